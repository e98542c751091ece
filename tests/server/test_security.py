"""Who may do what, from where, how much, and how badly written."""

import asyncio
import json
import re
import socket
import sqlite3
from pathlib import Path

import httpx
import pytest
from starlette.requests import cookie_parser
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kingsbridge.server.app import make_app
from kingsbridge.server.guard import LARGEST_MESSAGE
from kingsbridge.server.settings import DATABASE_FILE, Settings
from tests.server.harness import PATIENCE, Live, Player, ServerProcess


def test_wrong_missing_and_foreign_tokens(player: Player) -> None:
    made = player.new_table("human", "greedy", "greedy")
    table = made["table"]["id"]
    url = str(player.http.base_url)
    foreign = Player(url)
    foreign.new_table("human", "greedy", "greedy")
    for other in (Player(url), Player(url, "wrong"), Player(url, player.cookie[:-1]), foreign):
        assert other.state(table, 0, status=403)["code"] == "not-your-seat"
        assert other.move(table, 0, 2, "x", status=403)["code"] == "not-your-seat"
        for what in ("leave", "resign", "return"):
            body = {"seat": 0}
            assert other.post(f"/api/tables/{table}/{what}", body, 403)["code"] == "not-your-seat"
        assert other.post(f"/api/tables/{table}/pace", {"pace": "fast"}, 403)["code"] == "not-seated"
        assert other.post(f"/api/tables/{table}/rematch", status=403)["code"] == "not-seated"
        assert other.get(f"/api/tables/{table}/moment", 403, seq=2, seat=0)["code"] == "not-your-seat"
        assert other.get(f"/api/tables/{table}/record", 403, seat=0)["code"] == "not-your-seat"
        assert other.get(f"/api/tables/{table}")["invite"] == ""
        with other.live(table, 0) as line:
            assert line.receive()["code"] == "not-your-seat"


def test_the_cookie_is_out_of_reach_of_scripts(player: Player) -> None:
    body = {"game": "cards", "seats": [{"kind": "human"}] * 3}
    cookie = player.http.post("/api/tables", json=body).headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie and "path=/" in cookie


async def test_of_all_cookies_only_ours_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Python before 3.11.10 takes seconds for a cookie full of backslashes, and nobody else would be served."""
    read: list[str] = []

    def reader(header: str) -> dict[str, str]:
        read.append(header)
        return cookie_parser(header)

    monkeypatch.setattr("starlette.requests.cookie_parser", reader)
    app = make_app(Settings(database=f"sqlite:///{tmp_path}/db", workers=0))
    wish = {"game": "cards", "seats": [{"kind": "human"}] * 3}
    slow = 'x="' + "\\" * 1000 + '"'
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://test") as client,
    ):
        made = await client.post("/api/tables", json=wish, headers={"cookie": slow})
        token = made.cookies["kingsbridge_device"]
        client.cookies.clear()
        for cookies in (
            [f"{slow}; kingsbridge_device={token}; y=1"],
            [slow, f"kingsbridge_device={token}"],
            [f"kingsbridge_device={slow[2:]};kingsbridge_device={token} "],
        ):
            here = await client.get("/api/tables/mine", headers=[("cookie", each) for each in cookies])
            assert len(here.json()) == 1
    assert set(read) == {f"kingsbridge_device={token}"}


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://evil.example"},
        {"origin": "null"},
        {"origin": "http://127.0.0.1:1"},
        {"origin": "http://["},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_pages_of_other_sites_are_refused(player: Player, headers: dict[str, str]) -> None:
    table = player.new_table("human", "greedy", "greedy")["table"]["id"]
    refused = player.http.post(f"/api/tables/{table}/leave", json={"seat": 0}, headers=headers)
    assert (refused.status_code, refused.json()["code"]) == (403, "cross-origin")
    with pytest.raises(InvalidStatus) as error, player.socket(table, **headers):
        pass
    assert error.value.response.status_code == 403


def test_our_own_pages_are_let_in(player: Player) -> None:
    table = player.new_table("human", "greedy", "greedy")["table"]["id"]
    origin = str(player.http.base_url).rstrip("/")
    own = {"origin": origin, "sec-fetch-site": "same-origin"}
    assert (
        player.http.post(f"/api/tables/{table}/pace", json={"pace": "fast"}, headers=own).status_code == 200
    )
    with player.socket(table, **own) as socket:
        line = Live(socket)
        line.send(type="hello", protocol=1, seat=0)
        assert line.receive()["type"] == "update"


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe",
        b'{"seat":"0"}',
        b'{"seat":1.5}',
        b'{"seat":' + b"9" * 5000 + b"}",
        b"[" * 20000,
        b'{"seat":0,"x":' + b"[" * 20000,
        b'{"name":"\\ud800"}',
    ],
)
def test_malformed_bodies_are_refused(player: Player, body: bytes) -> None:
    table = player.new_table("human", "greedy", "greedy")["table"]["id"]
    json_type = {"content-type": "application/json"}
    for path in (f"/api/tables/{table}/leave", f"/api/tables/{table}/move", "/api/tables", "/api/recover"):
        refused = player.http.post(path, content=body, headers=json_type)
        assert refused.status_code == 400, refused.text
        assert refused.json()["type"] == "refused"


def test_other_content_types_are_refused(player: Player) -> None:
    table = player.new_table("human", "greedy", "greedy")["table"]["id"]
    for kind in ("text/plain", "application/x-www-form-urlencoded"):
        refused = player.http.post(
            f"/api/tables/{table}/leave", content=b'{"seat":0}', headers={"content-type": kind}
        )
        assert (refused.status_code, refused.json()["code"]) == (415, "not-json")


def test_oversized_messages_are_refused(player: Player) -> None:
    table = player.new_table("human", "greedy", "greedy")["table"]["id"]
    large = {"code": "x" * LARGEST_MESSAGE}
    assert player.post("/api/recover", large, 413)["code"] == "too-large"
    with player.live(table, 0) as line:
        line.until(answers="hello")
        line.send(type="why", id="w", seat=0, target="x" * LARGEST_MESSAGE)
        with pytest.raises(ConnectionClosed) as closed:
            while line.receive():  # a bot may have moved meanwhile
                pass
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009
    assert player.state(table, 0)["view"]


@pytest.mark.parametrize("text", ["", "{", "[1]", '{"type":"dance"}', '{"type":"move"}', "[" * 9000])
def test_malformed_messages_are_refused_and_the_line_stays(player: Player, text: str) -> None:
    table = player.new_table("human", "greedy", "greedy")["table"]["id"]
    with player.live(table, 0) as line:
        line.until(answers="hello")
        line.socket.send(text)
        assert line.until(type="refused")["code"] == "malformed"
        line.socket.send(b"\xff\x00")
        assert line.until(type="refused")["code"] == "malformed"
        line.send(type="ping")
        assert line.until(type="pong")


def test_strange_ids_and_names(player: Player) -> None:
    table = player.new_table("human", "human", "human")["table"]
    seat = table["waiting_for"]
    for strange in ("", "x" * 65, "a\x00b"):
        body = {"type": "move", "id": strange, "seat": seat, "seq": 2, "action": "x"}
        assert player.post(f"/api/tables/{table['id']}/move", body, 400)["code"] == "bad-id"
    for path in ("/api/tables/%00", "/api/tables/'--", "/api/tables/" + "x" * 500, "/api/tables/ä"):
        assert player.get(path, 404)["code"] == "unknown-table"
    assert player.get("/api/invites/%00", 404)["code"] == "unknown-invite"
    assert player.get("/api/games/..%2f../rules/en", 404)
    assert player.get("/api/nothing", 404)["code"] == "unknown-path"
    assert player.http.delete("/api/tables/mine").json()["code"] == "method-not-allowed"


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("\u202egnp.exe", "gnp.exe"),  # would turn the line around
        ("A\r\nSet-Cookie: b=c", "A Set-Cookie: b=c"),
        ("Z" + "\u0301" * 30 + "oe", "Z" + "\u0301" * 3 + "oe"),
        ("Ngu\u0302\u0303n", "Ngu\u0302\u0303n"),
        ("<b>Tom</b>", "<b>Tom</b>"),  # shown as it was typed, by every client
        ("\u3164\u2800", ""),  # blank, and yet no blanks
    ],
)
def test_names_are_seen_and_do_no_more(typed: str, shown: str, player: Player) -> None:
    wish = {"game": "cards", "seats": [{"kind": "human", "name": typed}, {"kind": "open"}, {"kind": "open"}]}
    made = player.post("/api/tables", wish)["table"]
    assert made["seats"][0]["name"] == shown
    guest = Player(str(player.http.base_url))
    claimed = guest.claim(made["invite"], typed, status=200 if shown else 400)
    # The host has that name already.
    assert (
        (claimed["table"]["seats"][1]["name"] == f"{shown} 2") if shown else (claimed["code"] == "bad-name")
    )


def test_files_outside_the_folder_are_out_of_reach(player: Player) -> None:
    for path in ("/..%2fapp.py", "/%2e%2e/app.py", "/assets/..%2f..%2fapp.py", "/%00.js", "//etc/passwd.txt"):
        response = player.http.get(path)
        assert response.status_code == 404 and b"import" not in response.content


def test_answers_carry_the_headers_that_browsers_need(player: Player) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/docs"):
        headers = player.http.get(path).headers
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
    refused = player.http.post("/api/recover", json={}, headers={"origin": "http://evil.example"})
    assert "content-security-policy" in refused.headers


def test_too_many_messages_are_refused_for_a_while(tmp_path: Path) -> None:
    now = [0.0]
    settings = Settings(database=f"sqlite:///{tmp_path}/db", burst=5, rate=1, clock=lambda: now[0])

    async def ask() -> list[int]:
        transport = httpx.ASGITransport(make_app(settings))
        device = {"kingsbridge_device": "a-token"}
        async with httpx.AsyncClient(transport=transport, base_url="http://test", cookies=device) as client:
            codes = [(await client.get("/api/addresses")).status_code for _ in range(7)]
            now[0] += 2.0
            return codes + [(await client.get("/api/addresses")).status_code for _ in range(3)]

    assert asyncio.run(ask()) == [200] * 5 + [429] * 2 + [200] * 2 + [429]


def test_secrets_are_kept_as_hashes_and_out_of_the_logs(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    server = ServerProcess(str(tmp_path), "--log-level", "debug").start()
    try:
        player = Player(server.url)
        made = player.new_table("human", "greedy", "open")
        table = made["table"]["id"]
        player.get(f"/api/invites/{made['table']['invite']}")
        player.post(f"/api/tables/{table}/bot", {"seat": 2})
        update = player.awaited(table)
        player.move(table, 0, update["table"]["seq"], update["legal"][0]["key"])
    finally:
        server.stop()
    logged = capfd.readouterr().err
    assert "table made" in logged and all(json.loads(line) for line in logged.splitlines())
    stored = b"".join(file.read_bytes() for file in tmp_path.glob("*.sqlite3*"))
    with sqlite3.connect(tmp_path / DATABASE_FILE) as database:
        key = database.execute("select key from tables").fetchone()[0]
    for secret in (player.cookie, made["recovery"]["0"]):
        assert secret.encode() not in stored
    for secret in (player.cookie, made["recovery"]["0"], made["table"]["invite"], key):
        assert secret not in logged
    words = set(re.findall(r"[\w-]+", logged))  # whole words: the card "king" is in our own name
    assert not words & set(update["view"]["hand"])


def test_nonsense_from_outside_fills_no_log(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    server = ServerProcess(str(tmp_path)).start()
    try:
        for nonsense in (
            b"nonsense\r\n\r\n",
            b"\x16\x03\x01\x02\x00\r\n\r\n",
            b"GET / HTTP/1.1\r\nContent-Length: -5\r\n\r\n",
            b"GET /api/tables/x/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
        ):
            with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
                line.sendall(nonsense)
                assert line.recv(12) == b"HTTP/1.1 400"
    finally:
        server.stop()
    assert capfd.readouterr().err == ""
