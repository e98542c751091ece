"""Tables that come from others: played on, tried out; they say so, replay exactly and show nothing that is hidden."""

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kingsbridge.core.record import Record
from kingsbridge.server.settings import DATABASE_FILE
from tests.hidden.cards_secrets import SECRETS
from tests.server.harness import Json, Player, ServerProcess, play_to_end
from tests.server.in_process import InProcess, in_process
from tests.server.test_hidden import GAME, SEATS, positions, sit_down

ALONE = [
    {"kind": "human", "name": "Ann"},
    {"kind": "bot", "level": "greedy"},
    {"kind": "bot", "level": "random"},
]


def refereed(player: Player, table: str) -> Record:
    """The record of a finished table, replayed to its end."""
    record = Record.from_json(json.dumps(player.get(f"/api/tables/{table}/record")))
    assert list(record.replay())[-1].is_over
    return record


def finished(player: Player, **wishes: Any) -> str:
    table = str(player.new_table("human", "greedy", "random", **wishes)["table"]["id"])
    play_to_end(player, table)
    return table


def play_on(player: Player, table: str, ply: int, status: int = 200, **wishes: Any) -> Json:
    wish = {"ply": ply, "seats": ALONE, "pace": "instant", **wishes}
    made: Json = player.post(f"/api/tables/{table}/playon", wish, status)
    return made


def test_a_finished_game_is_played_on_as_it_was(players: list[Player]) -> None:
    host, guest, _, stranger = players
    source = finished(host)
    before = refereed(host, source)
    made = play_on(stranger, source, 30)["table"]
    assert made["origin"] == {
        "kind": "played-on",
        "table": source,
        "ply": 30,
        "dealing": "as-it-was",
        "seat": -1,
        "challenge": "",
    }
    assert guest.get(f"/api/tables/{made['id']}")["origin"] == made["origin"], "everybody is told"
    assert [each["origin"] for each in stranger.get("/api/tables/mine")] == [made["origin"]]
    play_to_end(stranger, made["id"], seed=5)
    after = refereed(stranger, made["id"])
    assert (after.key, after.moves[:30]) == (before.key, before.moves[:30])
    assert after.moves != before.moves


@pytest.mark.parametrize("knows", [1, None])
def test_a_finished_game_is_played_on_with_the_hidden_dealt_anew(
    players: list[Player], knows: int | None
) -> None:
    host = players[0]
    source = finished(host)
    before = refereed(host, source)
    made = play_on(host, source, 20, dealing="anew", seat=knows)["table"]
    assert made["origin"]["dealing"] == "anew" and made["origin"]["seat"] == (-1 if knows is None else 1)
    then = GAME.start(3, before.options, bytes.fromhex(before.key), None, False)
    for key in before.moves[:20]:
        then.apply(GAME.action_id(key))
    play_to_end(host, made["id"])
    after = refereed(host, made["id"])
    assert after.position is not None and after.key != before.key
    begun = after.start()
    assert begun.view(knows) == then.view(knows), "what was known stays"
    assert begun.to_dict() != then.to_dict()


def test_friends_sit_down_before_the_moves_so_far_are_made(players: list[Player]) -> None:
    host, guest = players[:2]
    source = finished(host)
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "open"}, {"kind": "bot", "level": "greedy"}]
    waiting = play_on(host, source, 12, seats=seats)["table"]
    assert waiting["status"] == "waiting" and waiting["origin"]["ply"] == 12
    assert guest.get(f"/api/invites/{waiting['invite']}")["origin"] == waiting["origin"]
    guest.claim(waiting["invite"], "Ben")
    lines = guest.state(waiting["id"], 1)["lines"]
    assert [line["kind"] for line in lines[:3]] == ["created", "seat-taken", "begin"]
    moves = [line for line in lines if line["kind"] == "move"]
    assert len(moves) >= 12 and {line["name"] for line in moves if line["seat"] == 1} == {"Ben"}


def test_a_table_that_begins_with_a_position_is_found_again(own_server: Any) -> None:
    server = own_server("--grace-ms", "0")
    player = Player(server.url)
    made = play_on(player, finished(player), 40, dealing="anew", seat=0)["table"]["id"]
    before = player.awaited(made)
    server.kill()
    again = Player(server.start().url, player.cookie)
    after = again.awaited(made)
    assert (after["view"], after["lines"]) == (before["view"], before["lines"])
    assert after["table"]["problem"] == ""
    play_to_end(again, made)
    refereed(again, made)


def test_what_cannot_be_played_on_is_refused_with_a_reason(players: list[Player]) -> None:
    host, guest = players[:2]
    running = host.new_table("human", "human", "human")["table"]["id"]
    assert play_on(host, running, 0, 409)["code"] == "not-finished"
    source = finished(host, spectators=False)
    last = len(refereed(host, source).moves)
    assert play_on(host, source, last, 409)["code"] == "over-there"
    assert play_on(host, source, last + 1, 404)["code"] == "unknown-moment"
    assert play_on(host, source, 0, 400, seats=ALONE[:2])["code"] == "other-seats"
    assert play_on(host, source, 0, 404, dealing="anew", seat=3)["code"] == "unknown-seat"
    assert play_on(guest, source, 0, 403)["code"] == "no-spectators"


def test_a_seat_tries_out_how_its_running_game_might_go_on(players: list[Player]) -> None:
    host, guest, _, stranger = players
    real = host.new_table("human", "open", "human")["table"]
    guest.claim(real["invite"], "Ben")
    before = guest.state(real["id"], 1)
    trial = guest.post(f"/api/tables/{real['id']}/try", {"seat": 1, "level": "random", "pace": "instant"})
    info = trial["table"]
    assert trial["seats"] == [1] and [seat["kind"] for seat in info["seats"]] == ["bot", "human", "bot"]
    assert (info["origin"]["kind"], info["origin"]["table"], info["origin"]["seat"]) == (
        "trial",
        real["id"],
        1,
    )
    assert not info["spectators"]
    assert stranger.get(f"/api/tables/{info['id']}", 403)["code"] == "no-spectators"
    play_to_end(guest, info["id"])
    refereed(guest, info["id"])
    after = guest.state(real["id"], 1)
    assert (after["view"], after["lines"]) == (before["view"], before["lines"]), "the real table is untouched"


def test_trying_out_is_for_the_seat_itself_where_hints_are_allowed(players: list[Player]) -> None:
    host, _, _, stranger = players
    stranger.new_table("human", "greedy", "greedy")
    strict = host.new_table("human", "human", "greedy", hints=False)["table"]["id"]
    assert host.post(f"/api/tables/{strict}/try", {"seat": 0}, 403)["code"] == "no-trials"
    real = host.new_table("human", "human", "greedy")["table"]["id"]
    assert stranger.post(f"/api/tables/{real}/try", {"seat": 0}, 403)["code"] == "not-your-seat"
    assert (
        host.post(f"/api/tables/{real}/try", {"seat": 0, "level": "oracle"}, 400)["code"] == "unknown-level"
    )
    done = finished(host)
    assert host.post(f"/api/tables/{done}/try", {"seat": 0}, 409)["code"] == "not-running"


# --- the same deal ---------------------------------------------------------------------------------------------------


def again(player: Player, table: str, status: int = 200, *seats: Json) -> Json:
    made: Json = player.post(
        f"/api/tables/{table}/deal", {"seats": list(seats) or ALONE, "pace": "instant"}, status
    )
    return made


def test_the_same_deal_is_played_again_and_compared(players: list[Player]) -> None:
    host, other = players[:2]
    source = finished(host, seed="chosen")
    made = again(other, source)["table"]
    assert (made["origin"]["kind"], made["origin"]["table"], made["chosen_seed"]) == (
        "same-deal",
        source,
        "chosen",
    )
    one, two = (player.state(table, 0) for player, table in ((host, source), (other, made["id"])))
    assert one["lines"][1]["facts"] == two["lines"][1]["facts"], "the same cards"
    for question in ("replay", "replay/3", "analysis", "analysis/3", "record", "deal", "state", "moment"):
        refused = other.get(f"/api/tables/{source}/{question}", 409, seq=2)
        assert refused["code"] == "deal-unfinished", question
    refused = other.post(f"/api/tables/{source}/playon", {"ply": 3, "seats": ALONE}, 409)
    assert refused["code"] == "deal-unfinished"
    assert [game["table"] for game in host.get(f"/api/tables/{source}/deal")["results"]] == [source]
    play_to_end(other, made["id"], seed=8)
    assert refereed(other, made["id"]).key == refereed(other, source).key
    for player in (host, other):
        games = player.get(f"/api/tables/{source}/deal")["results"]
        assert [game["table"] for game in games] == [made["id"], source]
        scores = [seat["score"] for seat in games[1]["seats"]]
        assert scores == refereed(host, source).result["scores"]  # type: ignore[index]
        assert [seat["mine"] for game in games for seat in game["seats"]].count(True) == 1


def test_only_finished_games_are_dealt_again_or_compared(players: list[Player]) -> None:
    host, other = players[:2]
    running = host.new_table("human", "greedy", "open")["table"]["id"]
    assert again(host, running, 409)["code"] == "not-finished"
    assert host.get(f"/api/tables/{running}/deal", 409)["code"] == "not-finished"
    body = {"table": running, "seats": ALONE}
    assert host.post("/api/challenges", body, 409)["code"] == "not-finished"
    closed = finished(host, spectators=False)
    assert again(other, closed, 403)["code"] == "no-spectators"
    assert other.get(f"/api/tables/{closed}/deal", 403)["code"] == "no-spectators"
    assert again(host, closed, 400, *ALONE[:2])["code"] == "other-seats"


def test_games_that_were_played_on_are_not_compared_with_whole_ones(players: list[Player]) -> None:
    host = players[0]
    source = finished(host)
    later = play_on(host, source, 30)["table"]["id"]
    play_to_end(host, later)
    assert [game["table"] for game in host.get(f"/api/tables/{source}/deal")["results"]] == [source]


# --- challenges ------------------------------------------------------------------------------------------------------


def challenge(player: Player, source: str) -> Json:
    body = {"table": source, "seats": ALONE, "name": "Ann"}
    made: Json = player.post("/api/challenges", body)
    return made


def test_a_challenge_tells_nothing_before_one_has_finished_it(players: list[Player]) -> None:
    host, first, second, stranger = players
    made = challenge(host, finished(host))
    code = made["code"]
    assert made["finished"] == 1 and [result["mine"] for result in made["results"]] == [True]
    for person in (first, stranger):
        shown = person.get(f"/api/challenges/{code}")
        assert (shown["results"], shown["mine"], shown["finished"]) == (None, "", 1)
        assert (shown["seat"], shown["levels"]) == (0, ["", "greedy", "random"])
    tables = []
    for number, person in enumerate((first, second)):
        taken = person.post(f"/api/challenges/{code}/play", {"name": f"P{number}", "pace": "instant"})[
            "table"
        ]
        assert taken["origin"]["challenge"] == code and taken["origin"]["table"] == ""
        assert not taken["hints"] and not taken["spectators"]
        tables.append(taken["id"])
    resumed = first.post(f"/api/challenges/{code}/play", {"name": "again"})
    assert resumed["table"]["id"] == tables[0], "everybody has one try"
    assert first.post(f"/api/tables/{tables[0]}/try", {"seat": 0}, 403)["code"] == "no-trials"
    level = {"seat": 1, "level": "random"}
    assert first.post(f"/api/tables/{tables[0]}/bot", level, 409)["code"] == "challenge-bots"
    play_to_end(first, tables[0], seed=3)
    unfinished = second.get(f"/api/challenges/{code}")
    assert (unfinished["results"], unfinished["finished"], unfinished["mine"]) == (None, 2, tables[1])
    assert second.get(f"/api/tables/{tables[0]}/replay", 409)["code"] == "deal-unfinished"
    assert stranger.get(f"/api/tables/{tables[0]}/replay", 403)["code"] == "no-spectators"
    play_to_end(second, tables[1], seed=4)
    results = second.get(f"/api/challenges/{code}")["results"]
    order = [(result["won"], result["lead"], result["score"]) for result in results]
    assert len(results) == 3 and order == sorted(order, reverse=True)
    assert [result["name"] for result in results if result["mine"]] == ["P1"]
    assert second.get(f"/api/tables/{tables[0]}/replay")["table"] == tables[0]
    assert first.get(f"/api/challenges/{code}")["results"][0]["table"] == results[0]["table"]


def test_the_same_moves_meet_the_same_bots(players: list[Player]) -> None:
    host, guest = players[:2]
    code = challenge(host, finished(host))["code"]
    moves = []
    for person in (guest, players[2]):
        table = person.post(f"/api/challenges/{code}/play", {"pace": "instant"})["table"]["id"]
        play_to_end(person, table, seed=6)
        moves.append(refereed(person, table).moves)
    assert moves[0] == moves[1]


def test_a_challenge_needs_one_person_and_a_code(players: list[Player]) -> None:
    host = players[0]
    source = finished(host)
    for seats in ([*ALONE[:2], {"kind": "open"}], [ALONE[0], ALONE[0], ALONE[1]], [ALONE[1]] * 3):
        refused = host.post("/api/challenges", {"table": source, "seats": seats}, 400)
        assert refused["code"] == "one-against-bots"
    assert host.get("/api/challenges/nothing", 404)["code"] == "unknown-challenge"


def test_a_challenge_leaves_out_what_cannot_be_replayed_any_more(
    tmp_path: Path, own_server: Callable[..., ServerProcess]
) -> None:
    server = own_server()
    host, guest = Player(server.url), Player(server.url)
    source = finished(host)
    code = challenge(host, source)["code"]
    table = guest.post(f"/api/challenges/{code}/play", {"pace": "instant"})["table"]["id"]
    play_to_end(guest, table)
    server.stop()
    with sqlite3.connect(tmp_path / DATABASE_FILE) as database:
        database.execute(
            "update tables set story = 'x', rules_version = rules_version + 1 where id = ?", (source,)
        )
        database.execute(
            "delete from memoirs where table_id = ?", (source,)
        )  # as if there had been no time for it
    server.start()
    for person in (Player(server.url, host.cookie), Player(server.url, guest.cookie)):
        shown = person.get(f"/api/challenges/{code}")
        assert shown["finished"] == 2
        assert [result["table"] for result in shown["results"]] == [table]


# --- what stays hidden -----------------------------------------------------------------------------------------------


def tried(server: InProcess, table: str, token: str, seat: int) -> tuple[Any, Any]:
    """What a trial begins with, and all that its seat is told of it."""
    made = server.post(token, f"/api/tables/{table}/try", {"seat": seat, "level": "random"})["table"]["id"]
    found = server.table(made)
    told = server.as_device(token).get(f"/api/tables/{made}/state", params={"seat": seat}).json()
    return found.record.beginning, (told["view"], told["legal"])


def test_a_trial_is_the_same_whatever_the_seat_cannot_know(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each secret is changed behind the server's back: the trial's very position stays the same, so its bytes do."""
    random = Random(5)
    compared = different = 0
    with in_process(tmp_path, monkeypatch) as server:
        table, tokens = sit_down(server)
        for state in positions(server, table, tokens, random, every=29):
            if state.is_over:
                break
            play = server.table(table).record.play
            assert play is not None
            for seat in range(SEATS):
                told = tried(server, table, tokens[seat], seat)
                for secret, change in SECRETS.items():
                    data = state.to_dict()
                    other = GAME.state_from_dict(change(data, seat, random))
                    other.journal, other.drawn = list(state.journal or []), dict(state.drawn or {})
                    play.state = other
                    assert tried(server, table, tokens[seat], seat) == told, (secret, seat)
                    play.state = state
                    compared += 1
                    different += other.to_dict() != data
    assert compared > 40 and different > compared // 2
