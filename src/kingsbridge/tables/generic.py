"""The table of a game that has no module of its own: seats, scores, and whatever its view tells."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kingsbridge.core.view import CommonView
from kingsbridge.tables.words import Words


def show(view: Mapping[str, Any], words: Words) -> RenderableType:
    """Draw the scores, then the rest of the view, one line a field."""
    scores = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    scores.add_column(words.say("column-seat"))
    scores.add_column(words.say("column-points"), justify="right")
    for seat, score in enumerate(view["scores"]):
        mark = "> " if seat == view["current_seat"] else "  "
        scores.add_row(mark + words.titles[seat], f"{score:g}")
    own = {name: value for name, value in view.items() if name not in CommonView.__annotations__}
    lines = [Text(f"{name.replace('_', ' ')}: {_plain(value, words)}") for name, value in own.items()]
    return Group(scores, *lines)


def choice(view: Mapping[str, Any], action: int, words: Words) -> Sequence[RenderableType]:
    """Give the label alone."""
    return [Text(words.label(action))]


def _plain(value: Any, words: Words) -> str:
    """Write a value of a view in one line."""
    if isinstance(value, Mapping):
        return (
            "; ".join(f"{words.component(str(key))} {_plain(part, words)}" for key, part in value.items())
            or "-"
        )
    if isinstance(value, list):
        return ", ".join(_plain(part, words) for part in value) or "-"
    if isinstance(value, bool):
        return words.say("yes" if value else "no")
    if isinstance(value, str):
        return words.component(value)
    return "-" if value is None else str(value)
