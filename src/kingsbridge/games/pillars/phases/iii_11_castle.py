"""Phase III, step 11: Shiring Castle lends two gray workers for the next round."""

from kingsbridge.core.contract import Phase
from kingsbridge.games.pillars import frames
from kingsbridge.games.pillars.accounts import clear_location
from kingsbridge.games.pillars.components import CASTLE as CASTLE_PLACE
from kingsbridge.games.pillars.components import CASTLE_WORKERS, FIRST_SPACES
from kingsbridge.games.pillars.reckoning import is_last_round
from kingsbridge.games.pillars.state import PillarsState


class Castle(Phase[PillarsState]):
    """Lends by itself; nobody is asked."""

    name = "castle"
    rule = "PIL-064"

    def enter(self, state: PillarsState) -> None:
        """Give the workers; after the last round there is nothing to lend for."""
        seat = state.spaces[FIRST_SPACES[CASTLE_PLACE]]
        if seat >= 0 and not is_last_round(state):
            state.gray_next[seat] += CASTLE_WORKERS
            state.workers[seat] += CASTLE_WORKERS
            if state.journal is not None:
                state.note("gray-taken", {"seat": seat, "workers": CASTLE_WORKERS})
        clear_location(state, CASTLE_PLACE)
        state.replace(frames.market_opening())
