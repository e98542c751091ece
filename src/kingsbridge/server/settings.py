"""What can be set about a server; everything has a default that works."""

import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

DATABASE_FILE = "kingsbridge.sqlite3"


def default_data_folder() -> Path:
    """Give the folder for the user's data, by the XDG convention."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "kingsbridge"


def database_url(data: str) -> str:
    """Turn what `--data` says, a folder or an address, into the address of a database."""
    if "://" not in data:
        return f"sqlite:///{Path(data).expanduser().resolve() / DATABASE_FILE}"
    for plain in ("postgresql://", "postgres://"):
        if data.startswith(plain):
            return "postgresql+psycopg://" + data.removeprefix(plain)
    return data


def utc_now() -> str:
    """Say what time it is, for people and for sorting."""
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


@dataclass
class Settings:
    """The settings of one server."""

    database: str = ""  # address of the database; empty: SQLite in the user's data folder
    grace_ms: int = 2500  # how long bots wait after a move that ended a turn and can still be taken back
    absent_after_seconds: int = 120  # when any seat may give an absent one to a bot
    workers: int = 2  # processes in which bots think
    bot_seconds: float = 20.0  # a bot that thinks longer is stopped
    long_wait_seconds: float = (
        6.0  # when bots have waited this long to think, the host is offered a lower level
    )
    idle_seconds: float = 600.0  # a table nobody touches leaves the memory after this
    rate: float = 200.0  # messages a second that one device may send for long ...
    burst: int = 1000  # ... and at once; 0: no limit
    pace_ms: dict[str, int] = field(default_factory=lambda: {"normal": 900, "fast": 350, "instant": 0})
    now: Callable[[], str] = utc_now
    clock: Callable[[], float] = time.monotonic

    def url(self) -> str:
        """Give the address of the database."""
        return self.database or database_url(str(default_data_folder()))
