"""Influence: seals from the top of the pile are bought one by one, each seen before the next."""

from kingsbridge.core.frame import Frame
from kingsbridge.core.reason import Reason
from kingsbridge.games.duel import frames
from kingsbridge.games.duel.actions import BUY_SEAL
from kingsbridge.games.duel.changes import buy_seal
from kingsbridge.games.duel.components import CARD_PRICES
from kingsbridge.games.duel.effects import can_buy_seal, why_no_seal
from kingsbridge.games.duel.phases.step import Step
from kingsbridge.games.duel.state import DuelState


class Influence(Step):
    """Asks for the next seal."""

    name = "influence"
    rule = "DUE-032"

    def choices(self, state: DuelState, frame: Frame) -> list[int]:
        """List a seal if there is one and the gold for it."""
        return [BUY_SEAL] if can_buy_seal(state, frame.seat, frames.source(frame)) else []

    def choose(self, state: DuelState, frame: Frame, action: int) -> None:
        """Buy the top seal."""
        buy_seal(state, frame.seat, CARD_PRICES[frames.source(frame)])

    def why_no_choice(self, state: DuelState, frame: Frame, action: int) -> Reason | None:
        """The pile is empty, or the gold is missing."""
        return why_no_seal(state, frame.seat, frames.source(frame)) if action == BUY_SEAL else None
