"""Being told of one's turn when away: opt-in, one notice a turn, nothing hidden, off by one click."""

import asyncio
import base64
import json
import ssl
import subprocess
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from kingsbridge.server import outside
from kingsbridge.server.callbacks import CallbackRow, Callbacks
from kingsbridge.server.messages import Callback, Move, NewTable, SeatWish
from kingsbridge.server.refusals import Refusal
from kingsbridge.server.site import Site
from kingsbridge.server.table.table import Table
from tests.server.harness import PATIENCE, Player
from tests.server.test_storage import open_site, play_of

http_ece = pytest.importorskip("http_ece")
vapid = pytest.importorskip("py_vapid")


class FakeService:
    """Stands in for a push service or somebody's own address."""

    def __init__(self) -> None:
        self.heard: list[tuple[dict[str, str], bytes]] = []
        self.status = 201
        self.redirect = ""
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service.heard.append(({name.lower(): value for name, value in self.headers.items()}, body))
                self.send_response(service.status)
                if service.redirect:
                    self.send_header("location", service.redirect)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self._server.server_address[1]}/send/abc"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture
def service() -> Iterator[FakeService]:
    """One of them."""
    made = FakeService()
    yield made
    made.close()


class Browser:
    """The keys of a subscription, and how a browser reads what it is sent."""

    def __init__(self) -> None:
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        self._private = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"0123456789abcdef"
        point = self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.keys = {"p256dh": _text(point), "auth": _text(self._auth)}

    def read(self, body: bytes) -> Any:
        clear = http_ece.decrypt(body, private_key=self._private, auth_secret=self._auth, version="aes128gcm")
        return json.loads(clear)


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def open_for_notices(folder: Path | str, **settings: Any) -> Any:
    return open_site(
        folder,
        push_contact="mailto:operator@example.org",
        webhooks=True,
        notice_after_seconds=0.0,
        callbacks_anywhere=True,
        **settings,
    )


async def two_people(site: Site) -> tuple[Table, list[str]]:
    ann, _ = site.devices.add()
    ben, _ = site.devices.add()
    table, _ = await site.lobby.create(ann, NewTable("pillars", [SeatWish("human"), SeatWish("open")]))
    await table.seating.claim(ben, "Ben", None)
    return table, [ann, ben]


async def play_turn(table: Table, people: list[str]) -> int:
    """Play until it is the other's turn; gives who played."""
    seat = play_of(table).state.current_seat
    while not play_of(table).state.is_over and play_of(table).state.current_seat == seat:
        state = play_of(table).state
        action = state.game.action(state.legal_actions()[0]).key
        await table.referee.move(people[seat], Move(f"m{table.seq}", seat, table.seq, action))
    return seat


async def settled(service: FakeService, count: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while len(service.heard) < count:
            await asyncio.sleep(0.01)
    await asyncio.sleep(0.05)  # and no more than that


async def test_a_push_is_encrypted_for_the_browser_and_signed_by_the_server(
    tmp_path: Path, service: FakeService
) -> None:
    now = [1000.0]
    browser = Browser()
    async with open_for_notices(tmp_path, clock=lambda: now[0]) as site:
        table, people = await two_people(site)
        assert len(base64.urlsafe_b64decode(await site.callbacks.push_key() + "=")) == 65
        for person in people:
            await site.callbacks.add(person, Callback("push", service.address, browser.keys, "de"))
        now[0] += 600.0  # everybody is away
        mover = await play_turn(table, people)
        await settled(service, 1)
        assert len(service.heard) == 1, "one notice a turn, to the one whose turn it is"
        headers, body = service.heard[0]
        assert headers["content-encoding"] == "aes128gcm" and int(headers["ttl"]) > 0
        assert headers["authorization"].startswith("vapid t=")
        notice = browser.read(body)
        mine = await site.callbacks.of(people[1 - mover])
        assert set(notice) == {"event", "game", "table", "text", "off", "off_text"}
        assert (notice["game"], notice["table"], notice["off"]) == ("pillars", table.id, mine[0].id)
        assert "Du bist dran" in notice["text"]
        await site.callbacks.remove(people[1 - mover], notice["off"])
        await play_turn(table, people)
        await settled(service, 2)
        await play_turn(table, people)
        await asyncio.sleep(0.1)
        assert len(service.heard) == 2, "switched off by one click"


async def test_a_webhook_and_who_is_there_is_not_told(tmp_path: Path, service: FakeService) -> None:
    now = [1000.0]
    async with open_for_notices(tmp_path, clock=lambda: now[0]) as site:
        table, people = await two_people(site)
        for person in people:
            await site.callbacks.add(person, Callback("webhook", service.address))
        now[0] += 600.0
        here = 1 - play_of(table).state.current_seat
        site.presence.arrive(table.id, here)
        await play_turn(table, people)
        await asyncio.sleep(0.1)
        assert service.heard == [], "who has the table open sees it"
        await play_turn(table, people)
        await settled(service, 1)
        headers, body = service.heard[0]
        assert headers["content-type"] == "application/json"
        assert json.loads(body)["event"] == "your-turn"
        view = json.dumps(play_of(table).state.view(1 - here))
        assert table.record.row.key not in body.decode() and len(body) < 400 < len(view)


async def test_turns_are_told_whichever_process_a_move_goes_to(
    postgres_url: str, service: FakeService
) -> None:
    now = [1000.0]
    one, other = (open_for_notices(postgres_url, clock=lambda: now[0]) for _ in range(2))
    async with one as first, other as second:
        table, people = await two_people(first)
        for person in people:
            await first.callbacks.add(person, Callback("webhook", service.address))
        now[0] += 600.0
        for turn in range(4):  # each moves at a process of their own, and is away as soon as they have moved
            await settled(service, turn)
            site = (first, second)[turn % 2]
            async with asyncio.timeout(PATIENCE):
                while (here := await site.hall.get(table.id)).seq != table.seq:
                    await asyncio.sleep(0.01)
            await play_turn(here, people)
            table = here
        await settled(service, 4)
        assert len(service.heard) == 4, "one notice a turn"


async def test_an_address_that_is_gone_is_forgotten(tmp_path: Path, service: FakeService) -> None:
    now = [1000.0]
    service.status = 410
    async with open_for_notices(tmp_path, clock=lambda: now[0]) as site:
        table, people = await two_people(site)
        for person in people:
            await site.callbacks.add(person, Callback("webhook", service.address))
        now[0] += 600.0
        mover = await play_turn(table, people)
        await settled(service, 1)
        async with asyncio.timeout(PATIENCE):
            while await site.callbacks.of(people[1 - mover]):
                await asyncio.sleep(0.01)
        assert len(await site.callbacks.of(people[mover])) == 1


@pytest.mark.parametrize(
    "address",
    [
        "http://example.org/",
        "https://user:pw@example.org/",
        "ftp://example.org",
        "nonsense",
        "https://",
        "https://[/",
    ],
)
def test_strange_addresses_are_refused(address: str) -> None:
    with pytest.raises(outside.BadAddress):
        outside.check_address(address)


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "10.0.0.1", "169.254.169.254", "[::1]"])
def test_nothing_is_sent_into_private_networks(host: str) -> None:
    with pytest.raises(outside.BadAddress):
        outside.post(f"https://{host}/", b"", {})


async def test_what_a_server_does_not_send_cannot_be_asked_for(tmp_path: Path) -> None:
    async with open_site(tmp_path) as site:
        device, _ = site.devices.add()
        assert await site.callbacks.push_key() == ""
        for kind in ("push", "webhook"):
            with pytest.raises(Refusal) as error:
                await site.callbacks.add(device, Callback(kind, "https://example.org/"))
            assert error.value.code == "no-callbacks"
    async with open_for_notices(tmp_path) as site:
        with pytest.raises(Refusal) as error:
            await site.callbacks.add(device, Callback("push", "https://example.org/", {"auth": "x"}))
        assert error.value.code == "bad-callback"
        for number in range(5):
            await site.callbacks.add(device, Callback("webhook", f"https://example.org/{number}"))
        with pytest.raises(Refusal) as error:
            await site.callbacks.add(device, Callback("webhook", "https://example.org/"))
        assert error.value.code == "too-many-callbacks"


def test_callbacks_are_ones_own(player: Player) -> None:
    assert player.get("/api/callbacks") == []
    assert player.get("/api/callbacks/key") == {"key": ""}
    assert (
        player.post("/api/callbacks", {"kind": "webhook", "address": "https://x.org"}, 403)["code"]
        == "not-seated"
    )
    player.new_table("human", "human", "human")
    assert (
        player.post("/api/callbacks", {"kind": "webhook", "address": "https://x.org"}, 404)["code"]
        == "no-callbacks"
    )
    assert player.post("/api/callbacks/remove", {"id": "nothing"}) == []


@pytest.mark.parametrize(
    "address",
    [
        *("64:ff9b::a00:1", "64:ff9b:1::7f00:1", "2002:a00:1::", "::ffff:127.0.0.1", "::127.0.0.1"),
        *("2001:0:1::1", "fec0::1", "5f00::1", "224.0.0.1", "ff0e::1"),
    ],
)
def test_a_private_address_in_a_public_coat_is_seen(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found = [(0, 0, 0, "", (address, 443))]
    monkeypatch.setattr("socket.getaddrinfo", lambda *_, **__: found)
    with pytest.raises(outside.BadAddress):
        outside.post("https://example.org/", b"", {})


def test_addresses_of_the_public_network_are_not_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    for address in ("93.184.215.14", "2606:2800:21f:cb07::1", "64:ff9b::808:808"):
        monkeypatch.setattr("socket.getaddrinfo", lambda *_, at=address, **__: [(0, 0, 0, "", (at, 443))])
        assert outside._public("example.org", 443, False) == address


def test_nobody_is_followed_elsewhere(service: FakeService) -> None:
    service.status, service.redirect = 307, service.address + "/elsewhere"
    assert outside.post(service.address, b"{}", {}, anywhere=True) == 307
    assert len(service.heard) == 1


async def test_asked_for_twice_is_told_once(tmp_path: Path, service: FakeService) -> None:
    async with open_for_notices(tmp_path) as site:
        _, people = await two_people(site)
        for _ in range(7):
            await site.callbacks.add(people[0], Callback("webhook", service.address))
        assert len(await site.callbacks.of(people[0])) == 1


async def test_addresses_that_do_not_answer_keep_nobody_else_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    silence = threading.Event()
    monkeypatch.setattr(outside, "post", lambda *_: silence.wait(PATIENCE) and 200)
    async with open_for_notices(tmp_path) as site:
        table, people = await two_people(site)
        await site.callbacks.add(people[0], Callback("webhook", "http://127.0.0.1/"))
        telling = [
            asyncio.create_task(site.callbacks.tell(people[0], "pillars", table.id)) for _ in range(60)
        ]
        await asyncio.sleep(0.2)
        assert not any(task.done() for task in telling)
        assert await site.callbacks.of(people[0]), "the store is still read"
        silence.set()
        await asyncio.gather(*telling)


async def test_whoever_keeps_threads_waiting_is_not_told_for_a_while(
    tmp_path: Path, service: FakeService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Forty tables with five slow addresses each would take all threads from everybody else, again and again."""
    now = [0.0]
    at_once = most = 0

    async def slowly(self: Callbacks, row: CallbackRow, body: bytes) -> str:
        nonlocal at_once, most
        at_once += 1
        most = max(most, at_once)
        await asyncio.sleep(0)
        now[0] += 15.0
        at_once -= 1
        return "failed"

    async with open_for_notices(tmp_path, clock=lambda: now[0]) as site:
        table, people = await two_people(site)
        for number in range(5):
            await site.callbacks.add(people[0], Callback("webhook", f"{service.address}{number}"))
        await site.callbacks.add(people[1], Callback("webhook", service.address))
        with monkeypatch.context() as patch:
            patch.setattr(Callbacks, "_send", slowly)
            tell = site.callbacks.tell
            await asyncio.gather(*(tell(people[0], "pillars", table.id) for _ in range(40)))
        assert (now[0], most) == (15.0, 1)
        await site.callbacks.tell(people[1], "pillars", table.id)
        assert len(service.heard) == 1, "nobody else waits"
        now[0] += 1000.0
        await site.callbacks.tell(people[0], "pillars", table.id)
        assert len(service.heard) == 6


async def test_no_more_than_keys_is_kept_of_keys(tmp_path: Path) -> None:
    async with open_for_notices(tmp_path) as site:
        _, people = await two_people(site)
        keys = Browser().keys
        await site.callbacks.add(people[0], Callback("webhook", "http://127.0.0.1/", {"x": "y" * 60_000}))
        await site.callbacks.add(
            people[0], Callback("push", "http://127.0.0.1/", {**keys, "x": "y" * 60_000})
        )
        assert [row.keys for row in await site.callbacks._rows(people[0])] == [{}, keys]
        with pytest.raises(Refusal):
            padded = {**keys, "auth": keys["auth"] + "!" * 60_000}
            await site.callbacks.add(people[0], Callback("push", "http://127.0.0.1/p", padded))


def certified(folder: Path, monkeypatch: pytest.MonkeyPatch) -> ssl.SSLContext:
    """What a service needs to speak TLS; whoever sends believes its certificate."""
    certificate, key = folder / "certificate.pem", folder / "key.pem"
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=here"]
    words = [*made, "-addext", "subjectAltName=IP:127.0.0.1", "-keyout", str(key), "-out", str(certificate)]
    subprocess.run(words, check=True, capture_output=True)
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    return context


@pytest.mark.parametrize("scheme", ["http", "https"])
async def test_whoever_answers_a_byte_at_a_time_is_left(
    scheme: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outside, "_SECONDS_IN_ALL", 0.2)
    spoken = certified(tmp_path, monkeypatch) if scheme == "https" else None

    async def drip(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while True:
                writer.write(b"H")
                await writer.drain()
                await asyncio.sleep(0.02)
        except OSError:
            writer.close()

    server = await asyncio.start_server(drip, "127.0.0.1", 0, ssl=spoken)
    port = server.sockets[0].getsockname()[1]
    async with asyncio.timeout(PATIENCE):
        with pytest.raises(Exception):  # noqa: B017  # cut off in the middle of a line
            await asyncio.to_thread(outside.post, f"{scheme}://127.0.0.1:{port}/", b"", {}, True)
    server.close()
