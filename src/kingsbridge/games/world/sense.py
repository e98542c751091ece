"""What a position of World Without End is worth to a seat."""

from kingsbridge.core.contract import Sense
from kingsbridge.games.world.state import WorldState


class WorldSense(Sense[WorldState]):
    """Points."""

    part_names = ["points"]

    def parts(self, state: WorldState, seat: int) -> list[float]:
        """Give the points."""
        return [float(state.vp[seat])]
