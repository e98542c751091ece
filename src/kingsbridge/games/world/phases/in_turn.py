"""Asking the seats one after the other, from the active player on."""

from kingsbridge.games.world import frames
from kingsbridge.games.world.reckoning import seat_after
from kingsbridge.games.world.state import WorldState


def ask_next_seat(state: WorldState) -> None:
    """Ask the next seat the same question, or end it after the last.

    Rules: WOR-003, WOR-017.
    """
    frame = state.frames[-1]
    asked = frames.asked_before(frame) + 1
    if asked < state.seats:
        state.replace(frames.asked_next(frame, seat_after(state, asked)))
    else:
        state.pop()
