"""Several searches that choose together: each by itself with luck of its own, so that processes may share them.

What each found counts alike, and the order of finding does not matter: the choice is the same on one core and on many.
"""

from time import process_time
from typing import Final

from kingsbridge.bots.bot import Info
from kingsbridge.bots.search import SearchPlan
from kingsbridge.bots.searcher import search_for

# Seeds of the searches lie far apart, so that none meets that of another choice: bots' seeds are 16 bits wide.
_APART: Final = 1 << 20


def tally_of(info: Info, plan: SearchPlan, budget: int, seed: int, number: int) -> dict[int, list[float]]:
    """Run one of the searches; gives for each action the share of the tries it got, and its mean value."""
    search = search_for(info, plan, seed + number * _APART)
    search.run(budget or plan.iterations, until_decided=True)
    return {
        child.action: [child.visits / search.iterations, child.total / child.visits]
        for child in search.root.children.values()
        if child.visits
    }


def choose_together(
    info: Info, plan: SearchPlan, budget: int, seed: int, searches: int, seconds: float
) -> int:
    """Run all searches one after another, in so many seconds of computing: what is left of them caps each."""
    started = process_time()
    tallies: list[dict[int, list[float]]] = []
    for number in range(searches):
        left = seconds - (process_time() - started)
        if tallies and left <= 0.0:
            break
        plan.seconds = min(plan.seconds, left)
        tallies.append(tally_of(info, plan, budget, seed, number))
    return best_of(tallies)


def best_of(tallies: list[dict[int, list[float]]]) -> int:
    """Give the action with most of the tries of all searches; of equals that of the highest value, then the first."""
    shares: dict[int, float] = {}
    values: dict[int, float] = {}
    for tally in tallies:
        for action in sorted(tally):
            shares[action] = shares.get(action, 0.0) + tally[action][0]
            values[action] = values.get(action, 0.0) + tally[action][1]
    best = -1
    for action in sorted(shares):
        if best < 0 or (shares[action], values[action]) > (shares[best], values[best]):
            best = action
    return best
