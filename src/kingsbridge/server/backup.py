"""Copies of a SQLite store, made while a server runs on it, and put back when none does."""

import contextlib
import os
import sqlite3
from pathlib import Path

from kingsbridge.core.errors import BadRequest
from kingsbridge.server.settings import DATABASE_FILE
from kingsbridge.server.storage import hand_over, make_private, newest_version


def back_up(store: Path, copy: Path) -> None:
    """Copy a store to a file that its owner alone can read; who plays meanwhile does not notice."""
    if not store.is_file():
        raise BadRequest("no-store-there", f"There is no store at {store}.", {"file": str(store)})
    if copy.exists():
        raise BadRequest("file-exists", f"The file {copy} exists already.", {"file": str(copy)})
    unfinished = copy.with_name(copy.name + ".part")
    try:
        make_private(unfinished)
        _copy(store, unfinished)
        os.replace(unfinished, copy)
    except OSError as error:
        raise BadRequest(
            "unwritable-file", f"The file {copy} cannot be written.", {"file": str(copy)}
        ) from error
    finally:
        unfinished.unlink(missing_ok=True)


def restore(copy: Path, folder: Path, replace: bool) -> None:
    """Put a copy in the place of the store in a folder; the caller has locked it. What was there is kept beside."""
    check_copy(copy)
    store = folder / DATABASE_FILE
    if store.exists() and not replace:
        raise BadRequest("file-exists", f"The file {store} exists already.", {"file": str(store)})
    fresh = store.with_name(store.name + ".part")
    fresh.unlink(missing_ok=True)
    make_private(fresh)
    _copy(copy, fresh)
    if store.exists():
        # Its last changes may still be in the log beside it.
        with contextlib.closing(sqlite3.connect(store)) as old:
            old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        os.replace(store, store.with_name(store.name + ".before"))
    for beside in ("-wal", "-shm"):
        store.with_name(store.name + beside).unlink(missing_ok=True)
    hand_over(fresh)
    os.replace(fresh, store)


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


def _copy(source: Path, target: Path) -> None:
    with (
        contextlib.closing(sqlite3.connect(source)) as here,
        contextlib.closing(sqlite3.connect(target)) as there,
    ):
        here.backup(there, pages=1000, sleep=0.01)
