"""2. Winning the trick: who takes it, and who leads the next."""

from kingsbridge.core.contract import Phase
from kingsbridge.games.cards import changes, frames
from kingsbridge.games.cards.components import CARD_PRIVILEGES
from kingsbridge.games.cards.reckoning import next_lead, trick_taker
from kingsbridge.games.cards.state import CardsState


class Winning(Phase[CardsState]):
    """Gives the trick away by itself; nobody is asked."""

    name = "winning"
    rule = "CAR-015"

    def enter(self, state: CardsState) -> None:
        """Hand over the trick, with the privilege card in it, and go on."""
        trick = len(state.takers)
        taker = trick_taker(state, trick)
        changes.take_trick(state, taker)
        if taker >= 0:
            _win_privilege(state, taker)
        lead = next_lead(state, trick)
        if state.hands[lead]:
            state.leads.append(lead)
            state.frames[-1] = frames.PLAY[lead]
        else:
            state.frames[-1] = frames.materials(state.leads[0], 0)


def _win_privilege(state: CardsState, taker: int) -> None:
    """Give the privilege card in the last trick to its taker; in the King's trick nobody wins one.

    Rules: CAR-023, CAR-041.
    """
    end = len(state.played)
    for at in range(end - state.seats, end):
        card = state.played[at]
        if CARD_PRIVILEGES[card] >= 0:
            changes.win_privilege(state, taker, card)
