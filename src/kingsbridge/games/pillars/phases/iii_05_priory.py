"""Phase III, step 5: the priory gives victory points."""

from kingsbridge.core.contract import Phase
from kingsbridge.games.pillars import changes, frames
from kingsbridge.games.pillars.components import (
    ADVANTAGE_POINTS,
    ADVANTAGES,
    FIRST_SPACES,
    LOCATIONS,
    PRIOR_PHILIP,
    PRIORY,
    PRIORY_POINTS,
)
from kingsbridge.games.pillars.state import PillarsState


class Priory(Phase[PillarsState]):
    """Scores by itself; nobody is asked."""

    name = "priory"
    rule = "PIL-051"

    def enter(self, state: PillarsState) -> None:
        """Score the spaces in their order, each builder of Prior Philip's owner one point more.

        Rules: PIL-051, PIL-052, PIL-099.
        """
        for space, points in enumerate(PRIORY_POINTS):
            seat = state.spaces[FIRST_SPACES[PRIORY] + space]
            if seat >= 0:
                changes.score(state, seat, points, LOCATIONS[PRIORY])
                if state.owners[PRIOR_PHILIP] == seat:
                    changes.score(state, seat, ADVANTAGE_POINTS[PRIOR_PHILIP], ADVANTAGES[PRIOR_PHILIP])
        changes.clear_location(state, PRIORY)
        state.replace(frames.production())
