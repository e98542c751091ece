"""Building projects: how they come to the board, grow, and are completed; the donors' bonus and the King's metal."""

from kingsbridge.games.world import frames
from kingsbridge.games.world.changes import gain, score
from kingsbridge.games.world.components import (
    DONOR_CARES,
    DONOR_GOODS,
    DONOR_UNITS,
    DONOR_VP,
    GOODS,
    LOYALTY,
    METAL_TIE_VP,
    METAL_VP,
    PROJECT_METAL,
    PROJECTS,
    RESOURCES,
)
from kingsbridge.games.world.reckoning import (
    FINISHED,
    UNDER_WAY,
    available,
    free_spaces,
    seat_after,
    seats_with_most,
)
from kingsbridge.games.world.state import WorldState


def begin_project(state: WorldState, project: int) -> None:
    """Put a project's tile on the board."""
    state.projects[project] = UNDER_WAY
    if state.journal is not None:
        state.note("project-begun", {"project": PROJECTS[project]})


def fill_space(state: WorldState, project: int, resource: int) -> bool:
    """Fill a space for stone (0) or wood (1); say whether it was the last. The caller completes the project."""
    state.filled[2 * project + resource] += 1
    return free_spaces(state, project, 0) + free_spaces(state, project, 1) == 0


def add_free_resource(state: WorldState, project: int) -> bool:
    """Add one resource from the supply, stone before wood; say whether it was the last."""
    for resource, good in enumerate(RESOURCES):
        if free_spaces(state, project, resource) and state.supply[good]:
            state.supply[good] -= 1
            if state.journal is not None:
                state.note("free-resource", {"project": PROJECTS[project], "good": GOODS[good]})
            return fill_space(state, project, resource)
    return False


def complete_from_supply(state: WorldState, project: int) -> None:
    """Fill all free spaces from the supply, with substitutes where it is empty, and complete the project."""
    if state.projects[project] != UNDER_WAY:
        return
    for resource, good in enumerate(RESOURCES):
        needed = free_spaces(state, project, resource)
        taken = min(needed, state.supply[good])
        state.supply[good] -= taken
        state.substitutes[resource] += needed - taken
        state.filled[2 * project + resource] += needed
    complete(state, project)


def complete(state: WorldState, project: int) -> None:
    """Finish a project: donors are paid from the active player on, then the King rewards loyalty."""
    state.projects[project] = FINISHED
    donors = _donors(state, project)
    if state.journal is not None:
        state.note("completed", {"project": PROJECTS[project], "donors": donors})
    _pay_donors(state, project, donors)
    waiting = state.seals[project]
    state.seals[project] = 0
    if PROJECT_METAL[project]:
        _award_metal(state, project)
    if DONOR_CARES[project] and donors:
        state.push(frames.hospital_care(donors[0], waiting))


def _donors(state: WorldState, project: int) -> list[int]:
    order = [seat_after(state, walked) for walked in range(state.seats)]
    return [seat for seat in order if state.seals[project] >> seat & 1]


def _pay_donors(state: WorldState, project: int, donors: list[int]) -> None:
    """Pay points to each donor, and goods only if there are enough for all of them (ruling W14)."""
    for seat in donors:
        score(state, seat, DONOR_VP[project], PROJECTS[project])
    good = DONOR_GOODS[project]
    if good < 0 or not donors:
        return
    if available(state, good, DONOR_UNITS[project] * len(donors)):
        for seat in donors:
            gain(state, seat, good, DONOR_UNITS[project], PROJECTS[project])
    elif state.journal is not None:
        state.note("bonus-short", {"project": PROJECTS[project], "good": GOODS[good]})


def _award_metal(state: WorldState, project: int) -> None:
    """Reward the most loyal seat; with a tie, all of those tied, also at none."""
    seats = seats_with_most(state, LOYALTY)
    if state.journal is not None:
        state.note("metal-placed", {"project": PROJECTS[project], "seats": seats})
    for seat in seats:
        score(state, seat, METAL_VP if len(seats) == 1 else METAL_TIE_VP, "metal")
