"""Tables in the database, as typed rows: the storage that a server hands its tables."""

import contextlib
import json
from collections.abc import Iterable, Sequence
from dataclasses import fields
from functools import cache
from operator import itemgetter
from typing import Any

import msgspec
import sqlalchemy as sa
import structlog

from kingsbridge.server.devices import Newcomers
from kingsbridge.server.flags import Flags
from kingsbridge.server.messages import LineKind
from kingsbridge.server.metrics import Metrics
from kingsbridge.server.neighbours import Neighbours
from kingsbridge.server.storage import (
    ANALYSES,
    ANSWERS,
    BEGINNINGS,
    IS_IMPORTED,
    LINES,
    MEMOIRS,
    SEATS,
    TABLES,
    Conflict,
    Store,
    Unwritten,
    Write,
)
from kingsbridge.server.table.rows import (
    Answer,
    Beginning,
    Change,
    Origin,
    Seat,
    Stored,
    TableLine,
    TableRow,
)
from kingsbridge.server.table.surroundings import NotStored, Overtaken
from kingsbridge.server.typed_rows import typed

log = structlog.get_logger("kingsbridge.table")

_LONGEST_WHY = 500


class TableStorage:
    """Reads and writes tables; what is written, the neighbours hear of. New devices are written with their table."""

    def __init__(
        self,
        store: Store,
        neighbours: Neighbours,
        metrics: Metrics | None = None,
        flags: Flags | None = None,
        newcomers: Newcomers | None = None,
    ) -> None:
        self._store = store
        self._neighbours = neighbours
        self._metrics = metrics or Metrics()
        self._flags = flags or Flags(store)
        self._newcomers = newcomers or Newcomers()

    # --- writing ----------------------------------------------------------------------------------------------------

    async def insert(self, made: Stored) -> None:
        """Add a table."""
        self._flags.check_may_write()
        newcomers = self._newcomers.among(seat.device for seat in made.seats)
        try:
            with self._metrics.commit():
                await self._store.commit(*newcomers.values(), *_inserts(made))
            self._newcomers.drop(newcomers)
        except (Conflict, Unwritten) as error:
            raise _not_stored(made.table.id, error) from None

    async def save(self, change: Change) -> None:
        """Make a change of a table durable."""
        self._flags.check_may_write()
        seq = change.after.seq if change.lines else 0
        notice = self._neighbours.notice(change.after.id, seq)
        newcomers = self._newcomers.among(seat.device for seat in change.seats.values())
        try:
            with self._metrics.commit():
                await self._store.commit(*newcomers.values(), *_change_writes(change), *notice)
            self._newcomers.drop(newcomers)
            if any(line.kind == "move" for line in change.lines):
                self._metrics.moved(is_bot=change.answer is None)
        except Conflict:
            raise Overtaken from None
        except Unwritten as error:
            raise _not_stored(change.after.id, error) from None

    async def mark_unsound(self, table_id: str, why: str) -> None:
        """Keep a table whose lines do not fit together from going on."""
        values = {"_id": table_id, "unsound": why[:_LONGEST_WHY]}
        with contextlib.suppress(Unwritten):  # then the next one who opens it does
            await self._store.commit((_table_update(("unsound",)), values))

    async def move_over(self, row: TableRow) -> None:
        """Take note that a table goes on under the rules and with the components that its row names now."""
        values = {"_id": row.id, "rules_version": row.rules_version, "components": row.components}
        with contextlib.suppress(Unwritten):  # then the next one who opens it does
            await self._store.commit((_table_update(("rules_version", "components")), values))

    async def write_memoir(self, table_id: str, content: bytes) -> None:
        """Keep what was written down of a finished game."""
        await self._store.commit((_INSERT_MEMOIR, {"table_id": table_id, "content": content}))

    async def write_analysis(self, table_id: str, content: bytes) -> None:
        """Keep the analysis of a finished game, in the place of what was kept of it before."""
        self._flags.check_may_write()
        try:
            if await self.read_analysis(table_id) is None:
                with contextlib.suppress(Conflict):  # another process was quicker
                    await self._store.commit((_INSERT_ANALYSIS, {"table_id": table_id, "content": content}))
                    return
            await self._store.commit((_UPDATE_ANALYSIS, {"_id": table_id, "content": content}))
        except Unwritten as error:
            raise _not_stored(table_id, error) from None

    # --- reading ----------------------------------------------------------------------------------------------------

    async def read_analysis(self, table_id: str) -> bytes | None:
        """Read what is kept of the analysis of a finished game."""
        query = sa.select(ANALYSES.c.content).where(ANALYSES.c.table_id == table_id)
        return await self._store.read(lambda connection: connection.execute(query).scalar())

    async def read(self, table_id: str) -> Stored | None:
        """Read a table with all that belongs to it."""
        return await self._store.read(lambda connection: _read_table(connection, table_id))

    async def read_memoir(self, table_id: str) -> bytes | None:
        """Read what was written down of a finished game."""
        query = sa.select(MEMOIRS.c.content).where(MEMOIRS.c.table_id == table_id)
        return await self._store.read(lambda connection: connection.execute(query).scalar())

    async def find_without_memoir(self, limit: int) -> list[str]:
        """List finished games of which nothing is written down yet."""
        written = sa.select(MEMOIRS.c.table_id)
        query = sa.select(TABLES.c.id).where(
            TABLES.c.status == "finished", TABLES.c.unsound == "", TABLES.c.id.not_in(written)
        )
        query = query.order_by(TABLES.c.changed).limit(limit)
        return await self._store.read(lambda connection: list(connection.execute(query).scalars()))

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
        """List the tables where a device sits or that it brought along, the latest changed first."""
        mine = TABLES.c.id.in_(sa.select(SEATS.c.table_id).where(SEATS.c.device == device))
        brought = (TABLES.c.host == device) & IS_IMPORTED
        query = sa.select(TABLES.c.id).where(mine | brought).order_by(TABLES.c.changed.desc())
        return await self._store.read(
            lambda connection: list(connection.execute(query.limit(limit)).scalars())
        )

    async def find_of_key(self, key: str, limit: int) -> list[str]:
        """List the tables whose game has a key, the latest changed first."""
        query = sa.select(TABLES.c.id).where(TABLES.c.key == key).order_by(TABLES.c.changed.desc())
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


# --- writes ----------------------------------------------------------------------------------------------------------
# Every statement is made once: the store prepares each a single time, and rows of the same statement go together.

_INSERT_TABLE = sa.insert(TABLES)
_INSERT_SEAT = sa.insert(SEATS)
_INSERT_LINE = sa.insert(LINES)
_INSERT_ANSWER = sa.insert(ANSWERS)
_INSERT_MEMOIR = sa.insert(MEMOIRS)
_INSERT_ANALYSIS = sa.insert(ANALYSES)
_UPDATE_ANALYSIS = (
    sa.update(ANALYSES)
    .where(ANALYSES.c.table_id == sa.bindparam("_id"))
    .values({"content": sa.bindparam("content")})
)
_INSERT_BEGINNING = sa.insert(BEGINNINGS)
_LINE_COLUMNS = (LINES.c.seq, LINES.c.kind, LINES.c.seat, LINES.c.name, LINES.c.action, LINES.c.undone)
_ANSWER_COLUMNS = (ANSWERS.c.seat, ANSWERS.c.id, ANSWERS.c.seq)
_UPDATE_SEAT = (
    sa.update(SEATS)
    .where(SEATS.c.table_id == sa.bindparam("_table"), SEATS.c.seat == sa.bindparam("_seat"))
    .values({field.name: sa.bindparam(field.name) for field in fields(Seat)})
)


@cache
def _table_update(names: tuple[str, ...]) -> sa.Update:
    """Change these fields of a table."""
    changed: dict[str, Any] = {name: sa.bindparam(name) for name in names}
    return sa.update(TABLES).where(TABLES.c.id == sa.bindparam("_id")).values(changed)


def _inserts(made: Stored) -> list[Write]:
    row = made.table
    return [
        (_INSERT_TABLE, _columns(row)),
        *(
            (_INSERT_SEAT, {"table_id": row.id, "seat": number, **_columns(seat)})
            for number, seat in enumerate(made.seats)
        ),
        *_line_inserts(row.id, made.lines, row.created),
        *_beginning_inserts(row.id, made.beginning),
    ]


def _beginning_inserts(table_id: str, beginning: Beginning | None) -> list[Write]:
    if beginning is None:
        return []
    return [(_INSERT_BEGINNING, {"table_id": table_id, "content": _written(beginning)})]


def _change_writes(change: Change) -> list[Write]:
    table_id = change.after.id
    writes = _inserts(change.following) if change.following is not None else []
    writes += _line_inserts(table_id, change.lines, change.after.changed)
    changed = _differences(change.before, change.after)
    if changed:
        writes.append((_table_update(tuple(changed)), {"_id": table_id, **changed}))
    for number, seat in change.seats.items():
        writes.append((_UPDATE_SEAT, {"_table": table_id, "_seat": number, **_columns(seat)}))
    if change.answer is not None:
        writes.append((_INSERT_ANSWER, {"table_id": table_id, **_columns(change.answer)}))
    return writes


def _differences(before: TableRow, after: TableRow) -> dict[str, Any]:
    """Give the fields that change: the others may have been changed by another process meanwhile."""
    then, now = _columns(before), _columns(after)
    return {name: value for name, value in now.items() if value != then[name]}


def _line_inserts(table_id: str, lines: Iterable[TableLine], now: str) -> list[Write]:
    return [
        (
            _INSERT_LINE,
            {
                "table_id": table_id,
                "seq": line.seq,
                "kind": line.kind,
                "seat": line.seat,
                "name": line.name,
                "action": line.action,
                "undone": json.dumps(list(line.undone)),
                "at": now,
            },
        )
        for line in lines
    ]


def _columns(row: TableRow | Seat | Answer) -> dict[str, Any]:
    columns = dict(vars(row))
    if "options" in columns:
        columns["options"] = json.dumps(columns["options"])
        columns["origin"] = _written(columns["origin"])
    return columns


def _written(data: Origin | Beginning | None) -> str:
    return "" if data is None else msgspec.json.encode(data).decode()


def _not_stored(table_id: str, error: Exception) -> NotStored:
    log.error("not stored", table=table_id, why=str(error))
    return NotStored()


# --- rows ------------------------------------------------------------------------------------------------------------


def _read_table(connection: sa.Connection, table_id: str) -> Stored | None:
    table = connection.execute(sa.select(TABLES).where(TABLES.c.id == table_id)).mappings().first()
    if table is None:
        return None
    seats = sa.select(SEATS).where(SEATS.c.table_id == table_id).order_by(SEATS.c.seat)
    lines = _rows_of(connection, table_id, _LINE_COLUMNS)
    beginning = sa.select(BEGINNINGS.c.content).where(BEGINNINGS.c.table_id == table_id)
    return Stored(
        _table_row(table),
        tuple(typed(Seat, row) for row in connection.execute(seats).mappings()),
        tuple(_line(*row) for row in sorted(lines, key=itemgetter(0))),
        tuple(Answer(*row) for row in _rows_of(connection, table_id, _ANSWER_COLUMNS)),
        _beginning(connection.execute(beginning).scalar()),
    )


def _rows_of(
    connection: sa.Connection, table_id: str, columns: Sequence[sa.Column[Any]]
) -> Iterable[Sequence[Any]]:
    """Read columns of all rows that a table has in one of its parts, in any order.

    SQLite's driver lets other threads run at every single row, and in a busy server each time waits for its turn again:
    so all come as one.
    """
    here = columns[0].table.c.table_id == table_id
    if connection.dialect.name != "sqlite":
        return connection.execute(sa.select(*columns).where(here)).all()
    as_one = sa.select(sa.func.json_group_array(sa.func.json_array(*columns))).where(here)
    rows: list[list[Any]] = msgspec.json.decode(connection.execute(as_one).scalar_one())
    return rows


def _read_heads(connection: sa.Connection, ids: list[str]) -> list[Stored]:
    tables = connection.execute(sa.select(TABLES).where(TABLES.c.id.in_(ids))).mappings().all()
    query = sa.select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat)
    seats: dict[str, list[Seat]] = {}
    for row in connection.execute(query).mappings():
        seats.setdefault(row[SEATS.c.table_id], []).append(typed(Seat, row))
    heads = [_table_row(table) for table in tables]
    return [Stored(head, tuple(seats.get(head.id, []))) for head in heads]


def _table_row(row: sa.RowMapping) -> TableRow:
    content = row[TABLES.c.origin]
    origin = msgspec.json.decode(content, type=Origin) if content else None
    return typed(TableRow, row, options=json.loads(row[TABLES.c.options]), origin=origin)


def _beginning(content: str | None) -> Beginning | None:
    return None if content is None else msgspec.json.decode(content, type=Beginning)


def _line(seq: int, kind: LineKind, seat: int, name: str, action: str, undone: str) -> TableLine:
    return TableLine(seq, kind, seat, name, action, tuple(json.loads(undone)))
