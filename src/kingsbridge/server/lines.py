"""The lines of a table: as they are kept, stored, and told."""

import json
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.sql.base import Executable

from kingsbridge.core.entries import Entry
from kingsbridge.server.messages import Line
from kingsbridge.server.storage import LINES


@dataclass
class TableLine:
    """A line as it is stored, with the facts it caused."""

    seq: int
    kind: str
    seat: int
    name: str
    action: str = ""
    undone: tuple[int, ...] = ()
    facts: tuple[Entry, ...] = ()


def line_insert(table_id: str, line: TableLine, now: str) -> Executable:
    """Add a line to a table."""
    return sa.insert(LINES).values(
        table_id=table_id,
        seq=line.seq,
        kind=line.kind,
        seat=line.seat,
        name=line.name,
        action=line.action,
        undone=json.dumps(list(line.undone)),
        at=now,
    )


def told_line(line: TableLine, seat: int | None) -> Line:
    """Tell a line as far as the reader may know it."""
    return Line(
        seq=line.seq,
        kind=line.kind,  # type: ignore[arg-type]  # only these kinds are ever stored
        seat=line.seat,
        name=line.name,
        facts=[entry.for_seat(seat) for entry in line.facts],
        undone=list(line.undone),
    )
