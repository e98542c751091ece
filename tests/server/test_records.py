"""Records that are brought along are refereed before they are shown; who may look at finished games."""

import json
from typing import Any

import pytest

from kingsbridge.core.play import Play
from kingsbridge.core.record import Record
from kingsbridge.core.registry import load_game
from kingsbridge.server.keeping import remove_person
from kingsbridge.server.office import Office
from tests.conformance.walk import chosen
from tests.server.harness import Json, Player, ServerProcess, play_to_end
from tests.server.test_descents import ALONE, finished, play_on, refereed


def whole_game(game_id: str = "duel", seed: int = 5) -> Json:
    """A record that some terminal wrote."""
    play = Play(load_game(game_id).new_state(seed=seed, journal=True))
    play.players = ["Ann", "Ben"]
    while not play.state.is_over:
        play.play(chosen(play.state, seed, len(play.moves)))
    return play.record().to_dict()


RECORD = whole_game()


def test_a_record_is_shown_like_any_finished_game(players: list[Player]) -> None:
    owner, other = players[:2]
    info = owner.post("/api/records", RECORD)
    assert (info["status"], info["origin"]["kind"], info["spectators"]) == ("finished", "imported", False)
    assert [seat["name"] for seat in info["seats"]] == ["Ann", "Ben"]
    assert owner.post("/api/records", RECORD)["id"] == info["id"], "once is enough"
    assert [table["id"] for table in owner.get("/api/tables/mine")] == [info["id"]]
    steps = owner.get(f"/api/tables/{info['id']}/replay")["steps"]
    assert [step["action"] for step in steps[1:]] == RECORD["moves"]
    again = owner.get(f"/api/tables/{info['id']}/record")
    assert again == RECORD
    for path in ("", "/replay", "/replay/1", "/record", "/state", "/deal"):
        assert other.get(f"/api/tables/{info['id']}{path}", 403)["code"] == "no-spectators", path
    assert other.get("/api/tables/mine") == []


def test_bots_of_a_record_sit_there_as_bots(players: list[Player]) -> None:
    """Three of one level could not be told apart by that as a name."""
    record = {**whole_game(seed=6), "players": ["human", "master-miser@2"]}
    info = players[0].post("/api/records", record)
    told = [(seat["kind"], seat["name"], seat["level"]) for seat in info["seats"]]
    assert told == [("human", "", ""), ("bot", "", "master-miser@2")]
    assert players[0].post("/api/records", record)["id"] == info["id"]


def test_a_record_is_played_on_and_dealt_again(players: list[Player]) -> None:
    owner = players[0]
    imported = owner.post("/api/records", RECORD)["id"]
    made = play_on(owner, imported, 10, seats=ALONE[:2])["table"]
    assert (made["origin"]["table"], made["status"]) == (imported, "running")
    body = {"seats": ALONE[:2], "pace": "instant"}
    assert owner.post(f"/api/tables/{imported}/deal", body)["table"]["origin"]["kind"] == "same-deal"


def test_a_record_that_begins_with_a_position_comes_back(players: list[Player]) -> None:
    sample = load_game("duel").new_state(seed=3).sample(0, 1)
    play = Play.resume(Record.begin(sample, sample.to_dict()))
    while not play.state.is_over:
        play.play(chosen(play.state, 1, len(play.moves)))
    record = json.loads(play.record().to_json())
    info = players[0].post("/api/records", record)
    assert players[0].get(f"/api/tables/{info['id']}/record")["position"] == record["position"]


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"moves": [*RECORD["moves"][:6], "dance"]}, "illegal-in-record"),
        ({"moves": RECORD["moves"][:-1], "result": None}, "record-not-over"),
        ({"moves": []}, "other-draw"),
        ({"result": {"scores": [99, 0], "winners": [0]}}, "other-result"),
        ({"rules_version": 0}, "other-rules"),
        ({"game": "chess"}, "unknown-game"),
        ({"seats": 9}, "bad-seats"),
        ({"key": "short"}, "bad-key"),
        ({"format": 99}, "record-other-format"),
        ({"moves": None}, "record-bad-field"),
        ({"options": {"events": []}}, "unknown-option"),
        ({"running": True}, "record-of-running"),
    ],
)
def test_a_wrong_record_is_refused_with_what_is_wrong(player: Player, wrong: Json, code: str) -> None:
    refused = player.post("/api/records", {**RECORD, **wrong}, 400)
    assert refused["code"] == code and refused["message"].endswith((".", "}", ")"))
    assert player.get("/api/tables/mine") == []


def begun_game(moves: int = 4) -> Json:
    """The record of a game that was begun elsewhere."""
    play = Play(load_game("duel").new_state(seed=5, journal=True))
    for _ in range(moves):
        play.play(play.state.legal_actions()[0])
    return play.record().to_dict()


def bring_on(player: Player, record: Json, status: int = 200, **wishes: Any) -> Json:
    wish = {"record": record, "seats": ALONE[:2], "pace": "instant", **wishes}
    told: Json = player.post("/api/records/playon", wish, status)
    return told


def test_a_game_begun_elsewhere_goes_on_here_with_a_friend(players: list[Player]) -> None:
    host, guest = players[:2]
    record = begun_game()
    made = bring_on(host, record, seats=[{"kind": "human", "name": "Ann"}, {"kind": "open"}])["table"]
    assert guest.get(f"/api/invites/{made['invite']}")["origin"] == {
        "kind": "brought",
        "table": "",
        "ply": 4,
        "dealing": "as-it-was",
        "seat": -1,
        "challenge": "",
    }
    table = guest.post(f"/api/invites/{made['invite']}/claim", {"name": "Ben"})["table"]
    assert table["status"] == "running"
    state = host.get(f"/api/tables/{made['id']}/state", seat=0, since=0)
    assert sum(line["kind"] == "move" for line in state["lines"]) == len(record["moves"])
    play_to_end(host, bring_on(host, record)["table"]["id"])
    ended = host.get("/api/tables/mine")
    over = refereed(host, next(each["id"] for each in ended if each["status"] == "finished"))
    assert (over.key, over.moves[:4]) == (record["key"], record["moves"])


def test_a_game_begun_elsewhere_can_be_dealt_anew(player: Player) -> None:
    record = begun_game()
    made = bring_on(player, record, dealing="anew", seat=1)["table"]
    assert (made["origin"]["dealing"], made["origin"]["seat"]) == ("anew", 1)
    play_to_end(player, made["id"])
    after = refereed(player, made["id"])
    assert after.position is not None and after.key != record["key"]


@pytest.mark.parametrize(
    ("wrong", "wishes", "status", "code"),
    [
        ({"moves": ["dance"]}, {}, 400, "illegal-in-record"),
        ({"rules_version": 0}, {}, 400, "other-rules"),
        ({"running": True}, {}, 400, "record-of-running"),
        (RECORD, {}, 409, "over-there"),
        ({}, {"seats": ALONE}, 400, "other-seats"),
        ({}, {"dealing": "anew", "seat": 2}, 404, "unknown-seat"),
    ],
)
def test_what_cannot_be_gone_on_with_is_refused(
    player: Player, wrong: Json, wishes: Json, status: int, code: str
) -> None:
    assert bring_on(player, {**begun_game(), **wrong}, status, **wishes)["code"] == code
    assert player.get("/api/tables/mine") == []


def test_an_unfinished_record_is_refused(player: Player) -> None:
    assert player.post("/api/records", begun_game(), 400)["code"] == "record-not-over"
    assert player.post("/api/records", [1, 2], 400)["code"] == "malformed"


def test_what_a_seat_downloads_of_a_running_game_is_no_record(player: Player) -> None:
    table = player.new_table("human", "human", "human")["table"]["id"]
    download = player.get(f"/api/tables/{table}/record", seat=0)
    assert player.post("/api/records", download, 400)["code"] == "record-of-running"


def test_a_large_file_is_refused(player: Player) -> None:
    refused = player.post("/api/records", {**RECORD, "players": ["x" * 70_000]}, 413)
    assert refused["code"] == "too-large"


# --- sharing ---------------------------------------------------------------------------------------------------------


def test_the_host_opens_a_finished_game_and_closes_it_again(players: list[Player]) -> None:
    host, guest, _, stranger = players
    closed = finished(host, spectators=False)
    path = f"/api/tables/{closed}"
    assert stranger.get(f"{path}/replay", 403)["code"] == "no-spectators"
    assert host.post(f"{path}/share", {"allowed": True})["shared"]
    assert stranger.get(f"{path}/replay")["table"] == closed
    assert refereed(stranger, closed).moves
    assert not host.post(f"{path}/share", {"allowed": False})["shared"]
    for question in ("", "/replay", "/replay/1", "/record", "/state", "/deal"):
        assert stranger.get(f"{path}{question}", 403)["code"] == "no-spectators", question
    opened = finished(host)
    assert stranger.get(f"/api/tables/{opened}")["shared"]
    host.post(f"/api/tables/{opened}/share", {"allowed": False})
    assert stranger.get(f"/api/tables/{opened}/replay", 403)["code"] == "no-spectators"
    guest.new_table("human", "greedy", "greedy")
    assert guest.post(f"{path}/share", {"allowed": True}, 403)["code"] == "not-host"


def test_only_finished_games_are_shared(players: list[Player]) -> None:
    host = players[0]
    running = host.new_table("human", "human", "human", spectators=False)["table"]["id"]
    assert host.post(f"/api/tables/{running}/share", {"allowed": True}, 409)["code"] == "not-finished"


# --- keeping ---------------------------------------------------------------------------------------------------------


def test_what_was_brought_along_goes_with_its_owner_and_its_time(own_server: Any) -> None:
    server: ServerProcess = own_server("--grace-ms", "0")
    one, two = Player(server.url), Player(server.url)
    brought = [player.post("/api/records", RECORD)["id"] for player in (one, two)]
    source = finished(one)
    code = one.post("/api/challenges", {"table": source, "seats": ALONE, "name": "Ann"})["code"]
    sampled = play_on(one, source, 5, dealing="anew")["table"]["id"]
    server.stop()
    office = Office(server.data)
    office.sweep(finished=0, running=0, waiting=1)
    with office._engine.begin() as connection:
        hosts = {
            str(row[0]): str(row[1]) for row in connection.exec_driver_sql("SELECT id, host FROM tables")
        }
        remove_person(connection, hosts[brought[0]])
    server.start()
    two = Player(server.url, two.cookie)
    assert two.get(f"/api/tables/{brought[0]}", 404)["code"] == "unknown-table"
    assert two.get(f"/api/tables/{brought[1]}")["id"] == brought[1]
    assert two.get(f"/api/challenges/{code}")["name"] == ""
    server.stop()
    office.remove_table(sampled)
    office.remove_table(source)
    server.start()
    two = Player(server.url, two.cookie)
    assert two.get(f"/api/challenges/{code}", 404)["code"] == "unknown-challenge"
