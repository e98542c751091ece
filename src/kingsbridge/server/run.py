"""Runs a server: finds a port, keeps others away from its data, says when it is ready, and ends in good order."""

import contextlib
import errno
import fcntl
import ipaddress
import os
import resource
import socket
import sys
from collections.abc import Callable
from pathlib import Path

import uvicorn
from fastapi import FastAPI

from kingsbridge.core.errors import BadRequest
from kingsbridge.server.app import make_app
from kingsbridge.server.connections import UNREAD_SECONDS, protocols
from kingsbridge.server.guard import LARGEST_MESSAGE
from kingsbridge.server.metrics import Metrics
from kingsbridge.server.settings import Settings
from kingsbridge.server.storage import Store, hand_over

DEFAULT_PORT = 8333
_PORTS_TRIED = 50
_GRACEFUL_SECONDS = 5
# The writer's thread waits at most so long for its turn beside the event loop; five times as long is the default.
_SWITCH_SECONDS = 0.001
_ELSEWHERE = "192.0.2.1"  # of the range kept for documentation


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
        if sys.platform == "linux":
            # Every connection inherits it: what is not read is kept so long, after the server has let go of it too.
            taken.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(UNREAD_SECONDS * 1000))
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
        hand_over(file.with_suffix(".lock"))
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
        settings: Settings = app.state.site.settings
        config = uvicorn.Config(
            app,
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=bool(settings.trusted_proxies),
            forwarded_allow_ips=settings.trusted_proxies or None,
            ws_max_size=LARGEST_MESSAGE,
            ws_ping_interval=20,
            ws_ping_timeout=20,
            # A compressor costs each line more memory than its table, and updates tell only what changes.
            ws_per_message_deflate=False,
            **protocols(),
            timeout_graceful_shutdown=_GRACEFUL_SECONDS,
        )
        super().__init__(config)
        self._site = app.state.site
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        if self.started:
            self._ready()
            self._site.collector.start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End streams, which would never end by themselves, then everything else."""
        self._site.closing.set()
        await super().shutdown(sockets)


def allow_many_connections() -> None:
    """Take as many open files as the system grants: each line of a player is one."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def local_addresses(listening: socket.socket) -> list[str]:
    """Give the addresses at which others on the local network reach a socket; none if it listens to this machine."""
    host, port = listening.getsockname()[:2]
    if ipaddress.ip_address(host).is_loopback:
        return []
    if ipaddress.ip_address(host).is_unspecified:
        host = _own_address()
    if not host:
        return []
    return [f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"]


def _own_address() -> str:
    """Give the address of this machine that its way out has; nothing is sent for that."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way_out, contextlib.suppress(OSError):
        way_out.connect((_ELSEWHERE, 9))
        return str(way_out.getsockname()[0])
    return ""


def check_store(settings: Settings) -> None:
    """Refuse a store that cannot be reached or read, in a sentence and before anything else is started."""
    store = Store(settings.url())
    try:
        store.prepare()
    finally:
        store.engine.dispose()


def serve(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serve on a socket until interrupted."""
    allow_many_connections()
    sys.setswitchinterval(_SWITCH_SECONDS)
    app = make_app(settings)
    if settings.metrics_port:
        serve_metrics(app.state.site.metrics, settings.metrics_host, settings.metrics_port)
    # The interrupt has done its work when uvicorn raises it again after the orderly end.
    with contextlib.suppress(KeyboardInterrupt):
        Server(app, ready).run(sockets=[listening])


def serve_metrics(metrics: Metrics, host: str, port: int) -> int:
    """Show the meters at a port or the next free one: each of several processes has its own. Gives it; 0 if none."""
    for number in range(port, port + _PORTS_TRIED):
        with contextlib.suppress(OSError):
            metrics.serve(host, number)
            return number
    return 0


def run(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serve alone until interrupted."""
    lock = lock_data(settings)
    try:
        check_store(settings)
        settings.addresses = local_addresses(listening)
        serve(settings, listening, ready)
    finally:
        listening.close()
        if lock >= 0:
            os.close(lock)
