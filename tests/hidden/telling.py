"""All that the engine tells a seat about a position, whatever the game, and positions to ask about."""

from typing import Any

from kingsbridge import Game, State
from tests.conformance.walk import play_on


def positions(game: Game, seats: int, seed: int, every: int, **options: Any) -> list[State]:
    """Give every so-many-th position of a random game."""
    state = game.new_state(seats=seats, seed=seed, **options)
    return [state.clone() for ply, _ in enumerate(play_on(state, seed)) if ply % every == 0]


def told(state: State, seat: int) -> dict[str, Any]:
    """Gather view, features, samples and, for the seat to move, legal actions, reasons, declarations
    and what greedy bots would play."""
    game = state.game
    answers: dict[str, Any] = {
        "view": state.view(seat),
        "spectator": state.view(None),
        "features": state.features(seat),
        "samples": [state.sample(seat, seed).fingerprint() for seed in (1, 2)],
        "reveals": state.reveals,
    }
    if state.current_seat == seat:
        legal = state.legal_actions()
        reasons = [game.why_not(state, game.action(number).key) for number in range(game.num_actions)]
        answers["legal"] = legal
        answers["reasons"] = [None if each is None else (each.rule, each.key, each.args) for each in reasons]
        answers["declared"] = [(game.reveals(state, each), game.ends_turn(state, each)) for each in legal]
        answers["proposal"] = game.sense.proposal(state)
    return answers
