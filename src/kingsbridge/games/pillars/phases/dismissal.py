"""A craftsman has to go: because the row is full, or because of an event. He leaves the game."""

from kingsbridge.core.contract import Phase
from kingsbridge.core.reason import Reason
from kingsbridge.games.pillars import frames
from kingsbridge.games.pillars.actions import DISMISS_0
from kingsbridge.games.pillars.components import CRAFTSMEN, NUM_CRAFTSMEN
from kingsbridge.games.pillars.reckoning import room_for_craftsmen
from kingsbridge.games.pillars.state import PillarsState


class Dismissal(Phase[PillarsState]):
    """Asks a seat which craftsman of its row leaves; the newcomer may be the one."""

    name = "dismissal"
    rule = "PIL-022"

    def legal(self, state: PillarsState) -> list[int]:
        """List the craftsmen of the row."""
        return sorted([DISMISS_0 + craftsman for craftsman in state.rows[state.frames[-1].seat]])

    def apply(self, state: PillarsState, action: int) -> None:
        """Take the craftsman out of the game."""
        seat = state.frames[-1].seat
        craftsman = action - DISMISS_0
        state.rows[seat].remove(craftsman)
        if state.journal is not None:
            state.note("dismissed", {"seat": seat, "craftsman": CRAFTSMEN[craftsman]})
        state.pop()

    def why_not(self, state: PillarsState, action: int) -> Reason:
        """Only craftsmen of the own row can go, and one has to."""
        if DISMISS_0 <= action < DISMISS_0 + NUM_CRAFTSMEN:
            return Reason(self.rule, "not-in-row", {"craftsman": CRAFTSMEN[action - DISMISS_0]})
        return Reason(self.rule, "dismiss-first", {})


def add_craftsman(state: PillarsState, seat: int, craftsman: int) -> None:
    """Give a craftsman to a seat; without room for him it is asked next who goes."""
    state.rows[seat].append(craftsman)
    if len(state.rows[seat]) > room_for_craftsmen(state, seat):
        state.push(frames.dismissal(seat, False))
