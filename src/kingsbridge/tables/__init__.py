"""How a game looks in the terminal: a module named as the game, or the one for any game."""

import importlib
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from typing import Any, Protocol, cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kingsbridge.core.contract import Game
from kingsbridge.tables.words import Words

View = Mapping[str, Any]


class TableModule(Protocol):
    """What such a module offers."""

    def show(self, view: View, words: Words) -> RenderableType:
        """Draw the table as a seat sees it."""
        ...

    def choice(self, view: View, action: int, words: Words) -> Sequence[RenderableType]:
        """Give the columns of a choice: what it does, and notes."""
        ...


def draw_turn(view: View, legal: list[int], words: Words) -> RenderableType:
    """Draw the table, what is asked, and the numbered choices."""
    table = find_table(words.game)
    choices = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    choices.add_column(justify="right", no_wrap=True)
    for number, action in enumerate(legal, 1):
        choices.add_row(Text(f"{number:3}", style="bold"), *table.choice(view, action, words))
    return Group(table.show(view, words), Text(f"\n{words.phase(view['phase'])}", style="bold"), choices)


def find_table(game: Game) -> TableModule:
    """Find the table of a game."""
    name = f"{__name__}.{game.id}"
    if find_spec(name) is None:
        name = f"{__name__}.generic"
    return cast(TableModule, importlib.import_module(name))
