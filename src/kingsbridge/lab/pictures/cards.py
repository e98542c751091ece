"""The card game's board: the trick on the table, the King's trick, the pile, stocks, and the reader's own hand."""

from typing import Final

from kingsbridge.games.cards.components import (
    CARD_COLOURS,
    CARD_KEYS,
    CARD_MATERIALS,
    CARD_PRIVILEGES,
    CARD_VALUES,
    COLOURS,
    MATERIALS,
)
from kingsbridge.lab.pictures.frame import LEFT, TOP, View, draw_heading, draw_panel, panel_height
from kingsbridge.lab.pictures.pen import DARK, DEEP, EDGE, HEIGHT, INK, LEAF, PAPER, SEATS, SOFT, Colour, Pen
from kingsbridge.tables.words import Words

_CARD: Final = (104, 146)
_HAND_TOP: Final = HEIGHT - 168
# Where the cards of the trick lie: the reader's below, the others clockwise from the left.
_PLACES: Final = {
    3: [(480, 470), (310, 250), (650, 250)],
    4: [(480, 490), (310, 330), (480, 160), (650, 330)],
}
_PRIVILEGE: Final = "#6a4a8c"
_NEUTRAL: Final = "#7d6a4c"


def paint(pen: Pen, view: View, words: Words) -> None:
    """Draw the table as its reader sees it."""
    draw_heading(pen, view, words, _where(view, words))
    pen.box(8, TOP, LEFT - 16, _HAND_TOP - TOP - 10, "#4d6650", EDGE, 2)
    if view["sheet"] is None:
        _trick(pen, view, words)
    else:
        _sheet(pen, view, words)
    _kings_trick(pen, view, words)
    _pile(pen, view, words)
    _hand(pen, view, words)
    for seat in range(view["seats"]):
        _panel(pen, view, words, seat)


def _where(view: View, words: Words) -> str:
    trick = view["trick"]
    if trick is None:
        return words.say("table-scoring", hand=view["hand_number"], pile=view["pile"]["size"])
    return words.say(
        "table-hand",
        hand=view["hand_number"],
        trick=trick["number"],
        tricks=view["cards_each"],
        pile=view["pile"]["size"],
    )


def _tint(card: int) -> Colour:
    """Give a card's colour: a craftsman's is his seat's, privileges and all others have one of their own."""
    if CARD_COLOURS[card] >= 0:
        return SEATS[COLOURS[CARD_COLOURS[card]]]
    return _PRIVILEGE if CARD_PRIVILEGES[card] >= 0 else _NEUTRAL


def _card(pen: Pen, x: float, y: float, key: str, words: Words, marked: bool = False) -> None:
    """Draw a card: its value, its name, and the material it brings."""
    card = CARD_KEYS.index(key)
    wide, high = _CARD
    tint = _tint(card)
    pen.box(x, y, wide, high, PAPER, LEAF if marked else INK, 4 if marked else 1, 8)
    pen.box(x + 5, y + 5, wide - 10, 34, tint, None, 0, 5)
    pen.text(x + 13, y + 11, str(CARD_VALUES[card]), 20, "white")
    if CARD_COLOURS[card] >= 0:
        colour = COLOURS[CARD_COLOURS[card]]
        pen.shield(x + wide - 20, y + 21, colour, words.names[CARD_COLOURS[card]], 10)
    pen.paragraph(x + 6, y + 52, words.component(key), wide - 12, 3, 15, INK, centred=True)
    if CARD_MATERIALS[card] >= 0:
        pen.good(x + wide / 2, y + high - 20, MATERIALS[CARD_MATERIALS[card]], 11)


def _place(view: View, seat: int) -> tuple[float, float]:
    below = view["seat"] if view["seat"] is not None else 0
    return _PLACES[view["seats"]][(seat - below) % view["seats"]]


def _trick(pen: Pen, view: View, words: Words) -> None:
    """Draw the cards played to the trick before those who played them; the one that wins has a golden edge."""
    trick = view["trick"]
    plays = {play["seat"]: (at, play["card"]) for at, play in enumerate(trick["plays"])} if trick else {}
    for seat, side in enumerate(view["table"]):
        x, y = _place(view, seat)
        left, top = x - _CARD[0] / 2, y - _CARD[1] / 2
        if seat in plays:
            at, card = plays[seat]
            _card(pen, left, top, card, words, at == trick["winner"])
        else:
            pen.box(left, top, *_CARD, None, "#e7d8b780", 1, 8)
        pen.shield(x - _CARD[0] / 2 - 2, y - _CARD[1] / 2, side["colour"], words.names[seat], 12)
        if trick is not None and trick["lead"] == seat:
            pen.dot(x + _CARD[0] / 2, y - _CARD[1] / 2, 8, LEAF)


def _sheet(pen: Pen, view: View, words: Words) -> None:
    """Draw the scoring of the seat that decides: its converters with what they make, and the points that follow."""
    sheet = view["sheet"]
    side = view["table"][sheet["seat"]]
    x, y = 250, TOP + 60
    pen.box(x, y, 460, 440, PAPER, SEATS[side["colour"]], 3, 8)
    pen.shield(x + 26, y + 28, side["colour"], words.names[sheet["seat"]], 15)
    pen.text(x + 52, y + 17, words.names[sheet["seat"]], 20)
    pen.text(x + 440, y + 15, str(sheet["total"]), 24, SEATS[side["colour"]], None, "ra")
    for row, converter in enumerate(sheet["converters"][:9]):
        top = y + 62 + row * 30
        ready = converter["ready"]
        pen.box(x + 14, top, 432, 26, DEEP if ready else None, EDGE, 1, 3)
        pen.text(x + 22, top + 5, words.component(converter["converter"]), 14, INK if ready else SOFT, 160)
        for number, use in enumerate(converter["uses"][:4]):
            left = x + 200 + number * 62
            pen.good(left, top + 13, use["material"], 8, faded=not use["possible"])
            if use["made"]:
                pen.good(left + 24, top + 13, use["made"], 8, faded=not use["possible"])
            else:
                pen.text(left + 14, top + 5, f"+{use['points']}", 14, INK if use["possible"] else SOFT)
    for row, coming in enumerate(sheet["coming"][:6]):
        left, top = x + 22 + row % 2 * 214, y + 346 + row // 2 * 28
        pen.text(left, top, words.component(coming["source"]), 14, SOFT, 160)
        pen.text(left + 196, top, f"{coming['points']:+}", 14, INK, None, "ra")


def _kings_trick(pen: Pen, view: View, words: Words) -> None:
    king = view["kings_trick"]
    pen.text(24, TOP + 14, words.say("board-kings-trick"), 15, PAPER)
    pen.box(20, TOP + 36, 190, 100, "#3d524180", "#e7d8b780")
    for number, card in enumerate(king["cards"] if king else []):
        _small(pen, 26, TOP + 42 + number * 23, card, words, 178)


def _small(pen: Pen, x: float, y: float, key: str, words: Words, wide: float) -> None:
    """Draw a card as a strip: a band of its colour, its value and its name."""
    card = CARD_KEYS.index(key)
    pen.box(x, y, wide, 20, PAPER, _tint(card), 1, 3)
    pen.box(x, y, 24, 20, _tint(card), None, 0, 3)
    pen.text(x + 12, y + 10, str(CARD_VALUES[card]), 13, "white", None, "mm")
    pen.text(x + 29, y + 3, words.component(key), 12, INK, wide - 34)


def _pile(pen: Pen, view: View, words: Words) -> None:
    """Draw the privilege pile, face down, with what is known to lie at its bottom."""
    x, y = LEFT - 130, TOP + 40
    pen.text(LEFT - 24, TOP + 14, words.say("table-privileges"), 15, PAPER, 180, "ra")
    for number in range(min(view["pile"]["size"], 6)):
        pen.box(x + number * 4, y + number * 4, 74, 100, _PRIVILEGE, PAPER, 1, 6)
    if view["pile"]["size"]:
        shift = 4 * (min(view["pile"]["size"], 6) - 1)
        pen.text(x + 37 + shift, y + 50 + shift, str(view["pile"]["size"]), 28, "white", None, "mm")
    for number, card in enumerate(view["pile"]["known_bottom"]):
        _small(pen, LEFT - 184, y + 140 + number * 23, card, words, 160)


def _hand(pen: Pen, view: View, words: Words) -> None:
    """Draw the reader's own cards; a spectator sees none."""
    pen.box(8, _HAND_TOP, LEFT - 16, HEIGHT - _HAND_TOP - 6, DARK, EDGE, 1)
    cards = view["hand"]
    step = min(_CARD[0] - 1, (LEFT - 36 - _CARD[0]) / max(len(cards) - 1, 1))
    for number, card in enumerate(cards):
        _card(pen, 16 + number * step, _HAND_TOP + 8, card, words)


def _panel(pen: Pen, view: View, words: Words, seat: int) -> None:
    """Draw a seat's materials, privileges and what it would score, and its hidden cards as backs."""
    side = view["table"][seat]
    x, y = draw_panel(pen, view, words, seat, str(side["points"]))
    bottom = y + panel_height(view) - 42
    pen.goods(x, y, side["stock"], 42)
    for card in range(side["cards"]):
        pen.box(x + 180 + card * 13, y - 2, 11, 17, SEATS[side["colour"]], PAPER, 1, 2)
    pen.text(x, y + 24, f"{words.say('table-tricks')} {side['tricks']}", 13, SOFT)
    if side["privileges"]:
        pen.text(x + 80, y + 24, words.components(side["privileges"]), 13, _PRIVILEGE, 220)
    strips = side["scoring_cards"]
    rows = max(int((bottom - y - 44) // 22), 1)
    for number, card in enumerate(strips[: 2 * rows]):
        _small(pen, x + number // rows * 154, y + 44 + number % rows * 22, card, words, 150)
    if len(strips) > 2 * rows:
        pen.box(x + 270, bottom - 20, 38, 18, DEEP, EDGE)
        pen.text(x + 289, bottom - 11, f"+{len(strips) - 2 * rows}", 12, INK, None, "mm")
