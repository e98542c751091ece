"""Pictures of boards: a module named as the game, or the one for any game. They show views, and so nothing hidden."""

import importlib
from importlib.util import find_spec
from typing import Protocol, cast

from PIL import Image

from kingsbridge.lab.pictures.frame import View
from kingsbridge.lab.pictures.pen import Pen
from kingsbridge.tables.words import Words


class Painter(Protocol):
    """What such a module offers."""

    def paint(self, pen: Pen, view: View, words: Words) -> None:
        """Draw the table as the reader of the view sees it."""
        ...


def paint_board(view: View, words: Words) -> Image.Image:
    """Draw the board of a view; all pictures have one size, so that they make a film."""
    name = f"{__name__}.{words.game.id}"
    if find_spec(name) is None:
        name = f"{__name__}.generic"
    pen = Pen()
    cast(Painter, importlib.import_module(name)).paint(pen, view, words)
    return pen.finish()
