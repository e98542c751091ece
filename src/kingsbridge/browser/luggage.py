"""Luggage: all tables of a page as one file, to be taken to another browser. What is unpacked is refereed first.

A single game can be taken to a server: as a record, which any home of tables goes on with.
"""

import contextlib
import zlib
from dataclasses import replace
from typing import Any

import msgspec

from kingsbridge.browser.calls import DEVICE
from kingsbridge.browser.shelf import ShelfArchive
from kingsbridge.server.api.answer import Answer, download, tell
from kingsbridge.server.api.call import Call
from kingsbridge.server.api.route import TABLE, Route
from kingsbridge.server.hall import Hall
from kingsbridge.server.refusals import Refusal
from kingsbridge.server.table import history
from kingsbridge.server.table.memoir import Memoir
from kingsbridge.server.table.rows import Stored

FORMAT = "kingsbridge-luggage"
ADDRESS = "/api/luggage"


class Luggage(msgspec.Struct):
    """The file."""

    format: str
    tables: list[Stored]
    memoirs: dict[str, bytes] = {}


class Unpacked(msgspec.Struct):
    """What became of the tables of a file: taken, there already, or refused because their lines do not fit together."""

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
        packed = Luggage(
            FORMAT,
            [_bare(table) for table in tables if table is not None],
            {table_id: memoir for table_id, memoir in memoirs.items() if memoir is not None},
        )
        return download(packed, "kingsbridge-luggage.json")

    async def unpack(self, call: Call) -> Answer:
        """Take the tables of a file that are not here yet."""
        luggage = await call.message(Luggage)
        if luggage.format != FORMAT:
            raise Refusal("not-luggage")
        told = Unpacked(0, 0, 0)
        for table in luggage.tables:
            if table.table.id in self._archive.ids():
                told.known += 1
            elif await self._hall.find_fault(table):
                told.refused += 1
            else:
                await self._archive.insert(_mine(table))
                await self._unpack_memoir(table.table.id, luggage.memoirs.get(table.table.id))
                told.taken += 1
        return tell(told)

    async def _unpack_memoir(self, table_id: str, memoir: bytes | None) -> None:
        """Take along what was written down, if it can be read; it is shown only where the moves cannot be replayed."""
        if memoir is not None:
            with contextlib.suppress(msgspec.MsgspecError, zlib.error):
                Memoir.unpacked(memoir)
                await self._archive.write_memoir(table_id, memoir)


def _bare(stored: Stored) -> Stored:
    """Leave out what follows from the moves."""
    return replace(stored, lines=tuple(replace(line, facts=()) for line in stored.lines))


def _mine(stored: Stored) -> Stored:
    """Seats of people belong to whoever holds the page."""
    seats = tuple(replace(seat, device=DEVICE) if seat.device else seat for seat in stored.seats)
    return replace(stored, table=replace(stored.table, host=DEVICE), seats=seats)
