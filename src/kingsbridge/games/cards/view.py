# interpreted: JSON schemas are made from the annotations below, which the compiler would thin out
"""What a seat may see of the card game."""

from typing import TYPE_CHECKING, Any, TypedDict

from kingsbridge.core.view import CommonView, common_view
from kingsbridge.games.cards.components import (
    CARD_KEYS,
    COLOURS,
    CONVERTERS,
    MATERIALS,
    NUM_MATERIALS,
    PRIVILEGES,
)
from kingsbridge.games.cards.reckoning import (
    hand_number,
    hand_so_far,
    is_last_hand,
    leading_play,
    receiver,
    scored_cards,
    unseen_privileges,
)

if TYPE_CHECKING:
    from kingsbridge.games.cards.state import CardsState


class Play(TypedDict):
    """A card on the table and who played it."""

    seat: int
    card: str


class Trick(TypedDict):
    """A finished trick; nobody takes the King's (-1)."""

    lead: int
    plays: list[Play]
    winner: int  # which of the plays won
    taker: int


class RunningTrick(TypedDict):
    """The trick on the table; `winner` and `taker` as it stands, -1 before the first card."""

    number: int
    lead: int
    plays: list[Play]
    winner: int
    taker: int


class Seat(TypedDict):
    """What everybody knows of a seat."""

    colour: str
    cards: int
    stock: dict[str, int]
    points: int
    this_hand: int
    privileges: list[str]
    tricks: int
    scoring_cards: list[str]  # what it would score if the hand ended now: without a trick, the King's trick


class Pile(TypedDict):
    """The privilege pile: how many cards, and those known to lie at its bottom, the lowest last."""

    size: int
    known_bottom: list[str]


class CardsView(CommonView):
    """What one seat knows; `hand` is empty for a spectator."""

    hand_number: int
    last_hand: bool
    cards_each: int
    first_leader: int
    hand: list[str]
    table: list[Seat]
    trick: RunningTrick | None
    tricks: list[Trick]
    pile: Pile
    unseen_privileges: list[str]
    converters: list[str]
    pad: list[list[int]]


def make_view(state: "CardsState", seat: int | None) -> dict[str, Any]:
    """Make the view of a seat, or of a spectator."""
    full: CardsView = {
        **common_view(state, seat),
        "hand_number": hand_number(state),
        "last_hand": is_last_hand(state),
        "cards_each": state.cards_each(),
        "first_leader": state.leads[0],
        "hand": [] if seat is None else [CARD_KEYS[card] for card in state.hands[seat]],
        "table": [_seat(state, each) for each in range(state.seats)],
        "trick": _running_trick(state),
        "tricks": [_trick(state, number) for number in range(len(state.takers))],
        "pile": {"size": len(state.pile), "known_bottom": _known_bottom(state)},
        "unseen_privileges": [CARD_KEYS[card] for card in unseen_privileges(state, seat)],
        "converters": _converters(state),
        "pad": [state.pad[at : at + state.seats] for at in range(0, len(state.pad), state.seats)],
    }
    return dict(full)


def _seat(state: "CardsState", seat: int) -> Seat:
    at = seat * NUM_MATERIALS
    return {
        "colour": COLOURS[seat],
        "cards": len(state.hands[seat]),
        "stock": {MATERIALS[m]: state.stock[at + m] for m in range(NUM_MATERIALS)},
        "points": state.points[seat],
        "this_hand": hand_so_far(state, seat),
        "privileges": [PRIVILEGES[p] for p, owner in enumerate(state.owners) if owner == seat],
        "tricks": state.takers.count(seat),
        "scoring_cards": [CARD_KEYS[card] for card in scored_cards(state, seat)],
    }


def _plays(state: "CardsState", number: int) -> list[Play]:
    start = number * state.seats
    lead = state.leads[number]
    return [
        {"seat": (lead + at) % state.seats, "card": CARD_KEYS[card]}
        for at, card in enumerate(state.played[start : start + state.seats])
    ]


def _trick(state: "CardsState", number: int) -> Trick:
    return {
        "lead": state.leads[number],
        "plays": _plays(state, number),
        "winner": leading_play(state, number),
        "taker": state.takers[number],
    }


def _running_trick(state: "CardsState") -> RunningTrick | None:
    number = len(state.takers)
    if number == len(state.leads):
        return None
    plays = _plays(state, number)
    winner = leading_play(state, number)
    return {
        "number": number + 1,
        "lead": state.leads[number],
        "plays": plays,
        "winner": winner,
        "taker": receiver(state, number, winner) if plays else -1,
    }


def _known_bottom(state: "CardsState") -> list[str]:
    return [CARD_KEYS[card] for card in state.pile[len(state.pile) - state.known_bottom :]]


def _converters(state: "CardsState") -> list[str]:
    """Name the converters the seat that is scoring may still use."""
    if not state.frames or state.game.phase_names[state.frames[-1].phase] != "conversion":
        return []
    mask = state.frames[-1].a
    return [key for number, key in enumerate(CONVERTERS) if mask >> number & 1]
