"""`kingsbridge games`: lists the games."""

import typer
from rich import box
from rich.table import Table

from kingsbridge.cli.terminal import terminal_of
from kingsbridge.core.registry import game_ids, load_game


def games(ctx: typer.Context) -> None:
    """List the games with their seats."""
    terminal = terminal_of(ctx)
    texts = terminal.texts
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for key in ("column-game", "column-seats", "column-about"):
        table.add_column(texts.say(key))
    for game_id in game_ids():
        game = load_game(game_id)
        title = texts.of_game(game, "game-title") if texts.has(game, "game-title") else game_id
        summary = texts.of_game(game, "game-summary") if texts.has(game, "game-summary") else ""
        seats = (
            str(game.min_seats) if game.min_seats == game.max_seats else f"{game.min_seats}-{game.max_seats}"
        )
        table.add_row(game_id, seats, f"{title}\n{summary}".strip())
    terminal.show(table)
    terminal.say("games-how", game=game_ids()[0])
