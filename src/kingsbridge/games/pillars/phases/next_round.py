"""Between rounds, and the end of the game: everything goes back to its place, or the winner is known."""

from kingsbridge.core.contract import Phase
from kingsbridge.games.pillars import changes, frames
from kingsbridge.games.pillars.components import NUM_STALLS, ROUNDS
from kingsbridge.games.pillars.state import PillarsState


class NextRound(Phase[PillarsState]):
    """Clears up by itself; nobody is asked."""

    name = "next-round"
    rule = "PIL-088"

    def enter(self, state: PillarsState) -> None:
        """End the game after the last round, else prepare the board for the next."""
        state.epoch += 1
        changes.all_builders_home(state)
        if state.epoch == ROUNDS:
            _end(state)
        else:
            _prepare(state)


def _end(state: PillarsState) -> None:
    """Leave no question, which ends the game, and name the winners.

    Rules: PIL-090.
    """
    state.pop()
    if state.journal is not None:
        state.note(
            "game-ends",
            {"winners": state.best_seats(), "scores": state.points.copy(), "golds": state.gold.copy()},
        )


def _prepare(state: PillarsState) -> None:
    """Fill stalls and court, send used gray workers back, and forget what held for one round.

    Rules: PIL-065, PIL-088.
    """
    for resource in range(NUM_STALLS):
        changes.restock_stall(state, resource)
    changes.restock_court(state)
    for seat in range(state.seats):
        changes.return_gray_workers(state, seat)
    changes.forget_round(state)
    state.replace(frames.before_round())
