"""The levels of bots that people meet: how much each searches, by game and kind of decision.

A version of a level never changes, so that what was measured stays true: a better one gets the next number. The
numbers of iterations were set by measuring seconds; games not named here get those of `_OTHERS`.
"""

from typing import Final

from kingsbridge.bots.bot import Info
from kingsbridge.bots.search import Plan, SearchBot

APPRENTICE: Final = "apprentice"
JOURNEYMAN: Final = "journeyman"
MASTER: Final = "master"
# The weakest first; the newest version of each.
LEVELS: Final[dict[str, int]] = {APPRENTICE: 1, JOURNEYMAN: 1, MASTER: 1}

# No move takes longer, whatever the machine is busy with.
HARD_CAP_SECONDS: Final = 10.0

_OTHERS: Final = ""
_ITERATIONS: Final[dict[str, dict[str, int]]] = {
    APPRENTICE: {"cards": 60, "pillars": 60, "duel": 60, "world": 40, _OTHERS: 50},
    JOURNEYMAN: {"cards": 800, "pillars": 1000, "duel": 1500, "world": 600, _OTHERS: 400},
    MASTER: {"cards": 4500, "pillars": 6000, "duel": 7000, "world": 3200, _OTHERS: 2000},
}
# Decisions that are mostly a matter of reckoning, for which a fifth of the iterations is enough.
_RECKONED: Final[dict[str, tuple[str, ...]]] = {
    "cards": ("conversion", "assistant", "tom", "cut"),
    "pillars": ("cathedral", "store"),
    "duel": ("keep", "craftsman", "free-conversion"),
}
_RECKONED_SHARE: Final = 0.2
_APPRENTICES_SLIP: Final = 0.5


def plan_for(level: str, game_id: str, kind: str) -> Plan:
    """Give what a level does in a kind of decision of a game."""
    table = _ITERATIONS[level]
    plan = Plan()
    plan.iterations = table.get(game_id, table[_OTHERS])
    if kind in _RECKONED.get(game_id, ()):
        plan.iterations = int(plan.iterations * _RECKONED_SHARE)
    plan.seconds = HARD_CAP_SECONDS
    if level == APPRENTICE:
        plan.slip = _APPRENTICES_SLIP
    if level == MASTER and game_id == "duel":
        plan.horizon = 2
    return plan


class LevelBot(SearchBot):
    """A bot of a level."""

    def __init__(self, level: str) -> None:
        super().__init__()
        self.level = level

    def plan_of(self, info: Info) -> Plan:
        """Look up what the level does here."""
        return plan_for(self.level, info.game.id, info.decision())


def level_of(name: str) -> str:
    """Give the level that a name means, with or without its version; empty if there is none."""
    level, at, version = name.partition("@")
    if level not in LEVELS or (at and version != str(LEVELS[level])):
        return ""
    return level
