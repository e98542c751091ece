"""The analysis of a whole game, as a list of decisions that can be gone on with wherever it stopped."""

from collections.abc import Iterator, Sequence

import msgspec

from kingsbridge.analysis.account import Account, account_of
from kingsbridge.analysis.course import Course
from kingsbridge.analysis.decision import Judged, judge
from kingsbridge.bots.bot import Info
from kingsbridge.bots.levels import MASTER, as_judge


class Analysis(msgspec.Struct):
    """What is known so far: the decisions in their order, and when all are judged, what the result came from."""

    level: str  # who looks back, with version
    total: int  # decisions with a real choice
    epochs: list[int]  # the plies at which a hand, round or chapter after the first begins
    judged: list[Judged]
    account: Account | None = None


def begin(course: Course, level: str = MASTER) -> Analysis:
    """Begin with a game of which nothing is judged yet."""
    return complete(course, Analysis(as_judge(level), len(course.choices()), course.epochs(), []))


def left(course: Course, analysis: Analysis) -> list[int]:
    """List the plies that are still to be judged."""
    return course.choices()[len(analysis.judged) :]


def complete(course: Course, analysis: Analysis) -> Analysis:
    """Add up an analysis as soon as all decisions are judged."""
    if len(analysis.judged) == analysis.total and analysis.account is None:
        analysis.account = account_of(course, analysis.judged)
    return analysis


def judged_in(course: Course, plies: Sequence[int], level: str) -> Iterator[Judged]:
    """Judge decisions one after the other, in this process."""
    for ply in plies:
        state = course.states[ply]
        yield judge(Info(state, state.current_seat), course.moves[ply], ply, level=level)
