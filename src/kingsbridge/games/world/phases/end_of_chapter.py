"""End of a chapter: free resources, tiles and events off, duties, protection against penalties, what comes next."""

from kingsbridge.core.contract import Phase
from kingsbridge.core.frame import Frame
from kingsbridge.core.reason import Reason
from kingsbridge.games.world import frames
from kingsbridge.games.world.actions import PROTECT_0, SUFFER_0
from kingsbridge.games.world.changes import lose_points, pay
from kingsbridge.games.world.components import (
    CHAPTERS,
    DUTIES,
    DUTY_DUE,
    DUTY_GOODS,
    DUTY_LOSS,
    EVENTS,
    LAST_LOSS_FACTOR,
    LOYALTY,
    NUM_DUTIES,
    NUM_PROJECTS,
    PENALTIES,
    PLAGUE_VALUES,
    PROTECTION,
    TAX_DIE,
    TAX_DUTY,
    TOWER,
)
from kingsbridge.games.world.phases.end_of_game import score_leftovers
from kingsbridge.games.world.phases.end_of_round import pass_figure
from kingsbridge.games.world.projects import add_free_resource, begin_project, complete
from kingsbridge.games.world.reckoning import holds, is_open, seat_after
from kingsbridge.games.world.state import WorldState

# The Tower and the plague come after the second chapter.
_PLAGUE_AFTER = 2


class FreeResources(Phase[WorldState]):
    """Adds a resource to each project by itself; the frame counts the projects done."""

    name = "free-resources"
    rule = "WOR-067"

    def enter(self, state: WorldState) -> None:
        """Go through the projects; one that is completed may ask its donors before the next."""
        for project in range(frames.projects_done(state.frames[-1]), NUM_PROJECTS):
            if is_open(state, project) and add_free_resource(state, project):
                state.replace(frames.free_resources(state.active, project + 1))
                complete(state, project)
                return
        state.replace(frames.duties(state.active))


class Duties(Phase[WorldState]):
    """Clears the board and collects the duties by itself."""

    name = "duties"
    rule = "WOR-073"

    def enter(self, state: WorldState) -> None:
        """Take tiles and events off, then piety, grain and one tax for all."""
        _clear_board(state)
        state.tax = TAX_DIE[state.draw_below(f"tax {state.epoch + 1}", len(TAX_DIE))]
        state.missing = [0] * (state.seats * NUM_DUTIES)
        for duty in range(NUM_DUTIES):
            if duty == TAX_DUTY and state.journal is not None:
                state.note("tax-rolled", {"seat": state.active, "tax": state.tax})
            for walked in range(state.seats):
                _collect(state, seat_after(state, walked), duty)
        state.replace(frames.protection(state.active, 0, 0))


def _clear_board(state: WorldState) -> None:
    if state.journal is not None:
        events = [EVENTS[event] for event in state.edge]
        state.note("board-cleared", {"chapter": state.epoch + 1, "events": events})
    state.covered = 0
    state.cloth_covered = 0
    state.edge = []


def _collect(state: WorldState, seat: int, duty: int) -> None:
    """Collect what a seat can pay; each missing unit costs points, but never below 0."""
    good = DUTY_GOODS[duty]
    due = state.tax if duty == TAX_DUTY else DUTY_DUE[duty]
    paid = min(due, holds(state, seat, good))
    if paid:
        pay(state, seat, good, paid, DUTIES[duty])
    missing = due - paid
    state.missing[seat * NUM_DUTIES + duty] = missing
    if missing:
        if state.journal is not None:
            state.note("short", {"seat": seat, "duty": DUTIES[duty], "missing": missing})
        lose_points(state, seat, DUTY_LOSS[duty] * missing, DUTIES[duty], missing)


class Protection(Phase[WorldState]):
    """Asks each seat, duty by duty, whether loyalty shall avert what follows from a shortfall."""

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
    """Sentence the seat to the penalty; in the last chapter the loss is doubled instead."""
    if state.epoch < CHAPTERS - 1:
        state.penalties[seat] |= 1 << duty
        if state.journal is not None:
            state.note("sentenced", {"seat": seat, "penalty": PENALTIES[duty]})
        return
    missing = state.missing[seat * NUM_DUTIES + duty]
    lose_points(state, seat, (LAST_LOSS_FACTOR - 1) * DUTY_LOSS[duty] * missing, DUTIES[duty], missing)


def _next_duty(state: WorldState, frame: Frame) -> None:
    asked, duty = frames.asked_before(frame), frames.duty_asked(frame) + 1
    if duty < NUM_DUTIES:
        state.replace(frames.protection(frame.seat, asked, duty))
    elif asked + 1 < state.seats:
        state.replace(frames.asked_next(frame, seat_after(state, asked + 1)))
    else:
        state.replace(frames.end_of_chapter(state.active))


class EndOfChapter(Phase[WorldState]):
    """Passes the figure once more, and begins the next chapter or ends the game by itself."""

    name = "end-of-chapter"
    rule = "WOR-078"

    def enter(self, state: WorldState) -> None:
        """Bring the Tower and the plague after chapter II, the end after IV."""
        pass_figure(state)
        state.epoch += 1
        if state.journal is not None:
            state.note("chapter-ends", {"chapter": state.epoch, "scores": state.scores()})
        if state.epoch == CHAPTERS:
            score_leftovers(state)
            state.pop()
            if state.journal is not None:
                state.note("game-ends", {"winners": state.best_seats(), "scores": state.scores()})
            return
        if state.epoch == _PLAGUE_AFTER:
            begin_project(state, TOWER)
            state.plague = state.draw_shuffled("plague", PLAGUE_VALUES)
            if state.journal is not None:
                state.note("plague-came", {"count": len(PLAGUE_VALUES)})
        state.replace(frames.chapter_begins(state.active))
