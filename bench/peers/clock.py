"""Measures how often something happens in a second of computing; shared by us and by the peers' programs."""

import json
import time
from collections.abc import Callable
from typing import Final

SECONDS: Final = 0.6  # of computing, for each figure of a round


def per_second(play: Callable[[int], tuple[int, float]]) -> float:
    """Repeat games, the seed given, until the time is up; each says how many steps it made in how much time."""
    play(0)  # warm up
    steps = 0
    spent = 0.0
    seed = 1
    while spent < SECONDS:
        made, took = play(seed)
        steps += made
        spent += took
        seed += 1
    return steps / spent


def microseconds(call: Callable[[], object], repeats: int) -> float:
    """Time one call."""
    call()
    start = time.process_time()
    for _ in range(repeats):
        call()
    return (time.process_time() - start) / repeats * 1e6


def tell(figures: dict[str, float]) -> None:
    """Print the figures for the one who compares."""
    print(json.dumps(figures))
