"""3. Scoring, last part: points for cards won and privileges owned, then the cut to what a seat may keep."""

from kingsbridge.core.contract import Phase
from kingsbridge.core.frame import Frame
from kingsbridge.core.reason import Reason
from kingsbridge.games.cards import changes, frames
from kingsbridge.games.cards.actions import DROP_0
from kingsbridge.games.cards.components import (
    CARD_COLOURS,
    CARD_CRAFTS,
    KEPT_MATERIALS,
    MATERIALS,
    NUM_MATERIALS,
    NUM_PRIVILEGES,
    OWN_CRAFTSMAN_POINTS,
    OWN_CRAFTSMEN,
    PRIVILEGE_CARDS,
)
from kingsbridge.games.cards.effects import OWNED_WITH_POINTS, WITH_POINTS
from kingsbridge.games.cards.reckoning import is_last_hand, materials_in_stock, scored_cards, units_in_stock
from kingsbridge.games.cards.state import CardsState


class Points(Phase[CardsState]):
    """Scores by itself; nobody is asked."""

    name = "points"
    rule = "CAR-033"

    def enter(self, state: CardsState) -> None:
        """Score own craftsmen, privileges, and the plus and minus persons.

        Rules: CAR-034, CAR-037.
        """
        frame = state.frames[-1]
        seat = frame.seat
        cards = scored_cards(state, seat)
        _score_own_craftsmen(state, seat, cards)
        for privilege in range(NUM_PRIVILEGES):
            if state.owners[privilege] == seat:
                owned = OWNED_WITH_POINTS[PRIVILEGE_CARDS[privilege]]
                if owned is not None:
                    owned(state, seat, PRIVILEGE_CARDS[privilege])
        for card in cards:
            effect = WITH_POINTS[card]
            if effect is not None:
                effect(state, seat, card)
        state.replace(frames.cut(seat, frames.scored_before(frame)))


class Cut(Phase[CardsState]):
    """Asks a seat with too many materials which to give up, one unit at a time."""

    name = "cut"
    rule = "CAR-042"

    def enter(self, state: CardsState) -> None:
        """Go on to the next seat once few enough are left; after the last hand nothing is cut.

        Rules: CAR-042, CAR-043.
        """
        frame = state.frames[-1]
        if is_last_hand(state) or units_in_stock(state, frame.seat) <= KEPT_MATERIALS:
            _next_seat(state, frame)

    def legal(self, state: CardsState) -> list[int]:
        """List the materials in stock."""
        return [DROP_0 + material for material in materials_in_stock(state, state.frames[-1].seat)]

    def apply(self, state: CardsState, action: int) -> None:
        """Give up one unit."""
        changes.drop_material(state, state.frames[-1].seat, action - DROP_0)
        self.enter(state)

    def why_not(self, state: CardsState, action: int) -> Reason:
        """The material is missing, or something else is due first."""
        if DROP_0 <= action < DROP_0 + NUM_MATERIALS:
            return Reason(self.rule, "no-material", {"material": MATERIALS[action - DROP_0]})
        return Reason(self.rule, "cut-first", {"kept": KEPT_MATERIALS})


def _score_own_craftsmen(state: CardsState, seat: int, cards: list[int]) -> None:
    """Score the extra point of each own craftsman; the sheet shows them as one line.

    Rules: CAR-033.
    """
    count = 0
    points = 0
    for card in cards:
        if CARD_COLOURS[card] == seat:
            count += 1
            points += OWN_CRAFTSMAN_POINTS[CARD_CRAFTS[card]]
    if count:
        changes.score(state, seat, OWN_CRAFTSMEN, count, points)


def _next_seat(state: CardsState, frame: Frame) -> None:
    """Go on to the scoring of the next seat, clockwise, or to the end of the hand.

    Rules: CAR-024.
    """
    scored = frames.scored_before(frame) + 1
    if scored < state.seats:
        state.replace(frames.materials((frame.seat + 1) % state.seats, scored))
    else:
        state.replace(frames.NEXT_HAND)
