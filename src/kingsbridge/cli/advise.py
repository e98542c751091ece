"""`kingsbridge advise`: what a strong player would do at a position of a record, or which moves of it cost most."""

from pathlib import Path
from typing import Annotated

import typer

from kingsbridge.analysis.course import Course
from kingsbridge.analysis.game import begin, complete, judged_in, left
from kingsbridge.bots.advice import advise
from kingsbridge.bots.bot import Info
from kingsbridge.bots.levels import MASTER, as_judge, plan_for
from kingsbridge.cli.analysis_page import analysis_page
from kingsbridge.cli.analysis_report import Report, percent, reasons, table_of
from kingsbridge.cli.analysis_table import show_analysis
from kingsbridge.cli.check import RecordArgument
from kingsbridge.cli.files import read_record
from kingsbridge.cli.options import known_level, seat_index
from kingsbridge.cli.progress import counting
from kingsbridge.cli.replay import words_of
from kingsbridge.cli.terminal import Terminal, terminal_of
from kingsbridge.core.contract import State
from kingsbridge.core.errors import BadRequest
from kingsbridge.core.play import Play
from kingsbridge.core.record import Record
from kingsbridge.tables.words import Words


def advise_command(
    ctx: typer.Context,
    file: RecordArgument,
    ply: Annotated[
        int | None,
        typer.Option(help="Advise at the position after this many moves; left out: the whole game."),
    ] = None,
    seat: Annotated[int | None, typer.Option(help="Only the moves of this seat; seats count from 1.")] = None,
    level: Annotated[str, typer.Option(metavar="LEVEL", help="How well to search.")] = MASTER,
    html: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write the whole game as a page that needs nothing else."),
    ] = None,
) -> None:
    """Give the best actions at one position, or judge a whole game: what cost most, and what was luck."""
    terminal = terminal_of(ctx)
    level = known_level(level)
    record = read_record(file)
    if ply is not None:
        state = Play.resume(record, ply).state
        show_advice(terminal, words_of(terminal, record, state.game), state, level)
        return
    seats = list(range(record.seats)) if seat is None else [seat_index(seat, record.seats)]
    review(terminal, record, seats, level, html)


def show_advice(terminal: Terminal, words: Words, state: State, level: str) -> None:
    """Print the best actions at a position, with what speaks for each."""
    if state.is_over:
        raise BadRequest("game-over", "The game is over; no more moves are possible.", {})
    seat = state.current_seat
    with terminal.out.status(words.say("play-thinking", seat=words.names[seat])):
        info = Info(state, seat)
        advised = advise(info, plan_for(as_judge(level), info), 0)
    if not advised:
        terminal.say("advise-forced", action=words.label(state.legal_actions()[0]))
        return
    terminal.write(words.say("advise-for", seat=words.titles[seat]), "bold")
    table = table_of(words, ["column-action", "column-outlook", "column-tries", "column-because"])
    for advice in advised:
        row = [
            words.label(advice.action),
            percent(advice.value),
            str(advice.visits),
            reasons(words, advice.because),
        ]
        table.add_row(*row)
    terminal.show(table)
    terminal.say("advise-note", level=terminal.texts.say(f"level-{level}"))


def review(
    terminal: Terminal, record: Record, seats: list[int], level: str = MASTER, page: Path | None = None
) -> None:
    """Judge the decisions of some seats and print what cost most, and what the result came from; or write a page."""
    course = Course(record)
    analysis = begin(course, level)
    plies = [ply for ply in left(course, analysis) if course.states[ply].current_seat in seats]
    with counting(terminal, len(plies), what="advise-judging") as count:
        for judged in judged_in(course, plies, analysis.level):
            analysis.judged.append(judged)
            count(1)
    complete(course, analysis)
    report = Report(words_of(terminal, record, course.states[0].game), course, analysis, seats, level)
    if page is not None:
        page.write_text(analysis_page(report), encoding="utf-8")
        terminal.say("advise-page", file=str(page))
        return
    show_analysis(terminal, report)
