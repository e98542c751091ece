"""4. Award favor."""

from kingsbridge.core.contract import Phase
from kingsbridge.games.world import frames
from kingsbridge.games.world.components import WAR
from kingsbridge.games.world.effects import move_marker
from kingsbridge.games.world.state import WorldState


class AwardFavor(Phase[WorldState]):
    """Moves the marker and awards the favor by itself.

    Rules: WOR-030, WOR-124.
    """

    name = "favor"
    rule = "WOR-029"

    def enter(self, state: WorldState) -> None:
        """Move as far as the arrow says; then the actions begin, unless the war has taken them."""
        if state.arrow > 0:
            move_marker(state, state.active, state.arrow)
        if state.council == WAR:
            state.replace(frames.end_of_round(state.active))
        else:
            state.replace(frames.play(state.active, 0))
