"""3. Scoring, first part: foreign craftsmen are put aside, sites and Prior Philip bring materials, Tom brings a choice.

Seats score one after the other, from the one that led the hand's first trick, each from here to the cut.
"""

from kingsbridge.core.contract import Phase
from kingsbridge.core.frame import Frame
from kingsbridge.core.reason import Reason
from kingsbridge.games.cards.actions import TOM_0
from kingsbridge.games.cards.components import (
    CARD_COLOURS,
    CARD_KEYS,
    CARD_MATERIALS,
    NUM_MATERIALS,
    TOM_MATERIALS,
)
from kingsbridge.games.cards.components import MATERIALS as MATERIAL_KEYS
from kingsbridge.games.cards.components import TOM as TOM_CARD
from kingsbridge.games.cards.phases.order import CONVERSION, TOM
from kingsbridge.games.cards.reckoning import converter_mask, scored_cards
from kingsbridge.games.cards.state import CardsState


class Materials(Phase[CardsState]):
    """Collects by itself; nobody is asked."""

    name = "materials"
    rule = "CAR-027"

    def enter(self, state: CardsState) -> None:
        """Bring the materials of the cards scored; whoever scores Tom Builder is asked next."""
        frame = state.frames[-1]
        seat = frame.seat
        cards = scored_cards(state, seat)
        if state.journal is not None:
            _tell_cards(state, seat, cards)
        for card in cards:
            if CARD_MATERIALS[card] >= 0:
                gain_material(state, seat, CARD_MATERIALS[card], CARD_KEYS[card])
        if TOM_CARD in cards:
            state.replace(Frame(TOM, seat, 0, frame.b))
        else:
            state.replace(Frame(CONVERSION, seat, converter_mask(state, seat, cards), frame.b))


class TomBuilder(Phase[CardsState]):
    """Asks a seat that scores Tom Builder which material he brings."""

    name = "tom"
    rule = "CAR-028"

    def legal(self, state: CardsState) -> list[int]:
        """Offer the materials he can bring; metal is not among them."""
        return [TOM_0 + number for number in range(len(TOM_MATERIALS))]

    def apply(self, state: CardsState, action: int) -> None:
        """Bring the material and go on to the conversions."""
        frame = state.frames[-1]
        gain_material(state, frame.seat, TOM_MATERIALS[action - TOM_0], CARD_KEYS[TOM_CARD])
        mask = converter_mask(state, frame.seat, scored_cards(state, frame.seat))
        state.replace(Frame(CONVERSION, frame.seat, mask, frame.b))

    def why_not(self, state: CardsState, action: int) -> Reason:
        """Anything else has to wait for the choice."""
        return Reason(self.rule, "tom-first", {})


def gain_material(state: CardsState, seat: int, material: int, source: str) -> None:
    """Add a unit to a stock, which has no limit until the cut."""
    at = seat * NUM_MATERIALS + material
    state.stock[at] += 1
    if state.journal is not None:
        state.note(
            "material",
            {
                "seat": seat,
                "material": MATERIAL_KEYS[material],
                "change": 1,
                "total": state.stock[at],
                "source": source,
            },
        )


def _tell_cards(state: CardsState, seat: int, cards: list[int]) -> None:
    if seat not in state.takers:
        state.note("kings-trick-scored", {"seat": seat, "cards": [CARD_KEYS[card] for card in cards]})
    foreign = [CARD_KEYS[card] for card in cards if CARD_COLOURS[card] not in (-1, seat)]
    if foreign:
        state.note("discarded", {"seat": seat, "cards": foreign})
