"""A look back at one decision, from what its seat knew then: what the move cost, and what would have been better.

First Master searches as he would have, only that every action is tried often enough to be judged. Then the move that
was made and the one he prefers are tried in pairs, in the same samples with the same luck: what a move costs is the
mean of these differences, so that neither is judged by fewer or luckier tries.
"""

from math import sqrt
from typing import Final

from kingsbridge.bots.advice import NOTHING, Ground, grounds, outlooks
from kingsbridge.bots.bot import Info
from kingsbridge.bots.coach import judging_plan
from kingsbridge.bots.levels import MASTER
from kingsbridge.bots.search import Node, Search, SearchPlan, values_of
from kingsbridge.core.contract import State

# Pairs for each iteration of the search, and the fewest of these that say anything.
_PAIRS: Final = 0.15
_FEWEST_PAIRS: Final = 30
# How far a likely continuation goes, and how often a step of it must have been tried.
_LONGEST_LINE: Final = 6
_FEWEST_TRIES: Final = 8


class Look:
    """What was found about a decision. Outlooks lie between 0 (lost) and 1 (won), one for each seat."""

    def __init__(self, played: int, best: int) -> None:
        self.played = played
        self.best = best  # the move that was made itself, where nothing was better
        self.cost = 0.0  # what the deciding seat's outlook lost by the move
        self.error = 0.0  # the standard error of that
        self.stake = 0.0  # by how much the seat's worst move is behind the best
        self.before: list[float] = []  # the outlooks with the best move
        self.after: list[float] = []  # and with the one that was made
        self.because: list[Ground] = []  # what speaks for the best and not for the one that was made
        self.line: list[int] = []  # the best and what is likely to follow it


class LookBack(Search):
    """A search that remembers what each of the seat's actions meant for all seats."""

    def __init__(self, info: Info, plan: SearchPlan, seed: int) -> None:
        super().__init__(info, plan, seed)
        self.sums: dict[int, list[float]] = {}

    def _end(self, state: State) -> list[float]:
        values = super()._end(state)
        action = self.path[0].action
        if action not in self.sums:
            self.sums[action] = [0.0] * len(values)
        sums = self.sums[action]
        for seat, value in enumerate(values):
            sums[seat] += value
        return values

    def means(self, node: Node) -> list[float]:
        """Give the outlooks of all seats after an action of the seat."""
        return [value / node.visits for value in self.sums[node.action]]

    def own(self, action: int) -> Node:
        """Give what was learned of one of the seat's own actions."""
        for node in self.root.children.values():
            if node.action == action:
                return node
        raise ValueError(f"action {action} was not legal")

    def compare(self, first: Node, second: Node, pairs: int) -> tuple[list[float], float]:
        """Try two actions in pairs; gives what all seats have more of with the first, and its standard error."""
        seats = self.info.seats
        more = [0.0] * seats
        squares = 0.0
        for _pair in range(pairs):
            sample = self.info.sample(self.seed())
            luck = self.seed()
            with_first = self.try_out(sample, luck, first)
            with_second = self.try_out(sample, luck, second)
            for seat in range(seats):
                more[seat] += (with_first[seat] - with_second[seat]) / pairs
            difference = with_first[self.info.seat] - with_second[self.info.seat]
            squares += difference * difference / pairs
            self.random.seed(luck + 1)
        mean = more[self.info.seat]
        return more, sqrt(max(squares - mean * mean, 0.0) / pairs)

    def line(self, node: Node) -> list[int]:
        """Give an action and what was tried most often after it."""
        line = [node.action]
        while len(line) < _LONGEST_LINE:
            following: Node | None = None
            for child in node.children.values():
                if following is None or child.visits > following.visits:
                    following = child
            if following is None or following.visits < _FEWEST_TRIES:
                break
            node = following
            line.append(node.action)
        return line


def look_back(info: Info, played: int, seed: int, seconds: float = 0.0, level: str = MASTER) -> Look:
    """Look back at a decision with a real choice; `seconds` caps the computing (0: as long as the level may)."""
    plan = judging_plan(info, level, seconds)
    search = LookBack(info, plan, seed)
    search.run(plan.iterations)
    made = search.own(played)
    advised = outlooks(search)
    best = search.own(advised[0].action)
    look = Look(played, played)
    look.stake = advised[0].value - advised[len(advised) - 1].value
    if best is not made:
        more, error = search.compare(best, made, max(_FEWEST_PAIRS, int(_PAIRS * search.iterations)))
        if more[info.seat] >= NOTHING:
            return _better(search, look, best, more, error)
    look.before = search.means(made)
    look.after = look.before
    look.line = search.line(made)
    return look


def _better(search: LookBack, look: Look, best: Node, more: list[float], error: float) -> Look:
    """Say what the better way was, and why."""
    look.best = best.action
    look.cost = more[search.info.seat]
    look.error = error
    look.before = search.means(best)
    look.after = [_within(value - more[seat]) for seat, value in enumerate(look.before)]
    look.because = grounds(search.info, [look.best, look.played])[look.best]
    look.line = search.line(best)
    return look


def _within(value: float) -> float:
    return min(1.0, max(0.0, value))


def end_outlooks(state: State) -> list[float]:
    """Give the outlooks of a finished game: what came of it, in the same measure."""
    return values_of(state, state.game.sense, SearchPlan())
