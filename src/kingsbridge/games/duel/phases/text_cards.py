"""Text cards that ask for a choice: raw materials turned for nothing or fetched from the supply, a good to damage.

What a card says must be done as far as it can; only the bonus of section III, which turns raw materials too, may be
left.
"""

from kingsbridge.core.frame import Frame
from kingsbridge.core.reason import Reason
from kingsbridge.games.duel import frames
from kingsbridge.games.duel.actions import CONVERT_0, SABOTAGE_0, SABOTAGE_ACTIONS, TAKE_0
from kingsbridge.games.duel.changes import bring_raw, convert, damage
from kingsbridge.games.duel.components import (
    GOOD_KEYS,
    GOOD_MATERIALS,
    MATERIALS,
    NUM_MATERIALS,
    SOURCE_MASKS,
    SOURCES,
)
from kingsbridge.games.duel.effects import can_fetch_kind
from kingsbridge.games.duel.phases.step import Step
from kingsbridge.games.duel.state import DuelState


class FreeConversion(Step):
    """Asks for a raw material to turn without payment: by a card, which must, or by a bonus, which may.

    Rules: DUE-044, DUE-048, DUE-055, DUE-065.
    """

    name = "free-conversion"
    rule = "DUE-044"

    def choices(self, state: DuelState, frame: Frame) -> list[int]:
        """List what can be turned."""
        return conversions(state, frame)

    def may_be_left(self, frame: Frame) -> bool:
        """A bonus may be left in part or whole, a card may not once it is named.

        Rules: DUE-065.
        """
        return frames.is_bonus(frame)

    def choose(self, state: DuelState, frame: Frame, action: int) -> None:
        """Turn one marker."""
        convert(state, frame.seat, action - CONVERT_0, 0, SOURCES[frames.source(frame)])
        count_down(state, frame)

    def why_no_choice(self, state: DuelState, frame: Frame, action: int) -> Reason | None:
        """The source cannot turn it, or it is missing."""
        material = action - CONVERT_0
        if not 0 <= material < NUM_MATERIALS:
            return None
        if not SOURCE_MASKS[frames.source(frame)] >> material & 1:
            return Reason(self.rule, "other-craft", {"material": MATERIALS[material]})
        return Reason(self.rule, "no-raw", {"material": MATERIALS[material]})


class Fetch(Step):
    """Asks for a raw material to bring from the own supply into the camp.

    Rules: DUE-047, DUE-056.
    """

    name = "fetch"
    rule = "DUE-047"

    def choices(self, state: DuelState, frame: Frame) -> list[int]:
        """List what can be fetched."""
        return fetches(state, frame)

    def may_be_left(self, frame: Frame) -> bool:
        """It ends when nothing more can be fetched."""
        return False

    def choose(self, state: DuelState, frame: Frame, action: int) -> None:
        """Bring one marker."""
        bring_raw(state, frame.seat, action - TAKE_0, 1, SOURCES[frames.source(frame)])
        count_down(state, frame)

    def why_no_choice(self, state: DuelState, frame: Frame, action: int) -> Reason | None:
        """The supply is out of it, or it is not needed."""
        material = action - TAKE_0
        if not 0 <= material < NUM_MATERIALS:
            return None
        if state.supply[frame.seat * NUM_MATERIALS + material] == 0:
            return Reason(self.rule, "supply-empty", {"material": MATERIALS[material]})
        return Reason("DUE-056", "not-needed", {"material": MATERIALS[material]})


class Sabotage(Step):
    """Asks for a good in the other player's camp to turn back."""

    name = "sabotage"
    rule = "DUE-046"

    def choices(self, state: DuelState, frame: Frame) -> list[int]:
        """List the goods in the other player's camp."""
        return damages(state, frame)

    def may_be_left(self, frame: Frame) -> bool:
        """It ends with the damage, or when there is nothing to damage."""
        return False

    def choose(self, state: DuelState, frame: Frame, action: int) -> None:
        """Turn the good back."""
        state.pop()
        damage(state, frame.seat, GOOD_MATERIALS[action - SABOTAGE_0], SOURCES[frames.source(frame)])

    def why_no_choice(self, state: DuelState, frame: Frame, action: int) -> Reason | None:
        """The other player has no such good in the camp."""
        good = action - SABOTAGE_0
        if not 0 <= good < len(GOOD_KEYS):
            return None
        return Reason(self.rule, "rival-no-good", {"good": GOOD_KEYS[good]})


def conversions(state: DuelState, frame: Frame) -> list[int]:
    """List the raw materials in the camp that card or bonus can turn."""
    at = frame.seat * NUM_MATERIALS
    mask = SOURCE_MASKS[frames.source(frame)]
    return [
        CONVERT_0 + material
        for material in range(NUM_MATERIALS)
        if mask >> material & 1 and state.raw[at + material] > 0
    ]


def fetches(state: DuelState, frame: Frame) -> list[int]:
    """List what is in the supply, and needed where the card asks for that."""
    card = frames.source(frame)
    return [
        TAKE_0 + material
        for material in range(NUM_MATERIALS)
        if can_fetch_kind(state, frame.seat, card, material)
    ]


def damages(state: DuelState, frame: Frame) -> list[int]:
    """List the goods in the other player's camp; installed ones are safe."""
    at = (1 - frame.seat) * NUM_MATERIALS
    return sorted(
        SABOTAGE_ACTIONS[at + material] for material in range(NUM_MATERIALS) if state.goods[at + material] > 0
    )


def count_down(state: DuelState, frame: Frame) -> None:
    """Ask for the next unit, or end with the last."""
    if frames.units_left(frame) > 1:
        state.replace(frames.one_unit_less(frame))
    else:
        state.pop()
