"""The operator's office: sees and changes what a store keeps, beside a server that may be running on it."""

from typing import Any

import sqlalchemy as sa

from kingsbridge.core.errors import BadRequest
from kingsbridge.server.flags import REMOVED
from kingsbridge.server.keeping import Retention, remove_person, remove_tables, sweep
from kingsbridge.server.settings import database_url, default_data_folder
from kingsbridge.server.storage import DEVICES, FLAGS, SEATS, TABLES, Store, used
from kingsbridge.server.table import codes


class Office:
    """A store seen from the office."""

    def __init__(self, data: str) -> None:
        store = Store(database_url(data or str(default_data_folder())))
        store.prepare()
        self._engine = store.engine

    def tables(self, most: int) -> list[tuple[Any, ...]]:
        """List the tables that changed last: id, game, status, lines, last change."""
        columns = (TABLES.c.id, TABLES.c.game, TABLES.c.status, TABLES.c.seq, TABLES.c.changed)
        return self._rows(sa.select(*columns).order_by(TABLES.c.changed.desc()).limit(most))

    def people(self, most: int) -> list[tuple[Any, ...]]:
        """List devices, those with the most seats first: id, since when, seats, a name."""
        seats = sa.func.count().label("seats")
        query = (
            sa.select(DEVICES.c.id, DEVICES.c.created, seats, sa.func.max(SEATS.c.name))
            .join(SEATS, SEATS.c.device == DEVICES.c.id)
            .group_by(DEVICES.c.id, DEVICES.c.created)
            .order_by(seats.desc())
        )
        return self._rows(query.limit(most))

    def remove_table(self, table_id: str) -> None:
        """Remove a table with all that belongs to it."""
        with used(self._engine), self._engine.begin() as connection:
            if not remove_tables(connection, [table_id]):
                raise BadRequest("unknown-table", "There is no such table.", {})
            _tell_of_removal(connection)

    def remove_person(self, device: str) -> int:
        """Remove what is kept of a person; gives at how many seats they sat."""
        with used(self._engine), self._engine.begin() as connection:
            known = sa.select(DEVICES.c.id).where(DEVICES.c.id == device)
            if connection.execute(known).scalar() is None:
                raise BadRequest("unknown-person", "There is no such person.", {})
            _tell_of_removal(connection)
            return remove_person(connection, device)

    def sweep(self, finished: int, running: int, waiting: int) -> int:
        """Remove tables that have not changed for so many days; gives how many."""
        with used(self._engine):
            return sweep(self._engine, Retention(finished, running, waiting))

    def set(self, flag: str, on: bool) -> None:
        """Set a flag for all processes."""
        with used(self._engine), self._engine.begin() as connection:
            value = "on" if on else ""
            connection.execute(sa.update(FLAGS).where(FLAGS.c.name == flag).values(value=value))

    def _rows(self, query: sa.Select[Any]) -> list[tuple[Any, ...]]:
        with used(self._engine), self._engine.connect() as connection:
            return [tuple(row) for row in connection.execute(query)]


def _tell_of_removal(connection: sa.Connection) -> None:
    """Let servers that run on the store see that they may hold something that is gone."""
    word = codes.new_id()
    if not connection.execute(sa.update(FLAGS).where(FLAGS.c.name == REMOVED).values(value=word)).rowcount:
        connection.execute(sa.insert(FLAGS).values(name=REMOVED, value=word))
