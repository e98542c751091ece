"""Phase III, steps 6 to 8: forest, quarry and gravel pit bring cubes, and the workers go home."""

from kingsbridge.core.contract import Phase
from kingsbridge.games.pillars import changes, frames
from kingsbridge.games.pillars.components import (
    ADVANTAGE_CUBES,
    ADVANTAGES,
    NUM_CARDS,
    NUM_RESOURCES,
    PRODUCERS,
)
from kingsbridge.games.pillars.reckoning import yield_change
from kingsbridge.games.pillars.state import PillarsState


class Production(Phase[PillarsState]):
    """Produces by itself; nobody is asked. Cards lie in the order of the walk: wood, stone, sand."""

    name = "production"
    rule = "PIL-053"

    def enter(self, state: PillarsState) -> None:
        """Pay out the resource cards, then the persons who bring a cube each round.

        Rules: PIL-053, PIL-054, PIL-055.
        """
        for card in range(NUM_CARDS):
            seat = state.holders[card]
            if seat >= 0:
                changes.produce(state, seat, card, yield_change(state, seat))
        for advantage in PRODUCERS:
            seat = state.owners[advantage]
            if seat >= 0:
                _bring(state, seat, advantage)
        state.replace(frames.court())


def _bring(state: PillarsState, seat: int, advantage: int) -> None:
    """Aliena, Tom and Richard: a cube for their owner each round.

    Rules: PIL-055, PIL-093, PIL-094, PIL-095.
    """
    for resource in range(NUM_RESOURCES):
        cubes = ADVANTAGE_CUBES[advantage * NUM_RESOURCES + resource]
        if cubes:
            changes.gain_cubes(state, seat, resource, cubes, ADVANTAGES[advantage])
