"""Bots at a table: the levels offered, the processes in which they think, and their pace.

A worker gets a sample for the bot's seat as data, never the true position. A worker that dies or thinks too long is
replaced and the question asked again.
"""

import asyncio
import os
import random
import sys
from collections import deque
from pathlib import Path
from typing import Any

import msgspec
import structlog

import kingsbridge
from kingsbridge.bots.bot import Info
from kingsbridge.bots.levels import APPRENTICE, JOURNEYMAN, MASTER
from kingsbridge.bots.registry import make_bot
from kingsbridge.core.contract import State
from kingsbridge.server.settings import Settings

log = structlog.get_logger("kingsbridge.bots")

_MORE_ATTEMPTS = 2  # than there are workers, which may all have died
_FOR_PLAYERS = ("random", APPRENTICE, JOURNEYMAN, MASTER)
DEFAULT_LEVEL = JOURNEYMAN  # quick on every machine, and strong enough for most
_SPREAD = 0.25  # paces vary by so much in both directions
_REMEMBERED = 64  # thinking times from which that of a forced choice is drawn


def bot_levels() -> list[str]:
    """Name the levels of bots offered to players, the weakest first."""
    return list(_FOR_PLAYERS)


class Question(msgspec.Struct):
    """What a worker is asked."""

    game: str
    sample: dict[str, Any]
    seat: int
    level: str
    seed: int


class Choice(msgspec.Struct):
    """What a worker answers."""

    action: str


def question(state: State, level: str, seed: int) -> Question:
    """Ask the seat to move, telling only what it may know."""
    seat = state.current_seat
    return Question(state.game.id, state.sample(seat, 0).to_dict(), seat, level, seed)


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

    async def ask(self, asked: Question, seconds: float) -> str:
        """Ask and wait for the answer; any trouble is an OSError, after which the process is gone."""
        await self.start()
        process = self._process
        assert process is not None and process.stdin is not None and process.stdout is not None
        try:
            process.stdin.write(msgspec.json.encode(asked) + b"\n")
            async with asyncio.timeout(seconds):
                await process.stdin.drain()
                line = await process.stdout.readline()
            return msgspec.json.decode(line, type=Choice).action
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
    """The workers, lent out one at a time."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.workers = [Worker() for _ in range(settings.workers)]
        self._idle: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self.workers:
            self._idle.put_nowait(worker)

    async def start(self) -> None:
        """Start all workers ahead of the first question."""
        for worker in self.workers:
            await worker.start()

    async def stop(self) -> None:
        """End all workers."""
        for worker in self.workers:
            await worker.stop()

    async def choose(self, asked: Question, state: State) -> str:
        """Let a bot choose. If workers fail again and again, a random move keeps the table alive."""
        for attempt in range(len(self.workers) + _MORE_ATTEMPTS):
            worker = await self._idle.get()
            try:
                action = await worker.ask(asked, self._settings.bot_seconds)
                if state.game.action_id(action) in state.legal_actions():
                    return action
                log.error("illegal choice of a bot", game=asked.game, level=asked.level)
            except (OSError, ValueError) as error:
                log.warning(
                    "bot asked again", game=asked.game, level=asked.level, attempt=attempt, why=str(error)
                )
            finally:
                self._idle.put_nowait(worker)
        log.error("bot replaced by chance", game=asked.game, level=asked.level)
        action_id = make_bot("random").choose(Info(state, asked.seat), 0, asked.seed)
        return state.game.action(action_id).key


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
