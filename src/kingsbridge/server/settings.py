"""What can be set about a server; everything has a default that works."""

import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from kingsbridge.bots.levels import MASTER

DATABASE_FILE = "kingsbridge.sqlite3"
# What strangers may do at most: units of cost a second and at once, tables a day; and how long tables are kept.
_PUBLIC_RATE, _PUBLIC_BURST, _PUBLIC_TABLES, _PUBLIC_DAYS = 40.0, 400, 40, 365
_PUBLIC_AT_ONCE = 300
# How PostgreSQL is waited for where its address does not say: one that is away without a word, because its machine is
# off or the network cut, is noticed within seconds. Left to itself it would be two minutes, and two hours for whoever
# only listens.
PATIENCE_WITH_POSTGRES = {
    "connect_timeout": "10",  # seconds
    "tcp_user_timeout": "10000",  # milliseconds
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "3",
}


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
            return _with_patience("postgresql+psycopg://" + data.removeprefix(plain))
    return data


def _with_patience(url: str) -> str:
    """Add to an address how long its database is waited for, as far as it does not say."""
    said = {pair.partition("=")[0] for pair in url.partition("?")[2].split("&")}
    ours = "&".join(f"{name}={value}" for name, value in PATIENCE_WITH_POSTGRES.items() if name not in said)
    return url + ("&" if "?" in url else "?") + ours if ours else url


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
    workers_elsewhere: int = 0  # and so many questions at once for those who join from other machines
    trusted_proxies: str = ""  # addresses whose word is taken on where a request came from
    push_contact: str = ""  # how push services reach the operator (mailto:…); empty: no push
    webhooks: bool = False  # whether people may name addresses of their own for notices
    notice_after_seconds: float = 20.0  # how long somebody is away at their turn before they are told
    callbacks_anywhere: bool = False  # whether notices may go into private networks, too: for tests
    keep_days: int = 0  # tables that nobody changes are removed after so many days; 0: never
    metrics_port: int = 0  # a port of its own that shows the meters; 0: only the server's own does
    metrics_host: str = "127.0.0.1"  # where that listens
    analysis_level: str = MASTER  # who looks back at finished games
    bot_seconds: float = 20.0  # a bot that thinks longer is stopped
    long_wait_seconds: float = (
        6.0  # when bots have waited this long to think, the host is offered a lower level
    )
    memoirs_every_seconds: float = 0.0  # how often memoirs of finished games are written; 0: never
    idle_seconds: float = 600.0  # a table nobody touches leaves the memory after this ...
    idle_finished_seconds: float = 30.0  # ... a finished one after this ...
    most_idle_tables: int = 300  # ... and if more than so many lie idle, the oldest do at once
    rate: float = 200.0  # messages a second that one device may send for long ...
    burst: int = 1000  # ... and at once; 0: no limit
    tables_a_day: int = 200  # that one device may make, and ten times as many one address; 0: no limit
    at_once: int = (
        3000  # requests and open lines that one address may have at the same time; burst 0: no limit
    )
    pace_ms: dict[str, int] = field(default_factory=lambda: {"normal": 900, "fast": 350, "instant": 0})
    addresses: list[str] = field(default_factory=list)  # where others on the local network reach it
    now: Callable[[], str] = utc_now
    clock: Callable[[], float] = time.monotonic

    def for_strangers(self) -> None:
        """Tighten what is loose because friends may do as they like; what was set by hand to less stays."""
        self.rate = min(self.rate or _PUBLIC_RATE, _PUBLIC_RATE)
        self.burst = min(self.burst or _PUBLIC_BURST, _PUBLIC_BURST)
        self.tables_a_day = min(self.tables_a_day or _PUBLIC_TABLES, _PUBLIC_TABLES)
        self.at_once = min(self.at_once, _PUBLIC_AT_ONCE)
        self.keep_days = self.keep_days or _PUBLIC_DAYS

    def url(self) -> str:
        """Give the address of the database."""
        return self.database or database_url(str(default_data_folder()))
