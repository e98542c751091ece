"""Gold, points and cubes change hands here and nowhere else, each change with its line in the journal."""

from kingsbridge.games.pillars.components import (
    ADVANTAGES,
    BUILDERS,
    FIRST_SPACES,
    GOLD_PER_LOST_POINT,
    LOCATION_SPACES,
    MOST_GOLD,
    NUM_RESOURCES,
    RESOURCES,
)
from kingsbridge.games.pillars.state import PillarsState


def add_gold(state: PillarsState, seat: int, amount: int) -> int:
    """Add gold up to the limit; give how much was lost above it."""
    total = state.gold[seat] + amount
    lost = total - MOST_GOLD if total > MOST_GOLD else 0
    state.gold[seat] = total - lost
    return lost


def gain_gold(state: PillarsState, seat: int, amount: int, source: str) -> None:
    """Give gold to a seat and tell it."""
    lost = add_gold(state, seat, amount)
    if state.journal is not None:
        state.note(
            "gold",
            {
                "seat": seat,
                "source": source,
                "change": amount - lost,
                "lost": lost,
                "total": state.gold[seat],
            },
        )


def owe_gold(state: PillarsState, seat: int, due: int, source: str) -> None:
    """Make a seat pay what it has; each full two gold missing cost a point."""
    paid = min(due, state.gold[seat])
    state.gold[seat] -= paid
    if state.journal is not None:
        state.note(
            "paid",
            {
                "seat": seat,
                "source": source,
                "due": due,
                "paid": paid,
                "missing": due - paid,
                "total": state.gold[seat],
            },
        )
    points = (due - paid) // GOLD_PER_LOST_POINT
    if points:
        score(state, seat, -points, source)


def score(state: PillarsState, seat: int, points: int, source: str) -> None:
    """Change a seat's points, which never fall below zero, and tell by how much they really changed."""
    change = max(points, -state.points[seat])
    state.points[seat] += change
    if state.journal is not None:
        state.note("points", {"seat": seat, "source": source, "points": change, "score": state.points[seat]})


def gain_cubes(state: PillarsState, seat: int, resource: int, count: int, source: str) -> None:
    """Take cubes from the supply, which notes a debt if it is empty."""
    move_cubes(state, seat, resource, count)
    if state.journal is not None:
        tell_cubes(state, seat, resource, count, source)


def move_cubes(state: PillarsState, seat: int, resource: int, count: int) -> None:
    """Move cubes from the supply to a seat, or back where the count is negative."""
    state.cubes[seat * NUM_RESOURCES + resource] += count
    state.supply[resource] -= count


def tell_cubes(state: PillarsState, seat: int, resource: int, count: int, source: str) -> None:
    """Tell that cubes came to a seat, or left it."""
    state.note(
        "cubes",
        {
            "seat": seat,
            "source": source,
            "resource": RESOURCES[resource],
            "change": count,
            "total": state.cubes[seat * NUM_RESOURCES + resource],
            "supply": state.supply[resource],
        },
    )


def spend_advantage(state: PillarsState, seat: int, advantage: int) -> None:
    """Use up an advantage card: it leaves the game."""
    state.owners[advantage] = -1
    if state.journal is not None:
        state.note("advantage-spent", {"seat": seat, "card": ADVANTAGES[advantage]})


def clear_location(state: PillarsState, location: int) -> None:
    """Put the builders of a location back into the bag."""
    first = FIRST_SPACES[location]
    for space in range(first, first + LOCATION_SPACES[location]):
        seat = state.spaces[space]
        if seat >= 0:
            state.spaces[space] = -1
            state.bag[seat] += 1


def all_builders_home(state: PillarsState) -> None:
    """Put every builder into the bag, those laid aside too."""
    state.bag = [BUILDERS] * state.seats
    state.aside = [0] * state.seats
