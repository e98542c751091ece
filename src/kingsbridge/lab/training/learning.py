"""One run of training: play what is missing, fit, write."""

import os
from collections.abc import Callable
from contextlib import closing
from datetime import date
from importlib import resources
from pathlib import Path
from typing import Final

from kingsbridge.core.contract import Game
from kingsbridge.core.errors import BadRequest
from kingsbridge.core.learned import FILE, read_learned
from kingsbridge.lab.extras import need
from kingsbridge.lab.training.card import written
from kingsbridge.lab.training.fitting import Fit, fit
from kingsbridge.lab.training.notes import Notes, SelfPlay

NOTES: Final = "games.jsonl"


def train_on(game: Game, plan: SelfPlay, games: int, folder: Path, count: Callable[[int], None]) -> Fit:
    """Play on to so many games, telling `count` of each, then fit and write the file."""
    # Before numpy is there: matrices are small, and threads that wait for each other took ten times the computing.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    need("numpy", "train")  # asked first: nobody should play for hours to hear that it is missing
    with closing(Notes(folder / NOTES, plan)) as notes:
        for more in notes.play_on(games):
            count(more)
        positions = notes.positions(games)
    found = fit(game, positions)
    text = written(game, plan, games, found, date.today())
    # What could not be read back would only be found out in somebody's game.
    read_learned(text, game.sense.part_names, game.feature_names)
    (folder / FILE).write_text(text, encoding="utf-8")
    return found


def install(game: Game, folder: Path) -> Path:
    """Put what was learned into the room of the game, where levels find it that are to read it."""
    room = Path(str(resources.files(type(game).__module__.rpartition(".")[0])))
    try:
        (room / FILE).write_bytes((folder / FILE).read_bytes())
    except OSError as error:
        raise BadRequest(
            "unwritable-file", f"The file '{room / FILE}' cannot be written.", {"file": str(room / FILE)}
        ) from error
    return room / FILE


def games_noted(folder: Path, plan: SelfPlay) -> int:
    """Say how many games an earlier run has played."""
    if not (folder / NOTES).exists():
        return 0
    with closing(Notes(folder / NOTES, plan)) as notes:
        return notes.games
