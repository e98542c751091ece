"""The plague: caring for the ill, what it brings, and the Hospital's donors."""

from kingsbridge.core.contract import Phase
from kingsbridge.core.reason import Reason
from kingsbridge.games.world import frames
from kingsbridge.games.world.actions import CARE_0, DECLINE, HOUSE_0, TAKE_0, TAKE_ACTIONS, TAKEN_GOODS
from kingsbridge.games.world.changes import gain, score
from kingsbridge.games.world.components import (
    BENEFIT_CHOICE,
    BENEFIT_GOODS,
    BENEFIT_HOUSE,
    BENEFIT_UNITS,
    GOODS,
    HOUSES,
    LOCATIONS,
    MEDICAL,
    NUM_HOUSES,
    NUM_LOCATIONS,
    RESOURCES,
)
from kingsbridge.games.world.reckoning import (
    care_points,
    curable,
    holds,
    house_reason,
    house_spaces,
    is_ill,
    seat_after,
)
from kingsbridge.games.world.state import WorldState


def care(state: WorldState, seat: int, location: int) -> None:
    """Care for a location: points, its benefit, and the marker leaves the game. Knowledge is only shown."""
    if state.journal is not None:
        state.note("cared", {"seat": seat, "location": LOCATIONS[location], "need": state.plague[location]})
    state.plague[location] = 0
    state.ill &= ~(1 << location)
    score(state, seat, care_points(state), LOCATIONS[location])
    if BENEFIT_UNITS[location]:
        gain(state, seat, BENEFIT_GOODS[location], BENEFIT_UNITS[location], LOCATIONS[location])
    if BENEFIT_CHOICE[location]:
        state.push(frames.benefit(seat, location))
    if BENEFIT_HOUSE[location]:
        state.push(frames.free_house(seat, location))


def care_reason(state: WorldState, seat: int, action: int, used: int, rule: str) -> Reason:
    """Explain why a location cannot be cared for."""
    location = action - CARE_0
    if not 0 <= location < NUM_LOCATIONS:
        return Reason(rule, "not-now", {})
    if not is_ill(state, location):
        return Reason("WOR-099", "nobody-ill", {"location": LOCATIONS[location]})
    left = holds(state, seat, MEDICAL) - used
    return Reason("WOR-101", "too-little-knowledge", {"need": state.plague[location], "left": left})


def place_house(state: WorldState, seat: int, space: int) -> None:
    """Put a house on a building space."""
    state.houses[space] = seat
    if state.journal is not None:
        state.note("house-built", {"seat": seat, "space": HOUSES[space]})


class HospitalCare(Phase[WorldState]):
    """Asks each donor of the Hospital, from the active player on, whether to care for one location."""

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
    """Asks whether the benefit is a stone or a wood."""

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
    """Asks where a house shall be built free of charge, if anywhere."""

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
            place_house(state, seat, action - HOUSE_0)

    def why_not(self, state: WorldState, action: int) -> Reason:
        """The space is taken, the seat has no house left, or one with the same rent."""
        if HOUSE_0 <= action < HOUSE_0 + NUM_HOUSES:
            return space_reason(state, state.frames[-1].seat, action - HOUSE_0)
        return Reason(self.rule, "not-now", {})


def space_reason(state: WorldState, seat: int, space: int) -> Reason:
    """Explain why a house cannot stand on a space, whatever it costs."""
    why = house_reason(state, seat, space)
    if why == "no-house-left":
        return Reason("WOR-057", "no-house-left", {})
    if why == "same-rent":
        return Reason("WOR-058", "same-rent", {"space": HOUSES[space]})
    return Reason("WOR-057", "space-taken", {"space": HOUSES[space]})
