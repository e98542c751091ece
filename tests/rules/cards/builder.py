"""Positions of the card game for `tests.situations.situation`. Cards, materials and privileges go by their keys.

A test names what it cares about; the rest is filled in so that the position can come about in a game: a hand is dealt
and played by the engine, with tricks laid out to fit. While cards are being played, a test names cards in hands and on
the table. For the scoring it names who won what; tricks are filled up with cards that bring their taker nothing, seats
that are not named share all other tricks, and the position stands at the first choice of the scoring.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import permutations
from random import Random
from typing import Any, NamedTuple

from kingsbridge import State, load_game

GAME = load_game("cards")
COLOURS = ["green", "blue", "red", "orange"]
PRIVILEGES = ["artist", "brick-maker", "bell-founder", "assistant", "potter"]
START_STOCK = {"stone": 1, "wood": 1, "sand": 1, "metal": 0}
NEXT_KEY = "00" * 16
PLAY_ENTRIES = ("played", "trick-taken", "king-aside", "privilege-won")
ATTEMPTS = 4000


class Group(NamedTuple):
    """Cards of one trick, and the seats that may take it (-1: nobody, the King's trick)."""

    takers: frozenset[int]
    cards: list[str]


def build(seats: int, won: Mapping[int, Sequence[str]] | None = None, **what: Any) -> State:
    """Make a position of the play or, where `won` says who won which cards, of the scoring."""
    if won is None:
        return _playing(seats, **what)
    return _scoring(seats, won, **what)


def _playing(
    seats: int,
    hands: Mapping[int, Sequence[str]] | None = None,
    lead: int = 0,
    left: int = 0,
    table: Sequence[str] = (),
    trickless: Sequence[int] = (),
    first_leader: int | None = None,
    privilege: str = "artist",
    **what: Any,
) -> State:
    """The seat `lead` leads a trick to which everybody has `left` cards (0: all), `table` lying there already."""
    named = hands or {}
    left = left or tricks_in_hand(seats)
    assert left > 1, "The last trick plays itself."
    done = tricks_in_hand(seats) - left
    first_leader = lead if first_leader is None else first_leader
    rest = _without([*deck(seats), privilege], [*table, *(card for hand in named.values() for card in hand)])
    held = {seat: list(named.get(seat, [])) for seat in range(seats)}
    if "lady-aliena" in rest:
        rest.remove("lady-aliena")
        if done:
            rest.insert(0, "lady-aliena")
        else:
            held[first_leader].append("lady-aliena")
    takers = frozenset(range(seats)) - set(trickless)
    tricks = _lay_any(seats, rest, done, takers, first_leader, lead)
    rest = _without(rest, [card for trick in tricks for _, card in trick])
    for seat in range(seats):
        size = left - ((seat - lead) % seats < len(table))
        assert len(held[seat]) <= size, f"Seat {seat} cannot hold more than {size} cards here."
        held[seat] += [rest.pop(0) for _ in range(size - len(held[seat]))]
    tricks.append([((lead + at) % seats, card) for at, card in enumerate(table)])
    state = _dealt(seats, privilege, _hands_of(seats, tricks, held), first_leader, **what)
    _play(state, tricks)
    state.journal, state.drawn = [], {}
    return state


def _scoring(
    seats: int,
    won: Mapping[int, Sequence[str]],
    kings_trick: Sequence[str] = (),
    rest: int | None = None,
    first_leader: int = 0,
    privilege: str = "artist",
    **what: Any,
) -> State:
    """Seats score what they won (nothing: the King's trick); other seats, `rest` among them, share all other tricks."""
    named = {seat: list(cards) for seat, cards in won.items() if seat != rest}
    given = [] if rest is None else list(won.get(rest, []))
    puzzle = _Puzzle(seats, named, ["king", *kings_trick], given, first_leader, privilege)
    tricks = puzzle.solve()
    hands = _hands_of(seats, tricks, {seat: [] for seat in range(seats)})
    state = _dealt(seats, privilege, hands, first_leader, **what)
    # The last trick plays itself, and the scoring begins with it.
    *before, (_, last) = [play for trick in tricks[:-1] for play in trick]
    _play(state, [before])
    state.journal, state.drawn = [], {}
    state.apply(GAME.action_id(f"play {last}"))
    played = [at for at, entry in enumerate(state.journal) if entry.kind in PLAY_ENTRIES]
    state.journal = state.journal[played[-1] + 1 :]
    return state


# --- the start of a hand ----------------------------------------------------------------------------------------------


def _dealt(
    seats: int,
    privilege: str,
    hands: list[list[str]],
    first_leader: int,
    owners: Mapping[str, int] | None = None,
    pile: Sequence[str] | None = None,
    stock: Mapping[int, Mapping[str, int]] | None = None,
    points: Sequence[int] | None = None,
    hand: int | None = None,
    fixed: Mapping[str, Any] | None = None,
) -> State:
    """Fill in what the hands before have left: as few of them as stocks, points and privileges ask for."""
    owned = dict.fromkeys(PRIVILEGES, -1) | dict(owners or {})
    assert owned[privilege] < 0, "Whoever takes the privilege of this hand owns it."
    if pile is None:
        pile = [key for key in PRIVILEGES if key != privilege and owned[key] < 0]
    stocks = [_stock((stock or {}).get(seat)) for seat in range(seats)]
    totals = [0] * seats if points is None else list(points)
    epoch = _fewest_hands(owned, stocks, totals) if hand is None else hand - 1
    data: dict[str, Any] = {
        "game": "cards",
        "seats": seats,
        "options": {},
        "key": NEXT_KEY,
        "fixed": dict(fixed or {}),
        "frames": [["play", first_leader, 0, 0, 0]],
        "reveals": 1 + (epoch + 1) + epoch * (len(deck(seats)) + 1),
        "epoch": epoch,
        "hands": hands,
        "pile": list(pile),
        "known_bottom": len(pile) - max(0, 4 - epoch),
        "owners": owned,
        "played": [],
        "leads": [first_leader],
        "takers": [],
        "stock": stocks,
        "points": totals,
        "pad": [_share(total, epoch, number) for number in range(epoch) for total in totals],
    }
    return GAME.state_from_dict(data)


def _fewest_hands(owned: Mapping[str, int], stocks: list[dict[str, int]], totals: list[int]) -> int:
    won = sum(owner >= 0 for owner in owned.values())
    metal = max(units["metal"] for units in stocks)
    changed = any(units != START_STOCK for units in stocks) or any(totals)
    return max(won, metal, int(changed))


def _share(total: int, hands: int, number: int) -> int:
    """Spread points evenly over the hands."""
    return total * (number + 1) // hands - total * number // hands


def _play(state: State, tricks: Iterable[Iterable[tuple[int, str]]]) -> None:
    for trick in tricks:
        for seat, card in trick:
            assert state.current_seat == seat
            state.apply(GAME.action_id(f"play {card}"))


def _hands_of(
    seats: int, tricks: Iterable[Iterable[tuple[int, str]]], held: Mapping[int, Sequence[str]]
) -> list[list[str]]:
    """Give the hands from which the tricks are played, with the cards that are held in the end."""
    hands = [list(held[seat]) for seat in range(seats)]
    for trick in tricks:
        for seat, card in trick:
            hands[seat].append(card)
    return hands


# --- tricks that go where they should ---------------------------------------------------------------------------------


def _lay_any(
    seats: int, pool: list[str], done: int, takers: frozenset[int], first_leader: int, next_lead: int
) -> list[list[tuple[int, str]]]:
    """Lay out finished tricks, of the first cards if it can be, that these seats take, until a seat leads."""
    if not done:
        assert first_leader == next_lead, "The first trick is led by the first leader."
        return []
    dice = Random(done)
    playable = [card for card in pool if card != "alfred-builder"]
    for attempt in range(ATTEMPTS):
        cards = playable[: done * seats]
        if attempt > ATTEMPTS // 8:
            cards = dice.sample(playable, len(cards))
        dice.shuffle(cards)
        tricks = [cards[at : at + seats] for at in range(0, len(cards), seats)]
        groups = [Group(frozenset([-1]) if "king" in trick else takers, trick) for trick in tricks]
        laid = _lay(seats, groups, first_leader, dice, next_lead)
        if laid is not None:
            return laid
    raise AssertionError("No tricks fit this situation.")


def _lay(
    seats: int, groups: Sequence[Group], first_leader: int, dice: Random, next_lead: int | None = None
) -> list[list[tuple[int, str]]] | None:
    """Find for each trick who plays which card; None if that does not come out."""
    laid: list[list[tuple[int, str]]] = []
    lead = first_leader
    for group in groups:
        ways = [
            plays
            for order in permutations(group.cards)
            if _taker(plays := [((lead + at) % seats, card) for at, card in enumerate(order)]) in group.takers
            and all(seat == first_leader for seat, card in plays if card == "lady-aliena")
        ]
        if not ways:
            return None
        laid.append(dice.choice(ways))
        taker = _taker(laid[-1])
        lead = taker if taker >= 0 else next(seat for seat, card in laid[-1] if card == "king")
    return laid if next_lead in (None, lead) else None


def _taker(plays: Sequence[tuple[int, str]]) -> int:
    """Say who gets a trick: the later of the highest cards wins, a craftsman for his colour."""
    best = max(range(len(plays)), key=lambda at: (value(plays[at][1]), at))
    seat, card = plays[best]
    if card == "king":
        return -1
    return COLOURS.index(card.split("-")[0]) if is_craft(card) else seat


class _Puzzle:
    """All tricks of a hand in which the named seats win just what they should, and cards that bring them nothing."""

    def __init__(
        self,
        seats: int,
        named: Mapping[int, list[str]],
        aside: list[str],
        given: list[str],
        first_leader: int,
        privilege: str,
    ) -> None:
        self.seats = seats
        self.named = named
        self.aside = aside
        self.first_leader = first_leader
        self.free = frozenset(range(seats)) - set(named)
        assert self.free, "Some seat must take what nobody is named for."
        taken = [*aside, *(card for cards in named.values() for card in cards)]
        self.pool = _without([*deck(seats), privilege], taken)
        assert set(given) <= set(self.pool)
        self.given = given

    def solve(self) -> list[list[tuple[int, str]]]:
        """Try until all tricks come out."""
        dice = Random(7)
        for _ in range(ATTEMPTS):
            groups = self._groups(dice)
            if groups is None:
                continue
            dice.shuffle(groups)
            groups.sort(key=lambda group: "alfred-builder" in group.cards)
            laid = _lay(self.seats, groups, self.first_leader, dice)
            if laid is not None and self._has_given(laid):
                return laid
        raise AssertionError("No tricks fit this situation.")

    def _has_given(self, laid: list[list[tuple[int, str]]]) -> bool:
        """The cards that one of the sharing seats must win are its own craftsmen: any of its tricks will do."""
        return all(
            any(card in [name for _, name in trick] and _taker(trick) == self._owner(card) for trick in laid)
            for card in self.given
        )

    def _owner(self, card: str) -> int:
        return COLOURS.index(card.split("-")[0])

    def _groups(self, dice: Random) -> list[Group] | None:
        """Fill the tricks of the named seats and the King's with idle cards, and share the rest."""
        pool = list(self.pool)
        dice.shuffle(pool)
        trickless = {seat for seat, cards in self.named.items() if not cards}
        aside = _filled(self.aside, self.seats, [card for card in pool if _is_idle(card, trickless)])
        if aside is None:
            return None
        pool = _without(pool, aside[len(self.aside) :])
        groups = [Group(frozenset([-1]), aside)]
        for seat, cards in self.named.items():
            for part in self._parts(cards, dice):
                full = self._won_trick(part, seat, pool)
                if full is None:
                    return None
                pool = _without(pool, full[len(part) :])
                groups.append(Group(frozenset([seat]), full))
        shared = self._shared(pool)
        return None if shared is None else groups + shared

    def _parts(self, cards: list[str], dice: Random) -> list[list[str]]:
        """Deal a seat's cards at random to as few tricks as hold them."""
        parts: list[list[str]] = [[] for _ in range(-(-len(cards) // self.seats))]
        for card in cards:
            dice.choice([part for part in parts if len(part) < self.seats]).append(card)
        return [part for part in parts if part]

    def _won_trick(self, part: list[str], seat: int, pool: list[str]) -> list[str] | None:
        """Fill up a trick that the seat can win: if by no card of its own, then by Lady Aliena, if it holds her."""
        full = self._filled_below(part, seat, pool)
        if full is None and "lady-aliena" in pool and seat == self.first_leader and len(part) < self.seats:
            full = self._filled_below([*part, "lady-aliena"], seat, pool)
        return full

    def _filled_below(self, part: list[str], seat: int, pool: list[str]) -> list[str] | None:
        best = max((value(card) for card in part if self._wins_for(card, {seat})), default=-1)
        idle = [card for card in pool if is_craft(card) and _is_idle(card, {seat}) and value(card) <= best]
        return _filled(part, self.seats, idle) if best == max(map(value, part)) else None

    def _wins_for(self, card: str, seats: Iterable[int]) -> bool:
        if is_craft(card):
            return COLOURS.index(card.split("-")[0]) in set(seats)
        return self.first_leader in set(seats) if card == "lady-aliena" else card != "king"

    def _shared(self, pool: list[str]) -> list[Group] | None:
        """Deal the rest into tricks that the other seats win: high cards go to the tricks with the highest winners."""
        count = len(pool) // self.seats
        high = sorted(pool, key=value, reverse=True)
        winners = [card for card in high if self._wins_for(card, self.free)][:count]
        tricks = [[card] for card in winners]
        for card in _without(high, winners):
            for trick in tricks:
                if len(trick) < self.seats:
                    trick.append(card)
                    break
        if any(value(trick[0]) < max(map(value, trick)) for trick in tricks):
            return None
        return [Group(self.free, trick) for trick in tricks]


def _is_idle(card: str, seats: Iterable[int]) -> bool:
    """Say whether a card brings these seats nothing: Lady Aliena, Alfred, craftsmen of other colours."""
    if card in ("lady-aliena", "alfred-builder"):
        return True
    return is_craft(card) and not card.startswith(tuple(COLOURS[seat] for seat in seats))


def _filled(cards: Sequence[str], size: int, idle: Sequence[str]) -> list[str] | None:
    full = [*cards, *idle[: size - len(cards)]]
    return full if len(full) == size else None


# --- the cards --------------------------------------------------------------------------------------------------------


def deck(seats: int) -> list[str]:
    """List the cards that are shuffled with each privilege card, dull ones first."""
    crafts = ["toolmaker", "stonemason", "carpenter", "mortar-mixer", "master-builder"]
    cards = [f"{colour}-{craft}" for colour in COLOURS[:seats] for craft in crafts]
    cards += [
        "quarry",
        "quarry",
        "forest",
        "forest",
        "gravel-pit",
        "gravel-pit",
        "lady-aliena",
        "alfred-builder",
    ]
    cards += ["tom-builder", "prior-philip", "regan-hamleigh", "bishop-waleran", "william-hamleigh", "king"]
    return cards + (["ellen"] if seats == 4 else [])


def tricks_in_hand(seats: int) -> int:
    """Say how many cards each seat is dealt."""
    return {3: 10, 4: 9}[seats]


def is_craft(card: str) -> bool:
    """Say whether a card is a craftsman."""
    return card.split("-")[0] in COLOURS


def value(card: str) -> int:
    """Give the printed value of a card."""
    return GAME.components.get(card.split("-", 1)[1] if is_craft(card) else card).number("value")


def _stock(given: Mapping[str, int] | None) -> dict[str, int]:
    return dict(START_STOCK) if given is None else {key: given.get(key, 0) for key in START_STOCK}


def _without(cards: Iterable[str], taken: Iterable[str]) -> list[str]:
    left = list(cards)
    for card in taken:
        left.remove(card)
    return left
