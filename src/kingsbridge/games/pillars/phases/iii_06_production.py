"""Phase III, steps 6 to 8: forest, quarry and gravel pit bring cubes, and the workers go home."""

from kingsbridge.core.contract import Phase
from kingsbridge.games.pillars import frames
from kingsbridge.games.pillars.accounts import gain_cubes, move_cubes
from kingsbridge.games.pillars.components import (
    ADVANTAGE_CUBES,
    ADVANTAGES,
    CARD_CUBES,
    CARD_RESOURCES,
    CARD_WORKERS,
    CARDS,
    NUM_CARDS,
    NUM_RESOURCES,
    PRODUCERS,
    RESOURCES,
)
from kingsbridge.games.pillars.reckoning import yield_change
from kingsbridge.games.pillars.state import PillarsState


class Production(Phase[PillarsState]):
    """Produces by itself; nobody is asked. Cards lie in the order of the walk: wood, stone, sand."""

    name = "production"
    rule = "PIL-053"

    def enter(self, state: PillarsState) -> None:
        """Pay out the resource cards, then the persons who bring a cube each round."""
        for card in range(NUM_CARDS):
            seat = state.holders[card]
            if seat >= 0:
                _produce(state, seat, card)
        for advantage in PRODUCERS:
            seat = state.owners[advantage]
            if seat >= 0:
                _bring(state, seat, advantage)
        state.replace(frames.court())


def _produce(state: PillarsState, seat: int, card: int) -> None:
    resource = CARD_RESOURCES[card]
    extra = yield_change(state, seat)
    move_cubes(state, seat, resource, CARD_CUBES[card] + extra)
    state.holders[card] = -2
    state.workers[seat] += CARD_WORKERS[card]
    if state.journal is not None:
        state.note(
            "produced",
            {
                "seat": seat,
                "card": CARDS[card],
                "resource": RESOURCES[resource],
                "yields": CARD_CUBES[card],
                "extra": extra,
                "total": state.cubes[seat * NUM_RESOURCES + resource],
                "supply": state.supply[resource],
                "workers": CARD_WORKERS[card],
            },
        )


def _bring(state: PillarsState, seat: int, advantage: int) -> None:
    for resource in range(NUM_RESOURCES):
        cubes = ADVANTAGE_CUBES[advantage * NUM_RESOURCES + resource]
        if cubes:
            gain_cubes(state, seat, resource, cubes, ADVANTAGES[advantage])
