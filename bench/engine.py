"""Measures one form of the engine through the public API; prints JSON. CPU time, loop in interpreted Python.

The peer is a small trick-taking game written plainly in this file and never compiled: the same work in every run, so
that ratios against it can be compared between machines and days.
"""

import json
import time
from collections.abc import Callable
from random import Random
from typing import Any

import kingsbridge
from kingsbridge import form

GAMES = 150
REPEATS = 2000


def main() -> None:
    """Measure all games and seat counts."""
    rows = []
    for game_id in kingsbridge.game_ids():
        game = kingsbridge.load_game(game_id)
        for seats in range(game.min_seats, game.max_seats + 1):
            rows.append(_measure(game, seats))
    print(json.dumps(rows))


def _measure(game: kingsbridge.Game, seats: int) -> dict[str, Any]:
    _play(game, seats, 10)  # warm up
    decisions, seconds = _play(game, seats, GAMES)
    peer = _peer_steps_per_second()
    middle = _middle_state(game, seats)
    return {
        "game": game.id,
        "seats": seats,
        "form": form.describe().kind,
        "decisions_per_s": decisions / seconds,
        "games_per_s": GAMES / seconds,
        "decisions_per_game": decisions / GAMES,
        "clone_us": _microseconds(middle.clone),
        "sample_us": _microseconds(lambda: middle.sample(middle.current_seat, 1)),
        "view_us": _microseconds(lambda: middle.view(middle.current_seat)),
        "peer_per_s": peer,
        "ratio_to_peer": decisions / seconds / peer,
    }


def _play(game: kingsbridge.Game, seats: int, games: int) -> tuple[int, float]:
    draw = Random(1).random
    decisions = 0
    start = time.process_time()
    for seed in range(games):
        state = game.new_state(seats=seats, seed=seed)
        while not state.is_over:
            legal = state.legal_actions()
            state.apply(legal[int(draw() * len(legal))])
            decisions += 1
    return decisions, time.process_time() - start


def _middle_state(game: kingsbridge.Game, seats: int) -> kingsbridge.State:
    state = game.new_state(seats=seats, seed=3)
    for _ in range(60):
        state.apply(state.legal_actions()[0])
    return state


def _microseconds(call: Callable[[], object]) -> float:
    start = time.process_time()
    for _ in range(REPEATS):
        call()
    return (time.process_time() - start) / REPEATS * 1e6


def _peer_steps_per_second() -> float:
    draw = Random(2).random
    steps = 0
    start = time.process_time()
    for _ in range(300):
        hands = [[card for card in range(52) if card % 4 == seat] for seat in range(4)]
        lead = 0
        for _ in range(13):
            trick = []
            for turn in range(4):
                hand = hands[(lead + turn) % 4]
                trick.append(hand.pop(int(draw() * len(hand))))
                steps += 1
            lead = (lead + trick.index(max(trick))) % 4
    return steps / (time.process_time() - start)


if __name__ == "__main__":
    main()
