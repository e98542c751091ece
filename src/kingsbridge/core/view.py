# interpreted: JSON schemas are made from the annotations below, which the compiler would thin out
"""What every view of every game tells."""

from typing import TypedDict

from kingsbridge.core.contract import State


class CommonView(TypedDict):
    """The part of a view that clients can read without knowing the game."""

    game: str
    seat: int | None
    seats: int
    phase: str
    current_seat: int
    is_over: bool
    epoch: int
    scores: list[float]
    winners: list[int]


def common_view(state: State, seat: int | None) -> CommonView:
    """Fill in the common part of a view; every view begins with it, so a seat that is none is refused here."""
    if seat is not None:
        state.check_seat(seat)
    return {
        "game": state.game.id,
        "seat": seat,
        "seats": state.seats,
        "phase": state.game.phase_names[state.frames[-1].phase] if state.frames else "over",
        "current_seat": state.current_seat,
        "is_over": state.is_over,
        "epoch": state.epoch,
        "scores": state.scores(),
        "winners": state.winners() if state.is_over else [],
    }
