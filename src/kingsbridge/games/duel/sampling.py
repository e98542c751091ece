"""Shuffles again what nobody can know: a function of the common knowledge and the key alone, uniform over the possible.

Both seats know the same. Unknown are only the order of the cards not laid out yet and the order of those of the
original seals that still lie on top of the pile; which they are is known.
"""

from typing import TYPE_CHECKING

from kingsbridge.core.chance import shuffled

if TYPE_CHECKING:
    from kingsbridge.games.duel.state import DuelState


def shuffle_unknown(state: "DuelState") -> None:
    """Shuffle the undealt cards and the unknown part of the seal pile.

    Rules: DUE-003.
    """
    # Sorted first: the result must not depend on the true order.
    state.deck = shuffled(state.key, "sample deck", sorted(state.deck))
    unknown = len(state.pile) - state.known_bottom
    if unknown > 1:
        top = shuffled(state.key, "sample seals", sorted(state.pile[:unknown]))
        state.pile = top + state.pile[unknown:]
