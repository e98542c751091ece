"""Set up of a hand: shuffle all cards with the top privilege card and deal them out."""

from kingsbridge.core.contract import Phase
from kingsbridge.games.cards import changes, frames
from kingsbridge.games.cards.components import ALIENA, DECKS
from kingsbridge.games.cards.state import CardsState


class Deal(Phase[CardsState]):
    """Deals by itself; nobody is asked.

    Rules: CAR-007, CAR-008.
    """

    name = "deal"
    rule = "CAR-007"

    def enter(self, state: CardsState) -> None:
        """Deal the hand; whoever holds Lady Aliena leads."""
        deck = [*DECKS[state.seats], _draw_privilege(state)]
        order = state.draw_shuffled(f"deal {state.epoch + 1}", deck)
        count = len(deck) // state.seats
        hands = [sorted(order[seat * count : (seat + 1) * count]) for seat in range(state.seats)]
        leader = _holder_of_aliena(hands)
        changes.begin_hand(state, hands, leader)
        state.replace(frames.PLAY[leader])


def _draw_privilege(state: CardsState) -> int:
    """Take the top card of the pile.

    From the known part it is known to be in this deal, and the known part is one shorter. Rules: CAR-048.
    """
    state.known_bottom = min(state.known_bottom, len(state.pile) - 1)
    return state.pile.pop(0)


def _holder_of_aliena(hands: list[list[int]]) -> int:
    """Find who leads the first trick of the hand.

    Rules: CAR-009, CAR-060.
    """
    for seat in range(len(hands)):
        if ALIENA in hands[seat]:
            return seat
    raise AssertionError("Lady Aliena is in every deal.")
