"""What event and advantage cards do at once: small functions in one table, by the effect that the components name.

What they do later is asked for where it happens: yields, tax, room and foresight in `reckoning.py`, the rest in the
phases.
"""

from collections.abc import Callable
from typing import Final

from kingsbridge.games.pillars import changes, frames
from kingsbridge.games.pillars.components import (
    ADVANTAGE_CUBES,
    ADVANTAGE_EFFECTS,
    ADVANTAGE_GOLD,
    ADVANTAGE_POINTS,
    ADVANTAGES,
    EVENT_BUILDERS_LESS,
    EVENT_EFFECTS,
    EVENT_GOLD,
    EVENT_METAL,
    EVENT_MOST,
    EVENT_PAY,
    EVENT_PER_WORKER,
    EVENT_POINTS,
    EVENTS,
    METAL,
    NUM_RESOURCES,
)
from kingsbridge.games.pillars.state import PillarsState

# State, seat, and the event or advantage card.
Effect = Callable[[PillarsState, int, int], None]


# --- events -----------------------------------------------------------------------------------------------------------


def give_gold(state: PillarsState, seat: int, event: int) -> None:
    """King: gold for everybody.

    Rules: PIL-042, PIL-109.
    """
    changes.gain_gold(state, seat, EVENT_GOLD[event], EVENTS[event])


def give_metal(state: PillarsState, seat: int, event: int) -> None:
    """Richard: metal for everybody.

    Rules: PIL-042, PIL-110.
    """
    changes.gain_cubes(state, seat, METAL, EVENT_METAL[event], EVENTS[event])


def pay_wool_workers(state: PillarsState, seat: int, event: int) -> None:
    """Philip: gold for each worker in the wool mill, up to a limit.

    Rules: PIL-042, PIL-111.
    """
    amount = min(EVENT_MOST[event], EVENT_PER_WORKER[event] * state.mill[seat])
    if amount:
        changes.gain_gold(state, seat, amount, EVENTS[event])


def work_later(state: PillarsState, seat: int, event: int) -> None:
    """Volunteers, Cold winter and Archbishop: nothing now; production and the cathedral ask for the event.

    Rules: PIL-042, PIL-112, PIL-113, PIL-117.
    """


def demand_gold(state: PillarsState, seat: int, event: int) -> None:
    """William: a payment, with the usual loss for what is missing.

    Rules: PIL-042, PIL-114.
    """
    changes.owe_gold(state, seat, EVENT_PAY[event], EVENTS[event])


def take_points(state: PillarsState, seat: int, event: int) -> None:
    """Conflict: a loss of points.

    Rules: PIL-042, PIL-115.
    """
    changes.score(state, seat, EVENT_POINTS[event], EVENTS[event])


def wall_up(state: PillarsState, seat: int, event: int) -> None:
    """Town wall: fewer builders in the next round; after the last there is none.

    Rules: PIL-042, PIL-092, PIL-116.
    """
    changes.wall_in(state, seat, EVENT_BUILDERS_LESS[event])


def lose_craftsman(state: PillarsState, seat: int, event: int) -> None:
    """Collapse: one craftsman leaves the game; his master is asked which.

    Rules: PIL-042, PIL-118.
    """
    if state.rows[seat]:
        state.push(frames.dismissal(seat, True))


# --- advantage cards --------------------------------------------------------------------------------------------------


def gain(state: PillarsState, seat: int, advantage: int) -> None:
    """Madonna, Wool fair, Toledo and the two cards of the last round: gains at once, then out of the game.

    Rules: PIL-050, PIL-104, PIL-105, PIL-106, PIL-107, PIL-108.
    """
    source = ADVANTAGES[advantage]
    if ADVANTAGE_GOLD[advantage]:
        changes.gain_gold(state, seat, ADVANTAGE_GOLD[advantage], source)
    if ADVANTAGE_POINTS[advantage]:
        changes.score(state, seat, ADVANTAGE_POINTS[advantage], source)
    for resource in range(NUM_RESOURCES):
        cubes = ADVANTAGE_CUBES[advantage * NUM_RESOURCES + resource]
        if cubes:
            changes.gain_cubes(state, seat, resource, cubes, source)


def stay(state: PillarsState, seat: int, advantage: int) -> None:
    """Everybody else stays with the owner, for good or until used; Otto brings his worker.

    Rules: PIL-050, PIL-096.
    """
    changes.keep_advantage(state, seat, advantage)


# --- the table --------------------------------------------------------------------------------------------------------

EFFECTS: Final[dict[str, Effect]] = {
    "gold": give_gold,
    "metal": give_metal,
    "wool": pay_wool_workers,
    "yield": work_later,
    "extra-use": work_later,
    "payment": demand_gold,
    "points": take_points,
    "wall": wall_up,
    "collapse": lose_craftsman,
    "gain": gain,
    "production": stay,
    "workers": stay,
    "room": stay,
    "tax": stay,
    "priory": stay,
    "foresight": stay,
    "protection": stay,
    "exemption": stay,
    "free-builder": stay,
}
# Event -> what it does to a seat when it is revealed.
OF_EVENT: Final[list[Effect]] = [EFFECTS[effect] for effect in EVENT_EFFECTS]
# Advantage -> what it does when it is taken.
OF_ADVANTAGE: Final[list[Effect]] = [EFFECTS[effect] for effect in ADVANTAGE_EFFECTS]
