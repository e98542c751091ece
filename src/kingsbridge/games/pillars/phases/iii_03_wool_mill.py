"""Phase III, step 3: each worker in the wool mill earns a gold and goes home."""

from kingsbridge.core.contract import Phase
from kingsbridge.games.pillars import changes, frames
from kingsbridge.games.pillars.state import PillarsState


class WoolMill(Phase[PillarsState]):
    """Pays by itself; nobody is asked."""

    name = "wool-mill"
    rule = "PIL-047"

    def enter(self, state: PillarsState) -> None:
        """Pay everybody, from the start player on."""
        for step in range(state.seats):
            changes.pay_mill(state, (state.start_seat + step) % state.seats)
        state.replace(frames.kingsbridge())
