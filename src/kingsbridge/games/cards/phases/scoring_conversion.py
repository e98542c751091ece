"""3. Scoring, second part: craftsmen and privileges turn materials into points, then the Assistant does."""

from kingsbridge.core.contract import Phase
from kingsbridge.core.frame import Frame
from kingsbridge.core.reason import Reason
from kingsbridge.games.cards.actions import ASSIST_0, CONVERT_0, DONE
from kingsbridge.games.cards.components import (
    ASSISTANT as ASSISTANT_PRIVILEGE,
)
from kingsbridge.games.cards.components import (
    ASSISTANT_POINTS,
    CONVERSION_CONVERTERS,
    CONVERSION_MAKES,
    CONVERSION_MATERIALS,
    CONVERSION_POINTS,
    CONVERTERS,
    MATERIALS,
    NUM_CONVERSIONS,
    NUM_MATERIALS,
)
from kingsbridge.games.cards.phases.order import ASSISTANT, POINTS
from kingsbridge.games.cards.state import CardsState


class Conversion(Phase[CardsState]):
    """Asks for conversions, one unit at a time, each converter once a hand, until "done"."""

    name = "conversion"
    rule = "CAR-031"

    def legal(self, state: CardsState) -> list[int]:
        """List the conversions with a converter and a unit left, and "done": alone, it plays itself."""
        frame = state.frames[-1]
        actions: list[int] = []
        if frame.a:
            at = frame.seat * NUM_MATERIALS
            for conversion in range(NUM_CONVERSIONS):
                if (
                    frame.a >> CONVERSION_CONVERTERS[conversion] & 1
                    and state.stock[at + CONVERSION_MATERIALS[conversion]] > 0
                ):
                    actions.append(CONVERT_0 + conversion)
        actions.append(DONE)
        return actions

    def apply(self, state: CardsState, action: int) -> None:
        """Turn one unit into points or into another material."""
        frame = state.frames[-1]
        if action == DONE:
            state.replace(Frame(ASSISTANT, frame.seat, 0, frame.b))
            return
        conversion = action - CONVERT_0
        convert(state, frame.seat, conversion)
        state.replace(
            Frame(frame.phase, frame.seat, frame.a & ~(1 << CONVERSION_CONVERTERS[conversion]), frame.b)
        )

    def why_not(self, state: CardsState, action: int) -> Reason:
        """The converter is not the seat's or used up, or its material is missing."""
        conversion = action - CONVERT_0
        if not 0 <= conversion < NUM_CONVERSIONS:
            return Reason(self.rule, "not-now", {})
        frame = state.frames[-1]
        converter = CONVERSION_CONVERTERS[conversion]
        material = CONVERSION_MATERIALS[conversion]
        if not frame.a >> converter & 1:
            return Reason("CAR-031", "no-converter", {"converter": CONVERTERS[converter]})
        assert state.stock[frame.seat * NUM_MATERIALS + material] == 0
        return Reason("CAR-032", "no-material", {"material": MATERIALS[material]})


class Assistant(Phase[CardsState]):
    """Asks the Assistant's owner for units of any material, each for a point, until "done"."""

    name = "assistant"
    rule = "CAR-058"

    def enter(self, state: CardsState) -> None:
        """Go on by itself without the Assistant or without material."""
        frame = state.frames[-1]
        if state.owners[ASSISTANT_PRIVILEGE] != frame.seat or not self._materials(state):
            state.replace(Frame(POINTS, frame.seat, 0, frame.b))

    def legal(self, state: CardsState) -> list[int]:
        """List the materials in stock, and "done"."""
        return [*[ASSIST_0 + material for material in self._materials(state)], DONE]

    def apply(self, state: CardsState, action: int) -> None:
        """Turn one unit into a point."""
        frame = state.frames[-1]
        if action == DONE:
            state.replace(Frame(POINTS, frame.seat, 0, frame.b))
            return
        at = frame.seat * NUM_MATERIALS + action - ASSIST_0
        state.stock[at] -= 1
        state.points[frame.seat] += ASSISTANT_POINTS
        if state.journal is not None:
            state.note(
                "assisted",
                {
                    "seat": frame.seat,
                    "material": MATERIALS[action - ASSIST_0],
                    "total": state.stock[at],
                    "points": ASSISTANT_POINTS,
                    "score": state.points[frame.seat],
                },
            )
        state.replace(Frame(frame.phase, frame.seat, 0, frame.b))

    def why_not(self, state: CardsState, action: int) -> Reason:
        """The material is missing, or the other converters' time is over."""
        if ASSIST_0 <= action < ASSIST_0 + NUM_MATERIALS:
            return Reason(self.rule, "no-material", {"material": MATERIALS[action - ASSIST_0]})
        if CONVERT_0 <= action < CONVERT_0 + NUM_CONVERSIONS:
            return Reason(self.rule, "conversions-over", {})
        return Reason(self.rule, "not-now", {})

    def _materials(self, state: CardsState) -> list[int]:
        at = state.frames[-1].seat * NUM_MATERIALS
        return [material for material in range(NUM_MATERIALS) if state.stock[at + material] > 0]


def convert(state: CardsState, seat: int, conversion: int) -> None:
    """Use up one unit for points or for another material."""
    material = CONVERSION_MATERIALS[conversion]
    made = CONVERSION_MAKES[conversion]
    at = seat * NUM_MATERIALS
    state.stock[at + material] -= 1
    state.points[seat] += CONVERSION_POINTS[conversion]
    if made >= 0:
        state.stock[at + made] += 1
    if state.journal is not None:
        _tell(state, seat, conversion)


def _tell(state: CardsState, seat: int, conversion: int) -> None:
    material = CONVERSION_MATERIALS[conversion]
    made = CONVERSION_MAKES[conversion]
    at = seat * NUM_MATERIALS
    args: dict[str, object] = {
        "seat": seat,
        "converter": CONVERTERS[CONVERSION_CONVERTERS[conversion]],
        "material": MATERIALS[material],
        "total": state.stock[at + material],
    }
    if made >= 0:
        state.note("remade", {**args, "made": MATERIALS[made], "made_total": state.stock[at + made]})
    else:
        state.note(
            "converted", {**args, "points": CONVERSION_POINTS[conversion], "score": state.points[seat]}
        )
