"""End of the game: points for stone, wood and gold that are left."""

from kingsbridge.games.world.changes import score
from kingsbridge.games.world.components import END_STONE, END_WOOD, GOLD, GOLD_PER_VP, STONE, WOOD
from kingsbridge.games.world.reckoning import holds, seat_after
from kingsbridge.games.world.state import WorldState


def score_leftovers(state: WorldState) -> None:
    """Score each seat's stone and wood, and its gold in halves of a point."""
    for walked in range(state.seats):
        seat = seat_after(state, walked)
        stone, wood = holds(state, seat, STONE), holds(state, seat, WOOD)
        if stone:
            score(state, seat, END_STONE * stone, "stone", stone)
        if wood:
            score(state, seat, END_WOOD * wood, "wood", wood)
        _score_gold(state, seat, holds(state, seat, GOLD))


def _score_gold(state: WorldState, seat: int, gold: int) -> None:
    state.vp[seat] += gold // GOLD_PER_VP
    state.halves[seat] = gold % GOLD_PER_VP
    if state.journal is not None and gold:
        total = state.vp[seat] + state.halves[seat] / 2
        state.note(
            "points",
            {"seat": seat, "source": "gold", "count": gold, "points": gold / GOLD_PER_VP, "score": total},
        )
