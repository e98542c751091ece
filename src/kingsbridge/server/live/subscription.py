"""A subscription: what one client watches, and what it has seen of it.

Whatever changes meanwhile is sent as one update, so a slow client gets fewer updates and never a backlog.
"""

import asyncio

from kingsbridge.server.hall import Hall
from kingsbridge.server.table.audience import Told
from kingsbridge.server.table.parts import ViewParts
from kingsbridge.server.table.presence import SPECTATOR, Presence
from kingsbridge.server.table.table import Table


class Subscription:
    """A client's subscription to a table; `changed` is set when there may be news."""

    def __init__(
        self,
        hall: Hall,
        presence: Presence,
        table_id: str,
        device: str,
        seat: int | None,
        since: int,
        keeps_parts: bool = False,
        home: str = "",
    ) -> None:
        self._hall = hall
        self._presence = presence
        self._table_id = table_id
        self._device = device
        self._seat = seat
        self._place = SPECTATOR if seat is None else seat
        self.since = since
        self._keeps_parts = keeps_parts
        self._home = home
        self._has: ViewParts | None = None  # the view this client knows
        self.changed = asyncio.Event()
        self._table: Table | None = None
        # Version of the table, and which one: a reloaded table counts anew. (Its id() may be that of an older one.)
        self._seen: tuple[int, Table | None] = (-1, None)

    async def open(self) -> None:
        """Begin to watch."""
        table = await self.table()
        await self._hall.deals.check_looks_back(self._device, table, self._seat)
        self._tell_others(table, self._presence.arrive(self._table_id, self._place))

    def close(self) -> None:
        """Stop watching."""
        if self._table is not None:
            self._table.watchers.remove(self.changed)
            self._tell_others(self._table, self._presence.depart(self._table_id, self._place))
        self.changed.set()  # whoever waits for news looks for another subscription

    def _tell_others(self, table: Table, is_news: bool) -> None:
        """Tell that somebody came or went, and not of each line; a crowd of spectators is counted now and then."""
        if self._seat is None:
            table.watchers.notify_soon()
        elif is_news:
            table.watchers.notify()

    async def table(self) -> Table:
        """Give the table, which may have been loaded anew, and refuse what this client may not see any more."""
        table = await self._hall.get(self._table_id)
        table.audience.check_sees(self._device, self._seat)
        if table is not self._table:
            if self._table is not None:
                self._table.watchers.remove(self.changed)
            table.watchers.add(self.changed, self._home, looks_on=self._seat is None)
            self._table = table
        return table

    async def news(self) -> bytes | None:
        """Give what changed since the last update; None if nothing did."""
        table = await self.table()
        if self._seen == (table.watchers.version, table):
            return None
        return self._sent(table, table.audience.news(self._device, self._seat, self.since, self._has))

    async def update(self, answers: str) -> bytes:
        """Give an update, as it is sent, whether or not something changed."""
        table = await self.table()
        return self._sent(
            table, table.audience.told(self._device, self._seat, self.since, answers, self._has)
        )

    def _sent(self, table: Table, told: Told) -> bytes:
        if self._keeps_parts:
            self._has = told.view
        self.since = table.seq
        self._seen = (table.watchers.version, table)
        return told.text
