"""Phase III, step 2: the holder of the Archbishop's seat takes a cube from the stalls, unless protection was chosen."""

from kingsbridge.core.contract import Phase
from kingsbridge.core.reason import Reason
from kingsbridge.games.pillars import changes, frames
from kingsbridge.games.pillars.actions import CUBE_0
from kingsbridge.games.pillars.components import ARCHBISHOP, NUM_STALLS, RESOURCES
from kingsbridge.games.pillars.reckoning import archbishops_guest
from kingsbridge.games.pillars.state import PillarsState


class Archbishop(Phase[PillarsState]):
    """Asks which cube; it cannot be declined."""

    name = "archbishop"
    rule = "PIL-045"

    def enter(self, state: PillarsState) -> None:
        """Go on without a builder there, after protection, or with empty stalls."""
        if archbishops_guest(state) < 0 or frames.is_sheltered(state.frames[-1]) or sum(state.stalls) == 0:
            _go_on(state)

    def legal(self, state: PillarsState) -> list[int]:
        """List the resources in the stalls."""
        return [CUBE_0 + resource for resource in range(NUM_STALLS) if state.stalls[resource] > 0]

    def apply(self, state: PillarsState, action: int) -> None:
        """Take the cube from its stall."""
        changes.take_from_stall(state, state.frames[-1].seat, action - CUBE_0)
        _go_on(state)

    def why_not(self, state: PillarsState, action: int) -> Reason:
        """The stall is empty, or the cube comes first."""
        if CUBE_0 <= action < CUBE_0 + NUM_STALLS:
            return Reason(self.rule, "stall-empty", {"resource": RESOURCES[action - CUBE_0]})
        return Reason(self.rule, "cube-first", {})


def _go_on(state: PillarsState) -> None:
    changes.clear_location(state, ARCHBISHOP)
    state.replace(frames.wool_mill())
