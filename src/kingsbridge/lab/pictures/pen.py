"""A pen for pictures of boards: boxes, words that fit their room, tokens of goods, shields of seats.

Everything is drawn at twice the size and halved at the end, so that edges are smooth. What has a colour always has a
shape or a word too.
"""

import math
import unicodedata
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw, ImageFont

WIDTH: Final = 1280
HEIGHT: Final = 800
_FINE: Final = 2
_SMALLEST: Final = 9

Colour = str
Point = tuple[float, float]

PAPER: Final = "#f4ead3"
DEEP: Final = "#e7d8b7"
EDGE: Final = "#b49b6c"
INK: Final = "#2a2018"
SOFT: Final = "#5a4936"
LEAF: Final = "#c8962a"
GREEN: Final = "#2c6a4d"
DARK: Final = "#3d3226"

SEATS: Final[Mapping[str, Colour]] = {
    "blue": "#22457a",
    "red": "#9c2a1e",
    "green": "#2c6a4d",
    "orange": "#b8601a",
    "yellow": "#a8841a",
}
# A good, in every game that has it: its colour and its shape.
GOODS: Final[Mapping[str, tuple[Colour, str]]] = {
    "stone": ("#7d8086", "square"),
    "masonry": ("#7d8086", "square"),
    "wood": ("#7a4f2a", "log"),
    "timber": ("#7a4f2a", "log"),
    "sand": ("#cfae6d", "heap"),
    "mortar": ("#cfae6d", "heap"),
    "metal": ("#4f6d8f", "ingot"),
    "ore": ("#4f6d8f", "ingot"),
    "iron-bars": ("#4f6d8f", "ingot"),
    "gold": ("#d3a126", "coin"),
    "grain": ("#d2a82f", "leaf"),
    "wool": ("#d8cfb9", "cloud"),
    "cloth": ("#8e2f3c", "roll"),
    "piety": ("#6a4a8c", "cross"),
    "loyalty": ("#31618f", "star"),
    "bell": ("#a8841a", "bell"),
    "medical": ("#3c7a5b", "flask"),
    "vp": ("#c8962a", "star"),
}
# Corners of the shapes, from -1 to 1; a coin and a cloud are round.
_SHAPES: Final[Mapping[str, Sequence[Point]]] = {
    "square": [(-0.85, -0.85), (0.85, -0.85), (0.85, 0.85), (-0.85, 0.85)],
    "log": [(-1, -0.45), (1, -0.45), (1, 0.45), (-1, 0.45)],
    "heap": [(-1, 0.8), (0, -0.9), (1, 0.8)],
    "ingot": [(-0.6, -0.6), (0.6, -0.6), (1, 0.6), (-1, 0.6)],
    "leaf": [(0, -1), (0.6, 0), (0, 1), (-0.6, 0)],
    "roll": [(-0.7, -1), (0.7, -1), (0.4, 0), (0.7, 1), (-0.7, 1), (-0.4, 0)],
    "cross": [
        (-0.3, -1), (0.3, -1), (0.3, -0.4), (0.9, -0.4), (0.9, 0.2), (0.3, 0.2),
        (0.3, 1), (-0.3, 1), (-0.3, 0.2), (-0.9, 0.2), (-0.9, -0.4), (-0.3, -0.4),
    ],
    "bell": [(-0.25, -1), (0.25, -1), (0.55, 0.3), (1, 0.9), (-1, 0.9), (-0.55, 0.3)],
    "flask": [(-0.3, -1), (0.3, -1), (0.3, -0.2), (0.9, 0.9), (-0.9, 0.9), (-0.3, -0.2)],
    "star": [
        ((1 if corner % 2 == 0 else 0.45) * math.sin(corner * math.pi / 5),
         -(1 if corner % 2 == 0 else 0.45) * math.cos(corner * math.pi / 5))
        for corner in range(10)
    ],
}  # fmt: skip


@lru_cache(maxsize=64)
def _font(size: int) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    return ImageFont.load_default(size * _FINE)


def plain(text: str) -> str:
    """Give a text without what the font lacks: no accents, a letter for the times sign."""
    text = text.replace("×", "x").replace("…", "...").replace("’", "'").replace("·", "-")
    return "".join(
        letter for letter in unicodedata.normalize("NFKD", text) if not unicodedata.combining(letter)
    )


class Pen:
    """Draws on a sheet of fixed size; lengths are in pixels of the finished picture."""

    def __init__(self) -> None:
        self._sheet = Image.new("RGB", (WIDTH * _FINE, HEIGHT * _FINE), DEEP)
        self._draw = ImageDraw.Draw(self._sheet, "RGBA")

    def finish(self) -> Image.Image:
        """Give the picture."""
        return self._sheet.reduce(_FINE)

    def lay(self, picture: Image.Image) -> None:
        """Lay a picture on the sheet, as large as it can be."""
        scale = min(WIDTH / picture.width, HEIGHT / picture.height) * _FINE
        size = (max(round(picture.width * scale), 1), max(round(picture.height * scale), 1))
        self._sheet.paste(picture.resize(size), (0, 0))

    def box(
        self,
        x: float,
        y: float,
        wide: float,
        high: float,
        fill: Colour | None = PAPER,
        edge: Colour | None = EDGE,
        line: float = 1,
        round_: float = 5,
    ) -> None:
        """Draw a box."""
        self._draw.rounded_rectangle(
            _fine(x, y, x + wide, y + high), round_ * _FINE, fill, edge, round(line * _FINE)
        )

    def line(self, points: Sequence[Point], colour: Colour, wide: float = 1) -> None:
        """Draw a line."""
        self._draw.line(
            [(x * _FINE, y * _FINE) for x, y in points], colour, round(wide * _FINE), joint="curve"
        )

    def shape(self, points: Sequence[Point], fill: Colour | None, edge: Colour | None = None) -> None:
        """Draw a polygon."""
        self._draw.polygon([(x * _FINE, y * _FINE) for x, y in points], fill, edge)

    def dot(
        self, x: float, y: float, radius: float, fill: Colour | None, edge: Colour = INK, line: float = 1
    ) -> None:
        """Draw a disc."""
        corners = _fine(x - radius, y - radius, x + radius, y + radius)
        self._draw.ellipse(corners, fill, edge, round(line * _FINE))

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: int = 13,
        colour: Colour = INK,
        room: float | None = None,
        anchor: str = "la",
    ) -> None:
        """Write a line, smaller or cut short where there is too little room."""
        text, size = _fit(plain(text), size, room)
        self._draw.text((x * _FINE, y * _FINE), text, colour, _font(size), anchor)

    def paragraph(
        self,
        x: float,
        y: float,
        text: str,
        room: float,
        lines: int,
        size: int = 12,
        colour: Colour = INK,
        centred: bool = False,
    ) -> None:
        """Write words one after the other in at most so many lines."""
        broken = _break(plain(text), room, size)
        if len(broken) > lines:
            broken = [*broken[: lines - 1], " ".join(broken[lines - 1 :])]
        for number, line in enumerate(broken):
            at = (x + room / 2, "ma") if centred else (x, "la")
            self.text(at[0], y + number * (size + 3), line, size, colour, room, at[1])

    def good(self, x: float, y: float, good: str, radius: float = 7, faded: bool = False) -> None:
        """Draw the token of a good, or its first letter where it has none."""
        colour, shape = GOODS.get(good, (SOFT, "letter"))
        fill = colour + "38" if faded else colour
        edge = colour if faded else INK
        if shape == "letter":
            self.dot(x, y, radius, PAPER, colour)
            self.text(x, y, good[:1].upper(), round(radius * 1.4), colour, None, "mm")
        elif shape in ("coin", "cloud"):
            self.dot(x, y, radius * 0.9, fill, edge)
            if shape == "cloud":
                self.dot(x - radius * 0.3, y, radius * 0.4, None, edge)
        else:
            self.shape([(x + dx * radius, y + dy * radius) for dx, dy in _SHAPES[shape]], fill, edge)

    def goods(self, x: float, y: float, amounts: Mapping[str, int], step: float = 40) -> None:
        """Draw tokens with how many there are of each, side by side."""
        for number, (good, amount) in enumerate(amounts.items()):
            self.good(x + number * step + 7, y + 8, good, faded=amount == 0)
            self.text(x + number * step + 18, y + 1, str(amount), 13, INK if amount else SOFT)

    def shield(self, x: float, y: float, colour: str, name: str, radius: float = 11) -> None:
        """Draw the shield of a seat with the first letter of its name."""
        corners = [(-0.9, -1), (0.9, -1), (0.9, 0.2), (0, 1.15), (-0.9, 0.2)]
        self.shape([(x + dx * radius, y + dy * radius) for dx, dy in corners], SEATS[colour], INK)
        self.text(x, y - radius * 0.1, name[:1], round(radius * 1.2), "white", None, "mm")


def _fine(*lengths: float) -> list[float]:
    return [length * _FINE for length in lengths]


def _length(text: str, size: int) -> float:
    return _font(size).getlength(text) / _FINE


def _fit(text: str, size: int, room: float | None) -> tuple[str, int]:
    if room is None:
        return text, size
    while size > _SMALLEST and _length(text, size) > room:
        size -= 1
    while len(text) > 1 and _length(text, size) > room:
        text = text[:-4].rstrip() + "..." if text.endswith("...") else text[:-3].rstrip() + "..."
        if text == "...":
            break
    return text, size


def _break(text: str, room: float, size: int) -> list[str]:
    lines: list[str] = []
    for word in text.split():
        if lines and _length(f"{lines[-1]} {word}", size) <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines
