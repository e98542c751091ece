"""Asking the seats one after the other, from the active player on (ruling W3)."""

from kingsbridge.games.world import frames
from kingsbridge.games.world.reckoning import seat_after
from kingsbridge.games.world.state import WorldState


def next_seat(state: WorldState) -> None:
    """Ask the next seat the same question, or end it after the last."""
    frame = state.frames[-1]
    walked = frames.asked_before(frame) + 1
    if walked < state.seats:
        state.replace(frames.asked_next(frame, seat_after(state, walked)))
    else:
        state.pop()
