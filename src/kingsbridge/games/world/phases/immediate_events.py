"""1. Immediate events that ask the seats, one after the other from the active player on."""

from kingsbridge.core.contract import Phase
from kingsbridge.core.reason import Reason
from kingsbridge.games.world import frames
from kingsbridge.games.world.actions import (
    ACCEPT_ACTIONS,
    DECLINE,
    GIVE_0,
    GIVE_ACTIONS,
    GIVEN_GOODS,
    LOSE_0,
    TAKE_0,
    TAKE_ACTIONS,
    TAKEN_GOODS,
)
from kingsbridge.games.world.changes import gain, lose_points, pay, take_house_back
from kingsbridge.games.world.components import (
    EVENT_GET_UNITS,
    EVENT_GETS,
    EVENT_GOODS,
    EVENT_PAY_UNITS,
    EVENT_PAYS,
    EVENT_UNITS,
    EVENT_VP,
    EVENT_VP_EACH,
    EVENTS,
    GOODS,
    HOUSES,
    NUM_HOUSES,
)
from kingsbridge.games.world.phases.in_turn import ask_next_seat
from kingsbridge.games.world.reckoning import available, holds
from kingsbridge.games.world.state import WorldState


class Offer(Phase[WorldState]):
    """Asks each seat whether it swaps, once.

    Rules: WOR-017, WOR-113, WOR-116, WOR-123, WOR-143, WOR-154.
    """

    name = "offer"
    rule = "WOR-016"

    def legal(self, state: WorldState) -> list[int]:
        """Offer the swap to a seat that can make it; declining is always possible, and alone plays itself."""
        event = state.council
        if _offer_reason(state, event) == "":
            return [ACCEPT_ACTIONS[event], DECLINE]
        return [DECLINE]

    def apply(self, state: WorldState, action: int) -> None:
        """Swap, or not, and go on to the next seat."""
        event = state.council
        seat = state.frames[-1].seat
        if action != DECLINE:
            pay(state, seat, EVENT_PAYS[event], EVENT_PAY_UNITS[event], EVENTS[event])
            gain(state, seat, EVENT_GETS[event], EVENT_GET_UNITS[event], EVENTS[event])
        elif state.journal is not None and _offer_reason(state, event) == "":
            state.note("offer-declined", {"seat": seat, "event": EVENTS[event]})
        ask_next_seat(state)

    def why_not(self, state: WorldState, action: int) -> Reason:
        """The seat cannot pay, or the supply is empty."""
        event = state.council
        if action != ACCEPT_ACTIONS[event]:
            return Reason(self.rule, "not-now", {})
        if _offer_reason(state, event) == "cannot-pay":
            return Reason(self.rule, "no-good", {"good": GOODS[EVENT_PAYS[event]]})
        return Reason("WOR-021", "supply-empty", {"good": GOODS[EVENT_GETS[event]]})


def _offer_reason(state: WorldState, event: int) -> str:
    if holds(state, state.frames[-1].seat, EVENT_PAYS[event]) < EVENT_PAY_UNITS[event]:
        return "cannot-pay"
    return "" if available(state, EVENT_GETS[event], EVENT_GET_UNITS[event]) else "supply-empty"


class Give(Phase[WorldState]):
    """Asks each seat which goods it gives up, one unit at a time.

    Rules: WOR-017, WOR-117, WOR-122, WOR-130, WOR-132, WOR-142, WOR-146.
    """

    name = "give"
    rule = "WOR-018"

    def enter(self, state: WorldState) -> None:
        """Go on once enough was given, or nothing is left: some events then cost points."""
        frame = state.frames[-1]
        event = state.council
        missing = EVENT_UNITS[event] - frames.units_given(frame)
        if missing and self.legal(state):
            return
        if missing and EVENT_VP_EACH[event]:
            lose_points(state, frame.seat, EVENT_VP_EACH[event] * missing, EVENTS[event], missing)
        ask_next_seat(state)

    def legal(self, state: WorldState) -> list[int]:
        """List the goods the event asks for that the seat has."""
        seat = state.frames[-1].seat
        return [GIVE_ACTIONS[good] for good in EVENT_GOODS[state.council] if holds(state, seat, good) > 0]

    def apply(self, state: WorldState, action: int) -> None:
        """Give up one unit."""
        frame = state.frames[-1]
        pay(state, frame.seat, GIVEN_GOODS[action - GIVE_0], 1, EVENTS[state.council])
        state.replace(frames.gave_one(frame))

    def why_not(self, state: WorldState, action: int) -> Reason:
        """The event does not ask for it, or the seat has none."""
        if not GIVE_0 <= action < GIVE_0 + len(GIVEN_GOODS):
            return Reason(self.rule, "not-now", {})
        good = GIVEN_GOODS[action - GIVE_0]
        if good not in EVENT_GOODS[state.council]:
            return Reason(self.rule, "not-asked-for", {"good": GOODS[good], "event": EVENTS[state.council]})
        return Reason(self.rule, "no-good", {"good": GOODS[good]})


class Choose(Phase[WorldState]):
    """Asks each seat which of several goods it takes.

    Rules: WOR-017, WOR-135.
    """

    name = "choose"
    rule = "WOR-021"

    def enter(self, state: WorldState) -> None:
        """Go on where the supply has nothing to give."""
        if not self.legal(state):
            ask_next_seat(state)

    def legal(self, state: WorldState) -> list[int]:
        """List the goods that the supply has."""
        return [TAKE_ACTIONS[good] for good in EVENT_GOODS[state.council] if state.supply[good] > 0]

    def apply(self, state: WorldState, action: int) -> None:
        """Take one unit."""
        good = TAKEN_GOODS[action - TAKE_0]
        gain(state, state.frames[-1].seat, good, EVENT_UNITS[state.council], EVENTS[state.council])
        ask_next_seat(state)

    def why_not(self, state: WorldState, action: int) -> Reason:
        """The event does not give it, or the supply has none."""
        if not TAKE_0 <= action < TAKE_0 + len(TAKEN_GOODS):
            return Reason(self.rule, "not-now", {})
        good = TAKEN_GOODS[action - TAKE_0]
        if good not in EVENT_GOODS[state.council]:
            return Reason(self.rule, "not-given", {"good": GOODS[good], "event": EVENTS[state.council]})
        return Reason(self.rule, "supply-empty", {"good": GOODS[good]})


class LoseHouse(Phase[WorldState]):
    """Asks each seat which house it takes off the board.

    Rules: WOR-017.
    """

    name = "lose-house"
    rule = "WOR-136"

    def enter(self, state: WorldState) -> None:
        """A seat without a house on the board loses points instead."""
        seat = state.frames[-1].seat
        if seat not in state.houses:
            lose_points(state, seat, EVENT_VP[state.council], EVENTS[state.council])
            ask_next_seat(state)

    def legal(self, state: WorldState) -> list[int]:
        """List the seat's houses."""
        seat = state.frames[-1].seat
        return [LOSE_0 + space for space in range(NUM_HOUSES) if state.houses[space] == seat]

    def apply(self, state: WorldState, action: int) -> None:
        """Take the house back; its space is free again."""
        take_house_back(state, state.frames[-1].seat, action - LOSE_0)
        ask_next_seat(state)

    def why_not(self, state: WorldState, action: int) -> Reason:
        """The house is not the seat's."""
        if LOSE_0 <= action < LOSE_0 + NUM_HOUSES:
            return Reason(self.rule, "not-own-house", {"space": HOUSES[action - LOSE_0]})
        return Reason(self.rule, "not-now", {})
