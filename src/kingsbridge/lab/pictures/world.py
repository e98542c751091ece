"""The board of World Without End: the ring of favors, the council, works, houses, the plague, the market, the hand."""

from collections.abc import Mapping
from math import cos, pi, sin
from typing import Any, Final

from kingsbridge.lab.pictures.frame import LEFT, TOP, View, draw_heading, draw_panel, panel_height
from kingsbridge.lab.pictures.pen import DARK, DEEP, EDGE, HEIGHT, INK, LEAF, PAPER, SEATS, SOFT, Pen
from kingsbridge.tables.words import Words

_MIDDLE: Final = (232, TOP + 226)
_OUTER: Final = 218
_INNER: Final = 134
_TOP_SPACE: Final = 7  # the favor space that lies at the top
_RIGHT: Final = 464  # where works, houses and the plague begin
_HAND_TOP: Final = HEIGHT - 132
_NIGHT: Final = "#26324a"


def paint(pen: Pen, view: View, words: Words) -> None:
    """Draw the table as its reader sees it."""
    where = words.say(
        "table-heading",
        chapter=view["chapter"],
        round=view["round"],
        rounds=view["rounds"],
        seat=words.names[view["active"]],
    )
    draw_heading(pen, view, words, where)
    _council(pen, view, words)
    _ring(pen, view, words)
    for number, project in enumerate(view["projects"]):
        _project(pen, view, words, number, project)
    for number, house in enumerate(view["houses"]):
        _house(pen, view, words, number, house)
    for number, location in enumerate(view["plague"]):
        _location(pen, view, words, number, location)
    _below(pen, view, words)
    _hand(pen, view, words)
    for seat in range(view["seats"]):
        _panel(pen, view, words, seat)


def _round(turn: float, radius: float) -> tuple[float, float]:
    """Give the point at a part of a full turn, clockwise from the top."""
    return _MIDDLE[0] + radius * sin(2 * pi * turn), _MIDDLE[1] - radius * cos(2 * pi * turn)


# --- the council ------------------------------------------------------------------------------------------------------


def _ring(pen: Pen, view: View, words: Words) -> None:
    """Draw the ten favors; the marker lies on a golden one."""
    spaces = view["ring"]
    for number, space in enumerate(spaces):
        middle = (number - _TOP_SPACE) / len(spaces)
        half = 0.5 / len(spaces) - 0.004
        steps = [middle - half + half * step / 5 for step in range(11)]
        rim = [_round(turn, _OUTER) for turn in steps] + [_round(turn, _INNER) for turn in reversed(steps)]
        here = space["space"] == view["favor"]
        pen.shape(rim, LEAF if here else DEEP if space["covered"] else PAPER, EDGE)
        x, y = _round(middle, (_OUTER + _INNER) / 2 + 4)
        pen.paragraph(x - 38, y - 24, words.component(space["space"]), 76, 2, 12, INK, centred=True)
        if space["good"]:
            pen.good(x - 8, y + 18, space["good"], 9)
            pen.text(x + 6, y + 9, str(space["units"]), 15)
        else:
            _roof(pen, x, y + 18)
        if here:
            pen.dot(*_round(middle, _INNER + 11), 8, "#9c2a1e", PAPER, 2)


def _roof(pen: Pen, x: float, y: float) -> None:
    """Draw a small house, where houses are what counts."""
    pen.shape([(x - 10, y - 2), (x, y - 11), (x + 10, y - 2)], DEEP, INK)
    pen.box(x - 7, y - 2, 14, 11, PAPER, INK, 1, 0)


def _council(pen: Pen, view: View, words: Words) -> None:
    """Draw the event in the council with the symbols that point to the seats' sides."""
    pen.dot(*_MIDDLE, _INNER - 4, _NIGHT, EDGE)
    event = view["event"]
    for seat, side in enumerate(view["table"]):
        pen.shield(*_round(side["side"] / 4, _INNER - 24), side["colour"], words.names[seat], 12)
    if event is None:
        return
    size = 102
    pen.shape([_round(quarter / 4, size) for quarter in range(4)], PAPER, LEAF)
    turned = max(event["arrow"], 0)
    for corner, symbol in enumerate(event["corners"]):
        x, y = _round((corner + turned) / 4, size * 0.66)
        good = symbol.rstrip("0123456789")
        pen.good(x, y, good, 11)
        if symbol != good:
            pen.text(x + 13, y - 9, symbol[len(good) :], 15)
    pen.paragraph(
        _MIDDLE[0] - 44, _MIDDLE[1] - 18, words.component(event["event"]), 88, 2, 14, INK, centred=True
    )
    if event["arrow"] >= 0:
        x, y = _round(event["arrow"] / 4, size - 9)
        pen.dot(x, y, 5, "#9c2a1e")


# --- works, houses, plague --------------------------------------------------------------------------------------------


def _project(pen: Pen, view: View, words: Words, number: int, project: Mapping[str, Any]) -> None:
    """Draw a work: a field for each resource it takes, filled as far as it stands, and its donors."""
    x, y = _RIGHT + number % 2 * 240, TOP + 2 + number // 2 * 84
    fill = {"absent": DEEP, "under-way": PAPER, "finished": "#d5dfc6"}[project["status"]]
    pen.box(x, y, 234, 78, fill, LEAF if project["status"] == "under-way" else EDGE)
    pen.text(x + 8, y + 5, words.component(project["project"]), 15, INK, 170)
    pen.good(x + 200, y + 14, "vp", 8)
    pen.text(x + 212, y + 5, str(project["points"]), 15)
    at = x + 16
    for good in ("stone", "wood", "metal"):
        for space in range(project[f"{good}_spaces"]):
            pen.box(at - 10, y + 28, 21, 21, None, EDGE, 1, 3)
            if space < project[good]:
                pen.good(at + 0.5, y + 38.5, good, 8)
            else:
                pen.good(at + 0.5, y + 38.5, good, 6, faded=True)
            at += 24
    for place, seat in enumerate(project["donors"]):
        pen.shield(x + 18 + place * 26, y + 64, view["table"][seat]["colour"], words.names[seat], 10)


def _house(pen: Pen, view: View, words: Words, number: int, house: Mapping[str, Any]) -> None:
    """Draw a building space: what it costs at its wall, the rent on its roof, and whose house it is."""
    x, y = _RIGHT + number // 2 * 68, TOP + 342 + number % 2 * 62
    owner = house["owner"]
    fill = SEATS[view["table"][owner]["colour"]] if owner >= 0 else DEEP
    pen.shape([(x + 2, y + 24), (x + 31, y + 2), (x + 60, y + 24)], fill, INK)
    pen.box(x + 8, y + 24, 46, 32, PAPER, INK, 1, 0)
    pen.good(x + 20, y + 40, house["rent"]["good"], 8)
    pen.text(x + 31, y + 31, str(house["rent"]["units"]), 14)
    pen.good(x + 47, y + 48, house["cost"], 5)
    if owner >= 0:
        pen.text(x + 31, y + 16, words.names[owner][:1], 13, "white", None, "mm")


def _location(pen: Pen, view: View, words: Words, number: int, location: Mapping[str, Any]) -> None:
    """Draw a plague location: face down, or ill with the knowledge it needs, or well with what helping brings."""
    x, y = _RIGHT + number * 43.5, TOP + 470
    ill = location["status"] == "ill"
    pen.box(x, y, 40, 54, PAPER, "#9c2a1e" if ill else EDGE, 3 if ill else 1)
    pen.text(x + 20, y + 4, str(location["number"]), 12, SOFT, None, "ma")
    if location["status"] == "hidden":
        pen.dot(x + 20, y + 34, 13, DARK)
        pen.text(x + 20, y + 34, "?", 15, PAPER, None, "mm")
    elif ill:
        pen.dot(x + 20, y + 34, 13, "#9c2a1e")
        pen.text(x + 20, y + 34, str(location["need"]), 16, "white", None, "mm")
    elif location["benefit"] is not None:
        pen.good(x + 14, y + 36, location["benefit"]["good"], 8, faded=True)
        pen.text(x + 25, y + 27, str(location["benefit"]["units"]), 13, SOFT)
    elif location["resource"]:
        pen.good(x + 20, y + 30, "stone", 6, faded=True)
        pen.good(x + 20, y + 44, "wood", 7, faded=True)
    elif location["house"]:
        _roof(pen, x + 20, y + 36)


# --- below the council ------------------------------------------------------------------------------------------------


def _below(pen: Pen, view: View, words: Words) -> None:
    """Draw the market, what is left in the supply, the duties of the chapter's end, and events in force."""
    y = TOP + 536
    market = view["market"]
    pen.box(8, y, 200, 74, PAPER if market["open"] else DEEP, EDGE)
    pen.good(34, y + 22, "wool", 12)
    pen.good(34, y + 52, "cloth", 12)
    for row, price in enumerate((market["wool"], None if market["cloth_covered"] else market["cloth"])):
        pen.good(92, y + 22 + row * 30, "gold", 9)
        shown = "-" if price is None or not market["open"] else str(price)
        pen.text(108, y + 12 + row * 30, shown, 17)
    pen.box(216, y, 240, 74, PAPER, EDGE)
    for row in range(2):
        goods = list(view["supply"].items())[row * 4 : row * 4 + 4]
        pen.goods(226, y + 12 + row * 32, dict(goods), 58)
    for number, duty in enumerate(view["duties"]):
        x = _RIGHT + number * 158
        pen.box(x, y, 152, 74, PAPER, EDGE)
        pen.text(x + 8, y + 5, words.component(duty["duty"]), 14, INK, 136)
        pen.good(x + 20, y + 42, duty["good"], 11)
        due = str(duty["least"]) if duty["least"] == duty["most"] else f"{duty['least']}-{duty['most']}"
        have = "" if duty["have"] is None else f"{duty['have']} / "
        pen.text(x + 38, y + 32, have + due, 17)
        pen.text(x + 144, y + 34, f"-{duty['loss'] * duty['factor']}", 14, "#9c2a1e", None, "ra")
    standing = [words.component(event["event"]) for event in view["long_term"]]
    if standing:
        events = words.say("table-long-term", events=words.texts.join(standing))
        pen.paragraph(12, y - 40, events, 440, 2, 13, SOFT)


def _hand(pen: Pen, view: View, words: Words) -> None:
    """Draw the reader's cards, and faded those it has laid aside face down; a spectator sees none."""
    pen.box(8, _HAND_TOP, LEFT - 16, HEIGHT - _HAND_TOP - 6, DARK, EDGE)
    cards = [(card, False) for card in view["hand"]] + [(card, True) for card in view["discards"]]
    step = min(104.0, (LEFT - 34) / max(len(cards), 1))
    for number, (card, aside) in enumerate(cards):
        x, y = 18 + number * step, _HAND_TOP + (26 if aside else 8)
        pen.box(x, y, step - 6, HEIGHT - y - 14, SOFT if aside else PAPER, EDGE, 1, 7)
        ink = DEEP if aside else INK
        pen.paragraph(x + 4, y + 22, words.component(card), step - 14, 3, 14, ink, centred=True)


def _panel(pen: Pen, view: View, words: Words, seat: int) -> None:
    """Draw a seat's goods (hidden behind a screen), houses, seals, hidden cards and those played in this chapter."""
    side = view["table"][seat]
    x, y = draw_panel(pen, view, words, seat, f"{side['vp']:g}")
    bottom = y + panel_height(view) - 42
    if side["goods"] is None:
        pen.box(x, y, 300, 44, SEATS[side["colour"]], EDGE)
        pen.text(x + 150, y + 22, "?", 22, "white", None, "mm")
    else:
        goods = list(side["goods"].items())
        pen.goods(x, y, dict(goods[:5]), 60)
        pen.goods(x, y + 24, dict(goods[5:]), 60)
    numbers = [("table-houses", side["houses"]), ("table-seals", side["seals_left"])]
    for number, (key, count) in enumerate(numbers):
        pen.text(x + number * 100, y + 50, f"{words.say(key)} {count}", 13, SOFT)
    for card in range(side["cards"]):
        pen.box(x + 196 + card * 9, y + 50, 8, 15, SEATS[side["colour"]], PAPER, 1, 2)
    rows = max(int((bottom - y - 70) // 20), 1)
    for number, card in enumerate(side["played"][: 2 * rows]):
        left, top = x + number // rows * 154, y + 70 + number % rows * 20
        now = card == side["card_of_round"]
        pen.box(left, top, 150, 18, DEEP, LEAF if now else EDGE, 2 if now else 1, 3)
        pen.text(left + 5, top + 2, words.component(card), 12, INK, 142)
