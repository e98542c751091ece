"""Before a round: advantage cards to Kingsbridge, craftsmen to Shiring and to the supply, seven resource cards."""

from kingsbridge.core.contract import Phase
from kingsbridge.games.pillars import frames
from kingsbridge.games.pillars.components import (
    ADVANTAGES,
    CARDS,
    CARDS_IN_SUPPLY,
    CRAFTSMEN,
    CRAFTSMEN_A_ROUND,
    ELLEN,
    EVENTS,
    LOCATION_SPACES,
    NUM_CARDS,
)
from kingsbridge.games.pillars.components import KINGSBRIDGE as KINGSBRIDGE_PLACE
from kingsbridge.games.pillars.components import SHIRING as SHIRING_PLACE
from kingsbridge.games.pillars.state import PillarsState


class BeforeRound(Phase[PillarsState]):
    """Lays the cards out by itself; nobody is asked."""

    name = "before-round"
    rule = "PIL-012"

    def enter(self, state: PillarsState) -> None:
        """Turn the cards of the round over and begin Phase I with the start player."""
        shown = LOCATION_SPACES[KINGSBRIDGE_PLACE]
        state.kingsbridge = state.advantage_deck[:shown]
        state.advantage_deck = state.advantage_deck[shown:]
        at_shiring = LOCATION_SPACES[SHIRING_PLACE]
        state.shiring = state.craft_deck[:at_shiring]
        state.offer = state.craft_deck[at_shiring:CRAFTSMEN_A_ROUND]
        state.craft_deck = state.craft_deck[CRAFTSMEN_A_ROUND:]
        order = state.draw_shuffled(f"cards {state.epoch + 1}", list(range(NUM_CARDS)))
        state.holders = [-2] * NUM_CARDS
        for card in order[:CARDS_IN_SUPPLY]:
            state.holders[card] = -1
        if state.journal is not None:
            _tell(state)
        state.replace(frames.cards(state.start_seat))


def _tell(state: PillarsState) -> None:
    state.note(
        "round-begins",
        {
            "round": state.epoch + 1,
            "start": state.start_seat,
            "advantages": [ADVANTAGES[each] for each in state.kingsbridge],
            "shiring": [CRAFTSMEN[each] for each in state.shiring],
            "offer": [CRAFTSMEN[each] for each in state.offer],
            "cards": [CARDS[card] for card in range(NUM_CARDS) if state.holders[card] == -1],
        },
    )
    seer = state.owners[ELLEN]
    if seer >= 0:
        state.note("foreseen", {"seat": seer}, {"event": EVENTS[state.event_deck[0]]}, (seer,))
