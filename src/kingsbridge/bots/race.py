"""A search whose first step is a race: the seat's actions are compared in the same samples, with the same luck.

Claims try most what looked good first, which with few iterations is what the guesses proposed. In a race every action
that entered is tried alike, and since chance is drawn by name, the same sample with the same luck differs for two
actions in little but what the actions themselves change: differences show after far fewer iterations. Who is surely
behind leaves at once, who is behind when its part of the iterations is spent leaves then, half of the field each time;
so time goes where actions are close, and a race ends early where one is clearly ahead. Below the first step the tree
grows as in any search.
"""

from math import sqrt
from time import process_time
from typing import Final

from kingsbridge.bots.search import Node, Search

# The fewest actions that enter, and the tries before one may be called surely behind.
_SMALLEST_FIELD: Final = 3
_FEWEST_TRIES: Final = 8
_LOOK_EVERY: Final = 4


class Runner:
    """An action in the race, and its value in every lap that it ran."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.values: list[float] = []  # of every lap
        self.claim = 0.0  # to stay in the race, at the end of a heat


class Race(Search):
    """A search that finds the seat's own action by a race."""

    def run(self, iterations: int, until_decided: bool = False) -> None:
        """Race for so many iterations, or until the hard cap; who is left alone has won, so that the rest is saved."""
        cap = self.plan.seconds
        until = process_time() + cap if cap else 0.0
        field = self._entrants(iterations)
        heats = max(1, (len(field) - 1).bit_length())
        for heat in range(heats):
            field = self._heat(field, (iterations - self.iterations) // (heats - heat), until)
            if len(field) == 1 or (until and process_time() > until):
                break
            if heat < heats - 1:
                field = field[: (len(field) + 1) // 2]

    def _entrants(self, iterations: int) -> list[Runner]:
        """Let the actions of the best first guesses enter, as many as can be tried often enough."""
        state = self.info.sample(self.seed())
        legal = state.legal_actions()
        self._add_missing(self.root, state, legal)
        field = [Runner(child) for child in self.root.children.values()]
        field.sort(key=_by_guess)
        return field[: max(_SMALLEST_FIELD, iterations // self.plan.race)]

    def _value_of(self, child: Node) -> float:
        """Lean on the first guess as far as chance could have made the difference."""
        value = super()._value_of(child)
        return value + self.plan.lean * child.prior / sqrt(max(child.visits, 1))

    def _heat(self, field: list[Runner], iterations: int, until: float) -> list[Runner]:
        """Let the field run laps for so many iterations; give who is still in it, the best first."""
        laps = 0
        while len(field) > 1 and iterations >= len(field):
            iterations -= len(field)
            self._lap(field)
            laps += 1
            if laps % _LOOK_EVERY == 0:
                field = self._not_surely_behind(field)
                if until and process_time() > until:
                    break
        return self._best_first(field)

    def _best_first(self, field: list[Runner]) -> list[Runner]:
        for runner in field:
            node = runner.node
            runner.claim = node.total + self.plan.lean * node.prior * sqrt(node.visits)
        field.sort(key=_by_claim)
        return field

    def _lap(self, field: list[Runner]) -> None:
        """Try every action in one sample, each with the same luck."""
        sample = self.info.sample(self.seed())
        luck = self.seed()
        seat = self.info.seat
        for runner in field:
            runner.values.append(self.try_out(sample, luck, runner.node)[seat])
        self.random.seed(luck + 1)

    def _not_surely_behind(self, field: list[Runner]) -> list[Runner]:
        leader = field[0]
        for runner in field:
            if runner.node.total > leader.node.total:
                leader = runner
        if len(leader.values) < _FEWEST_TRIES:
            return field
        return [runner for runner in field if runner is leader or not self._is_behind(runner, leader)]

    def _is_behind(self, runner: Runner, leader: Runner) -> bool:
        """Say whether the mean of the differences, lap by lap, is surely above zero."""
        count = len(leader.values)
        total = 0.0
        squares = 0.0
        for lap in range(count):
            difference = leader.values[lap] - runner.values[lap]
            total += difference
            squares += difference * difference
        mean = total / count
        if mean <= 0.0:
            return False
        variance = max(squares / count - mean * mean, 0.0)
        return mean > self.plan.sure * sqrt(variance / count)


def _by_guess(runner: Runner) -> float:
    return -runner.node.prior


def _by_claim(runner: Runner) -> float:
    return -runner.claim
