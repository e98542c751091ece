"""1. Play cards: in turn everybody plays one card to the trick, Alfred Builder only to the last."""

from kingsbridge.core.contract import Phase
from kingsbridge.core.reason import Reason
from kingsbridge.games.cards.components import ALFRED, CARD_KEYS, CARD_VALUES, NUM_CARDS
from kingsbridge.games.cards.phases.order import PLAY_FRAMES, WINNING_FRAME
from kingsbridge.games.cards.state import CardsState


def alfred_must_wait(state: CardsState, seat: int) -> bool:
    """Alfred Builder is saved for the last trick, when a seat holds a single card."""
    return len(state.hands[seat]) > 1


class PlayCards(Phase[CardsState]):
    """Asks the seat in turn for a card."""

    name = "play"
    rule = "CAR-010"

    def legal(self, state: CardsState) -> list[int]:
        """List the kinds of card in hand, without Alfred before the last trick."""
        hand = state.hands[state.frames[-1].seat]
        if len(hand) == 1:
            return hand.copy()
        cards: list[int] = []
        last = -1
        for card in hand:
            if card != last and card != ALFRED:
                cards.append(card)
            last = card
        return cards

    def asks_when_forced(self, state: CardsState) -> bool:
        """Only the last trick plays itself: before it, a play without asking would show where Alfred is."""
        return len(state.hands[state.frames[-1].seat]) > 1

    def apply(self, state: CardsState, action: int) -> None:
        """Lay the card on the table and go on to the next seat or to the winning of the trick."""
        seat = state.frames[-1].seat
        state.hands[seat].remove(action)
        state.played.append(action)
        state.reveals += 1
        if state.journal is not None:
            trick = len(state.takers) + 1
            state.note(
                "played",
                {"seat": seat, "card": CARD_KEYS[action], "value": CARD_VALUES[action], "trick": trick},
            )
        if len(state.played) == state.seats * len(state.leads):
            state.frames[-1] = WINNING_FRAME
        else:
            following = seat + 1
            state.frames[-1] = PLAY_FRAMES[following if following < state.seats else 0]

    def why_not(self, state: CardsState, action: int) -> Reason:
        """Alfred has to wait; other cards are not in the hand."""
        if action >= NUM_CARDS:
            return Reason(self.rule, "not-now", {})
        seat = state.frames[-1].seat
        if action not in state.hands[seat]:
            return Reason("CAR-010", "not-in-hand", {"card": CARD_KEYS[action]})
        assert action == ALFRED and alfred_must_wait(state, seat)
        return Reason("CAR-012", "alfred-waits", {"card": CARD_KEYS[action]})

    def reveals(self, state: CardsState, action: int) -> bool:
        """A card on the table has been seen."""
        return True
