"""How long a bot seems to think."""

import random
from collections import deque

from kingsbridge.bots.levels import APPRENTICE, GRANDMASTER, JOURNEYMAN, MASTER, level_of
from kingsbridge.server.settings import Settings

_SPREAD = 0.25  # paces vary by so much in both directions
_REMEMBERED = 16  # thinking times from which that of a forced choice is drawn: the latest, as games change
_JITTER = 0.15  # and by so much it differs from the one drawn
# Seconds of a free choice until one has been seen.
_USUAL = {APPRENTICE: 0.03, JOURNEYMAN: 0.15, MASTER: 1.0, GRANDMASTER: 3.0}
_USUAL_ELSE = 0.004


class Pace:
    """The pace of all bots. A forced choice takes as long as a free one, so that time tells nothing (A10)."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._random = random.SystemRandom()
        self._thought: dict[tuple[str, str], deque[float]] = {}  # by game and level, seconds of free choices

    def seconds(self, pace: str, game: str, level: str, took: float, forced: bool) -> float:
        """Give the seconds from question to move; never less than a free choice took in thinking."""
        thought = self._thought.setdefault((game, level), deque(maxlen=_REMEMBERED))
        if not forced:
            thought.append(took)
        else:
            usual = _USUAL.get(level_of(level), _USUAL_ELSE)
            drawn = self._random.choice(thought) if thought else self._vary(usual, 2 * _SPREAD)
            took = max(took, self._vary(drawn, _JITTER))
        return max(took, self._vary(self._settings.pace_ms[pace] / 1000, _SPREAD))

    def _vary(self, seconds: float, spread: float) -> float:
        return seconds * self._random.uniform(1 - spread, 1 + spread)
