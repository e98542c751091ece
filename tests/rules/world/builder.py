"""Positions of World Without End for `tests.situations.situation`. Everything goes by its key.

A test names what it cares about, and the rest is filled in so that a game could have come to it: chapter and round, if
not named, are the first in which everything fits; cards that nobody names are laid out so that the piles fit the
round; events that must have come lie among those revealed; the supply is what the seats and projects leave. `at` says
which phase comes next: one that asks nobody runs until somebody is asked.
"""

from collections.abc import Mapping, Sequence
from itertools import product
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
# Phases between two rounds, when no event lies in the council.
BETWEEN = {"reveal", "chapter-begins"}
# Where the tax of the chapter has been rolled.
DUTIES_PAID = {"protection", "end-of-chapter"}
# The steps at the end of a chapter come after round 6, when all cards are laid down.
ENDS = {"free-resources", "duties", "end-of-chapter", "protection"}
GAME = load_game("world")
# Events that leave nothing behind on the board, by chapter: they fill up what was revealed before.
QUIET = [
    ["prior-elected", "bridge-collapse", "waylaid", "mattie-wise", "caroli", "scarlet-cloth"],
    ["heresy-trial", "crecy", "ralph-plunders", "war-tax", "caris-in-france", "war-with-france"],
    ["caris-prioress", "caris-heals", "flagellants", "rotten-crops", "more-ill", "lolla"],
    ["borough-charter", "earl-ralph", "ralph-dies", "good-harvest", "gates-closed", "remedies-written"],
]
COVERS = {"guild-master": "merthin-leaves", "prior": "monks-flee", "bishop": "philemon-schemes"}
FOUNDS = {
    "fulling-mill": "looms-banned",
    "wool-exchange": "wool-plans",
    "priors-palace": "palace-ordered",
    "hospital": "hospital-founded",
    "lady-chapel": "chapel-wanted",
}
DUTIES = {"penance": 0, "begging": 1, "royal-court": 2}


def build(
    seats: int,
    at: str = "play",
    chapter: int | None = None,
    round: int | None = None,
    **what: Any,
) -> State:
    """Make a position in the first chapter and round, of those not named, in which it is sound."""
    rounds = [6] if at in ENDS else [1] if at == "chapter-begins" else range(1, 7)
    chapters = range(1, 5) if chapter is None else [chapter]
    wrong: list[str] = []
    for in_chapter, in_round in product(chapters, rounds if round is None else [round]):
        try:
            state = _build(seats, at, in_chapter, in_round, round is not None, **what)
        except Misfit as misfit:
            wrong.append(f"{in_chapter}.{in_round}: {misfit}")
            continue
        if not state.check():
            return state
        wrong.append(f"{in_chapter}.{in_round}: {state.check()[0]}")
    raise AssertionError("No game comes to this: " + " / ".join(wrong))


class Misfit(Exception):
    """Something does not fit into a chapter and round."""


def _build(
    seats: int,
    at: str,
    chapter: int,
    round: int,
    is_round_named: bool,
    active: int | None = None,
    turn: int | None = None,
    event: str = "",
    arrow: int = 0,
    next_events: Sequence[str] = (),
    edge: Sequence[str] | None = None,
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
    if active is None:
        # Seat 0, unless the time is named: then whoever it must be, while it is still the turn of seat 0.
        passed = 7 * (chapter - 1) + (6 if at in ENDS else round - 1)
        is_time_named = is_round_named or at in ENDS or at == "chapter-begins"
        active = passed % seats if is_time_named else 0
        turn = 0 if turn is None and at in ("play", "discard") else turn
    asked = active if turn is None else turn
    walked = (asked - active) % seats
    data = GAME.new_state(seats=seats, seed=0, **options).to_dict()
    built = _projects(chapter, projects or {}, finished)
    held = _goods(seats, goods or {}, built, empty, seats - 1 if hoarder is None else hoarder)
    # Between rounds the event has left the council; a turn has its own event, by default a quiet one.
    council = event or ("" if at in ENDS | BETWEEN else QUIET[chapter - 1][0])
    needed = _needed(chapter, built, covered, cloth_open, ill)
    deck, revealed = _events(chapter, round, council, edge or (), next_events, at, needed)
    if edge is None:
        edge = [key for key in revealed if at in ENDS - DUTIES_PAID and _kind(key) == "long-term"][-2:]
    opened = "scarlet-cloth" in revealed if cloth_open is None else cloth_open
    sentenced = {seat: list((penalties or {}).get(seat, [])) for seat in range(seats)}
    data |= {
        "key": NEXT_KEY,
        "fixed": dict(fixed or {}),
        "epoch": chapter - 1,
        "reveals": _reveals(chapter, at, len(revealed)),
        "round": 6 if at in ENDS else round - 1,
        "active": active,
        "deck": deck,
        "revealed": revealed,
        "council": council,
        "arrow": arrow if council and at != "orient" else -1,
        "edge": list(edge),
        "favor": favor,
        "covered": list(covered),
        "cloth_covered": int(chapter == 1 and not opened and at not in DUTIES_PAID),
        "goods": held,
        "supply": _supply(held, built),
        "vp": [20] * seats if vp is None else list(vp),
        "houses": dict.fromkeys(data["houses"], -1) | dict(houses or {}),
        "projects": {key: status for key, (status, _) in built.items()},
        "filled": {key: filled for key, (_, filled) in built.items()},
        "seals": {key: sorted((seals or {}).get(key, [])) for key in SPACES},
        "plague": _plague(chapter, plague, ill, revealed, [*next_events, *_fixed_events(fixed, chapter)]),
        "ill": [key for key in LOCATIONS if key in ill],
        "penalties": list(sentenced.values()),
        "tax": 2 if chapter > 1 or at in DUTIES_PAID else 0,
        "missing": [[int(name in sentenced[seat]) for name in DUTIES] for seat in range(seats)],
    }
    for seat in range(seats):
        done = _cards_done(at, round, (seat - active) % seats < walked, sentenced[seat])
        if at == "discard" and seat == asked:
            done = (round, done[1])
        cards = _cards(done, hands, piles, discards, seat, data["hands"][seat], chapter)
        data["hands"][seat], data["piles"][seat], data["discards"][seat] = cards
    return _load(data, at, asked, list(frame) if frame is not None else [walked, 0, 0])


def _load(data: dict[str, Any], at: str, asked: int, numbers: list[int]) -> State:
    """Set the fields; not by `state_from_dict`, which knows only positions that wait for somebody."""
    state = GAME.new_state(seats=data["seats"], seed=0, **data["options"])
    state.load_fields({name: data[name] for name in (field.name for field in GAME.state_fields)})
    state.key = bytes.fromhex(data["key"])
    state.fixed = GAME.draws_from_json(data["fixed"])
    state.epoch, state.reveals = data["epoch"], data["reveals"]
    state.journal, state.drawn = [], {}
    state.frames = [Frame(GAME.phase_names.index(at), asked, *numbers)]
    if at in ASKING:
        state.refresh()
    else:
        state._settle(None)
    return state


def _reveals(chapter: int, at: str, revealed: int) -> int:
    """Count what chance has brought: decks, events, rolls, the plague."""
    before = 8 * (chapter - 1) + (1 if chapter > 2 else 0)
    return before + (0 if at == "chapter-begins" else 1) + revealed + (1 if at in DUTIES_PAID else 0)


def chapter_events(chapter: int) -> list[str]:
    """List the events of a chapter in the order of their numbers."""
    table = GAME.components.table("event")
    return [each.key for each in table if each.number("chapter") == chapter]


def _kind(event: str) -> str:
    return GAME.components.get(event).word("kind")


def _needed(
    chapter: int,
    built: Mapping[str, tuple[int, list[int]]],
    covered: Sequence[str],
    cloth_open: bool | None,
    ill: Sequence[str],
) -> list[str]:
    """List the events of the chapter that must have come."""
    named = [COVERS[space] for space in covered if space in COVERS]
    named += [event for project, event in FOUNDS.items() if built[project][0]]
    if cloth_open:
        named.append("scarlet-cloth")
    if chapter == 3:
        named += [chapter_events(3)[LOCATIONS.index(place)] for place in ill]
    return [event for event in dict.fromkeys(named) if event in chapter_events(chapter)]


def _events(
    chapter: int,
    round: int,
    council: str,
    edge: Sequence[str],
    next_events: Sequence[str],
    at: str,
    needed: Sequence[str],
) -> tuple[list[str], list[str]]:
    """Lay out deck and revealed events: those on the edge came earlier, the present one last."""
    seen = 6 if at in ENDS else 0 if at == "chapter-begins" else round - 1 + (1 if council else 0)
    named = [*edge, *([council] if council else []), *next_events]
    if not set(named) <= set(chapter_events(chapter)):
        raise Misfit("an event of another chapter")
    idle = [event for event in needed if event not in named]
    room = seen - len(edge) - (1 if council else 0)
    quiet = [event for event in QUIET[chapter - 1] if event not in [*named, *idle]]
    idle += quiet[: max(room - len(idle), 0)]
    if len(idle) != room:
        raise Misfit("too many or too few events")
    revealed = [*idle, *edge, *([council] if council else [])]
    others = [event for event in chapter_events(chapter) if event not in [*revealed, *next_events]]
    if at == "chapter-begins":
        return [], []
    return [*next_events, *others], revealed


def _cards_done(at: str, round: int, before: bool, sentenced: Sequence[str]) -> tuple[int, int]:
    """Count the cards a seat has laid open and face down."""
    if at in ENDS:
        return 6, 6
    if round == 1 and at != "chapter-begins" and "royal-court" in sentenced:
        return 1, 1
    done = round - 1 + (1 if before or at == "end-of-round" else 0)
    penance = round == 1 and at != "chapter-begins" and "penance" in sentenced
    return done, 1 if penance else done


def _cards(
    done: tuple[int, int],
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
        pile += [rest.pop(0) for _ in range(done[0] - len(pile))]
    if (discards is None or seat not in discards) and len(every) == 12:
        down += [rest.pop(0) for _ in range(done[1] - len(down))]
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


def _fixed_events(fixed: Mapping[str, Any] | None, chapter: int) -> list[str]:
    return list((fixed or {}).get(f"events {chapter}", []))[:1]


def _plague(
    chapter: int,
    named: Mapping[str, int] | None,
    ill: Sequence[str],
    revealed: Sequence[str],
    coming: Sequence[str],
) -> list[int]:
    """Lay a marker on each location from chapter III on that is not named; those that must be gone have none."""
    if chapter < 3 or "plague-leaves" in revealed:
        return [0] * len(LOCATIONS)
    values = dict(named or {})
    assert set(ill) <= set(values), "Ill locations need values."
    events = chapter_events(chapter)
    numbered = {LOCATIONS[events.index(event)] for event in revealed}
    wanted = {LOCATIONS[events.index(event)] for event in coming}
    free = [key for key in LOCATIONS if key not in values]
    gone = [key for key in free if key in numbered]
    if chapter == 4:
        # Six were turned up in the chapter before; rather not those that are to fall ill.
        others = sorted((key for key in free if key not in numbered), key=lambda key: key in wanted)
        turned = len(ill) + len(gone) + list(values.values()).count(0)
        gone += others[: max(6 - turned, 0)]
    left = list(PLAGUE_VALUES)
    for value in values.values():
        if value:
            left.remove(value)
    return [values[key] if key in values else 0 if key in gone else left.pop(0) for key in LOCATIONS]
