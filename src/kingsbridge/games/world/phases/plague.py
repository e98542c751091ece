"""The plague: care by the Hospital's donors, and what a location cared for brings of choice."""

from kingsbridge.core.contract import Phase
from kingsbridge.core.reason import Reason
from kingsbridge.games.world import frames
from kingsbridge.games.world.actions import CARE_0, DECLINE, HOUSE_0, TAKE_0, TAKE_ACTIONS, TAKEN_GOODS
from kingsbridge.games.world.changes import build_house, gain
from kingsbridge.games.world.components import GOODS, LOCATIONS, MEDICAL, NUM_HOUSES, NUM_LOCATIONS, RESOURCES
from kingsbridge.games.world.effects import care
from kingsbridge.games.world.phases.action_houses import space_reason
from kingsbridge.games.world.reckoning import curable, holds, house_spaces, is_ill, seat_after
from kingsbridge.games.world.state import WorldState


def care_reason(state: WorldState, seat: int, action: int, used: int, rule: str) -> Reason:
    """Explain why a location cannot be cared for."""
    location = action - CARE_0
    if not 0 <= location < NUM_LOCATIONS:
        return Reason(rule, "not-now", {})
    if not is_ill(state, location):
        return Reason("WOR-099", "nobody-ill", {"location": LOCATIONS[location]})
    left = holds(state, seat, MEDICAL) - used
    return Reason("WOR-101", "too-little-knowledge", {"need": state.plague[location], "left": left})


class HospitalCare(Phase[WorldState]):
    """Asks each donor of the Hospital, from the active player on, whether to care for one location.

    Rules: WOR-091, WOR-099, WOR-101.
    """

    name = "hospital-care"
    rule = "WOR-095"

    def legal(self, state: WorldState) -> list[int]:
        """List what the donor can care for; declining is always possible, and alone plays itself."""
        found = [CARE_0 + location for location in curable(state, state.frames[-1].seat, 0)]
        found.append(DECLINE)
        return found

    def apply(self, state: WorldState, action: int) -> None:
        """Care or decline; the next donor is asked after the benefit has been taken."""
        frame = state.frames[-1]
        waiting = frames.donors_waiting(frame) & ~(1 << frame.seat)
        state.pop()
        for walked in range(state.seats):
            seat = seat_after(state, walked)
            if waiting >> seat & 1:
                state.push(frames.hospital_care(seat, waiting))
                break
        if action != DECLINE:
            care(state, frame.seat, action - CARE_0)

    def why_not(self, state: WorldState, action: int) -> Reason:
        """Nobody is ill there, or the knowledge does not suffice."""
        return care_reason(state, state.frames[-1].seat, action, 0, self.rule)


class Benefit(Phase[WorldState]):
    """Asks whether the benefit is a stone or a wood.

    Rules: WOR-103.
    """

    name = "benefit"
    rule = "WOR-105"

    def enter(self, state: WorldState) -> None:
        """Nothing is taken from an empty supply."""
        if not self.legal(state):
            state.pop()

    def legal(self, state: WorldState) -> list[int]:
        """List the resources that the supply has."""
        return [TAKE_ACTIONS[good] for good in RESOURCES if state.supply[good] > 0]

    def apply(self, state: WorldState, action: int) -> None:
        """Take it."""
        frame = state.frames[-1]
        gain(state, frame.seat, TAKEN_GOODS[action - TAKE_0], 1, LOCATIONS[frames.location_of(frame)])
        state.pop()

    def why_not(self, state: WorldState, action: int) -> Reason:
        """It is no resource, or the supply has none."""
        if TAKE_0 <= action < TAKE_0 + len(TAKEN_GOODS):
            return Reason(self.rule, "supply-empty", {"good": GOODS[TAKEN_GOODS[action - TAKE_0]]})
        return Reason(self.rule, "not-now", {})


class FreeHouse(Phase[WorldState]):
    """Asks where a house shall be built free of charge, if anywhere.

    Rules: WOR-058, WOR-103.
    """

    name = "free-house"
    rule = "WOR-104"

    def legal(self, state: WorldState) -> list[int]:
        """List the spaces; declining is always possible, and alone plays itself."""
        found = [HOUSE_0 + space for space in house_spaces(state, state.frames[-1].seat)]
        found.append(DECLINE)
        return found

    def apply(self, state: WorldState, action: int) -> None:
        """Build."""
        seat = state.frames[-1].seat
        state.pop()
        if action != DECLINE:
            build_house(state, seat, action - HOUSE_0)

    def why_not(self, state: WorldState, action: int) -> Reason:
        """The space is taken, the seat has no house left, or one with the same rent."""
        if HOUSE_0 <= action < HOUSE_0 + NUM_HOUSES:
            return space_reason(state, state.frames[-1].seat, action - HOUSE_0)
        return Reason(self.rule, "not-now", {})
