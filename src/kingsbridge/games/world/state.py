"""The position of World Without End and nothing else, with the table of who may know which field."""

from typing import Any

from kingsbridge.core.contract import PRIVATE, PUBLIC, SECRET, State
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
    NUM_GOODS,
    PENALTIES,
    PIETY,
    PROJECTS,
)
from kingsbridge.games.world.reckoning import card_list, holds

VISIBILITY: dict[str, str] = {
    "round": PUBLIC,
    "active": PUBLIC,
    "deck": SECRET,
    "revealed": PUBLIC,
    "council": PUBLIC,
    "arrow": PUBLIC,
    "edge": PUBLIC,
    "favor": PUBLIC,
    "covered": PUBLIC,
    "cloth_covered": PUBLIC,
    "goods": PUBLIC,
    "supply": PUBLIC,
    "vp": PUBLIC,
    "halves": PUBLIC,
    "hands": PRIVATE,
    "discards": PRIVATE,
    "piles": PUBLIC,
    "houses": PUBLIC,
    "projects": PUBLIC,
    "filled": PUBLIC,
    "seals": PUBLIC,
    "substitutes": PUBLIC,
    "plague": SECRET,  # except for the markers that lie open, which every view names
    "ill": PUBLIC,
    "penalties": PUBLIC,
    "tax": PUBLIC,
    "missing": PUBLIC,
}


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
        """Give the victory points; half points only at the end."""
        return [self.vp[seat] + self.halves[seat] / 2 for seat in range(self.seats)]

    def best_seats(self) -> list[int]:
        """Break ties by piety, then loyalty, then medical knowledge; what is left is shared."""
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
        return features.make_features(self, seat)

    def fields(self) -> dict[str, Any]:
        """Write the fields by the keys of the components."""
        return {
            "round": self.round,
            "active": self.active,
            "deck": [EVENTS[event] for event in self.deck],
            "revealed": [EVENTS[event] for event in self.revealed],
            "council": EVENTS[self.council] if self.council >= 0 else "",
            "arrow": self.arrow,
            "edge": [EVENTS[event] for event in self.edge],
            "favor": FAVORS[self.favor],
            "covered": [FAVORS[space] for space in card_list(self.covered)],
            "cloth_covered": self.cloth_covered,
            "goods": [
                {GOODS[good]: self.goods[seat * NUM_GOODS + good] for good in range(NUM_GOODS)}
                for seat in range(self.seats)
            ],
            "supply": {GOODS[good]: self.supply[good] for good in range(1, NUM_GOODS)},
            "vp": self.vp.copy(),
            "halves": self.halves.copy(),
            "hands": [[CARDS[card] for card in card_list(hand)] for hand in self.hands],
            "discards": [[CARDS[card] for card in card_list(pile)] for pile in self.discards],
            "piles": [[CARDS[card] for card in pile] for pile in self.piles],
            "houses": {HOUSES[space]: owner for space, owner in enumerate(self.houses)},
            "projects": {PROJECTS[project]: what for project, what in enumerate(self.projects)},
            "filled": {
                PROJECTS[project]: self.filled[2 * project : 2 * project + 2]
                for project in range(len(PROJECTS))
            },
            "seals": {PROJECTS[project]: card_list(donors) for project, donors in enumerate(self.seals)},
            "substitutes": self.substitutes.copy(),
            "plague": self.plague.copy(),
            "ill": [LOCATIONS[location] for location in card_list(self.ill)],
            "penalties": [[PENALTIES[duty] for duty in card_list(bits)] for bits in self.penalties],
            "tax": self.tax,
            "missing": [
                self.missing[seat * NUM_DUTIES : (seat + 1) * NUM_DUTIES] for seat in range(self.seats)
            ],
        }

    def load_fields(self, fields: dict[str, Any]) -> None:
        """Read the fields that `fields` wrote."""
        self.round = fields["round"]
        self.active = fields["active"]
        self.deck = [EVENTS.index(key) for key in fields["deck"]]
        self.revealed = [EVENTS.index(key) for key in fields["revealed"]]
        self.council = -1 if fields["council"] == "" else EVENTS.index(fields["council"])
        self.arrow = fields["arrow"]
        self.edge = [EVENTS.index(key) for key in fields["edge"]]
        self.favor = FAVORS.index(fields["favor"])
        self.covered = _bits(fields["covered"], FAVORS)
        self.cloth_covered = fields["cloth_covered"]
        self.goods = [row[key] for row in fields["goods"] for key in GOODS]
        self.supply = [0, *[fields["supply"][key] for key in GOODS[1:]]]
        self.vp = list(fields["vp"])
        self.halves = list(fields["halves"])
        self.hands = [_bits(keys, CARDS) for keys in fields["hands"]]
        self.discards = [_bits(keys, CARDS) for keys in fields["discards"]]
        self.piles = [[CARDS.index(key) for key in keys] for keys in fields["piles"]]
        self.houses = [fields["houses"][key] for key in HOUSES]
        self.projects = [fields["projects"][key] for key in PROJECTS]
        self.filled = [units for key in PROJECTS for units in fields["filled"][key]]
        self.seals = [_seat_bits(fields["seals"][key]) for key in PROJECTS]
        self.substitutes = list(fields["substitutes"])
        self.plague = list(fields["plague"])
        self.ill = _bits(fields["ill"], LOCATIONS)
        self.penalties = [_bits(keys, PENALTIES) for keys in fields["penalties"]]
        self.tax = fields["tax"]
        self.missing = [units for row in fields["missing"] for units in row]

    def own_violations(self) -> list[str]:
        """Name what is wrong with the position."""
        return soundness.violations(self)


def _bits(keys: list[str], names: list[str]) -> int:
    bits = 0
    for key in keys:
        bits |= 1 << names.index(key)
    return bits


def _seat_bits(seats: list[int]) -> int:
    bits = 0
    for seat in seats:
        bits |= 1 << seat
    return bits
