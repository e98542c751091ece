"""Whose turn it has become: who is away is told once a turn, a little later, if they still are and it still is.

Nothing is remembered of a turn but its line: whoever moves next may do so at another process.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

from kingsbridge.server.refusals import Refusal
from kingsbridge.server.settings import Settings
from kingsbridge.server.table.presence import Presence
from kingsbridge.server.table.rows import TableRow
from kingsbridge.server.table.table import Table

Tell = Callable[[str, str, str], Awaitable[None]]  # device, game, table
Find = Callable[[str], Awaitable[Table]]


class Turns:
    """Notices turns that begin at the tables of this process."""

    def __init__(self, settings: Settings, presence: Presence, tell: Tell, find: Find) -> None:
        self._settings = settings
        self._presence = presence
        self._tell = tell
        self._find = find
        self._tasks: set[asyncio.Task[None]] = set()

    def changed(self, table: Table, before: TableRow) -> None:
        """A table has changed."""
        if not (self._settings.push_contact or self._settings.webhooks):
            return
        row = table.record.row
        seat = _waiting_for(row)
        if seat == _waiting_for(before) or seat < 0 or table.record.seats[seat].kind != "human":
            return
        task = asyncio.create_task(self._tell_later(row.id, seat, row.seq))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell_later(self, table_id: str, seat: int, since: int) -> None:
        await asyncio.sleep(self._settings.notice_after_seconds)
        with contextlib.suppress(Refusal):  # the table or the store is gone
            table = await self._find(table_id)  # as it is now, wherever it was changed
            device = table.record.seats[seat].device
            if device and _still_waits(table, seat, since) and self._presence.away(table_id, seat) > 0:
                await self._tell(device, table.record.row.game, table_id)

    def close(self) -> None:
        """Tell nobody any more."""
        for task in self._tasks:
            task.cancel()


def _waiting_for(row: TableRow) -> int:
    return row.waiting_for if row.status == "running" else -1


def _still_waits(table: Table, seat: int, since: int) -> bool:
    """Say whether it is still the turn that began with a line; of a later one its own beginning takes care."""
    later = (line for line in table.record.lines if line.seq > since)
    another = any(line.kind == "undo" or (line.kind == "move" and line.seat != seat) for line in later)
    return _waiting_for(table.record.row) == seat and not another
