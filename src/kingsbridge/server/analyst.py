"""The analyst: has finished games looked at again, decision by decision, and keeps what was found.

He asks one question at a time, after everybody who waits for a move, and stores what he has every few decisions: after
a restart he goes on from there. What is stored of a table is data that lasts whatever the rules become.
"""

import asyncio
import logging
import sys
import zlib
from collections import Counter
from typing import NamedTuple, Protocol

import msgspec

from kingsbridge.analysis.course import Course
from kingsbridge.analysis.decision import MOST_COST, Judged
from kingsbridge.analysis.game import Analysis, begin, complete, left
from kingsbridge.bots.levels import level_of
from kingsbridge.server.messages import AnalysisAnswer, Continuation
from kingsbridge.server.refusals import Refusal
from kingsbridge.server.table import history
from kingsbridge.server.table.record import TableRecord
from kingsbridge.server.table.surroundings import NotStored
from kingsbridge.server.table.thinking import Place, Question, analysis_question

log = logging.getLogger("kingsbridge.analyst")

_BOUNDS: dict[str, float] = dict(MOST_COST.items())
_SAVE_EVERY = 10  # decisions; so many are looked at twice after a crash
_MOST_AT_ONCE = 20
_MOST_OF_ONE_DEVICE = 3
_MOST_OF_ONE_HOME = 8  # anybody can come as ever new devices; the others shall find room
_ATTEMPTS = 3
_LARGEST = 256 * 1024  # bytes that are stored of one game; the longest of ours stay far below


class Examiner(Protocol):
    """Who looks back at decisions."""

    async def analyse(self, asked: Question, place: Place) -> Judged | None:
        """Judge a decision, after all who wait for a move or a hint; None if it could not be done."""


class Cabinet(Protocol):
    """Where analyses are kept."""

    async def read_analysis(self, table_id: str) -> bytes | None:
        """Read what is kept of a game."""

    async def write_analysis(self, table_id: str, content: bytes) -> None:
        """Keep something, in the place of what was kept before; raises NotStored."""


class _Asker(NamedTuple):
    """Who asked for an analysis, and from where."""

    device: str
    home: str


class _Work:
    """A game that is being looked at."""

    def __init__(self, analysis: Analysis, asker: _Asker) -> None:
        self.analysis = analysis
        self.asker = asker
        self.task: asyncio.Task[None] | None = None


class Analyst:
    """All analyses of a server or a page."""

    def __init__(self, cabinet: Cabinet, examiner: Examiner, level: str) -> None:
        self._level = level
        self._cabinet = cabinet
        self._examiner = examiner
        self._works: dict[str, _Work] = {}
        self._coming: dict[str, _Asker] = {}  # games that are being made ready for it

    async def tell(self, record: TableRecord, since: int) -> AnalysisAnswer:
        """Say how far the analysis of a finished game is, with the decisions from the `since`-th on."""
        _check_finished(record)
        work = self._works.get(record.id)
        analysis = work.analysis if work is not None else await self._stored(record.id)
        if analysis is None:
            coming = record.id in self._coming
            return AnalysisAnswer(level_of(self._level), _BOUNDS, coming, 0, 0, [], [], None)
        done = len(analysis.judged)
        return AnalysisAnswer(
            level_of(analysis.level),
            _BOUNDS,
            self._has(record.id),
            analysis.total,
            done,
            analysis.judged[since:],
            analysis.epochs,
            analysis.account,
        )

    async def begin(self, record: TableRecord, device: str, home: str = "") -> AnalysisAnswer:
        """Have a finished game looked at, or go on with it, unless that is done or being done.

        `home` is from where the device asks; empty if nobody knows.
        """
        _check_finished(record)
        if not self._has(record.id):
            analysis = await self._stored(record.id)
            if (analysis is None or analysis.account is None) and not self._has(record.id):
                await self._take_up(record, analysis, _Asker(device, home))
        return await self.tell(record, 0)

    async def continuation(self, record: TableRecord, ply: int) -> Continuation:
        """Play the better way at a decision on the board."""
        _check_finished(record)
        work = self._works.get(record.id)
        analysis = work.analysis if work is not None else await self._stored(record.id)
        judged = (
            next((decision for decision in analysis.judged if decision.ply == ply), None)
            if analysis
            else None
        )
        if judged is None:
            raise Refusal("unknown-moment")
        return history.continuation(record, ply, judged.line)

    async def close(self) -> None:
        """Stop; what was found so far is stored."""
        tasks = [work.task for work in self._works.values() if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # --- working ----------------------------------------------------------------------------------------------------

    def _has(self, table_id: str) -> bool:
        return table_id in self._works or table_id in self._coming

    async def _take_up(self, record: TableRecord, found: Analysis | None, asker: _Asker) -> None:
        if record.play is None:
            raise Refusal("no-analysis")
        self._check_room(asker)
        self._coming[record.id] = asker  # before anything is waited for: others are counted meanwhile
        try:
            whole = record.play.record()
            course = Course(whole) if sys.platform == "emscripten" else await asyncio.to_thread(Course, whole)
            work = self._works[record.id] = _Work(found or begin(course, self._level), asker)
        finally:
            del self._coming[record.id]
        work.task = asyncio.create_task(self._work(record.id, course, work))

    def _check_room(self, asker: _Asker) -> None:
        """Refuse a further analysis if there are too many, of all or of whoever asks."""
        askers = [*(work.asker for work in self._works.values()), *self._coming.values()]
        devices = Counter(each.device for each in askers)
        homes = Counter(each.home for each in askers if each.home)
        if (
            len(askers) >= _MOST_AT_ONCE
            or devices[asker.device] >= _MOST_OF_ONE_DEVICE
            or homes[asker.home] >= _MOST_OF_ONE_HOME
        ):
            raise Refusal("too-many-analyses")

    async def _work(self, table_id: str, course: Course, work: _Work) -> None:
        """Look at one decision after the other; one that cannot be looked at ends it, until somebody asks again."""
        analysis = work.analysis
        place = Place(owner=work.asker.device, patient=True)
        try:
            for ply in left(course, analysis):
                asked = analysis_question(course.states[ply], analysis.level, course.moves[ply], ply)
                judged = await self._judge(asked, place)
                if judged is None:
                    log.warning("analysis stopped", extra={"table": table_id, "ply": ply})
                    break
                analysis.judged.append(judged)
                if len(analysis.judged) % _SAVE_EVERY == 0:
                    await self._store(table_id, analysis)
            complete(course, analysis)
        finally:
            await asyncio.shield(self._finish(table_id, analysis))

    async def _judge(self, asked: Question, place: Place) -> Judged | None:
        for _ in range(_ATTEMPTS):
            judged = await self._examiner.analyse(asked, place)
            if judged is not None:
                return judged
        return None

    # --- keeping ----------------------------------------------------------------------------------------------------

    async def _finish(self, table_id: str, analysis: Analysis) -> None:
        await self._store(table_id, analysis)
        del self._works[table_id]

    async def _store(self, table_id: str, analysis: Analysis) -> None:
        """Keep what there is; what cannot be stored now is tried again with the next decisions."""
        content = zlib.compress(msgspec.json.encode(analysis))
        if len(content) > _LARGEST:
            log.error("analysis too large", extra={"table": table_id, "bytes": len(content)})
            return
        try:
            await self._cabinet.write_analysis(table_id, content)
        except (NotStored, Refusal) as error:
            log.warning("analysis not stored", extra={"table": table_id, "why": type(error).__name__})

    async def _stored(self, table_id: str) -> Analysis | None:
        content = await self._cabinet.read_analysis(table_id)
        return None if content is None else msgspec.json.decode(zlib.decompress(content), type=Analysis)


def _check_finished(record: TableRecord) -> None:
    """Refuse a running game, whose analysis would show what the asker's seat may not know."""
    record.check_sound()
    if record.row.status != "finished":
        raise Refusal("no-analysis-yet")
