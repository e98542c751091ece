"""Market: raw materials are bought from the own supply and wool is sold back to it, one by one; Aliena only sells."""

from kingsbridge.core.contract import Phase
from kingsbridge.core.reason import Reason
from kingsbridge.games.duel import frames
from kingsbridge.games.duel.actions import BUY_0, BUY_SEAL, BUYABLE, DONE, SELL_0, SELLABLE
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
from kingsbridge.games.duel.phases.once import is_play, play, plays, why_no_play
from kingsbridge.games.duel.state import DuelState


class Market(Phase[DuelState]):
    """Asks for the next purchase or sale, 1x cards, or "done".

    Rules: DUE-035, DUE-036, DUE-051.
    """

    name = "market"
    rule = "DUE-035"

    def legal(self, state: DuelState) -> list[int]:
        """List 1x cards, what can be bought and sold, and "done"."""
        frame = state.frames[-1]
        card = frames.source(frame)
        actions = plays(state, frame.seat)
        actions += purchases(state, frame.seat, card)
        actions += sales(state, frame.seat, card)
        actions.append(DONE)
        return actions

    def apply(self, state: DuelState, action: int) -> None:
        """Buy or sell one marker, play a 1x card, or be done."""
        frame = state.frames[-1]
        card = frames.source(frame)
        if action == DONE:
            state.pop()
        elif is_play(action):
            play(state, frame.seat, action)
        elif action < SELL_0:
            buy_raw(state, frame.seat, BUYABLE[action - BUY_0], CARD_PRICES[card], SOURCES[card])
        else:
            sell_raw(state, frame.seat, SELLABLE[action - SELL_0], CARD_PAYS[card], SOURCES[card])

    def why_not(self, state: DuelState, action: int) -> Reason:
        """Supply, camp, gold or bank lack something; other actions have to wait."""
        frame = state.frames[-1]
        card = frames.source(frame)
        if is_play(action):
            return why_no_play(state, frame.seat, action)
        if BUY_0 <= action < BUY_SEAL:
            return why_no_purchase(state, frame.seat, card, BUYABLE[action - BUY_0])
        if SELL_0 <= action < SELL_0 + len(SELLABLE):
            return why_no_sale(state, frame.seat, SELLABLE[action - SELL_0])
        return Reason(self.rule, "finish-step", {"card": SOURCES[card]})


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
