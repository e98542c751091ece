"""Start of a chapter: all cards back in hand, a new event deck, then penance and the royal court."""

from kingsbridge.core.contract import Phase
from kingsbridge.games.world import frames
from kingsbridge.games.world.changes import begin_chapter, take_back_cards
from kingsbridge.games.world.components import ALL_CARDS, CHAPTER_EVENTS, PENANCE, ROYAL_COURT, STARRED
from kingsbridge.games.world.phases.hands import draw_discard
from kingsbridge.games.world.reckoning import seat_after
from kingsbridge.games.world.state import WorldState


class ChapterBegins(Phase[WorldState]):
    """Deals by itself; nobody is asked.

    Rules: WOR-006, WOR-007, WOR-008, WOR-080, WOR-081.
    """

    name = "chapter-begins"
    rule = "WOR-011"

    def enter(self, state: WorldState) -> None:
        """Give everybody the cards back, shuffle the events, carry out penance, and call the royal court."""
        first = state.epoch == 0 and state.options["first_game"] is True
        take_back_cards(state, STARRED if first else ALL_CARDS)
        begin_chapter(state, state.draw_shuffled(f"events {state.epoch + 1}", CHAPTER_EVENTS[state.epoch]))
        _penance(state)
        state.replace(frames.reveal(state.active))
        if any(bits & ROYAL_COURT for bits in state.penalties):
            state.push(frames.lay_off_by_court(state.active))


def _penance(state: WorldState) -> None:
    """Draw a card from the hand of each seat that must do penance.

    Rules: WOR-081, WOR-082.
    """
    for walked in range(state.seats):
        seat = seat_after(state, walked)
        if state.penalties[seat] & PENANCE:
            draw_discard(state, seat, f"penance {state.epoch + 1}.{seat}", "penance")
