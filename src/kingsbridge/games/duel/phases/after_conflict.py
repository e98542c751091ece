"""After the conflict: the loser keeps one of the neutral seals he used, all others go under the pile."""

from kingsbridge.core.contract import Phase
from kingsbridge.core.reason import Reason
from kingsbridge.games.duel import changes, frames
from kingsbridge.games.duel.actions import KEEP_0
from kingsbridge.games.duel.components import NUM_SEALS, SEALS
from kingsbridge.games.duel.reckoning import used_neutral
from kingsbridge.games.duel.state import DuelState


class Keep(Phase[DuelState]):
    """Asks the loser which of his used neutral seals he keeps."""

    name = "keep"
    rule = "DUE-025"

    def enter(self, state: DuelState) -> None:
        """Who used none keeps none."""
        if not used_neutral(state, state.frames[-1].seat):
            return_seals(state, -1)

    def legal(self, state: DuelState) -> list[int]:
        """List the kinds he used; a single one is kept without asking."""
        used = used_neutral(state, state.frames[-1].seat)
        return [KEEP_0 + kind for kind in range(NUM_SEALS) if kind in used]

    def apply(self, state: DuelState, action: int) -> None:
        """Keep one, return the rest."""
        return_seals(state, action - KEEP_0)

    def why_not(self, state: DuelState, action: int) -> Reason:
        """The seal was not used."""
        if KEEP_0 <= action < KEEP_0 + NUM_SEALS:
            return Reason(self.rule, "not-used", {"seal": SEALS[action - KEEP_0]})
        return Reason(self.rule, "keep-first", {})


def return_seals(state: DuelState, kept: int) -> None:
    """Put the used neutral seals under the pile, the winner's first, but for one the loser keeps (-1: none).

    Rules: DUE-023, DUE-024, DUE-025, DUE-026.
    """
    loser = 1 - state.winner
    changes.put_under_pile(state, state.winner, used_neutral(state, state.winner))
    rest = used_neutral(state, loser)
    if kept >= 0:
        rest.remove(kept)
        changes.keep_seal(state, loser, kept)
    changes.put_under_pile(state, loser, rest)
    changes.clear_conflict(state)
    state.replace(frames.turn(state.first))
