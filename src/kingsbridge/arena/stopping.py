"""When enough games are played: a sequential stop that keeps its promise of 95 %.

Whoever looks at an ordinary interval after every game and stops when it clears the threshold is wrong far more often
than one time in twenty. So there are at most ten looks, evenly spread over the games allowed, each with the wider
interval of Pocock's plan for ten looks; over all looks together the error stays at 5 %.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from kingsbridge.arena.statistics import wilson

LOOKS = 10
_POCOCK_10 = 2.555


@dataclass(frozen=True)
class Stop:
    """Stop as soon as the first bot's share is surely above or surely below a threshold."""

    share: float
    games: int  # that are played at most

    def looks(self) -> list[int]:
        """Give the numbers of games after which one looks."""
        return sorted({max(1, self.games * look // LOOKS) for look in range(1, LOOKS + 1)})

    def decided(self, wins: Sequence[float]) -> bool:
        """Say at a look whether it is decided, from the first bot's share of each win so far."""
        low, high = wilson(sum(wins), len(wins), _POCOCK_10)
        return low > self.share or high < self.share
