"""The lobby: where people make tables, find their own, and go to school."""

import logging
from typing import Any

from kingsbridge.core.play import Play
from kingsbridge.server.hall import Hall, beside
from kingsbridge.server.messages import NewTable, TableInfo
from kingsbridge.server.refusals import Refusal
from kingsbridge.server.table.importing import imported
from kingsbridge.server.table.info import table_info
from kingsbridge.server.table.making import Descent, new_table, under_way
from kingsbridge.server.table.puzzling import Puzzling
from kingsbridge.server.table.record import known_problem
from kingsbridge.server.table.rows import Stored
from kingsbridge.server.table.school import School
from kingsbridge.server.table.surroundings import Archive, NotStored, Surroundings
from kingsbridge.server.table.table import Table

log = logging.getLogger("kingsbridge.hall")

_MOST_MINE = 200
_MOST_OF_A_BOOK = 500


class Lobby:
    """Makes tables, and lists those of a device."""

    def __init__(self, hall: Hall, storage: Archive, surroundings: Surroundings) -> None:
        self._hall = hall
        self._storage = storage
        self._presence = surroundings.presence
        self._settings = surroundings.settings
        self.school = School(surroundings)
        self.puzzling = Puzzling(surroundings)

    async def create(
        self, device: str, wish: NewTable, played: Play | None = None, descent: Descent | None = None
    ) -> tuple[Table, dict[str, str]]:
        """Make a table, perhaps for a game under way; gives it and the recovery codes of the maker's seats."""
        made, recovery = new_table(device, wish, self._settings.now(), descent)
        if played is not None:
            made = under_way(made, played)
        table = await self._keep(made)
        for number in recovery:
            self._presence.seen(table.id, int(number))
        return table, recovery

    async def bring(self, device: str, record: dict[str, Any]) -> Table:
        """Make a table of the record of a finished game; one that was brought along before is found again."""
        made = await beside(imported, device, record, self._settings.now())
        for head in await self._hall.deals.games(made.table):
            if (head.table.host, head.table.story) == (device, made.table.story):
                return await self._hall.get(head.table.id)
        return await self._keep(made)

    async def _keep(self, made: Stored) -> Table:
        try:
            await self._storage.insert(made)
        except NotStored:
            raise Refusal("not-stored") from None
        table = self._hall.open(made)
        log.info("table made", extra={"table": table.id, "game": made.table.game, "seats": len(made.seats)})
        return table

    async def mine(self, device: str) -> list[TableInfo]:
        """List a device's tables: those that await it first, then the latest changed."""
        if not device:
            return []
        ids = await self._storage.find_of_device(device, _MOST_MINE)
        tables = {table_id: self._hall.in_memory(table_id) for table_id in ids}
        heads = await self._storage.read_heads([table_id for table_id in ids if tables[table_id] is None])
        infos = {head.table.id: self._head_info(head, device) for head in heads}
        infos |= {table.id: table.audience.info(device) for table in tables.values() if table is not None}
        return sorted((infos[table_id] for table_id in ids), key=lambda info: not info.awaits_me)

    async def finished(self, device: str) -> list[str]:
        """List the tables where a device has played to the end, the latest first."""
        if not device:
            return []
        ids = await self._storage.find_of_device(device, _MOST_OF_A_BOOK)
        over = {
            head.table.id for head in await self._storage.read_heads(ids) if head.table.status == "finished"
        }
        return [table_id for table_id in ids if table_id in over]

    def _head_info(self, head: Stored, device: str) -> TableInfo:
        """Show a table that is not in memory, and need not be for this."""
        problem = known_problem(head.table)
        if problem == "other-rules" and head.table.status == "finished":
            problem = ""  # it can be shown as it was
        return table_info(head.table, head.seats, problem, device, self._presence, self._settings)
