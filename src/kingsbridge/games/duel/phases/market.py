"""Market: raw materials are bought from the own supply and wool is sold back to it, one by one; Aliena only sells."""

from kingsbridge.core.frame import Frame
from kingsbridge.core.reason import Reason
from kingsbridge.games.duel import frames
from kingsbridge.games.duel.actions import BUY_0, BUY_SEAL, BUYABLE, SELL_0, SELLABLE
from kingsbridge.games.duel.changes import buy_raw, sell_raw
from kingsbridge.games.duel.components import (
    CARD_MASKS,
    CARD_PAYS,
    CARD_PRICES,
    CARD_SELLS,
    MATERIALS,
    NUM_MATERIALS,
    SOURCES,
)
from kingsbridge.games.duel.phases.step import Step
from kingsbridge.games.duel.state import DuelState


class Market(Step):
    """Asks for the next purchase or sale.

    Rules: DUE-035, DUE-036, DUE-051.
    """

    name = "market"
    rule = "DUE-035"

    def choices(self, state: DuelState, frame: Frame) -> list[int]:
        """List what can be bought and sold."""
        card = frames.source(frame)
        return purchases(state, frame.seat, card) + sales(state, frame.seat, card)

    def choose(self, state: DuelState, frame: Frame, action: int) -> None:
        """Buy or sell one marker."""
        card = frames.source(frame)
        if action < SELL_0:
            buy_raw(state, frame.seat, BUYABLE[action - BUY_0], CARD_PRICES[card], SOURCES[card])
        else:
            sell_raw(state, frame.seat, SELLABLE[action - SELL_0], CARD_PAYS[card], SOURCES[card])

    def why_no_choice(self, state: DuelState, frame: Frame, action: int) -> Reason | None:
        """Supply, camp, gold or bank lack something."""
        if BUY_0 <= action < BUY_SEAL:
            return why_no_purchase(state, frame.seat, frames.source(frame), BUYABLE[action - BUY_0])
        if SELL_0 <= action < SELL_0 + len(SELLABLE):
            return why_no_sale(state, frame.seat, SELLABLE[action - SELL_0])
        return None


def purchases(state: DuelState, seat: int, card: int) -> list[int]:
    """List what the card sells, the supply holds and the seat can pay; a card without a price sells nothing."""
    price = CARD_PRICES[card]
    if not price or state.gold[seat] < price:
        return []
    at = seat * NUM_MATERIALS
    actions: list[int] = []
    for number, material in enumerate(BUYABLE):
        if state.supply[at + material] > 0 and CARD_MASKS[card] >> material & 1:
            actions.append(BUY_0 + number)
    return actions


def sales(state: DuelState, seat: int, card: int) -> list[int]:
    """List what the card buys and the camp holds raw, while the bank has gold."""
    if state.bank == 0:
        return []
    at = seat * NUM_MATERIALS
    actions: list[int] = []
    for number, material in enumerate(SELLABLE):
        if state.raw[at + material] > 0 and CARD_SELLS[card] >> material & 1:
            actions.append(SELL_0 + number)
    return actions


def why_no_purchase(state: DuelState, seat: int, card: int, material: int) -> Reason:
    """Say why a raw material cannot be bought."""
    if not CARD_PRICES[card]:
        return Reason("DUE-051", "only-sells", {"card": SOURCES[card]})
    if state.supply[seat * NUM_MATERIALS + material] == 0:
        return Reason("DUE-035", "supply-empty", {"material": MATERIALS[material]})
    return Reason("DUE-035", "too-little-gold", {"gold": CARD_PRICES[card]})


def why_no_sale(state: DuelState, seat: int, material: int) -> Reason:
    """Say why a raw material cannot be sold."""
    if state.raw[seat * NUM_MATERIALS + material] == 0:
        return Reason("DUE-036", "no-raw", {"material": MATERIALS[material]})
    return Reason("DUE-036", "bank-empty", {})
