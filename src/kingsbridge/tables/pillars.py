"""The Pillars of the Earth in the terminal: seats, rows of craftsmen, the places of the walk, the price of choices."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kingsbridge.tables.words import Words

View = Mapping[str, Any]
_STYLES = {"blue": "bright_blue", "red": "red", "green": "green", "yellow": "yellow"}


def show(view: View, words: Words) -> RenderableType:
    """Draw the whole table as a seat sees it."""
    parts: list[RenderableType] = [_heading(view, words), Text(""), _seats(view, words), Text("")]
    parts += [_line(text) for text in _people(view, words)]
    parts.append(Text(""))
    parts += [_line(text) for text in _board(view, words)]
    return Group(*parts)


def choice(view: View, action: int, words: Words) -> Sequence[RenderableType]:
    """Give a choice with what the card does and what it costs."""
    entry = words.game.action(action)
    notes = _notes(view, entry.kind, entry.args, words)
    return [Text(words.label(action)), Text(notes, style="dim")]


def _line(text: str) -> Text:
    return Text(text, overflow="fold")


def _heading(view: View, words: Words) -> Text:
    part = (
        words.say(f"table-part-{view['part']}", step=view["step"])
        if view["part"]
        else words.say("table-over")
    )
    text = words.say("table-round", round=view["round"], rounds=view["rounds"], part=part)
    return Text(text, style="bold")


# --- seats -----------------------------------------------------------------------------------------------------------


def _seats(view: View, words: Words) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(words.say("table-player"), no_wrap=True)
    for key in ("points", "gold", "goods", "workers", "builders"):
        table.add_column(words.say(f"table-{key}"), justify="right", no_wrap=True)
    for number, seat in enumerate(view["table"]):
        turn = "> " if number == view["current_seat"] else "  "
        gold = str(seat["gold"])
        if seat["mill"]:
            gold = f"{gold} {words.say('table-mill', gold=seat['mill_income'])}"
        builders = f"{seat['builders_in_bag']}+{seat['builders_placed']}+{seat['builders_passed']}"
        name = words.titles[number] + (" *" if number == view["start_seat"] else "")
        table.add_row(
            Text(turn + name, style=_STYLES[seat["colour"]]),
            str(seat["points"]),
            gold,
            _goods(seat),
            f"{seat['workers']}/{seat['workers_in_all']}",
            builders,
        )
    return table


def _goods(seat: View) -> str:
    """Write the cubes, with those still to come this round."""
    return "/".join(
        str(count) + (f"+{seat['coming'][key]}" if seat["coming"][key] else "")
        for key, count in seat["cubes"].items()
    )


def _people(view: View, words: Words) -> list[str]:
    lines: list[str] = []
    for number, seat in enumerate(view["table"]):
        name = words.names[number]
        row = [
            words.say(
                "table-worker", craftsman=words.component(craftsman["craftsman"]), uses=craftsman["capacity"]
            )
            for craftsman in seat["craftsmen"]
        ]
        lines.append(words.say("table-row", seat=name, craftsmen=words.texts.join(row)))
        if seat["cards"]:
            cards = words.components([card["card"] for card in seat["cards"]])
            lines.append(words.say("table-cards", seat=name, cards=cards))
        if seat["advantages"]:
            lines.append(words.say("table-owned", seat=name, cards=words.components(seat["advantages"])))
    return lines


# --- the board -------------------------------------------------------------------------------------------------------


def _board(view: View, words: Words) -> list[str]:
    lines = [_event(view, words)]
    if view["fate"]["foreseen"]:
        lines.append(words.say("table-foreseen", event=words.component(view["fate"]["foreseen"])))
    if any(view["kingsbridge"]):
        lines.append(words.say("table-kingsbridge", cards=_shown(view["kingsbridge"], words)))
    if any(view["shiring"]):
        shown = [place and place["craftsman"] for place in view["shiring"]]
        lines.append(words.say("table-shiring", craftsmen=_shown(shown, words)))
    lines += _standing(view, words)
    lines.append(_stocks(view, words))
    if view["part"] == 2:
        lines.append(_bag(view, words))
    if view["builder"] is not None:
        owner = words.names[view["builder"]["owner"]]
        lines.append(words.say("table-builder", seat=owner, price=view["builder"]["price"]))
    if view["plan"] is not None:
        lines.append(_plan(view, words))
    return lines


def _shown(keys: Sequence[str | None], words: Words) -> str:
    return words.texts.join([f"{words.component(key)} ({words.help(key)})" for key in keys if key])


def _event(view: View, words: Words) -> str:
    event = view["fate"]["revealed"]
    named = f"{words.component(event)} ({words.help(event)})" if event else "?"
    return words.say("table-event", event=named)


def _standing(view: View, words: Words) -> list[str]:
    """Name the places where builders stand, in the order of their spaces."""
    found: list[str] = []
    for location in view["locations"]:
        seats = [words.names[space["seat"]] for space in location["spaces"] if space["seat"] >= 0]
        if seats:
            place = f"{location['number']} {words.component(location['place'])}"
            found.append(words.say("table-space", place=place, seats=words.texts.join(seats)))
    return [" · ".join(found)] if found else []


def _stocks(view: View, words: Words) -> str:
    stalls = [
        f"{words.component(stock['resource'])} {stock['stall']}" for stock in view["stocks"] if stock["buy"]
    ]
    supply = [f"{words.component(stock['resource'])} {stock['supply']}" for stock in view["stocks"]]
    return words.say("table-stalls", stalls=words.texts.join(stalls), supply=words.texts.join(supply))


def _bag(view: View, words: Words) -> str:
    bag = [f"{words.names[seat]} {count}" for seat, count in enumerate(view["bag"]) if count]
    passed = [f"{words.names[builder['seat']]} {builder['price']}" for builder in view["track"]]
    return words.say(
        "table-bag", bag=words.texts.join(bag), price=view["price"], passed=words.texts.join(passed)
    )


def _plan(view: View, words: Words) -> str:
    plan = view["plan"]
    uses = [f"{words.component(key)} ×{count}" for key, count in plan["uses"].items()]
    return words.say(
        "table-plan",
        uses=words.texts.join(uses),
        points=plan["points"],
        gold=plan["gold"],
        cubes=plan["cubes"],
    )


# --- choices ---------------------------------------------------------------------------------------------------------


def _notes(view: View, kind: str, args: Mapping[str, str | int], words: Words) -> str:
    """Say what a choice costs or brings."""
    if kind in ("take", "hire", "dismiss", "use"):
        key = str(args.get("card") or args["craftsman"])
        cost = next((offer["cost"] for offer in view["supply_craftsmen"] if offer["craftsman"] == key), 0)
        asked = f"{words.say('table-costs', gold=cost)}: " if kind == "hire" else ""
        return asked + words.help(key)
    if kind in ("place", "remigius"):
        price = view["builder"]["price"] if kind == "place" else 0
        asked = words.say("table-costs", gold=price) if price else words.say("table-free")
        return f"{asked}: {_space_help(view, str(args['space']), words)}"
    if kind in ("buy", "sell"):
        stock = next(stock for stock in view["stocks"] if stock["resource"] == args["resource"])
        gold = int(args["count"]) * int(stock[kind])
        return words.say("table-costs" if kind == "buy" else "table-gains", gold=gold)
    return ""


def _space_help(view: View, space: str, words: Words) -> str:
    """Say what a space brings: its card, or what the place does."""
    for location in view["locations"]:
        for spot in location["spaces"]:
            if spot["target"] == f"space:{space}":
                key = spot["card"] or location["place"]
                return f"{words.component(key)}: {words.help(key)}" if spot["card"] else words.help(key)
    raise AssertionError(f"there is no space '{space}'")
