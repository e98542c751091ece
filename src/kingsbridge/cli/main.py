"""The command `kingsbridge`: reads its words, runs a command, and says in one sentence what went wrong."""

import sys
from importlib.metadata import PackageNotFoundError, version
from io import TextIOWrapper
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text
from typer.core import TyperGroup
from typer.exceptions import TyperException

from kingsbridge import form
from kingsbridge.cli import (
    admin,
    advise,
    arena,
    backup,
    benchmark,
    check,
    components,
    dataset,
    examples,
    games,
    learn,
    play,
    puzzles,
    replay,
    report,
    rules,
    serve,
    sim,
    train,
    worker,
)
from kingsbridge.cli.terminal import Terminal, open_terminal, preferred_language
from kingsbridge.core.errors import BadRequest, KingsbridgeError, listing
from kingsbridge.texts import LANGUAGES, Texts

USER_ERROR = 2


class _Commands(TyperGroup):
    """Refuses an unknown command as everything else is refused."""

    def resolve_command(self, ctx, args):  # type: ignore[no-untyped-def]  # typer does not export the types
        """Find the command of the first word."""
        name = args[0] if args else ""
        if self.get_command(ctx, name) is None:
            allowed = listing(self.list_commands(ctx))
            raise BadRequest(
                "unknown-command",
                f"There is no command '{name}'; commands: {allowed}.",
                {"command": name, "allowed": allowed},
            )
        return super().resolve_command(ctx, args)


app = typer.Typer(
    cls=_Commands,
    add_completion=False,
    no_args_is_help=True,
    rich_markup_mode=None,
    help="Kingsbridge: four board games of one world, in the terminal.",
)
app.command("play", help="Play a game against bots, or with others at one keyboard.")(play.play)
app.command("learn", help="Learn a game by playing: a guided first game.")(learn.learn)
app.add_typer(puzzles.app, name="puzzles")
app.command("sim", help="Let bots play many games against each other, and count who wins.")(sim.sim)
app.command("arena", help="Matches and round robins between bots: ratings, shares, what wins.")(arena.arena)
app.command("report", help="Make a page of plots from the results of the arena.")(report.report)
app.command("dataset", help="Write self-play of bots as Parquet files, for learning.")(dataset.dataset)
app.command("train", help="Learn from self-play how likely a seat is to win, for searches to read.")(
    train.train
)
app.command("examples", help="Copy the examples of the lab here, to run and to change.")(examples.examples)
app.command(
    "benchmark", help="Describe the games as benchmarks: branching, length, hidden information, chance."
)(benchmark.benchmark)
app.command("replay", help="Show a recorded game move by move.")(replay.replay)
app.command("advise", help="Show the best actions at a position of a record, or the moves that cost most.")(
    advise.advise_command
)
app.command("check", help="Check a record: version, moves, draws and result.")(check.check)
app.command("rules", help="Print the rules of a game, a single rule, or those that mention a word.")(
    rules.rules
)
app.command("components", help="Print every component, with where its values come from.")(
    components.components
)
app.command("serve", help="Play in the browser, alone or with friends.")(serve.serve)
app.command("worker", help="Let bots of servers elsewhere think on this machine.")(worker.worker)
app.command("backup", help="Copy the store of a server, while it may be running.")(backup.backup)
app.command("restore", help="Put a copy of a store back.")(backup.restore)
app.add_typer(admin.app, name="admin")
app.command("games", help="List the games.")(games.games)


@app.callback(invoke_without_command=True)
def _begin(
    ctx: typer.Context,
    language: Annotated[
        str | None, typer.Option(metavar="|".join(LANGUAGES), help="The language to use.")
    ] = None,
    show_version: Annotated[
        bool, typer.Option("--version", help="Show the version, and whether the engine runs compiled.")
    ] = False,
) -> None:
    """Open the terminal for the command that follows."""
    ctx.obj = open_terminal(language)
    if show_version:
        _say_version(ctx.obj)
        raise typer.Exit()


def main(argv: list[str] | None = None) -> int:
    """Run a command and give its exit code; 2 with one sentence on standard error for what the reader can mend."""
    arguments = sys.argv[1:] if argv is None else argv
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # Where the terminal has no quotation marks of ours, a question mark is better than a crash.
            stream.reconfigure(errors="replace")
    try:
        result = typer.main.get_command(app).main(arguments, prog_name="kingsbridge", standalone_mode=False)
    except KingsbridgeError as error:
        return _refuse(arguments, error)
    except typer.Abort:
        return USER_ERROR
    except TyperException as error:
        if type(error).__name__ == "NoArgsIsHelpError":
            print(error.format_message())
            return 0
        return _refuse(arguments, _usage_error(error))
    return result if isinstance(result, int) else 0


def _refuse(arguments: list[str], error: KingsbridgeError) -> int:
    text = Text(_texts_for(arguments).error(error))
    Console(stderr=True, highlight=False).print(text, soft_wrap=True)
    return USER_ERROR


def _texts_for(arguments: list[str]) -> Texts:
    """Find the reader's language even if the words could not be understood."""
    wanted = [preferred_language()]
    for at, word in enumerate(arguments):
        if word.startswith("--language"):
            wanted.insert(0, word.partition("=")[2] or "".join(arguments[at + 1 : at + 2]))
    return Texts(next((language for language in wanted if language in LANGUAGES), "en"))


def _usage_error(error: TyperException) -> BadRequest:
    """Say in our way what the reader of the command line found."""
    option = getattr(error, "option_name", None)
    parameter = getattr(error, "param", None)
    message = error.format_message()
    if type(error).__name__ == "NoSuchOption":
        return BadRequest("no-such-switch", message, {"switch": str(option)})
    if type(error).__name__ == "MissingParameter" and parameter is not None:
        return BadRequest("missing-word", message, {"word": _written(parameter)})
    if parameter is not None:
        return BadRequest("bad-word", message, {"word": _written(parameter)})
    if option is not None:
        return BadRequest("bad-word", message, {"word": str(option)})
    return BadRequest("usage", message, {"message": message})


def _written(parameter: object) -> str:
    """Name a parameter as it is typed."""
    options = getattr(parameter, "opts", [])
    dashed = [option for option in options if option.startswith("-")]
    name = getattr(parameter, "metavar", None) or getattr(parameter, "name", "") or ""
    return dashed[0] if dashed else str(name).upper()


def _say_version(terminal: Terminal) -> None:
    try:
        number = version("kingsbridge")
    except PackageNotFoundError:
        number = "?"
    kind, reason = form.describe()
    key = f"version-{kind}" if not reason else f"version-{kind}-{reason}"
    terminal.say(key, version=number)


if __name__ == "__main__":
    sys.exit(main())
