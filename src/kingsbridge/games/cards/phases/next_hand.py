"""4. Next hand, and the end of the game."""

from kingsbridge.core.contract import Phase
from kingsbridge.games.cards import changes, frames
from kingsbridge.games.cards.components import CARD_PRIVILEGES
from kingsbridge.games.cards.reckoning import privilege_in_deal
from kingsbridge.games.cards.state import CardsState


class NextHand(Phase[CardsState]):
    """Ends the hand by itself; nobody is asked.

    Rules: CAR-046, CAR-049.
    """

    name = "next-hand"
    rule = "CAR-049"

    def enter(self, state: CardsState) -> None:
        """Write the score pad, return a lost privilege card, and deal again or end the game.

        Rules: CAR-047, CAR-050.
        """
        changes.end_hand(state)
        privilege = privilege_in_deal(state)
        if state.owners[CARD_PRIVILEGES[privilege]] < 0:
            changes.return_privilege(state, privilege)
        if state.pile:
            state.replace(frames.DEAL)
        else:
            state.pop()
            if state.journal is not None:
                state.note("game-ends", {"winners": state.best_seats(), "scores": state.points.copy()})
