"""What several commands take: game, options of the game, seats by number."""

from typing import Annotated

import typer

from kingsbridge.bots.levels import LEVELS, level_of
from kingsbridge.core.contract import Game
from kingsbridge.core.errors import BadRequest, listing
from kingsbridge.core.options import OptionValue, resolve_options

GameArgument = Annotated[str, typer.Argument(metavar="GAME", help="Which game; see `kingsbridge games`.")]
OptionOption = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; may be repeated."),
]
SeedOption = Annotated[int | None, typer.Option(help="Fixes all chance: the same seed, the same deals.")]


def read_options(game: Game, given: list[str] | None) -> dict[str, OptionValue]:
    """Read `name=value` pairs by the values the game allows."""
    values: dict[str, OptionValue] = {}
    for pair in given or []:
        name, _, text = pair.partition("=")
        values[name] = text
        for option in game.options_table:
            for value in option.values:
                if option.name == name and str(value).casefold() == text.casefold():
                    values[name] = value
    return resolve_options(game.options_table, values)


def seat_index(number: int, seats: int) -> int:
    """Turn the number of a seat, counted from 1, into the engine's."""
    if not 1 <= number <= seats:
        raise BadRequest(
            "bad-seat",
            f"There is no seat {number}; seats go from 1 to {seats}.",
            {"seat": number, "last": seats},
        )
    return number - 1


def known_level(name: str) -> str:
    """Give the level that a name means, without its version; others are refused."""
    level = level_of(name)
    if not level:
        allowed = listing(list(LEVELS))
        raise BadRequest(
            "unknown-level",
            f"There is no bot level '{name}'; levels: {allowed}.",
            {"level": name, "allowed": allowed},
        )
    return level
