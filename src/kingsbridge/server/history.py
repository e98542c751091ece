"""Looking back: the table at an earlier moment, and finished games move by move with all hands open."""

from typing import Any

from kingsbridge.core.contract import State
from kingsbridge.core.registry import load_game
from kingsbridge.server.lines import told_line
from kingsbridge.server.messages import Moment, Position, Replay, Step
from kingsbridge.server.play import Play
from kingsbridge.server.refusals import Refusal
from kingsbridge.server.table import Table


def moment(table: Table, seq: int, seat: int | None) -> Moment:
    """Show the table as the seat saw it right after a line."""
    _check_readable(table)
    play: Play | None = None
    if seq > table.seq:
        raise Refusal("unknown-moment")
    for line in table.lines[:seq]:
        if line.kind == "begin":
            play = _begin(table)
        elif line.kind == "move" and play is not None:
            play.follow(line.seq, line.seat, line.action)
        elif line.kind == "undo" and play is not None:
            play.undo()
    if play is None:
        raise Refusal("unknown-moment")
    return Moment(seq, seat, play.state.view(seat))


def replay(table: Table) -> Replay:
    """Tell a finished game."""
    made = _finished(table).made
    again = _begin(table)
    steps = [_step(0, -1, "", again.opening, again.state)]
    for ply, each in enumerate(made, 1):
        facts = again.follow(each.seq, each.seat, each.action)
        steps.append(_step(ply, each.seat, each.action, facts, again.state))
    return Replay(table.id, table.row["game"], [seat.name for seat in table.seats], steps)


def position(table: Table, ply: int) -> Position:
    """Show a finished game after so many moves."""
    made = _finished(table).made
    if not 0 <= ply <= len(made):
        raise Refusal("unknown-moment")
    again = _begin(table)
    for each in made[:ply]:
        again.follow(each.seq, each.seat, each.action)
    return Position(ply, [again.state.view(seat) for seat in range(len(table.seats))])


def record(table: Table, seat: int | None) -> dict[str, Any]:
    """Give a finished game whole; of a running one the seat's view and the public lines."""
    _check_readable(table)
    if table.status == "finished" and table.play is not None:
        return table.play.record([seat.name or seat.level for seat in table.seats]).to_dict()
    view = table.play.state.view(seat) if table.play is not None else None
    return {
        "running": True,
        "game": table.row["game"],
        "table": table.id,
        "seat": seat,
        "view": view,
        "lines": [told_line(line, None) for line in table.lines],
    }


def _check_readable(table: Table) -> None:
    if table.problem:
        table.check_continues()


def _finished(table: Table) -> Play:
    _check_readable(table)
    if table.status != "finished" or table.play is None:
        raise Refusal("not-finished")
    return table.play


def _begin(table: Table) -> Play:
    return Play(load_game(table.row["game"]), len(table.seats), table.row["options"], table.row["key"])


def _step(ply: int, seat: int, action: str, facts: list[Any], state: State) -> Step:
    return Step(ply, seat, action, [fact.for_referee() for fact in facts], state.scores())
