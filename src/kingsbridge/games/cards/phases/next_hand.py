"""4. Next hand, and the end of the game."""

from kingsbridge.core.contract import Phase
from kingsbridge.games.cards.components import CARD_KEYS, CARD_PRIVILEGES
from kingsbridge.games.cards.phases.order import DEAL_FRAME
from kingsbridge.games.cards.reckoning import hand_so_far
from kingsbridge.games.cards.state import CardsState


class NextHand(Phase[CardsState]):
    """Ends the hand by itself; nobody is asked."""

    name = "next-hand"
    rule = "CAR-049"

    def enter(self, state: CardsState) -> None:
        """Write the score pad, return a lost privilege card, and deal again or end the game."""
        gains = [hand_so_far(state, seat) for seat in range(state.seats)]
        state.pad += gains
        state.epoch += 1
        if state.journal is not None:
            state.note("hand-ends", {"hand": state.epoch, "gains": gains, "scores": state.points.copy()})
        privilege = state.privilege_in_deal()
        if state.owners[CARD_PRIVILEGES[privilege]] < 0:
            _return_privilege(state, privilege)
        if state.pile:
            state.replace(DEAL_FRAME)
        else:
            state.pop()
            if state.journal is not None:
                state.note("game-ends", {"winners": state.best_seats(), "scores": state.points.copy()})


def _return_privilege(state: CardsState, card: int) -> None:
    """Put the card lost in the King's trick under the pile, where everybody knows it to be."""
    state.pile.append(card)
    state.known_bottom += 1
    if state.journal is not None:
        state.note("privilege-returned", {"card": CARD_KEYS[card], "pile": len(state.pile)})
