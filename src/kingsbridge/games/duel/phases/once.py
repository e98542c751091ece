"""1x cards: taken at the start of the own turn, kept openly, played once at any step of the own turn."""

from kingsbridge.core.reason import Reason
from kingsbridge.games.duel.actions import PLAY_0
from kingsbridge.games.duel.changes import spend_once, take_once
from kingsbridge.games.duel.components import FIRST_ONCE, NUM_ONCE, ONCE_KEYS
from kingsbridge.games.duel.effects import carry_out, changes_something, why_idle
from kingsbridge.games.duel.reckoning import cells_left, is_once
from kingsbridge.games.duel.state import DuelState


def take_once_cards(state: DuelState, seat: int) -> None:
    """Pass the 1x cards a seat has won from the display to its side.

    Rules: DUE-039.
    """
    for cell in cells_left(state, seat):
        if is_once(state.display[cell]):
            take_once(state, seat, cell)


def plays(state: DuelState, seat: int) -> list[int]:
    """List the 1x cards a seat keeps that would change something now; asked for at every step of its turn.

    Rules: DUE-040, DUE-041.
    """
    found: list[int] = []
    if seat in state.holders:
        for once in range(NUM_ONCE):
            if can_play(state, seat, once):
                found.append(PLAY_0 + once)
    return found


def can_play(state: DuelState, seat: int, once: int) -> bool:
    """Say whether a seat keeps a 1x card that would change something now.

    Rules: DUE-040, DUE-041.
    """
    return state.holders[once] == seat and changes_something(state, seat, FIRST_ONCE + once)


def is_play(action: int) -> bool:
    """Say whether an action plays a 1x card."""
    return PLAY_0 <= action < PLAY_0 + NUM_ONCE


def play(state: DuelState, seat: int, action: int) -> None:
    """Play a 1x card: it goes to the discards of its deck."""
    once = action - PLAY_0
    spend_once(state, seat, once)
    carry_out(state, seat, FIRST_ONCE + once)


def why_no_play(state: DuelState, seat: int, action: int) -> Reason:
    """The card is not the seat's, or would change nothing."""
    once = action - PLAY_0
    if state.holders[once] != seat:
        return Reason("DUE-039", "not-kept", {"card": ONCE_KEYS[once]})
    return why_idle(state, seat, FIRST_ONCE + once)
