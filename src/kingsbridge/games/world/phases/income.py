"""3. Receive personal income."""

from kingsbridge.core.contract import Phase
from kingsbridge.games.world import frames
from kingsbridge.games.world.changes import gain
from kingsbridge.games.world.reckoning import income_of, seat_after
from kingsbridge.games.world.state import WorldState


class Income(Phase[WorldState]):
    """Pays by itself.

    Rules: WOR-027, WOR-028, WOR-083.
    """

    name = "income"
    rule = "WOR-026"

    def enter(self, state: WorldState) -> None:
        """Give every seat what its corner shows, from the active player on."""
        for walked in range(state.seats):
            seat = seat_after(state, walked)
            good, units = income_of(state, seat, state.arrow, state.supply)
            if units:
                gain(state, seat, good, units, "income")
            elif state.journal is not None:
                state.note("no-income", {"seat": seat})
        state.replace(frames.award_favor(state.active))
