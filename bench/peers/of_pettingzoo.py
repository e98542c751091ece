"""PettingZoo's connect four, as its documentation plays it."""

import time
from random import Random

import numpy as np
from pettingzoo.classic import connect_four_v3

from bench.peers.clock import per_second, tell

ENV = connect_four_v3.env()


def play(seed: int) -> tuple[int, float]:
    """Play some games."""
    draw = Random(seed).random
    steps = 0
    start = time.process_time()
    for game in range(10):
        ENV.reset(seed=seed * 10 + game)
        for _ in ENV.agent_iter():
            seen, _, terminated, truncated, _ = ENV.last()
            if terminated or truncated:
                ENV.step(None)
                continue
            legal = np.flatnonzero(seen["action_mask"])
            ENV.step(legal[int(draw() * len(legal))])
            steps += 1
    return steps, time.process_time() - start


if __name__ == "__main__":
    tell({"connect four": per_second(play)})
