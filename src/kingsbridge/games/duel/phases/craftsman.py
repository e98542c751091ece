"""Craftsman: raw materials of his kind are turned to goods one by one, each at his price."""

from kingsbridge.core.frame import Frame
from kingsbridge.core.reason import Reason
from kingsbridge.games.duel import frames
from kingsbridge.games.duel.actions import CONVERT_0
from kingsbridge.games.duel.changes import convert
from kingsbridge.games.duel.components import CARD_MATERIALS, CARD_PRICES, MATERIALS, NUM_MATERIALS, SOURCES
from kingsbridge.games.duel.effects import can_craft, why_no_craft
from kingsbridge.games.duel.phases.step import Step
from kingsbridge.games.duel.state import DuelState


class Craftsman(Step):
    """Asks for the next conversion."""

    name = "craftsman"
    rule = "DUE-034"

    def choices(self, state: DuelState, frame: Frame) -> list[int]:
        """List his material if it lies in the camp and can be paid for."""
        card = frames.source(frame)
        return [CONVERT_0 + CARD_MATERIALS[card]] if can_craft(state, frame.seat, card) else []

    def choose(self, state: DuelState, frame: Frame, action: int) -> None:
        """Turn one marker."""
        card = frames.source(frame)
        convert(state, frame.seat, action - CONVERT_0, CARD_PRICES[card], SOURCES[card])

    def why_no_choice(self, state: DuelState, frame: Frame, action: int) -> Reason | None:
        """It is another craftsman's work, or material or gold is missing."""
        card = frames.source(frame)
        material = action - CONVERT_0
        if material == CARD_MATERIALS[card]:
            return why_no_craft(state, frame.seat, card)
        if 0 <= material < NUM_MATERIALS:
            return Reason(self.rule, "other-craft", {"material": MATERIALS[material]})
        return None
