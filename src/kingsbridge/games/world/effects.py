"""What the 44 events do when they are revealed: small functions in one table, with their numbers from the components.

A long-term event does nothing by itself: the rules ask `reckoning.in_force` where it matters.
"""

from collections.abc import Callable
from typing import Final

from kingsbridge.games.world import frames
from kingsbridge.games.world.changes import gain, lose_points, score
from kingsbridge.games.world.components import (
    EVENT_EFFECTS,
    EVENT_GOOD,
    EVENT_NEEDS,
    EVENT_PROJECTS,
    EVENT_SPACES,
    EVENT_UNITS,
    EVENT_VP,
    EVENTS,
    FAVORS,
    NUM_LOCATIONS,
)
from kingsbridge.games.world.projects import begin_project, complete_from_supply
from kingsbridge.games.world.reckoning import holds, houses_of, seat_after, seats_with_most
from kingsbridge.games.world.state import WorldState


def _nothing(state: WorldState, event: int) -> None:
    """A long-term event waits until it matters."""


def _offer(state: WorldState, event: int) -> None:
    """Each seat in turn may swap once."""
    state.push(frames.offer(state.active))


def _open_market(state: WorldState, event: int) -> None:
    """The tile leaves the cloth market, then each seat may swap."""
    if state.cloth_covered:
        state.cloth_covered = 0
        if state.journal is not None:
            state.note("market-opened", {})
    _offer(state, event)


def _project(state: WorldState, event: int) -> None:
    """A building project comes to the board."""
    begin_project(state, EVENT_PROJECTS[event])


def _give(state: WorldState, event: int) -> None:
    """Each seat in turn gives up goods."""
    state.push(frames.give(state.active))


def _choose(state: WorldState, event: int) -> None:
    """Each seat in turn takes a good of its choice."""
    state.push(frames.choose(state.active))


def _lose_house(state: WorldState, event: int) -> None:
    """Each seat in turn takes a house off the board."""
    state.push(frames.lose_house(state.active))


def _war(state: WorldState, event: int) -> None:
    """Each seat in turn lays off two cards; there is no action phase in this round."""
    state.push(frames.lay_off_by_war(state.active))


def _most(state: WorldState, event: int) -> None:
    """Those with the most of a good, and at least one, score."""
    for seat in seats_with_most(state, EVENT_GOOD[event]):
        if holds(state, seat, EVENT_GOOD[event]) > 0:
            score(state, seat, EVENT_VP[event], EVENTS[event])


def _least(state: WorldState, event: int) -> None:
    """Those with the least of a good lose points."""
    good = EVENT_GOOD[event]
    least = min([holds(state, seat, good) for seat in range(state.seats)])
    for walked in range(state.seats):
        seat = seat_after(state, walked)
        if holds(state, seat, good) == least:
            lose_points(state, seat, EVENT_VP[event], EVENTS[event])


def _gain(state: WorldState, event: int) -> None:
    """Each seat in turn takes a good while there is any; some events ask for another good to be shown."""
    needs = EVENT_NEEDS[event]
    for walked in range(state.seats):
        seat = seat_after(state, walked)
        if needs < 0 or holds(state, seat, needs) > 0:
            gain(state, seat, EVENT_GOOD[event], EVENT_UNITS[event], EVENTS[event])


def _per(state: WorldState, event: int) -> None:
    """Each seat scores for each of its units of a good."""
    for walked in range(state.seats):
        seat = seat_after(state, walked)
        count = holds(state, seat, EVENT_GOOD[event])
        if count:
            score(state, seat, EVENT_VP[event] * count, EVENTS[event], count)


def _per_house(state: WorldState, event: int) -> None:
    """Each seat scores for each of its houses on the board."""
    for walked in range(state.seats):
        seat = seat_after(state, walked)
        count = houses_of(state, seat)
        if count:
            score(state, seat, EVENT_VP[event] * count, EVENTS[event], count)


def _cover(state: WorldState, event: int) -> None:
    """A tile covers a favor space until the end of the chapter; the marker stays if it is there (ruling W5)."""
    state.covered |= 1 << EVENT_SPACES[event]
    if state.journal is not None:
        state.note("space-covered", {"space": FAVORS[EVENT_SPACES[event]]})


def _complete(state: WorldState, event: int) -> None:
    """A project is completed with resources from the supply."""
    complete_from_supply(state, EVENT_PROJECTS[event])


def _plague_ends(state: WorldState, event: int) -> None:
    """All plague markers leave the board."""
    count = NUM_LOCATIONS - state.plague.count(0)
    state.plague = [0] * NUM_LOCATIONS
    state.ill = 0
    if state.journal is not None:
        state.note("plague-left", {"count": count})


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
