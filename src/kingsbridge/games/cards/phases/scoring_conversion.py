"""3. Scoring, second part: craftsmen and privileges turn materials into points, then the Assistant does."""

from typing import Final

from kingsbridge.core.contract import Phase
from kingsbridge.core.reason import Reason
from kingsbridge.games.cards import changes, frames
from kingsbridge.games.cards.actions import ASSIST_0, CONVERT_0, DONE
from kingsbridge.games.cards.components import (
    ASSISTANT,
    CONVERSION_BITS,
    CONVERSION_CONVERTERS,
    CONVERSION_MATERIALS,
    CONVERTERS,
    MATERIALS,
    NUM_CONVERSIONS,
    NUM_MATERIALS,
)
from kingsbridge.games.cards.effects import CONVERSION_TABLE
from kingsbridge.games.cards.reckoning import materials_in_stock
from kingsbridge.games.cards.state import CardsState

_DONE_ALONE: Final = [DONE]  # nobody changes lists of legal actions, so one serves all games


class Conversion(Phase[CardsState]):
    """Asks for conversions, one unit at a time, each converter once a hand, until "done"."""

    name = "conversion"
    rule = "CAR-031"

    def legal(self, state: CardsState) -> list[int]:
        """List the conversions with a converter and a unit left, and "done": alone, it plays itself.

        Rules: CAR-031, CAR-032.
        """
        frame = state.frames[-1]
        converters = frames.converters_left(frame)
        if not converters:
            return _DONE_ALONE
        actions: list[int] = []
        for conversion in range(NUM_CONVERSIONS):
            if converters & CONVERSION_BITS[conversion] and _has_unit(state, frame.seat, conversion):
                actions.append(CONVERT_0 + conversion)
        actions.append(DONE)
        return actions

    def roll_action(self, state: CardsState) -> int:
        """Roll among all conversions and "done" until a converter and a unit are left."""
        frame = state.frames[-1]
        converters = frames.converters_left(frame)
        while converters:
            conversion = state.roll_below(NUM_CONVERSIONS + 1)
            if conversion == NUM_CONVERSIONS:
                break
            if converters & CONVERSION_BITS[conversion] and _has_unit(state, frame.seat, conversion):
                return CONVERT_0 + conversion
        return DONE

    def apply(self, state: CardsState, action: int) -> None:
        """Turn one unit into points or into another material; its converter has done his work for this hand."""
        frame = state.frames[-1]
        seat = frame.seat
        before = frames.scored_before(frame)
        if action == DONE:
            state.replace(frames.assistant(seat, before))
            return
        conversion = action - CONVERT_0
        CONVERSION_TABLE[conversion](state, seat, conversion)
        left = frames.converters_left(frame) & ~CONVERSION_BITS[conversion]
        state.replace(frames.conversion(seat, before, left))

    def why_not(self, state: CardsState, action: int) -> Reason:
        """The converter is not the seat's or used up, or its material is missing."""
        conversion = action - CONVERT_0
        if not 0 <= conversion < NUM_CONVERSIONS:
            return Reason(self.rule, "not-now", {})
        frame = state.frames[-1]
        material = CONVERSION_MATERIALS[conversion]
        if not frames.converters_left(frame) & CONVERSION_BITS[conversion]:
            converter = CONVERTERS[CONVERSION_CONVERTERS[conversion]]
            return Reason("CAR-031", "no-converter", {"converter": converter})
        assert state.stock[frame.seat * NUM_MATERIALS + material] == 0
        return Reason("CAR-032", "no-material", {"material": MATERIALS[material]})


def _has_unit(state: CardsState, seat: int, conversion: int) -> bool:
    """Say whether a seat has a unit of what a conversion takes.

    Rules: CAR-032.
    """
    return state.stock[seat * NUM_MATERIALS + CONVERSION_MATERIALS[conversion]] > 0


class Assistant(Phase[CardsState]):
    """Asks the Assistant's owner for units of any material, each for a point, until "done"."""

    name = "assistant"
    rule = "CAR-058"

    def enter(self, state: CardsState) -> None:
        """Go on by itself without the Assistant or without material."""
        frame = state.frames[-1]
        if state.owners[ASSISTANT] != frame.seat or not materials_in_stock(state, frame.seat):
            state.replace(frames.points(frame.seat, frames.scored_before(frame)))

    def legal(self, state: CardsState) -> list[int]:
        """List the materials in stock, and "done"."""
        seat = state.frames[-1].seat
        return [*[ASSIST_0 + material for material in materials_in_stock(state, seat)], DONE]

    def apply(self, state: CardsState, action: int) -> None:
        """Turn one unit into a point; with nothing left, "done" plays itself."""
        frame = state.frames[-1]
        if action == DONE:
            state.replace(frames.points(frame.seat, frames.scored_before(frame)))
            return
        changes.assist(state, frame.seat, action - ASSIST_0)

    def why_not(self, state: CardsState, action: int) -> Reason:
        """The material is missing, or the other converters' time is over."""
        if ASSIST_0 <= action < ASSIST_0 + NUM_MATERIALS:
            return Reason(self.rule, "no-material", {"material": MATERIALS[action - ASSIST_0]})
        if CONVERT_0 <= action < CONVERT_0 + NUM_CONVERSIONS:
            return Reason(self.rule, "conversions-over", {})
        return Reason(self.rule, "not-now", {})
