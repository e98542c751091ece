"""The hall: finds and opens tables. They come into memory when somebody asks for them and leave when idle."""

import asyncio
import contextlib
import logging
import sys
from collections.abc import Awaitable, Callable, Iterator
from typing import ParamSpec, TypeVar

from kingsbridge.server.deals import Deals
from kingsbridge.server.refusals import Refusal
from kingsbridge.server.table import codes
from kingsbridge.server.table.memoir import Memoir
from kingsbridge.server.table.rows import Stored, TableRow
from kingsbridge.server.table.surroundings import Archive, Surroundings
from kingsbridge.server.table.table import Table

T = TypeVar("T")
P = ParamSpec("P")
log = logging.getLogger("kingsbridge.hall")

_IN_USE_SECONDS = 10.0  # so long after it was asked for somebody may still be about to use a table
_LONG_GAME = 60  # lines
_TAKE_OVER_SECONDS = 5.0  # beyond the longest thought of a bot: then its process is taken to be gone


class Hall:
    """The tables in memory, and the way to all others."""

    def __init__(
        self,
        surroundings: Surroundings,
        storage: Archive,
        on_change: Callable[[Table, TableRow], None] | None = None,
    ) -> None:
        self._on_change = on_change
        self._surroundings = surroundings
        self._settings = surroundings.settings
        self._storage = storage
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._let_go_of: list[tuple[float, Table]] = []  # and when; who asked before may still be at it
        self._elsewhere: set[str] = set()  # tables with which another process went on last
        self._bots_at: set[str] = set()  # tables to be opened because bots may be to move there
        self.deals = Deals(self.get, storage)

    # --- finding ----------------------------------------------------------------------------------------------------

    async def get(self, table_id: str) -> Table:
        """Give a table, from memory or from the storage."""
        # Again and again: a table may be let go in the moment it has been read.
        while (table := self._tables.get(table_id)) is None:
            loading = self._loading.get(table_id)
            if loading is None:
                loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
                loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
            await asyncio.shield(loading)
        table.watchers.touch()
        return table

    async def act(self, table_id: str, act: Callable[[Table], Awaitable[T]]) -> T:
        """Do something at a table; if another process went on with it meanwhile, once more at the table as it is now.

        So a message that was answered by another process gets that answer here too.
        """
        try:
            return await act(await self.get(table_id))
        except Refusal as refusal:
            if not refusal.overtaken:
                raise
        return await act(await self.get(table_id))

    async def by_invite(self, invite: str) -> Table:
        """Give the table of an invitation."""
        table_id = await self._storage.find_by_invite(codes.tidy_code(invite))
        if table_id is None:
            raise Refusal("unknown-invite")
        return await self.get(table_id)

    async def by_recovery(self, code: str) -> tuple[Table, int, str]:
        """Give table, seat and hash of a recovery code."""
        code_hash = codes.hashed(codes.tidy_code(code))
        found = await self._storage.find_by_recovery(code_hash)
        if found is None:
            raise Refusal("unknown-recovery")
        return await self.get(found[0]), found[1], code_hash

    def in_memory(self, table_id: str) -> Table | None:
        """Give a table if it is in memory."""
        return self._tables.get(table_id)

    def count(self) -> int:
        """Count the tables in memory."""
        return len(self._tables)

    # --- opening ----------------------------------------------------------------------------------------------------

    def open(self, stored: Stored) -> Table:
        """Open a table that was just made."""
        table = Table(stored, self._surroundings, self)
        table.record.load(stored.lines)
        self._keep(table)
        return table

    async def _load(self, table_id: str) -> Table:
        table = await self._read(table_id)
        self._keep(table)
        return table

    async def _read(self, table_id: str) -> Table:
        """Read and replay a table; one whose lines do not fit together is marked."""
        stored = None
        if table_id.isascii() and table_id.isalnum():
            stored = await self._storage.read(table_id)
        if stored is None:
            raise Refusal("unknown-table")
        table = Table(stored, self._surroundings, self)
        wrong = await _replayed(table, stored)
        if table.record.moved_over:
            log.info("table moved over", extra={"table": table_id, "game": stored.table.game})
            await self._storage.move_over(table.record.row)
        elif table.record.problem == "other-rules" and stored.table.status == "finished":
            memoir = await self._storage.read_memoir(table_id)
            if memoir is not None:
                table.record.remember(Memoir.unpacked(memoir))
        if wrong and not stored.table.unsound:
            log.error("unsound table", extra={"table": table_id, "game": stored.table.game, "why": wrong})
            await self._storage.mark_unsound(table_id, wrong)
        return table

    def _keep(self, table: Table) -> None:
        self._tables[table.id] = table
        if table.id not in self._elsewhere:
            table.driver.wake()
            return
        # The process that went on with the table plays for its bots, unless it falls silent.
        self._elsewhere.discard(table.id)
        wait = self._settings.bot_seconds + _TAKE_OVER_SECONDS
        asyncio.get_running_loop().call_later(wait, table.driver.wake)

    async def find_fault(self, stored: Stored) -> str:
        """Replay a table that came from elsewhere; gives what is wrong with it, empty if all is well."""
        return await _replayed(Table(stored, self._surroundings, self), stored)

    async def open_running(self) -> None:
        """Replay every running table: unsound ones are marked, and bots go on where it is their turn."""
        ids = await self._storage.find_running()
        unsound = 0
        for table_id in ids:
            with _removed_meanwhile():
                table = await self._read(table_id)
                unsound += bool(table.record.problem)
                if table.referee.bot_to_move():
                    await self.get(table_id)
        log.info("tables refereed", extra={"running": len(ids), "with_problems": unsound})

    async def wake_bots(self) -> None:
        """Open the tables that were let go where bots may be to move: nobody else might ask for them."""
        for table_id in list(self._bots_at):
            with _removed_meanwhile():
                await self.get(table_id)
            self._bots_at.discard(table_id)

    # --- letting go -------------------------------------------------------------------------------------------------

    def holds(self, table: Table) -> bool:
        """Say whether this is the table in memory, and not one that was let go."""
        return self._tables.get(table.id) is table

    def forget(self, table: Table) -> None:
        """Drop a table from memory; the storage has it."""
        if self.holds(table):
            del self._tables[table.id]
            self._let_go_of.append((self._settings.clock(), table))
        table.watchers.notify()

    def forget_all(self) -> None:
        """Drop every table from memory; where bots play, `wake_bots` lets them go on."""
        for table in list(self._tables.values()):
            self._forget_for_now(table)

    async def read_anew(self) -> None:
        """Let go of the tables that an operator has removed, or people from; where bots play they go on."""
        heads = {head.table.id: head for head in await self._storage.read_heads(list(self._tables))}
        for table in list(self._tables.values()):
            head, record = heads.get(table.id), table.record
            if head and (head.table.host, list(head.seats)) == (record.row.host, record.seats):
                continue
            self._forget_for_now(table)

    def _forget_for_now(self, table: Table) -> None:
        if table.driver.is_driving:
            self._bots_at.add(table.id)
        self.forget(table)

    def forget_idle(self) -> None:
        """Drop the tables that nobody watches and no bot plays at; finished ones sooner, and all but so many."""
        now, settings = self._settings.clock(), self._settings
        for table in list(self._tables.values()):
            finished = table.record.row.status == "finished"
            patience = settings.idle_finished_seconds if finished else settings.idle_seconds
            if now - table.watchers.touched > patience and not table.is_busy:
                self.forget(table)
        self._make_room()
        for since, table in self._let_go_of[:]:
            if now - since >= _IN_USE_SECONDS and not table.is_busy:
                self._let_go_of.remove((since, table))
                table.unlink()

    def _make_room(self) -> None:
        """Drop the tables that were asked for longest ago, if more lie idle than there shall be."""
        now = self._settings.clock()
        idle = [
            table
            for table in self._tables.values()
            if now - table.watchers.touched >= _IN_USE_SECONDS and not table.is_busy
        ]
        too_many = len(idle) - self._settings.most_idle_tables
        if too_many > 0:
            for table in sorted(idle, key=lambda each: each.watchers.touched)[:too_many]:
                self.forget(table)

    def changed_here(self, table: Table, before: TableRow) -> None:
        """A change is stored. If the table was let go meanwhile, what was read in its place may lack the change."""
        if self._on_change is not None:
            self._on_change(table, before)
        if not self.holds(table):
            self._elsewhere.discard(table.id)
            self._let_go(table.id)
            self._bots_at.add(table.id)

    def changed_elsewhere(self, table_id: str, seq: int) -> None:
        """Let go of a table that another process changed; `seq` is its last line, 0 if none was added."""
        table = self._tables.get(table_id)
        if table is not None and 0 < seq <= table.seq:
            return  # read after the change, before the notice
        if seq and (table is not None or table_id in self._loading):
            self._elsewhere.add(table_id)
        self._let_go(table_id)

    def _let_go(self, table_id: str) -> None:
        """Forget a table, so that it is read again."""
        loading = self._loading.get(table_id)
        if loading is not None:  # what is being read may be older than the change
            loading.add_done_callback(lambda _: self._let_go(table_id))
        elif table_id in self._tables:
            self.forget(self._tables[table_id])

    async def close(self) -> None:
        """Stop the bots of all tables."""
        for table in list(self._tables.values()):
            await table.driver.stop()


@contextlib.contextmanager
def _removed_meanwhile() -> Iterator[None]:
    """Go on if a table is not there any more; a store that is away is another matter."""
    try:
        yield
    except Refusal as refusal:
        if refusal.code != "unknown-table":
            raise


async def _replayed(table: Table, stored: Stored) -> str:
    """Replay a table's lines, a long game beside the event loop, so that others play on meanwhile."""
    if len(stored.lines) < _LONG_GAME:
        return table.record.load(stored.lines)
    return await beside(table.record.load, stored.lines)


async def beside(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Do something beside the event loop, where there are threads."""
    if sys.platform == "emscripten":
        return work(*args, **kwargs)
    return await asyncio.to_thread(work, *args, **kwargs)
