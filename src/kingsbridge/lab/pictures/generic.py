"""The picture of a game without a board of its own: its table in the terminal, character by character."""

from io import StringIO
from typing import Any, Final

from PIL import Image, ImageDraw, ImageFont
from rich.color import Color
from rich.console import Console
from rich.segment import Segment
from rich.terminal_theme import SVG_EXPORT_THEME

from kingsbridge.lab.pictures.frame import View
from kingsbridge.lab.pictures.pen import HEIGHT, WIDTH, Pen, plain
from kingsbridge.tables import find_table
from kingsbridge.tables.words import Words

_FONT_SIZE: Final = 14
_CELL: Final = (8, 18)  # pixels of a character
_EDGE: Final = 12
_COLUMNS: Final = 120
# Frames are drawn as lines, since Pillow's own font has none: character -> the sides that it reaches from its middle.
_LINES: Final = {
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
_SIDES: Final = {"n": (0, -1), "s": (0, 1), "w": (-1, 0), "e": (1, 0)}


def paint(pen: Pen, view: View, words: Words) -> None:
    """Draw the table as its reader sees it."""
    console = Console(file=StringIO(), width=_COLUMNS, highlight=False, force_terminal=True)
    lines = console.render_lines(find_table(words.game).show(view, words), pad=False)
    size = (max(_COLUMNS * _CELL[0] + 2 * _EDGE, WIDTH), max(len(lines) * _CELL[1] + 2 * _EDGE, HEIGHT))
    sheet = Image.new("RGB", size, SVG_EXPORT_THEME.background_color)
    draw = ImageDraw.Draw(sheet)
    font = ImageFont.load_default(_FONT_SIZE)
    for row, line in enumerate(lines):
        column = 0
        for segment in line:
            for character in segment.text:
                _draw_character(draw, character, (column, row), _colour(segment), font)
                column += 1
    pen.lay(sheet)


def _draw_character(
    draw: ImageDraw.ImageDraw, character: str, cell: tuple[int, int], colour: tuple[int, int, int], font: Any
) -> None:
    """Draw one character in its cell."""
    wide, high = _CELL
    middle, top = _EDGE + cell[0] * wide + wide // 2, _EDGE + cell[1] * high
    for side in _LINES.get(character, ""):
        right, down = _SIDES[side]
        centre = top + high // 2
        draw.line((middle, centre, middle + right * wide // 2, centre + down * high // 2), fill=colour)
    if character not in _LINES and character != " ":
        draw.text((middle, top), plain(character), fill=colour, font=font, anchor="ma")


def _colour(segment: Segment) -> tuple[int, int, int]:
    colour = segment.style.color if segment.style is not None else None
    return (colour or Color.default()).get_truecolor(SVG_EXPORT_THEME)
