"""End of round, passage and game: the display is cleared, and after the last round the better building wins."""

from kingsbridge.core.contract import Phase
from kingsbridge.games.duel import frames
from kingsbridge.games.duel.components import ROUNDS
from kingsbridge.games.duel.phases.building import end_game
from kingsbridge.games.duel.state import DuelState


class RoundEnd(Phase[DuelState]):
    """Ends the round by itself; nobody is asked."""

    name = "round-end"
    rule = "DUE-067"

    def enter(self, state: DuelState) -> None:
        """Count the round; lay out the next display, or end the game."""
        state.epoch += 1
        if state.journal is not None:
            state.note("round-ends", {"round": state.epoch, "scores": [int(each) for each in state.scores()]})
        if state.epoch == ROUNDS:
            end_game(state)
        else:
            state.replace(frames.display())
