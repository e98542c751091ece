"""Phase III, step 5: the priory gives victory points."""

from kingsbridge.core.contract import Phase
from kingsbridge.games.pillars import frames
from kingsbridge.games.pillars.accounts import clear_location, score
from kingsbridge.games.pillars.components import (
    ADVANTAGE_POINTS,
    ADVANTAGES,
    FIRST_SPACES,
    LOCATIONS,
    PRIOR_PHILIP,
    PRIORY_POINTS,
)
from kingsbridge.games.pillars.components import PRIORY as PRIORY_PLACE
from kingsbridge.games.pillars.state import PillarsState


class Priory(Phase[PillarsState]):
    """Scores by itself; nobody is asked."""

    name = "priory"
    rule = "PIL-051"

    def enter(self, state: PillarsState) -> None:
        """Score the spaces in their order, each builder of Prior Philip's owner one point more."""
        for space, points in enumerate(PRIORY_POINTS):
            seat = state.spaces[FIRST_SPACES[PRIORY_PLACE] + space]
            if seat >= 0:
                score(state, seat, points, LOCATIONS[PRIORY_PLACE])
                if state.owners[PRIOR_PHILIP] == seat:
                    score(state, seat, ADVANTAGE_POINTS[PRIOR_PHILIP], ADVANTAGES[PRIOR_PHILIP])
        clear_location(state, PRIORY_PLACE)
        state.replace(frames.production())
