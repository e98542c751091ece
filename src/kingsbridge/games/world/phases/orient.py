"""2. Orient the event card."""

from kingsbridge.core.contract import Phase
from kingsbridge.core.reason import Reason
from kingsbridge.games.world import frames
from kingsbridge.games.world.actions import ORIENT_0
from kingsbridge.games.world.changes import turn_event
from kingsbridge.games.world.components import FAVOR_UNITS, FAVORS
from kingsbridge.games.world.reckoning import favor_space, may_orient
from kingsbridge.games.world.state import WorldState


class Orient(Phase[WorldState]):
    """Asks the active player where the arrow shall point.

    Rules: WOR-024, WOR-025.
    """

    name = "orient"
    rule = "WOR-023"

    def legal(self, state: WorldState) -> list[int]:
        """List the numbers that do not lead to Outlaws who could not be paid."""
        seat = state.frames[-1].seat
        return [ORIENT_0 + arrow for arrow in range(4) if may_orient(state, seat, arrow)]

    def roll_action(self, state: WorldState) -> int:
        """Roll among the four numbers until one may be chosen."""
        seat = state.frames[-1].seat
        while True:
            arrow = state.roll_below(4)
            if may_orient(state, seat, arrow):
                return ORIENT_0 + arrow

    def apply(self, state: WorldState, action: int) -> None:
        """Turn the card."""
        seat = state.frames[-1].seat
        turn_event(state, seat, action - ORIENT_0)
        state.replace(frames.income(seat))

    def why_not(self, state: WorldState, action: int) -> Reason:
        """The Outlaws would have to be paid."""
        if ORIENT_0 <= action < ORIENT_0 + 4:
            space = favor_space(state, action - ORIENT_0)
            return Reason("WOR-025", "outlaws-unpaid", {"space": FAVORS[space], "units": FAVOR_UNITS[space]})
        return Reason(self.rule, "orient-first", {})
