"""What every command needs: where to write, whom to ask, in which language."""

import contextlib
import os
import sys
from dataclasses import dataclass
from typing import Any

import typer
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from kingsbridge.texts import LANGUAGES, Texts

with contextlib.suppress(ImportError):
    import readline  # noqa: F401  # gives `input` arrow keys and history


@dataclass(frozen=True)
class Terminal:
    """The reader: language and screen."""

    texts: Texts
    out: Console

    def say(self, key: str, **args: Any) -> None:
        """Say a sentence of the shell."""
        self.write(self.texts.say(key, **args))

    def write(self, text: str, style: str = "") -> None:
        """Write a line of plain text."""
        self.out.print(Text(text, style=style))

    def write_item(self, mark: str, text: str) -> None:
        """Write a line of a list, with further lines indented."""
        grid = Table.grid(padding=(0, 1))
        grid.add_row(mark, Text(text))
        self.out.print(grid)

    def write_unbroken(self, text: str) -> None:
        """Write a line that is to be copied, so it is not broken at the edge of the screen."""
        self.out.print(Text(text), soft_wrap=True)

    def show(self, thing: RenderableType) -> None:
        """Draw a table or the like."""
        self.out.print(thing)

    def ask(self, question: str) -> str:
        """Ask for a line; EOFError when there is none."""
        line = input(f"{question} ").strip()
        if not sys.stdin.isatty():
            # A piped session then reads like a typed one.
            self.write(line)
        return line


def open_terminal(language: str | None) -> Terminal:
    """Make the terminal for the reader of this process."""
    return Terminal(Texts(language or preferred_language()), Console(highlight=False))


def terminal_of(ctx: typer.Context) -> Terminal:
    """Give the terminal of a running command."""
    terminal = ctx.obj
    assert isinstance(terminal, Terminal)
    return terminal


def preferred_language() -> str:
    """Read the language from the environment: ours first, then the system's; English where that is none of ours."""
    chosen = os.environ.get("KINGSBRIDGE_LANGUAGE")
    if chosen:
        return chosen
    system = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return system[:2] if system[:2] in LANGUAGES else "en"
