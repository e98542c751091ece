"""What tests of the card game read off a position, by the public view."""

from typing import Any

from kingsbridge import State


def stock(state: State, seat: int) -> dict[str, int]:
    """Give the materials of a seat, without those it has none of."""
    return {material: units for material, units in _seat(state, seat)["stock"].items() if units}


def privileges(state: State, seat: int) -> list[str]:
    """Give the privileges a seat has won."""
    return list(_seat(state, seat)["privileges"])


def scoring_cards(state: State, seat: int) -> list[str]:
    """Give the cards a seat would score."""
    return list(_seat(state, seat)["scoring_cards"])


def hand_of(state: State, seat: int) -> list[str]:
    """Give a seat's cards in hand."""
    return list(state.view(seat)["hand"])


def takers(state: State) -> list[int]:
    """Say who took the finished tricks."""
    return [trick["taker"] for trick in state.view(None)["tricks"]]


def phase(state: State) -> str:
    """Name the phase."""
    return str(state.view(None)["phase"])


def play_out_hand(state: State, prefer: str = "first") -> State:
    """Play the first (or last) legal action until the hand is over; an unused conversion stays unused."""
    epoch = state.epoch
    while not state.is_over and state.epoch == epoch:
        legal = state.legal_actions()
        state.apply(legal[0] if prefer == "first" else legal[-1])
    return state


def _seat(state: State, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = state.view(None)["table"][seat]
    return found
