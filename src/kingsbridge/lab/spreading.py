"""Playouts and batches on one core, all cores or a Ray cluster, by the arena's workers.

    scores = spread_playouts(state, 10_000, seed=1, workers=make_workers(0))
    games = spread_batches(my_module.play, "cards", batches=16, games=256, workers=make_workers(0, "auto"))

What comes out does not depend on who does the work, nor on how many do.
"""

from collections.abc import Callable
from typing import Any, Final, TypeVar

import numpy as np
from numpy.typing import NDArray

from kingsbridge.arena.workers import Workers, spread
from kingsbridge.core.contract import State
from kingsbridge.lab.batch import Batch

T = TypeVar("T")
PIECE: Final = 250  # playouts of one job


def spread_playouts(
    state: State, n: int, seed: int, seat: int | None = None, *, workers: Workers
) -> NDArray[np.float32]:
    """Play a position out n times; the scores of each end, a row a playout."""
    jobs = [(first, state, min(PIECE, n - first), seed, seat) for first in range(0, n, PIECE)]
    rows = np.zeros((n, state.seats), np.float32)
    for (first, _, count, _, _), ends in spread(workers, _play_out, jobs):
        rows[first : first + count] = ends
    return rows


def spread_batches(
    play: Callable[[Batch], T],
    game: str,
    batches: int,
    games: int,
    seed: int = 0,
    *,
    workers: Workers,
    **settings: Any,
) -> list[T]:
    """Let a function of a module play batches, each with a seed of its own; what it gave, in the batches' order."""
    jobs = [(number, play, game, games, seed * batches + number, settings) for number in range(batches)]
    found = {job[0]: given for job, given in spread(workers, _play_batch, jobs)}
    return [found[number] for number in range(batches)]


def _play_out(job: tuple[int, State, int, int, int | None]) -> list[list[float]]:
    first, state, count, seed, seat = job
    # Seeds far apart: the pieces of two runs with neighbouring seeds must not be the same playouts.
    return state.game.playouts(state, count, seed + (first << 64), seat)


def _play_batch(job: tuple[int, Callable[[Batch], Any], str, int, int, dict[str, Any]]) -> Any:
    _, play, game, games, seed, settings = job
    return play(Batch(game, games=games, seed=seed, **settings))
