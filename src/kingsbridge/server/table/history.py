"""Looking back: the table at an earlier moment, and finished games move by move with all hands open."""

from collections.abc import Sequence
from typing import Any

from kingsbridge.core.contract import State
from kingsbridge.core.entries import Entry
from kingsbridge.core.play import Play
from kingsbridge.server.messages import Moment, Position, Replay, Step
from kingsbridge.server.refusals import Refusal
from kingsbridge.server.table.audience import line_for
from kingsbridge.server.table.record import TableRecord


def moment(record: TableRecord, seq: int, seat: int | None) -> Moment:
    """Show the table as the seat saw it right after a line."""
    record.check_sound()
    standing = record.standing_moves(seq) if seq <= record.seq else None
    if standing is None or record.play is None:
        raise Refusal("unknown-moment")
    then = record.play.at(0)
    for line in standing:
        then.follow(line.action)
    return Moment(seq, seat, then.state.view(seat))


def replay(record: TableRecord) -> Replay:
    """Give a finished game move by move."""
    play = _finished(record)
    again = play.at(0)
    steps = [_step(0, -1, "", again.opening, again.state)]
    for ply, move in enumerate(play.moves, 1):
        again.follow(move.key)
        steps.append(_step(ply, move.seat, move.key, move.entries, again.state))
    return Replay(record.id, record.row.game, [seat.name for seat in record.seats], steps)


def position(record: TableRecord, ply: int) -> Position:
    """Show a finished game after so many moves."""
    play = _finished(record)
    if not 0 <= ply <= len(play.moves):
        raise Refusal("unknown-moment")
    state = play.at(ply).state
    return Position(ply, [state.view(seat) for seat in range(state.seats)])


def download(record: TableRecord, seat: int | None) -> dict[str, Any]:
    """Give a finished game whole; of a running one the seat's view and the public lines."""
    record.check_sound()
    if record.row.status == "finished" and record.play is not None:
        whole = record.play.record()
        whole.players = [seat.name or seat.level for seat in record.seats]
        return whole.to_dict()
    return {
        "running": True,
        "game": record.row.game,
        "table": record.id,
        "seat": seat,
        "view": record.play.state.view(seat) if record.play is not None else None,
        "lines": [line_for(line, None) for line in record.lines],
    }


def _finished(record: TableRecord) -> Play:
    record.check_sound()
    if record.row.status != "finished" or record.play is None:
        raise Refusal("not-finished")
    return record.play


def _step(ply: int, seat: int, action: str, entries: Sequence[Entry], state: State) -> Step:
    return Step(ply, seat, action, [entry.for_referee() for entry in entries], state.scores())
