"""The seat's knowledge as a fixed row of bytes, for learning. Seats are counted from the asking one on."""

from typing import TYPE_CHECKING, Final

from kingsbridge.core.features import MOST, FeatureTable, mark_all, mark_bits, put, put_all
from kingsbridge.core.frame import Frame
from kingsbridge.games.world import frames
from kingsbridge.games.world.components import (
    BUILDING_PROJECT,
    CARDS,
    CHAPTERS,
    DUTIES,
    EVENT_UNITS,
    EVENTS,
    FAVORS,
    GOLD,
    GOODS,
    HOUSE_RENT,
    HOUSES,
    HOUSES_EACH,
    LOCATIONS,
    MEDICINE,
    NUM_DUTIES,
    NUM_GOODS,
    NUM_LOCATIONS,
    NUM_PROJECTS,
    PENALTIES,
    PILE_SIZE,
    PLAGUE_VALUES,
    PROJECT_SPACES,
    PROJECTS,
    ROUNDS,
    SALES,
    SEALS_EACH,
    SWAP_EVENTS,
    TAX_DIE,
    WHOLE_SUPPLY,
)
from kingsbridge.games.world.reckoning import FINISHED, houses_of, is_ill, may_see_goods, seals_left

if TYPE_CHECKING:
    from kingsbridge.games.world.state import WorldState

MOST_SEATS: Final = 4
_ORIENTATIONS: Final = 4
_MOST_HELD: Final[list[int]] = [MOST if good == GOLD else WHOLE_SUPPLY[good] for good in range(NUM_GOODS)]
_SWAPS: Final[list[int]] = sorted(set(SWAP_EVENTS))
_MOST_MISSED: Final = max(TAX_DIE)

_OF_SEAT: Final = FeatureTable()
_TO_MOVE: Final = _OF_SEAT.add(["to move"])
_ACTIVE: Final = _OF_SEAT.add(["active"])
_WAITING: Final = _OF_SEAT.add(["waits for care"])
_POINTS: Final = _OF_SEAT.add(["points"], MOST)
_HALF: Final = _OF_SEAT.add(["half point"])
_HOUSES: Final = _OF_SEAT.add(["houses"], HOUSES_EACH)
_SEALS: Final = _OF_SEAT.add(["seals"], SEALS_EACH)
_CARDS: Final = _OF_SEAT.add(["cards"], len(CARDS))
_DISCARDS: Final = _OF_SEAT.add(["discards"], PILE_SIZE)
_LAST: Final = _OF_SEAT.add([f"last card {key}" for key in CARDS])
_GOODS: Final = _OF_SEAT.add_each(GOODS, _MOST_HELD)
_PLAYED: Final = _OF_SEAT.add([f"played {key}" for key in CARDS])
_HOUSE: Final = _OF_SEAT.add([f"house {key}" for key in HOUSES])
_DONATED: Final = _OF_SEAT.add([f"donated {key}" for key in PROJECTS])
_PENALTY: Final = _OF_SEAT.add(PENALTIES)
_MISSED: Final = _OF_SEAT.add([f"missed {key}" for key in DUTIES], _MOST_MISSED)
_SIZE: Final = len(_OF_SEAT.names)


def _project_names() -> list[str]:
    return [f"{key} {what}" for key in PROJECTS for what in ("status", "stone", "wood")]


def _project_bounds() -> list[int]:
    spaces = [PROJECT_SPACES[2 * at : 2 * at + 2] for at in range(NUM_PROJECTS)]
    return [bound for both in spaces for bound in (FINISHED, *both)]


_TABLE: Final = FeatureTable()
_SEATS: Final = _TABLE.add(["seats"], MOST_SEATS)
_FIRST_GAME: Final = _TABLE.add(["first game"])
_SCREENS: Final = _TABLE.add(["screens"])
_CHAPTER: Final = _TABLE.add(["chapter"], CHAPTERS)
_ROUND: Final = _TABLE.add(["round"], ROUNDS)
_ARROW: Final = _TABLE.add([f"arrow {side}" for side in range(_ORIENTATIONS)])
_CLOTH_COVERED: Final = _TABLE.add(["cloth covered"])
_TAX: Final = _TABLE.add(["tax"], max(TAX_DIE))
_PHASE: Final = _TABLE.add([f"phase {name}" for name in frames.ORDER])
# What has been done of the question being asked.
_ASKED: Final = _TABLE.add(["seats asked before"], MOST_SEATS - 1)
_BY_WAR: Final = _TABLE.add(["laid off by war"])
_FACE_DOWN: Final = _TABLE.add(["laid off face down"])
_GIVEN: Final = _TABLE.add(["units given"], max(EVENT_UNITS))
_SWAPPED: Final = _TABLE.add([f"swapped {EVENTS[event]}" for event in _SWAPS])
_REPEATED: Final = _TABLE.add(["card repeated"])
_STEPS: Final = _TABLE.add(["steps done"], max(WHOLE_SUPPLY))
_BEGUN: Final = _TABLE.add([f"places on {key}" for key in PROJECTS])
_SOLD: Final = _TABLE.add(["wool sold"], max(WHOLE_SUPPLY))
_RENTED: Final = _TABLE.add([f"rented {key}" for key in HOUSES])
_USED: Final = _TABLE.add(["knowledge used"], max(WHOLE_SUPPLY))
_FREE: Final = _TABLE.add(["projects done"], NUM_PROJECTS)
_DUTY: Final = _TABLE.add([f"asked for {key}" for key in DUTIES])
_BRINGS: Final = _TABLE.add([f"benefit of {key}" for key in LOCATIONS])
_COUNCIL: Final = _TABLE.add([f"council {key}" for key in EVENTS])
_IN_FORCE: Final = _TABLE.add([f"in force {key}" for key in EVENTS])
_UNSEEN: Final = _TABLE.add([f"unseen {key}" for key in EVENTS])
_FAVOR: Final = _TABLE.add([f"favor {key}" for key in FAVORS])
_COVERED: Final = _TABLE.add([f"covered {key}" for key in FAVORS])
_SUPPLY: Final = _TABLE.add_each([f"supply {key}" for key in GOODS[1:]], WHOLE_SUPPLY[1:])
_PROJECT: Final = _TABLE.add_each(_project_names(), _project_bounds())
_MARKER: Final = _TABLE.add([f"{key} marker" for key in LOCATIONS])
_NEED: Final = _TABLE.add([f"{key} need" for key in LOCATIONS], max(PLAGUE_VALUES))
_HAND: Final = _TABLE.add([f"hand {key}" for key in CARDS])
_DISCARDED: Final = _TABLE.add([f"discarded {key}" for key in CARDS])
_FIRST_SEAT: Final = _TABLE.add_block("seat +0", _OF_SEAT)
for _step in range(1, MOST_SEATS):
    _TABLE.add_block(f"seat +{_step}", _OF_SEAT)

FEATURE_NAMES: Final[list[str]] = _TABLE.names
FEATURE_BOUNDS: Final[list[int]] = _TABLE.bounds


def write_features(state: "WorldState", seat: int, row: bytearray) -> None:
    """Write the numbers into a row of zeros, in the order of FEATURE_NAMES."""
    row[_SEATS] = state.seats
    if state.options["first_game"]:
        row[_FIRST_GAME] = 1
    if state.options["screens"]:
        row[_SCREENS] = 1
    put(row, _CHAPTER, state.epoch)
    put(row, _ROUND, state.round)
    if state.arrow >= 0:
        row[_ARROW + state.arrow] = 1
    put(row, _CLOTH_COVERED, state.cloth_covered)
    put(row, _TAX, state.tax)
    if state.frames:
        frame = state.frames[-1]
        row[_PHASE + frames.phase_number(frame)] = 1
        _write_question(state, seat, row, frame)
    _write_events(state, row)
    _write_board(state, row)
    mark_bits(row, _HAND, state.hands[seat])
    mark_bits(row, _DISCARDED, state.discards[seat])
    for other in range(state.seats):
        at = _FIRST_SEAT + (other - seat) % state.seats * _SIZE
        _write_seat(state, other, row, at)
        if may_see_goods(state, seat, other):
            first = other * NUM_GOODS
            put_all(row, at + _GOODS, state.goods[first : first + NUM_GOODS])
    _write_owned(state, seat, row)


def _write_question(state: "WorldState", seat: int, row: bytearray, frame: Frame) -> None:
    """Write what has been done of a question; all of it is public."""
    if frames.is_play(frame) or frames.is_discard(frame):
        put(row, _ASKED, frames.asked_before(frame))
        swapped = frames.events_swapped(frame)
        if swapped:
            for which, event in enumerate(_SWAPS):
                row[_SWAPPED + which] = swapped >> event & 1
    elif frames.card_of(frame) >= 0:
        _write_card(row, frame)
    elif frames.is_lay_off(frame):
        put(row, _ASKED, frames.asked_before(frame))
        row[_BY_WAR] = 0 if frames.is_by_court(frame) else 1
        row[_FACE_DOWN] = 0 if frames.asks_for_open_card(frame) else 1
    elif frames.is_walk_of_event(frame):
        put(row, _ASKED, frames.asked_before(frame))
        put(row, _GIVEN, frames.units_given(frame))
    elif frames.is_protection(frame):
        put(row, _ASKED, frames.asked_before(frame))
        row[_DUTY + frames.duty_asked(frame)] = 1
    elif frames.is_benefit(frame):
        row[_BRINGS + frames.location_of(frame)] = 1
    elif frames.is_free_resources(frame):
        put(row, _FREE, frames.projects_done(frame))
    elif frames.is_hospital_care(frame):
        waiting = frames.donors_waiting(frame)
        for other in range(state.seats):
            if waiting >> other & 1:
                row[_FIRST_SEAT + (other - seat) % state.seats * _SIZE + _WAITING] = 1


def _write_card(row: bytearray, frame: Frame) -> None:
    """Write how far an action card has been carried out."""
    card = frames.card_of(frame)
    if frames.is_repeated(frame):
        row[_REPEATED] = 1
    put(row, _STEPS, frames.steps_done(frame))
    if card == BUILDING_PROJECT:
        if frames.project_begun(frame) >= 0:
            row[_BEGUN + frames.project_begun(frame)] = 1
    elif card == SALES:
        put(row, _SOLD, frames.wool_sold(frame))
    elif card == HOUSE_RENT:
        mark_bits(row, _RENTED, frames.spaces_rented(frame))
    elif card == MEDICINE:
        put(row, _USED, frames.knowledge_used(frame))


def _write_events(state: "WorldState", row: bytearray) -> None:
    if state.council >= 0:
        row[_COUNCIL + state.council] = 1
        row[_IN_FORCE + state.council] = 1
    mark_all(row, _IN_FORCE, state.edge)
    mark_all(row, _UNSEEN, state.deck)
    row[_FAVOR + state.favor] = 1
    mark_bits(row, _COVERED, state.covered)


def _write_board(state: "WorldState", row: bytearray) -> None:
    put_all(row, _SUPPLY, state.supply[1:])
    at = _PROJECT
    for project in range(NUM_PROJECTS):
        put(row, at, state.projects[project])
        put(row, at + 1, state.filled[2 * project])
        put(row, at + 2, state.filled[2 * project + 1])
        at += 3
    for location in range(NUM_LOCATIONS):
        if state.plague[location]:
            row[_MARKER + location] = 1
            if is_ill(state, location):
                put(row, _NEED + location, state.plague[location])


def _write_seat(state: "WorldState", seat: int, row: bytearray, at: int) -> None:
    if state.current_seat == seat:
        row[at + _TO_MOVE] = 1
    if state.active == seat:
        row[at + _ACTIVE] = 1
    put(row, at + _POINTS, state.vp[seat])
    put(row, at + _HALF, state.halves[seat])
    put(row, at + _HOUSES, houses_of(state, seat))
    put(row, at + _SEALS, seals_left(state, seat))
    put(row, at + _CARDS, state.hands[seat].bit_count())
    put(row, at + _DISCARDS, state.discards[seat].bit_count())
    pile = state.piles[seat]
    if pile:
        row[at + _LAST + pile[-1]] = 1
        mark_all(row, at + _PLAYED, pile)
    mark_bits(row, at + _PENALTY, state.penalties[seat])
    put_all(row, at + _MISSED, state.missing[seat * NUM_DUTIES : (seat + 1) * NUM_DUTIES])


def _write_owned(state: "WorldState", seat: int, row: bytearray) -> None:
    """Write whose houses and seals lie where."""
    seats = state.seats
    at = _FIRST_SEAT + _HOUSE
    for owner in state.houses:
        if owner >= 0:
            row[at + (owner - seat) % seats * _SIZE] = 1
        at += 1
    at = _FIRST_SEAT + _DONATED
    for donors in state.seals:
        for other in range(seats):
            if donors >> other & 1:
                row[at + (other - seat) % seats * _SIZE] = 1
        at += 1
