"""Phase III, step 14: the cathedral grows by a piece, and the start player changes."""

from kingsbridge.core.contract import Phase
from kingsbridge.games.pillars import frames
from kingsbridge.games.pillars.accounts import clear_location
from kingsbridge.games.pillars.components import CATHEDRAL as CATHEDRAL_PLACE
from kingsbridge.games.pillars.components import FIRST_SPACES, PIECES
from kingsbridge.games.pillars.reckoning import is_last_round
from kingsbridge.games.pillars.state import PillarsState


class StartPlayer(Phase[PillarsState]):
    """Passes the start on by itself; nobody is asked."""

    name = "start-player"
    rule = "PIL-086"

    def enter(self, state: PillarsState) -> None:
        """Give the start to the builder at the cathedral, else to the next seat; after the last round it rests."""
        if state.journal is not None:
            state.note("piece-laid", {"seat": state.start_seat, "piece": PIECES[state.epoch]})
        claimer = state.spaces[FIRST_SPACES[CATHEDRAL_PLACE]]
        clear_location(state, CATHEDRAL_PLACE)
        if not is_last_round(state):
            state.start_seat = claimer if claimer >= 0 else (state.start_seat + 1) % state.seats
            if state.journal is not None:
                state.note("start-player", {"seat": state.start_seat, "claimed": int(claimer >= 0)})
        state.replace(frames.next_round())
