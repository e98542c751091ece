"""The position of The Pillars of the Earth and nothing else, with the table of who may know which field."""

from typing import Any, Final

from kingsbridge.core.contract import State
from kingsbridge.core.fields import (
    PUBLIC,
    SECRET,
    Field,
    KeyRows,
    Keys,
    KeySets,
    Number,
    Numbers,
    PerKey,
    SeatTable,
    Switch,
    Switches,
)
from kingsbridge.games.pillars import features, sampling, soundness, view
from kingsbridge.games.pillars.components import (
    ADVANTAGES,
    CARDS,
    CRAFTSMEN,
    EVENTS,
    NUM_STALLS,
    RESOURCES,
)

FIELDS: Final[list[Field]] = [
    Field("start_seat", PUBLIC, Number()),
    Field("gold", PUBLIC, Numbers()),
    Field("points", PUBLIC, Numbers()),
    Field("cubes", PUBLIC, SeatTable([RESOURCES])),
    Field("supply", PUBLIC, PerKey(RESOURCES)),
    Field("stalls", PUBLIC, PerKey(RESOURCES[:NUM_STALLS])),
    Field("court_metal", PUBLIC, Number()),
    Field("workers", PUBLIC, Numbers()),
    Field("mill", PUBLIC, Numbers()),
    Field("gray", PUBLIC, Numbers()),
    Field("gray_next", PUBLIC, Numbers()),
    Field("rows", PUBLIC, KeyRows(CRAFTSMEN)),
    Field("holders", PUBLIC, PerKey(CARDS)),
    Field("offer", PUBLIC, Keys(CRAFTSMEN)),
    Field("shiring", PUBLIC, Keys(CRAFTSMEN)),
    Field("kingsbridge", PUBLIC, Keys(ADVANTAGES)),
    Field("owners", PUBLIC, PerKey(ADVANTAGES)),
    Field("bag", PUBLIC, Numbers()),
    Field("draws", PUBLIC, Number()),
    Field("price", PUBLIC, Number()),
    Field("track", PUBLIC, Numbers()),
    Field("spaces", PUBLIC, Numbers()),
    Field("aside", PUBLIC, Numbers()),
    Field("wall", PUBLIC, Numbers()),
    Field("wall_next", PUBLIC, Numbers()),
    Field("thrown_back", PUBLIC, Switch()),
    Field("past_events", PUBLIC, Keys(EVENTS)),
    Field("protected", PUBLIC, Switches()),
    Field("tax", PUBLIC, Number()),
    Field("bought", PUBLIC, KeySets(RESOURCES)),
    Field("sold", PUBLIC, KeySets(RESOURCES)),
    Field("craft_deck", SECRET, Keys(CRAFTSMEN)),
    Field("advantage_deck", SECRET, Keys(ADVANTAGES)),
    Field("advantages_removed", SECRET, Keys(ADVANTAGES)),
    Field("event_deck", SECRET, Keys(EVENTS)),  # except that Ellen's owner knows the coming event
    Field("events_removed", SECRET, Keys(EVENTS)),
]


class PillarsState(State):
    """A position. Cards, resources, spaces and seats are numbers; see `components.py`. The round is `epoch` + 1."""

    start_seat: int
    gold: list[int]  # by seat
    points: list[int]  # by seat
    cubes: list[int]  # seat * 4 + resource
    supply: list[int]  # by resource; below zero when cubes are owed
    stalls: list[int]  # by resource with a stall
    court_metal: int
    workers: list[int]  # seat -> workers in its reserve
    mill: list[int]  # seat -> workers in the wool mill
    gray: list[int]  # seat -> gray workers that go back at the end of this round
    gray_next: list[int]  # seat -> gray workers taken for the next round
    rows: list[list[int]]  # seat -> craftsmen in the order they came
    holders: list[int]  # resource card -> seat, -1 in the supply, -2 put aside
    offer: list[int]  # craftsmen for hire
    shiring: list[int]  # space -> craftsman, or -1
    kingsbridge: list[int]  # space -> advantage card, or -1
    owners: list[int]  # advantage -> seat that has it before it, or -1
    bag: list[int]  # seat -> builders in the bag
    draws: int  # builders drawn this round, thrown back ones too: numbers the draws
    price: int  # the cost marker
    track: list[int]  # price -> seat whose builder was passed there, or -1
    spaces: list[int]  # space -> seat, or -1
    aside: list[int]  # seat -> builders laid aside this round
    wall: list[int]  # seat -> builders it may not place this round
    wall_next: list[int]  # the same for the next round
    thrown_back: bool  # has the start player used this round's throw-back?
    past_events: list[int]  # events revealed so far, this round's last
    protected: list[bool]  # seat -> is it spared this round's event?
    tax: int  # this round's tax, 0 before the roll
    bought: list[int]  # seat -> resources bought this round, one bit each
    sold: list[int]  # seat -> resources sold this round, one bit each
    craft_deck: list[int]  # craftsmen of the coming rounds, the next one first
    advantage_deck: list[int]  # advantage cards to come, the next one first
    advantages_removed: list[int]
    event_deck: list[int]  # events to come, the next one first
    events_removed: list[int]

    def clone(self) -> "PillarsState":
        """Copy the position without its journal."""
        other = PillarsState()
        self.copy_common(other)
        other.start_seat = self.start_seat
        other.gold = self.gold.copy()
        other.points = self.points.copy()
        other.cubes = self.cubes.copy()
        other.supply = self.supply.copy()
        other.stalls = self.stalls.copy()
        other.court_metal = self.court_metal
        other.workers = self.workers.copy()
        other.mill = self.mill.copy()
        other.gray = self.gray.copy()
        other.gray_next = self.gray_next.copy()
        other.rows = [row.copy() for row in self.rows]
        other.holders = self.holders.copy()
        other.offer = self.offer.copy()
        other.shiring = self.shiring.copy()
        other.kingsbridge = self.kingsbridge.copy()
        other.owners = self.owners.copy()
        other.bag = self.bag.copy()
        other.draws = self.draws
        other.price = self.price
        other.track = self.track.copy()
        other.spaces = self.spaces.copy()
        other.aside = self.aside.copy()
        other.wall = self.wall.copy()
        other.wall_next = self.wall_next.copy()
        other.thrown_back = self.thrown_back
        other.past_events = self.past_events.copy()
        other.protected = self.protected.copy()
        other.tax = self.tax
        other.bought = self.bought.copy()
        other.sold = self.sold.copy()
        other.craft_deck = self.craft_deck.copy()
        other.advantage_deck = self.advantage_deck.copy()
        other.advantages_removed = self.advantages_removed.copy()
        other.event_deck = self.event_deck.copy()
        other.events_removed = self.events_removed.copy()
        return other

    def scores(self) -> list[float]:
        """Give the victory points."""
        return list(self.points)

    def best_seats(self) -> list[int]:
        """Most points win, then most gold; still equal seats share the win.

        Rules: PIL-090, PIL-091.
        """
        best = max(range(self.seats), key=self._standing)
        return [seat for seat in range(self.seats) if self._standing(seat) == self._standing(best)]

    def _standing(self, seat: int) -> tuple[int, int]:
        return (self.points[seat], self.gold[seat])

    def view(self, seat: int | None) -> dict[str, Any]:
        """Give what the seat may know."""
        return view.make_view(self, seat)

    def deal_unknown(self, seat: int) -> None:
        """Shuffle again what the seat cannot know."""
        sampling.shuffle_unknown(self, seat)

    def features(self, seat: int) -> list[int]:
        """Give the seat's knowledge as numbers."""
        return list(self.feature_row(seat))

    def write_features(self, seat: int, row: bytearray) -> None:
        """Write the seat's knowledge as bytes."""
        features.write_features(self, seat, row)

    def own_violations(self) -> list[str]:
        """Name what is wrong with the position."""
        return soundness.violations(self)
