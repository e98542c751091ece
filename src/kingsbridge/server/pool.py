"""The processes in which bots think, and the queue of the tables that wait for one.

A worker that dies or thinks too long is replaced and the question asked again. Who asks while all think waits in the
queue. People take turns there, however many tables each of them has made, and tables that nobody watches come last.
Whoever makes up ever new people from one address is not served more than a household.
Coaches and analyses come after everybody, and never have more than half of the workers, one decision at a time.
A choice that is made of several searches is shared with the workers that happen to be idle, until somebody needs them.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec
import structlog

from kingsbridge.analysis.decision import Judged
from kingsbridge.bots.council import best_of
from kingsbridge.bots.levels import SHARED_SECONDS, searches_of
from kingsbridge.core.contract import State
from kingsbridge.server.messages import HintedAction
from kingsbridge.server.metrics import Metrics
from kingsbridge.server.programs import start_module
from kingsbridge.server.settings import Settings
from kingsbridge.server.table.thinking import Place, Question, Reply, action_by_chance, is_legal

log = structlog.get_logger("kingsbridge.bots")

_Tally = dict[int, list[float]]

_ATTEMPTS = 3
_LEAST_SECONDS = 0.5  # for a search that is the only one, after those before it failed
_ANNOUNCED_PLACES = 10  # those further back in a long queue do not hear of its every step
_HOUSEHOLD = 10  # people behind one address who have turns of their own


class Answerer(Protocol):
    """Somebody who answers one question at a time."""

    @property
    def pid(self) -> int:
        """The process, or 0."""

    async def start(self) -> None:
        """Get ready."""

    async def ask(self, asked: Question, seconds: float) -> Reply:
        """Answer; any trouble is an OSError."""

    async def stop(self) -> None:
        """End."""


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
        self._process = await start_module(
            "kingsbridge.server.worker", stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
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

    def __init__(
        self, settings: Settings, metrics: Metrics | None = None, further: Sequence[Answerer] = ()
    ) -> None:
        self._settings = settings
        self._metrics = metrics
        self.workers: list[Answerer] = [*(Worker() for _ in range(settings.workers)), *further]
        self._idle = list(self.workers)
        self._queue: list[tuple[Place, asyncio.Future[Answerer]]] = []
        self._most_patient = max(1, len(self.workers) // 2)
        self._analysing = asyncio.Semaphore(self._most_patient)  # a coach waits for these decisions at most
        self._thinking: list[Place] = []  # whose questions workers think about now

    def waiting(self) -> int:
        """Count the bots that wait for a worker, and who waits for a hint."""
        return sum(not place.patient for place, _ in self._queue)

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
            searches = searches_of(asked.level)
            if searches > 1 and len(state.legal_actions()) > 1:
                key = await self._choose_together(worker, asked, state, searches)
            else:
                key = await self._choose_alone(worker, asked, state)
            if key:
                return key
        finally:
            self._give_back(worker, place)
        log.error("bot replaced by chance", game=asked.game, level=asked.level)
        return action_by_chance(state, asked)

    async def _choose_alone(self, worker: Answerer, asked: Question, state: State) -> str:
        """Let one worker choose; empty if it could not."""
        for attempt in range(_ATTEMPTS):
            reply = await self._ask(worker, asked, attempt)
            if reply is not None and is_legal(state, reply.action):
                return reply.action
        return ""

    async def _choose_together(self, worker: Answerer, asked: Question, state: State, searches: int) -> str:
        """Share the searches of one choice with idle workers; empty if none could search."""
        parts = list(range(searches))
        until = self._settings.clock() + SHARED_SECONDS
        tallies: dict[int, _Tally] = {}  # by part: the order in which they come must not matter
        helpers = min(len(self._idle), searches - 1)
        await asyncio.gather(
            self._search(worker, asked, parts, tallies, until),
            *(self._help(asked, parts, tallies, until) for _ in range(helpers)),
        )
        action = best_of([tallies[part] for part in sorted(tallies)])
        return state.game.action(action).key if action in state.legal_actions() else ""

    async def _help(
        self, asked: Question, parts: list[int], tallies: dict[int, _Tally], until: float
    ) -> None:
        """Let an idle worker search as long as nobody else waits for it.

        It is taken here and not before: who is cancelled before having begun gives nothing back.
        """
        if not self._idle:
            return
        helper = self._idle.pop(0)
        try:
            while parts and self._next() is None:
                await self._search(helper, asked, [parts.pop(0)], tallies, until)
        finally:
            self._give_back(helper)

    async def _search(
        self, worker: Answerer, asked: Question, parts: list[int], tallies: dict[int, _Tally], until: float
    ) -> None:
        """Run searches until none is left, or no time; one that fails again and again is left out."""
        while parts:
            left = until - self._settings.clock()
            if tallies and left <= 0:
                return  # what was found by now decides
            part = msgspec.structs.replace(asked, part=parts.pop(0), seconds=max(left, _LEAST_SECONDS))
            for attempt in range(_ATTEMPTS):
                reply = await self._ask(worker, part, attempt)
                if reply is not None and reply.tally:
                    tallies[part.part] = reply.tally
                    break

    async def hint(self, asked: Question, place: Place) -> list[HintedAction] | None:
        """Let a worker think for a person; None if it could not."""
        reply = await self._think(asked, place)
        return None if reply is None else reply.hints

    async def judge(self, asked: Question, place: Place) -> list[HintedAction] | None:
        """Let a worker think for a coach when nobody else needs it; None if it could not."""
        return await self.hint(asked, place)

    async def analyse(self, asked: Question, place: Place) -> Judged | None:
        """Let a worker look back at a decision when nobody else needs it; None if it could not."""
        async with self._analysing:
            reply = await self._think(asked, place)
            return None if reply is None else reply.judged

    async def _think(self, asked: Question, place: Place) -> Reply | None:
        worker = await self._lend(place)
        try:
            return await self._ask(worker, asked, 0)
        finally:
            self._give_back(worker, place)

    async def _ask(self, worker: Answerer, asked: Question, attempt: int) -> Reply | None:
        started = self._settings.clock()
        try:
            reply = await worker.ask(asked, self._settings.bot_seconds)
            if self._metrics is not None:
                self._metrics.thought(asked.game, asked.level, self._settings.clock() - started)
            return reply
        except OSError as error:
            log.warning("bot failed", game=asked.game, level=asked.level, attempt=attempt, why=str(error))
            return None

    async def _lend(self, place: Place) -> Answerer:
        """Give a worker, at once or when those who came before have had theirs."""
        place.joined = self._settings.clock()
        place.waited = 0.0
        if self._idle and self._may_go(place):
            self._thinking.append(place)
            return self._idle.pop(0)
        turn: asyncio.Future[Answerer] = asyncio.get_running_loop().create_future()
        self._queue.append((place, turn))
        self._order()
        reminder = asyncio.create_task(self._remind(place))
        try:
            return await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it was this one's turn in the very moment
                self._give_back(turn.result(), place)
            elif (place, turn) in self._queue:
                self._leave(self._queue.index((place, turn)))
                self._order()
            raise
        finally:
            reminder.cancel()

    async def _remind(self, place: Place) -> None:
        """Let the table know when it has waited long; a timer may ring early, as its loop's clock lags behind ours."""
        settings = self._settings
        while (left := settings.long_wait_seconds - place.seconds(settings.clock())) > 0:
            await asyncio.sleep(left)
        place.notify()

    def _give_back(self, worker: Answerer, place: Place | None = None) -> None:
        """Lend the worker, which has thought for a place, to the first in the queue who may go, or let it rest."""
        if place is not None:
            self._thinking.remove(place)
        self._order()
        while (at := self._next()) is not None:
            following = self._queue[at][0]
            turn = self._leave(at)
            if not turn.cancelled():
                self._thinking.append(following)
                turn.set_result(worker)
                self._order()
                return
        self._idle.append(worker)

    def _next(self) -> int | None:
        """Find the first in the queue who may go."""
        return next((at for at, (place, _) in enumerate(self._queue) if self._may_go(place)), None)

    def _may_go(self, place: Place) -> bool:
        """Whether a worker that is free would be this one's: the patient never have more than half of them."""
        return not place.patient or sum(other.patient for other in self._thinking) < self._most_patient

    def _leave(self, at: int) -> asyncio.Future[Answerer]:
        """Take a place out of the queue."""
        place, turn = self._queue.pop(at)
        place.waited = place.seconds(self._settings.clock())
        place.number = 0
        place.notify()
        return turn

    def _order(self) -> None:
        """Let people take turns, number the places, and let tables know that have moved."""
        turns = Counter(place.owner for place in self._thinking)
        homes = Counter(place.home for place in self._thinking)
        ranks: dict[Place, tuple[bool, bool, int]] = {}
        for place, _ in sorted(self._queue, key=lambda each: each[0].joined):
            home = place.home
            before = max(turns[place.owner], homes[home] // _HOUSEHOLD if home else 0)
            ranks[place] = (place.patient, not place.is_watched, before)
            turns[place.owner] += 1
            homes[home] += 1
        self._queue.sort(key=lambda each: ranks[each[0]])
        for at, (place, _) in enumerate(self._queue, 1):
            before, place.number = place.number, at
            if before == 0 or (before != at and at <= _ANNOUNCED_PLACES):
                place.notify()
