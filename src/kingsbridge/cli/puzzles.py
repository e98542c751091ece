"""`kingsbridge puzzles`: find puzzles in self-play, list them, solve them in the terminal."""

import json
import time
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Annotated, Any

import typer
from rich import box
from rich.table import Table

from kingsbridge import form
from kingsbridge.cli.arena import INTERRUPTED
from kingsbridge.cli.options import GameArgument
from kingsbridge.cli.progress import counting
from kingsbridge.cli.solving import solve
from kingsbridge.cli.terminal import Terminal, terminal_of
from kingsbridge.core.contract import Game
from kingsbridge.core.errors import BadRequest
from kingsbridge.core.registry import load_game
from kingsbridge.puzzles.daily import puzzle_of_day
from kingsbridge.puzzles.mine import Miner, Progress, rechecked
from kingsbridge.puzzles.puzzle import Book, Puzzle, fitting_book, new_book, read_book, save_book
from kingsbridge.puzzles.reasons import retold

app = typer.Typer(help="Puzzles: find them in self-play, list them, solve them.", no_args_is_help=True)
_MINUTE = 60.0

ThemeOption = Annotated[str, typer.Option(metavar="THEME", help="Only those of this theme.")]
DifficultyOption = Annotated[
    int, typer.Option(min=0, max=3, help="Only those of this difficulty: 1, 2 or 3.")
]


@app.command("list", help="List the puzzles of a game.")
def list_puzzles(
    ctx: typer.Context, game: GameArgument, theme: ThemeOption = "", difficulty: DifficultyOption = 0
) -> None:
    """Print the puzzles with their themes and who solves them."""
    terminal = terminal_of(ctx)
    loaded = load_game(game)
    puzzles = _chosen(fitting_book(loaded.id), theme, difficulty)
    if not puzzles:
        terminal.say("puzzles-none")
        return
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for column in ("puzzle", "theme", "difficulty", "seats", "solved-by"):
        table.add_column(terminal.texts.say(f"column-{column}"))
    for puzzle in puzzles:
        table.add_row(
            puzzle.id,
            theme_name(terminal, loaded, puzzle.theme),
            terminal.texts.say(f"puzzle-difficulty-{puzzle.difficulty}"),
            str(puzzle.seats),
            ", ".join(puzzle.solved_by),
        )
    terminal.show(table)
    terminal.say("puzzles-count", count=len(puzzles), game=loaded.id)


@app.command("play", help="Solve puzzles: the one of this id, today's, or one after the other.")
def play(
    ctx: typer.Context,
    game: GameArgument,
    puzzle: Annotated[
        str, typer.Argument(metavar="ID", help="Which one; see `kingsbridge puzzles list`.")
    ] = "",
    theme: ThemeOption = "",
    difficulty: DifficultyOption = 0,
    today: Annotated[bool, typer.Option("--today", help="The puzzle that everybody gets today.")] = False,
) -> None:
    """Show decisions and ask for the best move."""
    terminal = terminal_of(ctx)
    book = fitting_book(load_game(game).id)
    chosen = [book.find(puzzle)] if puzzle else _chosen(book, theme, difficulty)
    if today:
        daily = puzzle_of_day(book, datetime.now(UTC).date())
        chosen = [daily] if daily else []
    if not chosen:
        terminal.say("puzzles-none")
    for posed in chosen:
        terminal.write(theme_name(terminal, load_game(game), posed.theme), "bold")
        try:
            if not solve(terminal, book, posed):
                return
        except (EOFError, KeyboardInterrupt):
            terminal.write("")
            return


@app.command(
    "mine", help="Search self-play of bots for puzzles; the same command goes on where it was stopped."
)
def mine(
    ctx: typer.Context,
    game: GameArgument,
    out: Annotated[
        Path, typer.Option(metavar="FILE", help="Where the puzzles go; they are added to what is there.")
    ],
    want: Annotated[int, typer.Option(min=1, help="How many puzzles the file shall hold.")] = 60,
    seed: Annotated[int, typer.Option(help="Fixes the games that are played.")] = 0,
    minutes: Annotated[
        float, typer.Option(min=0, help="Stop after so long; 0: only when all are found.")
    ] = 0.0,
    recheck: Annotated[
        bool,
        typer.Option(
            "--recheck", help="First search every puzzle of the file again; drop those that do not hold."
        ),
    ] = False,
) -> int:
    """Play games until there are puzzles enough."""
    terminal = terminal_of(ctx)
    loaded = load_game(game)
    progress_file = out.with_suffix(".progress.json")
    book, progress = _open(loaded, out, progress_file, want, seed)
    if recheck:
        book = rechecked(book, seed)
    miner = Miner(book, progress, want)
    until = time.monotonic() + minutes * _MINUTE if minutes else float("inf")
    save_book(book, out)
    try:
        with counting(terminal, want, len(book.puzzles), "puzzles-mining") as count:
            while not miner.is_done and time.monotonic() < until:
                before = len(book.puzzles)
                miner.play_game(lambda: time.monotonic() >= until)
                save_book(book, out)
                progress_file.write_text(json.dumps(progress.to_dict()), encoding="utf-8")
                count(len(book.puzzles) - before)
    except KeyboardInterrupt:
        terminal.say("puzzles-interrupted", count=len(book.puzzles), file=str(out))
        return INTERRUPTED
    terminal.say("puzzles-mined", count=len(book.puzzles), games=progress.next_game, file=str(out))
    return 0


def theme_name(terminal: Terminal, game: Game, theme: str) -> str:
    """Say what a puzzle is about."""
    return terminal.texts.of_game(game, f"puzzle-theme-{theme}")


def _chosen(book: Book, theme: str, difficulty: int) -> list[Puzzle]:
    return [
        puzzle
        for puzzle in book.puzzles
        if theme in ("", puzzle.theme) and difficulty in (0, puzzle.difficulty)
    ]


def _open(game: Game, out: Path, progress_file: Path, want: int, seed: int) -> tuple[Book, Progress]:
    """Go on with a file, its reasons told by today's counsel, or begin one."""
    if not out.exists():
        return new_book(game, _maker(game, want, seed)), Progress(seed)
    book = read_book(out.read_text(encoding="utf-8"))
    if book.game_id != game.id:
        raise BadRequest(
            "puzzles-other-game",
            f"The file holds puzzles of '{book.game_id}', not of '{game.id}'.",
            {"recorded": book.game_id, "game": game.id},
        )
    progress = Progress.after(book, seed)
    if progress_file.exists():
        kept = Progress.from_dict(json.loads(progress_file.read_text(encoding="utf-8")))
        progress = kept if kept.seed == seed else progress
    return retold(book), progress


def _maker(game: Game, want: int, seed: int) -> dict[str, Any]:
    try:
        number = version("kingsbridge")
    except PackageNotFoundError:
        number = "?"
    command = f"kingsbridge puzzles mine {game.id} --want {want} --seed {seed}"
    return {"command": command, "kingsbridge": number, "engine": form.describe()[0]}
