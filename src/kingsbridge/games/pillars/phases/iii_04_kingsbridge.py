"""Phase III, step 4: builders in Kingsbridge take the advantage card of their space."""

from kingsbridge.core.contract import Phase
from kingsbridge.games.pillars import frames
from kingsbridge.games.pillars.accounts import clear_location
from kingsbridge.games.pillars.components import ADVANTAGES, FIRST_SPACES, LOCATION_SPACES
from kingsbridge.games.pillars.components import KINGSBRIDGE as KINGSBRIDGE_PLACE
from kingsbridge.games.pillars.effects import ADVANTAGE_TABLE
from kingsbridge.games.pillars.state import PillarsState


class Kingsbridge(Phase[PillarsState]):
    """Hands the cards out by itself, space by space; nobody is asked."""

    name = "kingsbridge"
    rule = "PIL-049"

    def enter(self, state: PillarsState) -> None:
        """Give the cards to the builders' owners; one without a builder leaves the game."""
        for space in range(LOCATION_SPACES[KINGSBRIDGE_PLACE]):
            seat = state.spaces[FIRST_SPACES[KINGSBRIDGE_PLACE] + space]
            card = state.kingsbridge[space]
            state.kingsbridge[space] = -1
            if state.journal is not None:
                if seat < 0:
                    state.note("advantage-unclaimed", {"card": ADVANTAGES[card]})
                else:
                    state.note("advantage-taken", {"seat": seat, "card": ADVANTAGES[card]})
            if seat >= 0:
                ADVANTAGE_TABLE[card](state, seat, card)
        clear_location(state, KINGSBRIDGE_PLACE)
        state.replace(frames.priory())
