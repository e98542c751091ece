"""Deals again what a seat cannot know: a function of its knowledge and the key alone, uniform over what is possible.

Known to everybody: who led the hand's first trick holds Lady Aliena until she is played; privilege cards that went
under the pile lie there in their order. Unknown are the other hands, which privilege was shuffled in (until it is
seen), and the order of the pile above its known part. Those privileges are dealt together: any of them may be the one
in the deal.
"""

from typing import TYPE_CHECKING

from kingsbridge.core.chance import shuffled
from kingsbridge.games.cards.components import ALIENA, CARD_PRIVILEGES

if TYPE_CHECKING:
    from kingsbridge.games.cards.state import CardsState


def deal_unknown(state: "CardsState", seat: int) -> None:
    """Shuffle the unknown cards of a position into the places where the seat cannot look.

    Rules: CAR-072.
    """
    _deal_privileges(state, seat)
    _deal_hands(state, seat)


def _deal_privileges(state: "CardsState", seat: int) -> None:
    """Draw which of the unknown privileges lies in the deal, and the order of the unknown part of the pile.

    Rules: CAR-008, CAR-048.
    """
    unknown = len(state.pile) - state.known_bottom
    if unknown == 0:
        return
    candidates = state.pile[:unknown]
    holder = _unseen_privilege_holder(state, seat)
    if holder >= 0:
        candidates.append(state.hands[holder].pop())
    # Sorted first: the result must not depend on the true order.
    candidates.sort()
    order = shuffled(state.key, "sample privileges", candidates)
    if holder >= 0:
        state.hands[holder].append(order.pop())
    state.pile = order + state.pile[unknown:]


def _unseen_privilege_holder(state: "CardsState", seat: int) -> int:
    """Find the seat that holds this hand's privilege card, if the asking seat cannot see it."""
    for holder in range(state.seats):
        hand = state.hands[holder]
        if holder != seat and hand and CARD_PRIVILEGES[hand[-1]] >= 0:
            return holder
    return -1


def _deal_hands(state: "CardsState", seat: int) -> None:
    """Shuffle the other seats' cards, leaving Lady Aliena with the seat that led the hand.

    Rules: CAR-014.
    """
    leader = state.leads[0] if state.leads else -1
    aliena_stays = leader >= 0 and leader != seat and ALIENA in state.hands[leader]
    unknown: list[int] = []
    for other in range(state.seats):
        if other != seat:
            unknown += state.hands[other]
    if not unknown:
        return
    if aliena_stays:
        unknown.remove(ALIENA)
    unknown.sort()
    order = shuffled(state.key, "sample hands", unknown)
    at = 0
    for other in range(state.seats):
        if other != seat:
            size = len(state.hands[other])
            if aliena_stays and other == leader:
                hand = order[at : at + size - 1]
                hand.append(ALIENA)
                at += size - 1
            else:
                hand = order[at : at + size]
                at += size
            hand.sort()
            state.hands[other] = hand
