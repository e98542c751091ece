"""1x cards: taken at the start of the own turn, kept openly, played once at any step of the own turn."""

from kingsbridge.core.reason import Reason
from kingsbridge.games.duel.actions import PLAY_0
from kingsbridge.games.duel.components import FIRST_ONCE, NUM_ONCE, ONCE_KEYS
from kingsbridge.games.duel.effects import carry_out, changes_something, why_idle
from kingsbridge.games.duel.reckoning import cells_left, is_once
from kingsbridge.games.duel.state import DuelState


def take_once_cards(state: DuelState, seat: int) -> None:
    """Pass the 1x cards a seat has won from the display to its side."""
    for cell in cells_left(state, seat):
        card = state.display[cell]
        if is_once(card):
            state.spent |= 1 << cell
            state.holders[card - FIRST_ONCE] = seat
            if state.journal is not None:
                state.note("once-taken", {"seat": seat, "card": ONCE_KEYS[card - FIRST_ONCE]})


def plays(state: DuelState, seat: int) -> list[int]:
    """List the 1x cards a seat keeps that would change something now."""
    if seat not in state.holders:
        return []
    return [
        PLAY_0 + once
        for once in range(NUM_ONCE)
        if state.holders[once] == seat and changes_something(state, seat, FIRST_ONCE + once)
    ]


def is_play(action: int) -> bool:
    """Say whether an action plays a 1x card."""
    return PLAY_0 <= action < PLAY_0 + NUM_ONCE


def play(state: DuelState, seat: int, action: int) -> None:
    """Play a 1x card: it goes to the discards of its deck."""
    once = action - PLAY_0
    state.holders[once] = -1
    if state.journal is not None:
        state.note("played", {"seat": seat, "card": ONCE_KEYS[once]})
    carry_out(state, seat, FIRST_ONCE + once)


def why_no_play(state: DuelState, seat: int, action: int) -> Reason:
    """The card is not the seat's, or would change nothing."""
    once = action - PLAY_0
    if state.holders[once] != seat:
        return Reason("DUE-039", "not-kept", {"card": ONCE_KEYS[once]})
    return why_idle(state, seat, FIRST_ONCE + once)
