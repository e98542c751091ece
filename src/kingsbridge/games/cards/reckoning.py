"""What follows from a position without changing it: who is winning a trick, what a seat scores, what is unseen, and
what a hand would come to.
"""

from typing import TYPE_CHECKING, Final

from kingsbridge.games.cards import frames
from kingsbridge.games.cards.components import (
    ALFRED,
    ALIENA,
    CARD_COLOURS,
    CARD_CRAFTS,
    CARD_KEYS,
    CARD_MATERIALS,
    CARD_POINTS,
    CARD_PRIVILEGES,
    CARD_VALUES,
    CONVERSION_BITS,
    CONVERSION_CONVERTERS,
    CONVERSION_MAKES,
    CONVERSION_MATERIALS,
    CONVERSION_POINTS,
    CONVERTERS,
    DECKS,
    KING,
    NUM_CONVERSIONS,
    NUM_MATERIALS,
    NUM_PRIVILEGES,
    OWN_CRAFTSMAN_POINTS,
    OWN_CRAFTSMEN,
    PRIVILEGE_CARDS,
    PRIVILEGE_CONVERTERS,
    PRIVILEGE_POINTS,
    PRIVILEGES,
    TOM,
    TOM_MATERIALS,
)

if TYPE_CHECKING:
    from kingsbridge.games.cards.state import CardsState

# --- tricks -----------------------------------------------------------------------------------------------------------


def leading_between(cards: list[int], start: int, end: int) -> int:
    """Say which card of those from `start` on is winning: the highest value, of equal ones the later (-1 before any).

    Rules: CAR-015, CAR-016.
    """
    best = -1
    best_value = -1
    for at in range(start, end):
        value = CARD_VALUES[cards[at]]
        if value >= best_value:
            best = at - start
            best_value = value
    return best


def leading(cards: list[int]) -> int:
    """Say which of the cards of a trick is winning (-1 before the first)."""
    return leading_between(cards, 0, len(cards))


def cards_of(state: "CardsState", trick: int) -> list[int]:
    """List the cards of a trick of this hand, in the order played."""
    return state.played[trick * state.seats : (trick + 1) * state.seats]


def leading_play(state: "CardsState", trick: int) -> int:
    """Say which play of a trick is winning (-1 before the first)."""
    start = trick * state.seats
    return leading_between(state.played, start, min(start + state.seats, len(state.played)))


def receiver(card: int, player: int) -> int:
    """Say who gets a trick won by this card: a craftsman's owner, else the player; nobody (-1) gets the King's.

    Rules: CAR-003, CAR-017, CAR-018, CAR-019, CAR-059.
    """
    if card == KING:
        return -1
    if CARD_COLOURS[card] >= 0:
        return CARD_COLOURS[card]
    return player


def trick_taker(state: "CardsState", trick: int) -> int:
    """Say who takes a trick as it lies on the table; -1 for the King's trick or before the first card."""
    play = leading_play(state, trick)
    if play < 0:
        return -1
    return receiver(state.played[trick * state.seats + play], (state.leads[trick] + play) % state.seats)


def next_lead(state: "CardsState", trick: int) -> int:
    """Say who leads after a trick that has been taken: its taker, after the King's trick the player of the King.

    Rules: CAR-020, CAR-021.
    """
    taker = state.takers[trick]
    if taker >= 0:
        return taker
    return (state.leads[trick] + leading_play(state, trick)) % state.seats


# --- what a seat scores -----------------------------------------------------------------------------------------------


def scored_cards(state: "CardsState", seat: int) -> list[int]:
    """List the cards a seat scores: those of its tricks; without a trick, those of the King's trick.

    Rules: CAR-036, CAR-037, CAR-038, CAR-039.
    """
    return _cards_taken(state, seat) or _cards_taken(state, -1)


def _cards_taken(state: "CardsState", taker: int) -> list[int]:
    cards: list[int] = []
    played = state.played
    start = 0
    for seat in state.takers:
        end = start + state.seats
        if seat == taker:
            for at in range(start, end):  # one by one: compiled, a slice costs twice as much
                cards.append(played[at])
        start = end
    return cards


def foreign_craftsmen(cards: list[int], seat: int) -> list[int]:
    """List the craftsmen of other colours, who bring a seat nothing.

    Rules: CAR-026.
    """
    return [card for card in cards if CARD_COLOURS[card] not in (-1, seat)]


def converter_mask(owners: list[int], seat: int, cards: list[int]) -> int:
    """Give the converters a seat may use, one bit each: its own craftsmen among the cards, and its privileges.

    Rules: CAR-026, CAR-031, CAR-040.
    """
    mask = 0
    for card in cards:
        if CARD_COLOURS[card] == seat:
            mask |= 1 << CARD_CRAFTS[card]
    for privilege in range(NUM_PRIVILEGES):
        if owners[privilege] == seat and PRIVILEGE_CONVERTERS[privilege] >= 0:
            mask |= 1 << PRIVILEGE_CONVERTERS[privilege]
    return mask


def stock_of(state: "CardsState", seat: int) -> list[int]:
    """Give a copy of a seat's stock, by material."""
    return state.stock[seat * NUM_MATERIALS : (seat + 1) * NUM_MATERIALS]


def units_in_stock(state: "CardsState", seat: int) -> int:
    """Count the units of all materials that a seat has."""
    at = seat * NUM_MATERIALS
    units = 0
    for material in range(NUM_MATERIALS):
        units += state.stock[at + material]
    return units


def materials_in_stock(state: "CardsState", seat: int) -> list[int]:
    """List the materials of which a seat has at least one unit."""
    at = seat * NUM_MATERIALS
    return [material for material in range(NUM_MATERIALS) if state.stock[at + material] > 0]


# --- the hand and the game --------------------------------------------------------------------------------------------


def cards_each(seats: int) -> int:
    """Say how many cards each seat is dealt, which is also the number of tricks.

    Rules: CAR-007.
    """
    return (len(DECKS[seats]) + 1) // seats


def privilege_in_deal(state: "CardsState") -> int:
    """Give the privilege card of this hand: the one neither owned from earlier hands nor in the pile."""
    for card in state.played:
        if CARD_PRIVILEGES[card] >= 0:
            return card
    for hand in state.hands:
        # Privileges have the highest numbers, so they lie last.
        if hand and CARD_PRIVILEGES[hand[-1]] >= 0:
            return hand[-1]
    return -1


def is_last_hand(state: "CardsState") -> bool:
    """Say whether the hand's privilege has been won and none is left in the pile, so that this hand ends the game.

    Rules: CAR-050.
    """
    return not state.pile and -1 not in state.owners


def hand_number(state: "CardsState") -> int:
    """Say which hand is being played (of a finished game: which was the last), from 1 on."""
    return state.epoch if state.is_over else state.epoch + 1


def hand_so_far(state: "CardsState", seat: int) -> int:
    """Give the points a seat has made in the running hand (of a finished game: in its last)."""
    hand = hand_number(state)
    points = state.points[seat]
    for before in range(hand - 1):
        points -= state.pad[before * state.seats + seat]
    return points


# --- what is unseen ---------------------------------------------------------------------------------------------------


def unseen_privileges(state: "CardsState", seat: int | None) -> list[int]:
    """List the privilege cards that may, for all a seat knows, be in a hidden place.

    Rules: CAR-008, CAR-048.
    """
    known = state.pile[len(state.pile) - state.known_bottom :]
    seen = [card for card in state.played if CARD_PRIVILEGES[card] >= 0] + known
    if seat is not None:
        seen += [card for card in state.hands[seat] if CARD_PRIVILEGES[card] >= 0]
    return [card for card in PRIVILEGE_CARDS if card not in seen and state.owners[CARD_PRIVILEGES[card]] < 0]


def unseen_cards(state: "CardsState", seat: int) -> list[int]:
    """List the cards that, for all a seat knows, other seats may hold."""
    seen = state.played + state.hands[seat]
    left = DECKS[state.seats].copy()
    has_seen_privilege = False
    for card in seen:
        if CARD_PRIVILEGES[card] >= 0:
            has_seen_privilege = True
        else:
            left.remove(card)
    # One privilege is in the deal: once it has been seen, no other can come.
    return left if has_seen_privilege else left + unseen_privileges(state, seat)


def turning_values(state: "CardsState", seat: int, card: int) -> list[int]:
    """List the values with which a later seat could still turn the trick, once a seat has played this card to it."""
    cards = [*cards_of(state, len(state.takers)), card]
    play = leading(cards)
    taker = receiver(cards[play], (state.leads[-1] + play) % state.seats)
    later = later_seats(state, seat)
    values: set[int] = set()
    for unseen in unseen_cards(state, seat):
        if CARD_VALUES[unseen] >= CARD_VALUES[cards[play]] and _could_turn(state, unseen, taker, later):
            values.add(CARD_VALUES[unseen])
    return sorted(values)


def later_seats(state: "CardsState", seat: int) -> list[int]:
    """List the seats that play to the running trick after this one."""
    place = (seat - state.leads[-1]) % state.seats
    return [(seat + step) % state.seats for step in range(1, state.seats - place)]


def _could_turn(state: "CardsState", card: int, taker: int, later: list[int]) -> bool:
    """Say whether an unseen card, if it won, could come from a later seat and give the trick to another taker.

    Never Alfred: the last trick plays itself, so that nobody has to foresee it. Rules: CAR-012, CAR-013, CAR-014.
    """
    if CARD_COLOURS[card] >= 0:
        return len(later) > 0 and CARD_COLOURS[card] != taker
    if card == ALFRED:
        return False
    if card == ALIENA:
        return state.leads[0] in later and state.leads[0] != taker
    return [other for other in later if other != taker] != []


# --- conversions ------------------------------------------------------------------------------------------------------

# Converters with one use, which brings points, as their conversions, the best first; and the other converters, whose
# use is a choice or makes a material, as lists of conversions, those that make a material first.
_SINGLE: Final[list[int]] = []
_FLEXIBLE: Final[list[list[int]]] = []


def _points_of(conversion: int) -> int:
    return CONVERSION_POINTS[conversion]


def _sort_conversions() -> None:
    for converter in range(len(CONVERTERS)):
        uses = [number for number in range(NUM_CONVERSIONS) if CONVERSION_CONVERTERS[number] == converter]
        if len(uses) == 1 and CONVERSION_MAKES[uses[0]] < 0:
            _SINGLE.append(uses[0])
        elif CONVERSION_MAKES[uses[0]] >= 0:
            _FLEXIBLE.insert(0, uses)
        else:
            _FLEXIBLE.append(uses)
    _SINGLE.sort(key=_points_of, reverse=True)


_sort_conversions()
_FLEXIBLE_MASK: Final = sum(CONVERSION_BITS[uses[0]] for uses in _FLEXIBLE)


class Uses:
    """A way to use the converters whose use is a choice: which conversions, their points, and the stock after them."""

    def __init__(self, steps: list[int], stock: list[int], points: int) -> None:
        self.steps = steps
        self.stock = stock
        self.points = points


def flexible_uses(stock: list[int], mask: int) -> list[Uses]:
    """List every way to use the converters with a choice, but for using none of them."""
    if not mask & _FLEXIBLE_MASK:
        return []
    ways = [Uses([], stock, 0)]
    for conversions in _FLEXIBLE:
        if mask & CONVERSION_BITS[conversions[0]]:
            for before in ways.copy():
                for conversion in conversions:
                    if before.stock[CONVERSION_MATERIALS[conversion]] > 0:
                        ways.append(_used(before, conversion))
    return ways[1:]


def _used(before: Uses, conversion: int) -> Uses:
    stock = converted(before.stock, conversion)
    return Uses([*before.steps, conversion], stock, before.points + CONVERSION_POINTS[conversion])


def converted(stock: list[int], conversion: int) -> list[int]:
    """Give a stock as it is after a conversion."""
    after = stock.copy()
    after[CONVERSION_MATERIALS[conversion]] -= 1
    if CONVERSION_MAKES[conversion] >= 0:
        after[CONVERSION_MAKES[conversion]] += 1
    return after


def use_singles(stock: list[int], mask: int, steps: list[int]) -> int:
    """Use up, in a stock of one's own, a unit for each converter with a single use; add the steps, give the points."""
    points = 0
    for conversion in _SINGLE:
        material = CONVERSION_MATERIALS[conversion]
        if mask & CONVERSION_BITS[conversion] and stock[material] > 0:
            stock[material] -= 1
            points += CONVERSION_POINTS[conversion]
            steps.append(conversion)
    return points


def best_conversions(stock: list[int], mask: int) -> list[int]:
    """List the conversions that bring most points, in an order in which they can be made."""
    best: list[int] = []
    most = use_singles(stock.copy(), mask, best)
    for uses in flexible_uses(stock, mask):
        points = uses.points + use_singles(uses.stock, mask, uses.steps)
        if points > most:
            most = points
            best = uses.steps
    return best


def points_for(conversions: list[int]) -> int:
    """Sum the points of conversions."""
    points = 0
    for conversion in conversions:
        points += CONVERSION_POINTS[conversion]
    return points


# --- what a hand would come to ----------------------------------------------------------------------------------------


class Term:
    """One line of a sum: what a source brings. For a material it is the count that matters, its points are 0."""

    def __init__(
        self, kind: str = "", source: str = "", material: int = -1, count: int = 0, points: int = 0
    ) -> None:
        self.kind = kind  # "material", "craftsmen", "privilege", "card", "conversion"
        self.source = source  # the key of a card, privilege or converter
        self.material = material  # brought (-1: of choice) or used up
        self.count = count
        self.points = points

    def is_of(self, other: "Term") -> bool:
        """Say whether two lines name the same thing."""
        return self.kind == other.kind and self.source == other.source and self.material == other.material


def total(terms: list[Term]) -> int:
    """Sum the points of terms."""
    return sum([term.points for term in terms])


def coming_points(owners: list[int], seat: int, cards: list[int]) -> list[Term]:
    """List what own craftsmen, privileges and persons bring when points are counted."""
    terms: list[Term] = []
    for card in cards:
        if CARD_COLOURS[card] == seat:
            _add(terms, Term("craftsmen", OWN_CRAFTSMEN, -1, 1, OWN_CRAFTSMAN_POINTS[CARD_CRAFTS[card]]))
    for privilege in range(NUM_PRIVILEGES):
        if owners[privilege] == seat and PRIVILEGE_POINTS[privilege]:
            _add(terms, Term("privilege", PRIVILEGES[privilege], -1, 1, PRIVILEGE_POINTS[privilege]))
    for card in cards:
        if CARD_POINTS[card]:
            _add(terms, Term("card", CARD_KEYS[card], -1, 1, CARD_POINTS[card]))
    return terms


def _add(terms: list[Term], added: Term) -> None:
    for term in terms:
        if term.is_of(added):
            term.count += added.count
            term.points += added.points
            return
    terms.append(added)


def material_cards(cards: list[int]) -> list[int]:
    """List the cards that bring a unit of material."""
    return [card for card in cards if CARD_MATERIALS[card] >= 0 or card == TOM]


def _coming_materials(cards: list[int]) -> list[Term]:
    terms: list[Term] = []
    for card in material_cards(cards):
        _add(terms, Term("material", CARD_KEYS[card], CARD_MATERIALS[card], 1, 0))
    return terms


def _coming_conversions(stock: list[int], mask: int, is_asked: bool) -> list[Term]:
    """List the conversions that bring most points; a seat that is asked by Tom Builder takes what serves best."""
    best = best_conversions(stock, mask)
    if is_asked:
        for material in TOM_MATERIALS:
            more = stock.copy()
            more[material] += 1
            steps = best_conversions(more, mask)
            if points_for(steps) > points_for(best):
                best = steps
    return [
        Term(
            "conversion",
            CONVERTERS[CONVERSION_CONVERTERS[conversion]],
            CONVERSION_MATERIALS[conversion],
            1,
            CONVERSION_POINTS[conversion],
        )
        for conversion in best
    ]


def _whole_scoring(state: "CardsState", owners: list[int], seat: int, cards: list[int]) -> list[Term]:
    """List what a seat's scoring brings from its beginning on, with these cards and owners of privileges."""
    stock = stock_of(state, seat)
    for card in cards:
        if CARD_MATERIALS[card] >= 0:
            stock[CARD_MATERIALS[card]] += 1
    mask = converter_mask(owners, seat, cards)
    terms = _coming_materials(cards) + coming_points(owners, seat, cards)
    return terms + _coming_conversions(stock, mask, TOM in cards)


def forecast(state: "CardsState", seat: int) -> list[Term]:
    """List what this hand still brings a seat if no further card were played and it converted for most points.

    The Assistant is left out: what to give him is a choice between points and what is kept.
    """
    if state.is_over:
        return []
    frame = state.frames[-1]
    cards = scored_cards(state, seat)
    if frames.is_play(frame):
        return _whole_scoring(state, state.owners, seat, cards)
    ahead = (seat - frame.seat) % state.seats
    if ahead:
        waits = ahead < state.seats - frames.scored_before(frame)
        return _whole_scoring(state, state.owners, seat, cards) if waits else []
    step = frames.kind(frame)
    terms: list[Term] = []
    mask = frames.converters_left(frame)
    if step == "tom":
        terms.append(Term("material", CARD_KEYS[TOM], -1, 1, 0))
        mask = converter_mask(state.owners, seat, cards)
    if step != "cut":
        terms += coming_points(state.owners, seat, cards)
    return terms + _coming_conversions(stock_of(state, seat), mask, step == "tom")


def forecast_with_trick(state: "CardsState", seat: int, trick: list[int]) -> list[Term]:
    """List what the hand would bring a seat that took these cards too: it would not score the King's trick any more."""
    cards = (scored_cards(state, seat) if seat in state.takers else []) + trick
    owners = state.owners.copy()
    for card in trick:
        if CARD_PRIVILEGES[card] >= 0:
            owners[CARD_PRIVILEGES[card]] = seat
    return _whole_scoring(state, owners, seat, cards)


def forecast_without_cards(state: "CardsState", seat: int) -> list[Term]:
    """List what the hand would bring a seat that scored no card at all: its stock and its privileges."""
    return _whole_scoring(state, state.owners, seat, [])


def difference(after: list[Term], before: list[Term]) -> list[Term]:
    """List in which terms two sums differ, with how much more (or less) they have in the first."""
    changed: list[Term] = []
    for term in after:
        changed.append(Term(term.kind, term.source, term.material, term.count, term.points))
    for term in before:
        _add(changed, Term(term.kind, term.source, term.material, -term.count, -term.points))
    return [term for term in changed if term.count or term.points]
