"""Positions of The Pillars of the Earth for `tests.situations.situation`. Everything goes by its keys.

A test names a phase and what it cares about; cubes, workers, builders and cards not named are put where they must be.
The phase is then entered, so the position stands at the first choice from there on.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from kingsbridge import State, load_game
from kingsbridge.core.chance import key_from_seed
from kingsbridge.core.frame import Frame

CUBES = {"wood": 23, "stone": 23, "sand": 23, "metal": 13}
PLACES = {
    "archbishop": 1,
    "kingsbridge": 2,
    "priory": 2,
    "court": 4,
    "shiring": 2,
    "castle": 1,
    "market": 4,
    "cathedral": 1,
}
ROUND = 3
DRAWING = ["draw", "throw-back", "builder"]
BEFORE_REVEAL = ["cards", "draw", "throw-back", "builder", "passed", "event"]
AFTER_TAX = ["tax", "shiring", "castle", "market", "architect", "start-player", "next-round"]
AT_THE_MILL = [
    "draw",
    "throw-back",
    "builder",
    "passed",
    "event",
    "shelter",
    "fate",
    "archbishop",
    "wool-mill",
]


def build(
    seats: int,
    phase: str = "cards",
    round: int = ROUND,
    seat: int | None = None,
    start: int = 0,
    frame: Sequence[int] = (),
    options: Mapping[str, Any] | None = None,
    fixed: Mapping[str, Any] | None = None,
    **what: Any,
) -> State:
    """Set up a game, put everything where the test wants it, and enter the phase."""
    game = load_game("pillars")
    state: Any = game.start(seats, dict(options or {}), key_from_seed(0), None, True)
    state.fixed = game.draws_from_json(dict(fixed or {}))
    state.epoch = round - 1
    state.start_seat = start
    _numbers(state, phase, **{name: what.pop(name) for name in _NUMBERS if name in what})
    _craftsmen(state, phase, round, what.pop("rows", {}), what.pop("shiring", None), what.pop("offer", None))
    _advantages(state, phase, round, what.pop("advantages", {}), what.pop("kingsbridge", None))
    _events(state, phase, round, what.pop("event", "event-archbishop"), what.pop("next_event", None))
    _resource_cards(state, phase, what.pop("held", {}), what.pop("supply", None))
    _workers(state, phase, what.pop("gray", {}), what.pop("gray_next", {}), what.pop("mill", None))
    owner = seat if phase == "builder" else (frame[0] if phase == "throw-back" else -1)
    _builders(state, phase, owner, what.pop("at", {}), what.pop("passed", {}), what.pop("bag", None))
    _cubes(state, what.pop("cubes", {}), what.pop("stalls", {}), what.pop("court_metal", 1))
    _draws(state, phase)
    assert not what, f"unknown: {sorted(what)}"
    asked = start if seat is None else seat
    state.frames[:] = [Frame(game.phase_names.index(phase), asked, *(frame or _first_numbers(phase)))]
    state.journal = []
    state.drawn = {}
    state._settle(None)
    assert isinstance(state, State)
    return state


_NUMBERS = ["gold", "points", "price", "tax", "wall", "wall_next", "thrown_back", "protected"]


def _numbers(state: Any, phase: str, **given: Any) -> None:
    for name, value in given.items():
        if name in ("gold", "points", "wall", "wall_next"):
            value = list(value) + [0] * (state.seats - len(value))
        if name == "protected":
            value = [seat in value for seat in range(state.seats)]
        setattr(state, name, value)
    if "price" not in given and phase not in ("cards", *DRAWING):
        state.price = 0
    if "tax" not in given and phase in AFTER_TAX:
        state.tax = 2


def _draws(state: Any, phase: str) -> None:
    """Count what was drawn before, as if nothing had been thrown back in earlier rounds."""
    builders = 3 * state.seats
    if phase == "cards":
        state.draws = 0
    elif phase in DRAWING:
        state.draws = builders - sum(state.bag) + state.thrown_back
    else:
        state.draws = builders + state.thrown_back
    revealed = phase not in BEFORE_REVEAL
    state.reveals = 9 + state.epoch * (builders + 3) + state.draws + revealed + (state.tax > 0)


def _first_numbers(phase: str) -> tuple[int, ...]:
    return (-1,) if phase == "market" else ()


def _craftsmen(
    state: Any,
    phase: str,
    round: int,
    rows: Mapping[int, Sequence[str]],
    shiring: Sequence[str] | None,
    offer: Sequence[str] | None,
) -> None:
    keys = [each.key for each in state.game.components.table("craftsman")]
    rounds = [each.number("round") for each in state.game.components.table("craftsman")]
    for seat, row in rows.items():
        state.rows[seat] = sorted(keys.index(key) for key in row)  # the order in which they came
    state.craft_deck = [number for number, at in enumerate(rounds) if at > round]
    used = [craftsman for row in state.rows for craftsman in row]
    free = [number for number, at in enumerate(rounds) if at == round and number not in used]
    named = [keys.index(key) for key in [*(shiring or ()), *(offer or ())]]
    free = [number for number in free if number not in named]
    laid = phase in BEFORE_REVEAL or AT_THE_MILL.count(phase) or phase in _BEFORE_SHIRING
    state.shiring = [keys.index(key) for key in shiring] if shiring is not None else []
    while laid and len(state.shiring) < 2:
        state.shiring.append(free.pop(0))
    state.shiring += [-1] * (2 - len(state.shiring))
    state.offer = [keys.index(key) for key in offer] if offer is not None else []
    if phase == "cards" and offer is None:
        state.offer = free[:2]


_BEFORE_SHIRING = ["kingsbridge", "priory", "production", "court", "tax", "shiring"]


def _advantages(
    state: Any, phase: str, round: int, owned: Mapping[str, int], kingsbridge: Sequence[str] | None
) -> None:
    keys = [each.key for each in state.game.components.table("advantage")]
    for key, seat in owned.items():
        state.owners[keys.index(key)] = seat
    last = [14, 15]
    shown = [keys.index(key) for key in kingsbridge or ()]
    free = [card for card in range(14) if card not in shown and keys[card] not in owned]
    # Harmless ones first, so that what a test does not name changes as little as possible.
    free.sort(key=lambda card: keys[card] not in ("ellen", "jack", "francis", "remigius"))
    if round == 6:
        shown = shown or last
        free = free[:4]
        state.advantage_deck = []
    else:
        while len(shown) < 2:
            shown.append(free.pop(0))
        size = 2 * (5 - round)
        state.advantage_deck = [*free[:size], *last]
        free = free[size:]
    face_up = phase in BEFORE_REVEAL or phase in AT_THE_MILL or phase == "kingsbridge"
    state.kingsbridge = shown if face_up else [-1, -1]
    state.advantages_removed = free[:4]


def _events(state: Any, phase: str, round: int, event: str, next_event: str | None) -> None:
    keys = [each.key for each in state.game.components.table("event")]
    now = keys.index(event)
    later = [] if next_event is None else [keys.index(next_event)]
    others = [number for number in range(10) if number != now and number not in later]
    past, rest = others[: round - 1], others[round - 1 :]
    wall = keys.index("event-town-wall")
    if any(state.wall) and wall in others:
        others = [*[number for number in others if number != wall][: round - 2], wall]
        past = others
        rest = [number for number in range(10) if number != now and number not in [*later, *past]]
    deck = [*later, *rest][: 6 - round]
    if phase in BEFORE_REVEAL:
        state.past_events, state.event_deck = past, [now, *deck]
    else:
        state.past_events, state.event_deck = [*past, now], deck
    state.events_removed = [number for number in rest if number not in deck]
    if state.options["events"] != "mixed":
        raise AssertionError("situations are of the mixed game")


def _resource_cards(state: Any, phase: str, held: Mapping[str, int], supply: Sequence[str] | None) -> None:
    keys = [each.key for each in state.game.components.table("resource-card")]
    if supply is not None or phase != "cards":
        state.holders = [-1 if key in (supply or ()) else -2 for key in keys]
    for key, seat in held.items():
        state.holders[keys.index(key)] = seat


def _workers(
    state: Any,
    phase: str,
    gray: Mapping[int, int],
    gray_next: Mapping[int, int],
    mill: Mapping[int, int] | None,
) -> None:
    needs = [each.number("workers") for each in state.game.components.table("resource-card")]
    otto = [each.key for each in state.game.components.table("advantage")].index("otto")
    for seat in range(state.seats):
        state.gray[seat] = gray.get(seat, 0)
        state.gray_next[seat] = gray_next.get(seat, 0)
        total = 12 + state.gray[seat] + state.gray_next[seat] + (state.owners[otto] == seat)
        free = total - sum(need for need, holder in zip(needs, state.holders, strict=True) if holder == seat)
        there = free if phase in AT_THE_MILL and mill is None else (mill or {}).get(seat, 0)
        state.mill[seat] = there
        state.workers[seat] = free - there


def _builders(
    state: Any,
    phase: str,
    owner: int | None,
    at: Mapping[str, Sequence[int]],
    passed: Mapping[int, int],
    bag: Mapping[int, int] | None,
) -> None:
    first = dict(zip(PLACES, [sum(list(PLACES.values())[:n]) for n in range(len(PLACES))], strict=True))
    for place, there in at.items():
        key, _, number = place.partition("-")
        for step, seat in enumerate(there):
            state.spaces[first[key] + (int(number) - 1 if number else 0) + step] = seat
    for price, seat in passed.items():
        state.track[price] = seat
    for seat in range(state.seats):
        used = state.spaces.count(seat) + state.track.count(seat) + (owner == seat)
        state.bag[seat] = 3 - used if bag is None else bag.get(seat, 0)
        state.aside[seat] = 3 - used - state.bag[seat]
    from_bag = bag is None
    if phase in DRAWING:
        _let_others_wait(state, from_bag)
    if phase in (*DRAWING, "passed"):
        _let_others_stand(state, first)


def _let_others_wait(state: Any, from_bag: bool) -> None:
    """Put builders nobody named on the cost track until as many are decided about as the price says."""
    spare = state.bag if from_bag else state.aside
    decided = 17 - state.spaces.count(-1) + sum(seat >= 0 for seat in state.track)
    for price in range(7, state.price, -1):
        if state.track[price] < 0 and decided < 7 - state.price and max(spare) > 0:
            seat = spare.index(max(spare))
            spare[seat] -= 1
            state.track[price] = seat
            decided += 1


def _let_others_stand(state: Any, first: Mapping[str, int]) -> None:
    """Put builders nobody named on spaces where one seat may have several."""
    for seat in range(state.seats):
        for place in ("kingsbridge", "priory", "shiring"):
            for space in range(first[place], first[place] + PLACES[place]):
                if state.aside[seat] > 0 and state.spaces[space] < 0 and not state.wall[seat]:
                    state.aside[seat] -= 1
                    state.spaces[space] = seat


def _cubes(
    state: Any, cubes: Mapping[int, Mapping[str, int]], stalls: Mapping[str, int], court_metal: int
) -> None:
    for seat in range(state.seats):
        for number, key in enumerate(CUBES):
            state.cubes[seat * 4 + number] = cubes.get(seat, {}).get(key, 0)
    state.stalls = [stalls.get(key, 4) for key in ("wood", "stone", "sand")]
    state.court_metal = court_metal
    for number, (key, total) in enumerate(CUBES.items()):
        elsewhere = sum(state.cubes[number::4]) + (court_metal if key == "metal" else state.stalls[number])
        state.supply[number] = total - elsewhere
