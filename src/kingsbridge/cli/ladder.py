"""`kingsbridge arena --ladder`: play the most telling meetings of a growing set of bots, and show where they stand."""

from contextlib import closing
from pathlib import Path

from rich import box
from rich.table import Table

from kingsbridge.arena.ladder import Ladder
from kingsbridge.arena.ladder_page import ladder_page
from kingsbridge.arena.workers import make_workers
from kingsbridge.cli.files import replace_text
from kingsbridge.cli.progress import counting
from kingsbridge.cli.terminal import Terminal
from kingsbridge.core.errors import BadRequest


def climb(
    terminal: Terminal,
    path: Path,
    bots: list[str],
    deals: int,
    seed: int,
    seconds: float,
    workers: int,
    cluster: str | None,
) -> bool:
    """Let bots in, play, show the table and write the page; says whether it came to its end."""
    page = path.with_suffix(".html")
    if page == path:
        raise BadRequest(
            "ladder-is-page",
            f"The page of a ladder is written beside it, as '{page}'; give the file of the ladder another ending.",
            {"file": str(page)},
        )
    finished = False
    with Ladder(path, seed, seconds) as ladder:
        ladder.join(bots)
        try:
            with (
                counting(terminal, deals) as count,
                closing(ladder.play(deals, make_workers(workers, cluster))) as played,
            ):
                for _ in played:
                    count(1)
            finished = True
        except KeyboardInterrupt:
            pass  # the deals that were over are kept
        _show(terminal, ladder)
        replace_text(page, ladder_page(ladder, terminal.texts))
        terminal.say("report-written", file=str(page))
    return finished


def _show(terminal: Terminal, ladder: Ladder) -> None:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column(terminal.texts.say("column-bot"), overflow="fold")
    for key in ("column-rating", "column-interval", "column-games"):
        table.add_column(terminal.texts.say(key), justify="right")
    for row in ladder.strengths():
        table.add_row(row.bot, f"{row.rating:.0f}", f"{row.low:.0f} - {row.high:.0f}", str(row.games))
    terminal.show(table)
