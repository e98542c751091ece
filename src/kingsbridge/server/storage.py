"""The database: its schema, in SQLite or PostgreSQL, and its one writer.

Lines are only ever added. All writing goes through one thread that commits whatever is queued in one transaction, so
that a commit is paid once for many moves; `commit` returns when the rows are durable.
"""

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
import structlog
from alembic import command
from alembic.config import Config
from sqlalchemy.sql.base import Executable

T = TypeVar("T")
log = structlog.get_logger("kingsbridge.storage")

METADATA = sa.MetaData()

DEVICES = sa.Table(
    "devices",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
    sa.Column("created", sa.String(32), nullable=False),
)

TABLES = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("rules_version", sa.Integer, nullable=False),
    sa.Column("components", sa.String(64), nullable=False),
    sa.Column("key", sa.String(64), nullable=False),
    sa.Column("chosen_seed", sa.String(64), nullable=False),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("host", sa.String(32), nullable=False),
    sa.Column("spectators", sa.Boolean, nullable=False),
    sa.Column("hints", sa.Boolean, nullable=False),
    sa.Column("pace", sa.String(16), nullable=False),
    sa.Column("invite", sa.String(32), nullable=False, unique=True),
    sa.Column("rematch", sa.String(32), nullable=False),
    sa.Column("waiting_for", sa.Integer, nullable=False),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("unsound", sa.Text, nullable=False),
    sa.Column("created", sa.String(32), nullable=False),
    sa.Column("changed", sa.String(32), nullable=False),
    sa.Index("tables_by_status", "status"),
)

SEATS = sa.Table(
    "seats",
    METADATA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("level", sa.String(64), nullable=False),
    sa.Column("device", sa.String(32), nullable=False),
    sa.Column("recovery_hash", sa.String(64), nullable=False),
    sa.Column("resigned", sa.Boolean, nullable=False),
    sa.Column("left", sa.Boolean, nullable=False),
    sa.Index("seats_by_device", "device"),
    sa.Index("seats_by_recovery", "recovery_hash"),
)

LINES = sa.Table(
    "lines",
    METADATA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("action", sa.String(128), nullable=False),
    sa.Column("undone", sa.Text, nullable=False),
    sa.Column("at", sa.String(32), nullable=False),
)

ANSWERS = sa.Table(
    "answers",
    METADATA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),
)


class Store:
    """The database with its one writer."""

    def __init__(self, url: str) -> None:
        self.url = url
        if url.startswith("sqlite:///"):
            Path(url.removeprefix("sqlite:///")).parent.mkdir(parents=True, exist_ok=True)
        self.engine = sa.create_engine(url, pool_pre_ping=not url.startswith("sqlite"))
        if self.engine.dialect.name == "sqlite":
            sa.event.listen(self.engine, "connect", _set_up_sqlite)
        self._queue: queue.SimpleQueue[tuple[Sequence[Executable], Future[None]] | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="writer", daemon=True)

    def open(self) -> None:
        """Bring the schema up to date and start the writer."""
        migrate(self.engine)
        self._writer.start()

    def close(self) -> None:
        """Write what is queued and let go."""
        self._queue.put(None)
        self._writer.join()
        self.engine.dispose()

    async def commit(self, *statements: Executable) -> None:
        """Write; returns when it is durable."""
        done: Future[None] = Future()
        self._queue.put((statements, done))
        # Shielded: a caller who hangs up cannot make a queued write half happen.
        await asyncio.shield(asyncio.wrap_future(done))

    async def read(self, reader: Callable[[sa.Connection], T]) -> T:
        """Run a reader in a thread."""
        return await asyncio.to_thread(self._read, reader)

    def _read(self, reader: Callable[[sa.Connection], T]) -> T:
        with self.engine.connect() as connection:
            # All that is read belongs to one moment, whoever writes meanwhile.
            if self.engine.dialect.name == "sqlite":
                connection.exec_driver_sql("BEGIN")
            else:
                connection = connection.execution_options(isolation_level="REPEATABLE READ")
            return reader(connection)

    def _write(self) -> None:
        """The writer's life: take all that is queued, commit it together, let everybody know."""
        while (first := self._queue.get()) is not None:
            batch = [first]
            last = False
            while not self._queue.empty():
                more = self._queue.get()
                if more is None:
                    last = True
                    break
                batch.append(more)
            self._write_batch(batch)
            if last:
                return

    def _write_batch(self, batch: list[tuple[Sequence[Executable], Future[None]]]) -> None:
        try:
            with self.engine.begin() as connection:
                for statements, _ in batch:
                    for statement in statements:
                        connection.execute(statement)
        except Exception as error:
            if len(batch) == 1:
                batch[0][1].set_exception(error)
                return
            for single in batch:  # one that cannot be written must not take the others down
                self._write_batch([single])
            return
        for _, done in batch:
            done.set_result(None)


def migrate(engine: sa.Engine) -> None:
    """Run the migrations that the database lacks."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _set_up_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.close()
