"""The seat's knowledge as a fixed list of numbers, for learning. Seats are counted from the asking one on."""

from typing import TYPE_CHECKING, Final

from kingsbridge.games.cards import frames
from kingsbridge.games.cards.components import (
    CARD_KEYS,
    CARD_PRIVILEGES,
    MATERIALS,
    NUM_CARDS,
    NUM_MATERIALS,
    NUM_PRIVILEGES,
    PRIVILEGES,
)
from kingsbridge.games.cards.reckoning import hand_number, hand_so_far, unseen_privileges

if TYPE_CHECKING:
    from kingsbridge.games.cards.state import CardsState

MOST_SEATS: Final = 4
PHASES: Final = ["play", "tom", "conversion", "assistant", "cut"]


def _names() -> list[str]:
    names = ["seats", "hand", "tricks done", "pile"]
    names += [f"phase {phase}" for phase in PHASES]
    names += [f"converters left {number}" for number in range(8)]
    names += [f"in hand {key}" for key in CARD_KEYS]
    names += [f"possible {key}" for key in PRIVILEGES]
    for seat in range(MOST_SEATS):
        who = f"seat +{seat}"
        names += [f"{who} to move", f"{who} led the hand", f"{who} leads", f"{who} cards", f"{who} tricks"]
        names += [f"{who} points", f"{who} this hand"]
        names += [f"{who} {key}" for key in MATERIALS]
        names += [f"{who} owns {key}" for key in PRIVILEGES]
        names += [f"{who} took {key}" for key in CARD_KEYS]
        names += [f"{who} has in trick {key}" for key in CARD_KEYS]
    names += [f"set aside {key}" for key in CARD_KEYS]
    return names


FEATURE_NAMES: Final[list[str]] = _names()
_PER_SEAT: Final = 7 + NUM_MATERIALS + NUM_PRIVILEGES + 2 * NUM_CARDS


def make_features(state: "CardsState", seat: int) -> list[int]:
    """Write the numbers in the order of FEATURE_NAMES."""
    row = [state.seats, hand_number(state), len(state.takers), len(state.pile)]
    phase = frames.kind(state.frames[-1]) if state.frames else "over"
    row += [1 if phase == name else 0 for name in PHASES]
    mask = frames.converters_left(state.frames[-1]) if state.frames else 0
    row += [mask >> number & 1 for number in range(8)]
    row += _counts(state.hands[seat])
    unseen = unseen_privileges(state, seat)
    row += [1 if card in unseen else 0 for card in range(NUM_CARDS) if CARD_PRIVILEGES[card] >= 0]
    for step in range(MOST_SEATS):
        row += _seat_features(state, (seat + step) % state.seats) if step < state.seats else [0] * _PER_SEAT
    return row + _counts(_cards_taken_by(state, -1))


def _seat_features(state: "CardsState", seat: int) -> list[int]:
    at = seat * NUM_MATERIALS
    return [
        1 if state.current_seat == seat else 0,
        1 if state.leads[0] == seat else 0,
        1 if state.leads[-1] == seat else 0,
        len(state.hands[seat]),
        state.takers.count(seat),
        state.points[seat],
        hand_so_far(state, seat),
        *state.stock[at : at + NUM_MATERIALS],
        *[1 if owner == seat else 0 for owner in state.owners],
        *_counts(_cards_taken_by(state, seat)),
        *_counts(_card_in_trick(state, seat)),
    ]


def _cards_taken_by(state: "CardsState", taker: int) -> list[int]:
    cards: list[int] = []
    for trick in range(len(state.takers)):
        if state.takers[trick] == taker:
            cards += state.played[trick * state.seats : (trick + 1) * state.seats]
    return cards


def _card_in_trick(state: "CardsState", seat: int) -> list[int]:
    start = len(state.takers) * state.seats
    if start >= len(state.played):
        return []
    at = start + (seat - state.leads[-1]) % state.seats
    return state.played[at : at + 1]


def _counts(cards: list[int]) -> list[int]:
    counts = [0] * NUM_CARDS
    for card in cards:
        counts[card] += 1
    return counts
