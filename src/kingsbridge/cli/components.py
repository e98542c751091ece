"""`kingsbridge components`: every component with its values, where each comes from, and why."""

import typer
from rich import box
from rich.table import Table

from kingsbridge.cli.options import GameArgument
from kingsbridge.cli.terminal import Terminal, terminal_of
from kingsbridge.core.components import Component
from kingsbridge.core.contract import Game
from kingsbridge.core.registry import load_game

RECONSTRUCTED = "reconstructed"


def components(ctx: typer.Context, game: GameArgument) -> None:
    """Print the components, then the notes, then plainly what is our own choice."""
    terminal = terminal_of(ctx)
    loaded = load_game(game)
    notes: list[str] = []
    terminal.show(_table(terminal, loaded, notes))
    if notes:
        terminal.say("components-notes")
    for number, note in enumerate(notes, 1):
        terminal.write(f"[{number}] {terminal.texts.note(loaded, note)}")
    _say_reconstructed(terminal, loaded)


def _table(terminal: Terminal, game: Game, notes: list[str]) -> Table:
    texts = terminal.texts
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for key in ("column-component", "column-fact", "column-value", "column-provenance", "column-note"):
        table.add_column(texts.say(key), justify="right" if key == "column-value" else "left")
    group = ""
    for component in game.components.all:
        if group and component.table != group:
            table.add_section()
        group = component.table
        _add_rows(table, terminal, game, component, notes)
    return table


def _add_rows(table: Table, terminal: Terminal, game: Game, component: Component, notes: list[str]) -> None:
    texts = terminal.texts
    name = texts.component(game, component.key)
    for fact_name, fact in component.facts.items():
        if fact.why and fact.why not in notes:
            notes.append(fact.why)
        table.add_row(
            name,
            texts.fact(game, fact_name),
            texts.value(game, fact.value),
            texts.say(f"provenance-{fact.provenance}"),
            f"[{notes.index(fact.why) + 1}]" if fact.why else "",
            style="bold" if fact.provenance == RECONSTRUCTED else "",
        )
        name = ""


def _say_reconstructed(terminal: Terminal, game: Game) -> None:
    texts = terminal.texts
    guessed = [
        f"{texts.component(game, component.key)} ({texts.fact(game, name)})"
        for component in game.components.all
        for name, fact in component.facts.items()
        if fact.provenance == RECONSTRUCTED
    ]
    terminal.write("")
    if guessed:
        terminal.say("components-reconstructed", count=len(guessed), game=game.id)
        # Not an argument of the sentence: Fluent refuses arguments of more than 2,500 characters.
        terminal.write(texts.join(guessed))
    else:
        terminal.say("components-all-known")
