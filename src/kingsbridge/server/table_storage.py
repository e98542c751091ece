"""Tables in the database, as typed rows: the storage that a server hands its tables."""

import json
from dataclasses import asdict, fields
from typing import Any

import sqlalchemy as sa
import structlog
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql.base import Executable

from kingsbridge.server.neighbours import Neighbours
from kingsbridge.server.storage import ANSWERS, LINES, SEATS, TABLES, Store
from kingsbridge.server.table.rows import Answer, Change, Seat, Stored, TableLine, TableRow
from kingsbridge.server.table.surroundings import NotStored, Overtaken

log = structlog.get_logger("kingsbridge.table")

_LONGEST_WHY = 500


class TableStorage:
    """Reads and writes tables; what is written, the neighbours hear of."""

    def __init__(self, store: Store, neighbours: Neighbours) -> None:
        self._store = store
        self._neighbours = neighbours

    # --- writing ----------------------------------------------------------------------------------------------------

    async def insert(self, made: Stored) -> None:
        """Add a table."""
        await self._store.commit(*_inserts(made))

    async def save(self, change: Change) -> None:
        """Make a change of a table durable."""
        seq = change.after.seq if change.lines else 0
        notice = self._neighbours.notice(change.after.id, seq)
        try:
            await self._store.commit(*_change_statements(change), *notice)
        except IntegrityError as error:
            raise Overtaken from error
        except Exception as error:
            log.exception("not stored", table=change.after.id)
            raise NotStored from error

    async def mark_unsound(self, table_id: str, why: str) -> None:
        """Keep a table whose lines do not fit together from going on."""
        row = sa.update(TABLES).where(TABLES.c.id == table_id)
        await self._store.commit(row.values(unsound=why[:_LONGEST_WHY]))

    # --- reading ----------------------------------------------------------------------------------------------------

    async def read(self, table_id: str) -> Stored | None:
        """Read a table with all that belongs to it."""
        return await self._store.read(lambda connection: _read_table(connection, table_id))

    async def find_by_invite(self, invite: str) -> str | None:
        """Find the table of an invitation."""
        query = sa.select(TABLES.c.id).where(TABLES.c.invite == invite)
        return await self._store.read(lambda connection: connection.execute(query).scalar())

    async def find_by_recovery(self, recovery_hash: str) -> tuple[str, int] | None:
        """Find table and seat of a recovery code."""
        query = sa.select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.recovery_hash == recovery_hash)
        row = await self._store.read(lambda connection: connection.execute(query).first())
        return None if row is None else (row.table_id, row.seat)

    async def find_of_device(self, device: str, limit: int) -> list[str]:
        """List the tables where a device sits, the latest changed first."""
        mine = sa.select(SEATS.c.table_id).where(SEATS.c.device == device)
        query = sa.select(TABLES.c.id).where(TABLES.c.id.in_(mine)).order_by(TABLES.c.changed.desc())
        return await self._store.read(
            lambda connection: list(connection.execute(query.limit(limit)).scalars())
        )

    async def find_running(self) -> list[str]:
        """List the running tables."""
        query = sa.select(TABLES.c.id).where(TABLES.c.status == "running")
        return await self._store.read(lambda connection: list(connection.execute(query).scalars()))

    async def read_heads(self, ids: list[str]) -> list[Stored]:
        """Read tables with their seats but without their lines."""
        return await self._store.read(lambda connection: _read_heads(connection, ids))


# --- statements ------------------------------------------------------------------------------------------------------


def _inserts(made: Stored) -> list[Executable]:
    row = made.table
    return [
        sa.insert(TABLES).values(**{**asdict(row), "options": json.dumps(row.options)}),
        *(
            sa.insert(SEATS).values(table_id=row.id, seat=number, **asdict(seat))
            for number, seat in enumerate(made.seats)
        ),
        *(_line_insert(row.id, line, row.created) for line in made.lines),
    ]


def _change_statements(change: Change) -> list[Executable]:
    table_id = change.after.id
    statements = _inserts(change.following) if change.following is not None else []
    statements += [_line_insert(table_id, line, change.after.changed) for line in change.lines]
    changed = _differences(change.before, change.after)
    if changed:
        statements.append(sa.update(TABLES).where(TABLES.c.id == table_id).values(**changed))
    for number, seat in change.seats.items():
        here = (SEATS.c.table_id == table_id) & (SEATS.c.seat == number)
        statements.append(sa.update(SEATS).where(here).values(**asdict(seat)))
    if change.answer is not None:
        statements.append(sa.insert(ANSWERS).values(table_id=table_id, **asdict(change.answer)))
    return statements


def _differences(before: TableRow, after: TableRow) -> dict[str, Any]:
    """Give the fields that change: the others may have been changed by another process meanwhile."""
    names = [field.name for field in fields(TableRow)]
    return {name: getattr(after, name) for name in names if getattr(after, name) != getattr(before, name)}


def _line_insert(table_id: str, line: TableLine, now: str) -> Executable:
    return sa.insert(LINES).values(
        table_id=table_id,
        seq=line.seq,
        kind=line.kind,
        seat=line.seat,
        name=line.name,
        action=line.action,
        undone=json.dumps(list(line.undone)),
        at=now,
    )


# --- rows ------------------------------------------------------------------------------------------------------------


def _read_table(connection: sa.Connection, table_id: str) -> Stored | None:
    table = connection.execute(sa.select(TABLES).where(TABLES.c.id == table_id)).mappings().first()
    if table is None:
        return None
    seats = sa.select(SEATS).where(SEATS.c.table_id == table_id).order_by(SEATS.c.seat)
    lines = sa.select(LINES).where(LINES.c.table_id == table_id).order_by(LINES.c.seq)
    answers = sa.select(ANSWERS).where(ANSWERS.c.table_id == table_id)
    return Stored(
        _table_row(table),
        tuple(_seat(row) for row in connection.execute(seats).mappings()),
        tuple(_line(row) for row in connection.execute(lines).mappings()),
        tuple(_answer(row) for row in connection.execute(answers).mappings()),
    )


def _read_heads(connection: sa.Connection, ids: list[str]) -> list[Stored]:
    tables = connection.execute(sa.select(TABLES).where(TABLES.c.id.in_(ids))).mappings().all()
    query = sa.select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat)
    seats: dict[str, list[Seat]] = {}
    for row in connection.execute(query).mappings():
        seats.setdefault(row["table_id"], []).append(_seat(row))
    return [Stored(_table_row(table), tuple(seats.get(table["id"], []))) for table in tables]


def _table_row(row: sa.RowMapping) -> TableRow:
    return TableRow(**{**_fields(TableRow, row), "options": json.loads(row["options"])})


def _seat(row: sa.RowMapping) -> Seat:
    return Seat(**_fields(Seat, row))


def _line(row: sa.RowMapping) -> TableLine:
    return TableLine(
        row["seq"], row["kind"], row["seat"], row["name"], row["action"], tuple(json.loads(row["undone"]))
    )


def _answer(row: sa.RowMapping) -> Answer:
    return Answer(**_fields(Answer, row))


def _fields(kind: type, row: sa.RowMapping) -> dict[str, Any]:
    """Take from a row what a type of row holds."""
    return {field.name: row[field.name] for field in fields(kind)}
