"""A server's insides put together: store, devices, bots, tables, and what goes on in the background."""

import asyncio
import contextlib

import sqlalchemy as sa

from kingsbridge.server.analyst import Analyst
from kingsbridge.server.callbacks import Callbacks
from kingsbridge.server.challenges import Challenges
from kingsbridge.server.collector import Collector
from kingsbridge.server.devices import Devices, Newcomers
from kingsbridge.server.elsewhere import Questions, WorkerElsewhere
from kingsbridge.server.flags import READ_ONLY, Flags
from kingsbridge.server.hall import Hall
from kingsbridge.server.keeping import Retention, sweep
from kingsbridge.server.lobby import Lobby
from kingsbridge.server.metrics import Metrics
from kingsbridge.server.neighbours import Neighbours
from kingsbridge.server.pool import Pool
from kingsbridge.server.programs import run_module
from kingsbridge.server.refusals import Refusal
from kingsbridge.server.settings import Settings
from kingsbridge.server.storage import Store, Unwritten
from kingsbridge.server.table.pace import Pace
from kingsbridge.server.table.presence import SEEN_SECONDS, Presence
from kingsbridge.server.table.surroundings import Surroundings
from kingsbridge.server.table_storage import TableStorage
from kingsbridge.server.turns import Turns

_TIDY_SECONDS = 5.0
_SWEEP_SECONDS = 6 * 3600.0
_ANNOUNCE_PRESENCE_SECONDS = SEEN_SECONDS / 4


class Site:
    """Everything one server process consists of, apart from its HTTP."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.closing = asyncio.Event()
        self.collector = Collector(settings.clock)
        self.store = Store(settings.url())
        self.neighbours = Neighbours(settings.url())
        self.metrics = Metrics()
        self.flags = Flags(self.store)
        newcomers = Newcomers()
        self.devices = Devices(self.store, settings, self.flags, newcomers)
        self.questions = Questions(self.store, self.neighbours)
        elsewhere = settings.workers_elsewhere if self.neighbours.possible else 0
        further = [WorkerElsewhere(self.questions) for _ in range(elsewhere)]
        self.pool = Pool(settings, self.metrics, further)
        self.presence = Presence(settings.clock)
        self.callbacks = Callbacks(self.store, settings, self.flags, self.metrics)
        self.turns = Turns(
            settings, self.presence, self.callbacks.tell, lambda table_id: self.hall.get(table_id)
        )
        storage = TableStorage(self.store, self.neighbours, self.metrics, self.flags, newcomers)
        self._storage = storage
        surroundings = Surroundings(settings, storage, self.pool, self.presence, Pace(settings))
        self.hall = Hall(surroundings, storage, self.turns.changed)
        self.lobby = Lobby(self.hall, storage, surroundings)
        self.analyst = Analyst(storage, self.pool, settings.analysis_level)
        self.challenges = Challenges(self.store, self.flags, settings, self.hall, self.lobby)
        self._show_numbers()
        self._tasks: list[asyncio.Task[None]] = []
        self._announcing: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Open the store; the workers and the replay of running tables start beside the first requests."""
        await asyncio.to_thread(self.store.open)
        await self.flags.look()
        self._tasks = [
            asyncio.create_task(self.pool.start()),
            asyncio.create_task(self._open_running()),
            asyncio.create_task(self._tidy_up()),
            asyncio.create_task(self._write_memoirs()),
            asyncio.create_task(self._sweep()),
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
        self.turns.close()
        self.callbacks.close()
        await self.analyst.close()
        await self.hall.close()
        await self.pool.stop()
        await asyncio.to_thread(self.store.close)

    async def _open_running(self) -> None:
        """Let bots go on where they were when the server ended; a store that is away meanwhile is waited for."""
        while True:
            with contextlib.suppress(Refusal):
                await self.hall.open_running()
                return
            await asyncio.sleep(_TIDY_SECONDS)

    async def _tidy_up(self) -> None:
        """Drop idle tables from memory, and what they leave behind, now and then."""
        while True:
            await asyncio.sleep(_TIDY_SECONDS)
            self.hall.forget_idle()
            self.presence.forget_old()
            self.collector.tidy(self.store.commits)
            with contextlib.suppress(Refusal):  # the store is away: what was set stays
                if await self.flags.look():
                    self.devices.forget_all()
                    await self.hall.read_anew()
                await self.hall.wake_bots()

    def _show_numbers(self) -> None:
        watch = self.metrics.watch
        watch("tables_in_memory", "Tables in memory.", self.hall.count)
        watch("people", "Seats with an open line.", lambda: len(self.presence.connected()))
        watch("spectators", "Open lines of spectators.", self.presence.spectators)
        watch("bots_waiting", "Bots that wait for a worker.", self.pool.waiting)
        watch("store_queue", "Changes that wait to be written.", lambda: self.store.queued)

    async def _sweep(self) -> None:
        """Remove what is older than it shall be kept, every few hours."""
        days = self.settings.keep_days
        while days:
            if not self.flags.is_on(READ_ONLY):
                with contextlib.suppress(sa.exc.SQLAlchemyError):  # the next time will do
                    await asyncio.to_thread(sweep, self.store.engine, Retention(days, days, days))
            await asyncio.sleep(_SWEEP_SECONDS)

    async def _write_memoirs(self) -> None:
        """Let finished games be written down now and then, by a process of its own."""
        every = self.settings.memoirs_every_seconds
        while every:
            await asyncio.sleep(every)
            with contextlib.suppress(Refusal, OSError):  # the store is away: the next time will do
                if not self.flags.is_on(READ_ONLY) and await self._storage.find_without_memoir(1):
                    # The address may hold a password, which the list of processes would show.
                    await run_module("kingsbridge.server.chronicler", KINGSBRIDGE_DATABASE_URL=self.store.url)

    # --- other processes on the same database -----------------------------------------------------------------------

    async def _announce_presence(self) -> None:
        """Let the other processes know now and then who is here."""
        while True:
            await self._announce_once()
            await asyncio.sleep(_ANNOUNCE_PRESENCE_SECONDS)

    async def _announce_once(self) -> None:
        notices = self.neighbours.presence(self.presence.connected())
        with contextlib.suppress(Unwritten):  # the next time will do
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

    def answered(self, question_id: str) -> None:
        """A worker elsewhere has answered."""
        self.questions.answered(question_id)

    def missed_notices(self) -> None:
        """Let go of everything: while nobody listened any table may have changed, and nobody heard who is here."""
        self.hall.forget_all()
        self._announcing = asyncio.create_task(self._announce_once())
