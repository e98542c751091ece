"""The levels of bots that players are offered."""

import random

from kingsbridge.bots.levels import (
    APPRENTICE,
    DEFAULT_LEVEL,
    GRANDMASTER,
    JOURNEYMAN,
    LEVELS,
    MASTER,
    STYLED_FROM,
    STYLES,
    level_of,
)
from kingsbridge.bots.registry import check_bot, is_bot
from kingsbridge.core.contract import Game
from kingsbridge.core.errors import BadRequest
from kingsbridge.server.refusals import EngineRefusal, Refusal

_FOR_PLAYERS = ("random", APPRENTICE, JOURNEYMAN, MASTER, GRANDMASTER)


def bot_levels() -> list[str]:
    """Name the levels of bots offered to players, the weakest first."""
    return list(_FOR_PLAYERS)


def lower_level(levels: list[str]) -> str:
    """Name the level below the strongest of these; empty where none is lower."""
    ranks = [list(LEVELS).index(level) for level in map(level_of, levels) if level]
    strongest = max(ranks, default=0)
    return list(LEVELS)[strongest - 1] if strongest else ""


def check_level(level: str, game: Game) -> str:
    """Give the level, or the default one where none is named; any bot may be named, not only those offered."""
    if not level:
        return DEFAULT_LEVEL
    if not is_bot(level):
        raise Refusal("unknown-level", {"level": level, "allowed": ", ".join(bot_levels())})
    try:
        check_bot(level, game)
    except BadRequest as error:
        raise EngineRefusal(error) from error
    return level


class Tastes:
    """Gives bots styles, so that games differ: who sits at one table differs as long as there are styles left."""

    def __init__(self) -> None:
        self._left: list[str] = []

    def styled(self, level: str) -> str:
        """Give a level that a person chose with a style; other bots, and levels that have none yet, as they are."""
        if LEVELS.get(level, 0) < STYLED_FROM:
            return level
        if not self._left:
            self._left = random.SystemRandom().sample(STYLES, len(STYLES))
        return f"{level}-{self._left.pop()}"
