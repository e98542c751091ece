"""`kingsbridge sim`: lets bots play many games and counts wins, points and speed."""

import json
import time
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from secrets import randbits
from typing import Annotated, Any

import typer
from rich import box
from rich.table import Table

from kingsbridge.arena.statistics import interval, percent, share_row
from kingsbridge.arena.workers import make_workers, spread
from kingsbridge.bots.match import play_match
from kingsbridge.bots.registry import make_bot
from kingsbridge.cli.files import refuse_existing, write_new
from kingsbridge.cli.options import GameArgument, OptionOption, SeedOption, read_options
from kingsbridge.cli.progress import counting
from kingsbridge.cli.seating import split_names
from kingsbridge.cli.terminal import Terminal, terminal_of
from kingsbridge.core.contract import Game
from kingsbridge.core.options import OptionValue
from kingsbridge.core.registry import load_game

_CHUNK = 10  # games of quick bots that are worth a message between processes
_SEED_BITS = 32
_FIRST_BOT = "greedy"  # where nobody is named: plays thousands of games in the time a level plays one


@dataclass(frozen=True)
class Plan:
    """What is played; small, because it is sent to every worker."""

    game_id: str
    bots: list[str]
    options: dict[str, OptionValue]
    seed: int


@dataclass
class Tally:
    """What was counted. A shared win counts as a share of one; `bots` by their place in the plan, `seats` by seat."""

    games: int = 0
    decisions: int = 0
    bot_wins: list[float] = field(default_factory=list)
    bot_scores: list[float] = field(default_factory=list)
    seat_wins: list[float] = field(default_factory=list)

    def add(self, other: "Tally") -> None:
        """Add what another part counted."""
        self.games += other.games
        self.decisions += other.decisions
        self.bot_wins = [a + b for a, b in zip(self.bot_wins, other.bot_wins, strict=True)]
        self.bot_scores = [a + b for a, b in zip(self.bot_scores, other.bot_scores, strict=True)]
        self.seat_wins = [a + b for a, b in zip(self.seat_wins, other.seat_wins, strict=True)]


def sim(
    ctx: typer.Context,
    game: GameArgument,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seats: Annotated[str | None, typer.Option(metavar="BOT,...", help="One bot a seat; they rotate.")] = None,
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
    plan = Plan(
        loaded.id, _bots(loaded, seats), read_options(loaded, option), randbits(64) if seed is None else seed
    )
    if json_file is not None:
        refuse_existing(json_file)
    started = time.perf_counter()
    tally = _play_all(terminal, plan, games, workers)
    report = make_report(plan, tally, time.perf_counter() - started)
    _show(terminal, report)
    if json_file is not None:
        write_new(json_file, json.dumps(report, indent=1))
        terminal.say("sim-written", file=str(json_file))


def make_report(plan: Plan, tally: Tally, seconds: float) -> dict[str, Any]:
    """Put the numbers together, JSON-ready."""
    return {
        "game": plan.game_id,
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
                **share_row(tally.bot_wins[at], tally.games),
                "mean_score": tally.bot_scores[at] / tally.games,
            }
            for at, bot in enumerate(plan.bots)
        ],
        "seats": [share_row(wins, tally.games) for wins in tally.seat_wins],
    }


def play_chunk(chunk: tuple[Plan, int, int]) -> Tally:
    """Play some of the games; which process does so makes no difference."""
    plan, first, count = chunk
    game = load_game(plan.game_id)
    bots = [make_bot(name) for name in plan.bots]
    seats = len(bots)
    tally = _empty(seats)
    for number in range(first, first + count):
        # In game n the bot of place p sits on seat (p + n) modulo the seats.
        order = [(seat - number) % seats for seat in range(seats)]
        # Apart by more than any number of games, so that runs with neighbouring seeds share no deal.
        seed = (plan.seed << _SEED_BITS) + number
        result = play_match(game, [bots[place] for place in order], seed, plan.options)
        tally.games += 1
        tally.decisions += result.decisions
        for seat, place in enumerate(order):
            won = 1 / len(result.winners) if seat in result.winners else 0.0
            tally.bot_wins[place] += won
            tally.seat_wins[seat] += won
            tally.bot_scores[place] += result.scores[seat]
    return tally


def _bots(game: Game, seats: str | None) -> list[str]:
    bots = split_names(seats) if seats else [_FIRST_BOT] + ["random"] * (game.min_seats - 1)
    for name in bots:
        make_bot(name)
    game.check_seats(len(bots))
    return bots


def _play_all(terminal: Terminal, plan: Plan, games: int, workers: int) -> Tally:
    chunks = [(plan, first, min(_CHUNK, games - first)) for first in range(0, games, _CHUNK)]
    parts: dict[int, Tally] = {}
    with (
        counting(terminal, games) as count,
        closing(spread(make_workers(workers), play_chunk, chunks)) as done,
    ):
        for (_, first, _), part in done:
            parts[first] = part
            count(part.games)
    tally = _empty(len(plan.bots))
    # In their order, because sums of fractions depend on it a little.
    for first in sorted(parts):
        tally.add(parts[first])
    return tally


def _empty(seats: int) -> Tally:
    return Tally(0, 0, [0.0] * seats, [0.0] * seats, [0.0] * seats)


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
        games=str(report["games"]),
        seconds=f"{report['seconds']:.1f}",
        rate=f"{report['games_per_second']:.1f}",
        decisions=f"{report['decisions_per_second']:.0f}",
        length=f"{report['decisions_per_game']:.1f}",
    )
    terminal.say("sim-seed", seed=str(report["seed"]))
