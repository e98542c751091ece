"""`kingsbridge train`: self-play, and what can be learned from it about who wins."""

from pathlib import Path
from typing import Annotated

import typer

from kingsbridge.bots.registry import check_bot
from kingsbridge.cli.arena import INTERRUPTED
from kingsbridge.cli.options import GameArgument
from kingsbridge.cli.progress import counting
from kingsbridge.cli.terminal import Terminal, terminal_of
from kingsbridge.core.learned import FILE
from kingsbridge.core.registry import load_game
from kingsbridge.lab.training.fitting import Fit
from kingsbridge.lab.training.learning import games_noted, install, train_on
from kingsbridge.lab.training.notes import SelfPlay


def train(
    ctx: typer.Context,
    game: GameArgument,
    out: Annotated[Path, typer.Option(metavar="DIR", help="The folder; the same command carries on there.")],
    games: Annotated[int, typer.Option(min=50, help="How many games; more may be added later.")] = 2000,
    seats: Annotated[
        list[int] | None, typer.Option(help="At tables of so many; may be repeated. Default: the fewest.")
    ] = None,
    bot: Annotated[str, typer.Option(metavar="BOT", help="Who plays with itself.")] = "greedy@2",
    budget: Annotated[int, typer.Option(min=0, help="Iterations of a choice; 0: the bot's own.")] = 0,
    seed: Annotated[int, typer.Option(help="Fixes all chance.")] = 0,
    into_package: Annotated[
        bool, typer.Option("--install", help="Also put the result into the installed package.")
    ] = False,
) -> int:
    """Play what is missing, fit, and say how well winners are foretold."""
    terminal = terminal_of(ctx)
    loaded = load_game(game)
    check_bot(bot, loaded)
    tables = [loaded.check_seats(number) for number in seats or [loaded.min_seats]]
    plan = SelfPlay(loaded.id, loaded.components_fingerprint, tables, bot, budget, seed)
    try:
        with counting(terminal, games, min(games, games_noted(out, plan))) as count:
            found = train_on(loaded, plan, games, out, count)
    except KeyboardInterrupt:
        terminal.say("train-interrupted", games=games_noted(out, plan), folder=str(out))
        return INTERRUPTED
    _tell(terminal, found)
    terminal.say("train-written", file=str(install(loaded, out) if into_package else out / FILE))
    return 0


def _tell(terminal: Terminal, found: Fit) -> None:
    for losses in found.losses:
        terminal.say(
            "train-epoch",
            epoch=losses.epoch,
            even=f"{losses.even:.3f}",
            hand=f"{losses.hand_made:.3f}",
            learned=f"{losses.learned:.3f}",
            positions=losses.positions,
        )
