"""`kingsbridge rules`: prints the rule ledger of a game."""

from typing import Annotated

import typer
from rich.markdown import Markdown
from rich.padding import Padding

from kingsbridge.cli.terminal import Terminal, terminal_of
from kingsbridge.core.errors import BadRequest
from kingsbridge.core.ledger import Rule, find_rule, read_ledger
from kingsbridge.core.registry import game_ids, load_game
from kingsbridge.core.rule_places import RULE_ID, rule_places


def rules(
    ctx: typer.Context,
    game: Annotated[
        str,
        typer.Argument(
            metavar="GAME", help="Which game; the number of a rule alone, such as CAR-012, will do."
        ),
    ],
    rule: Annotated[
        str | None, typer.Argument(metavar="RULE", help="One rule by its number, such as CAR-012.")
    ] = None,
    search: Annotated[
        str | None, typer.Option(metavar="WORD", help="Only rules that mention this word.")
    ] = None,
) -> None:
    """Print all rules, those that hold a word, or one with the code that carries it out."""
    terminal = terminal_of(ctx)
    language = terminal.texts.language
    if rule is None and RULE_ID.fullmatch(game.upper()):
        game, rule = _game_of(game), game
    game_id = load_game(game).id
    try:
        ledger = [find_rule(game_id, language, rule)] if rule else read_ledger(game_id, language)
    except OSError as error:
        raise BadRequest("no-rules", f"Game '{game}' has no rule ledger.", {"game": game}) from error
    found = [entry for entry in ledger if search is None or _holds(entry, search)]
    if not found:
        terminal.say("rules-none", word=search or "")
    section = ""
    for entry in found:
        if entry.section != section and not rule:
            section = entry.section
            terminal.write(f"\n{section}", "bold underline")
        show_rule(terminal, entry)
        if rule:
            _show_places(terminal, game_id, entry)


def show_rule(terminal: Terminal, rule: Rule) -> None:
    """Print a rule with its source."""
    terminal.write(f"\n{rule.id}  {rule.title}", "bold")
    terminal.show(Padding(Markdown(rule.text), (0, 0, 0, 2)))
    if rule.source:
        terminal.show(Padding(terminal.texts.say("rules-source", source=rule.source), (0, 0, 0, 2)))


def _show_places(terminal: Terminal, game_id: str, rule: Rule) -> None:
    """Print which classes and functions carry the rule out."""
    for place in rule_places(game_id).get(rule.id, []):
        where = f"games/{game_id}/{place.file}:{place.line}"
        terminal.show(Padding(terminal.texts.say("rules-place", name=place.name, place=where), (0, 0, 0, 2)))


def _game_of(rule: str) -> str:
    """Give the game whose rules are numbered with these letters; the letters themselves if there is none."""
    letters = rule[:3].lower()
    named = [game_id for game_id in game_ids() if game_id.startswith(letters)]
    return named[0] if named else letters


def _holds(rule: Rule, word: str) -> bool:
    return word.casefold() in f"{rule.id} {rule.title} {rule.text}".casefold()
