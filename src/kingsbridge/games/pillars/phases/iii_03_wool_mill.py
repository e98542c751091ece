"""Phase III, step 3: each worker in the wool mill earns a gold and goes home."""

from kingsbridge.core.contract import Phase
from kingsbridge.games.pillars import frames
from kingsbridge.games.pillars.accounts import add_gold
from kingsbridge.games.pillars.state import PillarsState


class WoolMill(Phase[PillarsState]):
    """Pays by itself; nobody is asked."""

    name = "wool-mill"
    rule = "PIL-047"

    def enter(self, state: PillarsState) -> None:
        """Pay everybody, from the start player on."""
        for step in range(state.seats):
            _pay(state, (state.start_seat + step) % state.seats)
        state.replace(frames.kingsbridge())


def _pay(state: PillarsState, seat: int) -> None:
    workers = state.mill[seat]
    if workers == 0:
        return
    lost = add_gold(state, seat, workers)
    state.workers[seat] += workers
    state.mill[seat] = 0
    if state.journal is not None:
        state.note(
            "wool",
            {
                "seat": seat,
                "workers": workers,
                "change": workers - lost,
                "lost": lost,
                "total": state.gold[seat],
            },
        )
