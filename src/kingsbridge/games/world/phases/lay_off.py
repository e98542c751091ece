"""Laying off cards unused: before the royal court at the start of a chapter, or in King Edward's war."""

from kingsbridge.core.contract import Phase
from kingsbridge.core.frame import Frame
from kingsbridge.core.reason import Reason
from kingsbridge.games.world import frames
from kingsbridge.games.world.actions import DISCARD_0, PLAY_0
from kingsbridge.games.world.changes import discard_card, lay_off_card
from kingsbridge.games.world.components import EVENTS, WAR
from kingsbridge.games.world.phases.hands import card_reason
from kingsbridge.games.world.reckoning import card_list, discard_due, is_before_court, seat_after
from kingsbridge.games.world.state import WorldState


class LayOff(Phase[WorldState]):
    """Asks for one card to lie open and one face down, neither of them used: royal court, or King Edward's war.

    Rules: WOR-044, WOR-081, WOR-085, WOR-124.
    """

    name = "lay-off"
    rule = "WOR-084"

    def enter(self, state: WorldState) -> None:
        """Pass over seats that need not: without a sentence, or, in the war, those that stood before the court."""
        frame = state.frames[-1]
        called = is_before_court(state, frame.seat) == frames.is_by_court(frame)
        if frames.asks_for_open_card(frame) and not called:
            _next(state, frame)

    def legal(self, state: WorldState) -> list[int]:
        """List the cards in hand."""
        frame = state.frames[-1]
        first = PLAY_0 if frames.asks_for_open_card(frame) else DISCARD_0
        return card_list(state.hands[frame.seat], first)

    def apply(self, state: WorldState, action: int) -> None:
        """Lay the card down; the second is not asked for where a discard is not due."""
        frame = state.frames[-1]
        if not frames.asks_for_open_card(frame):
            discard_card(state, frame.seat, action - DISCARD_0)
            _next(state, frame)
            return
        source = "royal-court" if frames.is_by_court(frame) else EVENTS[WAR]
        lay_off_card(state, frame.seat, action - PLAY_0, source)
        if discard_due(state, frame.seat):
            state.replace(frames.lay_off_face_down(frame))
        else:
            _next(state, frame)

    def why_not(self, state: WorldState, action: int) -> Reason:
        """The card is not in hand, or the other of the two is asked for."""
        return card_reason(action, frames.asks_for_open_card(state.frames[-1]), self.rule)


def _next(state: WorldState, frame: Frame) -> None:
    asked = frames.asked_before(frame) + 1
    if asked < state.seats:
        state.replace(frames.lay_off_next(frame, seat_after(state, asked)))
    else:
        state.pop()
