"""The position of the card game and nothing else, with the table of who may know which field."""

from typing import Any, Final

from kingsbridge.core.contract import State
from kingsbridge.core.fields import (
    PRIVATE,
    PUBLIC,
    SECRET,
    Field,
    KeyRows,
    Keys,
    Number,
    Numbers,
    PerKey,
    SeatTable,
)
from kingsbridge.games.cards import features, sampling, soundness, view
from kingsbridge.games.cards.components import CARD_KEYS, MATERIALS, PRIVILEGES

FIELDS: Final[list[Field]] = [
    Field("hands", PRIVATE, KeyRows(CARD_KEYS, is_sorted=True)),
    # Secret except for the cards known to lie at its bottom, which every view names.
    Field("pile", SECRET, Keys(CARD_KEYS)),
    Field("known_bottom", PUBLIC, Number()),
    Field("owners", PUBLIC, PerKey(PRIVILEGES)),
    Field("played", PUBLIC, Keys(CARD_KEYS)),
    Field("leads", PUBLIC, Numbers()),
    Field("takers", PUBLIC, Numbers()),
    Field("stock", PUBLIC, SeatTable([MATERIALS])),
    Field("points", PUBLIC, Numbers()),
    Field("pad", PUBLIC, Numbers()),
]


class CardsState(State):
    """A position. Cards, materials, privileges and seats are numbers; see `components.py`."""

    hands: list[list[int]]  # by seat, ascending
    pile: list[int]  # privilege cards, the top one first
    known_bottom: int  # how many cards at the bottom of the pile everybody has seen
    owners: list[int]  # privilege -> seat that won it, or -1
    played: list[int]  # this hand's cards in the order played
    leads: list[int]  # this hand's tricks -> seat that led
    takers: list[int]  # this hand's finished tricks -> seat that took it, or -1 for the King's trick
    stock: list[int]  # seat * 4 + material -> units
    points: list[int]  # seat -> points of all hands
    pad: list[int]  # points gained in each finished hand, seat after seat, hand after hand

    def clone(self) -> "CardsState":
        """Copy the position without its journal."""
        other = CardsState()
        self.copy_common(other)
        other.hands = [hand.copy() for hand in self.hands]
        other.pile = self.pile.copy()
        other.known_bottom = self.known_bottom
        other.owners = self.owners.copy()
        other.played = self.played.copy()
        other.leads = self.leads.copy()
        other.takers = self.takers.copy()
        other.stock = self.stock.copy()
        other.points = self.points.copy()
        other.pad = self.pad.copy()
        return other

    def scores(self) -> list[float]:
        """Give the points earned so far in all hands; they alone decide who wins, equal ones together.

        Rules: CAR-044, CAR-051, CAR-052.
        """
        return list(self.points)

    def view(self, seat: int | None) -> dict[str, Any]:
        """Give what the seat may know."""
        return view.make_view(self, seat)

    def deal_unknown(self, seat: int) -> None:
        """Deal again what the seat cannot know."""
        sampling.deal_unknown(self, seat)

    def features(self, seat: int) -> list[int]:
        """Give the seat's knowledge as numbers."""
        return list(self.feature_row(seat))

    def write_features(self, seat: int, row: bytearray) -> None:
        """Write the seat's knowledge as bytes."""
        features.write_features(self, seat, row)

    def own_violations(self) -> list[str]:
        """Name what is wrong with the position."""
        return soundness.violations(self)
