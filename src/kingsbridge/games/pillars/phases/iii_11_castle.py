"""Phase III, step 11: Shiring Castle lends two gray workers for the next round."""

from kingsbridge.core.contract import Phase
from kingsbridge.games.pillars import changes, frames
from kingsbridge.games.pillars.components import CASTLE, FIRST_SPACES
from kingsbridge.games.pillars.reckoning import is_last_round
from kingsbridge.games.pillars.state import PillarsState


class Castle(Phase[PillarsState]):
    """Lends by itself; nobody is asked."""

    name = "castle"
    rule = "PIL-064"

    def enter(self, state: PillarsState) -> None:
        """Give the workers; after the last round there is nothing to lend for.

        Rules: PIL-064, PIL-092.
        """
        seat = state.spaces[FIRST_SPACES[CASTLE]]
        if seat >= 0 and not is_last_round(state):
            changes.lend_workers(state, seat)
        changes.clear_location(state, CASTLE)
        state.replace(frames.market_opening())
