"""A batch is the same games as one by one, only faster."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import kingsbridge
from kingsbridge.core.chance import key_for_batch
from kingsbridge.core.errors import BadRequest, IllegalAction
from kingsbridge.lab import Batch


@pytest.mark.parametrize("game_id", kingsbridge.game_ids())
def test_rows_are_the_games_themselves(game_id: str) -> None:
    """Every row is played beside the batch by hand, through the end of a game and into the next."""
    game = kingsbridge.load_game(game_id)
    batch = Batch(game_id, games=3, seed=8, reward="margin")
    numbers = [0, 0, 0]
    states = [game.start(batch.seats, {}, key_for_batch(8, row, 0), None, False) for row in range(3)]
    ended = 0
    for _ in range(game.max_decisions):
        for row, state in enumerate(states):
            assert batch.movers[row] == state.current_seat
            assert batch.observations[row].tolist() == state.features(state.current_seat)
            assert np.flatnonzero(batch.masks[row]).tolist() == state.legal_actions()
        actions = batch.random_actions()
        batch.step(actions)
        for row, action in enumerate(actions):
            state = states[row]
            state.apply(int(action))
            assert batch.ended[row] == state.is_over
            if state.is_over:
                scores = state.scores()
                assert batch.scores[row].tolist() == scores
                assert batch.rewards[row, 0] == scores[0] - max(scores[1:])
                numbers[row] += 1
                ended += 1
                key = key_for_batch(8, row, numbers[row])
                states[row] = game.start(batch.seats, {}, key, None, False)
            else:
                assert not batch.rewards[row].any()
        if ended > 3:
            return
    raise AssertionError("the games did not end")


def test_batches_with_one_seed_are_equal() -> None:
    one, two, other = (Batch("duel", games=5, seed=seed) for seed in (1, 1, 2))
    for _ in range(50):
        actions = one.random_actions()
        assert (actions == two.random_actions()).all()
        one.step(actions)
        two.step(actions)
    assert (one.observations == two.observations).all()
    assert (one.observations != other.observations).any()


def test_one_illegal_action_and_nothing_is_played() -> None:
    batch = Batch("pillars", games=4, seats=3, events="harsh")
    before = batch.observations.copy()
    actions = batch.random_actions()
    actions[3] = int(np.flatnonzero(~batch.masks[3])[0])
    with pytest.raises(IllegalAction):
        batch.step(actions)
    assert (batch.observations == before).all()
    with pytest.raises(BadRequest):
        batch.step(actions[:2])


def test_what_is_no_row_of_actions_is_refused_in_a_sentence() -> None:
    with pytest.raises(BadRequest, match="at least 1 game"):
        Batch("duel", games=0)
    batch = Batch("duel", games=2)
    before = batch.observations.copy()
    wrongs: list[Any] = [np.zeros((2, 1), int), np.zeros(2), [0.5, 1], [[0], [1]], ["a", "b"], []]
    for wrong in wrongs:
        with pytest.raises(BadRequest, match="whole numbers"):
            batch.step(wrong)
    assert (batch.observations == before).all()
    batch.step(int(action) for action in batch.random_actions())  # whatever gives whole numbers will do
    assert (batch.observations != before).any()


@pytest.mark.parametrize("again", [lambda batch: pickle.loads(pickle.dumps(batch)), copy.deepcopy])
@pytest.mark.parametrize("game_id", kingsbridge.game_ids())
def test_a_copy_goes_on_by_itself(game_id: str, again: Callable[[Batch], Batch]) -> None:
    """Through the end of games and into the next deals, with the same dice, in arrays of its own."""
    batch = Batch(game_id, games=2, seed=5)
    for _ in range(10):
        batch.step(batch.random_actions())
    other = again(batch)
    before = batch.observations.copy()
    ended = 0
    for _ in range(batch.game.max_decisions):
        actions = other.random_actions()
        other.step(actions)
        assert (batch.observations == before).all(), "the copy wrote into the arrays of the first"
        assert (batch.random_actions() == actions).all()
        batch.step(actions)
        before = batch.observations.copy()
        for name in ("observations", "masks", "movers", "ended", "rewards", "scores"):
            assert (getattr(batch, name) == getattr(other, name)).all(), name
        ended += int(batch.ended.sum())
        if ended > 2:
            break
    assert ended
