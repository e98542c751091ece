"""The seat's knowledge as a fixed list of numbers, for learning. Seats are counted from the asking one on."""

from typing import TYPE_CHECKING, Final

from kingsbridge.games.pillars import frames
from kingsbridge.games.pillars.components import (
    ADVANTAGES,
    CARDS,
    CRAFTSMEN,
    EVENTS,
    FIRST_PRICE,
    LOCATION_SPACES,
    LOCATIONS,
    MOST_SEATS,
    NUM_ADVANTAGES,
    NUM_CARDS,
    NUM_CRAFTSMEN,
    NUM_EVENTS,
    NUM_RESOURCES,
    NUM_SPACES,
    NUM_STALLS,
    RESOURCES,
)
from kingsbridge.games.pillars.reckoning import (
    event_of_round,
    foresees,
    round_number,
    unseen_advantages,
    unseen_events,
)

if TYPE_CHECKING:
    from kingsbridge.games.pillars.state import PillarsState

# The phases that ask somebody.
PHASES: Final = [
    "cards",
    "dismissal",
    "throw-back",
    "builder",
    "passed-builder",
    "shelter",
    "fate",
    "archbishop",
    "tax",
    "market",
    "cathedral",
    "store",
]
_SPACES: Final = [
    f"{key} {number + 1}" for at, key in enumerate(LOCATIONS) for number in range(LOCATION_SPACES[at])
]


def _names() -> list[str]:
    names = ["seats", "round", "price", "tax", "court metal", "thrown back", "frame a", "frame b", "frame c"]
    names += [f"phase {phase}" for phase in PHASES]
    names += [f"supply {key}" for key in RESOURCES]
    names += [f"stall {key}" for key in RESOURCES[:NUM_STALLS]]
    names += [f"event {key}" for key in EVENTS] + [f"foreseen {key}" for key in EVENTS]
    names += [f"unseen {key}" for key in EVENTS] + [f"unseen {key}" for key in ADVANTAGES]
    names += [f"in supply {key}" for key in CARDS] + [f"for hire {key}" for key in CRAFTSMEN]
    names += [f"shiring {space + 1} {key}" for space in range(2) for key in CRAFTSMEN]
    names += [f"kingsbridge {space + 1} {key}" for space in range(2) for key in ADVANTAGES]
    for seat in range(MOST_SEATS):
        names += [f"seat +{seat} {what}" for what in _seat_names()]
    return names


def _seat_names() -> list[str]:
    names = ["to move", "start player", "gold", "points", *RESOURCES]
    names += ["workers", "mill", "gray", "gray next", "in bag", "aside", "wall", "wall next", "protected"]
    names += [f"bought {key}" for key in RESOURCES] + [f"sold {key}" for key in RESOURCES]
    names += [f"holds {key}" for key in CARDS] + [f"employs {key}" for key in CRAFTSMEN]
    names += [f"owns {key}" for key in ADVANTAGES] + [f"stands at {key}" for key in _SPACES]
    return names + [f"passed at {price}" for price in range(1, FIRST_PRICE + 1)]


FEATURE_NAMES: Final[list[str]] = _names()
_PER_SEAT: Final = len(_seat_names())


def make_features(state: "PillarsState", seat: int) -> list[int]:
    """Write the numbers in the order of FEATURE_NAMES."""
    phase = frames.phase_name(state.frames[-1]) if state.frames else "over"
    row = [
        state.seats,
        round_number(state),
        state.price,
        state.tax,
        state.court_metal,
        int(state.thrown_back),
    ]
    row += frames.numbers(state.frames[-1]) if state.frames else [0, 0, 0]
    row += [1 if phase == name else 0 for name in PHASES]
    row += state.supply + state.stalls
    row += _marks([event_of_round(state)], NUM_EVENTS)
    row += _marks(state.event_deck[:1] if foresees(state, seat) else [], NUM_EVENTS)
    row += _marks(unseen_events(state), NUM_EVENTS) + _marks(unseen_advantages(state), NUM_ADVANTAGES)
    row += [1 if holder == -1 else 0 for holder in state.holders] + _marks(state.offer, NUM_CRAFTSMEN)
    for craftsman in state.shiring:
        row += _marks([craftsman], NUM_CRAFTSMEN)
    for advantage in state.kingsbridge:
        row += _marks([advantage], NUM_ADVANTAGES)
    for step in range(MOST_SEATS):
        row += _seat_features(state, (seat + step) % state.seats) if step < state.seats else [0] * _PER_SEAT
    return row


def _seat_features(state: "PillarsState", seat: int) -> list[int]:
    at = seat * NUM_RESOURCES
    return [
        1 if state.current_seat == seat else 0,
        1 if state.start_seat == seat else 0,
        state.gold[seat],
        state.points[seat],
        *state.cubes[at : at + NUM_RESOURCES],
        state.workers[seat],
        state.mill[seat],
        state.gray[seat],
        state.gray_next[seat],
        state.bag[seat],
        state.aside[seat],
        state.wall[seat],
        state.wall_next[seat],
        int(state.protected[seat]),
        *[state.bought[seat] >> number & 1 for number in range(NUM_RESOURCES)],
        *[state.sold[seat] >> number & 1 for number in range(NUM_RESOURCES)],
        *[1 if state.holders[card] == seat else 0 for card in range(NUM_CARDS)],
        *_marks(state.rows[seat], NUM_CRAFTSMEN),
        *[1 if owner == seat else 0 for owner in state.owners],
        *[1 if state.spaces[space] == seat else 0 for space in range(NUM_SPACES)],
        *[1 if state.track[price] == seat else 0 for price in range(1, FIRST_PRICE + 1)],
    ]


def _marks(numbers: list[int], size: int) -> list[int]:
    """Mark the numbers in a row of zeros; -1 marks nothing."""
    row = [0] * size
    for number in numbers:
        if number >= 0:
            row[number] = 1
    return row
