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
from kingsbridge.games.cards import features, sampling, view
from kingsbridge.games.cards.components import (
    ALIENA,
    CARD_KEYS,
    CARD_PRIVILEGES,
    DECKS,
    MATERIALS,
    NUM_MATERIALS,
    NUM_PRIVILEGES,
    PRIVILEGE_CARDS,
    PRIVILEGES,
)

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
        """Give the points earned so far in all hands."""
        return list(self.points)

    def view(self, seat: int | None) -> dict[str, Any]:
        """Give what the seat may know."""
        return view.make_view(self, seat)

    def deal_unknown(self, seat: int) -> None:
        """Deal again what the seat cannot know."""
        sampling.deal_unknown(self, seat)

    def features(self, seat: int) -> list[int]:
        """Give the seat's knowledge as numbers."""
        return features.make_features(self, seat)

    def own_violations(self) -> list[str]:
        """Name what is wrong with the position."""
        return _wrong_shape(self) or [
            *_wrong_cards(self),
            *(_wrong_play(self) or _wrong_question(self)),
            *_wrong_stock(self),
        ]

    def privilege_in_deal(self) -> int:
        """Give the privilege card of this hand: the one neither owned from earlier hands nor in the pile."""
        for card in self.played:
            if CARD_PRIVILEGES[card] >= 0:
                return card
        for hand in self.hands:
            # Privileges have the highest numbers, so they lie last.
            if hand and CARD_PRIVILEGES[hand[-1]] >= 0:
                return hand[-1]
        return -1

    def cards_each(self) -> int:
        """Say how many cards each seat is dealt, which is also the number of tricks."""
        return (len(DECKS[self.seats]) + 1) // self.seats


def _wrong_shape(state: CardsState) -> list[str]:
    sizes = [
        len(state.hands) == state.seats,
        len(state.points) == state.seats,
        len(state.stock) == state.seats * NUM_MATERIALS,
        len(state.owners) == NUM_PRIVILEGES,
        len(state.pad) == state.seats * state.epoch,
        0 <= state.known_bottom <= len(state.pile),
        len(state.leads) in (len(state.takers), len(state.takers) + 1),
        all(0 <= lead < state.seats for lead in state.leads),
        all(-1 <= taker < state.seats for taker in state.takers),
        all(-1 <= owner < state.seats for owner in state.owners),
        all(0 <= frame.seat < state.seats for frame in state.frames),
    ]
    return [] if all(sizes) else ["A list has the wrong length or names a seat that does not exist."]


def _wrong_cards(state: CardsState) -> list[str]:
    violated: list[str] = []
    if any(card not in PRIVILEGE_CARDS for card in state.pile):
        return ["Only privilege cards lie in the pile."]
    deal = [card for hand in state.hands for card in hand] + state.played
    privileges = [card for card in deal if CARD_PRIVILEGES[card] >= 0]
    craft = sorted(card for card in deal if CARD_PRIVILEGES[card] < 0)
    if craft != DECKS[state.seats] or len(privileges) != 1:
        violated.append("Hands and played cards are not the deck with exactly one privilege card.")
    outside = [PRIVILEGE_CARDS[number] for number, owner in enumerate(state.owners) if owner >= 0]
    outside = [card for card in outside if card not in privileges]
    if sorted(outside + privileges + state.pile) != PRIVILEGE_CARDS:
        violated.append("The privilege cards in the pile, in the deal and won are not the five there are.")
    return violated


def _wrong_play(state: CardsState) -> list[str]:
    violated: list[str] = []
    current = len(state.played) - state.seats * len(state.takers)
    if not 0 <= current < state.seats or (current and len(state.leads) == len(state.takers)):
        violated.append("The played cards do not fill the finished tricks.")
        return violated
    for seat in range(state.seats):
        played = len(state.takers) + (
            1 if current and (seat - state.leads[-1]) % state.seats < current else 0
        )
        if len(state.hands[seat]) != state.cards_each() - played:
            violated.append(f"Seat {seat} does not hold as many cards as it must at this point.")
    if ALIENA not in state.played and ALIENA not in state.hands[state.leads[0]]:
        violated.append("Lady Aliena is not with the seat that led the hand's first trick.")
    return violated


def _wrong_question(state: CardsState) -> list[str]:
    """Cards are asked for in turn while there are any, scoring comes after the last one, and the end after the pile."""
    holding = any(len(hand) > 0 for hand in state.hands)
    if not state.frames:
        return (
            ["A game ends only when no card is left in the hands and in the pile."]
            if holding or state.pile
            else []
        )
    frame = state.frames[-1]
    if (state.game.phase_names[frame.phase] == "play") != holding:
        return ["Cards are played while there are any in the hands, and scored when there are none."]
    current = len(state.played) - state.seats * len(state.takers)
    if holding and (frame.seat - state.leads[-1]) % state.seats != current:
        return [f"It is not the turn of seat {frame.seat}."]
    return []


def _wrong_stock(state: CardsState) -> list[str]:
    return ["A stock is negative."] if any(units < 0 for units in state.stock) else []
