"""Bots by their names: those of the registry, and anybody's own as `module:Class`."""

import hashlib
import importlib
import inspect
import sys
from pathlib import Path
from typing import TypeVar

from kingsbridge.bots import levels
from kingsbridge.bots.bot import Bot
from kingsbridge.bots.registry import check_bot, make_bot
from kingsbridge.core.contract import Game
from kingsbridge.core.errors import BadRequest

T = TypeVar("T")
_COLON = ":"


def is_foreign(name: str) -> bool:
    """Say whether a bot is not one of ours, so that the referee watches its clock."""
    return _COLON in name


def full_name(name: str) -> str:
    """Give a bot's name with its version, so that what a level plays today is never mixed with what it plays later."""
    return levels.full_name(name) or name


def make_player(name: str) -> Bot:
    """Make a bot by its name."""
    return make_own(name, Bot) if is_foreign(name) else make_bot(name)


def check_player(name: str, game: Game) -> None:
    """Refuse a bot that cannot be made, or cannot play the game."""
    if is_foreign(name):
        make_own(name, Bot)
    else:
        check_bot(name, game)


def make_own(name: str, base: type[T]) -> T:
    """Make an object of a class from outside, named `module:Class`."""
    try:
        return find_class(name, base)()
    except BadRequest:
        raise
    except Exception as error:
        raise _unusable(name, error) from error


def find_class(name: str, base: type[T]) -> type[T]:
    """Import `module:Class`, which must be made from the base class; modules in the current folder are found too."""
    module_name, _, class_name = name.partition(_COLON)
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)  # last, so that no file of the user hides a module of ours
    try:
        found = getattr(importlib.import_module(module_name), class_name)
    except Exception as error:  # a module from outside can go wrong anywhere
        raise _unusable(name, error) from error
    if not (inspect.isclass(found) and issubclass(found, base)):
        raise BadRequest(
            "other-class",
            f"'{name}' is not a class made from {base.__name__}.",
            {"name": name, "base": base.__name__},
        )
    return found


def source_digest(name: str) -> str:
    """Hash the file of a bot from outside, so that a run is not continued with another bot of the same name."""
    file = inspect.getsourcefile(find_class(name, Bot))
    return hashlib.blake2b(Path(file).read_bytes() if file else b"", digest_size=8).hexdigest()


def _unusable(name: str, error: Exception) -> BadRequest:
    why = f"{type(error).__name__}: {error}"
    return BadRequest("unusable-class", f"'{name}' cannot be used: {why}.", {"name": name, "why": why})
