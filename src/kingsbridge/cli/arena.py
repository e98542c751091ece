"""`kingsbridge arena`: matches and round robins between bots, with ratings, intervals and a report."""

import tempfile
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from secrets import randbits
from typing import Annotated, Any

import typer
from rich import box
from rich.table import Table

from kingsbridge.arena.accumulators import find_accumulators
from kingsbridge.arena.figures import make_figures, standings
from kingsbridge.arena.outcome import Outcome
from kingsbridge.arena.results import Results, read_results, seed_of
from kingsbridge.arena.schedule import Plan, make_plan, stopping_at
from kingsbridge.arena.statistics import interval, percent
from kingsbridge.arena.tournament import Collector, counted, play_plan
from kingsbridge.arena.workers import Workers, make_workers
from kingsbridge.cli.files import refuse_existing
from kingsbridge.cli.ladder import climb
from kingsbridge.cli.options import OptionOption, read_options
from kingsbridge.cli.progress import counting
from kingsbridge.cli.report import AccumulateOption, HtmlOption, JsonOption, write_figures
from kingsbridge.cli.seating import split_names
from kingsbridge.cli.terminal import Terminal, terminal_of
from kingsbridge.core.contract import Game
from kingsbridge.core.errors import BadRequest
from kingsbridge.core.registry import load_game

INTERRUPTED = 130


def arena(
    ctx: typer.Context,
    game: Annotated[
        str, typer.Argument(metavar="GAME", help="Which game; see `kingsbridge games`. A ladder plays all.")
    ] = "",
    bots: Annotated[
        str,
        typer.Option(
            metavar="BOT,...",
            help="Who plays; your own bots as module:Class. The first is the one being tested.",
        ),
    ] = "",
    ladder: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Rate a growing set of bots over all games: --bots joins, --games are its deals more.",
        ),
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games; rounded up to whole rotations.")] = 200,
    round_robin: Annotated[
        bool, typer.Option("--round-robin", help="Let every bot meet every other.")
    ] = False,
    seats: Annotated[int | None, typer.Option(help="Seats of a game in a round robin.")] = None,
    seed: Annotated[int | None, typer.Option(help="Fixes all chance; a results file keeps its own.")] = None,
    option: OptionOption = None,
    results: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Save every game here; the same command carries on from there."),
    ] = None,
    stop_at: Annotated[
        float | None,
        typer.Option(
            min=0, max=1, help="Stop once the first bot clearly wins more or less often than this share."
        ),
    ] = None,
    seconds: Annotated[
        float,
        typer.Option(
            min=0.001, help="Seconds that a bot of your own may take for a move; more is a forfeit."
        ),
    ] = 10.0,
    workers: Annotated[int, typer.Option(min=0, help="How many processes play; 0: one for each core.")] = 0,
    cluster: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Play on a Ray cluster; 'local' makes one.")
    ] = None,
    report: HtmlOption = None,
    json_file: JsonOption = None,
    accumulate: AccumulateOption = None,
) -> int:
    """Play what is missing, and print the table."""
    terminal = terminal_of(ctx)
    if ladder is not None:
        unused = {"GAME": game, "--round-robin": round_robin, "--seats": seats, "--option": option}
        unused |= {"--results": results, "--stop-at": stop_at, "--report": report, "--json": json_file}
        _refuse_with_ladder(unused | {"--accumulate": accumulate})
        names = split_names(bots) if bots else []
        own_seed = randbits(64) if seed is None else seed
        finished = climb(terminal, ladder, names, games, own_seed, seconds, workers, cluster)
        return 0 if finished else INTERRUPTED
    for word, given in (("GAME", game), ("--bots", bots)):
        if not given:
            raise BadRequest("missing-word", f"Missing: {word}.", {"word": word})
    for file in (report, json_file):
        if file is not None:
            refuse_existing(file)
    own = find_accumulators(accumulate or [])
    loaded = load_game(game)
    plan = make_plan(
        loaded,
        split_names(bots),
        read_options(loaded, option),
        _seed(seed, results),
        seats,
        round_robin,
        seconds,
    )
    games = plan.whole_rounds(games)
    if stop_at is not None:
        plan = stopping_at(plan, stop_at, games)
    outcomes, finished = _play(terminal, plan, games, results, lambda: make_workers(workers, cluster))
    if outcomes:
        _show(terminal, loaded, standings(plan, counted(plan, outcomes)))
    if not finished:
        terminal.say(
            "arena-interrupted" if results else "arena-lost", games=len(outcomes), file=str(results or "")
        )
        return INTERRUPTED
    if report or json_file or own:
        write_figures(terminal, make_figures(plan, counted(plan, outcomes), own), report, json_file)
    return 0


def _refuse_with_ladder(words: dict[str, object]) -> None:
    """A ladder plays all games by its own plan; a word that would be passed over is better refused."""
    for word, given in words.items():
        if given:
            raise BadRequest(
                "not-with-ladder",
                f"A ladder plays all games and numbers of seats by itself: leave out {word}.",
                {"word": word},
            )


def _seed(given: int | None, results: Path | None) -> int:
    """Give the seed: the one that was named, else that of the run to go on with, else a fresh one."""
    if given is not None:
        return given
    earlier = None if results is None else seed_of(results)
    return randbits(64) if earlier is None else earlier


def _play(
    terminal: Terminal, plan: Plan, games: int, file: Path | None, make: Callable[[], Workers]
) -> tuple[list[Outcome], bool]:
    """Play what is missing; give the games in their order, and whether it came to its end."""
    finished = False
    with tempfile.TemporaryDirectory() as folder:
        path = file or Path(folder) / "results.jsonl"
        with Results(path, plan) as results:
            try:
                # Not before: the file may refuse, and a cluster takes its time.
                with closing(make()) as workers:
                    play_into(terminal, plan, games, results, workers)
                finished = True
            except KeyboardInterrupt:
                pass  # every game that was over is kept
        # What is in the file is what counts: the interrupt may have come between a line and our knowing of it.
        outcomes = [outcome for outcome in read_results(path)[1] if outcome.game < games]
    return outcomes, finished


def play_into(terminal: Terminal, plan: Plan, games: int, results: Collector, workers: Workers) -> None:
    """Play what is missing, with a bar and with what is worth telling at once."""
    known: set[tuple[str, str]] = set()
    with (
        counting(terminal, games, len(results.done)) as count,
        closing(play_plan(plan, games, results, workers)) as played,
    ):
        for outcome in played:
            _announce_forfeits(terminal, outcome, known)
            count(1)


def _announce_forfeits(terminal: Terminal, outcome: Outcome, known: set[tuple[str, str]]) -> None:
    """Say how a bot forfeits, once for each reason; the table counts the rest."""
    for forfeit in outcome.forfeits:
        bot = outcome.bots[forfeit.seat]
        if (bot, forfeit.why) not in known:
            known.add((bot, forfeit.why))
            why = terminal.texts.say(f"forfeit-{forfeit.why}", what=forfeit.what)
            terminal.say("arena-forfeit", game=outcome.game, bot=bot, move=forfeit.move + 1, why=why)


def _show(terminal: Terminal, game: Game, figures: dict[str, Any]) -> None:
    texts = terminal.texts
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column(texts.say("column-bot"), overflow="fold")
    for key in (
        "column-games",
        "column-wins",
        "column-interval",
        "column-fair",
        "column-rating",
        "column-forfeits",
    ):
        table.add_column(texts.say(key), justify="right")
    for row in _strongest_first(figures):
        rating = row["rating"]
        table.add_row(
            row["bot"],
            str(row["games"]),
            percent(row["share"]),
            interval(row),
            percent(row["fair"]),
            f"{rating['rating']:.1f} ± {rating['high'] - rating['rating']:.1f}",
            str(row["forfeits"]),
        )
    terminal.show(table)
    terminal.say("arena-played", games=figures["games"], game=game.id, seed=str(figures["seed"]))
    if figures["stop"] is not None and figures["games"] < figures["stop"]["games"]:
        terminal.say("arena-stopped", bot=figures["bots"][0]["bot"], share=percent(figures["stop"]["share"]))


def _strongest_first(figures: dict[str, Any]) -> Sequence[dict[str, Any]]:
    by_bot = {row["bot"]: row for row in figures["bots"]}
    return [{**by_bot[rating["bot"]], "rating": rating} for rating in figures["ratings"]]
