"""End of a round: a long-term event moves to the edge, and the start figure passes to the left."""

from kingsbridge.core.contract import Phase
from kingsbridge.games.world import frames
from kingsbridge.games.world.components import EVENT_LONG, EVENTS, LONG_TERM_SPACES, ROUNDS
from kingsbridge.games.world.state import WorldState


class EndOfRound(Phase[WorldState]):
    """Ends the round by itself."""

    name = "end-of-round"
    rule = "WOR-064"

    def enter(self, state: WorldState) -> None:
        """Clear the council, pass the figure, and go on to the next round or to the chapter's end."""
        if EVENT_LONG[state.council]:
            _move_to_edge(state, state.council)
        state.council = -1
        state.arrow = -1
        if state.round == 0:
            state.penalties = [0] * state.seats
        pass_figure(state)
        state.round += 1
        if state.round < ROUNDS:
            state.replace(frames.reveal(state.active))
        else:
            state.replace(frames.free_resources(state.active, 0))


def _move_to_edge(state: WorldState, event: int) -> None:
    """Lay a long-term event on the edge; with both spaces filled the oldest one leaves (ruling W4)."""
    if len(state.edge) == LONG_TERM_SPACES:
        oldest = state.edge.pop(0)
        if state.journal is not None:
            state.note("event-left", {"event": EVENTS[oldest]})
    state.edge.append(event)
    if state.journal is not None:
        state.note("event-to-edge", {"event": EVENTS[event]})


def pass_figure(state: WorldState) -> None:
    """Give the start figure to the next seat clockwise."""
    state.active = (state.active + 1) % state.seats
    if state.journal is not None:
        state.note("figure-passed", {"seat": state.active})
