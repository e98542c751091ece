"""A position as text, as the terminal shows it, and as a picture of the same."""

import unicodedata
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
# Frames are drawn as lines, since Pillow's own font has none: character -> the sides that it reaches from its middle.
_LINES = {
    "─": "we",
    "│": "ns",
    "┌": "es",
    "┐": "ws",
    "└": "ne",
    "┘": "nw",
    "├": "nes",
    "┤": "nws",
    "┬": "wes",
    "┴": "nwe",
    "┼": "nwes",
}
_SIDES = {"n": (0, -1), "s": (0, 1), "w": (-1, 0), "e": (1, 0)}


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
                _draw_character(pen, character, (column, row), _colour(segment), font)
                column += 1
    return np.asarray(picture).copy()


def _draw_character(
    pen: Any, character: str, cell: tuple[int, int], colour: tuple[int, int, int], font: Any
) -> None:
    """Draw one character in its cell."""
    wide, high = _CELL
    middle, top = _EDGE + cell[0] * wide + wide // 2, _EDGE + cell[1] * high
    for side in _LINES.get(character, ""):
        right, down = _SIDES[side]
        centre = top + high // 2
        pen.line((middle, centre, middle + right * wide // 2, centre + down * high // 2), fill=colour)
    if character not in _LINES and character != " ":
        pen.text((middle, top), _plain(character), fill=colour, font=font, anchor="ma")


def _plain(character: str) -> str:
    """Give what the font has in the place of a character: no accents, and a letter for the times sign."""
    return "x" if character == "×" else unicodedata.normalize("NFKD", character)[0]


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
