"""The bar that shows how many games are played, or moves judged."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from kingsbridge.cli.terminal import Terminal


@contextmanager
def counting(
    terminal: Terminal, total: int, done: int = 0, what: str = "sim-playing"
) -> Iterator[Callable[[int], None]]:
    """Show a bar while the block runs, and give what moves it on; nothing is shown where no terminal is."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    hidden = not terminal.out.is_terminal
    with Progress(*columns, console=terminal.out, transient=True, disable=hidden) as progress:
        task = progress.add_task(terminal.texts.say(what), total=total, completed=done)

        def count(more: int) -> None:
            progress.advance(task, more)

        yield count
