"""The lobby: where people make tables and find their own."""

import structlog

from kingsbridge.server.hall import Hall
from kingsbridge.server.messages import NewTable, TableInfo
from kingsbridge.server.table.info import table_info
from kingsbridge.server.table.making import new_table
from kingsbridge.server.table.record import known_problem
from kingsbridge.server.table.rows import Stored
from kingsbridge.server.table.surroundings import Surroundings
from kingsbridge.server.table.table import Table
from kingsbridge.server.table_storage import TableStorage

log = structlog.get_logger("kingsbridge.hall")

_MOST_MINE = 200


class Lobby:
    """Makes tables, and lists those of a device."""

    def __init__(self, hall: Hall, storage: TableStorage, surroundings: Surroundings) -> None:
        self._hall = hall
        self._storage = storage
        self._presence = surroundings.presence
        self._settings = surroundings.settings

    async def create(self, device: str, wish: NewTable) -> tuple[Table, dict[str, str]]:
        """Make a table; gives it and the recovery codes of the maker's seats."""
        made, recovery = new_table(device, wish, self._settings.now())
        await self._storage.insert(made)
        for number in recovery:
            self._presence.seen(made.table.id, int(number))
        table = self._hall.open(made)
        log.info("table made", table=table.id, game=wish.game, seats=len(made.seats))
        return table, recovery

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

    def _head_info(self, head: Stored, device: str) -> TableInfo:
        """Show a table that is not in memory, and need not be for this."""
        problem = known_problem(head.table)
        return table_info(head.table, head.seats, problem, device, self._presence, self._settings)
