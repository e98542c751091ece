"""What a position of the card game is worth to a seat, in points, as named parts that sum up.

The weights below are estimates found by playing many games, not rules: they steer bots and hints and nothing else.
"""

from random import Random
from typing import Final

from kingsbridge.core.contract import Sense
from kingsbridge.games.cards import frames
from kingsbridge.games.cards.actions import ASSIST_0, CONVERT_0, DONE, DROP_0, TOM_0
from kingsbridge.games.cards.components import (
    ALFRED,
    ASSISTANT,
    ASSISTANT_POINTS,
    CARD_COLOURS,
    CARD_CRAFTS,
    CARD_MATERIALS,
    CARD_POINTS,
    CARD_PRIVILEGES,
    CARD_VALUES,
    CONVERSION_BITS,
    CONVERSION_POINTS,
    DECKS,
    KEPT_MATERIALS,
    KING,
    NUM_MATERIALS,
    NUM_PRIVILEGES,
    OWN_CRAFTSMAN_POINTS,
    TOM,
    TOM_MATERIALS,
)
from kingsbridge.games.cards.reckoning import (
    converted,
    converter_mask,
    flexible_uses,
    is_last_hand,
    leading_play,
    receiver,
    scored_cards,
    stock_of,
    use_singles,
)
from kingsbridge.games.cards.state import CardsState

# A unit of stone, wood, sand, metal kept for the next hand.
KEPT_WORTH: Final[list[float]] = [1.6, 1.2, 0.9, 1.9]
# An own craftsman won, by craft, before it is known what he will have to work with.
CRAFT_WORTH: Final[list[float]] = [2.4, 2.8, 2.4, 2.0, 3.0]
# A privilege for each hand that is still to come: Artist, Brick Maker, Bell-Founder, Assistant, Potter.
PRIVILEGE_WORTH: Final[list[float]] = [1.0, 0.7, 1.2, 1.6, 1.7]
# How much of a card's worth still counts while it is in the own hand.
OWN_IN_HAND: Final = 0.55
GIFT_IN_HAND: Final = 0.35
PENALTY_IN_HAND: Final = 0.4
# A card that wins tricks whenever its holder likes is worth something by itself.
CONTROL_FROM: Final = 9
CONTROL_WORTH: Final = 0.5
# How readily a later player who can overtake does so.
OVERTAKING: Final = 0.45
RIVALS_WEIGHT: Final = 0.5
# For playouts: how much a gift to a rival hurts, the luck in a choice, and how readily each later player overtakes a
# card of each value (11 is the highest).
GIFT_HURTS: Final = 0.4
LUCK: Final = 1.0
OVERTAKEN: Final[list[float]] = [0.85, 0.8, 0.75, 0.65, 0.6, 0.5, 0.45, 0.35, 0.3, 0.15, 0.1, 0.0]


def best_plan(stock: list[int], mask: int, assistant: bool, last_hand: bool) -> float:
    """Give the most that a stock can still bring: points now and the worth of what is kept."""
    rest = stock.copy()
    points = use_singles(rest, mask, [])
    best = points + leftover_worth(rest, assistant, last_hand)
    for uses in flexible_uses(stock, mask):
        points = use_singles(uses.stock, mask, uses.steps)
        best = max(best, uses.points + (points + leftover_worth(uses.stock, assistant, last_hand)))
    return best


def leftover_worth(stock: list[int], assistant: bool, last_hand: bool) -> float:
    """Give the worth of what no converter uses: the best units are kept, the Assistant takes others."""
    scrap = float(ASSISTANT_POINTS) if assistant else 0.0
    room = 0 if last_hand else KEPT_MATERIALS
    value = 0.0
    for material in _BY_WORTH:
        units = stock[material]
        kept = min(units, room)
        room -= kept
        value += kept * max(KEPT_WORTH[material], scrap) + (units - kept) * scrap
    return value


def _worth_of(material: int) -> float:
    return KEPT_WORTH[material]


_BY_WORTH: Final[list[int]] = sorted(range(NUM_MATERIALS), key=_worth_of, reverse=True)


class CardsSense(Sense[CardsState]):
    """The parts: points made, what is won this hand, stock, privileges, running trick, hand, and the rivals'."""

    part_names = ["points", "won", "stock", "privileges", "trick", "hand", "rivals"]

    def parts(self, state: CardsState, seat: int) -> list[float]:
        """Give the worth of the position to a seat."""
        if state.is_over:
            points = float(state.points[seat])
            return [points, 0.0, 0.0, 0.0, 0.0, 0.0, -RIVALS_WEIGHT * _mean_of_others(state, seat, [])]
        gains = _trick_gains(state, seat)
        parts = _own_parts(state, seat, gains)
        parts.append(-RIVALS_WEIGHT * _mean_of_others(state, seat, gains))
        return parts

    def own_parts(self, state: CardsState, seat: int) -> list[float]:
        """Give all parts but the rivals'."""
        if state.is_over:
            return [float(state.points[seat]), 0.0, 0.0, 0.0, 0.0, 0.0]
        return _own_parts(state, seat, _trick_gains(state, seat))

    def standings(self, state: CardsState) -> list[float]:
        """Give each seat's points, cards won, stock and privileges; hands only once they have been played from."""
        if state.is_over:
            return [float(points) for points in state.points]
        running = frames.is_play(state.frames[-1]) and len(state.played) > 0
        worths: list[float] = []
        for seat in range(state.seats):
            won, stock = _won_and_stock(state, seat)
            worth = state.points[seat] + won + stock + _privileges_worth(state, seat)
            if running:
                worth += _trick_gains(state, seat)[seat] + _hand_worth(state, seat)
            worths.append(worth)
        return worths

    def proposal(self, state: CardsState) -> int:
        """Give the best step of the scoring, reckoned to its end; -1 when a card is to be played."""
        if state.is_over or frames.is_play(state.frames[-1]):
            return -1
        best = -1
        best_value = 0.0
        for action in state.legal_actions():
            value = _scoring_value(state, action)
            if best < 0 or value > best_value + 1e-9:
                best = action
                best_value = value
        return best

    def policy(self, state: CardsState, random: Random) -> int:
        """Give a plausible card, by who would take the trick and what it holds; in the scoring the best step."""
        if frames.is_play(state.frames[-1]):
            return _plausible_card(state, random, 1.0, 1.0)
        return self.proposal(state)

    def policy_by(self, state: CardsState, random: Random, choice: list[float]) -> int:
        """Count the running trick and what leaves the hand by their factors."""
        if frames.is_play(state.frames[-1]):
            return _plausible_card(state, random, choice[_TRICK], choice[_HAND])
        return self.proposal(state)


_TRICK: Final = CardsSense.part_names.index("trick")
_HAND: Final = CardsSense.part_names.index("hand")


def _scoring_value(state: CardsState, action: int) -> float:
    """Give points and worth that follow from a step of the scoring if all later steps are the best."""
    frame = state.frames[-1]
    stock = stock_of(state, frame.seat)
    assistant = state.owners[ASSISTANT] == frame.seat
    last_hand = is_last_hand(state)
    if action == DONE:
        return leftover_worth(stock, assistant and frames.is_conversion(frame), last_hand)
    if action >= DROP_0:
        stock[action - DROP_0] -= 1
        return leftover_worth(stock, False, last_hand)
    if action >= ASSIST_0:
        stock[action - ASSIST_0] -= 1
        return ASSISTANT_POINTS + leftover_worth(stock, True, last_hand)
    if action >= CONVERT_0:
        conversion = action - CONVERT_0
        mask = frames.converters_left(frame) & ~CONVERSION_BITS[conversion]
        after = converted(stock, conversion)
        return CONVERSION_POINTS[conversion] + best_plan(after, mask, assistant, last_hand)
    stock[TOM_MATERIALS[action - TOM_0]] += 1
    mask = converter_mask(state.owners, frame.seat, scored_cards(state, frame.seat))
    return best_plan(stock, mask, assistant, last_hand)


def _own_parts(state: CardsState, seat: int, gains: list[float]) -> list[float]:
    won, stock = _won_and_stock(state, seat)
    return [
        float(state.points[seat]),
        won,
        stock,
        _privileges_worth(state, seat),
        gains[seat],
        _hand_worth(state, seat),
    ]


def _won_and_stock(state: CardsState, seat: int) -> tuple[float, float]:
    """Give what the cards won so far will bring, and what the stock alone is worth."""
    stock = stock_of(state, seat)
    assistant = state.owners[ASSISTANT] == seat
    if not frames.is_play(state.frames[-1]):
        # Already scoring: what is left to convert shows in the steps themselves, not here.
        return 0.0, leftover_worth(stock, assistant, False)
    alone = best_plan(stock, converter_mask(state.owners, seat, []), assistant, False)
    if seat not in state.takers:
        return 0.0, alone
    cards = scored_cards(state, seat)
    points = 0.0
    for card in cards:
        points += CARD_POINTS[card]
        if CARD_COLOURS[card] == seat:
            points += OWN_CRAFTSMAN_POINTS[CARD_CRAFTS[card]]
        if CARD_MATERIALS[card] >= 0:
            stock[CARD_MATERIALS[card]] += 1
        elif card == TOM:
            stock[TOM_MATERIALS[0]] += 1
    both = best_plan(stock, converter_mask(state.owners, seat, cards), assistant, False)
    return points + both - alone, alone


def _privileges_worth(state: CardsState, seat: int) -> float:
    worth = 0.0
    for privilege in range(NUM_PRIVILEGES):
        if state.owners[privilege] == seat:
            worth += PRIVILEGE_WORTH[privilege]
    return worth * len(state.pile)


def card_worth(state: CardsState, seat: int, card: int) -> float:
    """Estimate what a card brings to the seat that takes it."""
    if CARD_COLOURS[card] >= 0:
        return CRAFT_WORTH[CARD_CRAFTS[card]] if CARD_COLOURS[card] == seat else 0.0
    if CARD_PRIVILEGES[card] >= 0:
        return PRIVILEGE_WORTH[CARD_PRIVILEGES[card]] * (len(state.pile) + 1)
    if CARD_MATERIALS[card] >= 0:
        return KEPT_WORTH[CARD_MATERIALS[card]] + 0.3
    if card == TOM:
        return KEPT_WORTH[TOM_MATERIALS[0]] + 0.3
    return 0.0 if card == KING else float(CARD_POINTS[card])


def _trick_gains(state: CardsState, asking: int) -> list[float]:
    """Estimate what the running trick will bring to each seat, from what the asking seat knows."""
    gains = [0.0] * state.seats
    start = len(state.takers) * state.seats
    if not frames.is_play(state.frames[-1]) or start == len(state.played):
        return gains
    play = leading_play(state, len(state.takers))
    taker = receiver(state.played[start + play], (state.leads[-1] + play) % state.seats)
    hold = _chance_to_hold(state, asking, state.played[start + play], start)
    for seat in range(state.seats):
        share = (1.0 - hold) / state.seats + (hold if seat == taker else 0.0)
        for card in state.played[start:]:
            gains[seat] += share * card_worth(state, seat, card)
    return gains


def chance_to_hold(state: CardsState, asking: int, trick: int) -> float:
    """Estimate how likely the trick stays with whom it would go to now, from what the asking seat knows."""
    start = trick * state.seats
    return _chance_to_hold(state, asking, state.played[start + leading_play(state, trick)], start)


def _chance_to_hold(state: CardsState, asking: int, card: int, start: int) -> float:
    """Estimate how likely the leading card stays the highest until the trick is full."""
    later = start + state.seats - len(state.played)
    higher = 0
    unseen = 0
    for other in DECKS[state.seats]:
        unseen += 1
        if CARD_VALUES[other] >= CARD_VALUES[card]:
            higher += 1
    for other in state.played:
        unseen -= 1
        if CARD_VALUES[other] >= CARD_VALUES[card]:
            higher -= 1
    for other in state.hands[asking]:
        unseen -= 1
        if CARD_VALUES[other] >= CARD_VALUES[card]:
            higher -= 1
    if unseen <= 0 or higher <= 0:
        return 1.0
    size = len(state.hands[(state.leads[-1] - 1) % state.seats])
    able = 1.0 - (1.0 - higher / unseen) ** size
    return float((1.0 - OVERTAKING * able) ** later)


def _plausible_card(state: CardsState, random: Random, trick_counts: float, hand_counts: float) -> int:
    """Take the card that brings most if the trick goes to whom it would go now, with some luck."""
    seat = state.frames[-1].seat
    seats = state.seats
    trick = len(state.takers)
    start = trick * seats
    laid = len(state.played) - start
    leading = -1
    taker = -1
    if laid:
        play = leading_play(state, trick)
        leading = CARD_VALUES[state.played[start + play]]
        taker = receiver(state.played[start + play], (state.leads[trick] + play) % seats)
    pots = [_pot(state, other, start) if laid else 0.0 for other in range(seats)]
    best = -1
    best_claim = 0.0
    for card in state.legal_actions():
        value = CARD_VALUES[card]
        gets = taker
        if value >= leading:
            gets = receiver(card, seat)
        stays = (1.0 - OVERTAKEN[max(value, leading)]) ** (seats - 1 - laid)
        claim = LUCK * random.random() - hand_counts * worth_in_hand(state, seat, card)
        if gets == seat:
            claim += trick_counts * stays * (pots[seat] + card_worth(state, seat, card))
        elif gets >= 0:
            claim -= trick_counts * GIFT_HURTS * stays * (pots[gets] + card_worth(state, gets, card))
        if best < 0 or claim > best_claim:
            best = card
            best_claim = claim
    return best


def _pot(state: CardsState, seat: int, start: int) -> float:
    """Estimate what the cards of the running trick would bring a seat."""
    worth = 0.0
    for at in range(start, len(state.played)):
        worth += card_worth(state, seat, state.played[at])
    return worth


def worth_in_hand(state: CardsState, seat: int, card: int) -> float:
    """Estimate what a card is worth as long as it is in the own hand."""
    value = card_worth(state, seat, card)
    if CARD_COLOURS[card] == seat:
        worth = OWN_IN_HAND * value
    elif value < 0:
        worth = PENALTY_IN_HAND * value
    else:
        worth = GIFT_IN_HAND * value
    if CARD_COLOURS[card] < 0 and CARD_VALUES[card] >= CONTROL_FROM and card != ALFRED:
        worth += CONTROL_WORTH
    return worth


def _hand_worth(state: CardsState, seat: int) -> float:
    worth = 0.0
    for card in state.hands[seat]:
        worth += worth_in_hand(state, seat, card)
    return worth


def _mean_of_others(state: CardsState, seat: int, gains: list[float]) -> float:
    """Give what the other seats have and are about to get, on average."""
    total = 0.0
    for other in range(state.seats):
        if other != seat:
            total += state.points[other] + (gains[other] if gains else 0.0)
            total += _won_estimate(state, other)
    return total / (state.seats - 1)


def _won_estimate(state: CardsState, seat: int) -> float:
    if state.is_over or not frames.is_play(state.frames[-1]) or seat not in state.takers:
        return 0.0
    worth = 0.0
    for card in scored_cards(state, seat):
        worth += card_worth(state, seat, card)
    return worth
