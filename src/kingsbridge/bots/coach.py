"""The coach: what every possible move is worth, which moves throw much away, and which decision mattered most.

It knows what the seat may know, as every bot does. First it looks briefly, so that nobody waits; a longer look follows.
"""

from typing import Final

from kingsbridge.bots.advice import NOTHING, Advice, advise, cost_of
from kingsbridge.bots.bot import Info
from kingsbridge.bots.levels import JOURNEYMAN, MASTER, as_judge, plan_for
from kingsbridge.bots.search import SearchPlan
from kingsbridge.core.sums import add_up

# How the two looks search.
BRIEF: Final = JOURNEYMAN
LONG: Final = MASTER
_ALL: Final = 1 << 8  # no game has more actions
# Every move is tried often enough to be judged, not only those that look good.
_UNIFORM: Final = 0.5
# Outlook that a move must throw away to be spoken of before it is made; a brief look is less sure.
_MUCH: Final[dict[str, float]] = {BRIEF: 0.1, LONG: 0.07}


def judging_plan(info: Info, level: str, seconds: float = 0.0) -> SearchPlan:
    """Give a level's plan for judging all moves of a decision."""
    plan = plan_for(as_judge(level), info)
    plan.uniform = max(plan.uniform, _UNIFORM)
    if seconds:
        plan.seconds = seconds
    return plan


def judge(info: Info, level: str, seed: int, seconds: float = 0.0, most: int = _ALL) -> list[Advice]:
    """Give all actions with their outlooks, the best first; none where there is no choice."""
    return advise(info, judging_plan(info, level, seconds), seed, most)


def throws_much_away(advised: list[Advice], action: int, level: str) -> bool:
    """Say whether a move is one to think about again."""
    return bool(advised) and cost_of(advised, action) >= _MUCH.get(level, _MUCH[BRIEF])


def weight(advised: list[Advice], action: int) -> float:
    """Say how much hung on a decision: what the move cost, or, where it was right, what the others would have cost."""
    if not advised:
        return 0.0
    cost = cost_of(advised, action)
    if cost >= NOTHING:
        return 1.0 + cost  # what went wrong is told before what went well
    others = [advice.value for advice in advised if advice.action != action]
    return max(0.0, advised[0].value - add_up(others) / len(others)) if others else 0.0
