"""All that the engine tells a seat about a position, whatever the game."""

from typing import Any

from kingsbridge import State


def told(state: State, seat: int) -> dict[str, Any]:
    """Gather view, features, samples and, for the seat to move, legal actions, reasons and declarations."""
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
    return answers
