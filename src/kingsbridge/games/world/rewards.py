"""What a space of the favor ring brings, reckoned without doing it."""

from typing import TYPE_CHECKING

from kingsbridge.games.world.components import (
    FAVOR_AWARDS,
    FAVOR_GOODS,
    FAVOR_UNITS,
    NUM_GOODS,
    PAY,
    PER,
    PER_HOUSE,
    TAKE,
    VP,
)
from kingsbridge.games.world.reckoning import houses_of

if TYPE_CHECKING:
    from kingsbridge.games.world.state import WorldState


def award_of(
    state: "WorldState", seat: int, space: int, gained: list[int], supply: list[int]
) -> tuple[int, int]:
    """Give good (or VP) and units of a space for a seat that has gained this much before; (-1, 0) for nothing."""
    kind = FAVOR_AWARDS[space]
    units = FAVOR_UNITS[space]
    if kind == PER_HOUSE:
        return VP, units * houses_of(state, seat)
    good = FAVOR_GOODS[space]
    held = state.goods[seat * NUM_GOODS + good] + gained[good]
    if kind == PER:
        return VP, units * held
    if kind == TAKE:
        return (good, units) if supply[good] >= units else (-1, 0)
    if kind == PAY:
        return good, -units
    return (VP, units) if held > 0 else (-1, 0)
