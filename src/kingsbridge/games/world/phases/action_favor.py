"""The action card that moves the favor marker: Favor."""

from kingsbridge.core.contract import Phase
from kingsbridge.core.reason import Reason
from kingsbridge.games.world.actions import DECLINE, MOVE
from kingsbridge.games.world.components import FAVOR_STEPS, FAVOR_UNITS, FAVORS, GOLD
from kingsbridge.games.world.effects import move_marker
from kingsbridge.games.world.phases.action_end import finish
from kingsbridge.games.world.reckoning import can_reach, favor_space, holds
from kingsbridge.games.world.state import WorldState


class Favor(Phase[WorldState]):
    """Favor: the marker moves one space, and its award is the seat's.

    Rules: WOR-025.
    """

    name = "favor-card"
    rule = "WOR-063"

    def legal(self, state: WorldState) -> list[int]:
        """Offer the move, unless it leads to Outlaws who could not be paid."""
        space = favor_space(state, FAVOR_STEPS)
        if can_reach(space, holds(state, state.frames[-1].seat, GOLD)):
            return [MOVE, DECLINE]
        return [DECLINE]

    def apply(self, state: WorldState, action: int) -> None:
        """Move the marker."""
        if action == MOVE:
            move_marker(state, state.frames[-1].seat, FAVOR_STEPS)
        finish(state, action == MOVE)

    def why_not(self, state: WorldState, action: int) -> Reason:
        """The Outlaws would have to be paid."""
        if action == MOVE:
            space = favor_space(state, FAVOR_STEPS)
            return Reason("WOR-025", "outlaws-unpaid", {"space": FAVORS[space], "units": FAVOR_UNITS[space]})
        return Reason(self.rule, "not-now", {})
