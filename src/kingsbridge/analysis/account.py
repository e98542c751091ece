"""What a result came from: own decisions, those of others, and luck, for each seat through its own eyes.

A seat's outlook is read at its own decisions, since only then it is known what the seat knew. Its way from the first of
them to the end is told in steps that add up exactly:

    result = start + own decisions + decisions of others + luck + rest

An own decision changes the outlook by what the move cost; a decision of another seat by what that move, and not the
best one, meant for this seat. What else has changed when the seat looks again is luck, if chance was drawn or something
hidden became known meanwhile, and otherwise rest: the search sees further as the game goes on, and it estimates.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from kingsbridge.analysis.course import Course
from kingsbridge.analysis.decision import GOOD_ENOUGH, Judged

_COSTLIEST: Final = 3
_DIGITS: Final = 4


class SeatAccount(msgspec.Struct):
    """What became of a seat's outlook, and why."""

    start: float
    own: float
    others: float
    luck: float
    rest: float
    result: float
    decisions: int
    good: int  # decisions that cost nothing or little
    costliest: list[int]  # the plies of the decisions that cost most, the costliest first


class Account(msgspec.Struct):
    """What a result came from."""

    seats: list[SeatAccount]
    curve: list[list[float]]  # after each number of moves: the outlook of each seat


def account_of(course: Course, judged: Sequence[Judged]) -> Account:
    """Add up a game whose decisions are all judged."""
    walks = [_Walk(course, judged, seat) for seat in range(course.seats)]
    curve = [[walk.curve[ply] for walk in walks] for ply in range(len(course.states))]
    return Account([walk.account(judged) for walk in walks], curve)


class _Walk:
    """A seat's way through the game."""

    def __init__(self, course: Course, judged: Sequence[Judged], seat: int) -> None:
        self._course = course
        self._seat = seat
        self._looked_at = -1  # the ply of its last own decision
        self._now = 0.0
        self._start = 0.0
        self._sums = {"own": 0.0, "others": 0.0, "luck": 0.0, "rest": 0.0}
        self.curve = [0.0] * len(course.states)
        for decision in judged:
            self._step(decision)
        last = len(course.states) - 1
        if course.is_over and self._looked_at >= 0:
            self._look_again(last, course.end[seat])
        self._draw(last)

    def account(self, judged: Sequence[Judged]) -> SeatAccount:
        mine = [decision for decision in judged if decision.seat == self._seat]
        costly = sorted(
            (decision for decision in mine if decision.quality != "best"), key=lambda decision: -decision.cost
        )
        return SeatAccount(
            start=round(self._start, _DIGITS),
            own=round(self._sums["own"], _DIGITS),
            others=round(self._sums["others"], _DIGITS),
            luck=round(self._sums["luck"], _DIGITS),
            rest=round(self._sums["rest"], _DIGITS),
            result=round(self._now, _DIGITS),
            decisions=len(mine),
            good=sum(decision.quality in GOOD_ENOUGH for decision in mine),
            costliest=[decision.ply for decision in costly[:_COSTLIEST]],
        )

    def _step(self, decision: Judged) -> None:
        if decision.seat == self._seat:
            self._look_again(decision.ply, decision.before[self._seat])
            self._draw(decision.ply)
            self._looked_at = decision.ply
        elif self._looked_at < 0:
            return  # it has not looked at the game yet
        part = "own" if decision.seat == self._seat else "others"
        change = decision.after[self._seat] - decision.before[self._seat]
        self._sums[part] += change
        self._now += change
        self._draw(decision.ply + 1)

    def _look_again(self, ply: int, outlook: float) -> None:
        """Find out what has changed since the last look without anybody's decision."""
        if self._looked_at < 0:
            self._start = self._now = outlook
            self.curve[: ply + 1] = [outlook] * (ply + 1)
            return
        part = "luck" if self._course.was_revealed(self._looked_at, ply) else "rest"
        self._sums[part] += outlook - self._now
        self._now = outlook

    def _draw(self, ply: int) -> None:
        """Let the outlook stand from a ply on."""
        shown = min(1.0, max(0.0, self._now))
        self.curve[ply:] = [round(shown, _DIGITS)] * (len(self.curve) - ply)
