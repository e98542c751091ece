"""Before a round: advantage cards to Kingsbridge, craftsmen to Shiring and to the supply, seven resource cards."""

from kingsbridge.core.contract import Phase
from kingsbridge.games.pillars import changes, frames
from kingsbridge.games.pillars.components import NUM_CARDS
from kingsbridge.games.pillars.state import PillarsState


class BeforeRound(Phase[PillarsState]):
    """Lays the cards out by itself; nobody is asked.

    Rules: PIL-012, PIL-013, PIL-014.
    """

    name = "before-round"
    rule = "PIL-012"

    def enter(self, state: PillarsState) -> None:
        """Turn the cards of the round over and begin Phase I with the start player."""
        order = state.draw_shuffled(f"cards {state.epoch + 1}", list(range(NUM_CARDS)))
        changes.lay_out_round(state, order)
        changes.let_ellen_see(state)
        state.replace(frames.cards(state.start_seat))
