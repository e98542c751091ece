"""A craftsman has to go: because the row is full, or because of an event. He leaves the game."""

from kingsbridge.core.contract import Phase
from kingsbridge.core.reason import Reason
from kingsbridge.games.pillars import changes, frames
from kingsbridge.games.pillars.actions import DISMISS_0
from kingsbridge.games.pillars.components import CRAFTSMEN, NUM_CRAFTSMEN
from kingsbridge.games.pillars.reckoning import room_for_craftsmen
from kingsbridge.games.pillars.state import PillarsState


class Dismissal(Phase[PillarsState]):
    """Asks a seat which craftsman of its row leaves; the newcomer may be the one.

    Rules: PIL-022, PIL-063, PIL-118.
    """

    name = "dismissal"
    rule = "PIL-022"

    def legal(self, state: PillarsState) -> list[int]:
        """List the craftsmen of the row."""
        return sorted([DISMISS_0 + craftsman for craftsman in state.rows[state.frames[-1].seat]])

    def apply(self, state: PillarsState, action: int) -> None:
        """Take the craftsman out of the game."""
        changes.dismiss(state, state.frames[-1].seat, action - DISMISS_0)
        state.pop()

    def why_not(self, state: PillarsState, action: int) -> Reason:
        """Only craftsmen of the own row can go, and one has to."""
        if DISMISS_0 <= action < DISMISS_0 + NUM_CRAFTSMEN:
            return Reason(self.rule, "not-in-row", {"craftsman": CRAFTSMEN[action - DISMISS_0]})
        return Reason(self.rule, "dismiss-first", {})


def make_room(state: PillarsState, seat: int) -> None:
    """Ask a seat next who goes, if a newcomer finds no room in its row.

    Rules: PIL-021, PIL-022.
    """
    if len(state.rows[seat]) > room_for_craftsmen(state, seat):
        state.push(frames.dismissal(seat, False))
