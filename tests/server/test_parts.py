"""What did not change is not sent again, and what is put together from parts is the view."""

import json
from random import Random
from typing import Any

import msgspec
import pytest

import kingsbridge
from kingsbridge.server import messages
from kingsbridge.server.table.parts import ViewParts
from tests.server.harness import Json, Player


def sent(message: Any) -> Any:
    return json.loads(msgspec.json.encode(message))


def changed(view: Json, change: Json) -> Json:
    """What a client does."""
    after = {**view, **change["parts"]}
    for name, items in change["items"].items():
        after[name] = [items.get(str(at), item) for at, item in enumerate(after[name])]
    return after


@pytest.mark.parametrize("game_id", kingsbridge.game_ids())
def test_parts_make_the_view(game_id: str) -> None:
    """Over whole random games, for every seat and a spectator; and they are much smaller than views."""
    game = kingsbridge.load_game(game_id)
    random = Random(1)
    state = game.new_state(seats=game.max_seats, seed=1)
    seats = (None, *range(game.max_seats))
    parts = {seat: ViewParts(state.view(seat)) for seat in seats}
    views = {seat: sent(state.view(seat)) for seat in seats}
    whole = apart = 0
    while not state.is_over:
        state.apply(random.choice(state.legal_actions()))
        for seat in seats:
            now = ViewParts(state.view(seat))
            assert json.loads(bytes(now.whole())) == sent(state.view(seat))
            change = now.since(parts[seat])
            assert change is not None
            views[seat] = changed(views[seat], sent(change))
            assert views[seat] == sent(state.view(seat))
            parts[seat] = now
            whole += len(bytes(now.whole()))
            apart += len(msgspec.json.encode(change))
    assert apart < whole * 0.5


def test_a_line_that_keeps_parts_is_told_what_changes(player: Player) -> None:
    table = player.new_table("human", "human", "human")["table"]
    seat = table["waiting_for"]
    with player.live(table["id"], seat) as plain, player.live(table["id"], None) as watcher:
        update = plain.until(answers="hello")
        assert update["change"] is None
        watcher.until(answers="hello")
        watcher.send(type="hello", protocol=1, seat=seat, since=2, id="parts", parts=True)
        view = watcher.until(answers="parts")["view"]
        assert view == update["view"]
        plain.send(type="move", id="m", seat=seat, seq=2, action=update["legal"][0]["key"])
        after = plain.until(answers="m")["view"]
        told = watcher.until(table_seq=3)
        assert told["view"] is None
        assert changed(view, told["change"]) == after
        # A refusal is followed by an update, of which nothing is new.
        watcher.send(type="move", id="again", seat=seat, seq=2, action="dance")
        assert watcher.until(answers="again")["code"] == "stale"
        assert watcher.receive()["change"] == {"parts": {}, "items": {}}
        watcher.send(type="hello", protocol=1, seat=seat, since=2, id="anew", parts=True)
        assert watcher.until(answers="anew")["view"] == after


def test_what_is_sent_is_what_the_audience_shows(player: Player) -> None:
    """The two forms of an update, as an object and as bytes, cannot drift apart."""
    table = player.new_table("human", "human", "human")["table"]
    update = player.state(table["id"], table["waiting_for"])
    known = msgspec.json.decode(msgspec.json.encode(update), type=messages.Update)
    assert sent(known) == update
