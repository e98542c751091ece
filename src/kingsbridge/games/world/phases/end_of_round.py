"""End of a round: a long-term event moves to the edge, and the start figure passes to the left."""

from kingsbridge.core.contract import Phase
from kingsbridge.games.world import frames
from kingsbridge.games.world.changes import end_round, lift_penalties, move_event_to_edge, pass_figure
from kingsbridge.games.world.components import EVENT_LONG, ROUNDS
from kingsbridge.games.world.state import WorldState


class EndOfRound(Phase[WorldState]):
    """Ends the round by itself.

    Rules: WOR-010, WOR-065, WOR-066.
    """

    name = "end-of-round"
    rule = "WOR-064"

    def enter(self, state: WorldState) -> None:
        """Clear the council, pass the figure, and go on to the next round or to the chapter's end."""
        if EVENT_LONG[state.council]:
            move_event_to_edge(state, state.council)
        if state.round == 0:
            lift_penalties(state)
        end_round(state)
        pass_figure(state)
        if state.round < ROUNDS:
            state.replace(frames.reveal(state.active))
        else:
            state.replace(frames.free_resources(state.active, 0))
