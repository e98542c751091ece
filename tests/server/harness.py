"""A real server in a process of its own, and players who talk to it over HTTP and WebSocket."""

import contextlib
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]
_ROOT = Path(__file__).parents[2]
# How long to wait for what must come. Only a test that fails waits so long, however busy the machine is.
PATIENCE = 300.0


def free_port() -> int:
    """Find a port that nobody listens at."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class ServerProcess:
    """`kingsbridge serve`, started, killed and started again on the same data."""

    program = "kingsbridge.cli.main"

    def __init__(self, data: str, *switches: str, **environment: str) -> None:
        self.data = data
        self.switches = switches
        self.environment = environment
        self.process: subprocess.Popen[str] | None = None
        self.url = ""
        self.port = 0

    def start(self) -> "ServerProcess":
        """Start it and wait for its address."""
        self.process = subprocess.Popen(
            [
                *(sys.executable, "-m", self.program, "--language", "en", "serve"),
                *("--port", str(self.port), "--data", self.data, *self.switches),
            ],
            stdout=subprocess.PIPE,
            text=True,
            cwd=_ROOT,
            env={**os.environ, "PYTHONPATH": str(_ROOT / "src"), **self.environment},
        )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            found = re.search(r"http://\S+", line)
            if found:
                self.url = found[0]
                self.port = int(self.url.rsplit(":", 1)[1])
                return self
        raise AssertionError(f"the server ended with {self.process.wait()} before it was ready")

    def kill(self) -> None:
        """Kill it in the middle of whatever it does."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """Ask it to end, and give its exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(PATIENCE)


class PatientServerProcess(ServerProcess):
    """A server that lets its bots think as long as they like."""

    program = "tests.server.patient_main"


class Live:
    """A line to a table over a WebSocket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    def send(self, **message: Any) -> None:
        """Send a message."""
        self.socket.send(json.dumps(message))

    def receive(self) -> Json:
        """Wait for a message."""
        message: Json = json.loads(self.socket.recv(PATIENCE))
        return message

    def until(self, **wanted: Any) -> Json:
        """Wait for the message that has these fields; `table` fields are written `table_seq` and so on."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            message = self.receive()
            table = message.get("table", {})
            if all(
                table.get(name.removeprefix("table_")) == value
                if name.startswith("table_")
                else message.get(name) == value
                for name, value in wanted.items()
            ):
                return message
        raise AssertionError(f"no message with {wanted}")


class Player:
    """A device."""

    def __init__(self, url: str, cookie: str = "") -> None:
        # A connection of its own for every request: one that is kept may be closed by the server just when it is used.
        own = httpx.Limits(max_keepalive_connections=0)
        self.http = httpx.Client(base_url=url, timeout=PATIENCE, limits=own)
        if cookie:
            self.http.cookies.set("kingsbridge_device", cookie)

    @property
    def cookie(self) -> str:
        """The device's token."""
        return self.http.cookies.get("kingsbridge_device") or ""

    def get(self, path: str, status: int = 200, **query: Any) -> Any:
        """Ask for something."""
        return _checked(self.http.get(path, params=query), status)

    def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        """Do something."""
        return _checked(self.http.post(path, json=body) if body is not None else self.http.post(path), status)

    def new_table(self, *seats: str, **wishes: Any) -> Json:
        """Make a table of the card game; seats are "human", "open" or the level of a bot."""
        wished = [
            {"kind": seat, "name": f"P{at}" if seat == "human" else ""}
            if seat in ("human", "open")
            else {"kind": "bot", "level": seat}
            for at, seat in enumerate(seats)
        ]
        body = {"game": "cards", "seats": wished, "pace": "instant", **wishes}
        made: Json = self.post("/api/tables", body)
        return made

    def claim(self, invite: str, name: str, seat: int | None = None, status: int = 200) -> Any:
        """Sit down behind an invitation."""
        return self.post(f"/api/invites/{invite}/claim", {"name": name, "seat": seat}, status)

    def state(self, table: str, seat: int | None, since: int = 0, status: int = 200) -> Any:
        """Look at a table as a seat."""
        query = {} if seat is None else {"seat": seat}
        return self.get(f"/api/tables/{table}/state", status, since=since, **query)

    def move(self, table: str, seat: int, seq: int, action: str, move_id: str = "", status: int = 200) -> Any:
        """Play an action."""
        body = {"type": "move", "id": move_id or new_id(), "seat": seat, "seq": seq, "action": action}
        return self.post(f"/api/tables/{table}/move", body, status)

    def undo(self, table: str, seat: int, seq: int, undo_id: str = "", status: int = 200) -> Any:
        """Take a move back."""
        body = {"type": "undo", "id": undo_id or new_id(), "seat": seat, "seq": seq}
        return self.post(f"/api/tables/{table}/undo", body, status)

    def awaited(self, table: str) -> Json:
        """Wait until one of this device's seats has to decide or the game is over; gives the view of that seat."""
        found: list[Json] = []

        def is_awaited() -> bool:
            info = self.get(f"/api/tables/{table}")
            if info["awaits_me"] or info["status"] == "finished":
                seat = info["waiting_for"] if info["awaits_me"] else info["my_seats"][0]
                found[:] = [self.state(table, seat)]
                return bool(found[0]["legal"]) or info["status"] == "finished"
            return False

        wait_for(is_awaited)
        return found[0]

    @contextlib.contextmanager
    def live(self, table: str, seat: int | None, since: int = 0) -> Iterator[Live]:
        """Open a line to a table and say hello."""
        with self.socket(table) as socket:
            line = Live(socket)
            line.send(type="hello", protocol=1, seat=seat, since=since, id="hello")
            yield line

    def socket(self, table: str, **headers: str) -> Any:
        """Open a line to a table without a word."""
        url = str(self.http.base_url).replace("http", "ws", 1).rstrip("/")
        cookie = {"Cookie": f"kingsbridge_device={self.cookie}"} if self.cookie else {}
        return connect(
            f"{url}/api/tables/{table}/live",
            additional_headers={**cookie, **headers},
            open_timeout=PATIENCE,
            close_timeout=PATIENCE,
            ping_interval=None,  # a server that is slow to answer is not gone
        )


def wait_for(condition: Callable[[], bool]) -> None:
    """Wait until something holds."""
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, "it never came"
        time.sleep(0.01)


def new_id() -> str:
    """Make an id for a move."""
    return uuid.uuid4().hex


def play_to_end(player: Player, table: str, seed: int = 1) -> Json:
    """Play all seats of a device at random until the game is over; gives the last update."""
    random = Random(seed)
    while True:
        update = player.awaited(table)
        if update["table"]["status"] == "finished":
            return update
        while update["legal"]:
            action = random.choice(update["legal"])["key"]
            update = player.move(table, update["seat"], update["table"]["seq"], action)


def _checked(response: httpx.Response, status: int) -> Any:
    assert response.status_code == status, (
        f"{response.status_code} instead of {status}: {response.text[:500]}"
    )
    return response.json()
