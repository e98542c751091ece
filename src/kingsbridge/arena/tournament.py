"""Plays a plan: hands the workers what the results lack, until all is played or the stop says enough."""

from collections.abc import Generator, Mapping, Sequence
from contextlib import closing
from typing import Protocol

from kingsbridge.arena.match import play_fixture
from kingsbridge.arena.outcome import Outcome
from kingsbridge.arena.schedule import Plan
from kingsbridge.arena.workers import Workers, spread


class Collector(Protocol):
    """Collects the games of a run as they are played: a results file, or somebody who counts."""

    @property
    def done(self) -> Mapping[int, Outcome]:
        """The games that need not be played again."""

    def append(self, outcome: Outcome) -> None:
        """Keep a game."""


def play_plan(plan: Plan, games: int, results: Collector, workers: Workers) -> Generator[Outcome]:
    """Play the games that are missing; each is kept before it is given."""
    watch = _Watch(plan)
    if watch.enough(results.done):
        return
    jobs = ((plan, plan.fixture(number)) for number in range(games) if number not in results.done)
    with closing(spread(workers, play_fixture, jobs)) as done:
        for _, outcome in done:
            results.append(outcome)
            yield outcome
            if watch.enough(results.done):
                return


def counted(plan: Plan, outcomes: Sequence[Outcome]) -> list[Outcome]:
    """Leave out the games that were played beyond the stop, because several workers were under way."""
    watch = _Watch(plan)
    if watch.enough({outcome.game: outcome for outcome in outcomes}):
        return list(outcomes[: watch.games])
    return list(outcomes)


class _Watch:
    """Follows the line of games without a gap, so that it does not matter which is over first."""

    def __init__(self, plan: Plan) -> None:
        self._stop = plan.stop
        self._bot = plan.bots[0]
        self._looks = set() if plan.stop is None else {plan.whole_rounds(look) for look in plan.stop.looks()}
        self._wins: list[float] = []

    @property
    def games(self) -> int:
        """How many games were looked at."""
        return len(self._wins)

    def enough(self, done: Mapping[int, Outcome]) -> bool:
        """Say whether the stop says enough, at one of the looks that the games done allow."""
        while self._stop is not None and self.games in done:
            self._wins.append(done[self.games].share_of(self._bot))
            if self.games in self._looks and self._stop.decided(self._wins):
                return True
        return False
