"""The database: its schema, in SQLite or PostgreSQL, and its one writer.

Lines are only ever added. All writing goes through one thread that commits whatever is queued in one transaction, so
that a commit is paid once for many moves; `commit` returns when the rows are durable.
"""

import asyncio
import contextlib
import os
import queue
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import sqlalchemy as sa
import structlog
from sqlalchemy.sql.base import Executable

from kingsbridge.core.errors import BadRequest
from kingsbridge.server.refusals import Refusal
from kingsbridge.server.settings import PATIENCE_WITH_POSTGRES

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
    sa.Column("story", sa.String(64), nullable=False, server_default=""),
    sa.Column("origin", sa.Text, nullable=False, server_default=""),
    sa.Column("sharing", sa.String(8), nullable=False, server_default=""),
    sa.Index("tables_by_status", "status"),
    sa.Index("tables_by_change", "changed"),
    sa.Index("tables_by_key", "key"),
    sa.Index("tables_by_host", "host"),
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


MEMOIRS = sa.Table(
    "memoirs",
    METADATA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("content", sa.LargeBinary, nullable=False),
)

ANALYSES = sa.Table(
    "analyses",
    METADATA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("content", sa.LargeBinary, nullable=False),
)

BEGINNINGS = sa.Table(
    "beginnings",
    METADATA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("content", sa.Text, nullable=False),
)

CHALLENGES = sa.Table(
    "challenges",
    METADATA,
    sa.Column("code", sa.String(32), primary_key=True),
    sa.Column("table_id", sa.String(32), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("levels", sa.Text, nullable=False),
    sa.Column("host", sa.String(32), nullable=False),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("created", sa.String(32), nullable=False),
    sa.Index("challenges_by_table", "table_id"),
)

FLAGS = sa.Table(
    "flags",
    METADATA,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

QUESTIONS = sa.Table(
    "questions",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("asked", sa.Text, nullable=False),
    sa.Column("rank", sa.Integer, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("taken", sa.Float, nullable=False),
    sa.Column("reply", sa.Text, nullable=False),
)

CALLBACKS = sa.Table(
    "callbacks",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("device", sa.String(32), nullable=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("address", sa.Text, nullable=False),
    sa.Column("keys", sa.Text, nullable=False),
    sa.Column("language", sa.String(8), nullable=False),
    sa.Column("created", sa.String(32), nullable=False),
    sa.Index("callbacks_by_device", "device"),
)

# Of tables: it holds a record that its host brought along. The kind is the first that is written of an origin.
IS_IMPORTED = TABLES.c.origin.startswith('{"kind":"imported"')

# A statement that is prepared once, and the values of one row.
Write: TypeAlias = tuple[Executable, Mapping[str, Any]]

_SQLITE = "sqlite:///"
_MIGRATIONS = Path(__file__).parent / "migrations"


class Conflict(Exception):
    """A row was there already, or one it belongs to is gone."""


class Unwritten(Exception):
    """The database could not write, or not now. Says why, and none of the values."""


class Store:
    """The database with its one writer."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.is_sqlite = url.startswith(_SQLITE)
        # What a failed statement was given stays out of every message: there are keys, codes and moves in it.
        self.engine = sa.create_engine(url, pool_pre_ping=not self.is_sqlite, hide_parameters=True)
        if self.is_sqlite:
            sa.event.listen(self.engine, "connect", _set_up_sqlite)
        self._queue: queue.SimpleQueue[tuple[Sequence[Write], Future[None]] | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="writer", daemon=True)
        self._prepared: dict[Executable, Prepared] = {}
        self.commits = 0

    @property
    def queued(self) -> int:
        """How many changes wait to be written."""
        return self._queue.qsize()

    def open(self) -> None:
        """Bring the schema up to date and start the writer."""
        self.prepare()
        self._writer.start()

    def prepare(self) -> None:
        """Bring the schema up to date; a store that cannot be used is refused in a sentence."""
        with used(self.engine):
            if self.is_sqlite:
                make_private(Path(self.url.removeprefix(_SQLITE)))
            if not is_current(self.engine):
                migrate(self.engine)

    def close(self) -> None:
        """Write what is queued and let go."""
        self._queue.put(None)
        self._writer.join()
        self.engine.dispose()

    async def commit(self, *writes: Write) -> None:
        """Write; returns when it is durable. Raises Conflict or Unwritten, and then nothing has been written."""
        done: Future[None] = Future()
        self._queue.put((writes, done))
        # Shielded: a caller who hangs up cannot make a queued write half happen.
        await asyncio.shield(asyncio.wrap_future(done))

    async def read(self, reader: Callable[[sa.Connection], T]) -> T:
        """Run a reader in a thread; a database that is away is refused as such."""
        try:
            return await asyncio.to_thread(self._read, reader)
        except sa.exc.DBAPIError as error:
            log.warning("not read", why=reason(error))
            raise Refusal("no-store") from None

    def _read(self, reader: Callable[[sa.Connection], T]) -> T:
        with self.engine.connect() as connection:
            # All that is read belongs to one moment, whoever writes meanwhile.
            if self.is_sqlite:
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

    def _write_batch(self, batch: list[tuple[Sequence[Write], Future[None]]]) -> None:
        try:
            self._commit([write for writes, _ in batch for write in writes])
        except Exception as error:
            if len(batch) == 1:
                batch[0][1].set_exception(self._told(error))
                return
            for single in batch:  # one that cannot be written must not take the others down
                self._write_batch([single])
            return
        self.commits += 1
        for _, done in batch:
            done.set_result(None)

    def _commit(self, writes: Iterable[Write]) -> None:
        """Write all in one transaction, past SQLAlchemy's own way of doing it, which takes ten times as long."""
        rows: dict[Prepared, list[Mapping[str, Any]]] = {}
        for statement, values in writes:
            rows.setdefault(self._prepare(statement), []).append(values)
        connection = self.engine.raw_connection()
        try:
            cursor = connection.cursor()
            for prepared, many in sorted(rows.items(), key=lambda each: each[0].rank):
                cursor.executemany(prepared.text, [prepared.arguments(values) for values in many])
            cursor.close()
            connection.commit()
        except Exception as error:
            if self.engine.dialect.is_disconnect(error, None, None):  # type: ignore[arg-type]
                connection.invalidate()
            else:
                connection.rollback()
            raise
        finally:
            connection.close()

    def _prepare(self, statement: Executable) -> "Prepared":
        prepared = self._prepared.get(statement)
        if prepared is None:
            prepared = self._prepared[statement] = Prepared(statement, self.engine.dialect)
        return prepared

    def _told(self, error: Exception) -> Exception:
        """Tell what went wrong without telling what was to be written."""
        dbapi = self.engine.dialect.loaded_dbapi
        if isinstance(error, dbapi.IntegrityError):
            return Conflict()
        return Unwritten(reason(error))


class Prepared:
    """A statement as the driver takes it."""

    def __init__(self, statement: Executable, dialect: sa.Dialect) -> None:
        compiled = statement.compile(dialect=dialect)  # type: ignore[attr-defined]  # every statement has it
        self.text = str(compiled)
        self._order: list[str] | None = compiled.positiontup
        # Rows go after those they belong to, and all changes after all rows.
        names = [table.name for table in METADATA.sorted_tables]
        self.rank = names.index(statement.table.name) if isinstance(statement, sa.Insert) else len(names)

    def arguments(self, values: Mapping[str, Any]) -> Any:
        """Put the values in the driver's order."""
        return values if self._order is None else [values[name] for name in self._order]


def reason(error: BaseException) -> str:
    """Say why the database failed, without the values it was given: PostgreSQL names them in its details."""
    original = getattr(error, "orig", None) or error
    primary = getattr(getattr(original, "diag", None), "message_primary", None)
    return primary or str(original).partition("\nDETAIL")[0].strip() or type(original).__name__


@contextlib.contextmanager
def used(engine: sa.Engine) -> Iterator[None]:
    """Tell a person at the terminal in a sentence if a store cannot be used: it is away, locked, damaged or full."""
    try:
        yield
    except (OSError, sa.exc.SQLAlchemyError) as error:
        raise _unusable(engine.url, error) from error


def _unusable(url: sa.URL, error: Exception) -> BadRequest:
    named = url.difference_update_query(PATIENCE_WITH_POSTGRES)
    name = url.database if url.get_backend_name() == "sqlite" else named.render_as_string(hide_password=True)
    return unusable_store(str(name), " ".join(reason(error).split()))


def unusable_store(name: str, why: str) -> BadRequest:
    """Say that a store cannot be used, and why."""
    return BadRequest(
        "unusable-store", f"The store {name} cannot be used: {why}", {"store": name, "why": why}
    )


# --- the schema ------------------------------------------------------------------------------------------------------


def newest_version() -> str:
    """Name the newest migration: their files are numbered."""
    return max(file.name.split("_")[0] for file in (_MIGRATIONS / "versions").glob("[0-9]*.py"))


def is_current(engine: sa.Engine) -> bool:
    """Look whether the schema is up to date: then nobody needs to wait for Alembic to load."""
    with engine.connect() as connection:
        if not sa.inspect(connection).has_table("alembic_version"):
            return False
        found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
        return found == newest_version()


def migrate(engine: sa.Engine) -> None:
    """Run the migrations that the database lacks."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    with engine.begin() as connection:
        # Of several programs that start at once one migrates, and whoever dies on the way leaves nothing half done.
        alone = {"postgresql": "SELECT pg_advisory_xact_lock(8333)", "sqlite": "BEGIN IMMEDIATE"}
        connection.exec_driver_sql(alone[engine.dialect.name])
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


# --- SQLite ----------------------------------------------------------------------------------------------------------


def make_private(file: Path) -> None:
    """See that only its owner can read the database, and what SQLite keeps beside it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    for part in (file, *(file.with_name(file.name + more) for more in ("-wal", "-shm"))):
        with contextlib.suppress(FileNotFoundError):
            part.chmod(0o600)  # SQLite gives what it makes the mode of the database


def hand_over(file: Path) -> None:
    """Give what root made to whom the folder belongs: a service that is not root must be able to read it."""
    if os.geteuid() == 0:
        owner = file.parent.stat()
        os.chown(file, owner.st_uid, owner.st_gid, follow_symlinks=False)


def _set_up_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=10000")
    # Pages, 16 MB. Writing them home keeps everybody waiting; a page that many have changed meanwhile goes once.
    cursor.execute("PRAGMA wal_autocheckpoint=4000")
    cursor.close()
