"""What event and advantage cards do: small functions in two tables. What they do later is read from the tables of
`components.py` where it happens (production, tax, room, priory, builders); here is what they do at once.
"""

from collections.abc import Callable
from typing import Final

from kingsbridge.games.pillars import frames
from kingsbridge.games.pillars.accounts import gain_cubes, gain_gold, owe_gold, score
from kingsbridge.games.pillars.components import (
    ADVANTAGE_AT_ONCE,
    ADVANTAGE_CUBES,
    ADVANTAGE_GOLD,
    ADVANTAGE_POINTS,
    ADVANTAGE_WORKERS,
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

Effect = Callable[[PillarsState, int, int], None]


# --- events: state, seat, event ---------------------------------------------------------------------------------------


def give_gold(state: PillarsState, seat: int, event: int) -> None:
    """King: gold for everybody."""
    gain_gold(state, seat, EVENT_GOLD[event], EVENTS[event])


def give_metal(state: PillarsState, seat: int, event: int) -> None:
    """Richard: metal for everybody."""
    gain_cubes(state, seat, METAL, EVENT_METAL[event], EVENTS[event])


def pay_wool_workers(state: PillarsState, seat: int, event: int) -> None:
    """Philip: gold for each worker in the wool mill, up to a limit."""
    amount = min(EVENT_MOST[event], EVENT_PER_WORKER[event] * state.mill[seat])
    if amount:
        gain_gold(state, seat, amount, EVENTS[event])


def later(state: PillarsState, seat: int, event: int) -> None:
    """Volunteers, Cold winter and Archbishop: nothing now; production and the cathedral look at the event."""


def demand_gold(state: PillarsState, seat: int, event: int) -> None:
    """William: a payment, with the usual loss for what is missing."""
    owe_gold(state, seat, EVENT_PAY[event], EVENTS[event])


def take_points(state: PillarsState, seat: int, event: int) -> None:
    """Conflict: a loss of points."""
    score(state, seat, EVENT_POINTS[event], EVENTS[event])


def wall_up(state: PillarsState, seat: int, event: int) -> None:
    """Town wall: fewer builders in the next round."""
    state.wall_next[seat] = EVENT_BUILDERS_LESS[event]
    if state.journal is not None:
        state.note("walled", {"seat": seat, "builders": EVENT_BUILDERS_LESS[event]})


def lose_craftsman(state: PillarsState, seat: int, event: int) -> None:
    """Collapse: one craftsman leaves the game; his master is asked which."""
    if state.rows[seat]:
        state.push(frames.dismissal(seat, True))


_BY_EFFECT: Final[dict[str, Effect]] = {
    "gold": give_gold,
    "metal": give_metal,
    "wool": pay_wool_workers,
    "yield": later,
    "extra-use": later,
    "payment": demand_gold,
    "points": take_points,
    "wall": wall_up,
    "collapse": lose_craftsman,
}
# Event -> what it does to a seat when it is revealed.
EVENT_TABLE: Final[list[Effect]] = [_BY_EFFECT[effect] for effect in EVENT_EFFECTS]


# --- advantages: state, seat, advantage -------------------------------------------------------------------------------


def gain(state: PillarsState, seat: int, advantage: int) -> None:
    """Madonna, Wool fair, Toledo and the two cards of the last round: gains at once, then out of the game."""
    source = ADVANTAGES[advantage]
    if ADVANTAGE_GOLD[advantage]:
        gain_gold(state, seat, ADVANTAGE_GOLD[advantage], source)
    if ADVANTAGE_POINTS[advantage]:
        score(state, seat, ADVANTAGE_POINTS[advantage], source)
    for resource in range(NUM_RESOURCES):
        cubes = ADVANTAGE_CUBES[advantage * NUM_RESOURCES + resource]
        if cubes:
            gain_cubes(state, seat, resource, cubes, source)


def stay(state: PillarsState, seat: int, advantage: int) -> None:
    """Everybody else stays with the owner; Otto brings his worker at once."""
    state.owners[advantage] = seat
    if ADVANTAGE_WORKERS[advantage]:
        state.workers[seat] += ADVANTAGE_WORKERS[advantage]


# Advantage -> what it does when it is taken.
ADVANTAGE_TABLE: Final[list[Effect]] = [gain if at_once else stay for at_once in ADVANTAGE_AT_ONCE]
