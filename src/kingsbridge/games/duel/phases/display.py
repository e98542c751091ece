"""Playing the game: a passage begins with a shuffled deck, a round with nine cards laid out in three lines."""

from kingsbridge.core.contract import Phase
from kingsbridge.games.duel import frames
from kingsbridge.games.duel.changes import lay_out, return_once, shuffle_deck
from kingsbridge.games.duel.components import DECK_LETTERS, DECKS, FIRST_ONCE, NUM_ONCE, ROUNDS_A_PASSAGE
from kingsbridge.games.duel.reckoning import deck_number, passage_number
from kingsbridge.games.duel.state import DuelState


class Display(Phase[DuelState]):
    """Lays the cards out by itself; nobody is asked."""

    name = "display"
    rule = "DUE-011"

    def enter(self, state: DuelState) -> None:
        """Begin a passage where one is due, lay out nine cards, and ask the holder of power for a line."""
        if state.epoch % ROUNDS_A_PASSAGE == 0:
            begin_passage(state)
        lay_out(state)
        state.replace(frames.claim(state.first))


def begin_passage(state: DuelState) -> None:
    """Return the unused 1x cards of the deck to it, and shuffle all of it.

    Rules: DUE-010, DUE-042.
    """
    passage = passage_number(state)
    letter = deck_number(state)
    deck = DECKS[(2 if state.many_persons() else 0) + letter]
    if state.journal is not None:
        state.note("passage-begins", {"passage": passage, "deck": f"deck-{DECK_LETTERS[letter]}"})
    for once in range(NUM_ONCE):
        if state.holders[once] >= 0 and FIRST_ONCE + once in deck:
            return_once(state, once)
    shuffle_deck(state, passage, deck)
