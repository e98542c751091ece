"""World Without End in the terminal: seats with their goods, the board in a few lines, duties, and both piles."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kingsbridge.tables.words import Words

_STYLES = {"red": "red", "green": "green", "yellow": "yellow", "blue": "bright_blue"}
_HIDDEN = "?"


def show(view: Mapping[str, Any], words: Words) -> RenderableType:
    """Draw the whole table as a seat sees it."""
    parts: list[RenderableType] = [_heading(view, words), Text(""), _seats(view, words), Text("")]
    parts += [Text(line) for line in _board(view, words)]
    if view["seat"] is not None:
        parts += [Text(line) for line in _own(view, words)]
    return Group(*parts)


def choice(view: Mapping[str, Any], action: int, words: Words) -> Sequence[RenderableType]:
    """Give a step with what it brings: the incomes of an orientation, or what a card or event does."""
    entry = words.game.action(action)
    label = Text(words.label(action), no_wrap=True)
    if entry.kind == "orient" and view["orientations"]:
        return [label, Text(_orientation(view["orientations"][int(entry.args["arrow"])], words))]
    for name in ("card", "event", "location", "project", "space"):
        if name in entry.args and entry.kind != "discard":
            return [label, Text(words.help(str(entry.args[name])), style="dim")]
    return [label, Text("")]


def _heading(view: Mapping[str, Any], words: Words) -> Text:
    text = words.say(
        "table-heading",
        chapter=view["chapter"],
        round=view["round"],
        rounds=view["rounds"],
        seat=words.names[view["active"]],
    )
    return Text(text, style="bold")


def _seats(view: Mapping[str, Any], words: Words) -> Table:
    """Write one column a seat, so that four of them and the supply fit side by side."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("", no_wrap=True)
    for number, seat in enumerate(view["table"]):
        turn = "> " if number == view["current_seat"] else ""
        name = Text(turn + words.names[number], style=_STYLES[seat["colour"]])
        table.add_column(name, justify="right", no_wrap=True, overflow="ellipsis", max_width=12)
    table.add_column(words.say("table-left"), justify="right", no_wrap=True)
    table.add_row(words.say("table-points"), *[f"{seat['vp']:g}" for seat in view["table"]])
    for good in ("gold", *view["supply"]):
        held = [_HIDDEN if seat["goods"] is None else _dash(seat["goods"][good]) for seat in view["table"]]
        left = str(view["supply"][good]) if good in view["supply"] else ""
        table.add_row(words.component(good), *held, left)
    for key, field in (("houses", "houses"), ("seals", "seals_left"), ("cards", "cards")):
        table.add_row(words.say(f"table-{key}"), *[_dash(seat[field]) for seat in view["table"]])
    return table


def _dash(number: int) -> str:
    return str(number) if number else "-"


def _board(view: Mapping[str, Any], words: Words) -> list[str]:
    """Write the board: event, events in force, favor and market, projects, the ill."""
    lines: list[str] = []
    if view["event"] is not None:
        event = view["event"]["event"]
        lines.append(words.say("table-event", event=words.component(event), help=words.help(event)))
    in_force = [event["event"] for event in view["long_term"] if event["on_edge"]]
    if in_force:
        lines.append(words.say("table-long-term", events=words.components(in_force)))
    favor = words.say("table-favor", space=words.component(view["favor"]))
    lines.append(f"{favor} · {_market(view['market'], words)}")
    lines.append(words.say("table-projects", projects=words.texts.join(_projects(view, words))))
    ill = [location for location in view["plague"] if location["status"] == "ill"]
    if ill:
        named = [
            words.say("table-ill-one", location=words.component(location["location"]), need=location["need"])
            for location in ill
        ]
        lines.append(words.say("table-ill", locations=words.texts.join(named)))
    return lines


def _market(market: Mapping[str, Any], words: Words) -> str:
    if not market["open"]:
        return words.say("table-market-closed")
    key = "table-market-covered" if market["cloth_covered"] else "table-market"
    return words.say(key, wool=market["wool"], cloth=market["cloth"])


def _projects(view: Mapping[str, Any], words: Words) -> list[str]:
    found = []
    for project in view["projects"]:
        if project["status"] == "absent":
            continue
        filled = project["stone"] + project["wood"] + project["metal"]
        spaces = project["stone_spaces"] + project["wood_spaces"] + project["metal_spaces"]
        name = words.component(project["project"])
        found.append(words.say("table-project", project=name, filled=filled, spaces=spaces))
    return found


def _own(view: Mapping[str, Any], words: Words) -> list[str]:
    """Tell what matters to the reader: duties, houses, both piles."""
    own = view["table"][view["seat"]]
    held = own["goods"]
    duties = [_duty(duty, held[duty["good"]], words) for duty in view["duties"]]
    lines = [words.say("table-duties", duties="; ".join(duties))]
    spaces = [house["space"] for house in view["houses"] if house["owner"] == view["seat"]]
    if spaces:
        lines.append(words.say("table-houses-built", houses=words.components(spaces)))
    if own["played"]:
        lines.append(words.say("table-played", cards=words.components(own["played"])))
    if view["discards"]:
        lines.append(words.say("table-discarded", cards=words.components(view["discards"])))
    if view["phase"] not in ("play", "discard", "lay-off"):
        lines.append(words.say("table-hand", cards=words.components(view["hand"])))
    return lines


def _duty(duty: Mapping[str, Any], held: int, words: Words) -> str:
    least, most = duty["least"], duty["most"]
    due = str(least) if least == most else f"{least}-{most}"
    short = [max(least - held, 0), max(most - held, 0)]
    name = words.component(duty["good"])
    if short[1] == 0:
        return words.say("table-duty-met", duty=name, due=due)
    missing = str(short[1]) if short[0] == short[1] else f"{short[0]}-{short[1]}"
    return words.say("table-duty", duty=name, due=due, missing=missing)


def _orientation(way: Mapping[str, Any], words: Words) -> str:
    """Tell every seat's income and where the favor marker goes."""
    incomes = []
    for seat, income in enumerate(way["incomes"]):
        if income is None:
            incomes.append(words.say("table-no-income", seat=words.names[seat]))
        else:
            good = words.component(income["good"])
            incomes.append(
                words.say("table-income", seat=words.names[seat], units=income["units"], good=good)
            )
    space = words.component(way["favor"])
    if way["arrow"] == 0:
        return f"{'; '.join(incomes)}; {words.say('table-stays', space=space)}"
    award = words.say("nothing")
    if way["award"] is not None:
        good = words.component(way["award"]["good"])
        award = words.say("table-award", units=way["award"]["units"], good=good)
    return f"{'; '.join(incomes)}; {words.say('table-reaches', space=space, award=award)}"
