"""What a game can come to, by the rulebook's words and the printed values: no line here asks the engine.

The running hand is followed from its deal to the last step of its scoring. Of the hands before, a position tells only
what they left: score pad, privileges, pile and what was kept.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

from tests.rules.cards.builder import (
    COLOURS,
    GAME,
    PRIVILEGES,
    START_STOCK,
    deck,
    is_craft,
    tricks_in_hand,
    value,
)

Position = dict[str, Any]
Stock = tuple[int, ...]
MATERIALS = list(START_STOCK)
NOTHING: frozenset[str] = frozenset()
MOST_POINTS = {3: 36, 4: 38}
# A step of a scoring at which a seat is asked ("done" after it), its stock, its points, and the converters left.
Standing = tuple[str, Stock, int, frozenset[str]]


def is_reachable(data: Position) -> bool:
    """Say whether a game can come to a position."""
    return (
        shape_fits(data)
        and deal_fits(data)
        and play_fits(data)
        and question_fits(data)
        and hands_before_fit(data)
        and all(seat_fits(data, seat) for seat in range(data["seats"]))
    )


def is_over(data: Position) -> bool:
    """Say whether nobody is asked any more."""
    return not data["frames"]


def hands_before(data: Position) -> int:
    """Count the hands before the one whose cards are there."""
    return int(data["epoch"]) - is_over(data)


def shape_fits(data: Position) -> bool:
    """Every list is as long as it must be, and numbers stand for seats there are (-1: nobody)."""
    seats = data["seats"]
    owners = [data["owners"][key] for key in PRIVILEGES]
    return (
        len(data["hands"]) == len(data["stock"]) == len(data["points"]) == seats
        and len(data["owners"]) == len(PRIVILEGES)
        and set(owners) | set(data["takers"]) <= set(range(-1, seats))
        and set(data["leads"]) <= set(range(seats))
        and 0 <= len(data["leads"]) - len(data["takers"]) <= 1
        and len(data["frames"]) <= 1
    )


# --- the deal and the play --------------------------------------------------------------------------------------------


def deal_fits(data: Position) -> bool:
    """All cards are there, each in one place, and each seat has as many as it must have."""
    cards = [card for hand in data["hands"] for card in hand] + data["played"]
    inside = [card for card in cards if card in PRIVILEGES]
    won = [card for card, owner in data["owners"].items() if owner >= 0 and card not in inside]
    played = [0] * data["seats"]
    for seat, _ in plays(data):
        played[seat] += 1
    return (
        Counter(cards) == Counter([*deck(data["seats"]), *inside[:1]])
        and sorted([*inside, *won, *data["pile"]]) == sorted(PRIVILEGES)
        and all(
            len(hand) + count == tricks_in_hand(data["seats"])
            for hand, count in zip(data["hands"], played, strict=True)
        )
    )


def plays(data: Position) -> list[tuple[int, str]]:
    """List who played which card of the hand."""
    seats = data["seats"]
    return [
        ((data["leads"][at // seats] + at % seats) % seats, card) for at, card in enumerate(data["played"])
    ]


def play_fits(data: Position) -> bool:
    """Tricks went to whom the cards gave them, Lady Aliena is the first leader's, and Alfred waited."""
    seats = data["seats"]
    owner = -1
    for number, taker in enumerate(data["takers"]):
        lead = data["leads"][number]
        cards = data["played"][number * seats : (number + 1) * seats]
        if len(cards) < seats or taker != trick_winner(lead, cards, seats):
            return False
        following = (lead + cards.index("king")) % seats if taker < 0 else taker
        if data["leads"][number + 1 : number + 2] not in ([], [following]):
            return False
        owner = taker if set(cards) & set(PRIVILEGES) else owner
    deal = [card for hand in data["hands"] for card in hand] + data["played"]
    first = data["leads"][0]
    return (
        ("lady-aliena" in data["hands"][first] or (first, "lady-aliena") in plays(data))
        and "alfred-builder" not in data["played"][: seats * (tricks_in_hand(seats) - 1)]
        and all(data["owners"][card] == owner for card in PRIVILEGES if card in deal)
    )


def trick_winner(lead: int, cards: list[str], seats: int) -> int:
    """Reckon who gets a trick: the later of the highest cards wins, a craftsman for his colour, the King for nobody."""
    best = max(range(len(cards)), key=lambda at: (value(cards[at]), at))
    if cards[best] == "king":
        return -1
    if is_craft(cards[best]):
        return COLOURS.index(cards[best].split("-")[0])
    return (lead + best) % seats


def question_fits(data: Position) -> bool:
    """Cards are asked for in turn up to the last trick, which plays itself; then seats score from the first leader."""
    seats, done = data["seats"], len(data["takers"])
    if is_over(data):
        return done == tricks_in_hand(seats) == len(data["leads"]) and -1 not in data["owners"].values()
    [[phase, seat, converters, before, nothing]] = data["frames"]
    if phase == "play":
        turn = (data["leads"][-1] + len(data["played"]) - done * seats) % seats
        waits = converters == before == 0 and len(data["leads"]) == done + 1
        return waits and nothing == 0 and seat == turn and len(data["hands"][seat]) > 1
    scoring = done == tricks_in_hand(seats) == len(data["leads"])
    return scoring and nothing == 0 and before in range(seats) and seat == (data["leads"][0] + before) % seats


# --- the hands before -------------------------------------------------------------------------------------------------


def hands_before_fit(data: Position) -> bool:
    """Follow the pile: each time its top card is dealt, and won or put under it again, where it is known to lie."""
    hands = hands_before(data)
    piles = {(4, 0)}  # once the first hand is dealt: how many cards, and how many of them known
    for _ in range(hands):
        lost = {(size + 1, known + 1) for size, known in piles}
        piles = {(size - 1, min(known, size - 1)) for size, known in piles | lost if size}
    seen = 1 + hands + 1 + hands * (len(deck(data["seats"])) + 1) + len(data["played"])
    return (
        (len(data["pile"]), data["known_bottom"]) in piles
        and data["reveals"] == seen
        and len(data["pad"]) == data["epoch"] * data["seats"]
        and all(-6 <= gain <= MOST_POINTS[data["seats"]] for gain in data["pad"])
    )


# --- the scoring ------------------------------------------------------------------------------------------------------


def seat_fits(data: Position, seat: int) -> bool:
    """Say whether a seat can have come to its stock, its points and the step at which it is."""
    seats = data["seats"]
    finished = data["pad"][seat::seats]
    gained = data["points"][seat] - sum(finished[: hands_before(data)])
    stock = tuple(data["stock"][seat][material] for material in MATERIALS)
    if is_over(data):
        standing = ("done", stock, gained, NOTHING)
        return gained == finished[-1] and any(
            standing in scoring(data, seat, kept) for kept in begun_with(data)
        )
    phase, _, left, before, _ = data["frames"][0]
    ahead = seats if phase == "play" else (seat - data["leads"][0]) % seats - before
    if ahead > 0:
        return gained == 0 and stock in begun_with(data)
    step = "done" if ahead < 0 else phase
    names = frozenset(key for number, key in enumerate(CONVERTERS) if left >> number & 1 and ahead == 0)
    return any((step, stock, gained, names) in scoring(data, seat, kept) for kept in begun_with(data))


def begun_with(data: Position) -> list[Stock]:
    """List the stocks with which a hand can begin: the first with what is laid out, others with up to three units.

    Metal comes from Prior Philip alone, one in a hand.
    """
    if hands_before(data) == 0:
        return [tuple(START_STOCK.values())]
    return [
        units for units in product(range(4), repeat=4) if sum(units) <= 3 and units[3] <= hands_before(data)
    ]


def conversions(converter: str) -> dict[str, tuple[int, str]]:
    """Give what a craftsman or privilege makes of a unit of each material: points, or another material."""
    card = GAME.components.get(converter)
    found = {key: (card.number(key), "") for key in MATERIALS if key in card.facts}
    if card.word("turns"):
        found[card.word("turns")] = (0, card.word("into"))
    return found


CRAFTS = [card.key for card in GAME.components.table("craftsman")]
CONVERSIONS = {key: conversions(key) for key in [*CRAFTS, *PRIVILEGES]}
CONVERTERS = [key for key in CONVERSIONS if CONVERSIONS[key]]


def scored(data: Position, seat: int) -> list[str]:
    """List the cards a seat scores: those of its tricks, without one those of the King's."""
    seats = data["seats"]
    taker = seat if seat in data["takers"] else -1
    return [card for at, card in enumerate(data["played"]) if data["takers"][at // seats] == taker]


def scoring(data: Position, seat: int, kept: Stock) -> frozenset[Standing]:
    """List where a seat can come in its scoring, if it began the hand with this stock."""
    owned = tuple(key for key, owner in data["owners"].items() if owner == seat)
    is_last = not data["pile"] and -1 not in data["owners"].values()
    return _scoring(tuple(sorted(scored(data, seat))), owned, seat, kept, is_last)


def best_scoring(cards: tuple[str, ...], owned: tuple[str, ...], seat: int, kept: Stock) -> int:
    """Give the most points a seat can make of its cards, privileges and stock."""
    return max(points for step, _, points, _ in _scoring(cards, owned, seat, kept, True) if step == "done")


@cache
def _scoring(
    cards: tuple[str, ...], owned: tuple[str, ...], seat: int, kept: Stock, is_last: bool
) -> frozenset[Standing]:
    stock = kept
    for card in cards:
        stock = _plus(stock, "" if is_craft(card) else GAME.components.get(card).word("gives"), 1)
    own = [card.split("-", 1)[1] for card in cards if card.startswith(COLOURS[seat])]
    able = frozenset(key for key in [*own, *owned] if CONVERSIONS[key])
    found: set[Standing] = set()
    choices = [stock]
    if "tom-builder" in cards:
        found.add(("tom", stock, 0, NOTHING))
        choices = [_plus(stock, material, 1) for material in ("stone", "wood", "sand")]
    converted = {way for chosen in choices for way in _converted(chosen, able)}
    found |= {("conversion", *way) for way in converted if _can_convert(way[0], way[2])}
    assisted = {(units, points) for units, points, _ in converted}
    if "assistant" in owned:
        assisted = {way for units, points in assisted for way in _assisted(units, points)}
        found |= {("assistant", units, points, NOTHING) for units, points in assisted if sum(units)}
    fixed = len(own) + ("artist" in owned)
    fixed += sum(GAME.components.get(card).number("points") for card in cards if not is_craft(card))
    for units, points in assisted:
        for rest in [units] if is_last else _cut(units):
            is_done = is_last or sum(rest) <= 3
            if is_done or sum(number > 0 for number in rest) > 1:
                found.add(("done" if is_done else "cut", rest, points + fixed, NOTHING))
    return frozenset(found)


@cache
def _plus(stock: Stock, material: str, units: int) -> Stock:
    return tuple(
        number + (units if key == material else 0) for key, number in zip(MATERIALS, stock, strict=True)
    )


def _can_convert(stock: Stock, able: frozenset[str]) -> bool:
    held = {key for key, units in zip(MATERIALS, stock, strict=True) if units}
    return any(held & set(CONVERSIONS[converter]) for converter in able)


@cache
def _converted(stock: Stock, able: frozenset[str]) -> set[tuple[Stock, int, frozenset[str]]]:
    """Use converters in every way and order, any number of them."""
    ways = {(stock, 0, able)}
    for _ in able:
        ways |= {
            (_plus(_plus(units, material, -1), made, 1), points + gain, left - {converter})
            for units, points, left in ways
            for converter in left
            for material, (gain, made) in CONVERSIONS[converter].items()
            if units[MATERIALS.index(material)]
        }
    return ways


def _assisted(stock: Stock, points: int) -> Iterator[tuple[Stock, int]]:
    """Give the Assistant units in every way."""
    for given in product(*(range(units + 1) for units in stock)):
        yield tuple(units - less for units, less in zip(stock, given, strict=True)), points + sum(given)


@cache
def _cut(stock: Stock) -> list[Stock]:
    """Give up units, one by one, until three are left."""
    ways = {stock}
    if sum(stock) > 3:
        rests = product(*(range(units + 1) for units in stock))
        ways |= {rest for rest in rests if sum(rest) >= 3}
    return list(ways)
