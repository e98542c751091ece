"""Playouts and batches come out the same whoever does the work."""

import numpy as np

import kingsbridge
from kingsbridge.arena.workers import Cores, OneCore
from kingsbridge.lab import Batch, spreading
from kingsbridge.lab.spreading import spread_batches, spread_playouts


def points_of(batch: Batch) -> list[float]:
    """Play some steps at random and add up what ended."""
    total = np.zeros(batch.seats)
    for _ in range(120):
        batch.step(batch.random_actions())
        total += batch.scores[batch.ended].sum(axis=0)
    return [float(points) for points in total]


def test_playouts_on_one_core_and_on_two() -> None:
    game = kingsbridge.load_game("duel")
    state = game.new_state(seed=2)
    spread_once = spread_playouts(state, 2 * spreading.PIECE + 3, 5, workers=OneCore())
    assert spread_once.shape == (2 * spreading.PIECE + 3, 2)
    assert spread_once[: spreading.PIECE].tolist() == game.playouts(state, spreading.PIECE, 5)
    later = spread_playouts(state, spreading.PIECE, 5 + spreading.PIECE, workers=OneCore())
    assert (spread_once[spreading.PIECE : 2 * spreading.PIECE] != later).any(), "two runs share a piece"
    again = spread_playouts(state, 2 * spreading.PIECE + 3, 5, workers=Cores(2))
    assert (spread_once == again).all()


def test_batches_on_one_core_and_on_two() -> None:
    one = spread_batches(points_of, "duel", batches=3, games=4, seed=1, workers=OneCore())
    two = spread_batches(points_of, "duel", batches=3, games=4, seed=1, workers=Cores(2))
    assert one == two and len({tuple(each) for each in one}) == 3
