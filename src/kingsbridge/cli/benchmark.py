"""`kingsbridge benchmark`: the games as benchmarks, measured; the table of docs/benchmarks.md."""

from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.table import Table

from kingsbridge.cli.files import write_new
from kingsbridge.cli.terminal import terminal_of
from kingsbridge.core.registry import game_ids, load_game
from kingsbridge.lab.benchmark import describe, markdown


def benchmark(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game; without one, all.")] = "",
    games: Annotated[int, typer.Option(min=2, help="How many random games for each number of seats.")] = 100,
    table: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the table as Markdown too.")
    ] = None,
) -> None:
    """Measure, and print the table."""
    terminal = terminal_of(ctx)
    rows = []
    for game_id in [game] if game else game_ids():
        loaded = load_game(game_id)
        rows += [describe(loaded, seats, games) for seats in range(loaded.min_seats, loaded.max_seats + 1)]
    shown = Table(
        box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, title=terminal.texts.say("benchmark-title")
    )
    shown.add_column(terminal.texts.say("column-game"))
    for key in ("seats", "decisions", "branching", "chance", "hidden", "spread"):
        shown.add_column(terminal.texts.say(f"column-{key}"), justify="right")
    for row in rows:
        shown.add_row(
            row.game,
            str(row.seats),
            f"{row.decisions:.0f}",
            f"{row.branching:.1f}",
            f"{row.draws:.0f}",
            f"{row.hidden_bits:.0f}",
            f"{row.score_mean:.0f} ± {row.score_deviation:.0f}",
        )
    terminal.show(shown)
    if table is not None:
        write_new(table, markdown(rows))
        terminal.say("sim-written", file=str(table))
