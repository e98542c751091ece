"""Who is there: seats with an open connection, and when each was last seen."""

from collections.abc import Callable

SPECTATOR = -1  # the seat of those who only watch
_DAY_SECONDS = 24 * 3600.0
SEEN_SECONDS = 20.0  # how long a request without a lasting connection counts as being there


class Presence:
    """The people at all tables."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._since = clock()  # before the server began, nobody knows
        self._connections: dict[tuple[str, int], int] = {}
        self._seen: dict[tuple[str, int], float] = {}

    def arrive(self, table: str, seat: int) -> bool:
        """A connection was opened; says whether the seat's person was away."""
        was_away = self.away(table, seat) > 0
        self._connections[table, seat] = self._connections.get((table, seat), 0) + 1
        return was_away

    def depart(self, table: str, seat: int) -> bool:
        """A connection was closed; without another one the seat counts as away from now on. Says whether it does."""
        left = self._connections.pop((table, seat), 1) - 1
        if left:
            self._connections[table, seat] = left
            return False
        if seat != SPECTATOR:
            # As if seen long enough ago that it does not count as being there any more.
            self._seen[table, seat] = self._clock() - SEEN_SECONDS
        return True

    def seen(self, table: str, seat: int) -> None:
        """A request came."""
        self._seen[table, seat] = self._clock()

    def connected(self) -> list[tuple[str, int]]:
        """List the seats with an open connection, each with its table."""
        return [(table, seat) for table, seat in self._connections if seat != SPECTATOR]

    def watching(self, table: str) -> int:
        """Count the spectators with an open connection to this process."""
        return self._connections.get((table, SPECTATOR), 0)

    def forget_old(self) -> None:
        """Forget when people were seen who have not been for a day."""
        old = self._clock() - _DAY_SECONDS
        self._seen = {who: seen for who, seen in self._seen.items() if seen > old}

    def spectators(self) -> int:
        """Count the spectators at all tables with an open connection to this process."""
        return sum(count for (_, seat), count in self._connections.items() if seat == SPECTATOR)

    def away(self, table: str, seat: int) -> float:
        """Give the seconds a seat's person has been away; 0 while there."""
        if (table, seat) in self._connections:
            return 0.0
        seen = self._seen.get((table, seat), self._since - SEEN_SECONDS)
        return max(0.0, self._clock() - seen - SEEN_SECONDS)
