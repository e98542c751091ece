"""Looking back: the table at an earlier moment, and finished games move by move with all hands open."""

from collections.abc import Sequence
from typing import Any

from kingsbridge.core.contract import State
from kingsbridge.core.entries import Entry
from kingsbridge.core.play import Play
from kingsbridge.server.messages import Continuation, Moment, Position, Replay, Step
from kingsbridge.server.refusals import Refusal
from kingsbridge.server.table.audience import line_for
from kingsbridge.server.table.memoir import packed
from kingsbridge.server.table.record import TableRecord, nothing
from kingsbridge.server.table.rows import Change, Stored
from kingsbridge.server.table.surroundings import NotStored
from kingsbridge.server.table.thinking import is_legal


def moment(record: TableRecord, seq: int, seat: int | None) -> Moment:
    """Show the table as the seat saw it right after a line."""
    record.check_sound()
    standing = record.standing_moves(seq) if seq <= record.seq else None
    if standing is not None and record.memoir is not None:
        return record.memoir.moment(seq, len(standing), seat)
    if standing is None or record.play is None:
        raise Refusal("unknown-moment")
    then = record.play.at(0)
    for line in standing:
        then.follow(line.action)
    return Moment(seq, seat, then.state.view(seat))


def replay(record: TableRecord) -> Replay:
    """Give a finished game move by move."""
    if record.memoir is not None:
        return record.memoir.replay
    play = finished(record)
    again = play.at(0)
    steps = [_step(0, -1, "", again.opening, again.state)]
    for ply, move in enumerate(play.moves, 1):
        again.follow(move.key)
        steps.append(_step(ply, move.seat, move.key, move.entries, again.state))
    return Replay(record.id, record.row.game, [seat.name for seat in record.seats], steps)


def position(record: TableRecord, ply: int) -> Position:
    """Show a finished game after so many moves."""
    if record.memoir is not None:
        return record.memoir.position(ply)
    play = finished(record)
    if not 0 <= ply <= len(play.moves):
        raise Refusal("unknown-moment")
    state = play.at(ply).state
    return _position(ply, state)


def download(record: TableRecord, seat: int | None) -> dict[str, Any]:
    """Give a finished game whole; of a running one the seat's view and the public lines."""
    record.check_sound()
    if record.memoir is not None:
        return record.memoir.record
    if record.row.status == "finished" and record.play is not None:
        return _whole(record, record.play)
    return {
        "running": True,
        "game": record.row.game,
        "table": record.id,
        "seat": seat,
        "view": record.play.state.view(seat) if record.play is not None else None,
        "lines": [line_for(line, None) for line in record.lines],
    }


def whole(record: TableRecord) -> dict[str, Any]:
    """Give a game with all that is hidden in it, over or not: for whoever has the table's storage anyway."""
    record.check_sound()
    if record.memoir is not None:
        return record.memoir.record
    if record.play is None:
        raise Refusal("not-running")
    return _whole(record, record.play)


def continuation(record: TableRecord, ply: int, line: Sequence[str]) -> Continuation:
    """Play a line from a moment of a finished game, as far as it is legal there."""
    play = finished(record).at(ply)
    steps = [_step(0, -1, "", [], play.state)]
    positions = [_position(0, play.state)]
    for key in line:
        if not is_legal(play.state, key):
            break
        play.follow(key)
        move = play.moves[-1]
        steps.append(_step(len(steps), move.seat, key, move.entries, play.state))
        positions.append(_position(len(positions), play.state))
    return Continuation(steps, positions)


class _Nowhere:
    """The storage of a copy that nobody changes."""

    async def save(self, change: Change) -> None:
        """Store nothing."""
        raise NotStored


def memoir_of(stored: Stored) -> bytes | None:
    """Write the memoir of a stored game; None if it cannot be replayed here as it was played."""
    record = TableRecord(stored, _Nowhere(), str, nothing, nothing)
    record.load(stored.lines)
    if record.problem or record.moved_over or record.play is None:
        return None
    return memoir(record)


def memoir(record: TableRecord) -> bytes:
    """Write down all that is shown of a finished game."""
    play = finished(record)
    return packed(_whole(record, play), replay(record), record.lines, play)


def _whole(record: TableRecord, play: Play) -> dict[str, Any]:
    whole = play.record()
    whole.players = [seat.name or seat.level for seat in record.seats]
    return whole.to_dict()


def finished(record: TableRecord) -> Play:
    """Give the game of a table where it is over."""
    record.check_sound()
    if record.row.status != "finished" or record.play is None:
        raise Refusal("not-finished")
    return record.play


def _step(ply: int, seat: int, action: str, entries: Sequence[Entry], state: State) -> Step:
    return Step(ply, seat, action, [entry.for_referee() for entry in entries], state.scores())


def _position(ply: int, state: State) -> Position:
    return Position(ply, [state.view(seat) for seat in range(state.seats)])
