"""Our own figures: the engine by a loop in Python, playouts, batches, and the doors."""

import time
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pyspiel

import kingsbridge
import kingsbridge.lab.spiel
from bench.peers.clock import microseconds, per_second, tell
from kingsbridge.lab import Batch
from kingsbridge.lab.observation import observe
from kingsbridge.lab.zoo import env

Measured = Callable[[int], tuple[int, float]]
ROWS = 64


def see_by_list(state: kingsbridge.State, seat: int) -> tuple[Any, Any]:
    """Make the arrays that a learner needs the way the contract suggests at first sight: from lists of numbers."""
    mask = np.zeros(state.game.num_actions, np.int8)
    mask[state.legal_actions()] = 1
    return np.asarray(state.features(seat), np.uint8), mask


def engine(game: kingsbridge.Game, seats: int, see: Callable[..., object] | None = None) -> Measured:
    """Play by a loop in Python, dealing included; `see`: with the arrays that a learner needs."""

    def play(seed: int) -> tuple[int, float]:
        draw = Random(seed).random
        decisions = 0
        start = time.process_time()
        state = game.new_state(seats=seats, seed=seed)
        while not state.is_over:
            if see is not None:
                see(state, state.current_seat)
            legal = state.legal_actions()
            state.apply(legal[int(draw() * len(legal))])
            decisions += 1
        return decisions, time.process_time() - start

    return play


def playouts(game: kingsbridge.Game, seats: int) -> float:
    """Count decisions a second of `game.playouts`, from the first decision of a game."""
    state = game.new_state(seats=seats, seed=1)
    length = [0, 0]

    def play(seed: int) -> tuple[int, float]:
        start = time.process_time()
        game.playouts(state, 20, seed)
        return 20, time.process_time() - start

    random = Random(1).random
    for seed in range(60):
        other = game.new_state(seats=seats, seed=seed)
        while not other.is_over:
            legal = other.legal_actions()
            other.apply(legal[int(random() * len(legal))])
            length[0] += 1
        length[1] += 1
    return per_second(play) * length[0] / length[1]


def batch(game: str, seats: int) -> Measured:
    """Step a batch; every step writes observations and masks of all games."""
    rows = Batch(game, games=ROWS, seats=seats, seed=1)

    def play(seed: int) -> tuple[int, float]:
        start = time.process_time()
        for _ in range(20):
            rows.step(rows.random_actions())
        return 20 * ROWS, time.process_time() - start

    return play


def zoo(game: str) -> Measured:
    """Play through the PettingZoo door, as connect four is played."""
    made = env(game)

    def play(seed: int) -> tuple[int, float]:
        draw = Random(seed).random
        steps = 0
        start = time.process_time()
        made.reset(seed=seed)
        for _ in made.agent_iter():
            seen, _, terminated, truncated, _ = made.last()
            if terminated or truncated:
                made.step(None)
                continue
            legal = np.flatnonzero(seen["action_mask"])
            made.step(legal[int(draw() * len(legal))])
            steps += 1
        return steps, time.process_time() - start

    return play


def spiel(name: str) -> Measured:
    """Play through the OpenSpiel door, as hearts is played, without tensors."""
    game: Any = pyspiel.load_game(f"kingsbridge_{name}")

    def play(seed: int) -> tuple[int, float]:
        draw = Random(seed).random
        state = game.new_initial_state()
        steps = 0
        start = time.process_time()
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(draw() * len(legal))])
            steps += 1
        return steps, time.process_time() - start

    return play


def main() -> None:
    """Measure everything."""
    figures: dict[str, float] = {}
    for name in kingsbridge.game_ids():
        game = kingsbridge.load_game(name)
        seats = game.max_seats
        figures[f"{name} loop"] = per_second(engine(game, seats))
        figures[f"{name} observing loop"] = per_second(engine(game, seats, observe))
        figures[f"{name} listing loop"] = per_second(engine(game, seats, see_by_list))
        figures[f"{name} playouts"] = playouts(game, seats)
        figures[f"{name} batch"] = per_second(batch(name, seats))
        figures[f"{name} zoo"] = per_second(zoo(name))
        figures[f"{name} spiel"] = per_second(spiel(name))
        middle = game.new_state(seats=seats, seed=3)
        for _ in range(60):
            middle.apply(middle.legal_actions()[0])
        figures[f"{name} clone us"] = microseconds(middle.clone, 20_000)
    tell(figures)


if __name__ == "__main__":
    main()
