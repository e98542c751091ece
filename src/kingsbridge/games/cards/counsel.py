"""What speaks for a move of the card game, as a player at the table would say it."""

from typing import Any, Final

from kingsbridge.core.contract import Counsel, Fact
from kingsbridge.games.cards import frames
from kingsbridge.games.cards.components import (
    CARD_KEYS,
    CARD_POINTS,
    CARD_PRIVILEGES,
    KEPT_MATERIALS,
    KING,
    MATERIALS,
    NUM_CARDS,
    NUM_MATERIALS,
)
from kingsbridge.games.cards.reckoning import cards_of, stock_of, trick_taker
from kingsbridge.games.cards.sense import KEPT_WORTH, card_worth, chance_to_hold, worth_in_hand
from kingsbridge.games.cards.state import CardsState

# What a gift to a rival hurts, set against the same for oneself; and what is feared of a penalty that stays in hand.
_GIFT_HURTS: Final = 0.5
_FEARED: Final = 0.6


class CardsCounsel(Counsel[CardsState]):
    """Of a card: what becomes of the trick and what stays in hand. Of the scoring: points, and what is kept."""

    fact_args = {
        "takes": ["card"],
        "ahead": ["card"],
        "privilege": ["card"],
        "penalties": [],
        "rid-of": ["card"],
        "gives": [],
        "keeps": ["card"],
        "keeps-last": ["card"],
        "points": ["count"],
        "stock": ["material"],
    }

    def goes_on(self, before: CardsState, state: CardsState) -> bool:
        """Carry on to the end of one's scoring; the next card is another decision."""
        return not frames.is_play(state.frames[-1])

    def facts(self, before: CardsState, after: CardsState, seat: int, action: int) -> list[Fact]:
        """Name what the move did."""
        if action >= NUM_CARDS:
            return _scoring(before, after, seat)
        return [*_trick(before, seat, action), *_hand(before, seat, action)]


def _scoring(before: CardsState, after: CardsState, seat: int) -> list[Fact]:
    gained = after.points[seat] - before.points[seat]
    stock = stock_of(after, seat)
    return [Fact("points", float(gained), {"count": max(gained, 0)}), _stock(stock)]


def _stock(stock: list[int]) -> Fact:
    """Count what the limit lets one keep; the dearest unit is named."""
    kinds = sorted(range(NUM_MATERIALS), key=_kept_worth, reverse=True)
    room = KEPT_MATERIALS
    worth = 0.0
    best = ""
    for material in kinds:
        kept = min(room, stock[material])
        room -= kept
        worth += kept * KEPT_WORTH[material]
        if kept and not best:
            best = MATERIALS[material]
    return Fact("stock", worth, {"material": best or MATERIALS[0]})


def _kept_worth(material: int) -> float:
    return KEPT_WORTH[material]


def _trick(before: CardsState, seat: int, card: int) -> list[Fact]:
    """Look at the trick with the card in it, whether others still play to it or not."""
    table = before.clone()
    table.played.append(card)
    trick = len(before.takers)
    taker = trick_taker(table, trick)
    cards = cards_of(table, trick)
    hold = 1.0
    if len(cards) < before.seats:
        hold = chance_to_hold(table, seat, trick)
    facts = [Fact("penalties", 0.0)]
    gift = 0.0
    if taker == seat:
        facts += _own(before, seat, cards, hold, len(cards) < before.seats)
    elif taker >= 0:
        # A penalty in it is told as what one got rid of.
        for other in cards:
            gift += max(card_worth(before, taker, other), 0.0)
    facts.append(Fact("gives", -_GIFT_HURTS * hold * gift))
    if CARD_POINTS[card] < 0:
        safe = 0.0 if taker == seat else hold
        facts.append(Fact("rid-of", -_FEARED * safe * CARD_POINTS[card], {"card": CARD_KEYS[card]}))
    return facts


def _own(state: CardsState, seat: int, cards: list[int], hold: float, is_open: bool) -> list[Fact]:
    """Say what a trick brings that is the seat's, or would be."""
    facts: list[Fact] = []
    good = 0.0
    best = -1
    for card in cards:
        worth = card_worth(state, seat, card)
        if worth < 0:
            facts.append(Fact("penalties", hold * worth))
        elif CARD_PRIVILEGES[card] >= 0:
            facts.append(Fact("privilege", hold * worth, {"card": CARD_KEYS[card]}))
        else:
            good += worth
            if best < 0 or worth > card_worth(state, seat, best):
                best = card
    if best >= 0 and good > 0:
        facts.append(Fact("ahead" if is_open else "takes", hold * good, {"card": CARD_KEYS[best]}))
    return facts


def _hand(before: CardsState, seat: int, card: int) -> list[Fact]:
    """Say what stays in hand, the best card by name."""
    hand = before.hands[seat].copy()
    hand.remove(card)
    if not hand or CARD_POINTS[card] < 0:
        return []
    worth = 0.0
    best = hand[0]
    for other in hand:
        if CARD_POINTS[other] >= 0 or other == KING:
            worth += worth_in_hand(before, seat, other)
        if worth_in_hand(before, seat, other) > worth_in_hand(before, seat, best):
            best = other
    args: dict[str, Any] = {"card": CARD_KEYS[best]}
    return [Fact("keeps-last" if len(hand) == 1 else "keeps", worth, args)]
