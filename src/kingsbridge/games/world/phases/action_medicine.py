"""The action card for the sick: Medicine."""

from kingsbridge.core.contract import Phase
from kingsbridge.core.reason import Reason
from kingsbridge.games.world import frames
from kingsbridge.games.world.actions import CARE_0, DECLINE, TREAT
from kingsbridge.games.world.changes import gain, score
from kingsbridge.games.world.components import GOLD, TREAT_GOLD, TREAT_VP
from kingsbridge.games.world.effects import care
from kingsbridge.games.world.phases.action_end import card_name, finish, finish_as_it_is, way_out
from kingsbridge.games.world.phases.plague import care_reason
from kingsbridge.games.world.reckoning import curable
from kingsbridge.games.world.state import WorldState


class Medicine(Phase[WorldState]):
    """Medicine: gold and a point, or care for ill locations within the own knowledge.

    Rules: WOR-099, WOR-101, WOR-102, WOR-107.
    """

    name = "medicine"
    rule = "WOR-062"

    def legal(self, state: WorldState) -> list[int]:
        """List the small help, while nothing else was done, and the locations."""
        frame = state.frames[-1]
        found: list[int] = [] if frames.steps_done(frame) else [TREAT]
        found += [CARE_0 + location for location in curable(state, frame.seat, frames.knowledge_used(frame))]
        found.append(way_out(frame))
        return found

    def apply(self, state: WorldState, action: int) -> None:
        """Help a little, or care for one location after the other, each rewarded at once."""
        frame = state.frames[-1]
        if action == TREAT:
            gain(state, frame.seat, GOLD, TREAT_GOLD, card_name(state))
            score(state, frame.seat, TREAT_VP, card_name(state))
            finish(state, True)
        elif action >= DECLINE:
            finish_as_it_is(state)
        else:
            location = action - CARE_0
            state.replace(frames.cared_for(frame, state.plague[location]))
            care(state, frame.seat, location)

    def why_not(self, state: WorldState, action: int) -> Reason:
        """Nobody is ill there, the knowledge does not suffice, or the other use was begun."""
        if action == TREAT:
            return Reason(self.rule, "caring-begun", {})
        frame = state.frames[-1]
        return care_reason(state, frame.seat, action, frames.knowledge_used(frame), self.rule)
