"""Workers on other machines: questions and answers go through the database, and its notices say when to look.

The side of the server. Whoever joins with `kingsbridge worker --join` takes questions from the table `questions`.
Moments in it are the database's: the clocks of two machines need not agree.
"""

import asyncio
import contextlib
import math
import time
from typing import Any

import msgspec
import sqlalchemy as sa

from kingsbridge.server.neighbours import Neighbours
from kingsbridge.server.refusals import Refusal
from kingsbridge.server.storage import QUESTIONS, Conflict, Store, Unwritten
from kingsbridge.server.table import codes
from kingsbridge.server.table.thinking import Question, Reply

_INSERT = sa.insert(QUESTIONS).values(
    {name: sa.bindparam(name) for name in ("id", "asked", "rank", "taken", "reply")}
    | {"created": sa.extract("epoch", sa.func.clock_timestamp())}
)
_DELETE = sa.delete(QUESTIONS).where(QUESTIONS.c.id == sa.bindparam("_id"))
_LOOK_SECONDS = 1.0  # a notice may be lost


class Questions:
    """The questions that are out."""

    def __init__(self, store: Store, neighbours: Neighbours) -> None:
        self._store = store
        self._neighbours = neighbours
        self._answered: dict[str, asyncio.Event] = {}

    def answered(self, question_id: str) -> None:
        """Somebody has answered; maybe one of ours."""
        if question_id in self._answered:
            self._answered[question_id].set()

    async def ask(self, asked: Question, seconds: float) -> Reply:
        """Put a question and wait for its answer, as long as nobody has taken it, and then so many seconds."""
        question_id = codes.new_id()
        news = self._answered[question_id] = asyncio.Event()
        try:
            await self._put(question_id, asked)
            until = math.inf
            while time.monotonic() < until:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(_LOOK_SECONDS):
                        await news.wait()
                news.clear()
                row = await self._row(question_id)
                if row is None:
                    break
                if row.reply:
                    return msgspec.json.decode(row.reply, type=Reply)
                if row.taken and until == math.inf:
                    until = time.monotonic() + seconds
            raise OSError("nobody answered")
        except (Unwritten, Conflict, Refusal) as error:
            raise OSError(f"the store is away: {error}") from None
        finally:
            del self._answered[question_id]
            await asyncio.shield(self._remove(question_id))

    async def _put(self, question_id: str, asked: Question) -> None:
        row: dict[str, Any] = {
            "id": question_id,
            "asked": msgspec.json.encode(asked).decode(),
            "rank": 0 if asked.hints else 2 if asked.played else 1,
            "taken": 0.0,
            "reply": "",
        }
        await self._store.commit((_INSERT, row), *self._neighbours.asked(question_id))

    async def _row(self, question_id: str) -> Any:
        query = sa.select(QUESTIONS.c.taken, QUESTIONS.c.reply).where(QUESTIONS.c.id == question_id)
        return await self._store.read(lambda connection: connection.execute(query).first())

    async def _remove(self, question_id: str) -> None:
        with contextlib.suppress(
            Unwritten
        ):  # the questions of a server that is gone grow old and are swept away
            await self._store.commit((_DELETE, {"_id": question_id}))


class WorkerElsewhere:
    """A worker on another machine, whichever has time."""

    def __init__(self, questions: Questions) -> None:
        self._questions = questions

    @property
    def pid(self) -> int:
        """None of ours."""
        return 0

    async def start(self) -> None:
        """It runs already, or will."""

    async def ask(self, asked: Question, seconds: float) -> Reply:
        """Ask and wait for the answer; any trouble is an OSError."""
        return await self._questions.ask(asked, seconds)

    async def stop(self) -> None:
        """It is another's to stop."""
