"""Keeping and removing what people leave behind: tables, a person's traces, and what is older than it shall be kept."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from time import sleep

import sqlalchemy as sa

from kingsbridge.server.storage import (
    ANALYSES,
    ANSWERS,
    BEGINNINGS,
    CALLBACKS,
    CHALLENGES,
    DEVICES,
    IS_IMPORTED,
    LINES,
    MEMOIRS,
    SEATS,
    TABLES,
)
from kingsbridge.server.table.memoir import Memoir

_PARTS = (ANALYSES, ANSWERS, BEGINNINGS, CHALLENGES, MEMOIRS, LINES, SEATS)
# A store has one writer at a time: who plays meanwhile waits for so many tables to be removed and no longer.
_AT_ONCE = 50
_PAUSE_SECONDS = 0.05  # in which the others come in


@dataclass(frozen=True)
class Retention:
    """After how many days without a change tables are removed, by how far they came; 0: never."""

    finished: int = 0
    running: int = 0
    waiting: int = 0

    def __bool__(self) -> bool:
        return bool(self.finished or self.running or self.waiting)


def remove_tables(connection: sa.Connection, ids: Sequence[str]) -> int:
    """Remove tables with all that belongs to them; gives how many there were."""
    for part in _PARTS:
        connection.execute(sa.delete(part).where(part.c.table_id.in_(ids)))
    return connection.execute(sa.delete(TABLES).where(TABLES.c.id.in_(ids))).rowcount


def remove_person(connection: sa.Connection, device: str) -> int:
    """Remove what is kept of a person; games stay, with a nameless seat. Gives at how many seats they sat."""
    mine = connection.execute(sa.select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.device == device)).all()
    for table_id, seat in mine:
        here = (LINES.c.table_id == table_id) & (LINES.c.seat == seat)
        connection.execute(sa.update(LINES).where(here).values(name=""))
        _unname(connection, table_id, seat)
    brought = sa.select(TABLES.c.id).where((TABLES.c.host == device) & IS_IMPORTED)  # they name other people
    remove_tables(connection, connection.execute(brought).scalars().all())
    nobody = {"device": "", "recovery_hash": "", "name": ""}
    connection.execute(sa.update(SEATS).where(SEATS.c.device == device).values(**nobody))
    connection.execute(sa.update(TABLES).where(TABLES.c.host == device).values(host=""))
    connection.execute(sa.update(CHALLENGES).where(CHALLENGES.c.host == device).values(host="", name=""))
    connection.execute(sa.delete(CALLBACKS).where(CALLBACKS.c.device == device))
    connection.execute(sa.delete(DEVICES).where(DEVICES.c.id == device))
    return len(mine)


def _unname(connection: sa.Connection, table_id: str, seat: int) -> None:
    """Take a name out of what is written down of a game: other rules than today's cannot write it again."""
    here = MEMOIRS.c.table_id == table_id
    content = connection.execute(sa.select(MEMOIRS.c.content).where(here)).scalar()
    if content is not None:
        without = Memoir.unpacked(content).without_name(seat)
        connection.execute(sa.update(MEMOIRS).where(here).values(content=without))


def sweep(engine: sa.Engine, retention: Retention, now: datetime | None = None) -> int:
    """Remove the tables that are older than they shall be kept, and devices without any; gives how many tables.

    It is done in small pieces, beside servers that write.
    """
    now = now or datetime.now(UTC)
    removed = 0
    for status, days in (
        ("finished", retention.finished),
        ("running", retention.running),
        ("waiting", retention.waiting),
    ):
        if days:
            removed += _sweep(engine, status, now - timedelta(days=days))
    if retention:
        with engine.begin() as connection:
            _sweep_devices(connection, now - timedelta(days=1))
    return removed


def _sweep(engine: sa.Engine, status: str, before: datetime) -> int:
    removed = 0
    old = sa.select(TABLES.c.id).where(TABLES.c.status == status, TABLES.c.changed < _written(before))
    while True:
        with engine.begin() as connection:
            ids = connection.execute(old.limit(_AT_ONCE)).scalars().all()
            removed += remove_tables(connection, ids)
        if len(ids) < _AT_ONCE:
            return removed
        sleep(_PAUSE_SECONDS)


def _sweep_devices(connection: sa.Connection, before: datetime) -> None:
    seated = sa.select(SEATS.c.device).where(SEATS.c.device != "")
    hosts = sa.select(TABLES.c.host).where(IS_IMPORTED)
    gone = sa.select(DEVICES.c.id).where(
        DEVICES.c.id.not_in(seated), DEVICES.c.id.not_in(hosts), DEVICES.c.created < _written(before)
    )
    connection.execute(sa.delete(CALLBACKS).where(CALLBACKS.c.device.in_(gone)))
    connection.execute(sa.delete(DEVICES).where(DEVICES.c.id.in_(gone)))


def _written(moment: datetime) -> str:
    return moment.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
