"""Conflict resolution: seals are flipped for the contested card until who is behind cannot or will not go on."""

from kingsbridge.core.contract import Phase
from kingsbridge.core.reason import Reason
from kingsbridge.games.duel import changes, frames
from kingsbridge.games.duel.actions import FLIP_0, GIVE_UP
from kingsbridge.games.duel.components import NUM_SEALS, PERSONAL, SEALS
from kingsbridge.games.duel.reckoning import has_flipped_personal, seat_behind
from kingsbridge.games.duel.state import DuelState


class Conflict(Phase[DuelState]):
    """Asks the seat that is behind which seal to flip, or whether it gives up.

    Rules: DUE-016, DUE-017.
    """

    name = "conflict"
    rule = "DUE-015"

    def legal(self, state: DuelState) -> list[int]:
        """List the kinds of seal at hand and, after the first flip, giving up.

        Rules: DUE-015, DUE-019.
        """
        seat = state.frames[-1].seat
        actions = [FLIP_0 + kind for kind in range(NUM_SEALS) if state.seals[seat * NUM_SEALS + kind] > 0]
        # Whoever is asked has the personal seal: after flipping it nobody is asked again.
        actions.append(FLIP_0 + PERSONAL)
        if state.flips:
            actions.append(GIVE_UP)
        return actions

    def apply(self, state: DuelState, action: int) -> None:
        """Flip, and go on with whoever is behind; who cannot flip on or gives up has lost.

        Rules: DUE-018, DUE-020.
        """
        seat = state.frames[-1].seat
        if action == GIVE_UP:
            if state.journal is not None:
                state.note("gave-up", {"seat": seat, "sums": state.sums.copy()})
            end_conflict(state, seat)
            return
        changes.flip(state, seat, action - FLIP_0)
        behind = seat_behind(state)
        if has_flipped_personal(state, behind):
            end_conflict(state, behind)
        else:
            state.replace(frames.conflict(behind))

    def why_not(self, state: DuelState, action: int) -> Reason:
        """The seal is missing, or the first flip is obligatory."""
        if action == GIVE_UP:
            return Reason("DUE-015", "must-flip", {})
        if FLIP_0 <= action < FLIP_0 + PERSONAL:
            return Reason("DUE-016", "no-seal", {"seal": SEALS[action - FLIP_0]})
        return Reason(self.rule, "conflict-first", {})

    def reveals(self, state: DuelState, action: int) -> bool:
        """A flip stands; giving up shows nothing unless the round is over with it, which a sample tells.

        Rules: DUE-072.
        """
        return action != GIVE_UP or super().reveals(state, action)


def end_conflict(state: DuelState, loser: int) -> None:
    """The contested card goes to the other; then the loser keeps a seal."""
    changes.win_card(state, 1 - loser)
    state.replace(frames.keep(loser))
