"""`kingsbridge dataset`: self-play as Parquet, for learning."""

from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer

from kingsbridge.arena.schedule import make_plan
from kingsbridge.arena.workers import make_workers
from kingsbridge.cli.arena import INTERRUPTED
from kingsbridge.cli.options import GameArgument, OptionOption, read_options
from kingsbridge.cli.progress import counting
from kingsbridge.cli.seating import split_names
from kingsbridge.cli.terminal import terminal_of
from kingsbridge.core.registry import load_game
from kingsbridge.lab.dataset import Dataset, games_done, write_dataset


def dataset(
    ctx: typer.Context,
    game: GameArgument,
    bots: Annotated[
        str,
        typer.Option(metavar="BOT,...", help="Who plays, one a seat; they change seats from game to game."),
    ],
    out: Annotated[Path, typer.Option(metavar="DIR", help="The folder; the same command carries on there.")],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(help="Fixes all chance.")] = 0,
    option: OptionOption = None,
    shard: Annotated[int, typer.Option(min=1, help="How many games go into a file.")] = 50,
    workers: Annotated[int, typer.Option(min=0, help="How many processes play; 0: one for each core.")] = 0,
    cluster: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Play on a Ray cluster; 'local' makes one.")
    ] = None,
) -> int:
    """Play what is missing."""
    terminal = terminal_of(ctx)
    loaded = load_game(game)
    plan = make_plan(loaded, split_names(bots), read_options(loaded, option), seed, fresh_deals=True)
    wanted = Dataset(plan, games, shard)
    done = games_done(wanted, out) if out.exists() else 0
    try:
        with (
            counting(terminal, games, done) as count,
            closing(write_dataset(wanted, out, make_workers(workers, cluster))) as written,
        ):
            for more in written:
                count(more)
    except KeyboardInterrupt:
        terminal.say("dataset-interrupted", games=games_done(wanted, out), folder=str(out))
        return INTERRUPTED
    terminal.say("dataset-written", games=games, folder=str(out))
    return 0
