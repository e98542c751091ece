"""`kingsbridge sim`: the arena with a fresh deal for every game, counted by place and seat; nothing is kept."""

import json
import time
from collections.abc import Mapping
from contextlib import closing
from fractions import Fraction
from pathlib import Path
from secrets import randbits
from typing import Annotated, Any

import typer
from rich import box
from rich.table import Table

from kingsbridge.arena.outcome import Outcome
from kingsbridge.arena.schedule import Plan, make_plan
from kingsbridge.arena.statistics import interval, percent, share_row
from kingsbridge.arena.workers import make_workers
from kingsbridge.cli.arena import play_into
from kingsbridge.cli.files import refuse_existing, write_new
from kingsbridge.cli.options import GameArgument, OptionOption, SeedOption, read_options
from kingsbridge.cli.seating import split_names
from kingsbridge.cli.terminal import Terminal, terminal_of
from kingsbridge.core.contract import Game
from kingsbridge.core.registry import load_game

_FIRST_BOT = "greedy"  # where nobody is named: plays thousands of games in the time a level plays one


class Tally:
    """Counts games as they come in, and keeps none. A shared win counts as a share of one.

    Bots are counted by their place in the plan, because several may have the same name, and seats by themselves.
    Fractions, because games come in any order and the sums must not depend on it.
    """

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self.done: Mapping[int, Outcome] = {}
        self.games = 0
        self.decisions = 0
        self.bot_wins = [Fraction(0)] * plan.seats
        self.seat_wins = [Fraction(0)] * plan.seats
        self.bot_scores = [0.0] * plan.seats  # whole or half points: exact in any order

    def append(self, outcome: Outcome) -> None:
        """Count a game."""
        self.games += 1
        self.decisions += len(outcome.moves)
        for seat, place in enumerate(self._plan.places(outcome.game)):
            self.bot_scores[place] += outcome.scores[seat]
            if seat in outcome.winners:
                won = Fraction(1, len(outcome.winners))
                self.bot_wins[place] += won
                self.seat_wins[seat] += won


def sim(
    ctx: typer.Context,
    game: GameArgument,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seats: Annotated[
        str | None,
        typer.Option(metavar="BOT,...", help="One bot for each seat; they change seats after every game."),
    ] = None,
    seed: SeedOption = None,
    workers: Annotated[int, typer.Option(min=1, help="How many processes play.")] = 1,
    option: OptionOption = None,
    json_file: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="Write the numbers too.")
    ] = None,
) -> None:
    """Play the games and print the table of results."""
    terminal = terminal_of(ctx)
    loaded = load_game(game)
    bots = _bots(loaded, seats)
    plan = make_plan(
        loaded,
        bots,
        read_options(loaded, option),
        randbits(64) if seed is None else seed,
        fresh_deals=True,
    )
    if json_file is not None:
        refuse_existing(json_file)
    tally = Tally(plan)
    started = time.perf_counter()
    with closing(make_workers(workers)) as hands:
        play_into(terminal, plan, games, tally, hands)
    report = make_report(plan, bots, tally, time.perf_counter() - started)
    _show(terminal, report)
    if json_file is not None:
        write_new(json_file, json.dumps(report, indent=1))
        terminal.say("sim-written", file=str(json_file))


def make_report(plan: Plan, bots: list[str], tally: Tally, seconds: float) -> dict[str, Any]:
    """Put the numbers together, JSON-ready; bots under the names they were given."""
    return {
        "game": plan.game,
        "options": plan.options,
        "seed": plan.seed,
        "games": tally.games,
        "seconds": seconds,
        "games_per_second": tally.games / seconds,
        "decisions_per_second": tally.decisions / seconds,
        "decisions_per_game": tally.decisions / tally.games,
        "bots": [
            {
                "bot": bot,
                **share_row(float(tally.bot_wins[place]), tally.games),
                "mean_score": tally.bot_scores[place] / tally.games,
            }
            for place, bot in enumerate(bots)
        ],
        "seats": [share_row(float(wins), tally.games) for wins in tally.seat_wins],
    }


def _bots(game: Game, seats: str | None) -> list[str]:
    return split_names(seats) if seats else [_FIRST_BOT] + ["random"] * (game.min_seats - 1)


def _show(terminal: Terminal, report: dict[str, Any]) -> None:
    texts = terminal.texts
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column(texts.say("column-bot"))
    for key in ("column-wins", "column-interval", "column-mean-score"):
        table.add_column(texts.say(key), justify="right")
    for row in report["bots"]:
        table.add_row(row["bot"], percent(row["share"]), interval(row), f"{row['mean_score']:.1f}")
    table.add_section()
    for seat, row in enumerate(report["seats"], 1):
        table.add_row(texts.say("sim-seat", seat=seat), percent(row["share"]), interval(row), "")
    terminal.show(table)
    terminal.say(
        "sim-speed",
        games=report["games"],
        seconds=f"{report['seconds']:.1f}",
        rate=f"{report['games_per_second']:.1f}",
        decisions=f"{report['decisions_per_second']:.0f}",
        length=f"{report['decisions_per_game']:.1f}",
    )
    terminal.say("sim-seed", seed=str(report["seed"]))
