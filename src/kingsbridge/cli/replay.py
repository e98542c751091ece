"""`kingsbridge replay`: tells a recorded game move by move."""

from typing import Annotated

import typer

from kingsbridge.bots.registry import is_bot
from kingsbridge.cli.check import RecordArgument
from kingsbridge.cli.files import read_record
from kingsbridge.cli.options import seat_index
from kingsbridge.cli.terminal import Terminal, terminal_of
from kingsbridge.cli.words import seat_names
from kingsbridge.core.contract import Game
from kingsbridge.core.entries import Args, Entry
from kingsbridge.core.errors import BadRequest
from kingsbridge.core.play import Play
from kingsbridge.core.record import Record
from kingsbridge.tables import find_table
from kingsbridge.tables.words import Words


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
    play = Play.resume(record, ply)
    reader = None if seat is None else seat_index(seat, record.seats)
    words = words_of(terminal, record, play.state.game)
    _tell(terminal, words, play, reader, everything)
    if ply is not None or not play.state.is_over:
        terminal.write("")
        terminal.show(find_table(words.game).show(play.state.view(reader), words))


def words_of(terminal: Terminal, record: Record, game: Game) -> Words:
    """Give the sentences for a record, with the names of those who played it."""
    names = seat_names(terminal.texts, game, record.seats, record.players)
    titles = list(names)
    for seat, player in enumerate(record.players[: record.seats]):
        if is_bot(player):
            titles[seat] = f"{names[seat]} ({player})"
    return Words(terminal.texts, game, names, titles)


def _tell(terminal: Terminal, words: Words, play: Play, reader: int | None, everything: bool) -> None:
    _tell_entries(terminal, words, play.opening, reader, everything)
    for number, move in enumerate(play.moves, 1):
        terminal.write(f"{number:4}  {words.titles[move.seat]}: {words.label(move.action)}", "bold")
        _tell_entries(terminal, words, move.entries, reader, everything)


def _tell_entries(
    terminal: Terminal, words: Words, entries: list[Entry], reader: int | None, everything: bool
) -> None:
    for entry in entries:
        terminal.write_item("     ·", words.entry(_known(entry, reader, everything)))


def _known(entry: Entry, reader: int | None, everything: bool) -> Args:
    return entry.for_referee() if everything else entry.for_seat(reader)
