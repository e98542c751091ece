"""What no position of the card game may be."""

from typing import TYPE_CHECKING

from kingsbridge.games.cards import frames
from kingsbridge.games.cards.components import (
    ALIENA,
    CARD_PRIVILEGES,
    DECKS,
    NUM_MATERIALS,
    NUM_PRIVILEGES,
    PRIVILEGE_CARDS,
)
from kingsbridge.games.cards.reckoning import cards_each

if TYPE_CHECKING:
    from kingsbridge.games.cards.state import CardsState


def violations(state: "CardsState") -> list[str]:
    """Name what is wrong with a position, each in one sentence."""
    return _wrong_shape(state) or [
        *_wrong_cards(state),
        *(_wrong_play(state) or _wrong_question(state)),
        *_wrong_stock(state),
    ]


def _wrong_shape(state: "CardsState") -> list[str]:
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


def _wrong_cards(state: "CardsState") -> list[str]:
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


def _wrong_play(state: "CardsState") -> list[str]:
    violated: list[str] = []
    current = len(state.played) - state.seats * len(state.takers)
    if not 0 <= current < state.seats or (current and len(state.leads) == len(state.takers)):
        violated.append("The played cards do not fill the finished tricks.")
        return violated
    for seat in range(state.seats):
        played = len(state.takers) + (
            1 if current and (seat - state.leads[-1]) % state.seats < current else 0
        )
        if len(state.hands[seat]) != cards_each(state.seats) - played:
            violated.append(f"Seat {seat} does not hold as many cards as it must at this point.")
    if ALIENA not in state.played and ALIENA not in state.hands[state.leads[0]]:
        violated.append("Lady Aliena is not with the seat that led the hand's first trick.")
    return violated


def _wrong_question(state: "CardsState") -> list[str]:
    """Cards are asked for in turn while there are any, scoring comes after the last one, and the end after the pile."""
    holding = any(len(hand) > 0 for hand in state.hands)
    if not state.frames:
        return (
            ["A game ends only when no card is left in the hands and in the pile."]
            if holding or state.pile
            else []
        )
    frame = state.frames[-1]
    if frames.is_play(frame) != holding:
        return ["Cards are played while there are any in the hands, and scored when there are none."]
    current = len(state.played) - state.seats * len(state.takers)
    if holding and (frame.seat - state.leads[-1]) % state.seats != current:
        return [f"It is not the turn of seat {frame.seat}."]
    return []


def _wrong_stock(state: "CardsState") -> list[str]:
    return ["A stock is negative."] if any(units < 0 for units in state.stock) else []
