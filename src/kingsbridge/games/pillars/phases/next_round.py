"""Between rounds, and the end of the game: everything goes back to its place, or the winner is known."""

from kingsbridge.core.contract import Phase
from kingsbridge.games.pillars import frames
from kingsbridge.games.pillars.accounts import all_builders_home
from kingsbridge.games.pillars.components import (
    COURT_METAL,
    FIRST_PRICE,
    METAL,
    NUM_STALLS,
    RESOURCES,
    ROUNDS,
    STALLS,
)
from kingsbridge.games.pillars.state import PillarsState


class NextRound(Phase[PillarsState]):
    """Clears up by itself; nobody is asked."""

    name = "next-round"
    rule = "PIL-088"

    def enter(self, state: PillarsState) -> None:
        """End the game after the last round, else prepare the board for the next."""
        state.epoch += 1
        all_builders_home(state)
        if state.epoch == ROUNDS:
            state.pop()
            if state.journal is not None:
                state.note(
                    "game-ends",
                    {
                        "winners": state.best_seats(),
                        "scores": state.points.copy(),
                        "golds": state.gold.copy(),
                    },
                )
            return
        _restock(state)
        _return_gray_workers(state)
        state.price = FIRST_PRICE
        state.draws = 0
        state.thrown_back = False
        state.tax = 0
        for seat in range(state.seats):
            state.wall[seat] = state.wall_next[seat]
            state.wall_next[seat] = 0
            state.protected[seat] = False
            state.bought[seat] = 0
            state.sold[seat] = 0
        state.replace(frames.before_round())


def _restock(state: PillarsState) -> None:
    """Fill the stalls and the King's court from a supply that has cubes; debts are not made for them."""
    for resource in range(NUM_STALLS):
        count = min(STALLS[resource] - state.stalls[resource], state.supply[resource])
        if count > 0:
            state.stalls[resource] += count
            state.supply[resource] -= count
            if state.journal is not None:
                state.note("restocked", {"resource": RESOURCES[resource], "count": count})
    missing = COURT_METAL - state.court_metal
    if 0 < missing <= state.supply[METAL]:
        state.court_metal += missing
        state.supply[METAL] -= missing
        if state.journal is not None:
            state.note("court-restocked", {"count": missing})


def _return_gray_workers(state: PillarsState) -> None:
    for seat in range(state.seats):
        if state.gray[seat]:
            state.workers[seat] -= state.gray[seat]
            if state.journal is not None:
                state.note("gray-returned", {"seat": seat, "workers": state.gray[seat]})
        state.gray[seat] = state.gray_next[seat]
        state.gray_next[seat] = 0
