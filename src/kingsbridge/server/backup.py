"""Copies of a SQLite store, made while a server runs on it, and put back when none does."""

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from kingsbridge.core.errors import BadRequest
from kingsbridge.server.settings import DATABASE_FILE
from kingsbridge.server.storage import hand_over, make_private, newest_version, unusable_store


def back_up(store: Path, copy: Path) -> None:
    """Copy a store to a file that its owner alone can read; who plays meanwhile does not notice."""
    if not store.is_file():
        raise BadRequest("no-store-there", f"There is no store at {store}.", {"file": str(store)})
    if copy.exists():
        raise BadRequest("file-exists", f"The file {copy} exists already.", {"file": str(copy)})
    with _written(copy) as unfinished:
        _copy(store, unfinished)


def restore(copy: Path, folder: Path, replace: bool) -> None:
    """Put a copy in the place of the store in a folder; the caller has locked it. What was there is kept beside."""
    check_copy(copy)
    store = folder / DATABASE_FILE
    if store.exists() and not replace:
        raise BadRequest("store-exists", f"There is a store at {store} already.", {"file": str(store)})
    with _written(store) as fresh:
        _copy(copy, fresh)
        _set_aside(store)
        hand_over(fresh)


def check_copy(copy: Path) -> None:
    """Refuse what is no sound copy of a store that this version can read."""
    try:
        with contextlib.closing(sqlite3.connect(f"file:{copy}?mode=ro", uri=True)) as database:
            sound = database.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
            version = database.execute("SELECT version_num FROM alembic_version").fetchone()[0]
    except (sqlite3.Error, TypeError):
        sound, version = False, ""
    if not sound or version > newest_version():
        raise BadRequest(
            "bad-copy", f"The file {copy} is no copy this version can read.", {"file": str(copy)}
        )


def _set_aside(store: Path) -> None:
    """Keep a store as it is, damaged or not, with the log beside it, in which its last changes may still be."""
    for part in ("", "-wal", "-shm"):
        with contextlib.suppress(FileNotFoundError):
            os.replace(store.with_name(store.name + part), store.with_name(f"{store.name}.before{part}"))


@contextlib.contextmanager
def _written(file: Path) -> Iterator[Path]:
    """Write a file beside another, and put it in its place when it is whole; otherwise nothing is left of it."""
    unfinished = file.with_name(file.name + ".part")
    try:
        unfinished.unlink(missing_ok=True)
        make_private(unfinished)
        yield unfinished
        os.replace(unfinished, file)
    except OSError as error:
        raise BadRequest(
            "unwritable-file", f"The file {file} cannot be written.", {"file": str(file)}
        ) from error
    except sqlite3.Error as error:
        raise unusable_store(str(file), str(error)) from error
    finally:
        with contextlib.suppress(OSError):
            unfinished.unlink(missing_ok=True)


def _copy(source: Path, target: Path) -> None:
    with (
        contextlib.closing(sqlite3.connect(source)) as here,
        contextlib.closing(sqlite3.connect(target)) as there,
    ):
        here.backup(there, pages=1000, sleep=0.01)
