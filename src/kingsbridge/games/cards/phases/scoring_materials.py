"""3. Scoring, first part: foreign craftsmen are put aside, sites and Prior Philip bring materials, Tom brings a choice.

Seats score one after the other, from the one that led the hand's first trick, each from here to the cut.
"""

from kingsbridge.core.contract import Phase
from kingsbridge.core.reason import Reason
from kingsbridge.games.cards import changes, frames
from kingsbridge.games.cards.actions import TOM_0
from kingsbridge.games.cards.components import CARD_KEYS, TOM, TOM_MATERIALS
from kingsbridge.games.cards.effects import WITH_MATERIALS
from kingsbridge.games.cards.reckoning import converter_mask, foreign_craftsmen, scored_cards
from kingsbridge.games.cards.state import CardsState


class Materials(Phase[CardsState]):
    """Begins the scoring of a seat and collects by itself; nobody is asked.

    Rules: CAR-024, CAR-025, CAR-027, CAR-071.
    """

    name = "materials"
    rule = "CAR-027"

    def enter(self, state: CardsState) -> None:
        """Bring the materials of the cards scored; whoever scores Tom Builder is asked next, others convert."""
        frame = state.frames[-1]
        seat = frame.seat
        cards = scored_cards(state, seat)
        if state.journal is not None:
            _announce_cards(state, seat, cards)
        for card in cards:
            effect = WITH_MATERIALS[card]
            if effect is not None:
                effect(state, seat, card)
        if state.frames[-1] is frame:
            converters = converter_mask(state.owners, seat, cards)
            state.replace(frames.conversion(seat, frames.scored_before(frame), converters))


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
        seat = frame.seat
        changes.gain_material(state, seat, TOM_MATERIALS[action - TOM_0], TOM)
        converters = converter_mask(state.owners, seat, scored_cards(state, seat))
        state.replace(frames.conversion(seat, frames.scored_before(frame), converters))

    def why_not(self, state: CardsState, action: int) -> Reason:
        """Anything else has to wait for the choice."""
        return Reason(self.rule, "tom-first", {})


def _announce_cards(state: CardsState, seat: int, cards: list[int]) -> None:
    """Say which cards are scored though not won, and which bring nothing.

    Rules: CAR-026, CAR-036.
    """
    if seat not in state.takers:
        state.note("kings-trick-scored", {"seat": seat, "cards": [CARD_KEYS[card] for card in cards]})
    foreign = [CARD_KEYS[card] for card in foreign_craftsmen(cards, seat)]
    if foreign:
        state.note("discarded", {"seat": seat, "cards": foreign})
