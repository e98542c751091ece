"""The processes in which bots think, and the queue of the tables that wait for one.

A worker that dies or thinks too long is replaced and the question asked again. Who asks while all think waits in the
queue: first come, first served, and since a table asks for one move and one hint at a time, none crowds out the others.
"""

import asyncio
import os
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import structlog

import kingsbridge
from kingsbridge.bots.bot import Info
from kingsbridge.bots.registry import make_bot
from kingsbridge.core.contract import State
from kingsbridge.server.messages import HintedAction
from kingsbridge.server.settings import Settings
from kingsbridge.server.table.thinking import Place, Question, Reply

log = structlog.get_logger("kingsbridge.bots")

_ATTEMPTS = 3
_ANNOUNCED_PLACES = 10  # those further back in a long queue do not hear of its every step


class Worker:
    """One process that answers one question at a time."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    @property
    def pid(self) -> int:
        """The process, or 0."""
        return self._process.pid if self._process is not None else 0

    async def start(self) -> None:
        """Start the process if it does not run."""
        if self._process is not None and self._process.returncode is None:
            return
        package = str(Path(kingsbridge.__file__).parent.parent)
        path = os.pathsep.join(filter(None, [package, os.environ.get("PYTHONPATH", "")]))
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "kingsbridge.server.worker"),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": path},
            start_new_session=True,  # an interrupt typed at the server is the server's to handle
        )

    async def ask(self, asked: Question, seconds: float) -> Reply:
        """Ask and wait for the answer; any trouble is an OSError, after which the process is gone."""
        await self.start()
        process = self._process
        assert process is not None and process.stdin is not None and process.stdout is not None
        try:
            process.stdin.write(msgspec.json.encode(asked) + b"\n")
            async with asyncio.timeout(seconds):
                await process.stdin.drain()
                line = await process.stdout.readline()
            return msgspec.json.decode(line, type=Reply)
        except (TimeoutError, OSError, msgspec.DecodeError, ValueError) as error:
            await self.stop()
            raise OSError(f"worker failed: {type(error).__name__}") from error
        except asyncio.CancelledError:
            await self.stop()  # its answer would be taken for that of the next question
            raise

    async def stop(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()


class Pool:
    """The workers, lent out one at a time, and the queue of those who wait for one."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.workers = [Worker() for _ in range(settings.workers)]
        self._idle = list(self.workers)
        self._queue: list[tuple[Place, asyncio.Future[Worker]]] = []

    async def start(self) -> None:
        """Start all workers ahead of the first question."""
        for worker in self.workers:
            await worker.start()

    async def stop(self) -> None:
        """End all workers."""
        for worker in self.workers:
            await worker.stop()

    async def choose(self, ask: Callable[[], Question], state: State, place: Place) -> str:
        """Let a bot choose. If a worker fails again and again, a random move keeps the table alive.

        The question is put together when its turn has come: the bot's level may be lowered while it waits.
        """
        worker = await self._lend(place)
        try:
            asked = ask()
            for attempt in range(_ATTEMPTS):
                reply = await self._ask(worker, asked, attempt)
                if reply is not None and _is_legal(state, reply.action):
                    return reply.action
        finally:
            self._give_back(worker)
        log.error("bot replaced by chance", game=asked.game, level=asked.level)
        action_id = make_bot("random").choose(Info(state, asked.seat), 0, asked.seed)
        return state.game.action(action_id).key

    async def hint(self, asked: Question) -> list[HintedAction] | None:
        """Let a worker think for a person; None if it could not."""
        worker = await self._lend(Place())
        try:
            reply = await self._ask(worker, asked, 0)
        finally:
            self._give_back(worker)
        return None if reply is None else reply.hints

    async def _ask(self, worker: Worker, asked: Question, attempt: int) -> Reply | None:
        try:
            return await worker.ask(asked, self._settings.bot_seconds)
        except OSError as error:
            log.warning("bot failed", game=asked.game, level=asked.level, attempt=attempt, why=str(error))
            return None

    async def _lend(self, place: Place) -> Worker:
        """Give a worker, at once or when those who came before have had theirs."""
        place.joined = self._settings.clock()
        place.waited = 0.0
        if self._idle:
            return self._idle.pop(0)
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self._queue.append((place, turn))
        self._number(len(self._queue) - 1)
        reminder = asyncio.create_task(self._remind(place))
        try:
            return await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it was this one's turn in the very moment
                self._give_back(turn.result())
            elif (place, turn) in self._queue:
                self._leave(self._queue.index((place, turn)))
            raise
        finally:
            reminder.cancel()

    async def _remind(self, place: Place) -> None:
        """Let the table know when it has waited long; a timer may ring early, as its loop's clock lags behind ours."""
        settings = self._settings
        while (left := settings.long_wait_seconds - place.seconds(settings.clock())) > 0:
            await asyncio.sleep(left)
        place.notify()

    def _give_back(self, worker: Worker) -> None:
        """Lend the worker to the first in the queue, or let it rest."""
        while self._queue:
            turn = self._leave(0)
            if not turn.cancelled():
                turn.set_result(worker)
                return
        self._idle.append(worker)

    def _leave(self, at: int) -> asyncio.Future[Worker]:
        """Take a place out of the queue; those behind move up."""
        place, turn = self._queue.pop(at)
        place.waited = place.seconds(self._settings.clock())
        place.number = 0
        place.notify()
        self._number(at)
        return turn

    def _number(self, first: int) -> None:
        """Number the places from here on, and let their tables know."""
        for at, (place, _) in enumerate(self._queue[first:], first + 1):
            is_new = place.number == 0
            place.number = at
            if is_new or at <= _ANNOUNCED_PLACES:
                place.notify()


def _is_legal(state: State, key: str) -> bool:
    try:
        return state.game.action_id(key) in state.legal_actions()
    except ValueError:
        return False
