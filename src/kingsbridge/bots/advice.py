"""Advice: what a search would play, how sure it is, and why, read off the named parts of the game's `sense`.

Values are those of the search, between 0 (lost) and 1 (won). A reason compares the position right after an action with
those right after the others, in the same samples: the part of the worth that differs most speaks for the action, and
`part-<name>` in the game's texts says what it does for the player.
"""

from typing import Final

from kingsbridge.bots.bot import Info
from kingsbridge.bots.search import Node, SearchPlan
from kingsbridge.bots.searcher import search_for

# Samples in which the parts are compared, and differences too small to be told.
_SAMPLES: Final = 12
_LEAST: Final = 0.05
_MOST_REASONS: Final = 2


class PartGain:
    """A part of the worth, and by how much it is better than after the other actions."""

    def __init__(self, part: str, gain: float) -> None:
        self.part = part
        self.gain = gain


class Advice:
    """An action with what the search found: its value, how often it was tried, and what speaks for it, most first."""

    def __init__(self, action: int, value: float, visits: int, because: list[PartGain]) -> None:
        self.action = action
        self.value = value
        self.visits = visits
        self.because = because


def advise(info: Info, plan: SearchPlan, seed: int, most: int = 3) -> list[Advice]:
    """Give the best actions, the best first; none where there is no choice."""
    if len(info.legal_actions()) == 1:
        return []
    search = search_for(info, plan, seed)
    search.run(plan.iterations)
    found = [child for child in search.root.children.values() if child.visits]
    found.sort(key=_rank)
    parts = _mean_parts(info, [child.action for child in found])
    names = info.game.sense.part_names
    return [
        Advice(child.action, child.total / child.visits, child.visits, _because(names, parts, at))
        for at, child in enumerate(found[:most])
    ]


def cost_of(advised: list[Advice], action: int) -> float:
    """Say by how much an action is worse than the best advised; one that is not among them costs as the last."""
    value = advised[-1].value
    for each in advised:
        if each.action == action:
            value = each.value
    return max(0.0, advised[0].value - value)


def _rank(child: Node) -> tuple[int, float, int]:
    return -child.visits, -child.total / child.visits, child.action


def _mean_parts(info: Info, actions: list[int]) -> list[list[float]]:
    """Give, for each action, the mean of the parts right after it."""
    sense = info.game.sense
    means = [[0.0] * len(sense.part_names) for _ in actions]
    for number in range(_SAMPLES):
        sample = info.sample(number)
        for at, action in enumerate(actions):
            after = sample.clone()
            after.apply(action)
            for part, worth in enumerate(sense.parts(after, info.seat)):
                means[at][part] += worth / _SAMPLES
    return means


def _because(names: list[str], parts: list[list[float]], at: int) -> list[PartGain]:
    """Compare the parts after one action with the mean after the others."""
    others = len(parts) - 1
    if others == 0:
        return []
    found: list[PartGain] = []
    for part, name in enumerate(names):
        mean = 0.0
        for other in range(len(parts)):
            if other != at:
                mean += parts[other][part] / others
        gain = parts[at][part] - mean
        if gain >= _LEAST:
            found.append(PartGain(name, gain))
    found.sort(key=_smallness)
    return found[:_MOST_REASONS]


def _smallness(found: PartGain) -> float:
    return -found.gain
