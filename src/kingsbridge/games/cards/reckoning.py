"""What follows from a position without changing it: who is winning a trick, what a seat scores, what is unseen."""

from typing import TYPE_CHECKING

from kingsbridge.games.cards.components import (
    CARD_COLOURS,
    CARD_CRAFTS,
    CARD_PRIVILEGES,
    CARD_VALUES,
    KING,
    NUM_PRIVILEGES,
    PRIVILEGE_CARDS,
    PRIVILEGE_CONVERTERS,
)

if TYPE_CHECKING:
    from kingsbridge.games.cards.state import CardsState


def leading_play(state: "CardsState", trick: int) -> int:
    """Say which play of a trick is winning: the highest value, of equal ones the later (-1 before the first)."""
    start = trick * state.seats
    end = min(start + state.seats, len(state.played))
    best = -1
    best_value = -1
    for at in range(start, end):
        value = CARD_VALUES[state.played[at]]
        if value >= best_value:
            best = at - start
            best_value = value
    return best


def receiver(state: "CardsState", trick: int, play: int) -> int:
    """Say who gets a trick won by this play: a craftsman's owner, else the player; nobody (-1) gets the King's."""
    card = state.played[trick * state.seats + play]
    if card == KING:
        return -1
    if CARD_COLOURS[card] >= 0:
        return CARD_COLOURS[card]
    return (state.leads[trick] + play) % state.seats


def scored_cards(state: "CardsState", seat: int) -> list[int]:
    """List the cards a seat scores: those of its tricks; without a trick, those of the King's trick."""
    takers = state.takers
    wanted = seat if seat in takers else -1
    cards: list[int] = []
    for trick in range(len(takers)):
        if takers[trick] == wanted:
            cards += state.played[trick * state.seats : (trick + 1) * state.seats]
    return cards


def converter_mask(state: "CardsState", seat: int, cards: list[int]) -> int:
    """Give the converters a seat may use, one bit each: its own craftsmen among the cards, and its privileges."""
    mask = 0
    for card in cards:
        if CARD_COLOURS[card] == seat:
            mask |= 1 << CARD_CRAFTS[card]
    for privilege in range(NUM_PRIVILEGES):
        if state.owners[privilege] == seat and PRIVILEGE_CONVERTERS[privilege] >= 0:
            mask |= 1 << PRIVILEGE_CONVERTERS[privilege]
    return mask


def is_last_hand(state: "CardsState") -> bool:
    """Say whether the hand's privilege has been won and none is left in the pile, so that this hand ends the game."""
    return not state.pile and -1 not in state.owners


def hand_number(state: "CardsState") -> int:
    """Say which hand is being played (of a finished game: which was the last), from 1 on."""
    return state.epoch if state.is_over else state.epoch + 1


def hand_so_far(state: "CardsState", seat: int) -> int:
    """Give the points a seat has made in the running hand (of a finished game: in its last)."""
    finished = state.pad[seat :: state.seats]
    if state.is_over:
        finished = finished[:-1]
    return state.points[seat] - sum(finished)


def unseen_privileges(state: "CardsState", seat: int | None) -> list[int]:
    """List the privilege cards that may, for all a seat knows, be in a hidden place."""
    known = state.pile[len(state.pile) - state.known_bottom :]
    seen = [card for card in state.played if CARD_PRIVILEGES[card] >= 0] + known
    if seat is not None:
        seen += [card for card in state.hands[seat] if CARD_PRIVILEGES[card] >= 0]
    return [card for card in PRIVILEGE_CARDS if card not in seen and state.owners[CARD_PRIVILEGES[card]] < 0]
