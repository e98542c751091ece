"""Runs a server: finds a port, keeps others away from its data, says when it is ready, and ends in good order."""

import contextlib
import errno
import fcntl
import os
import socket
from collections.abc import Callable
from pathlib import Path

import uvicorn
from fastapi import FastAPI

from kingsbridge.core.errors import BadRequest
from kingsbridge.server.app import make_app
from kingsbridge.server.guard import LARGEST_MESSAGE
from kingsbridge.server.settings import Settings

DEFAULT_PORT = 8333
_PORTS_TRIED = 50
_GRACEFUL_SECONDS = 5


def bind(host: str, port: int | None) -> socket.socket:
    """Take a port: the one asked for, or the default one, or the next free one after it."""
    tried = range(DEFAULT_PORT, DEFAULT_PORT + _PORTS_TRIED) if port is None else [port]
    for number in tried:
        try:
            return _listen(host, number)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise _no_port(host, number, error.strerror or str(error)) from error
    raise BadRequest(
        "port-in-use",
        f"Something else already listens on {host}, port {tried[0]}.",
        {"host": host, "port": tried[0]},
    )


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    taken = socket.socket(family, socket.SOCK_STREAM)
    try:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        taken.bind((host, port))
        taken.listen(512)  # now and not later: two servers may bind the same port, but not listen on it
    except OSError:
        taken.close()
        raise
    return taken


def _no_port(host: str, port: int, why: str) -> BadRequest:
    return BadRequest(
        "no-port",
        f"The server cannot listen on {host}, port {port}: {why}.",
        {"host": host, "port": port, "why": why},
    )


def lock_data(settings: Settings) -> int:
    """Keep a second server away from a SQLite file; gives the open lock, -1 where the database guards itself."""
    url = settings.url()
    if not url.startswith("sqlite:///"):
        return -1
    file = Path(url.removeprefix("sqlite:///"))
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        lock = os.open(file.with_suffix(".lock"), os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise BadRequest(
            "unwritable-file", f"The file {file} cannot be written.", {"file": str(file)}
        ) from error
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(lock)
        raise BadRequest(
            "data-in-use",
            f"Another server already uses the data in {file.parent}.",
            {"folder": str(file.parent)},
        ) from error
    return lock


class Server(uvicorn.Server):
    """Says when it is ready, and lets streams go before it waits for the rest."""

    def __init__(self, app: FastAPI, ready: Callable[[], None]) -> None:
        config = uvicorn.Config(
            app,
            log_config=None,
            access_log=False,
            server_header=False,
            ws_max_size=LARGEST_MESSAGE,
            ws_ping_interval=20,
            ws_ping_timeout=20,
            timeout_graceful_shutdown=_GRACEFUL_SECONDS,
        )
        super().__init__(config)
        self._closing = app.state.site.closing
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End streams, which would never end by themselves, then everything else."""
        self._closing.set()
        await super().shutdown(sockets)


def run(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until interrupted."""
    lock = lock_data(settings)
    try:
        # The interrupt has done its work when uvicorn raises it again after the orderly end.
        with contextlib.suppress(KeyboardInterrupt):
            Server(make_app(settings), ready).run(sockets=[listening])
    finally:
        listening.close()
        if lock >= 0:
            os.close(lock)
