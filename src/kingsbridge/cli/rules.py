"""`kingsbridge rules`: prints the rule ledger of a game."""

from typing import Annotated

import typer
from rich.markdown import Markdown
from rich.padding import Padding

from kingsbridge.cli.options import GameArgument
from kingsbridge.cli.terminal import Terminal, terminal_of
from kingsbridge.core.errors import BadRequest
from kingsbridge.core.ledger import Rule, find_rule, read_ledger
from kingsbridge.core.registry import load_game


def rules(
    ctx: typer.Context,
    game: GameArgument,
    rule: Annotated[
        str | None, typer.Argument(metavar="RULE", help="One rule by its number, such as CAR-012.")
    ] = None,
    search: Annotated[
        str | None, typer.Option(metavar="WORD", help="Only rules that hold this word.")
    ] = None,
) -> None:
    """Print all rules, one, or those that hold a word."""
    terminal = terminal_of(ctx)
    language = terminal.texts.language
    game_id = load_game(game).id
    try:
        ledger = [find_rule(game_id, language, rule)] if rule else read_ledger(game_id, language)
    except OSError as error:
        raise BadRequest("no-rules", f"Game '{game}' has no rule ledger.", {"game": game}) from error
    found = [each for each in ledger if search is None or _holds(each, search)]
    if not found:
        terminal.say("rules-none", word=search or "")
    section = ""
    for each in found:
        if each.section != section and not rule:
            section = each.section
            terminal.write(f"\n{section}", "bold underline")
        show_rule(terminal, each)


def show_rule(terminal: Terminal, rule: Rule) -> None:
    """Print a rule with its source."""
    terminal.write(f"\n{rule.id}  {rule.title}", "bold")
    terminal.show(Padding(Markdown(rule.text), (0, 0, 0, 2)))
    if rule.source:
        terminal.show(Padding(terminal.texts.say("rules-source", source=rule.source), (0, 0, 0, 2)))


def _holds(rule: Rule, word: str) -> bool:
    return word.casefold() in f"{rule.id} {rule.title} {rule.text}".casefold()
