"""3. Scoring, last part: points for cards won and privileges owned, then the cut to what a seat may keep."""

from kingsbridge.core.contract import Phase
from kingsbridge.core.frame import Frame
from kingsbridge.core.reason import Reason
from kingsbridge.games.cards.actions import DROP_0
from kingsbridge.games.cards.components import (
    CARD_COLOURS,
    CARD_CRAFTS,
    CARD_KEYS,
    CARD_POINTS,
    KEPT_MATERIALS,
    NUM_MATERIALS,
    NUM_PRIVILEGES,
    OWN_CRAFTSMAN_POINTS,
    PRIVILEGE_POINTS,
    PRIVILEGES,
)
from kingsbridge.games.cards.components import MATERIALS as MATERIAL_KEYS
from kingsbridge.games.cards.phases.order import CUT, MATERIALS, NEXT_HAND_FRAME
from kingsbridge.games.cards.reckoning import is_last_hand, scored_cards
from kingsbridge.games.cards.state import CardsState


class Points(Phase[CardsState]):
    """Scores by itself; nobody is asked."""

    name = "points"
    rule = "CAR-033"

    def enter(self, state: CardsState) -> None:
        """Score own craftsmen, privileges, and the plus and minus persons."""
        frame = state.frames[-1]
        seat = frame.seat
        cards = scored_cards(state, seat)
        _score_own_craftsmen(state, seat, cards)
        for privilege in range(NUM_PRIVILEGES):
            if PRIVILEGE_POINTS[privilege] and state.owners[privilege] == seat:
                score(state, seat, PRIVILEGES[privilege], 1, PRIVILEGE_POINTS[privilege])
        for card in cards:
            if CARD_POINTS[card]:
                score(state, seat, CARD_KEYS[card], 1, CARD_POINTS[card])
        state.replace(Frame(CUT, seat, 0, frame.b))


class Cut(Phase[CardsState]):
    """Asks a seat with too many materials which to give up, one unit at a time."""

    name = "cut"
    rule = "CAR-042"

    def enter(self, state: CardsState) -> None:
        """Go on to the next seat once few enough are left; after the last hand nothing is cut."""
        frame = state.frames[-1]
        at = frame.seat * NUM_MATERIALS
        if is_last_hand(state) or sum(state.stock[at : at + NUM_MATERIALS]) <= KEPT_MATERIALS:
            _next_seat(state, frame)

    def legal(self, state: CardsState) -> list[int]:
        """List the materials in stock."""
        at = state.frames[-1].seat * NUM_MATERIALS
        return [DROP_0 + material for material in range(NUM_MATERIALS) if state.stock[at + material] > 0]

    def apply(self, state: CardsState, action: int) -> None:
        """Give up one unit."""
        frame = state.frames[-1]
        at = frame.seat * NUM_MATERIALS + action - DROP_0
        state.stock[at] -= 1
        if state.journal is not None:
            material = MATERIAL_KEYS[action - DROP_0]
            state.note("dropped", {"seat": frame.seat, "material": material, "total": state.stock[at]})
        state.replace(Frame(frame.phase, frame.seat, 0, frame.b))

    def why_not(self, state: CardsState, action: int) -> Reason:
        """The material is missing, or something else is due first."""
        if DROP_0 <= action < DROP_0 + NUM_MATERIALS:
            return Reason(self.rule, "no-material", {"material": MATERIAL_KEYS[action - DROP_0]})
        return Reason(self.rule, "cut-first", {"kept": KEPT_MATERIALS})


def score(state: CardsState, seat: int, source: str, count: int, points: int) -> None:
    """Add points from a source to a seat's score."""
    state.points[seat] += points
    if state.journal is not None:
        state.note(
            "points",
            {"seat": seat, "source": source, "count": count, "points": points, "score": state.points[seat]},
        )


def _score_own_craftsmen(state: CardsState, seat: int, cards: list[int]) -> None:
    """Score the extra point of each own craftsman; the sheet shows them as one line."""
    count = 0
    points = 0
    for card in cards:
        if CARD_COLOURS[card] == seat:
            count += 1
            points += OWN_CRAFTSMAN_POINTS[CARD_CRAFTS[card]]
    if count:
        score(state, seat, "own-craftsmen", count, points)


def _next_seat(state: CardsState, frame: Frame) -> None:
    scored = frame.b + 1
    if scored < state.seats:
        state.replace(Frame(MATERIALS, (frame.seat + 1) % state.seats, 0, scored))
    else:
        state.replace(NEXT_HAND_FRAME)
