"""The levels of bots that people meet: how much each searches, by game and kind of decision.

A version of a level never changes, so that what was measured stays true: a better one gets the next number. The
numbers of iterations were set by measuring seconds (`bench/moves.py`) with the fewest seats, and fall as seats are
added, since playouts grow; games not named here get those of `_OTHERS`.
"""

from typing import Final

from kingsbridge.bots.bot import Info
from kingsbridge.bots.search import Plan, SearchBot

APPRENTICE: Final = "apprentice"
JOURNEYMAN: Final = "journeyman"
MASTER: Final = "master"
# The weakest first; the newest version of each.
LEVELS: Final[dict[str, int]] = {APPRENTICE: 1, JOURNEYMAN: 1, MASTER: 1}
# Who plays where a person names nobody, in the browser and in the terminal: quick on every machine, and strong enough
# for most.
DEFAULT_LEVEL: Final = JOURNEYMAN

# Far beyond what the compiled form needs: a cap for slow machines and for the longest moves of the interpreted form.
HARD_CAP_SECONDS: Final = 6.0

_OTHERS: Final = ""
_ITERATIONS: Final[dict[str, dict[str, int]]] = {
    APPRENTICE: {"cards": 60, "pillars": 60, "duel": 60, "world": 30, _OTHERS: 50},
    JOURNEYMAN: {"cards": 600, "pillars": 1000, "duel": 1500, "world": 250, _OTHERS: 400},
    MASTER: {"cards": 7000, "pillars": 2800, "duel": 4200, "world": 1600, _OTHERS: 2000},
}
# How the time of an iteration grows with the number of seats, where not in step with it: a power.
_GROWTH: Final[dict[str, float]] = {"pillars": 1.5}
# Decisions that are mostly a matter of reckoning, for which a fifth of the iterations is enough.
_RECKONED: Final[dict[str, tuple[str, ...]]] = {
    "cards": ("conversion", "assistant", "tom", "cut"),
    "pillars": ("cathedral", "store"),
    "duel": ("keep", "craftsman", "free-conversion"),
}
_RECKONED_SHARE: Final = 0.2
# Where a second round tells more than further iterations in the same time would: in a duel rounds are short, in pillars
# what a craftsman brings shows in the next.
_MASTERS_HORIZON: Final[dict[str, int]] = {"duel": 2, "pillars": 2}
# How widely to look, where not as the plan says: with few iterations a wider look keeps Journeyman from mistakes that
# anybody would see; in world a narrow look lets Master's few iterations reach further into the chapter.
_EXPLORE: Final[dict[str, dict[str, float]]] = {JOURNEYMAN: {"cards": 1.5}, MASTER: {"world": 0.5}}
_APPRENTICES_SLIP: Final = 0.5


def plan_for(level: str, info: Info) -> Plan:
    """Give what a level does in a decision."""
    game = info.game
    table = _ITERATIONS[level]
    growth = (info.seats / game.min_seats) ** _GROWTH.get(game.id, 1.0)
    iterations = table.get(game.id, table[_OTHERS]) / growth
    if info.decision() in _RECKONED.get(game.id, ()):
        iterations *= _RECKONED_SHARE
    plan = Plan()
    plan.iterations = int(iterations)
    plan.seconds = HARD_CAP_SECONDS
    if level == APPRENTICE:
        plan.slip = _APPRENTICES_SLIP
    plan.explore = _EXPLORE.get(level, {}).get(game.id, plan.explore)
    if level == MASTER:
        plan.horizon = _MASTERS_HORIZON.get(game.id, plan.horizon)
    return plan


class LevelBot(SearchBot):
    """A bot of a level."""

    def __init__(self, level: str) -> None:
        super().__init__()
        self.level = level

    def plan_of(self, info: Info) -> Plan:
        """Look up what the level does here."""
        return plan_for(self.level, info)


def level_of(name: str) -> str:
    """Give the level that a name means, with or without its version; empty if there is none."""
    level, at, version = name.partition("@")
    if level not in LEVELS or (at and version != str(LEVELS[level])):
        return ""
    return level
