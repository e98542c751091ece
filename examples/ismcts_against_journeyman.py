"""OpenSpiel's own information-set Monte Carlo search plays our Journeyman.

    pip install 'kingsbridge[openspiel]'
    python -m examples.ismcts_against_journeyman duel 200 4

plays four games with 200 simulations a move, in both seats by turns.
"""

import sys
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import kingsbridge.lab.spiel  # noqa: F401  (registers our games with OpenSpiel)
from kingsbridge.bots.bot import Info
from kingsbridge.bots.registry import make_bot


def search_bot(game: Any, simulations: int, seed: int) -> Any:
    """Make OpenSpiel's bot; it resamples hidden information by itself."""
    dice = np.random.RandomState(seed)
    return ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, dice),
        uct_c=2.0,
        max_simulations=simulations,
        random_state=dice,
    )


def play(name: str, simulations: int, number: int, rival: str = "journeyman") -> list[float]:
    """Play a game and give what both got, OpenSpiel's search first."""
    game = pyspiel.load_game(f"kingsbridge_{name}", {"players": 2})
    own = number % 2
    searcher, bot = search_bot(game, simulations, number), make_bot(rival)
    state: Any = game.new_initial_state()
    for outcome in (number // 2 % 256, 7):  # the same deal for both seats
        state.apply_action(outcome)
    moves = 0
    while not state.is_terminal():
        if state.current_player() == own:
            action = searcher.step(state)
        else:
            action = bot.choose(Info(state.engine, state.current_player()), 0, moves)
        state.apply_action(int(action))
        moves += 1
    got = state.returns()
    return [got[own], got[1 - own]]


def main(name: str = "duel", simulations: str = "200", games: str = "4", rival: str = "journeyman") -> None:
    """Play and count."""
    won = 0
    for number in range(int(games)):
        got = play(name, int(simulations), number, rival)
        won += got[0] > got[1]
        print(f"game {number + 1}: {'OpenSpiel' if got[0] > got[1] else rival} wins", flush=True)
    print(f"OpenSpiel's ISMCTS with {simulations} simulations won {won} of {games} against {rival}")


if __name__ == "__main__":
    main(*sys.argv[1:])
