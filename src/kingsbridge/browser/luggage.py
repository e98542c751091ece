"""Luggage: all tables of a page as one file, to be taken to another browser. What is unpacked is refereed first.

A file may be damaged, or written by anybody: each table in it is looked at for itself. A single game can be taken to a
server: as a record, which any home of tables goes on with.
"""

import zlib
from dataclasses import replace
from typing import Any, TypeVar

import msgspec

from kingsbridge.analysis.game import Analysis
from kingsbridge.browser.calls import DEVICE
from kingsbridge.browser.shelf import ShelfArchive
from kingsbridge.server.api.answer import Answer, download, tell
from kingsbridge.server.api.call import Call
from kingsbridge.server.api.route import TABLE, Route
from kingsbridge.server.hall import Hall
from kingsbridge.server.refusals import Refusal
from kingsbridge.server.table import history
from kingsbridge.server.table.codes import is_id
from kingsbridge.server.table.memoir import Memoir
from kingsbridge.server.table.rows import Stored

T = TypeVar("T")
FORMAT = "kingsbridge-luggage"
ADDRESS = "/api/luggage"
_LARGEST = 16 * 1024 * 1024  # bytes of a memoir or an analysis when it is unpacked; ours stay far below


class Luggage(msgspec.Struct):
    """The file."""

    format: str
    tables: list[Stored]
    memoirs: dict[str, bytes] = {}
    analyses: dict[str, bytes] = {}


class _Brought(msgspec.Struct):
    """The file as it is read: what is wrong with one part of it is not wrong with the others."""

    format: str
    tables: list[msgspec.Raw]
    memoirs: dict[str, msgspec.Raw] = {}
    analyses: dict[str, msgspec.Raw] = {}


class Unpacked(msgspec.Struct):
    """What became of the tables of a file: taken, there already, or refused because their lines do not fit together.

    Of a table that is there, but not as far, the moves that are missing are taken.
    """

    taken: int
    known: int
    refused: int


class LuggageDesk:
    """Packs and unpacks; the hall referees."""

    def __init__(self, archive: ShelfArchive, hall: Hall) -> None:
        self._archive = archive
        self._hall = hall

    def routes(self) -> list[Route]:
        """List the routes, which only a page has."""
        return [
            ("GET", ADDRESS, self.pack, None, Luggage),
            ("POST", ADDRESS, self.unpack, Luggage, Unpacked),
            ("GET", f"{TABLE}/luggage", self.pack_game, None, dict[str, Any]),
        ]

    async def pack_game(self, call: Call, table_id: str) -> Answer:
        """Give the record of a game, even of a running one: whoever has the page has all that it holds."""
        record = (await self._hall.get(table_id)).record
        return download(history.whole(record), f"{record.row.game}-{record.id}.json")

    async def pack(self, call: Call) -> Answer:
        """Give all tables as one file."""
        ids = self._archive.ids()
        tables = [await self._archive.read(table_id) for table_id in ids]
        memoirs = {table_id: await self._archive.read_memoir(table_id) for table_id in ids}
        analyses = {table_id: await self._archive.read_analysis(table_id) for table_id in ids}
        packed = Luggage(
            FORMAT,
            [_bare(table) for table in tables if table is not None],
            {table_id: memoir for table_id, memoir in memoirs.items() if memoir is not None},
            {table_id: analysis for table_id, analysis in analyses.items() if analysis is not None},
        )
        return download(packed, "kingsbridge-luggage.json")

    async def unpack(self, call: Call) -> Answer:
        """Take the tables of a file that are not here yet, or not as far."""
        luggage = _read(await call.body(), _Brought)
        if luggage is None or luggage.format != FORMAT:
            raise Refusal("not-luggage")
        told = Unpacked(0, 0, 0)
        for packed in luggage.tables:
            table = _read(packed, Stored)
            if table is None or not is_id(table.table.id):
                told.refused += 1
            else:
                await self._unpack_table(_mine(table), luggage, told)
        return tell(told)

    async def _unpack_table(self, table: Stored, luggage: _Brought, told: Unpacked) -> None:
        here = await self._archive.read(table.table.id)
        if here is not None and not _goes_on(here, table):
            told.known += 1
        elif await self._hall.find_fault(table):
            told.refused += 1
        else:
            await self._take(table, here)
            await self._unpack_papers(table.table.id, luggage)
            told.taken += 1

    async def _take(self, table: Stored, here: Stored | None) -> None:
        if here is None:
            await self._archive.insert(table)
            return
        await self._archive.extend(table, len(here.lines))
        self._hall.changed_elsewhere(table.table.id, 0)

    async def _unpack_papers(self, table_id: str, luggage: _Brought) -> None:
        """Take along what was written about a game, if it can be read.

        A memoir is shown only where the moves cannot be replayed.
        """
        memoir = _paper(luggage.memoirs.get(table_id), Memoir)
        if memoir is not None:
            await self._archive.write_memoir(table_id, memoir)
        analysis = _paper(luggage.analyses.get(table_id), Analysis)
        if analysis is not None:
            await self._archive.write_analysis(table_id, analysis)


def _read(packed: msgspec.Raw | bytes, kind: type[T]) -> T | None:
    try:
        return msgspec.json.decode(packed, type=kind)
    except (msgspec.MsgspecError, RecursionError):
        return None


def _paper(packed: msgspec.Raw | None, kind: type[Memoir] | type[Analysis]) -> bytes | None:
    """Give what was written, as it is, if it can be read as that kind of paper."""
    content = None if packed is None else _read(packed, bytes)
    if content is None:
        return None
    opening = zlib.decompressobj()
    try:
        opened = opening.decompress(content, _LARGEST)
    except zlib.error:
        return None
    sound = opening.eof and _read(opened, kind) is not None
    return content if sound else None


def _goes_on(here: Stored, there: Stored) -> bool:
    """Say whether a table elsewhere is this one, played further: lines are only ever added."""
    known = len(here.lines)
    return len(there.lines) > known and _bare(there).lines[:known] == _bare(here).lines


def _bare(stored: Stored) -> Stored:
    """Leave out what follows from the moves."""
    return replace(stored, lines=tuple(replace(line, facts=()) for line in stored.lines))


def _mine(stored: Stored) -> Stored:
    """Seats of people belong to whoever holds the page."""
    seats = tuple(replace(seat, device=DEVICE) if seat.device else seat for seat in stored.seats)
    return replace(stored, table=replace(stored.table, host=DEVICE), seats=seats)
