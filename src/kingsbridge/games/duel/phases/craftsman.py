"""Craftsman: raw materials of his kind are turned to goods one by one, each at his price."""

from kingsbridge.core.contract import Phase
from kingsbridge.core.reason import Reason
from kingsbridge.games.duel import frames
from kingsbridge.games.duel.actions import CONVERT_0, DONE
from kingsbridge.games.duel.changes import convert
from kingsbridge.games.duel.components import CARD_MATERIALS, CARD_PRICES, MATERIALS, NUM_MATERIALS, SOURCES
from kingsbridge.games.duel.effects import can_craft, why_no_craft
from kingsbridge.games.duel.phases.once import is_play, play, plays, why_no_play
from kingsbridge.games.duel.state import DuelState


class Craftsman(Phase[DuelState]):
    """Asks for the next conversion, 1x cards, or "done"."""

    name = "craftsman"
    rule = "DUE-034"

    def legal(self, state: DuelState) -> list[int]:
        """List 1x cards, his material if it lies in the camp and can be paid for, and "done"."""
        frame = state.frames[-1]
        card = frames.source(frame)
        actions = plays(state, frame.seat)
        if can_craft(state, frame.seat, card):
            actions.append(CONVERT_0 + CARD_MATERIALS[card])
        actions.append(DONE)
        return actions

    def apply(self, state: DuelState, action: int) -> None:
        """Turn one marker, play a 1x card, or be done."""
        frame = state.frames[-1]
        if action == DONE:
            state.pop()
        elif is_play(action):
            play(state, frame.seat, action)
        else:
            card = frames.source(frame)
            convert(state, frame.seat, action - CONVERT_0, CARD_PRICES[card], SOURCES[card])

    def why_not(self, state: DuelState, action: int) -> Reason:
        """It is another craftsman's work, or material or gold is missing; other actions have to wait."""
        frame = state.frames[-1]
        card = frames.source(frame)
        material = action - CONVERT_0
        if is_play(action):
            return why_no_play(state, frame.seat, action)
        if material == CARD_MATERIALS[card]:
            return why_no_craft(state, frame.seat, card)
        if 0 <= material < NUM_MATERIALS:
            return Reason(self.rule, "other-craft", {"material": MATERIALS[material]})
        return Reason(self.rule, "finish-step", {"card": SOURCES[card]})
