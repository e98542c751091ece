"""2. Orient the event card, 3. receive personal income, 4. award favor."""

from typing import Final

from kingsbridge.core.contract import Phase
from kingsbridge.core.reason import Reason
from kingsbridge.games.world import frames
from kingsbridge.games.world.actions import ORIENT_0
from kingsbridge.games.world.changes import gain, pay, score
from kingsbridge.games.world.components import (
    CORNER_GOODS,
    CORNER_UNITS,
    EVENTS,
    FAVOR_AWARDS,
    FAVOR_UNITS,
    FAVORS,
    INCOME_SUBSTITUTE,
    NUM_GOODS,
    PAY,
    PER,
    PER_HOUSE,
    WAR,
)
from kingsbridge.games.world.reckoning import begs, corner, favor_space, may_orient, seat_after
from kingsbridge.games.world.rewards import award_of
from kingsbridge.games.world.state import WorldState

_NOTHING_GAINED: Final = [0] * (NUM_GOODS + 1)


class Orient(Phase[WorldState]):
    """Asks the active player where the arrow shall point."""

    name = "orient"
    rule = "WOR-023"

    def legal(self, state: WorldState) -> list[int]:
        """List the numbers that do not lead to Outlaws who could not be paid."""
        seat = state.frames[-1].seat
        return [ORIENT_0 + arrow for arrow in range(4) if may_orient(state, seat, arrow)]

    def apply(self, state: WorldState, action: int) -> None:
        """Turn the card."""
        frame = state.frames[-1]
        state.arrow = action - ORIENT_0
        if state.journal is not None:
            state.note("oriented", {"seat": frame.seat, "event": EVENTS[state.council], "arrow": state.arrow})
        state.replace(frames.income(frame.seat))

    def why_not(self, state: WorldState, action: int) -> Reason:
        """The Outlaws would have to be paid."""
        if ORIENT_0 <= action < ORIENT_0 + 4:
            space = favor_space(state, action - ORIENT_0)
            return Reason("WOR-025", "outlaws-unpaid", {"space": FAVORS[space], "units": FAVOR_UNITS[space]})
        return Reason(self.rule, "orient-first", {})


class Income(Phase[WorldState]):
    """Pays by itself."""

    name = "income"
    rule = "WOR-026"

    def enter(self, state: WorldState) -> None:
        """Give every seat what its corner shows, from the active player on."""
        for walked in range(state.seats):
            seat = seat_after(state, walked)
            if not begs(state, seat):
                _receive(state, seat, corner(state, seat, state.arrow))
            elif state.journal is not None:
                state.note("no-income", {"seat": seat})
        state.replace(frames.award_favor(state.active))


def _receive(state: WorldState, seat: int, at: int) -> None:
    """Take the income, or a point where the supply has none."""
    if not gain(state, seat, CORNER_GOODS[at], CORNER_UNITS[at], "income"):
        score(state, seat, INCOME_SUBSTITUTE, "income")


class AwardFavor(Phase[WorldState]):
    """Moves the marker and awards the favor by itself."""

    name = "favor"
    rule = "WOR-029"

    def enter(self, state: WorldState) -> None:
        """Move as far as the arrow says; then the actions begin, unless the war has taken them."""
        if state.arrow > 0:
            move_marker(state, state.active, state.arrow)
        if state.council == WAR:
            state.replace(frames.end_of_round(state.active))
        else:
            state.replace(frames.play(state.active, 0))


def move_marker(state: WorldState, seat: int, steps: int) -> None:
    """Move the favor marker and let a seat receive the award of the space it reaches."""
    state.favor = favor_space(state, steps)
    space = state.favor
    if state.journal is not None:
        state.note("favor-moved", {"seat": seat, "space": FAVORS[space], "steps": steps})
    good, units = award_of(state, seat, space, _NOTHING_GAINED, state.supply)
    if FAVOR_AWARDS[space] == PAY:
        pay(state, seat, good, -units, FAVORS[space])
    elif units and FAVOR_AWARDS[space] in (PER, PER_HOUSE):
        score(state, seat, units, FAVORS[space], units // FAVOR_UNITS[space])
    elif units:
        gain(state, seat, good, units, FAVORS[space])
