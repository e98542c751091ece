"""1. Reveal the topmost event card: first the plague, then an immediate event's effect."""

from typing import Final

from kingsbridge.core.contract import Phase
from kingsbridge.games.world import frames
from kingsbridge.games.world.changes import reveal_event, turn_marker
from kingsbridge.games.world.components import EVENT_NUMBERS, LOCATIONS
from kingsbridge.games.world.effects import carry_out_event
from kingsbridge.games.world.reckoning import is_ill
from kingsbridge.games.world.state import WorldState

# The plague is in Kingsbridge from the third chapter on.
_FIRST_PLAGUE_CHAPTER: Final = 2


class Reveal(Phase[WorldState]):
    """Reveals by itself; what the event asks lies on top of the orientation.

    Rules: WOR-008, WOR-015.
    """

    name = "reveal"
    rule = "WOR-014"

    def enter(self, state: WorldState) -> None:
        """Turn the card up, let its location fall ill, and carry the event out."""
        event = reveal_event(state)
        if state.epoch >= _FIRST_PLAGUE_CHAPTER:
            _fall_ill(state, EVENT_NUMBERS[event] - 1)
        state.replace(frames.orient(state.active))
        carry_out_event(state, event)


def _fall_ill(state: WorldState, location: int) -> None:
    """Turn a location's marker up; nobody falls ill twice.

    Rules: WOR-015, WOR-099, WOR-100.
    """
    if state.plague[location] and not is_ill(state, location):
        turn_marker(state, location)
    elif state.journal is not None:
        state.note("no-new-illness", {"location": LOCATIONS[location]})
