"""Phase III, step 4: builders in Kingsbridge take the advantage card of their space."""

from kingsbridge.core.contract import Phase
from kingsbridge.games.pillars import changes, effects, frames
from kingsbridge.games.pillars.components import FIRST_SPACES, KINGSBRIDGE, LOCATION_SPACES
from kingsbridge.games.pillars.state import PillarsState


class Kingsbridge(Phase[PillarsState]):
    """Hands the cards out by itself, space by space; nobody is asked."""

    name = "kingsbridge"
    rule = "PIL-049"

    def enter(self, state: PillarsState) -> None:
        """Give the cards to the builders' owners; one without a builder leaves the game."""
        for space in range(LOCATION_SPACES[KINGSBRIDGE]):
            seat = state.spaces[FIRST_SPACES[KINGSBRIDGE] + space]
            card = changes.take_up_advantage(state, space, seat)
            if seat >= 0:
                effects.OF_ADVANTAGE[card](state, seat, card)
        changes.clear_location(state, KINGSBRIDGE)
        state.replace(frames.priory())
