"""Bots by their names: those of the registry, and anybody's own as `module:Class`."""

import hashlib
import importlib
import inspect
import sys
from pathlib import Path

from kingsbridge.bots.bot import Bot
from kingsbridge.bots.registry import make_bot
from kingsbridge.core.errors import BadRequest

_COLON = ":"


def is_foreign(name: str) -> bool:
    """Say whether a bot is not one of ours, so that the referee watches its clock."""
    return _COLON in name


def make_player(name: str) -> Bot:
    """Make a bot by its name."""
    if not is_foreign(name):
        return make_bot(name)
    made = find_class(name, Bot)()
    assert isinstance(made, Bot)
    return made


def full_name(name: str) -> str:
    """Give a bot's name with its version, where it has one: `master` may mean another bot some day."""
    return name if is_foreign(name) else make_player(name).name or name


def find_class(name: str, base: type) -> type:
    """Import `module:Class`, which must be made from the base class; modules beside the user's feet are found too."""
    module_name, _, class_name = name.partition(_COLON)
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)  # last, so that no file of the user hides a module of ours
    try:
        found = getattr(importlib.import_module(module_name), class_name)
    except Exception as error:  # a module from outside can go wrong anywhere
        raise _unusable(name, f"{type(error).__name__}: {error}") from error
    if not (inspect.isclass(found) and issubclass(found, base)):
        raise _unusable(name, f"it is not a class made from {base.__name__}")
    return found


def source_digest(name: str) -> str:
    """Hash the file of a bot from outside, so that a run is not continued with another bot of the same name."""
    file = inspect.getsourcefile(find_class(name, Bot))
    return hashlib.blake2b(Path(file).read_bytes() if file else b"", digest_size=8).hexdigest()


def _unusable(name: str, why: str) -> BadRequest:
    return BadRequest("unusable-class", f"'{name}' cannot be used: {why}.", {"name": name, "why": why})
