"""End of round and passage: the display is cleared, and after the last round the game ends."""

from kingsbridge.core.contract import Phase
from kingsbridge.games.duel import frames
from kingsbridge.games.duel.changes import count_round
from kingsbridge.games.duel.components import ROUNDS
from kingsbridge.games.duel.phases.end_of_game import end_game
from kingsbridge.games.duel.state import DuelState


class RoundEnd(Phase[DuelState]):
    """Ends the round by itself; nobody is asked."""

    name = "round-end"
    rule = "DUE-067"

    def enter(self, state: DuelState) -> None:
        """Count the round; lay out the next display, or end the game.

        Rules: DUE-069.
        """
        count_round(state)
        if state.epoch == ROUNDS:
            end_game(state)
        else:
            state.replace(frames.display())
