"""`kingsbridge backup` and `restore`: copies of a SQLite store; PostgreSQL has tools of its own."""

import os
from pathlib import Path
from typing import Annotated

import typer

from kingsbridge.cli.terminal import terminal_of
from kingsbridge.core.errors import BadRequest

Data = Annotated[
    str,
    typer.Option(
        envvar=["KINGSBRIDGE_DATABASE_URL", "KINGSBRIDGE_DATA"],
        metavar="FOLDER",
        help="The folder of the store; the user's data folder if none is named.",
    ),
]


def _folder(data: str) -> Path:
    from kingsbridge.server.settings import default_data_folder

    if "://" in data:
        raise BadRequest(
            "backup-of-postgres",
            "A PostgreSQL store is copied with pg_dump and put back with pg_restore.",
            {},
        )
    return Path(data).expanduser() if data else default_data_folder()


def backup(
    ctx: typer.Context, file: Annotated[Path, typer.Argument(help="Where to write.")], data: Data = ""
) -> None:
    """Copy the store to a file, while a server may be running on it."""
    from kingsbridge.server.backup import back_up
    from kingsbridge.server.settings import DATABASE_FILE

    back_up(_folder(data) / DATABASE_FILE, file)
    terminal_of(ctx).say("backup-done", file=str(file))


def restore(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(help="The copy.")],
    data: Data = "",
    replace: Annotated[bool, typer.Option("--replace", help="Put it in the place of a store.")] = False,
) -> None:
    """Put a copy back; no server may be running."""
    from kingsbridge.server.backup import check_copy
    from kingsbridge.server.backup import restore as put_back
    from kingsbridge.server.run import lock_data
    from kingsbridge.server.settings import Settings, database_url

    folder = _folder(data)
    check_copy(file)
    lock = lock_data(Settings(database=database_url(str(folder))))
    try:
        put_back(file, folder, replace)
    finally:
        os.close(lock)
    terminal_of(ctx).say("restore-done", file=str(file))
