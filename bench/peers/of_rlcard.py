"""RLCard's UNO and gin rummy."""

import time
from random import Random

import rlcard

from bench.peers.clock import per_second, tell

ENVS = {name: rlcard.make(name, config={"seed": 1}) for name in ("uno", "gin-rummy")}


def player(name: str):  # type: ignore[no-untyped-def]
    """Make the measured loop of one of its games."""
    env = ENVS[name]

    def play(seed: int) -> tuple[int, float]:
        draw = Random(seed).random
        steps = 0
        start = time.process_time()
        state, _ = env.reset()
        while not env.is_over() and steps < 500:
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(draw() * len(legal))])
            steps += 1
        return steps, time.process_time() - start

    return play


if __name__ == "__main__":
    tell({f"rlcard {name}": per_second(player(name)) for name in ENVS})
