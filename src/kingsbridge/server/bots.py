"""Bots at a table: the levels offered, the processes in which they think, the line before these, and their pace.

A worker gets a sample for the seat to move as data, never the true position; so do hints for people. A worker that
dies or thinks too long is replaced and the question asked again. Who asks while all think waits in line: first come,
first served, and since a table asks for one move and one hint at a time, none crowds out the others.
"""

import asyncio
import os
import random
import sys
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import structlog

import kingsbridge
from kingsbridge.bots.bot import Info
from kingsbridge.bots.levels import APPRENTICE, JOURNEYMAN, LEVELS, MASTER, level_of
from kingsbridge.bots.registry import make_bot
from kingsbridge.core.contract import State
from kingsbridge.server.messages import HintedAction
from kingsbridge.server.settings import Settings

log = structlog.get_logger("kingsbridge.bots")

_ATTEMPTS = 3
_FOR_PLAYERS = ("random", APPRENTICE, JOURNEYMAN, MASTER)
DEFAULT_LEVEL = JOURNEYMAN  # quick on every machine, and strong enough for most
_SPREAD = 0.25  # paces vary by so much in both directions
_REMEMBERED = 64  # thinking times from which that of a forced choice is drawn
_TOLD_PLACES = 10  # those further back in a long line do not hear of its every step
_HINTS = 3  # best actions that a hint names


def bot_levels() -> list[str]:
    """Name the levels of bots offered to players, the weakest first."""
    return list(_FOR_PLAYERS)


def lower_level(levels: list[str]) -> str:
    """Name the level below the strongest of these; empty where none is lower."""
    ranks = [list(LEVELS).index(level) for level in map(level_of, levels) if level]
    strongest = max(ranks, default=0)
    return list(LEVELS)[strongest - 1] if strongest else ""


class Question(msgspec.Struct):
    """What a worker is asked."""

    game: str
    sample: dict[str, Any]
    seat: int
    level: str
    seed: int
    hints: int = 0  # how many actions to name with reasons; 0: choose one as the level would


class Reply(msgspec.Struct):
    """What a worker answers: the action of a bot, or hints."""

    action: str = ""
    hints: list[HintedAction] = []


def question(state: State, level: str, seed: int) -> Question:
    """Ask the seat to move, telling only what it may know."""
    seat = state.current_seat
    return Question(state.game.id, state.sample(seat, 0).to_dict(), seat, level, seed)


def hint_question(state: State, seed: int) -> Question:
    """Ask what the seat to move should do, telling only what it may know."""
    return msgspec.structs.replace(question(state, MASTER, seed), hints=_HINTS)


class Place:
    """A table's place in the line for a worker: 0 while it does not wait; `moved` is called when that changes."""

    def __init__(self, moved: Callable[[], None] | None = None) -> None:
        self.number = 0
        self.joined = 0.0
        self.waited = 0.0  # seconds, the last time
        self._moved = moved

    def tell(self) -> None:
        """Let the table know that it stands elsewhere, or stands here for long."""
        if self._moved is not None:
            self._moved()

    def seconds(self, now: float) -> float:
        """Say how long the table waits, or waited the last time."""
        return now - self.joined if self.number else self.waited


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
    """The workers, lent out one at a time, and the line of those who wait for one."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.workers = [Worker() for _ in range(settings.workers)]
        self._idle = list(self.workers)
        self._line: list[tuple[Place, asyncio.Future[Worker]]] = []

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
        self._line.append((place, turn))
        self._number(len(self._line) - 1)
        reminder = asyncio.create_task(self._remind(place))
        try:
            return await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it was this one's turn in the very moment
                self._give_back(turn.result())
            elif (place, turn) in self._line:
                self._leave(self._line.index((place, turn)))
            raise
        finally:
            reminder.cancel()

    async def _remind(self, place: Place) -> None:
        """Let the table know when it has waited long; a timer may ring early, as its loop's clock lags behind ours."""
        settings = self._settings
        while (left := settings.long_wait_seconds - place.seconds(settings.clock())) > 0:
            await asyncio.sleep(left)
        place.tell()

    def _give_back(self, worker: Worker) -> None:
        """Lend the worker to the first in line, or let it rest."""
        while self._line:
            turn = self._leave(0)
            if not turn.cancelled():
                turn.set_result(worker)
                return
        self._idle.append(worker)

    def _leave(self, at: int) -> asyncio.Future[Worker]:
        """Take a place out of the line; those behind move up."""
        place, turn = self._line.pop(at)
        place.waited = place.seconds(self._settings.clock())
        place.number = 0
        place.tell()
        self._number(at)
        return turn

    def _number(self, first: int) -> None:
        """Tell the places from here on where they stand."""
        for at, (place, _) in enumerate(self._line[first:], first + 1):
            is_new = place.number == 0
            place.number = at
            if is_new or at <= _TOLD_PLACES:
                place.tell()


def _is_legal(state: State, key: str) -> bool:
    try:
        return state.game.action_id(key) in state.legal_actions()
    except ValueError:
        return False


class Pace:
    """How long a bot seems to think. A forced choice takes as long as a free one, so that time tells nothing (A10)."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._random = random.SystemRandom()
        self._thought: dict[str, deque[float]] = {}  # by level, seconds of free choices

    def seconds(self, pace: str, level: str, took: float, forced: bool) -> float:
        """Give the seconds from question to move; never less than a free choice took in thinking."""
        thought = self._thought.setdefault(level, deque(maxlen=_REMEMBERED))
        if not forced:
            thought.append(took)
        elif thought:
            took = self._random.choice(thought)
        spread = self._random.uniform(1 - _SPREAD, 1 + _SPREAD)
        return max(took, self._settings.pace_ms[pace] / 1000 * spread)
