"""How long a bot seems to think."""

import random
from collections import deque

from kingsbridge.server.settings import Settings

_SPREAD = 0.25  # paces vary by so much in both directions
_REMEMBERED = 64  # thinking times from which that of a forced choice is drawn


class Pace:
    """The pace of all bots. A forced choice takes as long as a free one, so that time tells nothing (A10)."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._random = random.SystemRandom()
        self._thought: dict[str, deque[float]] = {}  # by level, seconds of free choices

    def seconds(self, pace: str, level: str, took: float, forced: bool) -> float:
        """Give the seconds from question to move; never less than a free choice took in thinking."""
        thought = self._thought.setdefault(level, deque(maxlen=_REMEMBERED))
        if not forced:
            thought.append(took)
        elif thought:
            took = self._random.choice(thought)
        spread = self._random.uniform(1 - _SPREAD, 1 + _SPREAD)
        return max(took, self._settings.pace_ms[pace] / 1000 * spread)
