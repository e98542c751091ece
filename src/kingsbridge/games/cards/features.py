"""The seat's knowledge as a fixed row of bytes, for learning. Seats are counted from the asking one on."""

from typing import TYPE_CHECKING, Final

from kingsbridge.core.features import MOST, FeatureTable, mark_all, mark_bits, put, put_all
from kingsbridge.games.cards import frames
from kingsbridge.games.cards.components import (
    CARD_COPIES,
    CARD_KEYS,
    CARD_PRIVILEGES,
    CONVERTERS,
    LONGEST_GAME,
    MATERIALS,
    NUM_MATERIALS,
    PRIVILEGES,
    WORST_HAND,
)
from kingsbridge.games.cards.reckoning import hand_number, hand_so_far, unseen_privileges

if TYPE_CHECKING:
    from kingsbridge.games.cards.state import CardsState

MOST_SEATS: Final = 4
PHASES: Final = ["play", "tom", "conversion", "assistant", "cut"]
_MOST_CARDS: Final = 13
_MOST_UNITS: Final = 40

_OF_SEAT: Final = FeatureTable()
_TO_MOVE: Final = _OF_SEAT.add(["to move"])
_LED_HAND: Final = _OF_SEAT.add(["led the hand"])
_LEADS: Final = _OF_SEAT.add(["leads"])
_CARDS: Final = _OF_SEAT.add(["cards"], _MOST_CARDS)
_TRICKS: Final = _OF_SEAT.add(["tricks"], _MOST_CARDS)
_POINTS: Final = _OF_SEAT.add(["points"], MOST)
_DEBT: Final = _OF_SEAT.add(["points below zero"], min(MOST, -WORST_HAND * LONGEST_GAME))
_THIS_HAND: Final = _OF_SEAT.add(["this hand"], MOST)
_HAND_DEBT: Final = _OF_SEAT.add(["this hand below zero"], min(MOST, -WORST_HAND))
_STOCK: Final = _OF_SEAT.add(MATERIALS, _MOST_UNITS)
_OWNS: Final = _OF_SEAT.add([f"owns {key}" for key in PRIVILEGES])
_TOOK: Final = _OF_SEAT.add_each([f"took {key}" for key in CARD_KEYS], CARD_COPIES)
_IN_TRICK: Final = _OF_SEAT.add([f"has in trick {key}" for key in CARD_KEYS])
_SIZE: Final = len(_OF_SEAT.names)

_TABLE: Final = FeatureTable()
_SEATS: Final = _TABLE.add(["seats"], MOST_SEATS)
_HAND: Final = _TABLE.add(["hand"], LONGEST_GAME)
_DONE: Final = _TABLE.add(["tricks done"], _MOST_CARDS)
_PILE: Final = _TABLE.add(["pile"], len(PRIVILEGES))
_SCORED: Final = _TABLE.add(["seats scored"], MOST_SEATS - 1)
_PHASE: Final = _TABLE.add([f"phase {phase}" for phase in PHASES])
_CONVERTERS: Final = _TABLE.add([f"converter left {key}" for key in CONVERTERS])
_IN_HAND: Final = _TABLE.add_each([f"in hand {key}" for key in CARD_KEYS], CARD_COPIES)
_POSSIBLE: Final = _TABLE.add([f"possible {key}" for key in PRIVILEGES])
_UNDER_PILE: Final = _TABLE.add([f"under the pile {key}" for key in PRIVILEGES])
_ASIDE: Final = _TABLE.add_each([f"set aside {key}" for key in CARD_KEYS], CARD_COPIES)
_FIRST_SEAT: Final = _TABLE.add_block("seat +0", _OF_SEAT)
for _step in range(1, MOST_SEATS):
    _TABLE.add_block(f"seat +{_step}", _OF_SEAT)

FEATURE_NAMES: Final[list[str]] = _TABLE.names
FEATURE_BOUNDS: Final[list[int]] = _TABLE.bounds


def write_features(state: "CardsState", seat: int, row: bytearray) -> None:
    """Write the numbers into a row of zeros, in the order of FEATURE_NAMES."""
    seats = state.seats
    row[_SEATS] = seats
    row[_HAND] = hand_number(state)
    put(row, _DONE, len(state.takers))
    put(row, _PILE, len(state.pile))
    if state.frames:
        frame = state.frames[-1]
        put(row, _SCORED, frames.scored_before(frame))
        row[_PHASE + PHASES.index(frames.kind(frame))] = 1
        mark_bits(row, _CONVERTERS, frames.converters_left(frame))
    for card in state.hands[seat]:
        row[_IN_HAND + card] += 1
    for card in unseen_privileges(state, seat):
        row[_POSSIBLE + CARD_PRIVILEGES[card]] = 1
    for at in range(len(state.pile) - state.known_bottom, len(state.pile)):
        row[_UNDER_PILE + CARD_PRIVILEGES[state.pile[at]]] = 1
    for other in range(seats):
        _write_seat(state, other, row, _FIRST_SEAT + (other - seat) % seats * _SIZE)
    _write_tricks(state, seat, row)


def _write_seat(state: "CardsState", seat: int, row: bytearray, at: int) -> None:
    if state.current_seat == seat:
        row[at + _TO_MOVE] = 1
    if state.leads[0] == seat:
        row[at + _LED_HAND] = 1
    if state.leads[-1] == seat:
        row[at + _LEADS] = 1
    put(row, at + _CARDS, len(state.hands[seat]))
    points = state.points[seat]
    put(row, at + _POINTS, points)
    put(row, at + _DEBT, -points)
    so_far = hand_so_far(state, seat)
    put(row, at + _THIS_HAND, so_far)
    put(row, at + _HAND_DEBT, -so_far)
    stock = seat * NUM_MATERIALS
    put_all(row, at + _STOCK, state.stock[stock : stock + NUM_MATERIALS])
    mark_all(row, at + _OWNS, [which for which, owner in enumerate(state.owners) if owner == seat])


def _write_tricks(state: "CardsState", seat: int, row: bytearray) -> None:
    """Write who took what in this hand, what was set aside, and what lies in the running trick."""
    seats = state.seats
    played = state.played
    at = 0
    for taker in state.takers:
        place = _ASIDE
        if taker >= 0:
            base = _FIRST_SEAT + (taker - seat) % seats * _SIZE
            row[base + _TRICKS] += 1
            place = base + _TOOK
        for card in range(at, at + seats):
            row[place + played[card]] += 1
        at += seats
    lead = state.leads[-1]
    for turn in range(len(played) - at):
        base = _FIRST_SEAT + (lead + turn - seat) % seats * _SIZE
        row[base + _IN_TRICK + played[at + turn]] = 1
