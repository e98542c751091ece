"""Start of a chapter: all cards back in hand, a new event deck, then penance and the royal court."""

from kingsbridge.core.contract import Phase
from kingsbridge.core.frame import Frame
from kingsbridge.core.reason import Reason
from kingsbridge.games.world import frames
from kingsbridge.games.world.actions import DISCARD_0, PLAY_0
from kingsbridge.games.world.components import (
    ALL_CARDS,
    CARDS,
    CHAPTER_EVENTS,
    EVENTS,
    NUM_CARDS,
    PENANCE,
    ROYAL_COURT,
    STARRED,
    WAR,
)
from kingsbridge.games.world.phases.cards import discard, discard_at_random, open_card
from kingsbridge.games.world.reckoning import card_list, discard_due, seat_after
from kingsbridge.games.world.state import WorldState


class ChapterBegins(Phase[WorldState]):
    """Deals by itself; nobody is asked."""

    name = "chapter-begins"
    rule = "WOR-011"

    def enter(self, state: WorldState) -> None:
        """Give everybody the cards back, shuffle the events, carry out penance, and call the royal court."""
        first = state.epoch == 0 and state.options["first_game"] is True
        state.round = 0
        state.hands = [STARRED if first else ALL_CARDS] * state.seats
        state.discards = [0] * state.seats
        state.piles = [[] for _ in range(state.seats)]
        state.deck = state.draw_shuffled(f"events {state.epoch + 1}", CHAPTER_EVENTS[state.epoch])
        state.revealed = []
        if state.journal is not None:
            state.note("chapter-begins", {"chapter": state.epoch + 1, "active": state.active})
        _penance(state)
        state.replace(frames.reveal(state.active))
        if any(bits & ROYAL_COURT for bits in state.penalties):
            state.push(frames.lay_off_by_court(state.active))


def _penance(state: WorldState) -> None:
    for walked in range(state.seats):
        seat = seat_after(state, walked)
        if state.penalties[seat] & PENANCE:
            discard_at_random(state, seat, f"penance {state.epoch + 1}.{seat}", "penance")


class LayOff(Phase[WorldState]):
    """Asks for one card to lie open and one face down, neither of them used: royal court, or King Edward's war."""

    name = "lay-off"
    rule = "WOR-084"

    def enter(self, state: WorldState) -> None:
        """Pass over seats that need not: without a sentence, or, in the war, those that stood before the court."""
        frame = state.frames[-1]
        if frames.asks_for_open_card(frame) and _in_court(state, frame.seat) != frames.is_by_court(frame):
            _next(state, frame)

    def legal(self, state: WorldState) -> list[int]:
        """List the cards in hand."""
        frame = state.frames[-1]
        first = PLAY_0 if frames.asks_for_open_card(frame) else DISCARD_0
        return [first + card for card in card_list(state.hands[frame.seat])]

    def apply(self, state: WorldState, action: int) -> None:
        """Lay the card down; the second is not asked for where a discard is not due."""
        frame = state.frames[-1]
        if not frames.asks_for_open_card(frame):
            discard(state, frame.seat, action - DISCARD_0)
            _next(state, frame)
            return
        card = action - PLAY_0
        open_card(state, frame.seat, card)
        if state.journal is not None:
            source = "royal-court" if frames.is_by_court(frame) else EVENTS[WAR]
            state.note("laid-off", {"seat": frame.seat, "card": CARDS[card], "source": source})
        if discard_due(state, frame.seat):
            state.replace(frames.lay_off_face_down(frame))
        else:
            _next(state, frame)

    def why_not(self, state: WorldState, action: int) -> Reason:
        """The card is not in hand, or the other of the two is asked for."""
        return card_reason(state, action, frames.asks_for_open_card(state.frames[-1]), self.rule)


def card_reason(state: WorldState, action: int, to_play: bool, rule: str) -> Reason:
    """Explain why a card cannot be played or discarded now."""
    first = PLAY_0 if to_play else DISCARD_0
    if first <= action < first + NUM_CARDS:
        return Reason(rule, "not-in-hand", {"card": CARDS[action - first]})
    if PLAY_0 <= action < PLAY_0 + NUM_CARDS:
        return Reason("WOR-041", "discard-first", {})
    if DISCARD_0 <= action < DISCARD_0 + NUM_CARDS:
        return Reason("WOR-041", "play-first", {})
    return Reason(rule, "not-now", {})


def _in_court(state: WorldState, seat: int) -> bool:
    return state.round == 0 and state.penalties[seat] & ROYAL_COURT != 0


def _next(state: WorldState, frame: Frame) -> None:
    walked = frames.asked_before(frame) + 1
    if walked < state.seats:
        state.replace(frames.lay_off_next(frame, seat_after(state, walked)))
    else:
        state.pop()
