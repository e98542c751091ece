"""Influence: seals from the top of the pile are bought one by one, each seen before the next."""

from kingsbridge.core.contract import Phase
from kingsbridge.core.reason import Reason
from kingsbridge.games.duel import frames
from kingsbridge.games.duel.actions import BUY_SEAL, DONE
from kingsbridge.games.duel.changes import buy_seal
from kingsbridge.games.duel.components import CARD_PRICES, SOURCES
from kingsbridge.games.duel.effects import can_buy_seal, why_no_seal
from kingsbridge.games.duel.phases.once import is_play, play, plays, why_no_play
from kingsbridge.games.duel.state import DuelState


class Influence(Phase[DuelState]):
    """Asks for the next seal, 1x cards, or "done"."""

    name = "influence"
    rule = "DUE-032"

    def legal(self, state: DuelState) -> list[int]:
        """List 1x cards, a seal if there is one and the gold for it, and "done"."""
        frame = state.frames[-1]
        actions = plays(state, frame.seat)
        if can_buy_seal(state, frame.seat, frames.source(frame)):
            actions.append(BUY_SEAL)
        actions.append(DONE)
        return actions

    def apply(self, state: DuelState, action: int) -> None:
        """Buy the top seal, play a 1x card, or be done."""
        frame = state.frames[-1]
        if action == DONE:
            state.pop()
        elif is_play(action):
            play(state, frame.seat, action)
        else:
            buy_seal(state, frame.seat, CARD_PRICES[frames.source(frame)])

    def why_not(self, state: DuelState, action: int) -> Reason:
        """The pile is empty, or the gold is missing; other actions have to wait."""
        frame = state.frames[-1]
        card = frames.source(frame)
        if is_play(action):
            return why_no_play(state, frame.seat, action)
        if action == BUY_SEAL:
            return why_no_seal(state, frame.seat, card)
        return Reason(self.rule, "finish-step", {"card": SOURCES[card]})
