"""Several server processes on one PostgreSQL, started, watched and ended by one command.

All listen on the same socket; the system hands each new connection to one of them. One that dies is started again.
"""

import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess

import structlog

from kingsbridge.core.errors import BadRequest
from kingsbridge.server.log import set_up_logs
from kingsbridge.server.run import check_store, local_addresses, serve
from kingsbridge.server.settings import Settings

log = structlog.get_logger("kingsbridge.fleet")

_SPAWN = multiprocessing.get_context("spawn")
_SHORTEST_LIFE = 5.0  # seconds; who dies sooner is not started again at once
_PATIENCE = 15.0  # seconds for an orderly end


def run_fleet(
    settings: Settings, listening: socket.socket, processes: int, log_level: str, ready: Callable[[], None]
) -> None:
    """Serve with several processes until interrupted."""
    if settings.url().startswith("sqlite"):
        raise BadRequest(
            "processes-need-postgres", "Several processes need PostgreSQL: name one with --data.", {}
        )
    check_store(settings)
    settings.addresses = local_addresses(listening)
    Fleet(settings, listening, processes, log_level, ready).run()


class Fleet:
    """The processes."""

    def __init__(
        self,
        settings: Settings,
        listening: socket.socket,
        processes: int,
        log_level: str,
        ready: Callable[[], None],
    ) -> None:
        self._settings = settings
        self._listening = listening
        self._log_level = log_level
        self._ready = ready
        self._unready = processes
        self._ships: dict[int, tuple[SpawnProcess, Connection, float]] = {}
        self._ending = threading.Event()
        for number in range(processes):
            self._launch(number)

    def run(self) -> None:
        """Watch them until interrupted, then end them in good order."""
        for name in (signal.SIGINT, signal.SIGTERM):
            signal.signal(name, lambda *_: self._ending.set())
        while not self._ending.wait(0.2):
            self._hear()
            for number, (process, _, started) in list(self._ships.items()):
                if not process.is_alive():
                    log.error("process died", number=number, exit=process.exitcode)
                    self._ending.wait(max(0.0, _SHORTEST_LIFE - (time.monotonic() - started)))
                    self._launch(number)
        for process, _, _ in self._ships.values():
            process.terminate()
        for process, _, _ in self._ships.values():
            process.join(_PATIENCE)
            if process.is_alive():
                process.kill()

    def _launch(self, number: int) -> None:
        ours, theirs = _SPAWN.Pipe()
        process = _SPAWN.Process(
            target=_sail, args=(self._settings, self._listening, self._log_level, theirs), daemon=False
        )
        process.start()
        theirs.close()
        self._ships[number] = (process, ours, time.monotonic())

    def _hear(self) -> None:
        """Say once that all are ready."""
        for said in wait([pipe for _, pipe, _ in self._ships.values() if not pipe.closed], 0):
            assert isinstance(said, Connection)
            try:
                said.recv()
            except EOFError:
                said.close()
                continue
            self._unready -= 1
            if self._unready == 0:
                self._ready()


def _sail(settings: Settings, listening: socket.socket, log_level: str, home: Connection) -> None:
    """Serve as one of several; ends when the one that started it does."""
    set_up_logs(log_level)
    signal.signal(
        signal.SIGINT, signal.SIG_IGN
    )  # typed at the terminal it reaches all: the first one handles it
    threading.Thread(target=_end_with, args=(home,), daemon=True).start()
    serve(settings, listening, lambda: home.send("ready"))


def _end_with(home: Connection) -> None:
    try:
        home.recv()
    except (EOFError, OSError):
        os.kill(os.getpid(), signal.SIGTERM)
