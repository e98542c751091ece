"""The action card that repeats another: Privilege."""

from kingsbridge.core.contract import Phase
from kingsbridge.games.world import frames
from kingsbridge.games.world.components import CARDS
from kingsbridge.games.world.phases.action_end import finish
from kingsbridge.games.world.state import WorldState


class Privilege(Phase[WorldState]):
    """Privilege: what the card played before would do now. Becomes that card by itself.

    Rules: WOR-056.
    """

    name = "privilege"
    rule = "WOR-055"

    def enter(self, state: WorldState) -> None:
        """Repeat the card below on the action pile; in the first round of a chapter there is none."""
        frame = state.frames[-1]
        pile = state.piles[frame.seat]
        if len(pile) < 2:
            finish(state, False)
            return
        card = pile[-2]
        if state.journal is not None:
            state.note("repeated", {"seat": frame.seat, "card": CARDS[card]})
        state.replace(frames.repeated_card(card, frame.seat))
