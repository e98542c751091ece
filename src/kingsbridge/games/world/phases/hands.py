"""What several phases ask of a hand: a card drawn from it by chance, and why a card cannot be laid down now."""

from kingsbridge.core.reason import Reason
from kingsbridge.games.world.actions import DISCARD_0, PLAY_0
from kingsbridge.games.world.changes import lose_drawn_card
from kingsbridge.games.world.components import CARDS, NUM_CARDS
from kingsbridge.games.world.reckoning import can_discard, card_list
from kingsbridge.games.world.state import WorldState


def draw_discard(state: WorldState, seat: int, name: str, source: str) -> None:
    """Let chance draw the card to discard, unless it is needed to fill the action pile.

    Rules: WOR-043, WOR-046.
    """
    if can_discard(state, seat):
        lose_drawn_card(state, seat, state.draw_shuffled(name, card_list(state.hands[seat]))[0], source)


def card_reason(action: int, to_play: bool, rule: str) -> Reason:
    """Explain why a card cannot be played or discarded now."""
    first = PLAY_0 if to_play else DISCARD_0
    if first <= action < first + NUM_CARDS:
        return Reason(rule, "not-in-hand", {"card": CARDS[action - first]})
    if PLAY_0 <= action < PLAY_0 + NUM_CARDS:
        return Reason("WOR-041", "discard-first", {})
    if DISCARD_0 <= action < DISCARD_0 + NUM_CARDS:
        return Reason("WOR-041", "play-first", {})
    return Reason(rule, "not-now", {})
