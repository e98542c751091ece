"""A position as text, as the terminal shows it, and as a picture of the same."""

from io import StringIO
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.color import Color
from rich.console import Console
from rich.segment import Segment
from rich.terminal_theme import SVG_EXPORT_THEME

from kingsbridge.core.contract import State
from kingsbridge.core.errors import BadRequest, listing
from kingsbridge.lab.extras import need
from kingsbridge.tables import draw_turn, find_table
from kingsbridge.tables.words import Words
from kingsbridge.texts import Texts

WIDTH = 120  # characters
RENDER_MODES = ["ansi", "human", "rgb_array"]
_FONT_SIZE = 14
_CELL = (8, 18)  # pixels of a character
_EDGE = 12


def check_mode(mode: str | None) -> str | None:
    """Refuse a way of rendering that does not exist; None is not to render."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadRequest(
            "unknown-render-mode",
            f"There is no render_mode '{mode}'; modes: {listing(RENDER_MODES)}.",
            {"mode": mode, "allowed": listing(RENDER_MODES)},
        )
    return mode


def draw_text(state: State, seat: int | None) -> str:
    """Draw the table as a seat sees it, or as a spectator does."""
    out = StringIO()
    console = Console(file=out, width=WIDTH, highlight=False, color_system=None)
    console.print(_table(state, seat))
    return out.getvalue()


def draw_picture(state: State, seat: int | None) -> NDArray[np.uint8]:
    """Draw the same as a picture: rows, columns, red-green-blue."""
    need("PIL", "lab")
    from PIL import Image, ImageDraw, ImageFont

    console = Console(file=StringIO(), width=WIDTH, highlight=False, force_terminal=True)
    lines = console.render_lines(_table(state, seat), pad=False)
    size = (WIDTH * _CELL[0] + 2 * _EDGE, len(lines) * _CELL[1] + 2 * _EDGE)
    picture = Image.new("RGB", size, SVG_EXPORT_THEME.background_color)
    pen = ImageDraw.Draw(picture)
    font = ImageFont.load_default(_FONT_SIZE)
    for row, line in enumerate(lines):
        column = 0
        for segment in line:
            for character in segment.text:
                if character != " ":
                    at = (_EDGE + (column + 0.5) * _CELL[0], _EDGE + row * _CELL[1])
                    pen.text(at, character, fill=_colour(segment), font=font, anchor="ma")
                column += 1
    return np.asarray(picture).copy()


def _table(state: State, seat: int | None) -> Any:
    game = state.game
    texts = Texts("en")
    names = [texts.seat_name(game, other) for other in range(state.seats)]
    words = Words(texts, game, names, names)
    view = state.view(seat)
    if seat is not None and seat == state.current_seat:
        return draw_turn(view, state.legal_actions(), words)
    return find_table(game).show(view, words)


def _colour(segment: Segment) -> tuple[int, int, int]:
    colour = segment.style.color if segment.style is not None else None
    return (colour or Color.default()).get_truecolor(SVG_EXPORT_THEME)
