"""1. Play cards: in turn everybody plays one card to the trick, Alfred Builder only to the last."""

from kingsbridge.core.contract import Phase
from kingsbridge.core.reason import Reason
from kingsbridge.games.cards import changes, frames
from kingsbridge.games.cards.components import ALFRED, CARD_KEYS, NUM_CARDS
from kingsbridge.games.cards.state import CardsState


def alfred_must_wait(state: CardsState, seat: int) -> bool:
    """Alfred Builder is saved for the last trick, when a seat holds a single card.

    Rules: CAR-012, CAR-066.
    """
    return len(state.hands[seat]) > 1


class PlayCards(Phase[CardsState]):
    """Asks the seat in turn for a card."""

    name = "play"
    rule = "CAR-010"

    def legal(self, state: CardsState) -> list[int]:
        """List the kinds of card in hand, without Alfred before the last trick.

        Rules: CAR-009, CAR-011, CAR-012.
        """
        hand = state.hands[state.frames[-1].seat]
        if len(hand) == 1:
            return hand.copy()
        cards = hand.copy()
        last = -1
        at = 0
        for card in hand:
            if card != last and card != ALFRED:
                last = card
                at += 1
            else:
                cards.pop(at)  # not `remove`, which compares objects
        return cards

    def roll_action(self, state: CardsState) -> int:
        """Roll a card of the hand; of equal ones, which lie side by side, the first stands for all."""
        seat = state.frames[-1].seat
        hand = state.hands[seat]
        while True:
            at = state.roll_below(len(hand))
            card = hand[at]
            if at > 0 and hand[at - 1] == card:
                continue
            if card != ALFRED or not alfred_must_wait(state, seat):
                return card

    def asks_when_forced(self, state: CardsState) -> bool:
        """Only the last trick plays itself: before it, a play without asking would show where Alfred is.

        Rules: CAR-013, CAR-071.
        """
        return len(state.hands[state.frames[-1].seat]) > 1

    def apply(self, state: CardsState, action: int) -> None:
        """Lay the card on the table and go on to the next seat or to the winning of the trick."""
        seat = state.frames[-1].seat
        changes.lay_card(state, seat, action)
        if len(state.played) == state.seats * len(state.leads):
            state.frames[-1] = frames.WINNING
        else:
            following = seat + 1
            state.frames[-1] = frames.PLAY[following if following < state.seats else 0]

    def why_not(self, state: CardsState, action: int) -> Reason:
        """Alfred has to wait; other cards are not in the hand.

        Rules: CAR-074.
        """
        if action >= NUM_CARDS:
            return Reason(self.rule, "not-now", {})
        seat = state.frames[-1].seat
        if action not in state.hands[seat]:
            return Reason("CAR-010", "not-in-hand", {"card": CARD_KEYS[action]})
        assert action == ALFRED and alfred_must_wait(state, seat)
        return Reason("CAR-012", "alfred-waits", {"card": CARD_KEYS[action]})

    def reveals(self, state: CardsState, action: int) -> bool:
        """A card on the table has been seen and is not taken back.

        Rules: CAR-073.
        """
        return True
