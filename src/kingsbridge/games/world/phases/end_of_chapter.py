"""End of a chapter: free resources, tiles and events off, duties, protection against penalties, what comes next."""

from typing import Final

from kingsbridge.core.contract import Phase
from kingsbridge.core.frame import Frame
from kingsbridge.core.reason import Reason
from kingsbridge.games.world import frames
from kingsbridge.games.world.actions import PROTECT_0, SUFFER_0
from kingsbridge.games.world.changes import (
    add_free_resource,
    begin_project,
    clear_board,
    end_chapter,
    lay_markers,
    lose_points,
    pass_figure,
    pay,
    sentence,
    set_missing,
    set_tax,
)
from kingsbridge.games.world.components import (
    CHAPTERS,
    DUTIES,
    DUTY_DUE,
    DUTY_GOODS,
    DUTY_LOSS,
    LAST_LOSS_FACTOR,
    LOYALTY,
    NUM_DUTIES,
    NUM_PROJECTS,
    PLAGUE_VALUES,
    PROTECTION,
    TAX_DIE,
    TAX_DUTY,
    TOWER,
)
from kingsbridge.games.world.effects import complete_project
from kingsbridge.games.world.phases.end_of_game import end_game
from kingsbridge.games.world.reckoning import holds, is_filled, is_open, seat_after
from kingsbridge.games.world.state import WorldState

# The Tower and the plague come after the second chapter.
_PLAGUE_AFTER: Final = 2


class FreeResources(Phase[WorldState]):
    """Adds a resource to each project by itself; the frame counts the projects done.

    Rules: WOR-126.
    """

    name = "free-resources"
    rule = "WOR-067"

    def enter(self, state: WorldState) -> None:
        """Go through the projects; one that is completed may ask its donors before the next."""
        for project in range(frames.projects_done(state.frames[-1]), NUM_PROJECTS):
            if not is_open(state, project) or not add_free_resource(state, project):
                continue
            if is_filled(state, project):
                state.replace(frames.free_resources(state.active, project + 1))
                complete_project(state, project)
                return
        state.replace(frames.duties(state.active))


class Duties(Phase[WorldState]):
    """Clears the board and collects the duties by itself.

    Rules: WOR-068, WOR-069, WOR-070, WOR-071, WOR-072, WOR-075.
    """

    name = "duties"
    rule = "WOR-073"

    def enter(self, state: WorldState) -> None:
        """Take tiles and events off, then piety, grain and one tax for all."""
        clear_board(state)
        for duty in range(NUM_DUTIES):
            if duty == TAX_DUTY:
                set_tax(state, TAX_DIE[state.draw_below(f"tax {state.epoch + 1}", len(TAX_DIE))])
            for walked in range(state.seats):
                _collect(state, seat_after(state, walked), duty)
        state.replace(frames.protection(state.active, 0, 0))


def _collect(state: WorldState, seat: int, duty: int) -> None:
    """Collect what a seat can pay; each missing unit costs points, but never below 0.

    Rules: WOR-070, WOR-071, WOR-072, WOR-073, WOR-074.
    """
    good = DUTY_GOODS[duty]
    due = state.tax if duty == TAX_DUTY else DUTY_DUE[duty]
    paid = min(due, holds(state, seat, good))
    if paid:
        pay(state, seat, good, paid, DUTIES[duty])
    missing = due - paid
    set_missing(state, seat, duty, missing)
    if missing:
        lose_points(state, seat, DUTY_LOSS[duty] * missing, DUTIES[duty], missing)


class Protection(Phase[WorldState]):
    """Asks each seat, duty by duty, whether loyalty shall avert what follows from a shortfall.

    Rules: WOR-077.
    """

    name = "protection"
    rule = "WOR-076"

    def enter(self, state: WorldState) -> None:
        """Pass over what is not missing; without loyalty the consequence follows by itself."""
        frame = state.frames[-1]
        duty = frames.duty_asked(frame)
        if state.missing[frame.seat * NUM_DUTIES + duty] == 0:
            _next_duty(state, frame)
        elif holds(state, frame.seat, LOYALTY) < PROTECTION:
            _suffer(state, frame.seat, duty)
            _next_duty(state, frame)

    def legal(self, state: WorldState) -> list[int]:
        """Offer both ways."""
        duty = frames.duty_asked(state.frames[-1])
        return [PROTECT_0 + duty, SUFFER_0 + duty]

    def apply(self, state: WorldState, action: int) -> None:
        """Pay loyalty or bear the consequence."""
        frame = state.frames[-1]
        duty = frames.duty_asked(frame)
        if action >= SUFFER_0:
            _suffer(state, frame.seat, duty)
        else:
            pay(state, frame.seat, LOYALTY, PROTECTION, DUTIES[duty])
            if state.journal is not None:
                state.note("protected", {"seat": frame.seat, "duty": DUTIES[duty]})
        _next_duty(state, frame)

    def why_not(self, state: WorldState, action: int) -> Reason:
        """Another duty is being asked about."""
        return Reason(self.rule, "other-duty", {"duty": DUTIES[frames.duty_asked(state.frames[-1])]})


def _suffer(state: WorldState, seat: int, duty: int) -> None:
    """Sentence the seat to the penalty; in the last chapter the loss is doubled instead.

    Rules: WOR-070, WOR-071, WOR-072, WOR-077.
    """
    if state.epoch < CHAPTERS - 1:
        sentence(state, seat, duty)
        return
    missing = state.missing[seat * NUM_DUTIES + duty]
    lose_points(state, seat, (LAST_LOSS_FACTOR - 1) * DUTY_LOSS[duty] * missing, DUTIES[duty], missing)


def _next_duty(state: WorldState, frame: Frame) -> None:
    asked, duty = frames.asked_before(frame), frames.duty_asked(frame) + 1
    if duty < NUM_DUTIES:
        state.replace(frames.protection(frame.seat, asked, duty))
    elif asked + 1 < state.seats:
        state.replace(frames.protection(seat_after(state, asked + 1), asked + 1, 0))
    else:
        state.replace(frames.end_of_chapter(state.active))


class EndOfChapter(Phase[WorldState]):
    """Passes the figure once more, and begins the next chapter or ends the game by itself.

    Rules: WOR-010.
    """

    name = "end-of-chapter"
    rule = "WOR-078"

    def enter(self, state: WorldState) -> None:
        """Bring the Tower and the plague after chapter II, the end after IV."""
        pass_figure(state)
        end_chapter(state)
        if state.epoch == CHAPTERS:
            end_game(state)
            return
        if state.epoch == _PLAGUE_AFTER:
            _bring_plague(state)
        state.replace(frames.chapter_begins(state.active))


def _bring_plague(state: WorldState) -> None:
    """Bring the Tower to the board, and the plague to Kingsbridge.

    Rules: WOR-079, WOR-098.
    """
    begin_project(state, TOWER)
    lay_markers(state, state.draw_shuffled("plague", PLAGUE_VALUES))
