"""The position of The Pillars of the Earth and nothing else, with the table of who may know which field."""

from typing import Any

from kingsbridge.core.contract import PUBLIC, SECRET, State
from kingsbridge.games.pillars import features, sampling, soundness, view
from kingsbridge.games.pillars.components import (
    ADVANTAGES,
    CARDS,
    CRAFTSMEN,
    EVENTS,
    NUM_RESOURCES,
    NUM_STALLS,
    RESOURCES,
)

VISIBILITY: dict[str, str] = {
    "start_seat": PUBLIC,
    "gold": PUBLIC,
    "points": PUBLIC,
    "cubes": PUBLIC,
    "supply": PUBLIC,
    "stalls": PUBLIC,
    "court_metal": PUBLIC,
    "workers": PUBLIC,
    "mill": PUBLIC,
    "gray": PUBLIC,
    "gray_next": PUBLIC,
    "rows": PUBLIC,
    "holders": PUBLIC,
    "offer": PUBLIC,
    "shiring": PUBLIC,
    "kingsbridge": PUBLIC,
    "owners": PUBLIC,
    "bag": PUBLIC,
    "draws": PUBLIC,
    "price": PUBLIC,
    "track": PUBLIC,
    "spaces": PUBLIC,
    "aside": PUBLIC,
    "wall": PUBLIC,
    "wall_next": PUBLIC,
    "thrown_back": PUBLIC,
    "past_events": PUBLIC,
    "protected": PUBLIC,
    "tax": PUBLIC,
    "bought": PUBLIC,
    "sold": PUBLIC,
    "craft_deck": SECRET,
    "advantage_deck": SECRET,
    "advantages_removed": SECRET,
    "event_deck": SECRET,  # except that Ellen's owner knows the coming event
    "events_removed": SECRET,
}


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
        """Most points win, then most gold; still equal seats share the win."""
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
        return features.make_features(self, seat)

    def fields(self) -> dict[str, Any]:
        """Write the fields by the keys of cards and resources."""
        return {
            "start_seat": self.start_seat,
            "gold": self.gold.copy(),
            "points": self.points.copy(),
            "cubes": [
                {key: self.cubes[seat * NUM_RESOURCES + r] for r, key in enumerate(RESOURCES)}
                for seat in range(self.seats)
            ],
            "supply": dict(zip(RESOURCES, self.supply, strict=True)),
            "stalls": dict(zip(RESOURCES[:NUM_STALLS], self.stalls, strict=True)),
            "court_metal": self.court_metal,
            "workers": self.workers.copy(),
            "mill": self.mill.copy(),
            "gray": self.gray.copy(),
            "gray_next": self.gray_next.copy(),
            "rows": [[CRAFTSMEN[each] for each in row] for row in self.rows],
            "holders": dict(zip(CARDS, self.holders, strict=True)),
            "offer": [CRAFTSMEN[each] for each in self.offer],
            "shiring": [_key(CRAFTSMEN, each) for each in self.shiring],
            "kingsbridge": [_key(ADVANTAGES, each) for each in self.kingsbridge],
            "owners": dict(zip(ADVANTAGES, self.owners, strict=True)),
            "bag": self.bag.copy(),
            "draws": self.draws,
            "price": self.price,
            "track": self.track.copy(),
            "spaces": self.spaces.copy(),
            "aside": self.aside.copy(),
            "wall": self.wall.copy(),
            "wall_next": self.wall_next.copy(),
            "thrown_back": self.thrown_back,
            "past_events": [EVENTS[each] for each in self.past_events],
            "protected": self.protected.copy(),
            "tax": self.tax,
            "bought": [_resources(mask) for mask in self.bought],
            "sold": [_resources(mask) for mask in self.sold],
            "craft_deck": [CRAFTSMEN[each] for each in self.craft_deck],
            "advantage_deck": [ADVANTAGES[each] for each in self.advantage_deck],
            "advantages_removed": [ADVANTAGES[each] for each in self.advantages_removed],
            "event_deck": [EVENTS[each] for each in self.event_deck],
            "events_removed": [EVENTS[each] for each in self.events_removed],
        }

    def load_fields(self, fields: dict[str, Any]) -> None:
        """Read the fields that `fields` wrote."""
        self.start_seat = fields["start_seat"]
        self.gold = list(fields["gold"])
        self.points = list(fields["points"])
        self.cubes = [row[key] for row in fields["cubes"] for key in RESOURCES]
        self.supply = [fields["supply"][key] for key in RESOURCES]
        self.stalls = [fields["stalls"][key] for key in RESOURCES[:NUM_STALLS]]
        self.court_metal = fields["court_metal"]
        self.workers = list(fields["workers"])
        self.mill = list(fields["mill"])
        self.gray = list(fields["gray"])
        self.gray_next = list(fields["gray_next"])
        self.rows = [_numbers(CRAFTSMEN, row) for row in fields["rows"]]
        self.holders = [fields["holders"][key] for key in CARDS]
        self.offer = _numbers(CRAFTSMEN, fields["offer"])
        self.shiring = _numbers(CRAFTSMEN, fields["shiring"])
        self.kingsbridge = _numbers(ADVANTAGES, fields["kingsbridge"])
        self.owners = [fields["owners"][key] for key in ADVANTAGES]
        self.bag = list(fields["bag"])
        self.draws = fields["draws"]
        self.price = fields["price"]
        self.track = list(fields["track"])
        self.spaces = list(fields["spaces"])
        self.aside = list(fields["aside"])
        self.wall = list(fields["wall"])
        self.wall_next = list(fields["wall_next"])
        self.thrown_back = _switch(fields["thrown_back"])
        self.past_events = _numbers(EVENTS, fields["past_events"])
        self.protected = [_switch(each) for each in fields["protected"]]
        self.tax = fields["tax"]
        self.bought = [_mask(keys) for keys in fields["bought"]]
        self.sold = [_mask(keys) for keys in fields["sold"]]
        self.craft_deck = _numbers(CRAFTSMEN, fields["craft_deck"])
        self.advantage_deck = _numbers(ADVANTAGES, fields["advantage_deck"])
        self.advantages_removed = _numbers(ADVANTAGES, fields["advantages_removed"])
        self.event_deck = _numbers(EVENTS, fields["event_deck"])
        self.events_removed = _numbers(EVENTS, fields["events_removed"])

    def own_violations(self) -> list[str]:
        """Name what is wrong with the position."""
        return soundness.violations(self)


def _key(keys: list[str], number: int) -> str | None:
    return None if number < 0 else keys[number]


def _numbers(keys: list[str], written: list[str | None]) -> list[int]:
    return [-1 if key is None else keys.index(key) for key in written]


def _switch(value: object) -> bool:
    if not isinstance(value, bool):
        raise ValueError(f"'{value}' is neither true nor false")
    return value


def _resources(mask: int) -> list[str]:
    return [key for number, key in enumerate(RESOURCES) if mask >> number & 1]


def _mask(keys: list[str]) -> int:
    return sum(1 << RESOURCES.index(key) for key in keys)
