"""Positions of World Without End for `tests.situations.situation`. Everything goes by its key.

A test names what it cares about; cards that nobody names are laid out so that the piles fit the round, and the supply
is what the seats and projects leave. `at` says which phase comes next: one that asks nobody runs until somebody is
asked.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from kingsbridge import State, load_game
from kingsbridge.core.frame import Frame

GOODS = ["gold", "stone", "wood", "grain", "piety", "wool", "cloth", "loyalty", "medical"]
SUPPLY = {
    "stone": 25,
    "wood": 15,
    "grain": 10,
    "piety": 12,
    "wool": 15,
    "cloth": 12,
    "loyalty": 14,
    "medical": 20,
}
CARDS = [
    "grain-card",
    "piety-card",
    "resource",
    "building-project",
    "wool-cloth-sales",
    "privilege",
    "house-building",
    "house-rent",
    "donation",
    "cloth-production",
    "medicine",
    "favor-card",
]
PLAGUE_VALUES = [1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5]
LOCATIONS = [*(f"house-{number}" for number in range(1, 11)), "hideout"]
SPACES = {
    "bridge": [4, 2],
    "tower": [6, 2],
    "fulling-mill": [2, 3],
    "wool-exchange": [2, 2],
    "priors-palace": [4, 1],
    "hospital": [3, 2],
    "lady-chapel": [3, 1],
}
NEXT_KEY = "00" * 16
# Phases that wait for somebody; a position is loaded there and needs no settling.
ASKING = {"play", "orient", "discard", "protection"}
# The steps at the end of a chapter come after round 6, when all cards are laid down.
ENDS = {"free-resources", "duties", "end-of-chapter", "protection"}
GAME = load_game("world")


def build(
    seats: int,
    at: str = "play",
    chapter: int = 1,
    round: int = 1,
    active: int = 0,
    turn: int | None = None,
    event: str = "",
    arrow: int = 0,
    next_events: Sequence[str] = (),
    edge: Sequence[str] = (),
    goods: Mapping[int, Mapping[str, int]] | None = None,
    empty: Sequence[str] = (),
    hoarder: int | None = None,
    vp: Sequence[int] | None = None,
    projects: Mapping[str, Sequence[int]] | None = None,
    finished: Sequence[str] = (),
    seals: Mapping[str, Sequence[int]] | None = None,
    houses: Mapping[str, int] | None = None,
    favor: str = "first-outlaws",
    covered: Sequence[str] = (),
    cloth_open: bool | None = None,
    plague: Mapping[str, int] | None = None,
    ill: Sequence[str] = (),
    penalties: Mapping[int, Sequence[str]] | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    piles: Mapping[int, Sequence[str]] | None = None,
    discards: Mapping[int, Sequence[str]] | None = None,
    fixed: Mapping[str, Any] | None = None,
    frame: Sequence[int] | None = None,
    **options: Any,
) -> State:
    """Make a position; with `empty`, the hoarder (by default the last seat) has all that is left of these goods."""
    asked = active if turn is None else turn
    walked = (asked - active) % seats
    data = GAME.new_state(seats=seats, seed=0, **options).to_dict()
    built = _projects(chapter, projects or {}, finished)
    held = _goods(seats, goods or {}, built, empty, seats - 1 if hoarder is None else hoarder)
    # Between rounds the event has left the council; a turn has its own event, by default a quiet one.
    council = event or ("" if at in ENDS or at in ("reveal", "chapter-begins") else _quiet(chapter))
    deck, revealed = _events(chapter, round, council, edge, next_events, at)
    acted = {seat: _cards_done(at, round, (seat - active) % seats < walked) for seat in range(seats)}
    if at == "discard":
        acted[asked] += 1
    data |= {
        "key": NEXT_KEY,
        "fixed": dict(fixed or {}),
        "epoch": chapter - 1,
        "round": 6 if at in ENDS else round - 1,
        "active": active,
        "deck": deck,
        "revealed": revealed,
        "council": council,
        "arrow": arrow if council and at not in ("orient",) else -1,
        "edge": list(edge),
        "favor": favor,
        "covered": list(covered),
        "cloth_covered": int(chapter == 1 if cloth_open is None else not cloth_open),
        "goods": held,
        "supply": _supply(held, built),
        "vp": [20] * seats if vp is None else list(vp),
        "houses": dict.fromkeys(data["houses"], -1) | dict(houses or {}),
        "projects": {key: what for key, (what, _) in built.items()},
        "filled": {key: filled for key, (_, filled) in built.items()},
        "seals": {key: sorted((seals or {}).get(key, [])) for key in SPACES},
        "plague": _plague(chapter, plague, ill),
        "ill": [key for key in LOCATIONS if key in ill],
        "penalties": [list((penalties or {}).get(seat, [])) for seat in range(seats)],
        "tax": 0,
    }
    for seat in range(seats):
        cards = _cards(acted[seat], hands, piles, discards, seat, data["hands"][seat], chapter)
        data["hands"][seat], data["piles"][seat], data["discards"][seat] = cards
    numbers = list(frame) if frame is not None else [walked, 0, 0]
    resting = at if at in ASKING else "protection" if at in {*ENDS, "end-of-round"} else "play"
    data["frames"] = [[resting, asked, *numbers]]
    return _load(data, at, asked, numbers)


def _load(data: dict[str, Any], at: str, asked: int, numbers: list[int]) -> State:
    state = GAME.state_from_dict(data)
    state.journal = []
    state.drawn = {}
    if at not in ASKING:
        state.frames[-1] = Frame(GAME.phase_names.index(at), asked, *numbers)
        state._settle(None)
    return state


def chapter_events(chapter: int) -> list[str]:
    """List the events of a chapter in the order of their numbers."""
    table = GAME.components.table("event")
    return [each.key for each in table if each.number("chapter") == chapter]


def _quiet(chapter: int) -> str:
    """Name an event that changes nothing any more once it is carried out."""
    return ["prior-elected", "heresy-trial", "caris-prioress", "borough-charter"][chapter - 1]


def _events(
    chapter: int, round: int, council: str, edge: Sequence[str], next_events: Sequence[str], at: str
) -> tuple[list[str], list[str]]:
    """Lay out deck and revealed events: those on the edge came earlier, the present one last."""
    seen = 6 if at in ENDS else round - 1 + (1 if council else 0)
    named = [*edge, *([council] if council else []), *next_events]
    others = [key for key in chapter_events(chapter) if key not in named]
    idle = [others.pop() for _ in range(max(seen - len(edge) - (1 if council else 0), 0))]
    revealed = [*idle, *edge, *([council] if council else [])]
    return [*next_events, *others], revealed


def _cards_done(at: str, round: int, before: bool) -> int:
    if at in ENDS:
        return 6
    return round - 1 + (1 if before or at == "end-of-round" else 0)


def _cards(
    done: int,
    hands: Mapping[int, Sequence[str]] | None,
    piles: Mapping[int, Sequence[str]] | None,
    discards: Mapping[int, Sequence[str]] | None,
    seat: int,
    dealt: Sequence[str],
    chapter: int,
) -> tuple[list[str], list[str], list[str]]:
    """Give hand, open pile and discards; what is not named is filled up with the least interesting cards."""
    every = list(dealt) if chapter == 1 and len(dealt) == 6 else CARDS
    hand = list((hands or {}).get(seat, []))
    pile = list((piles or {}).get(seat, []))
    down = list((discards or {}).get(seat, []))
    rest = [card for card in reversed(every) if card not in [*hand, *pile, *down]]
    if piles is None or seat not in piles:
        pile += [rest.pop(0) for _ in range(done - len(pile))]
    if (discards is None or seat not in discards) and len(every) == 12:
        down += [rest.pop(0) for _ in range(done - len(down))]
    return hand + rest, pile, down


def _projects(
    chapter: int, under_way: Mapping[str, Sequence[int]], finished: Sequence[str]
) -> dict[str, tuple[int, list[int]]]:
    built: dict[str, tuple[int, list[int]]] = {key: (0, [0, 0]) for key in SPACES}
    built["bridge"] = (1, [0, 0])
    if chapter >= 3:
        built["tower"] = (1, [0, 0])
    built |= {key: (1, list(filled)) for key, filled in under_way.items()}
    return built | {key: (2, list(SPACES[key])) for key in finished}


def _goods(
    seats: int,
    given: Mapping[int, Mapping[str, int]],
    built: Mapping[str, tuple[int, list[int]]],
    empty: Sequence[str],
    hoarder: int,
) -> list[dict[str, int]]:
    held = [{good: given.get(seat, {}).get(good, 0) for good in GOODS} for seat in range(seats)]
    for good in empty:
        held[hoarder][good] += _supply(held, built)[good]
    return held


def _supply(held: Sequence[Mapping[str, int]], built: Mapping[str, tuple[int, list[int]]]) -> dict[str, int]:
    left = {good: SUPPLY[good] - sum(row[good] for row in held) for good in SUPPLY}
    left["stone"] -= sum(filled[0] for _, filled in built.values())
    left["wood"] -= sum(filled[1] for _, filled in built.values())
    return left


def _plague(chapter: int, named: Mapping[str, int] | None, ill: Sequence[str]) -> list[int]:
    """Give each location a marker from chapter III on; with `plague` named, only those locations have one."""
    if named is not None:
        return [named.get(key, 0) for key in LOCATIONS]
    assert not ill, "Ill locations need values."
    return list(PLAGUE_VALUES) if chapter >= 3 else [0] * len(LOCATIONS)
