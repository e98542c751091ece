"""A server inside the test's process, whose tables can be changed behind its back; every byte it sends is kept."""

import itertools
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from kingsbridge.server.app import make_app
from kingsbridge.server.live.events import events
from kingsbridge.server.live.subscription import Subscription
from kingsbridge.server.messages import PROTOCOL
from kingsbridge.server.settings import Settings
from kingsbridge.server.site import Site
from kingsbridge.server.table import codes
from kingsbridge.server.table.table import Table

COOKIE = "kingsbridge_device"
_NO_LOOKALIKES = str.maketrans("01", "xy")  # codes have no 0 and no 1


class InProcess:
    """A server, its insides, and requests as any of its devices."""

    def __init__(self, client: TestClient, site: Site) -> None:
        self.client = client
        self.site = site

    def as_device(self, token: str) -> TestClient:
        """Ask as a device; empty: as a stranger."""
        self.client.cookies.clear()
        if token:
            self.client.cookies.set(COOKIE, token)
        return self.client

    def table(self, table_id: str) -> Table:
        """Give the table itself."""

        async def find() -> Table:
            return await self.site.hall.get(table_id)

        assert self.client.portal is not None
        return self.client.portal.call(find)

    def post(self, token: str, path: str, body: Any) -> Any:
        """Do something as a device."""
        response = self.as_device(token).post(path, json=body)
        assert response.status_code == 200, response.text
        return response.json()

    def heard(self, token: str, table_id: str, messages: list[dict[str, Any]]) -> bytes:
        """Say something on a line and give every byte that comes back."""
        with self.as_device(token).websocket_connect(f"/api/tables/{table_id}/live") as socket:
            texts = []
            for message in messages:
                socket.send_json(message)
                texts.append(socket.receive_text())
            return "\n".join(texts).encode()

    @contextmanager
    def line(self, token: str, seat: int | None, table_id: str, parts: bool = False) -> Iterator["Listener"]:
        """Open a WebSocket that stays open; with `parts` it is told only what changes."""
        with self.as_device(token).websocket_connect(f"/api/tables/{table_id}/live") as socket:
            hello = {"type": "hello", "protocol": PROTOCOL, "seat": seat, "since": 0, "id": "h"}
            socket.send_json({**hello, "parts": parts})
            socket.receive_text()
            yield Listener(socket.receive_text)

    def events(self, token: str, seat: int | None, table_id: str) -> "Listener":
        """Open a stream of events; read from the server itself, since the test client reads only whole answers."""
        portal = self.client.portal
        assert portal is not None
        device = portal.call(self.site.devices.find, token)
        subscription = Subscription(self.site.hall, self.site.presence, table_id, device, seat, 0)
        portal.call(subscription.open)
        stream = events(subscription, self.site.closing)
        return Listener(lambda: portal.call(stream.__anext__).decode())


class Listener:
    """Keeps what is sent unasked."""

    def __init__(self, receive: Callable[[], str]) -> None:
        self._receive = receive

    def heard_until(self, seq: int) -> bytes:
        """Give every byte up to the message that tells of this line of the table."""
        texts: list[str] = []
        while not texts or f'"seq":{seq},' not in texts[-1]:
            texts.append(self._receive())
        return "\n".join(texts).encode()


@contextmanager
def in_process(folder: Path, patch: pytest.MonkeyPatch) -> Iterator[InProcess]:
    """Run a server whose ids, codes and clock are always the same."""
    counters: dict[str, Iterator[int]] = {}

    def numbered(name: str) -> str:
        return f"{name}{next(counters.setdefault(name, itertools.count())):06}"

    patch.setattr(codes, "new_id", lambda: numbered("id"))
    patch.setattr(codes, "new_token", lambda: numbered("token"))
    patch.setattr(codes, "new_code", lambda groups: numbered("c").translate(_NO_LOOKALIKES))
    patch.setattr(codes, "new_seed", lambda: 7)
    settings = Settings(
        database=f"sqlite:///{folder}/db.sqlite3",
        now=lambda: "2000-01-01T00:00:00.000Z",
        clock=lambda: 1000.0,
        workers=0,
        burst=0,
        tables_a_day=0,
    )
    app = make_app(settings)
    with TestClient(app) as client:
        yield InProcess(client, app.state.site)
