"""The short things that people say to each other. They are lines of the table, so that every process has them."""

from collections.abc import Callable

from kingsbridge.server.messages import React
from kingsbridge.server.refusals import Refusal
from kingsbridge.server.table.record import TableRecord, nothing, uninterrupted
from kingsbridge.server.table.seating import Seating

AT_ONCE = 3  # so many may be said one after the other ...
SECONDS_EACH = 6.0  # ... and then one more every so many seconds
MOST = 200  # at one table: its lines are kept


class Reactions:
    """What the seats of a table say; `publish` is called after each."""

    def __init__(
        self,
        record: TableRecord,
        seating: Seating,
        clock: Callable[[], float],
        publish: Callable[[], None],
    ) -> None:
        self._record = record
        self._seating = seating
        self._clock = clock
        self._publish = publish
        self._free_at: dict[int, float] = {}  # seat -> when all it said before is forgotten

    def unlink(self) -> None:
        """Tell nobody of changes any more."""
        self._publish = nothing

    @uninterrupted
    async def react(self, device: str, wish: React) -> None:
        """Say something in the name of a seat; refuse who says too much."""
        async with self._record.lock:
            self._seating.own_seat(device, wish.seat)
            free_at = max(self._clock(), self._free_at.get(wish.seat, 0.0)) + SECONDS_EACH
            said = sum(line.kind == "reacted" for line in self._record.lines)
            if free_at - self._clock() > AT_ONCE * SECONDS_EACH or said >= MOST:
                raise Refusal("too-many-reactions")
            line = self._record.next_line("reacted", wish.seat, wish.reaction)
            await self._record.store(self._record.row, (line,))
            self._free_at[wish.seat] = free_at
            self._publish()
