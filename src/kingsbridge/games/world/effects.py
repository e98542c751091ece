"""What cards and places do: events at their reveal, favor spaces, finished projects, locations cared for.

Events are small functions in one table, with their numbers from the components. A long-term event does nothing by
itself: the rules ask `reckoning.in_force` where it matters.
"""

from collections.abc import Callable
from typing import Final

from kingsbridge.games.world import frames
from kingsbridge.games.world.changes import (
    begin_project,
    clear_plague,
    cover_favor,
    fill_from_supply,
    finish_project,
    gain,
    lose_points,
    move_favor,
    open_cloth_market,
    pay,
    return_seals,
    score,
    take_marker,
)
from kingsbridge.games.world.components import (
    BENEFIT_CHOICE,
    BENEFIT_GOODS,
    BENEFIT_HOUSE,
    BENEFIT_UNITS,
    DONOR_CARES,
    DONOR_GOODS,
    DONOR_UNITS,
    DONOR_VP,
    EVENT_EFFECTS,
    EVENT_GOOD,
    EVENT_NEEDS,
    EVENT_PROJECTS,
    EVENT_SPACES,
    EVENT_UNITS,
    EVENT_VP,
    EVENTS,
    FAVOR_AWARDS,
    FAVOR_UNITS,
    FAVORS,
    GOODS,
    LOCATIONS,
    LOYALTY,
    METAL_TIE_VP,
    METAL_VP,
    PAY,
    PER,
    PER_HOUSE,
    PROJECT_METAL,
    PROJECTS,
)
from kingsbridge.games.world.reckoning import (
    NOTHING_GAINED,
    UNDER_WAY,
    available,
    award_of,
    care_points,
    donors_of,
    favor_space,
    holds,
    houses_of,
    seat_after,
    seats_with_least,
    seats_with_most,
)
from kingsbridge.games.world.state import WorldState

# --- events --------------------------------------------------------------------------------------------------------


def _nothing(state: WorldState, event: int) -> None:
    """A long-term event waits until it matters.

    Rules: WOR-019.
    """


def _offer(state: WorldState, event: int) -> None:
    """Each seat in turn may swap once.

    Rules: WOR-113, WOR-123, WOR-143, WOR-154.
    """
    state.push(frames.offer(state.active))


def _open_market(state: WorldState, event: int) -> None:
    """The tile leaves the cloth market, then each seat may swap.

    Rules: WOR-116.
    """
    open_cloth_market(state)
    _offer(state, event)


def _project(state: WorldState, event: int) -> None:
    """A building project comes to the board.

    Rules: WOR-087, WOR-115, WOR-119, WOR-128, WOR-138, WOR-148.
    """
    begin_project(state, EVENT_PROJECTS[event])


def _give(state: WorldState, event: int) -> None:
    """Each seat in turn gives up goods.

    Rules: WOR-117, WOR-122, WOR-130, WOR-132, WOR-142, WOR-146.
    """
    state.push(frames.give(state.active))


def _choose(state: WorldState, event: int) -> None:
    """Each seat in turn takes a good of its choice.

    Rules: WOR-135.
    """
    state.push(frames.choose(state.active))


def _lose_house(state: WorldState, event: int) -> None:
    """Each seat in turn takes a house off the board.

    Rules: WOR-136.
    """
    state.push(frames.lose_house(state.active))


def _war(state: WorldState, event: int) -> None:
    """Each seat in turn lays off two cards; there is no action phase in this round.

    Rules: WOR-124.
    """
    state.push(frames.lay_off_by_war(state.active))


def _most(state: WorldState, event: int) -> None:
    """Those with the most of a good, and at least one, score.

    Rules: WOR-022, WOR-118, WOR-140.
    """
    for seat in seats_with_most(state, EVENT_GOOD[event]):
        if holds(state, seat, EVENT_GOOD[event]) > 0:
            score(state, seat, EVENT_VP[event], EVENTS[event])


def _least(state: WorldState, event: int) -> None:
    """Those with the least of a good lose points.

    Rules: WOR-022, WOR-127.
    """
    for seat in seats_with_least(state, EVENT_GOOD[event]):
        lose_points(state, seat, EVENT_VP[event], EVENTS[event])


def _gain(state: WorldState, event: int) -> None:
    """Each seat in turn takes a good while there is any; some events ask for another good to be shown.

    Rules: WOR-021, WOR-131, WOR-133, WOR-152.
    """
    needs = EVENT_NEEDS[event]
    for walked in range(state.seats):
        seat = seat_after(state, walked)
        if needs < 0 or holds(state, seat, needs) > 0:
            gain(state, seat, EVENT_GOOD[event], EVENT_UNITS[event], EVENTS[event])


def _per(state: WorldState, event: int) -> None:
    """Each seat scores for each of its units of a good.

    Rules: WOR-145.
    """
    for walked in range(state.seats):
        seat = seat_after(state, walked)
        count = holds(state, seat, EVENT_GOOD[event])
        if count:
            score(state, seat, EVENT_VP[event] * count, EVENTS[event], count)


def _per_house(state: WorldState, event: int) -> None:
    """Each seat scores for each of its houses on the board.

    Rules: WOR-150.
    """
    for walked in range(state.seats):
        seat = seat_after(state, walked)
        count = houses_of(state, seat)
        if count:
            score(state, seat, EVENT_VP[event] * count, EVENTS[event], count)


def _cover(state: WorldState, event: int) -> None:
    """A tile covers a favor space until the end of the chapter.

    Rules: WOR-020, WOR-129, WOR-139, WOR-153.
    """
    cover_favor(state, EVENT_SPACES[event])


def _complete(state: WorldState, event: int) -> None:
    """A project under way is completed with resources from the supply; a finished one is not touched.

    Rules: WOR-147.
    """
    project = EVENT_PROJECTS[event]
    if state.projects[project] == UNDER_WAY:
        fill_from_supply(state, project)
        complete_project(state, project)


def _plague_ends(state: WorldState, event: int) -> None:
    """All plague markers leave the board.

    Rules: WOR-149.
    """
    clear_plague(state)


Effect = Callable[[WorldState, int], None]
EFFECTS: Final[dict[str, Effect]] = {
    "offer": _offer,
    "open-market": _open_market,
    "project": _project,
    "give": _give,
    "choose": _choose,
    "lose-house": _lose_house,
    "war": _war,
    "most": _most,
    "least": _least,
    "gain": _gain,
    "per": _per,
    "per-house": _per_house,
    "cover": _cover,
    "complete": _complete,
    "plague-ends": _plague_ends,
    "wool-price": _nothing,
    "project-vp": _nothing,
    "swap": _nothing,
    "nun": _nothing,
    "only-project": _nothing,
    "cloth-limit": _nothing,
    "vice": _nothing,
    "rent-limit": _nothing,
    "market-closed": _nothing,
    "care-vp": _nothing,
}
# By event, so that no name is looked up while playing.
_BY_EVENT: Final[list[Effect]] = [EFFECTS[name] for name in EVENT_EFFECTS]


def carry_out_event(state: WorldState, event: int) -> None:
    """Do what an event does at its reveal."""
    _BY_EVENT[event](state, event)


# --- favor spaces --------------------------------------------------------------------------------------------------


def move_marker(state: WorldState, seat: int, steps: int) -> None:
    """Move the favor marker and let a seat receive the award of the space it reaches.

    Rules: WOR-029, WOR-033, WOR-034, WOR-035, WOR-036, WOR-037, WOR-038.
    """
    space = favor_space(state, steps)
    move_favor(state, seat, space, steps)
    good, units = award_of(state, seat, space, NOTHING_GAINED, state.supply)
    if FAVOR_AWARDS[space] == PAY:
        pay(state, seat, good, -units, FAVORS[space])
    elif units and FAVOR_AWARDS[space] in (PER, PER_HOUSE):
        score(state, seat, units, FAVORS[space], units // FAVOR_UNITS[space])
    elif units:
        gain(state, seat, good, units, FAVORS[space])


# --- finished projects ---------------------------------------------------------------------------------------------


def complete_project(state: WorldState, project: int) -> None:
    """Finish a project: donors are paid from the active player on, then the King rewards loyalty.

    Rules: WOR-090, WOR-091, WOR-093, WOR-095.
    """
    donors = donors_of(state, project)
    finish_project(state, project, donors)
    _pay_donors(state, project, donors)
    waiting = state.seals[project]
    return_seals(state, project)
    if PROJECT_METAL[project]:
        _award_metal(state, project)
    if DONOR_CARES[project] and donors:
        state.push(frames.hospital_care(donors[0], waiting))


def _pay_donors(state: WorldState, project: int, donors: list[int]) -> None:
    """Pay points to each donor, and goods only if there are enough for all of them.

    Rules: WOR-090, WOR-092.
    """
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
    """Reward the most loyal seat; with a tie, all of those tied, also at none.

    Rules: WOR-096, WOR-097.
    """
    seats = seats_with_most(state, LOYALTY)
    if state.journal is not None:
        state.note("metal-placed", {"project": PROJECTS[project], "seats": seats})
    for seat in seats:
        score(state, seat, METAL_VP if len(seats) == 1 else METAL_TIE_VP, "metal")


# --- locations cared for -------------------------------------------------------------------------------------------


def care(state: WorldState, seat: int, location: int) -> None:
    """Care for a location: its marker leaves the game, then points and its benefit. Knowledge is only shown.

    Rules: WOR-103, WOR-106, WOR-107.
    """
    take_marker(state, seat, location)
    score(state, seat, care_points(state), LOCATIONS[location])
    if BENEFIT_UNITS[location]:
        gain(state, seat, BENEFIT_GOODS[location], BENEFIT_UNITS[location], LOCATIONS[location])
    if BENEFIT_CHOICE[location]:
        state.push(frames.benefit(seat, location))
    if BENEFIT_HOUSE[location]:
        state.push(frames.free_house(seat, location))
