"""Finds games by scanning the folder `games/`; no list of games is kept anywhere."""

import importlib
import pkgutil
from functools import cache

from kingsbridge.core.contract import Game
from kingsbridge.core.errors import BadRequest, listing


def game_ids() -> list[str]:
    """Name the games there are, in alphabetical order."""
    package = importlib.import_module("kingsbridge.games")
    return list(_found_in(tuple(package.__path__)))


@cache
def _found_in(folders: tuple[str, ...]) -> list[str]:
    """Look into the folders once: a server asks for its games with every table."""
    return sorted(module.name for module in pkgutil.iter_modules(folders) if module.ispkg)


def load_game(game_id: str) -> Game:
    """Give a game by its id."""
    known = game_ids()
    if game_id not in known:
        raise BadRequest(
            "unknown-game",
            f"There is no game '{game_id}'; games: {listing(known)}.",
            {"game": game_id, "allowed": listing(known)},
        )
    game = importlib.import_module(f"kingsbridge.games.{game_id}.game").GAME
    assert isinstance(game, Game)
    return game
