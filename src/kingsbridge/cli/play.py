"""`kingsbridge play`: sets up a game in the terminal, or goes on with a saved one."""

from pathlib import Path
from typing import Annotated

import typer

from kingsbridge.bots.levels import DEFAULT_LEVEL
from kingsbridge.bots.registry import bot_names, is_bot
from kingsbridge.cli import seating
from kingsbridge.cli.coach import TerminalCoach
from kingsbridge.cli.files import read_record, refuse_existing
from kingsbridge.cli.options import GameArgument, OptionOption, SeedOption, read_options, seat_index
from kingsbridge.cli.terminal import Terminal, terminal_of
from kingsbridge.cli.terminal_game import TerminalGame
from kingsbridge.cli.words import seat_names
from kingsbridge.core.chance import key_from_seed
from kingsbridge.core.contract import Game
from kingsbridge.core.errors import BadRequest
from kingsbridge.core.play import Play
from kingsbridge.core.registry import load_game
from kingsbridge.tables.words import Words


def play(
    ctx: typer.Context,
    game: GameArgument,
    seats: Annotated[int | None, typer.Option(help="How many seats.")] = None,
    bots: Annotated[
        str | None, typer.Option(metavar="BOT,...", help="Your opponents; one name fills all seats.")
    ] = None,
    seat: Annotated[int | None, typer.Option(help="Your seat, counted from 1.")] = None,
    players: Annotated[
        str | None,
        typer.Option(metavar="you,BOT,...", help="Who sits on each seat; `human` may come more than once."),
    ] = None,
    seed: SeedOption = None,
    option: OptionOption = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Where to save the game.")] = None,
    coach: Annotated[
        bool, typer.Option("--coach", help="Be asked again before a move that throws much away.")
    ] = False,
) -> None:
    """Play until the end, or until you save and quit."""
    terminal = terminal_of(ctx)
    loaded = load_game(game)
    if save is not None and save != resume:
        refuse_existing(save)
    if resume is not None:
        _refuse_settings([seats, bots, seat, seed, option])
        current = _resumed(loaded, resume)
        who = seating.read_players(players, loaded) if players else None
        if who is not None:
            current.players = who
        save = save or resume
    else:
        options = read_options(loaded, option)
        try:
            who = _who_plays(terminal, loaded, seats, bots, seat, players)
        except (EOFError, KeyboardInterrupt):
            terminal.write("")
            return
        current = Play(loaded.start(len(who), options, key_from_seed(seed), None, journal=True))
        current.players = who
    _sit_down(terminal, current, who, save, coach)


def _sit_down(
    terminal: Terminal, current: Play, who: list[str] | None, save: Path | None, coach: bool
) -> None:
    """Name the seats and play."""
    game = current.state.game
    seats = current.state.seats
    recorded = current.players
    if who is None:
        who = seating.players_of_record(recorded, seats)
    elif len(who) != seats:
        raise BadRequest(
            "wrong-number-of-players",
            f"The saved game has {seats} seats, and {len(who)} players are named.",
            {"seats": seats, "given": len(who)},
        )
    names = seat_names(terminal.texts, game, seats, recorded)
    words = Words(terminal.texts, game, names, seating.titles(terminal.texts, names, who))
    helper = TerminalCoach(terminal, words) if coach else None
    TerminalGame(terminal, words, current, seating.make_bots(who), save, helper).run()


def _refuse_settings(given: list[object]) -> None:
    if any(setting is not None for setting in given):
        raise BadRequest(
            "resume-alone", "A saved game brings its own seats, options and deals; give no others.", {}
        )


def _resumed(game: Game, file: Path) -> Play:
    record = read_record(file)
    if record.game_id != game.id:
        raise BadRequest(
            "record-of-other-game",
            f"The file holds a game of '{record.game_id}', not of '{game.id}'.",
            {"recorded": record.game_id, "game": game.id},
        )
    return Play.resume(record)


def _who_plays(
    terminal: Terminal, game: Game, seats: int | None, bots: str | None, seat: int | None, players: str | None
) -> list[str]:
    """Find out who sits where, asking for what was not said."""
    if players is not None:
        who = seating.read_players(players, game)
        game.check_seats(len(who))
        return who
    if seats is None and bots is None and game.min_seats < game.max_seats:
        seats = _ask_seats(terminal, game)
    if bots is None:
        bots = _ask_bots(terminal)
    chosen = seating.split_names(bots)
    place = None
    if seat is not None:
        place = seat_index(seat, seats or (len(chosen) + 1 if len(chosen) > 1 else game.min_seats))
    return seating.players_beside(game, seats, chosen, place)


def _ask_seats(terminal: Terminal, game: Game) -> int:
    while True:
        answer = terminal.ask(terminal.texts.say("ask-seats", least=game.min_seats, most=game.max_seats))
        if not answer:
            return game.min_seats
        if answer.isdecimal() and game.min_seats <= int(answer) <= game.max_seats:
            return int(answer)
        terminal.say("ask-again-number", least=game.min_seats, most=game.max_seats)


def _ask_bots(terminal: Terminal) -> str:
    names = bot_names()
    while True:
        answer = terminal.ask(terminal.texts.say("ask-bots", bots=", ".join(names), default=DEFAULT_LEVEL))
        if all(is_bot(name) for name in seating.split_names(answer)):
            return answer or DEFAULT_LEVEL
        terminal.say("ask-again-bot", bots=", ".join(names))
