"""Deals again what a seat cannot know: a function of its knowledge and the key alone, uniform over what is possible.

Unknown are: which of the chapter's events will still come, in which order, and which five are out of the game; of every
other seat, which of the cards that do not lie open are in its hand and which face down; and the values of face-down
plague markers. Goods are never unknown: whoever remembers everything knows them, screens or not.
"""

from typing import TYPE_CHECKING

from kingsbridge.core.chance import shuffled
from kingsbridge.games.world.components import NUM_LOCATIONS
from kingsbridge.games.world.reckoning import card_list, is_ill

if TYPE_CHECKING:
    from kingsbridge.games.world.state import WorldState


def deal_unknown(state: "WorldState", seat: int) -> None:
    """Shuffle what the seat cannot know.

    Rules: WOR-012.
    """
    # Sorted first, here and below: the result must not depend on the true order.
    state.deck = shuffled(state.key, "sample events", sorted(state.deck))
    for other in range(state.seats):
        if other != seat:
            _deal_cards(state, other)
    _deal_markers(state)


def _deal_cards(state: "WorldState", seat: int) -> None:
    """Draw which of a seat's hidden cards lie on its discard pile."""
    count = state.discards[seat].bit_count()
    if count == 0:
        return
    hidden = state.hands[seat] | state.discards[seat]
    down = 0
    for card in shuffled(state.key, f"sample cards {seat}", card_list(hidden))[:count]:
        down |= 1 << card
    state.discards[seat] = down
    state.hands[seat] = hidden & ~down


def _deal_markers(state: "WorldState") -> None:
    """Shuffle the values of the face-down markers."""
    places = [at for at in range(NUM_LOCATIONS) if state.plague[at] and not is_ill(state, at)]
    if not places:
        return
    values = shuffled(state.key, "sample plague", sorted([state.plague[at] for at in places]))
    for at, value in zip(places, values, strict=True):
        state.plague[at] = value
