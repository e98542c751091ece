"""The position of World Without End and nothing else, with the table of who may know which field."""

from typing import Any, Final

from kingsbridge.core.contract import State
from kingsbridge.core.fields import (
    PRIVATE,
    PUBLIC,
    SECRET,
    Field,
    Form,
    Key,
    KeyRows,
    Keys,
    KeySet,
    KeySets,
    Number,
    Numbers,
    PerKey,
    PerKeyRows,
    PerKeySets,
    Rows,
    SeatTable,
    values_of,
    whole,
)
from kingsbridge.games.world import features, sampling, soundness, view
from kingsbridge.games.world.components import (
    CARDS,
    EVENTS,
    FAVORS,
    GOODS,
    HOUSES,
    LOCATIONS,
    LOYALTY,
    MEDICAL,
    NUM_DUTIES,
    PENALTIES,
    PIETY,
    PROJECTS,
)
from kingsbridge.games.world.reckoning import holds


class Supply(Form):
    """Units of each good but gold, which is not counted and lies first in the position."""

    def write(self, value: Any) -> Any:
        """Leave gold out."""
        return dict(zip(GOODS[1:], value[1:], strict=True))

    def read(self, written: Any) -> Any:
        """Put a zero where gold would be."""
        return [0, *[whole(units) for units in values_of(GOODS[1:], written)]]


FIELDS: Final[list[Field]] = [
    Field("round", PUBLIC, Number()),
    Field("active", PUBLIC, Number()),
    Field("deck", SECRET, Keys(EVENTS)),
    Field("revealed", PUBLIC, Keys(EVENTS)),
    Field("council", PUBLIC, Key(EVENTS, nothing="")),
    Field("arrow", PUBLIC, Number()),
    Field("edge", PUBLIC, Keys(EVENTS)),
    Field("favor", PUBLIC, Key(FAVORS)),
    Field("covered", PUBLIC, KeySet(FAVORS)),
    Field("cloth_covered", PUBLIC, Number()),
    Field("goods", PUBLIC, SeatTable([GOODS])),
    Field("supply", PUBLIC, Supply()),
    Field("vp", PUBLIC, Numbers()),
    Field("halves", PUBLIC, Numbers()),
    Field("hands", PRIVATE, KeySets(CARDS)),
    Field("discards", PRIVATE, KeySets(CARDS)),
    Field("piles", PUBLIC, KeyRows(CARDS)),
    Field("houses", PUBLIC, PerKey(HOUSES)),
    Field("projects", PUBLIC, PerKey(PROJECTS)),
    Field("filled", PUBLIC, PerKeyRows(PROJECTS, 2)),
    Field("seals", PUBLIC, PerKeySets(PROJECTS)),
    Field("substitutes", PUBLIC, Numbers()),
    # Secret except for the markers that lie open, which every view names.
    Field("plague", SECRET, Numbers()),
    Field("ill", PUBLIC, KeySet(LOCATIONS)),
    Field("penalties", PUBLIC, KeySets(PENALTIES)),
    Field("tax", PUBLIC, Number()),
    Field("missing", PUBLIC, Rows(NUM_DUTIES)),
]


class WorldState(State):
    """A position. Goods, cards, events, spaces, projects, locations and seats are numbers; see `components.py`."""

    round: int  # 0 to 5; 6 during the steps at the chapter's end. The chapter is `epoch`, from 0 on
    active: int  # the holder of the start figure
    deck: list[
        int
    ]  # events of this chapter not yet revealed, the next one first; the last five are out of the game
    revealed: list[int]  # events of this chapter, in order
    council: int  # the event of this round, -1 between rounds
    arrow: int  # where it was turned to, -1 before
    edge: list[int]  # long-term events on the edge, the oldest first
    favor: int  # the space of the favor marker
    covered: int  # favor spaces covered by a tile, one bit each
    cloth_covered: int  # 1 while a tile lies on the cloth market
    goods: list[int]  # seat * 9 + good -> units
    supply: list[int]  # good -> units; gold is not counted
    vp: list[int]  # seat -> victory points
    halves: list[int]  # seat -> half points, at the end only
    hands: list[int]  # seat -> set of cards
    discards: list[int]  # seat -> set of cards
    piles: list[list[int]]  # seat -> cards played openly in this chapter, in order
    houses: list[int]  # space -> owner, or -1
    projects: list[int]  # project -> 0 not on the board, 1 under way, 2 finished
    filled: list[int]  # project * 2 (stone) and + 1 (wood) -> spaces filled
    seals: list[int]  # project -> donors, one bit a seat
    substitutes: list[int]  # stone and wood that the Tower event laid without the supply having any
    plague: list[int]  # location -> value of its marker, 0 without one
    ill: int  # locations with an open marker, one bit each
    penalties: list[int]  # seat -> penalties of the first round, one bit a duty
    tax: int  # the last tax roll, 0 before the first
    missing: list[int]  # seat * 3 + duty -> what was missing at the last chapter's end

    def clone(self) -> "WorldState":
        """Copy the position without its journal."""
        other = WorldState()
        self.copy_common(other)
        other.round = self.round
        other.active = self.active
        other.deck = self.deck.copy()
        other.revealed = self.revealed.copy()
        other.council = self.council
        other.arrow = self.arrow
        other.edge = self.edge.copy()
        other.favor = self.favor
        other.covered = self.covered
        other.cloth_covered = self.cloth_covered
        other.goods = self.goods.copy()
        other.supply = self.supply.copy()
        other.vp = self.vp.copy()
        other.halves = self.halves.copy()
        other.hands = self.hands.copy()
        other.discards = self.discards.copy()
        other.piles = [pile.copy() for pile in self.piles]
        other.houses = self.houses.copy()
        other.projects = self.projects.copy()
        other.filled = self.filled.copy()
        other.seals = self.seals.copy()
        other.substitutes = self.substitutes.copy()
        other.plague = self.plague.copy()
        other.ill = self.ill
        other.penalties = self.penalties.copy()
        other.tax = self.tax
        other.missing = self.missing.copy()
        return other

    def scores(self) -> list[float]:
        """Give the victory points; half points only at the end.

        Rules: WOR-001, WOR-108.
        """
        return [self.vp[seat] + self.halves[seat] / 2 for seat in range(self.seats)]

    def best_seats(self) -> list[int]:
        """Break ties by piety, then loyalty, then medical knowledge; what is left is shared.

        Rules: WOR-109, WOR-110.
        """
        ranks = [
            (
                2 * self.vp[seat] + self.halves[seat],
                holds(self, seat, PIETY),
                holds(self, seat, LOYALTY),
                holds(self, seat, MEDICAL),
            )
            for seat in range(self.seats)
        ]
        best = max(ranks)
        return [seat for seat in range(self.seats) if ranks[seat] == best]

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
