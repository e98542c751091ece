"""The side of a machine that joins to think: takes questions from the database and lets its own workers answer them."""

import asyncio
import contextlib
from typing import Any

import msgspec
import psycopg
import structlog

from kingsbridge.core.errors import BadRequest
from kingsbridge.server.neighbours import CHANNEL, plain_address
from kingsbridge.server.pool import Worker
from kingsbridge.server.settings import Settings, database_url
from kingsbridge.server.table.thinking import Question

log = structlog.get_logger("kingsbridge.worker")

_LOOK_SECONDS = 2.0  # a notice may be lost
_AGAIN_SECONDS = 1.0
_OLD_SECONDS = 300.0  # what nobody has come back for is swept away
# By the database's clock: that of this machine may go wrong, or that of the server that asks.
_NOW = "extract(epoch FROM clock_timestamp())"
_SWEEP = f"DELETE FROM questions WHERE created < {_NOW} - %s"
_TAKE = f"""
    UPDATE questions SET taken = {_NOW} WHERE id = (
        SELECT id FROM questions WHERE taken = 0 ORDER BY rank, created FOR UPDATE SKIP LOCKED LIMIT 1
    ) RETURNING id, asked
"""


class Joined:
    """Workers that answer the questions of servers elsewhere."""

    def __init__(self, address: str, workers: int) -> None:
        url = database_url(address)
        self._address = plain_address(url)
        if not self._address:
            raise BadRequest("join-needs-postgres", "Workers join a PostgreSQL database: postgresql://…", {})
        self._workers = [Worker() for _ in range(workers)]
        self._news = asyncio.Event()
        self._seconds = Settings().bot_seconds
        self.answered = 0

    async def run(self) -> None:
        """Answer until cancelled."""
        try:
            await asyncio.gather(self._listen(), *(self._answer_all(worker) for worker in self._workers))
        finally:
            for worker in self._workers:
                await worker.stop()

    async def _listen(self) -> None:
        """Hear when there is something to do."""
        while True:
            with contextlib.suppress(psycopg.Error):
                async with await self._connect() as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    await connection.execute(_SWEEP, (_OLD_SECONDS,))
                    async for notice in connection.notifies():
                        if " asked " in notice.payload:
                            self._news.set()
            await asyncio.sleep(_AGAIN_SECONDS)

    async def _answer_all(self, worker: Worker) -> None:
        while True:
            try:
                async with await self._connect() as connection:
                    log.info("joined")
                    while True:
                        await self._answer_next(connection, worker)
            except psycopg.Error as error:
                log.warning("database away", why=type(error).__name__)
                await asyncio.sleep(_AGAIN_SECONDS)

    async def _answer_next(self, connection: psycopg.AsyncConnection[Any], worker: Worker) -> None:
        cursor = await connection.execute(_TAKE)
        row = await cursor.fetchone()
        if row is None:
            self._news.clear()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(_LOOK_SECONDS):
                    await self._news.wait()
            return
        question_id, asked = row
        try:
            reply = await worker.ask(msgspec.json.decode(asked, type=Question), self._seconds)
        except (OSError, msgspec.DecodeError) as error:  # or a server of another version asks
            log.warning("bot failed", why=type(error).__name__)
            # Not to be taken again, maybe without end: who asked sees it gone and asks once more.
            await connection.execute("DELETE FROM questions WHERE id = %s", (question_id,))
            return
        text = msgspec.json.encode(reply).decode()
        await connection.execute("UPDATE questions SET reply = %s WHERE id = %s", (text, question_id))
        await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, f"worker answered {question_id} 0"))
        self.answered += 1

    async def _connect(self) -> psycopg.AsyncConnection[Any]:
        return await psycopg.AsyncConnection.connect(self._address, autocommit=True)
