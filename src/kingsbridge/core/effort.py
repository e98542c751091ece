"""How widely and how long bots search in one game: the numbers a room gives to the levels that people meet.

Rooms hold them in `effort.py`, by level with its version: what a version does never changes, so that what was measured
stays true. Iterations were set by measuring seconds (`bench/moves.py`) with the fewest seats.
"""

from typing import Final

_PAIR: Final = 2


class Effort:
    """What one level does in one game."""

    def __init__(
        self,
        iterations: int = 0,
        explore: float = 1.0,
        horizon: int = 1,
        race: int = 0,
        worth: int = 1,
        lean: float = 0.0,
        learned: bool = False,
    ) -> None:
        self.iterations = iterations
        self.explore = explore  # how widely to look
        self.horizon = horizon  # epochs after which a playout stops
        self.race = race  # iterations for which one action enters a race; 0: there is no race
        self.worth = worth  # the version of the game's sense
        self.lean = lean  # how much the first guess counts against what a race found
        self.learned = learned  # playouts stop at the chance learned from self-play, where the room holds it


class Efforts:
    """What all levels do in one game."""

    def __init__(
        self,
        levels: dict[str, Effort] | None = None,
        growth: float = 1.0,
        reckoned: tuple[str, ...] = (),
        idle: tuple[str, ...] = (),
        pairs: dict[str, Effort] | None = None,
    ) -> None:
        self.levels: dict[str, Effort] = {} if levels is None else levels  # "master@1" -> its effort
        # The same with two seats, for those that do something else there.
        self._pairs: dict[str, Effort] = {} if pairs is None else pairs
        # How the time of an iteration grows with the number of seats: a power.
        self.growth = growth
        # Decisions that are mostly a matter of reckoning, for which a fifth of the iterations is enough.
        self.reckoned = reckoned
        # Kinds of action that leave lying what could be had: a bot that errs as people do does not err to these.
        self.idle = idle

    def of(self, level: str, seats: int) -> Effort | None:
        """Give the effort of a level, named with its version, at a table of so many; None if the game does not say."""
        if seats == _PAIR and level in self._pairs:
            return self._pairs[level]
        return self.levels.get(level)
