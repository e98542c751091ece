"""`kingsbridge check`: the referee. Says in one sentence that a record is right, or what is wrong with it."""

from pathlib import Path
from typing import Annotated

import typer

from kingsbridge.cli.files import read_record
from kingsbridge.cli.terminal import terminal_of

RecordArgument = Annotated[Path, typer.Argument(metavar="FILE", help="The file of a record.")]


def check(ctx: typer.Context, file: RecordArgument) -> None:
    """Replay a record: versions, every move, every draw and the result must agree with it."""
    terminal = terminal_of(ctx)
    record = read_record(file)
    for _ in record.replay():
        pass
    moves = len(record.moves)
    terminal.say("check-finished" if record.result else "check-running", game=record.game_id, moves=moves)
    if record.position is not None:
        terminal.say("check-position")
    if record.fixed:
        terminal.say("check-fixed", draws=", ".join(sorted(record.fixed)))
