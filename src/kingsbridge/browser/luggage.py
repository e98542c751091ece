"""Luggage: all tables of a page as one file, to be taken to another browser. What is unpacked is refereed first."""

import contextlib
import zlib
from collections.abc import Awaitable, Callable
from dataclasses import replace

import msgspec

from kingsbridge.browser.calls import DEVICE
from kingsbridge.browser.shelf import ShelfArchive
from kingsbridge.server.api.answer import Answer, download, tell
from kingsbridge.server.api.call import Call
from kingsbridge.server.api.route import Route
from kingsbridge.server.refusals import Refusal
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
    """Packs and unpacks; `referee` says what is wrong with a table, empty if nothing is."""

    def __init__(self, archive: ShelfArchive, referee: Callable[[Stored], Awaitable[str]]) -> None:
        self._archive = archive
        self._referee = referee

    def routes(self) -> list[Route]:
        """List the routes, which only a page has."""
        return [
            ("GET", ADDRESS, self.pack, None, Luggage),
            ("POST", ADDRESS, self.unpack, Luggage, Unpacked),
        ]

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
            elif await self._referee(table):
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
