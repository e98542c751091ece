"""Set up of a hand: shuffle all cards with the top privilege card and deal them out."""

from kingsbridge.core.contract import Phase
from kingsbridge.games.cards.components import ALIENA, CARD_KEYS, DECKS
from kingsbridge.games.cards.phases.order import PLAY_FRAMES
from kingsbridge.games.cards.state import CardsState


class Deal(Phase[CardsState]):
    """Deals by itself; nobody is asked."""

    name = "deal"
    rule = "CAR-007"

    def enter(self, state: CardsState) -> None:
        """Deal the hand; whoever holds Lady Aliena leads."""
        # A card from the known part of the pile is known to be in this deal, and the known part is one shorter.
        state.known_bottom = min(state.known_bottom, len(state.pile) - 1)
        privilege = state.pile.pop(0)
        deck = [*DECKS[state.seats], privilege]
        order = state.draw_shuffled(f"deal {state.epoch + 1}", deck)
        each = len(deck) // state.seats
        state.hands = [sorted(order[seat * each : (seat + 1) * each]) for seat in range(state.seats)]
        leader = _holder_of_aliena(state)
        state.played = []
        state.takers = []
        state.leads = [leader]
        if state.journal is not None:
            _tell(state, leader, each)
        state.replace(PLAY_FRAMES[leader])


def _holder_of_aliena(state: CardsState) -> int:
    for seat in range(state.seats):
        if ALIENA in state.hands[seat]:
            return seat
    raise AssertionError("Lady Aliena is in every deal.")


def _tell(state: CardsState, leader: int, each: int) -> None:
    state.note(
        "hand-begins", {"hand": state.epoch + 1, "leader": leader, "tricks": each, "pile": len(state.pile)}
    )
    for seat in range(state.seats):
        cards = [CARD_KEYS[card] for card in state.hands[seat]]
        state.note("dealt", {"seat": seat, "count": each}, {"cards": cards}, (seat,))
