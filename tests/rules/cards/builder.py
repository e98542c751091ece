"""Positions of the card game for `tests.situations.situation`. Cards, materials and privileges go by their keys.

While cards are being played, a test names what it cares about in hands and on the table; the rest is dealt from what is
left. For the scoring it names who won what; the tricks are laid out to fit, padded with cards that bring their taker
nothing, and the position stands at the first choice of the scoring.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from kingsbridge import State, load_game
from kingsbridge.core.frame import Frame

COLOURS = ["green", "blue", "red", "orange"]
PRIVILEGES = ["artist", "brick-maker", "bell-founder", "assistant", "potter"]
START_STOCK = {"stone": 1, "wood": 1, "sand": 1, "metal": 0}
NEXT_KEY = "00" * 16


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
    takers: Sequence[int] | None = None,
    first_leader: int | None = None,
    privilege: str = "artist",
    **what: Any,
) -> State:
    """The seat `lead` leads a trick to which everybody has `left` cards (0: all), `table` lying there already."""
    named = hands or {}
    left = left or tricks_in_hand(seats)
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
    rest.sort(key=lambda card: card == "alfred-builder")  # he cannot have been played: dealt last of all
    played = [rest.pop(0) for _ in range(done * seats)]
    for seat in range(seats):
        size = left - ((seat - lead) % seats < len(table))
        assert len(held[seat]) <= size, f"Seat {seat} cannot hold more than {size} cards here."
        held[seat] += [rest.pop(0) for _ in range(size - len(held[seat]))]
    tricks = [played[at : at + seats] for at in range(0, len(played), seats)]
    took = [-1 if "king" in trick else number % seats for number, trick in enumerate(tricks)]
    took = took if takers is None else list(takers)
    return _load(
        seats,
        privilege,
        frame=["play", (lead + len(table)) % seats, 0, 0, 0],
        hands=[held[seat] for seat in range(seats)],
        played=[*played, *table],
        leads=[first_leader, *(max(taker, 0) for taker in took[:-1]), lead] if done else [lead],
        takers=took,
        **what,
    )


def _scoring(
    seats: int,
    won: Mapping[int, Sequence[str]],
    kings_trick: Sequence[str] = (),
    rest: int | None = None,
    first_leader: int = 0,
    privilege: str = "artist",
    **what: Any,
) -> State:
    """Seats score what they won (nothing: the King's trick); all other tricks are those of the seat `rest`."""
    if rest is None:
        rest = max(seat for seat in range(seats) if seat not in won)
    aside = ["king", *kings_trick]
    pool = _without([*deck(seats), privilege], [*aside, *(card for cards in won.values() for card in cards)])
    idle = {seat for seat in range(seats) if seat != rest and not won.get(seat)}
    tricks: list[tuple[int, list[str]]] = [(-1, _padded(aside, pool, seats, idle))]
    for seat, cards in won.items():
        full = _padded(cards, pool, seats, {seat})
        tricks += [(seat, full[at : at + seats]) for at in range(0, len(full), seats)]
    tricks += [(rest, pool[at : at + seats]) for at in range(0, len(pool), seats)]
    state = _load(
        seats,
        privilege,
        frame=["tom", first_leader, 0, 0, 0],
        hands=[[] for _ in range(seats)],
        played=[card for _, cards in tricks for card in cards],
        leads=[first_leader] * len(tricks),
        takers=[taker for taker, _ in tricks],
        **what,
    )
    # The scoring begins by itself, so no position at rest shows its beginning: it is entered here.
    state.frames[-1] = Frame(state.game.phase_names.index("materials"), first_leader)
    state._settle(None)
    return state


def _load(
    seats: int,
    privilege: str,
    frame: list[Any],
    played: Sequence[str],
    takers: Sequence[int],
    owners: Mapping[str, int] | None = None,
    pile: Sequence[str] | None = None,
    known_bottom: int = 0,
    stock: Mapping[int, Mapping[str, int]] | None = None,
    points: Sequence[int] | None = None,
    hand: int | None = None,
    fixed: Mapping[str, Any] | None = None,
    **fields: Any,
) -> State:
    """Fill in the rest: nothing lost so far, all other privileges in the pile, points from the first hand."""
    owned = dict.fromkeys(PRIVILEGES, -1) | dict(owners or {})
    if privilege in played:
        trick = list(played).index(privilege) // seats
        owned[privilege] = takers[trick] if trick < len(takers) else -1
    if pile is None:
        pile = [key for key in PRIVILEGES if key != privilege and owned[key] < 0]
    hand = len(PRIVILEGES) - len(pile) if hand is None else hand
    before = [0] * seats if points is None else list(points)
    assert hand > 1 or not any(before), "Points of earlier hands need an earlier hand."
    stocks = stock or {}
    data: dict[str, Any] = {
        "game": "cards",
        "seats": seats,
        "options": {},
        "key": NEXT_KEY,
        "fixed": dict(fixed or {}),
        "frames": [frame],
        "reveals": 0,
        "epoch": hand - 1,
        "pile": list(pile),
        "known_bottom": known_bottom,
        "owners": owned,
        "played": list(played),
        "takers": list(takers),
        "stock": [_stock(stocks.get(seat)) for seat in range(seats)],
        "points": before,
        "pad": (before + [0] * seats * (hand - 2)) if hand > 1 else [],
        **fields,
    }
    state = load_game("cards").state_from_dict(data)
    state.journal = []
    state.drawn = {}
    return state


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


def _stock(given: Mapping[str, int] | None) -> dict[str, int]:
    return dict(START_STOCK) if given is None else {key: given.get(key, 0) for key in START_STOCK}


def _without(cards: Iterable[str], taken: Iterable[str]) -> list[str]:
    left = list(cards)
    for card in taken:
        left.remove(card)
    return left


def _padded(cards: Sequence[str], pool: list[str], seats: int, scorers: set[int]) -> list[str]:
    """Fill whole tricks up with cards that bring these seats nothing."""
    own = tuple(COLOURS[seat] for seat in scorers)
    idle = ["lady-aliena", "alfred-builder", *(card for card in pool if card.startswith(tuple(COLOURS)))]
    full = list(cards)
    for card in idle:
        if len(full) % seats == 0:
            break
        if card in pool and not card.startswith(own):
            pool.remove(card)
            full.append(card)
    assert len(full) % seats == 0, "Too few idle cards are left to fill the trick."
    return full
