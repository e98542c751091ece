"""The card game in the terminal: seats with their stocks, the trick on the table, and what your cards are worth."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kingsbridge.tables.words import Words
from kingsbridge.texts.texts import component_of

_STYLES = {"green": "green", "blue": "bright_blue", "red": "red", "orange": "dark_orange"}
_BAD = "magenta"


def show(view: Mapping[str, Any], words: Words) -> RenderableType:
    """Draw the whole table as a seat sees it."""
    parts: list[RenderableType] = [_heading(view, words), Text(""), _seats(view, words), Text("")]
    if view["trick"] is not None:
        parts += _trick(view, words)
    if view["seat"] is not None:
        parts += _own(view, words)
    return Group(*parts)


def choice(view: Mapping[str, Any], action: int, words: Words) -> Sequence[RenderableType]:
    """Give a card with value and effect, or a step of the scoring with what it brings."""
    entry = words.game.action(action)
    if entry.kind == "play":
        card = str(entry.args["card"])
        copies = view["hand"].count(card)
        note = words.help(card)
        if copies > 1:
            note = f"{note} ({words.say('table-copies', count=copies)})"
        return [card_name(card, words), Text(str(_value(card, words)), justify="right"), Text(note)]
    return [Text(words.label(action)), Text(_outcome(entry.kind, entry.args, words))]


def card_name(card: str, words: Words) -> Text:
    """Write a card in its colour; those that cost points stand out too."""
    style = _STYLES.get(card.partition("-")[0], "")
    component = component_of(words.game, card)
    if component is not None and component.number("points") < 0:
        style = _BAD
    return Text(words.component(card), style=style)


def _heading(view: Mapping[str, Any], words: Words) -> Text:
    trick = view["trick"]
    if trick is None:
        text = words.say("table-scoring", hand=view["hand_number"], pile=view["pile"]["size"])
    else:
        text = words.say(
            "table-hand",
            hand=view["hand_number"],
            trick=trick["number"],
            tricks=view["cards_each"],
            pile=view["pile"]["size"],
        )
    if view["last_hand"]:
        text = f"{text} · {words.say('table-last-hand')}"
    return Text(text, style="bold")


def _seats(view: Mapping[str, Any], words: Words) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(words.say("table-player"), no_wrap=True)
    table.add_column(words.say("table-points"), justify="right", no_wrap=True)
    for key in view["table"][0]["stock"]:
        table.add_column(words.component(key).capitalize(), justify="right", no_wrap=True)
    table.add_column(words.say("table-tricks"), justify="right", no_wrap=True)
    table.add_column(words.say("table-privileges"))
    scoring = any(seat["this_hand"] for seat in view["table"])
    for number, seat in enumerate(view["table"]):
        turn = "> " if number == view["current_seat"] else "  "
        table.add_row(
            Text(turn + words.titles[number], style=_STYLES[seat["colour"]]),
            f"{seat['points']} ({seat['this_hand']:+})" if scoring else str(seat["points"]),
            *[str(count) if count else "-" for count in seat["stock"].values()],
            str(seat["tricks"]),
            words.components(seat["privileges"]) if seat["privileges"] else "-",
        )
    return table


def _trick(view: Mapping[str, Any], words: Words) -> list[RenderableType]:
    trick = view["trick"]
    if not trick["plays"]:
        return [Text(words.say("table-lead", seat=words.names[trick["lead"]])), Text("")]
    if trick["taker"] < 0:
        head = words.say("table-trick-king")
    else:
        head = words.say("table-trick", seat=words.names[trick["taker"]])
    cards = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    for number, play in enumerate(trick["plays"]):
        wins = f"< {words.say('table-winning')}" if number == trick["winner"] else ""
        name = Text(f"  {words.names[play['seat']]}")
        value = Text(str(_value(play["card"], words)), justify="right")
        cards.add_row(name, card_name(play["card"], words), value, Text(wins))
    return [Text(head), cards, Text("")]


def _own(view: Mapping[str, Any], words: Words) -> list[RenderableType]:
    """Tell what matters only to the reader: what would score, what has to wait, what may still come."""
    lines: list[RenderableType] = []
    own = view["table"][view["seat"]]
    mine = own["colour"]
    counts = [card for card in own["scoring_cards"] if _counts_for(card, mine, words)]
    if counts:
        key = "table-own-tricks" if own["tricks"] else "table-own-kings-trick"
        lines.append(Text(words.say(key, cards=words.components(counts))))
    waiting = (
        [card for card in view["hand"] if _is_for_last_trick(card, words)] if len(view["hand"]) > 1 else []
    )
    if waiting:
        lines.append(Text(words.say("table-waiting", cards=words.components(waiting))))
    if view["unseen_privileges"] and view["trick"] is not None:
        lines.append(
            Text(words.say("table-unseen", cards=words.components(view["unseen_privileges"])), style="dim")
        )
    return lines


def _counts_for(card: str, colour: str, words: Words) -> bool:
    """Say whether a card brings its taker anything: own craftsmen, materials, points good or bad."""
    component = component_of(words.game, card)
    assert component is not None
    if component.table == "craftsman":
        return card.startswith(f"{colour}-")
    return bool(component.number("points") or component.word("gives") or component.word("role") == "choice")


def _is_for_last_trick(card: str, words: Words) -> bool:
    component = component_of(words.game, card)
    return component is not None and component.word("role") == "last-trick"


def _value(card: str, words: Words) -> int:
    component = component_of(words.game, card)
    assert component is not None
    return component.number("value")


def _outcome(kind: str, args: Mapping[str, str | int], words: Words) -> str:
    """Say what a conversion brings."""
    if kind == "assist":
        return words.say("table-worth", points=_fact_of_any(words, "any_material"))
    if kind != "convert":
        return ""
    converter = words.game.components.get(str(args["converter"]))
    if converter.word("turns") == args["material"]:
        return words.say("table-makes", material=words.component(converter.word("into")))
    return words.say("table-worth", points=converter.number(str(args["material"])))


def _fact_of_any(words: Words, name: str) -> int:
    return max(component.number(name) for component in words.game.components.all)
