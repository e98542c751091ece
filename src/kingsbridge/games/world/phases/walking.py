"""Asking the seats one after the other, from the active player on (ruling W3)."""

from kingsbridge.core.frame import Frame
from kingsbridge.games.world.reckoning import seat_after
from kingsbridge.games.world.state import WorldState


def next_seat(state: WorldState) -> None:
    """Ask the next seat the same question, or end it after the last."""
    frame = state.frames[-1]
    walked = frame.a + 1
    if walked < state.seats:
        state.replace(Frame(frame.phase, seat_after(state, walked), walked))
    else:
        state.pop()
