"""What speaks for a move of the card game, as a player at the table would say it."""

from typing import Final

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
_LIKELY: Final = (
    0.6  # an estimate of which one says that the chance is good: it came true in three of five tries
)
_LITTLE: Final = 0.3  # what others may get of a trick, or a card may do in hand, that counts as nothing


class CardsCounsel(Counsel[CardsState]):
    """Of a card: what becomes of the trick and what stays in hand. Of the scoring: points, and what is kept."""

    fact_args = {
        "takes": ["card"],
        "ahead": ["card"],
        "may-take": ["card"],
        "privilege": ["card"],
        "penalties": [],
        "rid-of": ["card"],
        "gives": [],
        "gives-less": [],
        "spare": [],
        "little-use": [],
        "keeps": ["card"],
        "keeps-last": ["card"],
        "points": ["count"],
        "points-in-all": ["count"],
        "stock": ["material"],
    }
    rare_only = ["takes", "ahead", "may-take", "privilege", "gives", "gives-less", "keeps", "stock"]

    def goes_on(self, before: CardsState, state: CardsState) -> bool:
        """Carry on to the end of one's scoring; the next card is another decision."""
        return not frames.is_play(state.frames[-1])

    def facts(self, before: CardsState, after: CardsState, seat: int, action: int) -> list[Fact]:
        """Name what the move did."""
        if action >= NUM_CARDS:
            return _scoring(before, after, seat, action)
        return [*_trick(before, seat, action), *_hand(before, seat, action)]


def _scoring(before: CardsState, after: CardsState, seat: int, action: int) -> list[Fact]:
    gained = after.points[seat] - before.points[seat]
    moved = before.clone()
    moved.apply(action)
    # With the last conversion the hand's other points come by themselves.
    is_all = moved.points[seat] == after.points[seat] and moved.frames == before.frames
    told = "points" if is_all else "points-in-all"
    return [Fact("points", float(gained), {"count": max(gained, 0)}, told), _stock(stock_of(after, seat))]


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
    table.hands[seat].remove(card)
    table.played.append(card)
    trick = len(before.takers)
    taker = trick_taker(table, trick)
    cards = cards_of(table, trick)
    hold = 1.0
    if len(cards) < before.seats:
        hold = chance_to_hold(table, seat, trick)
    facts = _own(before, seat, cards, hold) if taker == seat else []
    facts += [
        _penalties(before, seat, cards, hold if taker == seat else 0.0),
        _gift(before, seat, taker, cards, hold),
    ]
    if CARD_POINTS[card] < 0:
        # Who takes his own trick is not rid of it.
        safe = 1.0 - 2.0 * hold if taker == seat else hold
        told = "rid-of" if safe > 0 else ""
        facts.append(Fact("rid-of", -_FEARED * safe * CARD_POINTS[card], {"card": CARD_KEYS[card]}, told))
    return facts


def _penalties(state: CardsState, seat: int, cards: list[int], taken: float) -> Fact:
    """Count the minus points that lay there before the own card, by the chance to take them."""
    worth = 0.0
    for card in cards[:-1]:
        worth += min(card_worth(state, seat, card), 0.0)
    return Fact("penalties", taken * worth, None, "penalties" if worth < 0 and taken == 0 else "")


def _gift(state: CardsState, seat: int, taker: int, cards: list[int], hold: float) -> Fact:
    """Count what others get: who is ahead now, or whoever comes after."""
    gift = 0.0
    for other in range(state.seats):
        if other == seat:
            continue
        chance = (1.0 - hold) / (state.seats - 1)
        if other == taker:
            chance += hold
        for card in cards:
            # A penalty in it is told as what one got rid of.
            gift += chance * max(card_worth(state, other, card), 0.0)
    return Fact("gives", -_GIFT_HURTS * gift, None, "gives" if gift < _LITTLE else "gives-less")


def _own(state: CardsState, seat: int, cards: list[int], hold: float) -> list[Fact]:
    """Say what a trick brings that is the seat's, or would be."""
    facts: list[Fact] = []
    good = 0.0
    best = -1
    for card in cards:
        worth = card_worth(state, seat, card)
        if CARD_PRIVILEGES[card] >= 0:
            told = "privilege" if len(cards) == state.seats else _hope(hold)
            facts.append(Fact("privilege", hold * worth, {"card": CARD_KEYS[card]}, told))
        elif worth > 0:
            good += worth
            if best < 0 or worth > card_worth(state, seat, best):
                best = card
    if best >= 0 and good > 0:
        told = "takes" if len(cards) == state.seats else _hope(hold)
        facts.append(Fact("takes", hold * good, {"card": CARD_KEYS[best]}, told))
    return facts


def _hope(hold: float) -> str:
    return "ahead" if hold >= _LIKELY else "may-take"


def _hand(before: CardsState, seat: int, card: int) -> list[Fact]:
    """Say what stays in hand: of a card that is hardly missed that it is, else the best of the others by name."""
    hand = before.hands[seat].copy()
    hand.remove(card)
    if not hand or CARD_POINTS[card] < 0:
        return []
    own = worth_in_hand(before, seat, card)
    worth = 0.0
    least = own + 1.0
    best = hand[0]
    for other in hand:
        use = worth_in_hand(before, seat, other)
        if CARD_POINTS[other] >= 0 or other == KING:
            worth += use
        least = min(least, use)
        if use > worth_in_hand(before, seat, best):
            best = other
    if len(hand) == 1:
        return [Fact("keeps", worth, {"card": CARD_KEYS[best]}, "keeps-last")]
    if own < least:
        return [Fact("keeps", worth, None, "spare")]
    if own < _LITTLE:
        return [Fact("keeps", worth, None, "little-use")]
    return [Fact("keeps", worth, {"card": CARD_KEYS[best]})]
