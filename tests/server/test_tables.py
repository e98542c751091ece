"""The life of a table, on both databases: made, joined, played, left, returned to, resigned, played again."""

from pathlib import Path

import pytest

from kingsbridge import Record
from kingsbridge.bots.levels import DEFAULT_LEVEL, LEVELS, STYLED_FROM, STYLES, level_of, style_of
from kingsbridge.server.table.levels import Tastes
from kingsbridge.server.table.making import LONGEST_NAME, distinct_name
from tests.server.harness import Player, ServerProcess, play_to_end, wait_for


def seat_kinds(info: dict[str, object]) -> list[str]:
    seats = info["seats"]
    assert isinstance(seats, list)
    return [seat["kind"] for seat in seats]


def test_alone_against_bots_to_the_end_and_again(players: list[Player]) -> None:
    made = players[0].new_table("human", "greedy", "random", seed="7")
    table = made["table"]
    assert (table["status"], table["chosen_seed"], table["seq"]) == ("running", "7", 2)
    assert players[0].get("/api/tables/mine")[0]["id"] == table["id"]
    last = play_to_end(players[0], table["id"])
    assert last["view"]["is_over"] and not last["legal"]
    assert [line["kind"] for line in last["lines"]][:2] == ["created", "begin"]
    assert last["lines"][-1]["kind"] == "finished"
    assert [line["seq"] for line in last["lines"]] == list(range(1, last["table"]["seq"] + 1))
    again = players[0].post(f"/api/tables/{table['id']}/rematch")
    assert again["table"]["status"] == "running" and again["seats"] == [0] and set(again["recovery"]) == {"0"}
    assert players[0].post(f"/api/tables/{table['id']}/rematch")["table"]["id"] == again["table"]["id"]
    assert players[0].get(f"/api/tables/{table['id']}")["rematch"] == again["table"]["id"]
    assert seat_kinds(again["table"]) == ["human", "bot", "bot"]


def test_bots_of_a_level_that_has_tastes_differ_at_one_table() -> None:
    for level in LEVELS:
        assert bool(style_of(Tastes().styled(level))) == (LEVELS[level] >= STYLED_FROM)
    tastes = Tastes()
    dealt = [tastes.styled("master") for _ in range(4)]
    assert {level_of(name) for name in dealt} == {"master"}
    assert {style_of(name) for name in dealt[:3]} == set(STYLES) and style_of(dealt[3])
    for plain in ("random", "greedy", "master-miser", "master@2"):
        assert tastes.styled(plain) == plain


def test_friends_join_by_the_invitation(players: list[Player]) -> None:
    host, friend, third, stranger = players
    made = host.new_table("human", "open", "open")
    table, invite = made["table"]["id"], made["table"]["invite"]
    assert made["table"]["status"] == "waiting" and host.state(table, 0)["view"] is None
    assert friend.get(f"/api/invites/{invite}")["invite"] == ""
    joined = friend.claim(invite, "  Ellen\n ", 2)
    assert joined["seats"] == [2] and joined["table"]["seats"][2]["name"] == "Ellen"
    assert friend.claim(invite, "Twice", 2, status=409)["code"] == "seat-not-free"
    assert friend.claim(invite, "", None, status=400)["code"] == "bad-name"
    assert friend.claim(invite, "x" * 41, None, status=400)["code"] == "bad-name"
    assert third.claim("nope-nope-nope", "Jack", status=404)["code"] == "unknown-invite"
    begun = third.claim(invite.upper(), "Jack")
    assert begun["table"]["status"] == "running" and begun["seats"] == [1]
    assert stranger.claim(invite, "Late", status=409)["code"] == "already-begun"
    hands = [
        player.state(table, seat)["view"]["hand"] for player, seat in ((host, 0), (third, 1), (friend, 2))
    ]
    assert all(len(hand) == len(hands[0]) > 0 for hand in hands)
    assert stranger.state(table, None)["view"]["hand"] == []
    kinds = [line["kind"] for line in host.state(table, 0)["lines"]]
    assert kinds == ["created", "seat-taken", "seat-taken", "begin"]


def test_before_the_start_seats_change_hands(players: list[Player]) -> None:
    host, friend, third, stranger = players
    made = host.new_table("human", "open", "open")
    path, invite = f"/api/tables/{made['table']['id']}", made["table"]["invite"]
    friend.claim(invite, "Ellen", 1)
    assert friend.post(f"{path}/remove", {"seat": 0}, 403)["code"] == "not-host"
    assert stranger.post(f"{path}/bot", {"seat": 2}, 403)["code"] == "not-seated"
    assert friend.post(f"{path}/bot", {"seat": 2}, 403)["code"] == "not-host"
    assert host.post(f"{path}/remove", {"seat": 9}, 404)["code"] == "unknown-seat"
    assert seat_kinds(host.post(f"{path}/remove", {"seat": 1})) == ["human", "open", "open"]
    assert friend.get(path)["my_seats"] == []
    third.claim(invite, "Jack", 1)
    left = host.post(f"{path}/leave", {"seat": 0})
    assert seat_kinds(left) == ["open", "human", "open"] and not left["is_host"]
    assert third.get(path)["is_host"]
    assert third.post(f"{path}/bot", {"seat": 0, "level": "pope"}, 400)["code"] == "unknown-level"
    third.post(f"{path}/bot", {"seat": 0, "level": "random"})
    running = third.post(f"{path}/bot", {"seat": 2})
    assert running["status"] == "running" and [level_of(seat["level"]) for seat in running["seats"][1:]] == [
        "",
        DEFAULT_LEVEL,
    ]
    assert running["seats"][0]["level"] == "random"
    assert third.post(f"{path}/remove", {"seat": 2}, 409)["code"] == "already-begun"


def test_leave_bot_return_resign(players: list[Player]) -> None:
    host, friend, _, _ = players
    made = host.new_table("human", "open", "greedy")
    path = f"/api/tables/{made['table']['id']}"
    friend.claim(made["table"]["invite"], "Ellen")
    with friend.live(made["table"]["id"], 1) as line:  # there for as long as this takes
        line.until(answers="hello")
        assert host.post(f"{path}/bot", {"seat": 1}, 409)["code"] == "seat-not-absent"
    assert host.post(f"{path}/leave", {"seat": 1}, 403)["code"] == "not-your-seat"
    assert friend.post(f"{path}/return", {"seat": 1}, 409)["code"] == "seat-not-yours-to-return"
    left = friend.post(f"{path}/leave", {"seat": 1})
    assert left["seats"][1]["left"] and left["seats"][1]["kind"] == "human"
    given = host.post(f"{path}/bot", {"seat": 1})
    assert seat_kinds(given) == ["human", "bot", "bot"]
    assert host.post(f"{path}/return", {"seat": 1}, 403)["code"] == "not-your-seat"
    back = friend.post(f"{path}/return", {"seat": 1})
    assert seat_kinds(back) == ["human", "human", "bot"] and not back["seats"][1]["left"]
    friend.post(f"{path}/resign", {"seat": 1})
    assert friend.post(f"{path}/return", {"seat": 1}, 409)["code"] == "seat-not-yours-to-return"
    update = host.state(made["table"]["id"], 0)
    kinds = [line["kind"] for line in update["lines"] if line["kind"] != "move"]
    expected = ["created", "seat-taken", "begin", "seat-left", "bot-seated", "seat-returned", "resigned"]
    assert kinds == expected
    assert update["table"]["seats"][1] | {"present": True} == {
        "kind": "bot",
        "name": "Ellen",
        "level": DEFAULT_LEVEL,
        "present": True,
        "away_seconds": 0,
        "mine": False,
        "host": False,
        "resigned": True,
        "left": False,
    }
    assert friend.post(f"{path}/bot", {"seat": 1, "level": "random"}, 403)["code"] == "not-host"
    assert host.post(f"{path}/bot", {"seat": 1, "level": "random"})["seats"][1]["level"] == "random"
    assert play_to_end(host, made["table"]["id"])["table"]["status"] == "finished"
    # The next game waits for who has given up this one, and one click seats them again.
    again = host.post(f"{path}/rematch")
    assert again["table"]["status"] == "waiting" and seat_kinds(again["table"]) == ["human", "open", "bot"]
    joined = friend.post(f"{path}/rematch")
    assert (
        joined["table"]["status"] == "running" and joined["seats"] == [1] and set(joined["recovery"]) == {"1"}
    )
    assert joined["table"]["seats"][1]["name"] == "Ellen"


def test_who_comes_with_a_name_that_is_taken_is_told_apart(players: list[Player]) -> None:
    host, friend, third, _ = players
    seats = [{"kind": "human", "name": "Anna"}, {"kind": "open"}, {"kind": "open"}]
    invite = host.post("/api/tables", {"game": "cards", "seats": seats})["table"]["invite"]
    assert friend.claim(invite, "anna")["table"]["seats"][1]["name"] == "anna 2"
    assert third.claim(invite, "Anna")["table"]["seats"][2]["name"] == "Anna 3"
    longest = "x" * LONGEST_NAME
    assert distinct_name(longest, [longest]) == "x" * (LONGEST_NAME - 2) + " 2"


def test_an_absent_seat_may_be_given_away_by_anybody(players: list[Player]) -> None:
    host, friend, third, _ = players
    made = host.new_table("human", "open", "open")
    table = made["table"]["id"]
    friend.claim(made["table"]["invite"], "Ellen")
    third.claim(made["table"]["invite"], "Jack")
    with third.live(table, 2) as line:
        line.until(answers="hello")
        assert friend.get(f"/api/tables/{table}")["seats"][2]["present"]
    wait_for(lambda: friend.get(f"/api/tables/{table}")["seats"][2]["away_seconds"] >= 1)
    info = friend.post(f"/api/tables/{table}/bot", {"seat": 2})
    assert seat_kinds(info) == ["human", "human", "bot"]


def test_recovery_moves_a_seat_to_another_device(players: list[Player]) -> None:
    old, new, _, _ = players
    made = old.new_table("human", "greedy", "greedy")
    table = made["table"]["id"]
    assert new.post("/api/recover", {"code": "2222-2222-2222-2222"}, 404)["code"] == "unknown-recovery"
    recovered = new.post("/api/recover", {"code": made["recovery"]["0"].upper()})
    assert recovered["table"]["my_seats"] == [0] and recovered["table"]["is_host"]
    # A code is used once; the device that has the seat now has the next one.
    assert recovered["recovery"]["0"] != made["recovery"]["0"]
    assert players[3].post("/api/recover", {"code": made["recovery"]["0"]}, 404)["code"] == "unknown-recovery"
    assert new.state(table, 0)["view"]["hand"]
    assert old.state(table, 0, status=403)["code"] == "not-your-seat"
    assert old.get("/api/tables/mine") == []
    assert [each["id"] for each in new.get("/api/tables/mine")] == [table]


def test_hotseat_plays_several_seats_on_one_device(players: list[Player]) -> None:
    made = players[0].new_table("human", "human", "human", seed="3")
    assert made["seats"] == [0, 1, 2] and set(made["recovery"]) == {"0", "1", "2"}
    table = made["table"]["id"]
    first = players[0].awaited(table)
    for seat in (0, 1, 2):
        update = players[0].state(table, seat)
        assert bool(update["legal"]) == (seat == first["seat"])
    last = play_to_end(players[0], table, seed=2)
    assert last["table"]["status"] == "finished"
    assert {line["seat"] for line in last["lines"] if line["kind"] == "move"} == {0, 1, 2}


def test_my_games_show_first_where_i_am_awaited(players: list[Player]) -> None:
    host, friend, _, _ = players
    awaited = host.new_table("human", "human", "human")["table"]["id"]
    waiting = host.new_table("human", "open", "open")["table"]
    mine = host.get("/api/tables/mine")
    assert [each["id"] for each in mine] == [awaited, waiting["id"]]
    assert [each["awaits_me"] for each in mine] == [True, False]
    assert friend.get("/api/tables/mine") == []


def test_only_the_seated_see_a_closed_table(players: list[Player]) -> None:
    host, stranger, _, _ = players
    made = host.new_table("human", "open", "open", spectators=False)
    path = f"/api/tables/{made['table']['id']}"
    for where in ("", "/state", "/record", "/moment", "/events", "/replay"):
        assert stranger.get(path + where, 403, seq=1)["code"] == "no-spectators"
    assert stranger.get(f"/api/invites/{made['table']['invite']}")["status"] == "waiting"
    assert host.get(path)["invite"] == made["table"]["invite"]


def test_bad_wishes_are_refused_with_what_is_allowed(players: list[Player]) -> None:
    wishes = [
        ({"game": "chess", "seats": []}, "unknown-game"),
        ({"game": "cards", "seats": [{"kind": "human"}]}, "bad-seats"),
        ({"game": "cards", "seats": [{"kind": "human"}] * 3, "options": {"no": 1}}, "no-options"),
        ({"game": "cards", "seats": [{"kind": "human"}] * 3, "seed": "x" * 99}, "bad-seed"),
        ({"game": "cards", "seats": [{"kind": "alien"}] * 3}, "malformed"),
        ({"game": "cards", "seats": [{"kind": "human"}] * 3, "pace": "slow"}, "malformed"),
        ({"game": "cards", "seats": [{"kind": "bot", "level": "x"}] * 3}, "unknown-level"),
    ]
    for wish, code in wishes:
        assert players[0].post("/api/tables", wish, 400)["code"] == code


def test_finished_games_open_and_running_ones_do_not(players: list[Player]) -> None:
    host, stranger, _, _ = players
    table = host.new_table("human", "greedy", "random", seed="11")["table"]["id"]
    path = f"/api/tables/{table}"
    first = host.awaited(table)
    for where in ("/replay", "/replay/0"):
        assert host.get(path + where, 409)["code"] == "not-finished"
    running = host.get(f"{path}/record", seat=0)
    assert running["running"] and "key" not in running and running["view"] == first["view"]
    assert all("cards" not in fact for line in running["lines"] for fact in line["facts"])
    assert "key" not in stranger.get(f"{path}/record")
    last = play_to_end(host, table)
    replay = stranger.get(f"{path}/replay")
    assert replay["steps"][0]["seat"] == -1 and replay["steps"][-1]["scores"] == last["view"]["scores"]
    position = stranger.get(f"{path}/replay/{len(replay['steps']) - 1}")
    assert position["views"][0] == last["view"]
    opening = stranger.get(f"{path}/replay/0")
    assert all(view["hand"] for view in opening["views"])
    assert stranger.get(f"{path}/replay/{len(replay['steps'])}", 404)["code"] == "unknown-moment"
    record = stranger.get(f"{path}/record")
    assert record["moves"] == [step["action"] for step in replay["steps"][1:]]
    states = list(Record.from_dict(record).replay())
    assert states[-1].scores() == last["view"]["scores"]
    moment = host.get(f"{path}/moment", seq=first["table"]["seq"], seat=0)
    assert moment["view"] == first["view"]
    assert host.get(f"{path}/moment", 404, seq=1, seat=0)["code"] == "unknown-moment"
    assert host.get(f"{path}/moment", 404, seq=9999, seat=0)["code"] == "unknown-moment"


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_a_restart_in_mid_game_changes_nothing(
    database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    data = str(tmp_path) if database == "sqlite" else request.getfixturevalue("postgres_url")
    server = ServerProcess(data).start()
    try:
        player = Player(server.url)
        table = player.new_table("human", "greedy", "random")["table"]["id"]
        for _ in range(5):
            update = player.awaited(table)
            player.move(table, 0, update["table"]["seq"], update["legal"][0]["key"])
        before = player.awaited(table)
        assert server.stop() == 0
        server.start()
        after = player.awaited(table)
        for each in (before, after):
            each["table"]["seats"] = []  # who is there is not known after a restart
        assert before == after
        update = player.move(table, 0, after["table"]["seq"], after["legal"][-1]["key"])
        assert update["table"]["seq"] > after["table"]["seq"]
    finally:
        server.kill()
