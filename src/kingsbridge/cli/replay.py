"""`kingsbridge replay`: tells a recorded game move by move."""

from typing import Annotated

import typer

from kingsbridge.bots.registry import is_bot
from kingsbridge.cli.check import RecordArgument
from kingsbridge.cli.files import read_record
from kingsbridge.cli.options import seat_index
from kingsbridge.cli.tables import find_table
from kingsbridge.cli.terminal import Terminal, terminal_of
from kingsbridge.cli.words import Words, journal_of, seat_names
from kingsbridge.core.contract import Game
from kingsbridge.core.entries import Args, Entry
from kingsbridge.core.errors import BadRequest
from kingsbridge.core.record import Record
from kingsbridge.core.session import Session


def replay(
    ctx: typer.Context,
    file: RecordArgument,
    ply: Annotated[int | None, typer.Option(help="Stop after this many moves and show the table.")] = None,
    seat: Annotated[int | None, typer.Option(help="As this seat saw it; seats count from 1.")] = None,
    everything: Annotated[
        bool, typer.Option("--all", help="With all that was hidden; finished games only.")
    ] = False,
) -> None:
    """Tell the game as a spectator saw it, or a seat, or the referee."""
    terminal = terminal_of(ctx)
    record = read_record(file)
    if everything and record.result is None:
        raise BadRequest("still-running", "The game is not over, so its hidden cards are not shown.", {})
    session = Session.resume(cut(record, ply))
    reader = None if seat is None else seat_index(seat, record.seats)
    words = words_of(terminal, record, session.state.game)
    _tell(terminal, words, session, reader, everything)
    if ply is not None or not session.state.is_over:
        terminal.write("")
        terminal.show(find_table(words.game).show(session.state.view(reader), words))


def cut(record: Record, ply: int | None) -> Record:
    """Give the record up to a move; None: all of it."""
    if ply is None:
        return record
    if not 0 <= ply <= len(record.moves):
        raise BadRequest(
            "bad-ply",
            f"There is no move {ply}; the record has {len(record.moves)}.",
            {"ply": ply, "last": len(record.moves)},
        )
    record.moves = record.moves[:ply]
    return record


def words_of(terminal: Terminal, record: Record, game: Game) -> Words:
    """Give the sentences for a record, with the names of those who played it."""
    names = seat_names(terminal.texts, game, record.seats, record.players)
    titles = list(names)
    for seat, player in enumerate(record.players[: record.seats]):
        if is_bot(player):
            titles[seat] = f"{names[seat]} ({player})"
    return Words(terminal.texts, game, names, titles)


def _tell(terminal: Terminal, words: Words, session: Session, reader: int | None, everything: bool) -> None:
    journal = journal_of(session.state)
    start = 0
    for move, end in enumerate(session.entry_marks):
        if move:
            mover = words.titles[session.movers[move - 1]]
            terminal.write(
                f"{move:4}  {mover}: {words.label(words.game.action_id(session.moves[move - 1]))}", "bold"
            )
        for entry in journal[start:end]:
            terminal.write_item("     ·", words.entry(_known(entry, reader, everything)))
        start = end


def _known(entry: Entry, reader: int | None, everything: bool) -> Args:
    return entry.for_referee() if everything else entry.for_seat(reader)
