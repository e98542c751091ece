"""Who is there: seats with an open connection, and when each was last seen."""

from collections.abc import Callable

SEEN_SECONDS = 20.0  # how long a request without a lasting connection counts as being there


class Presence:
    """The people at all tables."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._since = clock()  # before the server began, nobody knows
        self._connections: dict[tuple[str, int], int] = {}
        self._seen: dict[tuple[str, int], float] = {}

    def arrive(self, table: str, seat: int) -> None:
        """A connection was opened."""
        self._connections[table, seat] = self._connections.get((table, seat), 0) + 1

    def depart(self, table: str, seat: int) -> None:
        """A connection was closed; from now on the seat counts as away."""
        left = self._connections.pop((table, seat), 1) - 1
        if left:
            self._connections[table, seat] = left
        # As if seen long enough ago that it does not count as being there any more.
        self._seen[table, seat] = self._clock() - SEEN_SECONDS

    def seen(self, table: str, seat: int) -> None:
        """A request came."""
        self._seen[table, seat] = self._clock()

    def connected(self) -> list[tuple[str, int]]:
        """List the seats with an open connection, each with its table."""
        return list(self._connections)

    def away(self, table: str, seat: int) -> float:
        """Give the seconds a seat's person has been away; 0 while there."""
        if (table, seat) in self._connections:
            return 0.0
        seen = self._seen.get((table, seat), self._since - SEEN_SECONDS)
        return max(0.0, self._clock() - seen - SEEN_SECONDS)
