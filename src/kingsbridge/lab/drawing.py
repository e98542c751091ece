"""A position as text, as the terminal shows it, and as a picture of its board."""

from io import StringIO
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from kingsbridge.core.contract import State
from kingsbridge.core.errors import BadRequest, listing
from kingsbridge.lab.extras import need
from kingsbridge.tables import draw_turn, find_table
from kingsbridge.tables.words import Words
from kingsbridge.texts import Texts

WIDTH = 120  # characters
RENDER_MODES = ["ansi", "human", "rgb_array"]


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
    """Draw the board as a seat sees it, or as a spectator does: rows, columns, red-green-blue, always of one size."""
    need("PIL", "lab")
    from kingsbridge.lab.pictures import paint_board

    return np.asarray(paint_board(state.view(seat), _words(state))).copy()


def _words(state: State) -> Words:
    texts = Texts("en")
    names = [texts.seat_name(state.game, other) for other in range(state.seats)]
    return Words(texts, state.game, names, names)


def _table(state: State, seat: int | None) -> Any:
    words = _words(state)
    view = state.view(seat)
    if seat is not None and seat == state.current_seat:
        return draw_turn(view, state.legal_actions(), words)
    return find_table(state.game).show(view, words)
