"""What pictures of all boards share: the heading, and a panel for each seat at the right."""

from collections.abc import Mapping
from typing import Any, Final

from kingsbridge.lab.pictures.pen import DARK, HEIGHT, LEAF, PAPER, SEATS, WIDTH, Pen
from kingsbridge.tables.words import Words

View = Mapping[str, Any]

TOP: Final = 46  # where the board begins
PANEL: Final = 330  # the width of the panels
LEFT: Final = WIDTH - PANEL  # where the panels begin
_GAP: Final = 6


def draw_heading(pen: Pen, view: View, words: Words, where: str) -> None:
    """Say which game this is, where it stands, and what is asked of whom."""
    pen.box(0, 0, WIDTH, TOP - 6, DARK, None, 0, 0)
    name = words.say("game-short" if words.texts.has(words.game, "game-short") else "game-title")
    pen.text(12, 9, f"{name}   {where}", 18, PAPER, LEFT - 24)
    seat = view["current_seat"]
    if seat < 0:
        pen.good(LEFT + 8, 20, "vp", 10)
        pen.text(LEFT + 26, 11, words.texts.join([words.names[each] for each in view["winners"]]), 16, LEAF)
        return
    pen.shield(LEFT + 6, 19, view["table"][seat]["colour"], words.names[seat])
    pen.text(LEFT + 24, 11, f"{words.names[seat]}: {words.phase(view['phase'])}", 16, PAPER, PANEL - 36)


def panel_height(view: View) -> float:
    """Say how high the panel of a seat is."""
    return (HEIGHT - TOP - _GAP * view["seats"]) / view["seats"]


def draw_panel(pen: Pen, view: View, words: Words, seat: int, score: str) -> tuple[float, float]:
    """Draw the panel of a seat with its name and score; give where its own things begin."""
    high = panel_height(view)
    x, y = LEFT, TOP + seat * (high + _GAP)
    colour = view["table"][seat]["colour"]
    turn = seat == view["current_seat"]
    pen.box(x, y, PANEL - 8, high, PAPER, LEAF if turn else SEATS[colour], 3 if turn else 1)
    pen.shield(x + 18, y + 17, colour, words.names[seat])
    pen.text(x + 36, y + 8, words.titles[seat], 16, SEATS[colour], PANEL - 130)
    pen.text(x + PANEL - 18, y + 7, score, 18, SEATS[colour], 90, "ra")
    return x + 10, y + 36
