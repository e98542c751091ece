"""Several server processes on one PostgreSQL: each announces to the others what it changed and who is there.

A notice about a table travels in the transaction that changed it, so it arrives exactly when the change can be read.
Whoever hears one lets go of the table and reads it again when it is asked for. SQLite serves one process: there all of
this is silent.
"""

import asyncio
import secrets
from collections.abc import Iterable
from typing import Protocol

import sqlalchemy as sa
import structlog

from kingsbridge.server.storage import Write

log = structlog.get_logger("kingsbridge.neighbours")

CHANNEL = "kingsbridge"
_LONGEST_WAIT = 1.0
_DIALECT = "postgresql+psycopg://"
_NOTIFY = sa.select(
    sa.func.pg_notify(sa.literal_column(f"'{CHANNEL}'"), sa.bindparam("notice", type_=sa.Text))
)


def plain_address(url: str) -> str:
    """Give the address of a PostgreSQL database as its own library takes it; empty for other databases."""
    return url.replace(_DIALECT, "postgresql://", 1) if url.startswith(_DIALECT) else ""


class Listener(Protocol):
    """Who wants to know what the other processes do."""

    def changed_elsewhere(self, table_id: str, seq: int) -> None:
        """A table has changed; `seq` is its last line, 0 if none was added."""

    def here_elsewhere(self, table_id: str, seat: int) -> None:
        """The person of a seat is connected to another process."""

    def answered(self, question_id: str) -> None:
        """A worker elsewhere has answered a question."""

    def missed_notices(self) -> None:
        """While nobody listened anything may have happened."""


class Neighbours:
    """The other processes on the same database."""

    def __init__(self, url: str) -> None:
        self._address = plain_address(url)
        self._me = secrets.token_hex(8)

    @property
    def possible(self) -> bool:
        """Whether there can be other processes at all."""
        return bool(self._address)

    def notice(self, table_id: str, seq: int) -> list[Write]:
        """Announce, with the change itself, that a table has changed; `seq` is its last line, 0 if none was added."""
        return self._announce(f"changed {table_id} {seq}")

    def asked(self, question_id: str) -> list[Write]:
        """Announce a question to the workers elsewhere."""
        return self._announce(f"asked {question_id} 0")

    def presence(self, seats: Iterable[tuple[str, int]]) -> list[Write]:
        """Announce which seats have a connection to this process."""
        return [
            statement for table_id, seat in seats for statement in self._announce(f"here {table_id} {seat}")
        ]

    def _announce(self, what: str) -> list[Write]:
        return [(_NOTIFY, {"notice": f"{self._me} {what}"})] if self._address else []

    async def listen(self, listener: Listener) -> None:
        """Hear the others for as long as the server runs; what was said while the connection was broken is lost."""
        if not self._address:
            return
        import psycopg  # comes with the extra `postgres`; a server on SQLite does not need it

        wait = 0.0
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(
                    self._address, autocommit=True
                ) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    listener.missed_notices()
                    wait = 0.0
                    async for notice in connection.notifies():
                        self._hear(notice.payload, listener)
            except psycopg.Error as error:
                log.warning("neighbours not heard", why=str(error))
            wait = min(_LONGEST_WAIT, 2 * wait or 0.25)
            await asyncio.sleep(wait)

    def _hear(self, payload: str, listener: Listener) -> None:
        who, what, table_id, number = payload.split(" ")
        if who == self._me:
            return
        if what == "changed":
            listener.changed_elsewhere(table_id, int(number))
        elif what == "answered":
            listener.answered(table_id)
        elif what == "here":
            listener.here_elsewhere(table_id, int(number))
