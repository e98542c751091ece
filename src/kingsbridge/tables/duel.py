"""Builders' Duel in the terminal: both sides with their buildings, the nine cards, and the conflict."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kingsbridge.tables.words import Words

_STYLES = {"red": "red", "blue": "bright_blue"}
_COLOURS = ["red", "blue"]
_BOTH = "bold yellow"


def show(view: Mapping[str, Any], words: Words) -> RenderableType:
    """Draw the whole table as a seat sees it."""
    parts: list[RenderableType] = [_heading(view, words), Text(""), _sides(view, words), Text("")]
    parts += [_buildings(view, words), Text(words.say("table-key"), style="dim"), _display(view, words)]
    note = _note(view, words)
    return Group(*parts, *([Text(""), Text(note)] if note else []))


def choice(view: Mapping[str, Any], action: int, words: Words) -> Sequence[RenderableType]:
    """Give an action with what it brings or costs."""
    entry = words.game.action(action)
    return [Text(words.label(action)), Text(_outcome(view, entry.kind, entry.args, words))]


def _heading(view: Mapping[str, Any], words: Words) -> Text:
    text = words.say(
        "table-heading",
        round=view["round"],
        rounds=view["rounds"],
        passage=view["passage"],
        deck=words.component(f"deck-{view['deck']}"),
        bank=view["bank"],
        pile=view["pile"]["size"],
    )
    return Text(text, style="bold")


def _sides(view: Mapping[str, Any], words: Words) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(words.say("table-player"))
    table.add_column(words.say("table-gold"), justify="right", no_wrap=True)
    for key in ("table-seals", "table-camp", "table-supply", "table-kept"):
        table.add_column(words.say(key))
    for number, side in enumerate(view["table"]):
        turn = "> " if number == view["current_seat"] else "  "
        power = f" ({words.say('table-power')})" if side["power"] else ""
        goods = _counts(side["goods"], words).upper()
        raw = _counts(side["raw"], words)
        table.add_row(
            Text(turn + words.titles[number] + power, style=_STYLES[side["colour"]]),
            str(side["gold"]),
            _counts(side["seals"], words) or "-",
            ", ".join(part for part in (goods, raw) if part) or "-",
            _counts(side["supply"], words) or "-",
            words.components(side["kept"]) if side["kept"] else "-",
        )
    return table


def _counts(amounts: Mapping[str, int], words: Words) -> str:
    return ", ".join(
        words.component(key) if count == 1 else f"{count} {words.component(key)}"
        for key, count in amounts.items()
        if count
    )


def _buildings(view: Mapping[str, Any], words: Words) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("")
    for bonus in view["bonuses"]:
        table.add_column(f"{words.say('table-section', section=bonus['section'])} ({_bonus(bonus, words)})")
    for side in view["table"]:
        # As Text: in a plain string the brackets would be read as markup.
        sections = [
            Text(" ".join(_slot(slot, words) for slot in section["slots"])) for section in side["sections"]
        ]
        table.add_row(Text(words.component(side["building"]), style=_STYLES[side["colour"]]), *sections)
    return table


def _bonus(bonus: Mapping[str, Any], words: Words) -> str:
    if bonus["first"] >= 0:
        return words.say("table-bonus-gone", seat=words.names[bonus["first"]])
    facts = words.game.components.get(bonus["bonus"]).facts
    value = next(iter(facts.items()))
    return f"{value[1].value} {words.texts.fact(words.game, value[0])}"


def _slot(slot: Mapping[str, Any], words: Words) -> str:
    name = words.component(slot["good"])
    return f"[{name}]" if slot["filled"] else name


def _display(view: Mapping[str, Any], words: Words) -> Table:
    table = Table(box=box.SQUARE, show_header=False, show_lines=True, pad_edge=True)
    for _ in range(3):
        table.add_column(width=22)
    cells = [_cell(cell, words) for cell in view["display"]]
    for row in range(0, len(cells), 3):
        table.add_row(*cells[row : row + 3])
    return table


def _cell(cell: Mapping[str, Any], words: Words) -> Text:
    """Write a card in the colour of who claims it, with a sign besides the colour; used ones are dim."""
    style = _BOTH if cell["contested"] and cell["owner"] < 0 else ""
    who = ""
    if cell["owner"] >= 0:
        style = _STYLES[_COLOURS[cell["owner"]]]
        who = f" <{words.titles[cell['owner']]}>"
    elif cell["contested"]:
        who = f" <{words.say('table-contested')}>"
    once = "1x " if cell["once"] else ""
    text = Text(f"{once}{words.component(cell['card'])}{who}", style=style)
    if cell["spent"]:
        text.stylize("dim")
    return text


def _note(view: Mapping[str, Any], words: Words) -> str:
    """Tell what matters now: how the conflict stands, or what the next good costs."""
    conflict, turn = view["conflict"], view["turn"]
    if conflict is not None and conflict["running"]:
        sums = words.texts.join(
            [f"{words.names[seat]} {number}" for seat, number in enumerate(conflict["sums"])]
        )
        card = words.component(conflict["card"])
        return words.say("table-conflict", card=card, sums=sums, seat=words.names[conflict["wins_ties"]])
    if turn is not None and turn["section"]:
        return words.say("table-worked", section=turn["section"], price=turn["next_price"])
    return words.say("table-next-price", price=turn["next_price"]) if turn is not None else ""


def _outcome(view: Mapping[str, Any], kind: str, args: Mapping[str, str | int], words: Words) -> str:
    """Say what a choice brings or costs."""
    if kind == "claim":
        line = next(row for row in view["lines"] if row["line"] == args["line"])
        return words.components([view["display"][cell]["card"] for cell in line["cells"]])
    if kind in ("use", "play"):
        return words.help(str(args["card"]))
    if kind == "flip":
        return _faces(view, str(args["seal"]), words)
    if kind == "give":
        other = 1 - view["current_seat"]
        return words.say(
            "table-give-up", seat=words.names[other], card=words.component(view["conflict"]["card"])
        )
    if kind == "build":
        return words.say("table-price", price=view["turn"]["next_price"])
    if kind in ("buy", "convert", "sell"):
        step = view["turn"]["step"]
        return words.say("table-price", price=step["pays"] if kind == "sell" else step["price"])
    return ""


def _faces(view: Mapping[str, Any], seal: str, words: Words) -> str:
    outcome = next(row for row in view["conflict"]["outcomes"] if row["seal"] == seal)
    (low, high), (low_sum, high_sum) = outcome["faces"], outcome["sums"]
    text = words.say("table-faces", low=low, high=high, low_sum=low_sum, high_sum=high_sum)
    return f"{text}, {words.say('table-last-flip')}" if outcome["ends"] else text
