"""Phase III, step 10: builders in Shiring take the craftsman of their space, free of charge."""

from kingsbridge.core.contract import Phase
from kingsbridge.games.pillars import frames
from kingsbridge.games.pillars.accounts import clear_location
from kingsbridge.games.pillars.components import CRAFTSMEN, FIRST_SPACES, LOCATION_SPACES
from kingsbridge.games.pillars.components import SHIRING as SHIRING_PLACE
from kingsbridge.games.pillars.phases.dismissal import add_craftsman
from kingsbridge.games.pillars.state import PillarsState


class Shiring(Phase[PillarsState]):
    """Hands the craftsmen out by itself, space by space; a full row is asked before the next one comes."""

    name = "shiring"
    rule = "PIL-062"

    def enter(self, state: PillarsState) -> None:
        """Resolve one space; a craftsman without a builder leaves the game."""
        space = frames.spaces_resolved(state.frames[-1])
        if space == LOCATION_SPACES[SHIRING_PLACE]:
            clear_location(state, SHIRING_PLACE)
            state.replace(frames.castle())
            return
        state.replace(frames.shiring(space + 1))
        seat = state.spaces[FIRST_SPACES[SHIRING_PLACE] + space]
        craftsman = state.shiring[space]
        state.shiring[space] = -1
        if state.journal is not None:
            if seat < 0:
                state.note("craftsman-unclaimed", {"craftsman": CRAFTSMEN[craftsman]})
            else:
                state.note("craftsman-joined", {"seat": seat, "craftsman": CRAFTSMEN[craftsman]})
        if seat >= 0:
            add_craftsman(state, seat, craftsman)
