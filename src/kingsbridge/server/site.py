"""A server's insides put together: store, devices, bots, tables, and what goes on in the background."""

import asyncio

from kingsbridge.server.devices import Devices
from kingsbridge.server.hall import Hall
from kingsbridge.server.lobby import Lobby
from kingsbridge.server.neighbours import Neighbours
from kingsbridge.server.pool import Pool
from kingsbridge.server.settings import Settings
from kingsbridge.server.storage import Store
from kingsbridge.server.table.pace import Pace
from kingsbridge.server.table.presence import SEEN_SECONDS, Presence
from kingsbridge.server.table.surroundings import Surroundings
from kingsbridge.server.table_storage import TableStorage

_ANNOUNCE_PRESENCE_SECONDS = SEEN_SECONDS / 4


class Site:
    """Everything one server process consists of, apart from its HTTP."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.closing = asyncio.Event()
        self.store = Store(settings.url())
        self.neighbours = Neighbours(settings.url())
        self.devices = Devices(self.store, settings)
        self.pool = Pool(settings)
        self.presence = Presence(settings.clock)
        storage = TableStorage(self.store, self.neighbours)
        surroundings = Surroundings(settings, storage, self.pool, self.presence, Pace(settings))
        self.hall = Hall(surroundings, storage)
        self.lobby = Lobby(self.hall, storage, surroundings)
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Open the store; the workers and the replay of running tables start beside the first requests."""
        await asyncio.to_thread(self.store.open)
        self._tasks = [
            asyncio.create_task(self.pool.start()),
            asyncio.create_task(self.hall.open_running()),
            asyncio.create_task(self._tidy_up()),
        ]
        if self.neighbours.possible:
            self._tasks += [
                asyncio.create_task(self.neighbours.listen(self)),
                asyncio.create_task(self._announce_presence()),
            ]

    async def close(self) -> None:
        """Stop bots and workers and write what is queued."""
        self.closing.set()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.hall.close()
        await self.pool.stop()
        await asyncio.to_thread(self.store.close)

    async def _tidy_up(self) -> None:
        """Drop idle tables from memory now and then."""
        while True:
            await asyncio.sleep(self.settings.idle_seconds / 4)
            self.hall.forget_idle()

    # --- other processes on the same database -----------------------------------------------------------------------

    async def _announce_presence(self) -> None:
        """Let the other processes know now and then who is here."""
        while True:
            await asyncio.sleep(_ANNOUNCE_PRESENCE_SECONDS)
            notices = self.neighbours.presence(self.presence.connected())
            if notices:
                await self.store.commit(*notices)

    def changed_elsewhere(self, table_id: str, seq: int) -> None:
        """Another process changed a table."""
        self.hall.changed_elsewhere(table_id, seq)

    def here_elsewhere(self, table_id: str, seat: int) -> None:
        """Count a seat as present that is connected to another process."""
        was_away = self.presence.away(table_id, seat) > 0
        self.presence.seen(table_id, seat)
        table = self.hall.in_memory(table_id)
        if was_away and table is not None:
            table.watchers.notify()

    def missed_notices(self) -> None:
        """Let go of everything: while nobody listened any table may have changed."""
        self.hall.forget_all()
