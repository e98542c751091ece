"""The memoir of a finished game: all that is shown of it, kept as data, so that it lasts whatever the rules become.

It holds the record, what happened move by move, and every view after each move: a view is told as what differs from
the one before, and a seat's as what differs from the spectator's.
"""

import zlib
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

import msgspec

from kingsbridge.core.entries import Entry
from kingsbridge.core.play import Play
from kingsbridge.server.messages import Moment, Position, Replay
from kingsbridge.server.refusals import Refusal
from kingsbridge.server.table.parts import ViewParts
from kingsbridge.server.table.rows import TableLine

View = dict[str, Any]


class Fact(msgspec.Struct, array_like=True):
    """An entry: what everybody may read, what only some may, and who they are."""

    args: dict[str, Any]
    secret: dict[str, Any]
    seats: tuple[int, ...]


class Told(msgspec.Struct, array_like=True):
    """A view, whole or as the changes of another one."""

    view: View | None = None
    parts: dict[str, Any] = {}
    items: dict[str, dict[str, Any]] = {}


class Memoir(msgspec.Struct):
    """What is kept."""

    record: dict[str, Any]
    replay: Replay
    facts: list[list[Fact]]  # of each line
    views: list[list[Told]]  # after each move, the spectator's first

    # --- reading ----------------------------------------------------------------------------------------------------

    @staticmethod
    def unpacked(packed: bytes) -> "Memoir":
        """Read a stored memoir."""
        return msgspec.json.decode(zlib.decompress(packed), type=Memoir)

    def lines(self, lines: Sequence[TableLine]) -> list[TableLine]:
        """Give the table's lines with what they caused."""
        return [
            replace(line, facts=tuple(_entry(fact) for fact in facts))
            for line, facts in zip(lines, self.facts, strict=True)
        ]

    def view(self, ply: int, seat: int | None) -> View:
        """Give the view of a seat after so many moves."""
        if not 0 <= ply < len(self.views):
            raise Refusal("unknown-moment")
        public: View = {}
        for told in self.views[: ply + 1]:
            public = _changed(public, told[0])
        return public if seat is None else _changed(public, self.views[ply][seat + 1])

    def without_name(self, seat: int) -> bytes:
        """Write it down again without the name of who sat there."""
        for names in (self.record["players"], self.replay.names):
            names[seat] = ""
        return zlib.compress(msgspec.json.encode(self))

    def last_view(self, seat: int | None) -> View:
        """Give the view of a seat when all was over."""
        return self.view(len(self.views) - 1, seat)

    def position(self, ply: int) -> Position:
        """Show the game after so many moves, all hands open."""
        self.view(ply, None)
        return Position(ply, [self.view(ply, seat) for seat in range(len(self.views[ply]) - 1)])

    def moment(self, seq: int, ply: int, seat: int | None) -> Moment:
        """Show the table as the seat saw it right after a line."""
        return Moment(seq, seat, self.view(ply, seat))


# --- writing ---------------------------------------------------------------------------------------------------------


def packed(record: dict[str, Any], replay: Replay, lines: Iterable[TableLine], play: Play) -> bytes:
    """Write the memoir of a finished game."""
    seats = play.state.seats
    memoir = {
        "record": record,
        "replay": replay,
        "facts": [[_fact(entry, seats) for entry in line.facts] for line in lines],
        "views": _views(play),
    }
    return zlib.compress(msgspec.json.encode(memoir))


def _views(play: Play) -> list[list[Any]]:
    views = []
    before: ViewParts | None = None
    again = play.at(0)
    for ply in range(len(play.moves) + 1):
        if ply:
            again.follow(play.moves[ply - 1].key)
        state = again.state
        public = ViewParts(state.view(None))
        seats = [_told(ViewParts(state.view(seat)), public) for seat in range(state.seats)]
        views.append([_told(public, before), *seats])
        before = public
    return views


def _told(view: ViewParts, before: ViewParts | None) -> list[Any]:
    change = view.since(before) if before is not None else None
    return [view.whole()] if change is None else [None, change["parts"], change["items"]]


def _changed(view: View, told: Told) -> View:
    if told.view is not None:
        return told.view
    after = {**view, **told.parts}
    for name, items in told.items.items():
        after[name] = [items.get(str(at), item) for at, item in enumerate(after[name])]
    return after


def _fact(entry: Entry, seats: int) -> Fact:
    public, whole = entry.for_seat(None), entry.for_referee()
    readers = tuple(seat for seat in range(seats) if entry.for_seat(seat) != public)
    return Fact(public, {name: value for name, value in whole.items() if name not in public}, readers)


def _entry(fact: Fact) -> Entry:
    args = {name: value for name, value in fact.args.items() if name != "kind"}
    return Entry(str(fact.args["kind"]), args, fact.secret, fact.seats)
