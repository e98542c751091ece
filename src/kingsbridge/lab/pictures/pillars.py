"""The board of The Pillars of the Earth: the places of the walk with builders, the cathedral, and what is on offer."""

from collections.abc import Mapping
from typing import Any, Final

from kingsbridge.lab.pictures.frame import LEFT, TOP, View, draw_heading, draw_panel, panel_height
from kingsbridge.lab.pictures.pen import DEEP, EDGE, HEIGHT, INK, LEAF, PAPER, SEATS, SOFT, Pen
from kingsbridge.tables.words import Words

_SCALE: Final = 1.08
# Places: left, top, width, height, on a map of 866 x 476; and the number of each that has no spaces for builders.
_BOXES: Final[Mapping[str, tuple[int, int, int, int]]] = {
    "events": (8, 8, 102, 110),
    "archbishop": (116, 8, 134, 110),
    "wool-mill": (256, 8, 118, 110),
    "kingsbridge": (380, 8, 316, 110),
    "priory": (702, 8, 156, 110),
    "forest": (722, 130, 136, 66),
    "quarry": (722, 202, 136, 68),
    "gravel-pit": (722, 276, 136, 66),
    "court": (684, 358, 174, 110),
    "shiring": (362, 358, 316, 110),
    "castle": (252, 358, 104, 110),
    "market": (8, 358, 238, 110),
    "building-site": (8, 246, 132, 96),
    "cathedral": (8, 130, 132, 110),
}
_NUMBERS: Final = {
    "events": 1,
    "wool-mill": 3,
    "forest": 6,
    "quarry": 7,
    "gravel-pit": 8,
    "building-site": 13,
}
_RESOURCES: Final = {"forest": "wood", "quarry": "stone", "gravel-pit": "sand"}
_STONE: Final = "#9a9488"
_OFFER: Final = TOP + 476 * _SCALE + 6  # where the strip with what is on offer begins
# The pieces of the cathedral, as corners on a ground 400 wide and 190 high, in the order in which they are drawn.
_PIECES: Final[Mapping[str, list[tuple[float, float]]]] = {
    "apse": [(330, 190), (330, 110), (352, 92), (376, 110), (390, 140), (390, 190)],
    "transept": [(220, 190), (220, 84), (255, 50), (290, 84), (290, 190)],
    "nave": [(90, 190), (90, 104), (330, 104), (330, 190)],
    "roof": [(90, 102), (112, 62), (312, 62), (330, 102)],
    "first-tower": [(20, 190), (20, 50), (46, 6), (72, 50), (72, 190)],
    "second-tower": [(62, 190), (62, 62), (88, 18), (114, 62), (114, 190)],
}


def paint(pen: Pen, view: View, words: Words) -> None:
    """Draw the table as its reader sees it."""
    part = (
        words.say(f"table-part-{view['part']}", step=view["step"])
        if view["part"]
        else words.say("table-over")
    )
    where = words.say("table-round", round=view["round"], rounds=view["rounds"], part=part)
    draw_heading(pen, view, words, where)
    pen.box(4, TOP, LEFT - 12, 476 * _SCALE, "#c9cf9f", EDGE, 2)
    _walk(pen, view)
    _cathedral(pen, view, words)
    spaces = {location["place"]: location["spaces"] for location in view["locations"]}
    numbers = {location["place"]: location["number"] for location in view["locations"]} | _NUMBERS
    for place in _BOXES:
        _place(pen, view, words, place, numbers[place])
        if place in spaces:
            _builders(pen, view, words, place, spaces[place])
    _offer(pen, view, words)
    for seat in range(view["seats"]):
        _panel(pen, view, words, seat)


def _laid(place: str) -> tuple[float, float, float, float]:
    x, y, wide, high = _BOXES[place]
    return 8 + x * _SCALE, TOP + y * _SCALE, wide * _SCALE, high * _SCALE


def _walk(pen: Pen, view: View) -> None:
    """Draw the way that the events of a round walk."""
    left, top, right, bottom = 166.0, TOP + 135.0, 765.0, TOP + 378.0
    pen.line([(left, bottom - 150), (left, top), (right, top), (right, bottom), (left, bottom), (left, bottom - 110)],
             PAPER, 7)  # fmt: skip


def _place(pen: Pen, view: View, words: Words, place: str, number: int) -> None:
    """Draw a place with its number, and what it holds; the one that is being resolved has a golden edge."""
    x, y, wide, high = _laid(place)
    now = view["part"] == 3 and view["step"] == number
    pen.box(x, y, wide, high, PAPER, LEAF if now else EDGE, 4 if now else 1)
    pen.dot(x + 13, y + 13, 10, LEAF if now else DEEP, EDGE)
    pen.text(x + 13, y + 13, str(number), 12, INK, None, "mm")
    pen.text(x + 28, y + 5, words.component(place), 14, INK, wide - 34)
    if place == "events":
        event = view["fate"]["revealed"]
        pen.paragraph(
            x + 8, y + 34, words.component(event) if event else "?", wide - 16, 4, 14, SOFT, centred=True
        )
        if view["fate"]["foreseen"]:
            pen.text(x + 8, y + high - 20, f"? {words.component(view['fate']['foreseen'])}", 12, SEATS["blue"],
                     wide - 16)  # fmt: skip
    elif place == "court":
        pen.good(x + wide - 40, y + high - 18, "gold", 8)
        pen.text(x + wide - 26, y + high - 26, str(view["tax"] or "?"), 15)
    elif place == "wool-mill":
        for row, side in enumerate(view["table"]):
            pen.shield(x + 20 + row % 2 * 52, y + 48 + row // 2 * 34, side["colour"], words.names[row], 10)
            pen.text(x + 36 + row % 2 * 52, y + 38 + row // 2 * 34, str(side["mill"]), 16)
    elif place == "market":
        _market(pen, view, x, y)
    elif place in _RESOURCES:
        _resource(pen, view, place, x, y)


def _resource(pen: Pen, view: View, place: str, x: float, y: float) -> None:
    """Draw how many units of the place's resource the cards bring that seats have taken, seat by seat."""
    resource = _RESOURCES[place]
    pen.good(x + 20, y + 48, resource, 12)
    at = x + 42
    for side in view["table"]:
        units = sum(card["cubes"] + card["extra"] for card in side["cards"] if card["resource"] == resource)
        if units:
            pen.box(at, y + 36, 24, 24, SEATS[side["colour"]], INK)
            pen.text(at + 12, y + 48, str(units), 14, "white", None, "mm")
            at += 27


def _market(pen: Pen, view: View, x: float, y: float) -> None:
    """Draw each stall with what lies there and its prices."""
    for number, stock in enumerate(view["stocks"]):
        at = x + 12 + number * 61
        pen.good(at + 8, y + 84, stock["resource"], 8)
        if stock["buy"]:
            pen.text(at + 20, y + 75, str(stock["stall"]), 15)
        prices = f"{stock['buy'] or '-'} / {stock['sell'] or '-'}"
        pen.text(at, y + 97, prices, 12, SOFT)


def _builders(pen: Pen, view: View, words: Words, place: str, spaces: list[Mapping[str, Any]]) -> None:
    """Draw the spaces with the builders that stand there, and the cards that lie beside them."""
    x, y, wide, _high = _laid(place)
    step = wide / len(spaces) if any(space["card"] for space in spaces) or len(spaces) < 3 else 38
    for number, space in enumerate(spaces):
        left, top = x + number * step, y + 50
        pen.dot(left + 24, top, 15, DEEP, EDGE, 2)
        if space["seat"] >= 0:
            pen.shield(left + 24, top, view["table"][space["seat"]]["colour"], words.names[space["seat"]], 14)
        if space["card"]:
            pen.box(left + 46, y + 32, step - 54, 78, DEEP, EDGE)
            pen.paragraph(left + 50, y + 36, words.component(space["card"]), step - 62, 2, 13, INK)
            pen.paragraph(left + 50, y + 68, words.help(space["card"]), step - 62, 3, 10, SOFT)


def _cathedral(pen: Pen, view: View, words: Words) -> None:
    """Draw the cathedral as far as it stands, the piece that rises outlined in gold; below it the cost track."""
    left, ground = 250.0, TOP + 340.0
    built = set(view["pieces"])
    for piece, corners in _PIECES.items():
        points = [(left + x, ground - 190 + y) for x, y in corners]
        if piece in built:
            pen.shape(points, _STONE, INK)
        elif piece == view["piece_rising"]:
            pen.shape(points, "#c8962a40", LEAF)
        else:
            pen.shape(points, "#ffffff30", EDGE)
    if "nave" in built:
        for window in range(6):
            pen.box(left + 128 + window * 30, ground - 62, 10, 36, "#22457a", INK, 1, 5)
    pen.line([(left - 20, ground), (left + 430, ground)], SOFT, 3)
    if view["piece_rising"]:
        pen.text(left + 200, ground + 8, words.component(view["piece_rising"]), 14, SOFT, None, "ma")


def _offer(pen: Pen, view: View, words: Words) -> None:
    """Draw what is on offer in the first part, or the bag and the cost track in the second, or the supply."""
    pen.box(4, _OFFER, LEFT - 12, HEIGHT - _OFFER - 6, PAPER, EDGE)
    if view["supply_cards"] or view["supply_craftsmen"]:
        _cards_on_offer(pen, view, words)
        return
    x, y = 18.0, _OFFER + 14
    for price in range(view["first_price"], 0, -1):
        passed = [builder["seat"] for builder in view["track"] if builder["price"] == price]
        now = view["part"] == 2 and view["price"] == price
        pen.box(x, y, 64, 70, DEEP, LEAF if now else EDGE, 3 if now else 1)
        pen.good(x + 20, y + 18, "gold", 9)
        pen.text(x + 34, y + 9, str(price), 17)
        for seat in passed:
            pen.shield(x + 32, y + 50, view["table"][seat]["colour"], words.names[seat], 14)
        x += 72
    drawn = view["builder"]
    if drawn is not None:
        pen.shield(x + 30, y + 34, view["table"][drawn["owner"]]["colour"], words.names[drawn["owner"]], 26)
    pen.goods(18, y + 100, {stock["resource"]: stock["supply"] for stock in view["stocks"]}, 70)
    for seat, count in enumerate(view["bag"]):
        pen.shield(340 + seat * 66, y + 108, view["table"][seat]["colour"], words.names[seat], 11)
        pen.text(356 + seat * 66, y + 99, str(count), 15)


def _cards_on_offer(pen: Pen, view: View, words: Words) -> None:
    """Draw the resource cards with what they yield and need, and the craftsmen with what they cost."""
    wide, high = 96.0, 96.0
    for number, card in enumerate(view["supply_cards"][:9]):
        x, y = 14 + number * (wide + 6), _OFFER + 8
        pen.box(x, y, wide, high, DEEP, EDGE)
        pen.text(x + wide / 2, y + 8, words.component(card["card"]), 12, INK, wide - 10, "ma")
        for cube in range(card["cubes"] + card["extra"]):
            pen.good(x + 16 + cube % 5 * 16, y + 42 + cube // 5 * 18, card["resource"], 7)
        pen.dot(x + 20, y + high - 18, 6, INK)
        pen.text(x + 32, y + high - 26, str(card["workers"]), 15)
    for number, man in enumerate(view["supply_craftsmen"][:6]):
        x, y = 14 + number * 154, _OFFER + high + 16
        pen.box(x, y, 148, 92, "#dfe5ea", EDGE)
        pen.text(x + 8, y + 6, words.component(man["craftsman"]), 14, INK, 104)
        pen.good(x + 124, y + 16, "gold", 7)
        pen.text(x + 134, y + 8, str(man["cost"]), 13)
        pen.paragraph(x + 8, y + 32, words.help(man["craftsman"]), 134, 3, 12, SOFT)


def _panel(pen: Pen, view: View, words: Words, seat: int) -> None:
    """Draw a seat's gold, workers, cubes, builders, craftsmen and advantages."""
    side = view["table"][seat]
    x, y = draw_panel(pen, view, words, seat, str(side["points"]))
    bottom = y + panel_height(view) - 42
    pen.good(x + 8, y + 8, "gold", 9)
    pen.text(x + 22, y, str(side["gold"]), 16)
    pen.goods(x + 60, y, side["cubes"], 40)
    pen.dot(x + 232, y + 8, 6, INK)
    pen.text(x + 243, y + 1, f"{side['workers']}/{side['workers_in_all']}", 14)
    waiting = side["builders_in_bag"] + side["builders_passed"]
    for builder in range(waiting + side["builders_placed"]):
        stands = builder >= waiting
        pen.shield(x + 210 + builder * 24, y - 18, side["colour"], "x" if stands else "", 8)
    rows = max(int((bottom - y - 26) // 20), 1)
    entries = [
        (f"{words.component(man['craftsman'])} x{man['capacity']}", "#dfe5ea") for man in side["craftsmen"]
    ]
    entries += [(words.component(key), "#e5d9ee") for key in side["advantages"]]
    entries += [(words.component(card["card"]), DEEP) for card in side["cards"]]
    for number, (text, fill) in enumerate(entries[: 2 * rows]):
        left, top = x + number // rows * 154, y + 26 + number % rows * 20
        pen.box(left, top, 150, 18, fill, EDGE, 1, 3)
        pen.text(left + 5, top + 2, text, 12, INK, 142)
