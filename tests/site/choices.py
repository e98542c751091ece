"""Plays the same in every home of the engine: random games, and searches from the positions on their way.

`fingerprints` gives them; it needs the engine and nothing else.
"""

import sys
import time
from random import Random

if sys.platform == "emscripten":
    # There computing cannot be told from waiting, and on a busy machine bots would meet their cap, which is none of
    # this question.
    time.process_time = lambda: 0.0

import kingsbridge
from kingsbridge.bots.bot import Info
from kingsbridge.bots.registry import make_bot


def fingerprints() -> dict[str, list[str]]:
    """Give, a game, what is seen on the way through a game in which chance moves and a bot is asked now and then."""
    seen: dict[str, list[str]] = {}
    for game_id in ("cards", "duel", "pillars", "world"):
        game = kingsbridge.load_game(game_id)
        state, chance = game.new_state(seats=game.min_seats, seed=11), Random(5)
        told = seen[game_id] = []
        moves = 0
        while not state.is_over:
            if moves % 40 == 7:
                chosen = make_bot("journeyman").choose(Info(state, state.current_seat), 0, moves)
                told.append(game.action(chosen).key)
            state.apply(chance.choice(state.legal_actions()))
            moves += 1
        told.append(state.fingerprint())
    return seen
