"""The seat's knowledge as a fixed row of bytes, for learning. Seats are counted from the asking one on."""

from typing import TYPE_CHECKING, Final

from kingsbridge.core.features import FeatureTable, mark_all, mark_bits, put, put_all
from kingsbridge.core.frame import Frame
from kingsbridge.games.pillars import frames
from kingsbridge.games.pillars.components import (
    ADVANTAGES,
    BUILDERS,
    CARDS,
    COURT_METAL,
    CRAFT_CAPACITIES,
    CRAFTSMEN,
    CUBES,
    EVENTS,
    EXTRA_ROOM,
    FIRST_PRICE,
    GRAY_WORKERS,
    LOCATION_SPACES,
    LOCATIONS,
    MARKET,
    MOST_CRAFTSMEN,
    MOST_GOLD,
    MOST_HELD,
    MOST_POINTS,
    MOST_SEATS,
    NUM_ADVANTAGES,
    NUM_CRAFTSMEN,
    NUM_RESOURCES,
    NUM_STALLS,
    OWN_WORKERS,
    RESOURCES,
    ROUNDS,
    STALLS,
    TAX_FACES,
)
from kingsbridge.games.pillars.options import HARSH, KIND
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
# Workers of a seat with Otto and those that the castle lends.
_MOST_WORKERS: Final = OWN_WORKERS + GRAY_WORKERS + 4
_SLOTS: Final = MOST_CRAFTSMEN + EXTRA_ROOM
_MARKET_SPACES: Final = LOCATION_SPACES[MARKET]

_OF_SEAT: Final = FeatureTable()
_TO_MOVE: Final = _OF_SEAT.add(["to move"])
_START: Final = _OF_SEAT.add(["start player"])
_PASSED: Final = _OF_SEAT.add(["out of phase I"])
_DRAWN: Final = _OF_SEAT.add(["builder drawn"])
_GOLD: Final = _OF_SEAT.add(["gold"], MOST_GOLD)
_POINTS: Final = _OF_SEAT.add(["points"], MOST_POINTS)
_CUBES: Final = _OF_SEAT.add_each(RESOURCES, MOST_HELD)
_WORKERS: Final = _OF_SEAT.add(["workers"], _MOST_WORKERS)
_MILL: Final = _OF_SEAT.add(["mill"], _MOST_WORKERS)
_GRAY: Final = _OF_SEAT.add(["gray"], GRAY_WORKERS)
_GRAY_NEXT: Final = _OF_SEAT.add(["gray next"], GRAY_WORKERS)
_BAG: Final = _OF_SEAT.add(["in bag"], BUILDERS)
_ASIDE: Final = _OF_SEAT.add(["aside"], BUILDERS)
_WALL: Final = _OF_SEAT.add(["wall"], BUILDERS)
_WALL_NEXT: Final = _OF_SEAT.add(["wall next"], BUILDERS)
_PROTECTED: Final = _OF_SEAT.add(["protected"])
_BOUGHT: Final = _OF_SEAT.add([f"bought {key}" for key in RESOURCES])
_SOLD: Final = _OF_SEAT.add([f"sold {key}" for key in RESOURCES])
_HOLDS: Final = _OF_SEAT.add([f"holds {key}" for key in CARDS])
_EMPLOYS: Final = _OF_SEAT.add([f"employs {key}" for key in CRAFTSMEN])
_OWNS: Final = _OF_SEAT.add([f"owns {key}" for key in ADVANTAGES])
_STANDS: Final = _OF_SEAT.add([f"stands at {key}" for key in _SPACES])
_WAITS: Final = _OF_SEAT.add([f"passed at {price}" for price in range(1, FIRST_PRICE + 1)])
_SIZE: Final = len(_OF_SEAT.names)

_TABLE: Final = FeatureTable()
_SEATS: Final = _TABLE.add(["seats"], MOST_SEATS)
_KIND: Final = _TABLE.add(["kind events"])
_HARSH: Final = _TABLE.add(["harsh events"])
_ROUND: Final = _TABLE.add(["round"], ROUNDS)
_PRICE: Final = _TABLE.add(["price"], FIRST_PRICE)
_TAX: Final = _TABLE.add(["tax"], max(TAX_FACES))
_METAL: Final = _TABLE.add(["court metal"], COURT_METAL)
_THROWN: Final = _TABLE.add(["thrown back"])
_PHASE: Final = _TABLE.add([f"phase {phase}" for phase in PHASES])
# What has been done of the question being asked.
_BY_EVENT: Final = _TABLE.add(["dismissal by event"])
_WAITED: Final = _TABLE.add([f"builder waited at {price}" for price in range(1, FIRST_PRICE + 1)])
_BEFORE: Final = _TABLE.add(["seats done before"], MOST_SEATS)
_SHELTERED: Final = _TABLE.add(["sheltered"])
_MARKET_SPACE: Final = _TABLE.add([f"market space {space + 1}" for space in range(_MARKET_SPACES)])
_USES: Final = _TABLE.add([f"uses in slot {slot + 1}" for slot in range(_SLOTS)], max(CRAFT_CAPACITIES) + 1)
_EXTRA: Final = _TABLE.add(["extra use made"])
_SUPPLY: Final = _TABLE.add_each([f"supply {key}" for key in RESOURCES], CUBES)
_OWED: Final = _TABLE.add_each(
    [f"owed {key}" for key in RESOURCES], [MOST_SEATS * most for most in MOST_HELD]
)
_STALL: Final = _TABLE.add_each([f"stall {key}" for key in RESOURCES[:NUM_STALLS]], STALLS[:NUM_STALLS])
_EVENT: Final = _TABLE.add([f"event {key}" for key in EVENTS])
_FORESEEN: Final = _TABLE.add([f"foreseen {key}" for key in EVENTS])
_UNSEEN_EVENT: Final = _TABLE.add([f"unseen {key}" for key in EVENTS])
_UNSEEN_ADVANTAGE: Final = _TABLE.add([f"unseen {key}" for key in ADVANTAGES])
_IN_SUPPLY: Final = _TABLE.add([f"in supply {key}" for key in CARDS])
_FOR_HIRE: Final = _TABLE.add([f"for hire {key}" for key in CRAFTSMEN])
_SHIRING: Final = _TABLE.add([f"shiring {space + 1} {key}" for space in range(2) for key in CRAFTSMEN])
_KINGSBRIDGE: Final = _TABLE.add(
    [f"kingsbridge {space + 1} {key}" for space in range(2) for key in ADVANTAGES]
)
_FIRST_SEAT: Final = _TABLE.add_block("seat +0", _OF_SEAT)
for _step in range(1, MOST_SEATS):
    _TABLE.add_block(f"seat +{_step}", _OF_SEAT)

FEATURE_NAMES: Final[list[str]] = _TABLE.names
FEATURE_BOUNDS: Final[list[int]] = _TABLE.bounds
# Phase -> place of its flag, -1 for those that pass by themselves.
_PHASE_PLACES: Final[list[int]] = [
    _PHASE + PHASES.index(name) if name in PHASES else -1 for name in frames.ORDER
]


def write_features(state: "PillarsState", seat: int, row: bytearray) -> None:
    """Write the numbers into a row of zeros, in the order of FEATURE_NAMES."""
    row[_SEATS] = state.seats
    if state.options["events"] == KIND:
        row[_KIND] = 1
    elif state.options["events"] == HARSH:
        row[_HARSH] = 1
    row[_ROUND] = round_number(state)
    put(row, _PRICE, state.price)
    put(row, _TAX, state.tax)
    put(row, _METAL, state.court_metal)
    if state.thrown_back:
        row[_THROWN] = 1
    if state.frames:
        _write_question(state, seat, row, state.frames[-1])
    _write_board(state, seat, row)
    for other in range(state.seats):
        _write_seat(state, other, row, _FIRST_SEAT + (other - seat) % state.seats * _SIZE)
    _write_owned(state, seat, row)


def _write_question(state: "PillarsState", seat: int, row: bytearray, frame: Frame) -> None:
    """Write which question is asked, and what has been done of it."""
    place = _PHASE_PLACES[frames.phase_number(frame)]
    row[place] = 1
    if frames.is_cards(frame):
        for other in range(state.seats):
            if frames.has_passed(frame, other):
                row[_FIRST_SEAT + (other - seat) % state.seats * _SIZE + _PASSED] = 1
    elif frames.is_dismissal(frame):
        row[_BY_EVENT] = 1 if frames.is_by_event(frame) else 0
    elif frames.is_cathedral(frame):
        put(row, _BEFORE, frames.seats_built(frame))
        put(row, _EXTRA, frames.extra_used(frame))
        for slot in range(_SLOTS):
            put(row, _USES + slot, frames.used_times(frame, slot))
    elif frames.is_market(frame):
        row[_MARKET_SPACE + frames.market_space(frame)] = 1
    else:
        put(row, _BEFORE, frames.seats_asked(frame))
        if frames.gave_shelter(frame):
            row[_SHELTERED] = 1
        waited = frames.waited_at(frame)
        if waited:
            row[_WAITED + waited - 1] = 1
    owner = frames.drawn_owner(frame)
    if owner >= 0:
        row[_FIRST_SEAT + (owner - seat) % state.seats * _SIZE + _DRAWN] = 1


def _write_board(state: "PillarsState", seat: int, row: bytearray) -> None:
    for resource in range(NUM_RESOURCES):
        put(row, _SUPPLY + resource, state.supply[resource])
        put(row, _OWED + resource, -state.supply[resource])
    put_all(row, _STALL, state.stalls)
    event = event_of_round(state)
    if event >= 0:
        row[_EVENT + event] = 1
    if foresees(state, seat):
        row[_FORESEEN + state.event_deck[0]] = 1
    mark_all(row, _UNSEEN_EVENT, unseen_events(state))
    mark_all(row, _UNSEEN_ADVANTAGE, unseen_advantages(state))
    mark_all(row, _FOR_HIRE, state.offer)
    place = _SHIRING
    for craftsman in state.shiring:
        if craftsman >= 0:
            row[place + craftsman] = 1
        place += NUM_CRAFTSMEN
    place = _KINGSBRIDGE
    for advantage in state.kingsbridge:
        if advantage >= 0:
            row[place + advantage] = 1
        place += NUM_ADVANTAGES


def _write_seat(state: "PillarsState", seat: int, row: bytearray, at: int) -> None:
    if state.current_seat == seat:
        row[at + _TO_MOVE] = 1
    if state.start_seat == seat:
        row[at + _START] = 1
    put(row, at + _GOLD, state.gold[seat])
    put(row, at + _POINTS, state.points[seat])
    first = seat * NUM_RESOURCES
    put_all(row, at + _CUBES, state.cubes[first : first + NUM_RESOURCES])
    put(row, at + _WORKERS, state.workers[seat])
    put(row, at + _MILL, state.mill[seat])
    put(row, at + _GRAY, state.gray[seat])
    put(row, at + _GRAY_NEXT, state.gray_next[seat])
    put(row, at + _BAG, state.bag[seat])
    put(row, at + _ASIDE, state.aside[seat])
    put(row, at + _WALL, state.wall[seat])
    put(row, at + _WALL_NEXT, state.wall_next[seat])
    if state.protected[seat]:
        row[at + _PROTECTED] = 1
    mark_bits(row, at + _BOUGHT, state.bought[seat])
    mark_bits(row, at + _SOLD, state.sold[seat])
    mark_all(row, at + _EMPLOYS, state.rows[seat])


def _write_owned(state: "PillarsState", seat: int, row: bytearray) -> None:
    """Write what belongs to whom: cards, advantages, places on the board and on the cost track."""
    seats = state.seats
    for at, holder in enumerate(state.holders):
        if holder >= 0:
            row[_FIRST_SEAT + (holder - seat) % seats * _SIZE + _HOLDS + at] = 1
        elif holder == -1:
            row[_IN_SUPPLY + at] = 1
    _mark_owners(row, _OWNS, state.owners, seat, seats)
    _mark_owners(row, _STANDS, state.spaces, seat, seats)
    _mark_owners(row, _WAITS, state.track[1 : FIRST_PRICE + 1], seat, seats)


def _mark_owners(row: bytearray, kind: int, owners: list[int], seat: int, seats: int) -> None:
    at = _FIRST_SEAT + kind
    for owner in owners:
        if owner >= 0:
            row[at + (owner - seat) % seats * _SIZE] = 1
        at += 1
