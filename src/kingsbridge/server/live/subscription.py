"""A subscription: what one client watches, and what it has seen of it.

Whatever changes meanwhile is sent as one update, so a slow client gets fewer updates and never a backlog.
"""

import asyncio

from kingsbridge.server.hall import Hall
from kingsbridge.server.messages import Update
from kingsbridge.server.table.presence import Presence
from kingsbridge.server.table.table import Table


class Subscription:
    """A client's subscription to a table; `changed` is set when there may be news."""

    def __init__(
        self, hall: Hall, presence: Presence, table_id: str, device: str, seat: int | None, since: int
    ) -> None:
        self._hall = hall
        self._presence = presence
        self._table_id = table_id
        self._device = device
        self._seat = seat
        self.since = since
        self.changed = asyncio.Event()
        self._table: Table | None = None
        # Version of the table, and which one: a reloaded table counts anew. (Its id() may be that of an older one.)
        self._seen: tuple[int, Table | None] = (-1, None)

    async def open(self) -> None:
        """Begin to watch."""
        table = await self.table()
        if self._seat is not None:
            self._presence.arrive(self._table_id, self._seat)
        table.watchers.notify()

    def close(self) -> None:
        """Stop watching."""
        if self._table is not None:
            self._table.watchers.remove(self.changed)
            if self._seat is not None:
                self._presence.depart(self._table_id, self._seat)
            self._table.watchers.notify()
        self.changed.set()  # whoever waits for news looks for another subscription

    async def table(self) -> Table:
        """Give the table, which may have been loaded anew, and refuse what this client may not see any more."""
        table = await self._hall.get(self._table_id)
        table.audience.check_sees(self._device, self._seat)
        if table is not self._table:
            if self._table is not None:
                self._table.watchers.remove(self.changed)
            table.watchers.add(self.changed)
            self._table = table
        return table

    async def news(self) -> Update | None:
        """Give what changed since the last update; None if nothing did."""
        table = await self.table()
        if self._seen == (table.watchers.version, table):
            return None
        return await self.update("")

    async def update(self, answers: str) -> Update:
        """Give an update whether or not something changed."""
        table = await self.table()
        update = table.audience.update(self._device, self._seat, self.since, answers)
        self.since = table.seq
        self._seen = (table.watchers.version, table)
        return update
