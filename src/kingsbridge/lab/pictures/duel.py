"""The duel's board: the nine cards with the claimed lines, both buildings, camps, seals, and the conflict."""

from collections.abc import Mapping
from typing import Any, Final

from kingsbridge.lab.pictures.frame import TOP, View, draw_heading
from kingsbridge.lab.pictures.pen import DEEP, EDGE, HEIGHT, INK, LEAF, PAPER, SEATS, SOFT, WIDTH, Pen
from kingsbridge.tables.words import Words

_SIDE: Final = 370  # the width of what lies before a seat
_GRID: Final = (_SIDE + 18, TOP + 8)
_CELL: Final = (168, 178)
_GAP: Final = 5
_BELOW: Final = _GRID[1] + 3 * (_CELL[1] + _GAP) + 6


def paint(pen: Pen, view: View, words: Words) -> None:
    """Draw the table as its reader sees it."""
    where = words.say(
        "table-heading",
        round=view["round"],
        rounds=view["rounds"],
        passage=view["passage"],
        deck=words.component(f"deck-{view['deck']}"),
        bank=view["bank"],
        pile=view["pile"]["size"],
    )
    draw_heading(pen, view, words, where)
    _bands(pen, view)
    for cell in view["display"]:
        _cell(pen, view, words, cell)
    _middle(pen, view, words)
    for seat in range(view["seats"]):
        _side(pen, view, words, seat)


def _corner(cell: int) -> tuple[float, float]:
    return _GRID[0] + cell % 3 * (_CELL[0] + _GAP), _GRID[1] + cell // 3 * (_CELL[1] + _GAP)


def _bands(pen: Pen, view: View) -> None:
    """Draw the claimed lines below the cards: as wide as these, so that their ends stick out."""
    for line in view["lines"]:
        if line["claimed"] < 0:
            continue
        middles = [
            (_corner(cell)[0] + _CELL[0] / 2, _corner(cell)[1] + _CELL[1] / 2) for cell in line["cells"]
        ]
        (x, y), (to_x, to_y) = middles[0], middles[-1]
        colour = SEATS[view["table"][line["claimed"]]["colour"]]
        reach = 0.24 if x == to_x or y == to_y else 0.2
        ends = [
            (x - (to_x - x) * reach, y - (to_y - y) * reach),
            (to_x + (to_x - x) * reach, to_y + (to_y - y) * reach),
        ]
        pen.line(ends, colour, 30)


def _cell(pen: Pen, view: View, words: Words, cell: Mapping[str, Any]) -> None:
    """Draw a card with who claims it; a spent one is faded, the contested one has a golden edge."""
    x, y = _corner(cell["cell"])
    wide, high = _CELL
    colours = [SEATS[view["table"][seat]["colour"]] for seat in cell["claimed"]]
    edge = LEAF if cell["contested"] else colours[0] if colours else EDGE
    fill = DEEP if cell["spent"] else PAPER
    pen.box(x + 7, y + 7, wide - 14, high - 14, fill, edge, 5 if colours else 1, 8)
    ink = SOFT if cell["spent"] else INK
    pen.paragraph(x + 16, y + 44, words.component(cell["card"]), wide - 32, 2, 18, ink, centred=True)
    pen.paragraph(x + 16, y + 92, words.help(cell["card"]), wide - 32, 4, 12, SOFT, centred=True)
    for number, seat in enumerate(cell["claimed"]):
        side = view["table"][seat]
        pen.shield(x + 26 + number * 26, y + 27, side["colour"], words.names[seat])
    if cell["owner"] >= 0 and len(cell["claimed"]) > 1:
        pen.text(x + wide - 18, y + 18, words.names[cell["owner"]], 14, LEAF, 60, "ra")
    if cell["once"]:
        pen.text(x + wide - 18, y + 18, "1x", 16, SOFT, None, "ra")
    if cell["player"] >= 0:
        side = view["table"][cell["player"]]
        pen.dot(x + wide - 22, y + high - 22, 6, SEATS[side["colour"]])


def _middle(pen: Pen, view: View, words: Words) -> None:
    """Draw the conflict's sums as two plates, and the seals flipped; or the price of the next good."""
    x, wide = _GRID[0], 3 * _CELL[0] + 2 * _GAP
    pen.box(x, _BELOW, wide, HEIGHT - _BELOW - 8, PAPER, EDGE)
    conflict, turn = view["conflict"], view["turn"]
    if conflict is not None:
        pen.text(x + wide / 2, _BELOW + 10, words.component(conflict["card"]), 16, INK, wide - 20, "ma")
        for seat, side in enumerate(view["table"]):
            at = x + 70 + seat * (wide - 140)
            pen.dot(at, _BELOW + 74, 34, DEEP, SEATS[side["colour"]], 4)
            pen.text(at, _BELOW + 74, str(conflict["sums"][seat]), 30, SEATS[side["colour"]], None, "mm")
            flips = [flip["value"] for flip in conflict["flips"] if flip["seat"] == seat]
            for number, value in enumerate(flips):
                _seal(pen, at + (54 + number * 30) * (1 - 2 * seat), _BELOW + 74, str(value))
            if conflict["wins_ties"] == seat:
                pen.text(at, _BELOW + 116, "=", 18, LEAF, None, "ma")
    if turn is not None:
        pen.good(x + wide / 2 - 22, _BELOW + 100, "gold", 13)
        pen.text(x + wide / 2, _BELOW + 88, str(turn["next_price"]), 24)
    pile = view["pile"]
    drawn = [f"{count} x {seal}" for seal, count in pile["unknown"].items() if count]
    known = " ".join(pile["known"])
    pen.text(
        x + 12, HEIGHT - 32, f"{words.say('table-seals')}: {', '.join(drawn)} | {known}", 13, SOFT, wide - 24
    )


def _seal(pen: Pen, x: float, y: float, text: str) -> None:
    pen.dot(x, y, 15, "#8e2f3c")
    pen.text(x, y, text, 14, "white", 26, "mm")


def _side(pen: Pen, view: View, words: Words, seat: int) -> None:
    """Draw what lies before a seat: seals, camp, supply, kept cards, and its building."""
    side = view["table"][seat]
    colour = SEATS[side["colour"]]
    x = 8 if seat == 0 else WIDTH - _SIDE - 8
    turn = seat == view["current_seat"]
    pen.box(x, TOP, _SIDE, HEIGHT - TOP - 8, PAPER, LEAF if turn else colour, 3 if turn else 1)
    pen.shield(x + 20, TOP + 20, side["colour"], words.names[seat], 13)
    pen.text(x + 42, TOP + 9, words.titles[seat], 18, colour, _SIDE - 176)
    pen.good(x + _SIDE - 124, TOP + 20, "gold", 11)
    pen.text(x + _SIDE - 108, TOP + 9, str(side["gold"]), 20)
    pen.good(x + _SIDE - 60, TOP + 20, "vp", 11)
    pen.text(x + _SIDE - 44, TOP + 9, f"{view['scores'][seat]:g}", 20)
    if side["power"]:
        pen.text(x + 42, TOP + 33, words.say("table-power"), 13, LEAF)
    y = TOP + 56
    _label(pen, x, y, words.say("table-seals"))
    seals = [seal for seal, count in side["seals"].items() for _one in range(count)]
    for number, seal in enumerate(seals):
        _seal(pen, x + 96 + number * 34, y + 8, seal)
    if side["personal_ready"]:
        pen.shield(x + 96 + len(seals) * 34, y + 8, side["colour"], words.names[seat], 13)
    _label(pen, x, y + 34, words.say("table-camp"))
    pen.goods(x + 84, y + 34, side["raw"], 54)
    # Raw side up, then building side up: the finished goods stand in boxes.
    for number, (good, count) in enumerate(side["goods"].items()):
        pen.box(x + 80 + number * 54, y + 58, 46, 24, DEEP if count else None, colour if count else EDGE)
        pen.good(x + 92 + number * 54, y + 70, good, 7, faded=not count)
        pen.text(x + 106 + number * 54, y + 62, str(count), 13, INK if count else SOFT)
    _label(pen, x, y + 92, words.say("table-supply"))
    pen.goods(x + 84, y + 92, side["supply"], 54)
    _label(pen, x, y + 118, words.say("table-kept"))
    if side["kept"]:
        pen.text(x + 84, y + 118, words.components(side["kept"]), 14, INK, _SIDE - 96)
    _building(pen, view, words, seat, x + 12)


def _label(pen: Pen, x: float, y: float, text: str) -> None:
    pen.text(x + 12, y, text, 14, SOFT, 66)


def _building(pen: Pen, view: View, words: Words, seat: int, x: float) -> None:
    """Draw the three sections, the field of each good filled or still open, under roofs where they are finished."""
    side = view["table"][seat]
    colour = SEATS[side["colour"]]
    top, wide = TOP + 244, (_SIDE - 24) / 3
    pen.text(x, top - 44, words.component(side["building"]), 18, colour)
    for number, section in enumerate(side["sections"]):
        left = x + number * wide
        roof = colour if section["finished"] else None
        pen.shape(
            [(left + 6, top + 44), (left + wide / 2, top - 6), (left + wide - 6, top + 44)], roof, colour
        )
        pen.box(left + 6, top + 44, wide - 12, 362, DEEP, colour, 1, 0)
        for row, slot in enumerate(section["slots"]):
            y = top + 54 + row * 116
            pen.box(left + 12, y, wide - 24, 106, PAPER if slot["filled"] else None, colour if slot["filled"] else EDGE,
                    3 if slot["filled"] else 1)  # fmt: skip
            pen.good(left + wide / 2, y + 44, slot["good"], 26, faded=not slot["filled"])
            pen.text(left + wide / 2, y + 82, words.component(slot["good"]), 13, INK, wide - 32, "ma")
        first = view["bonuses"][number]["first"]
        if first == seat:
            pen.good(left + wide / 2, top + 424, "vp", 10)
        elif first < 0:
            pen.good(left + wide / 2, top + 424, "vp", 10, faded=True)
