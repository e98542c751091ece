"""Laying down action cards: openly on the action pile, face down on the discard pile."""

from kingsbridge.games.world.components import CARDS
from kingsbridge.games.world.reckoning import can_discard, card_list
from kingsbridge.games.world.state import WorldState


def open_card(state: WorldState, seat: int, card: int) -> None:
    """Lay a card of the hand on the action pile."""
    state.hands[seat] &= ~(1 << card)
    state.piles[seat].append(card)


def discard(state: WorldState, seat: int, card: int) -> None:
    """Lay a card of the hand face down on the discard pile; only its owner knows which."""
    state.hands[seat] &= ~(1 << card)
    state.discards[seat] |= 1 << card
    if state.journal is not None:
        state.note("discarded", {"seat": seat}, {"card": CARDS[card]}, (seat,))


def discard_at_random(state: WorldState, seat: int, name: str, source: str) -> None:
    """Let chance draw the card to discard, unless it is needed to fill the action pile; the owner may look at it."""
    if not can_discard(state, seat):
        return
    card = state.draw_shuffled(name, card_list(state.hands[seat]))[0]
    state.hands[seat] &= ~(1 << card)
    state.discards[seat] |= 1 << card
    if state.journal is not None:
        state.note("drawn-away", {"seat": seat, "source": source}, {"card": CARDS[card]}, (seat,))
