"""End of the game: with a whole building at once, else after the last round, when the better building wins."""

from kingsbridge.games.duel.components import SECTIONS
from kingsbridge.games.duel.reckoning import FINISHED, INSTALLED
from kingsbridge.games.duel.state import DuelState


def end_game(state: DuelState) -> None:
    """End the game where it stands.

    Rules: DUE-068, DUE-069.
    """
    state.frames.clear()
    if state.journal is not None:
        winners = state.best_seats()
        state.note(
            "game-ends",
            {
                "winners": winners,
                "decided": decided_by(state),
                "scores": [int(points) for points in state.scores()],
            },
        )


def decided_by(state: DuelState) -> str:
    """Say what the end was decided by."""
    red, blue = state.built
    if SECTIONS in (FINISHED[red], FINISHED[blue]):
        return "by-building"
    if FINISHED[red] != FINISHED[blue]:
        return "by-sections"
    if INSTALLED[red] != INSTALLED[blue]:
        return "by-goods"
    return "by-gold" if state.gold[0] != state.gold[1] else "by-philip"
