"""Phase III, step 10: builders in Shiring take the craftsman of their space, free of charge."""

from kingsbridge.core.contract import Phase
from kingsbridge.games.pillars import changes, frames
from kingsbridge.games.pillars.components import FIRST_SPACES, LOCATION_SPACES, SHIRING
from kingsbridge.games.pillars.phases.dismissal import make_room
from kingsbridge.games.pillars.state import PillarsState


class Shiring(Phase[PillarsState]):
    """Hands the craftsmen out by itself, space by space; a full row is asked before the next one comes."""

    name = "shiring"
    rule = "PIL-062"

    def enter(self, state: PillarsState) -> None:
        """Resolve one space; a craftsman without a builder leaves the game.

        Rules: PIL-062, PIL-063.
        """
        space = frames.spaces_resolved(state.frames[-1])
        if space == LOCATION_SPACES[SHIRING]:
            changes.clear_location(state, SHIRING)
            state.replace(frames.castle())
            return
        state.replace(frames.shiring(space + 1))
        seat = state.spaces[FIRST_SPACES[SHIRING] + space]
        changes.take_up_craftsman(state, space, seat)
        if seat >= 0:
            make_room(state, seat)
