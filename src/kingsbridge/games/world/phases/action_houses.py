"""Action cards for houses: House Building and House Rent."""

from kingsbridge.core.contract import Phase
from kingsbridge.core.frame import Frame
from kingsbridge.core.reason import Reason
from kingsbridge.games.world import frames
from kingsbridge.games.world.actions import DECLINE, HOUSE_0, RENT_0
from kingsbridge.games.world.changes import build_house, gain, pay
from kingsbridge.games.world.components import (
    GOLD,
    GOODS,
    HOUSE_COSTS,
    HOUSE_GOLD,
    HOUSE_RENTS,
    HOUSE_UNITS,
    HOUSES,
    NUM_HOUSES,
    STONE,
    WOOD,
)
from kingsbridge.games.world.phases.action_end import card_name, finish, finish_as_it_is, way_out
from kingsbridge.games.world.reckoning import available, holds, house_reason, house_spaces, rent_limit
from kingsbridge.games.world.state import WorldState


class HouseBuilding(Phase[WorldState]):
    """House Building: a house for gold and the resource of the space.

    Rules: WOR-058.
    """

    name = "house-building"
    rule = "WOR-057"

    def legal(self, state: WorldState) -> list[int]:
        """List the spaces the seat can pay for."""
        seat = state.frames[-1].seat
        found: list[int] = []
        if holds(state, seat, GOLD) >= HOUSE_GOLD:
            stone, wood = holds(state, seat, STONE), holds(state, seat, WOOD)
            if stone or wood:
                for space in house_spaces(state, seat):
                    if stone if HOUSE_COSTS[space] == STONE else wood:
                        found.append(HOUSE_0 + space)
        found.append(DECLINE)
        return found

    def apply(self, state: WorldState, action: int) -> None:
        """Pay and build."""
        seat = state.frames[-1].seat
        if action != DECLINE:
            space = action - HOUSE_0
            pay(state, seat, GOLD, HOUSE_GOLD, card_name(state))
            pay(state, seat, HOUSE_COSTS[space], 1, card_name(state))
            build_house(state, seat, space)
        finish(state, action != DECLINE)

    def why_not(self, state: WorldState, action: int) -> Reason:
        """The space is not free for this seat, or it cannot pay."""
        space = action - HOUSE_0
        if not 0 <= space < NUM_HOUSES:
            return Reason(self.rule, "not-now", {})
        seat = state.frames[-1].seat
        if house_reason(state, seat, space):
            return space_reason(state, seat, space)
        missing = GOLD if holds(state, seat, GOLD) < HOUSE_GOLD else HOUSE_COSTS[space]
        return Reason(self.rule, "no-good", {"good": GOODS[missing]})


class HouseRent(Phase[WorldState]):
    """House Rent: the income of up to two different own houses.

    Rules: WOR-141.
    """

    name = "house-rent"
    rule = "WOR-059"

    def legal(self, state: WorldState) -> list[int]:
        """List the own houses not yet rented whose rent the supply has."""
        frame = state.frames[-1]
        found: list[int] = []
        if frames.steps_done(frame) < rent_limit(state):
            for space in range(NUM_HOUSES):
                if _can_rent(state, frame, space):
                    found.append(RENT_0 + space)
        found.append(way_out(frame))
        return found

    def apply(self, state: WorldState, action: int) -> None:
        """Take the rent of a house."""
        frame = state.frames[-1]
        if action >= DECLINE:
            finish_as_it_is(state)
            return
        space = action - RENT_0
        gain(state, frame.seat, HOUSE_RENTS[space], HOUSE_UNITS[space], card_name(state))
        state.replace(frames.rented_out(frame, space))

    def why_not(self, state: WorldState, action: int) -> Reason:
        """Not the seat's house, rented already, nothing to get, or the limit is reached."""
        space = action - RENT_0
        if not 0 <= space < NUM_HOUSES:
            return Reason(self.rule, "not-now", {})
        frame = state.frames[-1]
        if state.houses[space] != frame.seat:
            return Reason(self.rule, "not-own-house", {"space": HOUSES[space]})
        if frames.spaces_rented(frame) >> space & 1:
            return Reason(self.rule, "rented-already", {"space": HOUSES[space]})
        if frames.steps_done(frame) >= rent_limit(state):
            return Reason(self.rule, "rent-limit", {"units": rent_limit(state)})
        return Reason(self.rule, "supply-empty", {"good": GOODS[HOUSE_RENTS[space]]})


def _can_rent(state: WorldState, frame: Frame, space: int) -> bool:
    return (
        state.houses[space] == frame.seat
        and not frames.spaces_rented(frame) >> space & 1
        and available(state, HOUSE_RENTS[space], HOUSE_UNITS[space])
    )


def space_reason(state: WorldState, seat: int, space: int) -> Reason:
    """Explain why a house cannot stand on a space, whatever it costs."""
    why = house_reason(state, seat, space)
    if why == "no-house-left":
        return Reason("WOR-057", "no-house-left", {})
    if why == "same-rent":
        return Reason("WOR-058", "same-rent", {"space": HOUSES[space]})
    return Reason("WOR-057", "space-taken", {"space": HOUSES[space]})
