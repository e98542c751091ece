"""How carrying out an action card ends, whichever it is: every action may be declined."""

from kingsbridge.core.frame import Frame
from kingsbridge.games.world import frames
from kingsbridge.games.world.actions import DECLINE, DONE
from kingsbridge.games.world.changes import gain
from kingsbridge.games.world.components import CARDS, EVENT_GOOD, EVENT_UNITS, EVENTS, NUN
from kingsbridge.games.world.reckoning import in_force
from kingsbridge.games.world.state import WorldState


def way_out(frame: Frame) -> int:
    """Give the action that ends a card of several steps: declined before the first, done from then on."""
    return DONE if frames.steps_done(frame) else DECLINE


def finish_as_it_is(state: WorldState) -> None:
    """End a card of several steps: it was carried out if one of them was taken."""
    finish(state, frames.steps_done(state.frames[-1]) > 0)


def finish(state: WorldState, carried_out: bool) -> None:
    """End the action; with Caris as a nun, a seat that carries nothing out takes knowledge instead.

    Rules: WOR-040, WOR-125.
    """
    frame = state.frames[-1]
    state.pop()
    if carried_out:
        return
    if state.journal is not None:
        state.note("declined", {"seat": frame.seat, "card": CARDS[frames.card_of(frame)]})
    if in_force(state, NUN):
        gain(state, frame.seat, EVENT_GOOD[NUN], EVENT_UNITS[NUN], EVENTS[NUN])


def card_name(state: WorldState) -> str:
    """Name the card being carried out, the source of what it changes."""
    return CARDS[frames.card_of(state.frames[-1])]
