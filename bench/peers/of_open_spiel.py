"""OpenSpiel's C++ hearts, driven from Python as its own examples do: whole games, and the decisions alone."""

import time
from random import Random

import pyspiel

from bench.peers.clock import per_second, tell

GAME = pyspiel.load_game("hearts")


def play(seed: int) -> tuple[int, float]:
    """Play a whole game, its deal by chance nodes included; the players' decisions are counted."""
    draw = Random(seed).random
    decisions = 0
    start = time.process_time()
    state = GAME.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(draw() * len(outcomes))][0])
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(draw() * len(legal))])
            decisions += 1
    return decisions, time.process_time() - start


def play_dealt(seed: int) -> tuple[int, float]:
    """Play a game; neither the chance nodes nor their time are counted."""
    draw = Random(seed).random
    state = GAME.new_initial_state()
    while state.is_chance_node():
        legal = state.legal_actions()
        state.apply_action(legal[int(draw() * len(legal))])
    decisions = 0
    start = time.process_time()
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[int(draw() * len(legal))])
        decisions += 1
    return decisions, time.process_time() - start


if __name__ == "__main__":
    tell({"hearts": per_second(play), "hearts dealt": per_second(play_dealt)})
