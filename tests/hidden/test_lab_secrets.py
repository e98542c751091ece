"""A secret that changes by itself changes nothing in what the lab's doors show: arrays, strings and tensors."""

import json
from random import Random

import pyspiel
import pytest

import kingsbridge
from kingsbridge.lab import spiel
from kingsbridge.lab.observation import observe
from kingsbridge.lab.recall import Recall
from tests.conformance.walk import play_on
from tests.hidden.telling import positions
from tests.hidden.test_bots_secrets import changed, secrets_of


@pytest.mark.parametrize("game_id", kingsbridge.game_ids())
def test_a_changed_secret_shows_in_no_door(game_id: str) -> None:
    game = kingsbridge.load_game(game_id)
    loaded = pyspiel.load_game(spiel.PREFIX + game_id, {"players": game.max_seats})
    observer = spiel.KingsbridgeObserver(game, pyspiel.IIGObservationType(perfect_recall=True))
    random = Random(game_id)
    differing = 0
    for state in positions(game, game.max_seats, 4, every=29):
        for change in secrets_of(game_id).values():
            seat = random.randrange(state.seats)
            other = changed(change, state, seat, random)
            differing += other.fingerprint() != state.fingerprint()
            assert {name: array.tolist() for name, array in observe(state, seat).items()} == {
                name: array.tolist() for name, array in observe(other, seat).items()
            }
            shown = []
            for position in (state, other):
                wrapped = loaded.new_initial_state()
                wrapped.recall = Recall(position.clone())
                observer.set_from(wrapped, seat)
                assert observer.tensor is not None
                shown.append([observer.tensor.tolist(), observer.string_from(wrapped, seat)])
            assert shown[0] == shown[1]
    assert differing > 8, "the secrets were hardly ever changed"


@pytest.mark.parametrize("game_id", kingsbridge.game_ids())
def test_what_is_told_is_the_view_and_what_the_journal_tells_the_seat(game_id: str) -> None:
    """Nothing that only another seat may read gets into a seat's information state."""
    game = kingsbridge.load_game(game_id)
    state = game.new_state(seats=game.max_seats, seed=6, journal=True)
    recall = Recall(game.new_state(seats=game.max_seats, seed=6))
    assert state.journal is not None
    heard = 0
    for action in play_on(state, 6):
        if state.epoch > 0:
            break
        heard = len(state.journal)
        recall.apply(action)
    else:
        raise AssertionError("no hand, round or chapter ended")
    for seat in range(state.seats):
        lines = set(recall.told(seat).splitlines())
        readable = {json.dumps(entry.for_seat(seat)) for entry in state.journal}
        own = {line for line in lines if line.startswith(("> ", "before: "))}
        assert heard > 5
        assert {line for line in lines - own if not line.startswith('{"game"')} <= readable
