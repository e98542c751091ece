"""Kingsbridge: four board games of one world, as a fast typed engine, for the browser and for bot builders."""

from kingsbridge import form

# Before anything of the engine is imported: it decides whether the compiled or the interpreted form is loaded.
form.install()

from kingsbridge.core.contract import Game, State  # noqa: E402
from kingsbridge.core.errors import (  # noqa: E402
    BadRequest,
    IllegalAction,
    ImpossiblePosition,
    KingsbridgeError,
    RecordMismatch,
)
from kingsbridge.core.record import Record  # noqa: E402
from kingsbridge.core.registry import game_ids, load_game  # noqa: E402

__all__ = [
    "BadRequest",
    "Game",
    "IllegalAction",
    "ImpossiblePosition",
    "KingsbridgeError",
    "Record",
    "RecordMismatch",
    "State",
    "game_ids",
    "load_game",
]
