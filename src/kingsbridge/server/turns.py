"""Whose turn it has become: who is away is told once a turn, a little later, if they still are and it still is."""

import asyncio
from collections.abc import Awaitable, Callable

from kingsbridge.server.settings import Settings
from kingsbridge.server.table.presence import Presence
from kingsbridge.server.table.table import Table

Tell = Callable[[str, str, str], Awaitable[None]]  # device, game, table
_IN_MEMORY = 20_000


class Turns:
    """Notices turns at the tables of this process."""

    def __init__(self, settings: Settings, presence: Presence, tell: Tell) -> None:
        self._settings = settings
        self._presence = presence
        self._tell = tell
        self._waiting: dict[
            str, tuple[int, int]
        ] = {}  # table -> the seat it waits for, and a number of its turn
        self._tasks: set[asyncio.Task[None]] = set()

    def changed(self, table: Table) -> None:
        """A table has changed."""
        if not (self._settings.push_contact or self._settings.webhooks):
            return
        row = table.record.row
        seat = row.waiting_for if row.status == "running" else -1
        before, turn = self._waiting.get(row.id, (-1, 0))
        if seat == before:
            return
        if len(self._waiting) >= _IN_MEMORY:
            self._waiting.pop(next(iter(self._waiting)))
        self._waiting[row.id] = (seat, turn + 1)
        if seat >= 0 and table.record.seats[seat].kind == "human":
            task = asyncio.create_task(self._tell_later(row.id, row.game, seat, turn + 1, table))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _tell_later(self, table_id: str, game: str, seat: int, turn: int, table: Table) -> None:
        await asyncio.sleep(self._settings.notice_after_seconds)
        device = table.record.seats[seat].device
        still = self._waiting.get(table_id) == (seat, turn)
        if still and device and self._presence.away(table_id, seat) > 0:
            await self._tell(device, game, table_id)

    def close(self) -> None:
        """Tell nobody any more."""
        for task in self._tasks:
            task.cancel()
