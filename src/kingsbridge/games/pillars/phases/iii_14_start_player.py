"""Phase III, step 14: the cathedral grows by a piece, and the start player changes."""

from kingsbridge.core.contract import Phase
from kingsbridge.games.pillars import changes, frames
from kingsbridge.games.pillars.components import CATHEDRAL, FIRST_SPACES, PIECES
from kingsbridge.games.pillars.reckoning import is_last_round
from kingsbridge.games.pillars.state import PillarsState


class StartPlayer(Phase[PillarsState]):
    """Passes the start on by itself; nobody is asked."""

    name = "start-player"
    rule = "PIL-086"

    def enter(self, state: PillarsState) -> None:
        """Lay the piece; the start goes to the builder at the cathedral, else to the next seat, and rests at the end.

        Rules: PIL-086, PIL-087, PIL-092.
        """
        if state.journal is not None:
            state.note("piece-laid", {"seat": state.start_seat, "piece": PIECES[state.epoch]})
        claimer = state.spaces[FIRST_SPACES[CATHEDRAL]]
        changes.clear_location(state, CATHEDRAL)
        if not is_last_round(state):
            following = claimer if claimer >= 0 else (state.start_seat + 1) % state.seats
            changes.pass_start_on(state, following, claimer >= 0)
        state.replace(frames.next_round())
