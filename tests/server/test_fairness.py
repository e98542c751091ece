"""Fair among strangers: nobody takes more than a share, however many tables, cookies, lines or frames they make."""

import asyncio
import contextlib
import json
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import websockets
from fastapi.routing import APIRoute
from websockets.exceptions import ConnectionClosed, InvalidStatus

import kingsbridge
from kingsbridge.server import connections
from kingsbridge.server.app import make_app
from kingsbridge.server.connections import PatientHttp
from kingsbridge.server.guard import Caller, Guard, cost_of, network
from kingsbridge.server.live import socket as live_socket
from kingsbridge.server.live.talk import Line, Talk
from kingsbridge.server.pool import Pool
from kingsbridge.server.refusals import Refusal
from kingsbridge.server.run import Server, bind
from kingsbridge.server.settings import Settings
from kingsbridge.server.table.audience import Watchers
from kingsbridge.server.table.pace import Pace
from kingsbridge.server.table.thinking import Place, coach_question, question
from tests.server.harness import PATIENCE, Player
from tests.server.held_workers import HeldWorkers, until
from tests.server.in_process import COOKIE, in_process
from tests.server.test_storage import open_site

GAME = kingsbridge.load_game("cards")


async def test_people_take_turns_however_many_tables_they_have(monkeypatch: pytest.MonkeyPatch) -> None:
    """A stranger's hundred tables do not come before another's one; tables nobody watches come last."""
    workers = HeldWorkers(monkeypatch)
    free, served = workers.free, workers.asked
    now = 0.0
    pool = Pool(Settings(workers=1, clock=lambda: now))
    state = GAME.new_state(seats=3, seed=4)
    asking = []
    places = [Place(owner="stranger") for _ in range(100)]
    places[50] = Place(owner="hermit", watched=lambda: 0)
    places += [Place(owner="ann"), Place(owner="ben"), Place(owner="ann")]
    for number, place in enumerate(places):
        now += 1.0
        asking.append(
            asyncio.create_task(pool.choose(partial(question, state, "greedy", number), state, place))
        )
        await asyncio.sleep(0)
    await until(lambda: places[-1].number > 0)
    assert [place.number for place in places[-3:]] == [1, 2, 4]
    assert places[1].number == 3 and places[50].number == len(places) - 1
    for number in range(5):
        free.release()
        await until(lambda number=number: len(served) == number + 2)  # type: ignore[misc]
    assert served == [0, 100, 101, 1, 102, 2], (
        "by turns: the stranger, Ann, Ben, the stranger, Ann, the stranger"
    )
    for task in asking:
        task.cancel()


async def test_ever_new_people_from_one_address_get_no_more_than_a_household() -> None:
    pool = Pool(Settings(workers=0))
    state = GAME.new_state(seats=3, seed=4)
    crowd = [Place(owner=f"made up {number}", home=lambda: "one address") for number in range(60)]
    ann = Place(owner="ann", home=lambda: "elsewhere")
    unknown = Place(owner="ben")
    asking = [
        asyncio.create_task(pool.choose(partial(question, state, "greedy", 1), state, place))
        for place in [*crowd, ann, unknown]
    ]
    await until(lambda: unknown.number > 0)
    assert [place.number for place in crowd[:10]] == list(range(1, 11))
    assert (ann.number, unknown.number, crowd[10].number) == (11, 12, 13)
    for task in asking:
        task.cancel()


async def test_coaches_are_shared_out_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks at forty tables, or as forty people, waits for the others like everybody; half is left to bots."""
    workers = HeldWorkers(monkeypatch)
    pool = Pool(Settings(workers=2))
    state = GAME.new_state(seats=3, seed=4)

    def ask(seed: int, owner: str, home: str) -> asyncio.Task[object]:
        place = Place(owner=owner, patient=True, home=lambda: home)
        return asyncio.create_task(pool.judge(coach_question(state, seed, is_long=False), place))

    asking = [ask(seed, "stranger", "one address") for seed in range(20)]
    asking += [ask(seed, f"made up {seed}", "one address") for seed in range(20, 40)]
    asking += [ask(100, "ann", "elsewhere")]
    await until(lambda: len(workers.asked) == 1)
    bot = asyncio.create_task(pool.choose(partial(question, state, "greedy", 200), state, Place()))
    await until(lambda: workers.asked == [0, 200])
    for number in range(14):
        workers.free.release()
        await until(lambda number=number: len(workers.asked) >= number + 2)  # type: ignore[misc]
    assert 100 in workers.asked
    for task in (*asking, bot):
        task.cancel()


def test_a_spectator_does_not_say_from_where_a_table_is_played() -> None:
    watchers = Watchers(lambda: 0.0)
    assert watchers.home() == ""
    stranger, player = asyncio.Event(), asyncio.Event()
    watchers.add(stranger, "one address", looks_on=True)
    assert watchers.home() == "one address", "who only looks on at bots is there, too"
    watchers.add(player, "elsewhere")
    assert watchers.home() == "elsewhere"
    watchers.remove(player)
    assert watchers.home() == "one address"


def test_who_asks_for_a_hint_is_served_with_their_household(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However the hint is asked for: ever new people would come before everybody who waits for a bot."""
    homes: list[str] = []

    async def remember(self: Pool, asked: object, place: Place) -> None:
        homes.append(place.home)

    monkeypatch.setattr(Pool, "hint", remember)
    with in_process(tmp_path, monkeypatch) as server:
        wish = {"game": "cards", "seats": [{"kind": "human"}] * 3}
        table = server.post("", "/api/tables", wish)["table"]
        ask = {"type": "hint", "id": "x", "seat": table["waiting_for"], "seq": table["seq"]}
        token = str(server.client.cookies[COOKIE])
        path = f"/api/tables/{table['id']}"
        assert server.as_device(token).post(f"{path}/hint", json=ask).json()["code"] == "no-hint-found"
        with server.as_device(token).websocket_connect(f"{path}/live") as socket:
            socket.send_json({"type": "hello", "protocol": 1, "seat": ask["seat"], "since": 0, "id": "h"})
            socket.receive_text()
            socket.send_json(ask)
            assert socket.receive_json()["code"] == "no-hint-found"
    assert homes == [Caller({}, {"client": ("testclient", 1)}).address.hex()] * 2


def caller(cookie: str, address: str = "192.0.2.7") -> Caller:
    return Caller({"cookie": cookie}, {"client": (address, 1)})


def test_made_up_cookies_cost_no_memory() -> None:
    guard = Guard(Settings(rate=1e9, burst=10**9))
    for number in range(200):
        guard.count(caller(f"kingsbridge_device={number}" + "x" * 50_000))
    assert sum(len(name) for name in guard._buckets) < 20_000


def test_made_up_cookies_do_not_make_more_of_an_address() -> None:
    guard = Guard(Settings(rate=0.0, burst=10))
    counted = 0
    with pytest.raises(Refusal):
        for number in range(1000):
            guard.count(caller(f"made-up={number}"))
            counted += 1
    assert counted == 100


def test_newcomers_behind_one_address_do_not_count_as_one_device() -> None:
    """A class that opens the page for the first time has no cookies yet."""
    guard = Guard(Settings(rate=0.0, burst=10, tables_a_day=1))
    for _ in range(10):
        guard.count(caller(""), 10)
        guard.count_table(caller(""))
    for refused in (guard.count, guard.count_table):
        with pytest.raises(Refusal):
            refused(caller(""))


def test_an_address_is_a_household() -> None:
    assert network("203.0.113.9") == "203.0.113.9"
    assert network("2001:db8:1:2:3:4:5:6") == network("2001:db8:1:2::9") != network("2001:db8:1:3::9")
    assert network("testclient") == "testclient"


def test_a_customer_with_ever_new_addresses_has_no_more_than_ten() -> None:
    guard = Guard(Settings(rate=0.0, burst=10, tables_a_day=1, at_once=1))
    addresses = [f"2001:db8:1:{number:x}::1" for number in range(11)]
    lines = contextlib.ExitStack()
    for address in addresses[:-1]:
        lines.enter_context(guard.one_more(caller("", address)))
        for _ in range(10):
            guard.count(caller("", address), 10)
            guard.count_table(caller("", address))
    last = caller("", addresses[-1])
    with lines:
        for refused in (guard.count, guard.count_table, lambda who: lines.enter_context(guard.one_more(who))):
            with pytest.raises(Refusal):
                refused(last)
    assert not guard._under_way
    guard.count(caller("", "2001:db8:2::1"), 10)


def test_what_costs_more_comes_less_often_for_long() -> None:
    """Not only until the first bucket is empty, and whoever hurries does not lose what has come in meanwhile."""
    now = [0.0]
    guard = Guard(Settings(rate=40.0, burst=400, clock=lambda: now[0]))
    for often in (30, 300):
        made, before = 0, now[0]
        while now[0] < before + 100:
            now[0] += 1 / often
            with contextlib.suppress(Refusal):
                guard.count(caller(f"{often}"), 20)
                made += 1
        assert 218 <= made <= 221, "twenty at once, and two a second"


def test_everything_that_makes_a_table_or_thinks_has_its_price() -> None:
    app = make_app(Settings(database="sqlite://", workers=0))
    routes = [
        route for route in app.routes if isinstance(route, APIRoute) and "POST" in (route.methods or ())
    ]
    makers = [route.path for route in routes if "Seated" in str(route.responses)]
    assert len(makers) > 5, "whoever is seated is told so in this form"
    assert {path for path in makers if cost_of("POST", path) < 10} == set()
    for path in (
        "/api/tables/x/analysis",
        "/api/tables/x/coach",
        "/api/tables/x/recap",
        "/api/tables/x/hint",
    ):
        assert cost_of("POST", path) >= 10


def test_what_plays_a_game_again_for_its_answer_has_its_price() -> None:
    for method, path in (
        ("GET", "/api/puzzles/world/a-puzzle"),
        ("POST", "/api/puzzles/world/a-puzzle"),
        ("POST", "/api/lessons/world"),
        ("POST", "/api/lessons/world/why"),
        ("GET", "/api/tables/x/analysis/17"),
        ("GET", "/api/tables/x/replay/17"),
        ("GET", "/api/tables/x/moment"),
        ("GET", "/api/challenges/code"),
    ):
        assert cost_of(method, path) >= 5
    assert cost_of("POST", "/api/lessons/world/table") == cost_of("POST", "/api/tables")


def test_limits_count_cost() -> None:
    guard = Guard(Settings(rate=0.0, burst=100))
    made = 0
    with pytest.raises(Refusal):
        while True:
            guard.count(caller("a"), cost_of("POST", "/api/tables"))
            made += 1
    assert made == 5
    assert cost_of("GET", "/api/tables/x/replay/7") > cost_of("GET", "/api/games") > 1
    assert cost_of("GET", "/api/tables/x") == 1


def test_tables_a_day_are_limited(tmp_path: Path) -> None:
    today = ["2000-01-01T00:00:00.000Z"]
    settings = Settings(database=f"sqlite:///{tmp_path}/db", tables_a_day=2, workers=0, now=lambda: today[0])
    wish = {"game": "cards", "seats": [{"kind": "human"}] * 3}

    async def make() -> list[int]:
        app = make_app(settings)
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://test") as client,
        ):
            await client.post("/api/tables", json=wish)
            made = [(await client.post("/api/tables", json=wish)).status_code for _ in range(3)]
            refused = await client.post("/api/tables", json=wish)
            assert refused.json()["code"] == "too-many-tables"
            today[0] = "2000-01-02T00:00:00.000Z"
            return [*made, (await client.post("/api/tables", json=wish)).status_code]

    # The first came without a cookie and counts for the address only.
    assert asyncio.run(make()) == [200, 200, 429, 200]


async def test_challenges_are_kept_and_count_like_tables(tmp_path: Path) -> None:
    app = make_app(Settings(database=f"sqlite:///{tmp_path}/db", tables_a_day=2, workers=0))
    device = {COOKIE: "a-token"}
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(
            transport=httpx.ASGITransport(app), base_url="http://test", cookies=device
        ) as client,
    ):
        asked = [await client.post("/api/challenges", json={"table": "x", "seats": []}) for _ in range(3)]
    assert [answer.status_code for answer in asked] == [404, 404, 429]


def test_a_watchers_hellos_are_nobody_elses_business(player: Player) -> None:
    table = player.new_table("human", "human", "human")["table"]["id"]
    stranger = Player(str(player.http.base_url))
    with player.live(table, 0) as line, stranger.live(table, None) as watcher:
        line.until(answers="hello")
        watcher.until(answers="hello")
        for number in range(30):
            watcher.send(type="hello", protocol=1, seat=None, since=0, id=f"h{number}")
            watcher.until(answers=f"h{number}")
        line.send(type="ping")
        heard = 0
        while line.receive()["type"] != "pong":
            heard += 1
    assert heard <= 3, "spectators are counted once a second at most"


# --- connections that never say anything -----------------------------------------------------------------------------


@contextlib.asynccontextmanager
async def served(folder: Path, **further: Any) -> AsyncIterator[int]:
    """A server in this very loop; gives its port."""
    listening = bind("127.0.0.1", 0)
    settings = Settings(database=f"sqlite:///{folder}/db.sqlite3", workers=0, **further)
    ready = asyncio.Event()
    server = Server(make_app(settings), ready.set)
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    await ready.wait()
    try:
        yield listening.getsockname()[1]
    finally:
        server.should_exit = True
        await serving


@pytest.mark.parametrize("sent", [b"", b"GET /healthz HTTP/1.1\r\nHost: x\r\n"])
async def test_a_head_that_does_not_come_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sent: bytes
) -> None:
    monkeypatch.setattr(connections, "HEAD_SECONDS", 0.2)
    async with served(tmp_path) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(sent)
        assert await reader.read() == b"", "closed without a word"
        writer.close()
        async with httpx.AsyncClient() as client:
            assert (await client.get(f"http://127.0.0.1:{port}/healthz")).status_code == 200


async def test_a_head_that_does_not_end_is_not_kept(tmp_path: Path) -> None:
    """Neither one endless header, nor endless headers, nor such that come after the body."""
    heads = (b"Cookie: " + b"x" * 65536, b"a: b\r\n" * 10_000)
    start = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"
    chunked = b"POST /api/recover HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n"
    async with served(tmp_path) as port:
        for beginning, more in ((start, heads[0]), (start, heads[1]), (chunked, heads[1])):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(beginning)
            sent = 0
            with contextlib.suppress(OSError):
                while not reader.at_eof() and sent < 50_000_000:
                    writer.write(more)
                    sent += len(more)
                    await writer.drain()
                    await asyncio.sleep(0)
            assert sent < 20_000_000, "it has to be hung up on soon; what is on its way is in buffers"
            writer.close()


async def test_who_sends_on_after_the_answer_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HEAD_SECONDS", 0.2)
    async with served(tmp_path) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n")
        assert (await reader.readline()).startswith(b"HTTP/1.1 200")

        async def drip() -> None:
            with contextlib.suppress(OSError):
                while True:
                    writer.write(b"x")
                    await writer.drain()
                    await asyncio.sleep(0.02)

        dripping = asyncio.create_task(drip())
        async with asyncio.timeout(PATIENCE):
            with contextlib.suppress(OSError):
                while await reader.read(1000):
                    pass
        dripping.cancel()
        writer.close()


async def test_what_nobody_reads_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody asks for much, one thing after the other, and takes nothing: they are left, and no answer goes on."""
    monkeypatch.setattr(connections, "UNREAD_SECONDS", 0.2)
    told: list[list[bool]] = []
    lose = PatientHttp.connection_lost

    def lost(connection: PatientHttp, error: Exception | None) -> None:
        lose(connection, error)
        told.append([cycle.disconnected for cycle in connection._unanswered])

    monkeypatch.setattr(PatientHttp, "connection_lost", lost)
    async with served(tmp_path) as port:
        with socket.socket() as small:
            small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            small.connect(("127.0.0.1", port))
            small.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 100)
            await until(lambda: bool(told))
    assert len(told[0]) > 1 and all(told[0])


async def test_half_open_requests_lock_nobody_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However few files there are: who has waited longest without a word goes first."""
    monkeypatch.setattr(connections, "_most_waiting", lambda: 20)
    async with served(tmp_path) as port, contextlib.AsyncExitStack() as stack:
        half_open = []
        for _ in range(60):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            stack.callback(writer.close)
            writer.write(b"GET / HTTP/1.1\r\n")
            half_open.append(reader)
            async with httpx.AsyncClient() as client:
                assert (await client.get(f"http://127.0.0.1:{port}/healthz")).status_code == 200
        await until(lambda: sum(reader.at_eof() for reader in half_open) >= 40)
        assert [reader.at_eof() for reader in half_open][:40] == [True] * 40
        assert len(PatientHttp._waiting) <= 20


async def test_a_silent_line_is_hung_up_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_socket, "GREETING_SECONDS", 0.2)
    async with (
        served(tmp_path) as port,
        websockets.connect(f"ws://127.0.0.1:{port}/api/tables/x/live") as line,
    ):
        with pytest.raises(ConnectionClosed) as closed:
            await line.recv()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4400


async def test_an_address_has_only_so_many_lines_at_once(tmp_path: Path) -> None:
    async with served(tmp_path, at_once=3) as port, httpx.AsyncClient() as client:
        here, line = f"http://127.0.0.1:{port}/healthz", f"ws://127.0.0.1:{port}/api/tables/x/live"
        lines = [await websockets.connect(line) for _ in range(3)]
        with pytest.raises(InvalidStatus):
            await websockets.connect(line)
        refused = await client.get(here)
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many-at-once")
        await lines.pop().close()
        async with asyncio.timeout(PATIENCE):
            while (await client.get(here)).status_code != 200:
                await asyncio.sleep(0.01)
        for each in lines:
            await each.close()


async def test_control_frames_are_counted(tmp_path: Path) -> None:
    async with (
        served(tmp_path) as port,
        websockets.connect(f"ws://127.0.0.1:{port}/api/tables/x/live") as line,
    ):
        with pytest.raises(ConnectionClosed):
            for _ in range(2000):
                await line.ping()
            await line.recv()
        assert line.close_code in (1008, 1006), "hung up on, with more frames on their way"


class FullLine(Line):
    """A line on which too much was sent."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []

    def count(self, cost: int) -> None:
        raise Refusal("too-many")

    async def send(self, text: str) -> None:
        self.sent.append(json.loads(text))

    async def close(self, code: int) -> None:
        raise AssertionError("who sends too much is slowed down")


async def test_who_sends_too_much_hears_which_message_was_refused(tmp_path: Path) -> None:
    """A page would wait for the answer to its move for ever."""
    async with open_site(tmp_path) as site:
        line = FullLine()
        talk = Talk(site.hall, site.presence, line, "a-table", "a-device")
        for message in (
            {"type": "move", "id": "m7", "seat": 0, "seq": 3, "action": "x"},
            {"type": "nonsense"},
        ):
            hearing = asyncio.create_task(talk.hear(json.dumps(message)))
            before = len(line.sent)
            await until(lambda: len(line.sent) > before)  # noqa: B023  # waited for at once
            hearing.cancel()
        assert [(told["answers"], told["code"]) for told in line.sent] == [
            ("m7", "too-many"),
            ("", "too-many"),
        ]
        talk.end()


def test_the_limit_of_open_files_is_raised(tmp_path: Path) -> None:
    program = (
        "import resource, runpy, sys;"
        "hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1];"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard));"
        "from kingsbridge.server.run import allow_many_connections; allow_many_connections();"
        "print(*resource.getrlimit(resource.RLIMIT_NOFILE))"
    )
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    soft, hard = told.split()
    assert soft == hard


# --- time tells nothing ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["master", "journeyman", "apprentice"])
def test_forced_and_free_moves_cannot_be_told_apart_at_instant_pace(level: str) -> None:
    """Neither the very first ones nor later ones: the best threshold on the time does little better than a coin."""
    random = Random(3)
    usual = {"master": 1.0, "journeyman": 0.15, "apprentice": 0.03}[level]
    right = asked = 0
    for _ in range(60):
        pace = Pace(Settings())
        times: list[tuple[float, bool]] = []
        for _ in range(40):
            forced = random.random() < 0.4
            took = 0.002 if forced else usual * random.uniform(0.5, 1.5)
            times.append((pace.seconds("instant", "cards", level, took, forced), forced))
        for threshold, _ in times[::8]:
            right += sum((seconds < threshold) == forced for seconds, forced in times)
            asked += len(times)
        assert min(seconds for seconds, _ in times) > usual * 0.3
    assert 0.4 < right / asked < 0.6


def test_people_on_a_socket_for_both_kinds_of_addresses_are_told_apart() -> None:
    """All IPv4 addresses are one half of one IPv6 network there: a single stranger would use up everybody's share."""
    assert connections.plain(("::ffff:203.0.113.7", 80)) == ("203.0.113.7", 80)
    assert connections.plain(("2001:db8::1", 80)) == ("2001:db8::1", 80)
    assert connections.plain(None) is None


def test_a_look_that_writes_has_its_price() -> None:
    assert cost_of("GET", "/readyz") > cost_of("GET", "/healthz")
