"""End of the game: points for stone, wood and gold that are left."""

from kingsbridge.games.world.changes import score, score_gold
from kingsbridge.games.world.components import END_STONE, END_WOOD, GOLD, STONE, WOOD
from kingsbridge.games.world.reckoning import holds, seat_after
from kingsbridge.games.world.state import WorldState


def end_game(state: WorldState) -> None:
    """Score what is left, and leave the last question."""
    _score_leftovers(state)
    state.pop()
    if state.journal is not None:
        state.note("game-ends", {"winners": state.best_seats(), "scores": state.scores()})


def _score_leftovers(state: WorldState) -> None:
    """Score each seat's stone and wood, and its gold in halves of a point.

    Rules: WOR-108.
    """
    for walked in range(state.seats):
        seat = seat_after(state, walked)
        stone, wood = holds(state, seat, STONE), holds(state, seat, WOOD)
        if stone:
            score(state, seat, END_STONE * stone, "stone", stone)
        if wood:
            score(state, seat, END_WOOD * wood, "wood", wood)
        score_gold(state, seat, holds(state, seat, GOLD))
