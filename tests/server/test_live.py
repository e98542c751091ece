"""Live play: updates, undo and grace, resends, refusals with a resync, why-not, presence, two ways of transport."""

import json
import time
from collections.abc import Callable, Iterator

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from kingsbridge import load_game
from tests.server.harness import Json, Live, Player, ServerProcess, new_id

GRACE_MS = 3_600_000


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose bots wait for an undo longer than any test takes."""
    server = ServerProcess(str(tmp_path_factory.mktemp("patient")), "--grace-ms", str(GRACE_MS)).start()
    yield server
    server.kill()


def play_until(player: Player, table: str, wanted: Callable[[Json], bool]) -> Json:
    """Play first actions until an update is as wanted."""
    while True:
        update = player.awaited(table)
        assert update["table"]["status"] == "running", "the game ended before it came to this"
        while update["legal"]:
            if wanted(update):
                return update
            update = player.move(table, update["seat"], update["table"]["seq"], update["legal"][0]["key"])


def has_undoable(update: Json) -> bool:
    return any(not action["reveals"] for action in update["legal"])


def test_hello_shows_the_table_and_moves_come_back_as_updates(player: Player) -> None:
    made = player.new_table("human", "human", "human")
    table = made["table"]["id"]
    seat = made["table"]["waiting_for"]
    with player.live(table, seat) as mover, player.live(table, None) as watcher:
        hello = mover.until(answers="hello")
        assert (hello["type"], hello["protocol"], hello["seat"], hello["since"]) == ("update", 1, seat, 0)
        assert hello["view"]["hand"] and hello["legal"] and [line["seq"] for line in hello["lines"]] == [1, 2]
        assert watcher.until(answers="hello")["legal"] == []
        mover.send(type="move", id="m1", seat=seat, seq=2, action=hello["legal"][0]["key"])
        answer = mover.until(answers="m1")
        assert (answer["since"], answer["table"]["seq"]) == (2, 3)
        assert [(line["seq"], line["kind"], line["seat"]) for line in answer["lines"]] == [(3, "move", seat)]
        assert answer["lines"][0]["facts"][0]["kind"] == "played"
        seen = watcher.until(table_seq=3)
        assert seen["since"] == 2 and seen["lines"] == answer["lines"]
    with player.live(table, None, since=2) as late:
        assert [line["seq"] for line in late.until(answers="hello")["lines"]] == [3]


def test_only_the_deciding_seat_gets_actions(player: Player) -> None:
    table = player.new_table("human", "human", "human")["table"]
    for seat in (0, 1, 2):
        update = player.state(table["id"], seat)
        assert bool(update["legal"]) == (seat == table["waiting_for"])
        assert update["table"]["waiting_for"] == table["waiting_for"]


def test_undo_and_grace(patient: ServerProcess) -> None:
    """Bots wait after a turn that can be taken back; undo is a line of its own, and all is as before."""
    player = Player(patient.url)
    table = player.new_table("human", "greedy", "greedy", seed="5")["table"]["id"]

    def ends_turn(update: Json) -> bool:
        return any(action["ends_turn"] and not action["reveals"] for action in update["legal"])

    before = play_until(player, table, ends_turn)
    action = next(each for each in before["legal"] if each["ends_turn"] and not each["reveals"])
    after = player.move(table, 0, before["table"]["seq"], action["key"])
    assert after["can_undo"] and 0 < after["grace_ms"] <= GRACE_MS and not after["legal"]
    time.sleep(0.5)  # enough for a bot that does not wait
    assert player.state(table, 0)["table"]["seq"] == after["table"]["seq"], "a bot did not wait"
    undone = player.undo(table, 0, after["table"]["seq"], "u1")
    assert undone["view"] == before["view"] and undone["legal"] == before["legal"] and not undone["grace_ms"]
    assert [(line["kind"], line["undone"]) for line in undone["lines"]] == [("undo", [after["table"]["seq"]])]
    again = player.undo(table, 0, after["table"]["seq"], "u1")
    assert again["table"]["seq"] == undone["table"]["seq"], "a resent undo was done twice"
    time.sleep(0.3)
    assert player.state(table, 0)["table"]["seq"] == undone["table"]["seq"], (
        "a bot played although it was undone"
    )


def test_what_was_shown_cannot_be_taken_back(player: Player) -> None:
    table = player.new_table("human", "human", "human")["table"]
    seat = table["waiting_for"]
    update = player.state(table["id"], seat)
    assert all(action["reveals"] for action in update["legal"])
    moved = player.move(table["id"], seat, 2, update["legal"][0]["key"])
    assert not moved["can_undo"]
    refused = player.undo(table["id"], seat, 3, status=409)
    assert refused["code"] == "cannot-undo"
    other = (seat + 1) % 3
    assert player.undo(table["id"], other, 3, status=409)["code"] == "cannot-undo"


def test_undo_goes_back_step_by_step_and_survives_a_restart(own_server: Callable[..., ServerProcess]) -> None:
    server = own_server()
    player = Player(server.url)
    table = player.new_table("human", "human", "human", seed="5")["table"]["id"]
    update = play_until(player, table, has_undoable)
    seat = update["seat"]
    views: list[Json] = []
    while has_undoable(update) and len(views) < 2:
        views.append(update["view"])
        action = next(each["key"] for each in update["legal"] if not each["reveals"])
        update = player.move(table, seat, update["table"]["seq"], action)
    server.kill()
    server.start()
    while views:
        update = player.undo(table, seat, update["table"]["seq"])
        assert update["view"] == views.pop()


def test_a_resend_is_done_once_and_answered_again(own_server: Callable[..., ServerProcess]) -> None:
    server = own_server()
    player = Player(server.url)
    table = player.new_table("human", "human", "human")["table"]
    seat = table["waiting_for"]
    keys = [action["key"] for action in player.state(table["id"], seat)["legal"]]
    first = player.move(table["id"], seat, 2, keys[0], "same")
    assert player.move(table["id"], seat, 2, keys[0], "same") == first
    assert player.move(table["id"], seat, 2, keys[1], "same", status=409)["code"] == "id-reused"
    with player.live(table["id"], seat) as line:
        line.until(answers="hello")
        line.send(type="move", id="same", seat=seat, seq=2, action=keys[0])
        assert line.until(answers="same")["table"]["seq"] == 3
    server.kill()
    server.start()
    again = player.move(table["id"], seat, 2, keys[0], "same")
    assert again["lines"] == first["lines"] and again["view"] == first["view"]
    assert again["table"]["seq"] == 3


def test_stale_double_foreign_and_illegal_moves_are_refused_and_resynced(player: Player) -> None:
    made = player.new_table("human", "human", "human", seed="9")
    table, seat = made["table"]["id"], made["table"]["waiting_for"]
    stranger = Player(str(player.http.base_url))
    stranger.new_table("human", "greedy", "greedy")
    with player.live(table, seat) as line, stranger.live(table, None) as other:
        update = line.until(answers="hello")
        other.until(answers="hello")
        key = update["legal"][0]["key"]
        card = next(
            action["key"]
            for action in player.get("/api/games")[0]["actions"]
            if action["key"] not in {each["key"] for each in update["legal"]}
        )
        next_seat = (seat + 1) % 3

        def refused(sender: Live, code: str, **move: object) -> Json:
            sent = {"type": "move", "id": new_id(), "seat": seat, "seq": 2, "action": key, **move}
            sender.send(**sent)
            message = sender.until(answers=sent["id"])
            assert (message["type"], message["code"]) == ("refused", code)
            assert sender.receive()["table"]["seq"] == update["table"]["seq"], "no resync"
            return message

        assert refused(line, "illegal-action", action=card)["reason"]["rule"].startswith("CAR-")
        refused(line, "unknown-action", action="dance")
        refused(line, "not-your-turn", seat=next_seat)
        refused(line, "unknown-seat", seat=7)
        refused(line, "stale", seq=1)
        refused(line, "stale", seq=99)
        refused(other, "not-your-seat")
        line.send(type="move", id="done", seat=seat, seq=2, action=key)
        update = line.until(answers="done")
        refused(line, "stale", action=update["view"]["hand"][0])
        assert player.state(table, seat)["table"]["seq"] == 3
    assert player.move(table, seat, 2, key, status=409)["code"] == "stale"
    assert stranger.move(table, seat, 3, key, status=403)["code"] == "not-your-seat"


def test_lines_that_do_not_change_the_position_do_not_make_a_move_stale(player: Player) -> None:
    made = player.new_table("human", "human", "human")
    table, seat = made["table"]["id"], made["table"]["waiting_for"]
    key = player.state(table, seat)["legal"][0]["key"]
    player.post(f"/api/tables/{table}/leave", {"seat": (seat + 1) % 3})
    assert player.move(table, seat, 2, key)["table"]["seq"] == 4


def test_why_not_is_told_to_the_deciding_seat_only(player: Player) -> None:
    made = player.new_table("human", "human", "human", seed="2")
    table, seat = made["table"]["id"], made["table"]["waiting_for"]
    update = player.state(table, seat)
    actions = player.get("/api/games")[0]["actions"]
    legal = {action["target"] for action in update["legal"]}
    answers = {}
    with player.live(table, seat) as line:
        line.until(answers="hello")
        for target in sorted({action["target"] for action in actions}):
            line.send(type="why", id=target, seat=seat, target=target)
            answers[target] = line.until(answers=target)["reason"]
    assert {target for target, reason in answers.items() if reason is None} == legal
    assert all(reason["key"] for reason in answers.values() if reason is not None)
    body = {"type": "why", "id": "w", "seat": (seat + 1) % 3, "target": actions[0]["target"]}
    assert player.post(f"/api/tables/{table}/why", body, 409)["code"] == "not-your-turn"
    body = {"type": "why", "id": "w", "seat": seat, "target": "moon"}
    assert player.post(f"/api/tables/{table}/why", body, 400)["code"] == "unknown-target"
    stranger = Player(str(player.http.base_url))
    assert stranger.post(f"/api/tables/{table}/why", body, 403)["code"] == "not-your-seat"


def test_hints_are_for_the_deciding_seat(player: Player) -> None:
    made = player.new_table("human", "human", "human", seed="2")
    table, seat = made["table"]["id"], made["table"]["waiting_for"]
    update = player.state(table, seat)
    asked = {"type": "hint", "id": "h1", "seat": seat, "seq": update["table"]["seq"]}
    with player.live(table, seat) as line:
        line.until(answers="hello")
        line.send(**asked)
        line.send(type="ping")
        assert line.receive()["type"] == "pong"  # nobody waits for the thinking
        while (hinted := line.until(answers="h1"))["type"] == "refused":
            assert hinted["code"] == "no-hint-found", "else than for want of time"
            line.send(**asked)
        line.send(**{**asked, "id": "h2", "seq": 0})
        refused = line.until(type="refused")
        assert (refused["answers"], refused["code"]) == ("h2", "stale")
        assert line.receive()["type"] == "update"
    assert hinted["answers"] == "h1"
    keys = [each["key"] for each in hinted["actions"]]
    assert len(set(keys)) == 3 and set(keys) <= {action["key"] for action in update["legal"]}
    outlooks = [each["value"] for each in hinted["actions"]]
    assert outlooks == sorted(outlooks, reverse=True) and outlooks[0] <= 1 and outlooks[-1] >= 0
    assert all(each["visits"] > 0 for each in hinted["actions"])
    facts = load_game("cards").counsel.fact_args
    assert {because["fact"] for each in hinted["actions"] for because in each["because"]} <= set(facts)
    # The same position is thought about once.
    assert player.post(f"/api/tables/{table}/hint", asked)["actions"] == hinted["actions"]
    other = {**asked, "seat": (seat + 1) % 3}
    assert player.post(f"/api/tables/{table}/hint", other, 409)["code"] == "not-your-turn"
    stranger = Player(str(player.http.base_url))
    assert stranger.post(f"/api/tables/{table}/hint", asked, 403)["code"] == "not-your-seat"


def test_a_table_may_forbid_hints(player: Player) -> None:
    made = player.new_table("human", "human", "human", hints=False)
    table, seat = made["table"]["id"], made["table"]["waiting_for"]
    asked = {"type": "hint", "id": "h", "seat": seat, "seq": made["table"]["seq"]}
    assert player.post(f"/api/tables/{table}/hint", asked, 403)["code"] == "no-hints"


def test_presence_is_seen_by_others(player: Player) -> None:
    friend = Player(str(player.http.base_url))
    made = player.new_table("human", "open", "greedy")
    friend.claim(made["table"]["invite"], "Ellen")
    table = made["table"]["id"]
    with player.live(table, 0) as line:
        present = line.until(answers="hello")["table"]["seats"][1]["present"]
        with friend.live(table, 1) as other:
            other.until(answers="hello")
            while not present:  # who was just here has not come anew
                present = line.receive()["table"]["seats"][1]["present"]
        while line.receive()["table"]["seats"][1]["present"]:
            pass


def test_one_line_changes_seats_at_one_device(player: Player) -> None:
    table = player.new_table("human", "human", "human")["table"]["id"]
    with player.live(table, 0) as line:
        hands = [line.until(answers="hello")["view"]["hand"]]
        for seat in (1, 2):
            line.send(type="hello", protocol=1, seat=seat, since=0, id=f"seat {seat}")
            update = line.until(answers=f"seat {seat}")
            assert update["seat"] == seat
            hands.append(update["view"]["hand"])
    assert hands[0] != hands[1] != hands[2] != hands[0]


def test_the_old_device_loses_its_line_when_the_seat_moves(player: Player) -> None:
    made = player.new_table("human", "human", "human")
    other = Player(str(player.http.base_url))
    with player.live(made["table"]["id"], 0) as line:
        line.until(answers="hello")
        other.post("/api/recover", {"code": made["recovery"]["0"]})
        with pytest.raises(ConnectionClosed):
            while True:
                message = line.receive()
                assert message["type"] == "refused" and message["code"] == "not-your-seat"


def test_an_old_client_is_asked_to_reload(player: Player) -> None:
    table = player.new_table("human", "greedy", "greedy")["table"]["id"]
    with player.socket(table) as socket:
        line = Live(socket)
        line.send(type="hello", protocol=0, seat=0)
        assert line.receive() == {"type": "reload", "protocol": 1}
        with pytest.raises(ConnectionClosed):
            line.receive()


def test_a_talk_begins_with_hello(player: Player) -> None:
    table = player.new_table("human", "greedy", "greedy")["table"]["id"]
    with player.socket(table) as socket:
        line = Live(socket)
        line.send(type="ping")
        assert line.receive() == {"type": "pong"}
        line.send(type="move", id="m", seat=0, seq=2, action="x")
        assert line.receive()["code"] == "hello-first"
        with pytest.raises(ConnectionClosed):
            line.receive()


def test_events_stream_as_a_fallback(player: Player) -> None:
    made = player.new_table("human", "human", "human")
    table, seat = made["table"]["id"], made["table"]["waiting_for"]
    path = f"/api/tables/{table}/events"
    with player.http.stream("GET", path, params={"seat": seat, "since": 2}) as response:
        assert response.headers["content-type"].startswith("text/event-stream")
        updates = events(response)
        first = next(updates)
        assert first["legal"] and first["lines"] == []
        player.move(table, seat, 2, first["legal"][0]["key"])
        moved = next(update for update in updates if update["table"]["seq"] == 3)
        assert [line["seq"] for line in moved["lines"]] == [3]
    headers = {"last-event-id": "3"}
    with player.http.stream("GET", path, params={"seat": seat}, headers=headers) as response:
        assert next(events(response))["lines"] == []


def events(response: httpx.Response) -> Iterator[Json]:
    """Read the updates of a stream."""
    for line in response.iter_lines():
        if line.startswith("data: "):
            yield json.loads(line.removeprefix("data: "))
