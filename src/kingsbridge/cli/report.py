"""`kingsbridge report`: the figures of a results file as a page, and as JSON."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from kingsbridge.arena.accumulators import find_accumulators
from kingsbridge.arena.figures import make_figures
from kingsbridge.arena.report import Report
from kingsbridge.arena.results import read_results
from kingsbridge.cli.files import refuse_existing, write_new
from kingsbridge.cli.terminal import Terminal, terminal_of

HtmlOption = Annotated[
    Path | None,
    typer.Option("--report", metavar="FILE", help="Write a page with plots, complete in one file."),
]
JsonOption = Annotated[
    Path | None, typer.Option("--json", metavar="FILE", help="Write the same figures as JSON.")
]
AccumulateOption = Annotated[
    list[str] | None,
    typer.Option(metavar="MODULE:CLASS", help="Gather statistics of your own; may be repeated."),
]


def report(
    ctx: typer.Context,
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="The results of `kingsbridge arena --results`.")
    ],
    html: HtmlOption = None,
    json_file: JsonOption = None,
    accumulate: AccumulateOption = None,
) -> None:
    """Count the results; without a name the page is written beside them."""
    terminal = terminal_of(ctx)
    page = html or (None if json_file else file.with_suffix(".html"))
    for wanted in (page, json_file):
        if wanted is not None:
            refuse_existing(wanted)
    own = find_accumulators(accumulate or [])
    write_figures(terminal, make_figures(*read_results(file), own), page, json_file)


def write_figures(
    terminal: Terminal, figures: dict[str, Any], page: Path | None, json_file: Path | None
) -> None:
    """Write the figures where they are wanted; where nothing is written, say those of the user's own."""
    if page is not None:
        write_new(page, Report(figures, terminal.texts).html())
        terminal.say("report-written", file=str(page))
    if json_file is not None:
        write_new(json_file, json.dumps(figures, indent=1, ensure_ascii=False))
        terminal.say("sim-written", file=str(json_file))
    if page is None and json_file is None:
        terminal.write(json.dumps(figures["own"], indent=1, ensure_ascii=False))
