"""Tables on the page's shelf: a store of values by their keys, in the browser's own database.

A table has a head (its row, seats, answers), a line for each thing that happened, and when it is over a memoir. Lines
are only ever added, so two pages that went on with one table cannot both succeed: the later one is told that it was
overtaken.
"""

import logging
from base64 import b64decode, b64encode
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Protocol

import msgspec

from kingsbridge.server.table.info import belongs_to
from kingsbridge.server.table.record import nothing
from kingsbridge.server.table.rows import Answer, Beginning, Change, Seat, Stored, TableLine, TableRow
from kingsbridge.server.table.surroundings import NotStored, Overtaken

HEADS, LINES, MEMOIRS, ANALYSES = "heads", "lines", "memoirs", "analyses"
_ANSWERS_KEPT = 50  # a page sends a move again only after its worker was lost
log = logging.getLogger("kingsbridge.shelf")
_KEY_TAKEN = "ConstraintError"  # what browsers call it


class Shelf(Protocol):
    """The page's store; values and lists of them are JSON."""

    async def write(self, batch: str) -> Any:
        """Write all of a batch or nothing: a list of [store, key, value, whether the key must be new]."""

    async def values(self, store: str, prefix: str) -> str:
        """Give the values whose keys begin so, in the order of their keys."""


@dataclass(frozen=True)
class _Head:
    table: TableRow
    seats: tuple[Seat, ...]
    answers: tuple[Answer, ...] = ()
    beginning: Beginning | None = None
    remembered: bool = False  # whether its memoir is there


@dataclass(frozen=True)
class _ShelvedLine:
    """A line without what follows from it."""

    seq: int
    kind: Any
    seat: int
    name: str
    action: str
    undone: tuple[int, ...]


class ShelfArchive:
    """The tables of a page; their heads are in memory, their lines are read when a table is opened."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._heads: dict[str, _Head] = {}
        self.on_finished: Callable[[], object] = nothing  # hears that a game is over and stored

    async def open(self) -> None:
        """Read the heads. One that cannot be read, from a later version perhaps, stays there and hides no other."""
        found = msgspec.json.decode(await self._shelf.values(HEADS, ""), type=list[msgspec.Raw])
        heads = (_readable(head) for head in found)
        self._heads = {head.table.id: head for head in heads if head is not None}

    # --- writing ----------------------------------------------------------------------------------------------------

    async def insert(self, made: Stored) -> None:
        """Add a table."""
        await self._write(*_made(made))
        self._remember(made)

    async def extend(self, further: Stored, known: int) -> None:
        """Put a table that was played further elsewhere in the place of what is here: so many of its lines."""
        lines = (_line(further.table.id, line) for line in further.lines[known:])
        await self._write(*lines, _head(_head_of(further)))
        self._remember(further)

    async def save(self, change: Change) -> None:
        """Make a change of a table durable."""
        head = self._heads[change.after.id]
        seats = tuple(change.seats.get(number, seat) for number, seat in enumerate(head.seats))
        answers = head.answers if change.answer is None else (*head.answers, change.answer)[-_ANSWERS_KEPT:]
        after = replace(head, table=change.after, seats=seats, answers=answers)
        following = [] if change.following is None else _made(change.following)
        await self._write(*(_line(change.after.id, line) for line in change.lines), _head(after), *following)
        self._heads[change.after.id] = after
        if change.following is not None:
            self._remember(change.following)
        if head.table.status != "finished" and change.after.status == "finished":
            self.on_finished()

    async def mark_unsound(self, table_id: str, why: str) -> None:
        """Keep a table whose lines do not fit together from going on."""
        await self.move_over(replace(self._heads[table_id].table, unsound=why))

    async def move_over(self, row: TableRow) -> None:
        """Take note that a table goes on under the rules and with the components that its row names now."""
        head = replace(self._heads[row.id], table=row)
        await self._write(_head(head))
        self._heads[row.id] = head

    async def write_analysis(self, table_id: str, content: bytes) -> None:
        """Keep the analysis of a finished game, in the place of what was kept of it before."""
        await self._write([ANALYSES, table_id, content, False])

    async def write_memoir(self, table_id: str, content: bytes) -> None:
        """Keep what was written down of a finished game."""
        head = replace(self._heads[table_id], remembered=True)
        await self._write([MEMOIRS, table_id, b64encode(content).decode(), False], _head(head))
        self._heads[table_id] = head

    async def _write(self, *batch: list[Any]) -> None:
        try:
            await self._shelf.write(msgspec.json.encode(batch).decode())
        except Exception as error:  # whatever the browser says, in words of its own
            if _KEY_TAKEN in str(error):
                raise Overtaken from error
            raise NotStored from error

    def _remember(self, made: Stored) -> None:
        self._heads[made.table.id] = _head_of(made)

    # --- reading ----------------------------------------------------------------------------------------------------

    def ids(self) -> list[str]:
        """List all tables."""
        return list(self._heads)

    async def read(self, table_id: str) -> Stored | None:
        """Read a table with all that belongs to it, as it is there: another page may have gone on with it."""
        found = msgspec.json.decode(await self._shelf.values(HEADS, table_id), type=list[msgspec.Raw])
        head = _readable(found[0]) if found else None
        if head is None:
            return None
        self._heads[table_id] = head
        shelved = msgspec.json.decode(
            await self._shelf.values(LINES, f"{table_id}:"), type=list[_ShelvedLine]
        )
        lines = (
            TableLine(line.seq, line.kind, line.seat, line.name, line.action, line.undone) for line in shelved
        )
        return Stored(head.table, head.seats, tuple(lines), head.answers, head.beginning)

    async def read_memoir(self, table_id: str) -> bytes | None:
        """Read what was written down of a finished game."""
        found = msgspec.json.decode(await self._shelf.values(MEMOIRS, table_id), type=list[str])
        return b64decode(found[0]) if found else None

    def find_without_memoir(self) -> list[str]:
        """List finished games of which nothing is written down yet."""
        return [
            table_id
            for table_id, head in self._heads.items()
            if head.table.status == "finished" and not head.table.unsound and not head.remembered
        ]

    async def read_analysis(self, table_id: str) -> bytes | None:
        """Read what is kept of the analysis of a finished game."""
        found = msgspec.json.decode(await self._shelf.values(ANALYSES, table_id), type=list[bytes])
        return found[0] if found else None

    async def read_heads(self, ids: list[str]) -> list[Stored]:
        """Read tables with their seats but without their lines."""
        return [Stored(self._heads[table_id].table, self._heads[table_id].seats) for table_id in ids]

    async def find_by_invite(self, invite: str) -> str | None:
        """Find the table of an invitation."""
        return next((table_id for table_id, head in self._heads.items() if head.table.invite == invite), None)

    async def find_by_recovery(self, recovery_hash: str) -> tuple[str, int] | None:
        """Find table and seat of a recovery code."""
        for table_id, head in self._heads.items():
            for number, seat in enumerate(head.seats):
                if seat.recovery_hash == recovery_hash:
                    return table_id, number
        return None

    async def find_of_device(self, device: str, limit: int) -> list[str]:
        """List the tables where a device sits or that it brought along, the latest changed first."""
        mine = [head for head in self._heads.values() if belongs_to(head.table, head.seats, device)]
        mine.sort(key=lambda head: head.table.changed, reverse=True)
        return [head.table.id for head in mine[:limit]]

    async def find_of_key(self, key: str, limit: int) -> list[str]:
        """List the tables whose game has a key, the latest changed first."""
        found = [head.table for head in self._heads.values() if head.table.key == key]
        return [row.id for row in sorted(found, key=lambda row: row.changed, reverse=True)[:limit]]

    async def find_running(self) -> list[str]:
        """List the running tables."""
        return [table_id for table_id, head in self._heads.items() if head.table.status == "running"]


def _readable(head: msgspec.Raw) -> _Head | None:
    try:
        return msgspec.json.decode(head, type=_Head)
    except msgspec.MsgspecError as error:
        log.error("unreadable table", extra={"why": str(error)})
        return None


def _made(made: Stored) -> list[list[Any]]:
    return [_head(_head_of(made)), *(_line(made.table.id, line) for line in made.lines)]


def _head_of(made: Stored) -> _Head:
    return _Head(made.table, made.seats, made.answers, made.beginning)


def _head(head: _Head) -> list[Any]:
    return [HEADS, head.table.id, head, False]


def _line(table_id: str, line: TableLine) -> list[Any]:
    shelved = _ShelvedLine(line.seq, line.kind, line.seat, line.name, line.action, line.undone)
    return [LINES, f"{table_id}:{line.seq:08}", shelved, True]
