"""2. Winning the trick: who takes it, and who leads the next."""

from kingsbridge.core.contract import Phase
from kingsbridge.core.frame import Frame
from kingsbridge.games.cards.components import CARD_KEYS, CARD_PRIVILEGES
from kingsbridge.games.cards.phases.order import MATERIALS, PLAY_FRAMES
from kingsbridge.games.cards.reckoning import leading_play, receiver
from kingsbridge.games.cards.state import CardsState


def taker_and_next_lead(state: CardsState) -> tuple[int, int]:
    """Say who takes the full trick on the table (-1: the King's) and who leads next."""
    trick = len(state.takers)
    play = leading_play(state, trick)
    taker = receiver(state, trick, play)
    if taker >= 0:
        return taker, taker
    return taker, (state.leads[trick] + play) % state.seats


class Winning(Phase[CardsState]):
    """Gives the trick away by itself; nobody is asked."""

    name = "winning"
    rule = "CAR-015"

    def enter(self, state: CardsState) -> None:
        """Hand over the trick, with the privilege card in it, and go on."""
        taker, lead = taker_and_next_lead(state)
        state.takers.append(taker)
        start = len(state.played) - state.seats
        if state.journal is not None:
            _tell(state, taker, state.played[start:])
        if taker >= 0:
            for at in range(start, start + state.seats):
                privilege = CARD_PRIVILEGES[state.played[at]]
                if privilege >= 0:
                    _win_privilege(state, taker, privilege, state.played[at])
        if state.hands[lead]:
            state.leads.append(lead)
            state.frames[-1] = PLAY_FRAMES[lead]
        else:
            state.frames[-1] = Frame(MATERIALS, state.leads[0])


def _win_privilege(state: CardsState, taker: int, privilege: int, card: int) -> None:
    state.owners[privilege] = taker
    if state.journal is not None:
        state.note("privilege-won", {"seat": taker, "card": CARD_KEYS[card]})


def _tell(state: CardsState, taker: int, cards: list[int]) -> None:
    trick = len(state.takers)
    play = leading_play(state, trick - 1)
    player = (state.leads[trick - 1] + play) % state.seats
    keys = [CARD_KEYS[card] for card in cards]
    if taker < 0:
        state.note("king-aside", {"player": player, "cards": keys, "trick": trick})
    else:
        card = CARD_KEYS[cards[play]]
        state.note(
            "trick-taken", {"taker": taker, "player": player, "card": card, "cards": keys, "trick": trick}
        )
