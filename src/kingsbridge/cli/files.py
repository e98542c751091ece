"""Reading and writing the files a person names. Nothing that exists is overwritten, except a save by its own game."""

import os
import tempfile
from pathlib import Path

from kingsbridge.core.errors import BadRequest, KingsbridgeError
from kingsbridge.core.record import Record


def read_text(path: Path) -> str:
    """Read a text file."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise BadRequest("no-file", f"There is no file '{path}'.", {"file": str(path)}) from error
    except (OSError, UnicodeDecodeError) as error:
        raise BadRequest(
            "unreadable-file", f"The file '{path}' cannot be read.", {"file": str(path)}
        ) from error


def read_record(path: Path) -> Record:
    """Read a record of a game."""
    try:
        return Record.from_json(read_text(path))
    except RecursionError as error:
        raise BadRequest(
            "unreadable-file", f"The file '{path}' cannot be read.", {"file": str(path)}
        ) from error


def refuse_existing(path: Path) -> None:
    """Refuse a file that is there already."""
    if path.exists():
        raise BadRequest(
            "file-exists",
            f"The file '{path}' exists and is not overwritten; name another.",
            {"file": str(path)},
        )


def write_new(path: Path, text: str) -> None:
    """Write a file that must not exist yet."""
    refuse_existing(path)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        raise _unwritable(path) from error


def write_record(path: Path, record: Record) -> None:
    """Save a game; in the place of a file only if that holds the same game."""
    if not path.exists():
        write_new(path, record.to_json())
        return
    try:
        before = read_record(path)
        same = (before.game_id, before.key) == (record.game_id, record.key)
    except KingsbridgeError:
        same = False
    if not same:
        refuse_existing(path)
    replace_text(path, record.to_json())


def fresh_save(game_id: str) -> Path:
    """Find a free name for a save in the data folder of the user."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    folder = Path(home) / "kingsbridge"
    number = 1
    while (folder / f"{game_id}-{number}.json").exists():
        number += 1
    return folder / f"{game_id}-{number}.json"


def replace_text(path: Path, text: str) -> None:
    """Put a new content in the place of the old in one step, so that a crash leaves one of the two."""
    try:
        with tempfile.NamedTemporaryFile("w", encoding="utf-8", dir=path.parent, delete=False) as file:
            file.write(text)
        os.chmod(
            file.name, path.stat().st_mode if path.exists() else 0o666 & ~_umask()
        )  # not a temporary's 0600
        os.replace(file.name, path)
    except OSError as error:
        raise _unwritable(path) from error


def _umask() -> int:
    """What new files may not be; it can only be read by setting it."""
    mask = os.umask(0o077)
    os.umask(mask)
    return mask


def _unwritable(path: Path) -> BadRequest:
    return BadRequest("unwritable-file", f"The file '{path}' cannot be written.", {"file": str(path)})
