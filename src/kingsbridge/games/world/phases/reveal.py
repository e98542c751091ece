"""1. Reveal the topmost event card: first the plague, then an immediate event's effect."""

from kingsbridge.core.contract import Phase
from kingsbridge.games.world import frames
from kingsbridge.games.world.components import EVENT_NUMBERS, EVENTS, LOCATIONS
from kingsbridge.games.world.effects import carry_out_event
from kingsbridge.games.world.reckoning import is_ill
from kingsbridge.games.world.state import WorldState

# The plague is in Kingsbridge from the third chapter on.
_FIRST_PLAGUE_CHAPTER = 2


class Reveal(Phase[WorldState]):
    """Reveals by itself; what the event asks lies on top of the orientation."""

    name = "reveal"
    rule = "WOR-014"

    def enter(self, state: WorldState) -> None:
        """Turn the card up, let its location fall ill, and carry the event out."""
        event = state.deck.pop(0)
        state.reveals += 1
        state.revealed.append(event)
        state.council = event
        state.arrow = -1
        if state.journal is not None:
            state.note(
                "event-revealed",
                {
                    "event": EVENTS[event],
                    "chapter": state.epoch + 1,
                    "round": state.round + 1,
                    "seat": state.active,
                },
            )
        if state.epoch >= _FIRST_PLAGUE_CHAPTER:
            _fall_ill(state, EVENT_NUMBERS[event] - 1)
        state.replace(frames.orient(state.active))
        carry_out_event(state, event)


def _fall_ill(state: WorldState, location: int) -> None:
    """Turn a location's marker up; nobody falls ill twice."""
    if state.plague[location] == 0 or is_ill(state, location):
        if state.journal is not None:
            state.note("no-new-illness", {"location": LOCATIONS[location]})
        return
    state.ill |= 1 << location
    if state.journal is not None:
        state.note("fell-ill", {"location": LOCATIONS[location], "need": state.plague[location]})
