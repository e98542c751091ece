"""What an operator has: meters, readiness, copies, removal, switches, several processes, workers elsewhere."""

import asyncio
import contextlib
import json
import os
import re
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa

from kingsbridge.cli.main import main
from kingsbridge.server import backup, keeping
from kingsbridge.server.flags import READ_ONLY
from kingsbridge.server.keeping import Retention, sweep
from kingsbridge.server.metrics import Metrics
from kingsbridge.server.run import serve_metrics
from kingsbridge.server.settings import DATABASE_FILE, Settings, database_url
from kingsbridge.server.site import Site
from kingsbridge.server.storage import Unwritten
from tests.server.harness import PATIENCE, Player, ServerProcess, free_port, wait_for
from tests.server.test_kills import children
from tests.server.test_storage import open_site, play_one, three_humans

# --- seen ------------------------------------------------------------------------------------------------------------

_SAMPLE = re.compile(r'^kingsbridge_[a-z_]+(\{([a-z]+="[^"]*",?)*\})? [-+0-9.e]+(Inf)?$')


def test_meters_tell_numbers_and_nothing_else(player: Player) -> None:
    table = player.new_table("human", "greedy", "human")["table"]["id"]
    update = player.awaited(table)
    while 'moves_total{who="bot"}' not in player.http.get("/metrics").text:  # who begins is drawn
        player.move(table, update["seat"], update["table"]["seq"], update["legal"][0]["key"])
        update = player.awaited(table)
    player.move(table, 0, 1, "x", status=409)
    with player.live(table, 0) as line:
        line.until(answers="hello")
        told = player.http.get("/metrics")
    assert told.headers["content-type"].startswith("text/plain; version=0.0.4")
    samples = [line for line in told.text.splitlines() if not line.startswith("#")]
    assert all(_SAMPLE.match(sample) for sample in samples), [s for s in samples if not _SAMPLE.match(s)][:3]
    text = told.text
    for name in (
        'moves_total{who="person"}',
        'moves_total{who="bot"}',
        "tables_in_memory",
        "people",
        "bots_waiting",
        'bot_seconds_bucket{game="cards"',
        "store_queue",
        "commit_seconds_sum",
        "message_seconds_count",
        'refusals_total{code="stale"}',
        "errors_total 0",
        'request_seconds_bucket{method="POST",route="/api/tables",status="2xx"',
        "resident_bytes",
    ):
        assert f"kingsbridge_{name}" in text, name
    assert table not in text and update["table"]["invite"] not in text


@pytest.mark.parametrize("header", ["x-forwarded-for", "forwarded", "via"])
def test_meters_are_not_shown_through_a_proxy(player: Player, header: str) -> None:
    assert player.http.get("/metrics", headers={header: "203.0.113.9"}).status_code == 404


def test_times_are_counted_by_how_long_they_took() -> None:
    metrics = Metrics()
    for seconds in (0.0005, 0.02, 0.02, 99.0):
        metrics.asked("GET", 'a"b', 200, seconds)
    text = metrics.text()
    labels = 'method="GET",route="a\\"b",status="2xx"'
    assert f'kingsbridge_request_seconds_bucket{{{labels},le="0.001"}} 1' in text
    assert f'kingsbridge_request_seconds_bucket{{{labels},le="0.025"}} 3' in text
    assert f'kingsbridge_request_seconds_bucket{{{labels},le="+Inf"}} 4' in text
    assert f"kingsbridge_request_seconds_count{{{labels}}} 4" in text


def test_meters_have_a_port_of_their_own() -> None:
    """And of several processes each shows its own."""
    ports: list[int] = []
    for people in (40, 41):
        metrics = Metrics()
        metrics.watch("people", "Seats with an open line.", partial(float, people))
        ports.append(serve_metrics(metrics, "127.0.0.1", ports[0] if ports else free_port()))
    assert len(set(ports)) == 2
    for people, port in zip((40, 41), ports, strict=True):
        assert f"kingsbridge_people {people}\n" in httpx.get(f"http://127.0.0.1:{port}/metrics").text


def test_a_server_is_ready_when_it_can_write(player: Player) -> None:
    assert player.get("/readyz")["status"] == "ready"


async def test_a_server_that_cannot_write_is_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from kingsbridge.server.app import make_app
    from tests.server.test_failures import full_disk

    app = make_app(Settings(database=f"sqlite:///{tmp_path}/db", workers=0))
    site: Site = app.state.site
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://test") as client,
    ):
        monkeypatch.setattr(site.store, "_commit", full_disk)
        assert (await client.get("/readyz")).status_code == 503
        assert (await client.get("/healthz")).status_code == 200


async def test_a_server_with_room_for_a_word_but_not_for_a_move_is_not_ready(tmp_path: Path) -> None:
    """A disk is rarely full to the last byte."""
    async with open_site(tmp_path) as site:
        await site.store.read(lambda connection: connection.exec_driver_sql("SELECT 1"))

        def leave_little(connection: sqlite3.Connection, _: object) -> None:
            pages = connection.execute("PRAGMA page_count").fetchone()[0]
            connection.execute(f"PRAGMA max_page_count = {pages + 2}")

        sa.event.listen(site.store.engine, "connect", leave_little)
        site.store.engine.dispose()
        with pytest.raises(Unwritten):
            await site.flags.touch()


def test_the_dashboard_asks_for_meters_that_exist() -> None:
    dashboard = json.loads((Path(__file__).parents[2] / "deploy" / "grafana.json").read_text())
    asked = set(re.findall(r"kingsbridge_[a-z_]+", json.dumps(dashboard)))
    site_gauges = {"tables_in_memory", "people", "spectators", "bots_waiting", "store_queue"}
    known = set(re.findall(r"# TYPE (kingsbridge_[a-z_]+)", Metrics().text()))
    known |= {f"kingsbridge_{name}" for name in site_gauges}
    assert len(asked) > 8
    for name in asked:
        assert re.sub(r"_(bucket|sum|count)$", "", name) in known, name


# --- kept ------------------------------------------------------------------------------------------------------------


def test_a_copy_is_made_while_people_play_and_put_back(
    own_server: Callable[..., ServerProcess], tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    server = own_server()
    player = Player(server.url)
    table = player.new_table("human", "human", "human")["table"]["id"]
    update = player.awaited(table)
    player.move(table, update["seat"], update["table"]["seq"], update["legal"][0]["key"])
    copy = tmp_path / "copies" / "one.sqlite3"
    copy.parent.mkdir()
    assert main(["backup", str(copy), "--data", server.data]) == 0
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert main(["backup", str(copy), "--data", server.data]) == 2, "what is there is not written over"
    assert main(["restore", str(copy), "--data", server.data, "--replace"]) == 2, "a server is running"
    seen = player.state(table, update["seat"])
    later = player.awaited(table)
    player.move(table, later["seat"], later["table"]["seq"], later["legal"][0]["key"])
    server.stop()
    assert main(["restore", str(copy), "--data", server.data]) == 2, "and no store is lost unasked"
    assert "--replace" in capfd.readouterr().err, "how it is asked for is said"
    assert main(["restore", str(copy), "--data", server.data, "--replace"]) == 0
    server.start()
    back = player.state(table, update["seat"])
    assert (back["view"], back["lines"]) == (seen["view"], seen["lines"])
    (tmp_path / "garbage").write_bytes(b"garbage" * 999)
    assert main(["restore", str(tmp_path / "garbage"), "--data", str(tmp_path / "new")]) == 2


def test_a_copy_is_put_in_the_place_of_what_is_damaged(tmp_path: Path) -> None:
    """That is what copies are for; and what was there is kept to the last byte."""
    folder, copy = tmp_path / "store", tmp_path / "copy.sqlite3"
    asyncio.run(_empty_store(folder))
    assert main(["backup", str(copy), "--data", str(folder)]) == 0
    for beside in ("", "-wal"):
        (folder / (DATABASE_FILE + beside)).write_bytes(b"damaged" * 1000)
    assert main(["restore", str(copy), "--data", str(folder), "--replace"]) == 0
    assert main(["admin", "tables", "--data", str(folder)]) == 0
    for beside in ("", "-wal"):
        assert (folder / f"{DATABASE_FILE}.before{beside}").read_bytes() == b"damaged" * 1000


@pytest.mark.parametrize(
    "words",
    [
        ["admin", "close"],
        ["admin", "sweep", "--finished", "1"],
        ["backup", "copy.sqlite3"],
    ],
)
def test_on_a_full_disk_an_operator_is_told_so_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], words: list[str]
) -> None:
    asyncio.run(_empty_store(tmp_path))
    monkeypatch.chdir(tmp_path)
    why = "database or disk is full"

    def full(*_: object, **__: object) -> None:
        raise sqlite3.OperationalError(why)

    monkeypatch.setattr(backup, "_copy", full)
    monkeypatch.setattr(sa.engine.default.DefaultDialect, "do_commit", full)
    capfd.readouterr()
    assert main([*words, "--data", str(tmp_path)]) == 2
    told = capfd.readouterr().err
    assert why in told and len(told.strip().splitlines()) == 1
    assert not list(tmp_path.glob("*.part"))


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can make files for others")
def test_what_root_puts_back_belongs_to_whom_the_folder_does(tmp_path: Path) -> None:
    asyncio.run(_empty_store(tmp_path / "old"))
    folder, copy = tmp_path / "service", tmp_path / "copy.sqlite3"
    folder.mkdir()
    os.chown(folder, 10001, 10001)
    assert main(["backup", str(copy), "--data", str(tmp_path / "old")]) == 0
    assert main(["restore", str(copy), "--data", str(folder)]) == 0
    made = list(folder.iterdir())
    assert {file.stat().st_uid for file in made} == {10001} and len(made) >= 2, "the store and its lock"
    assert copy.stat().st_uid == 0, "a copy is its maker's"


async def _empty_store(folder: Path) -> None:
    async with open_site(folder):
        pass


def test_postgres_is_copied_as_the_guide_says(postgres_url: str, tmp_path: Path) -> None:
    tools = sorted(Path("/usr/lib/postgresql").glob("*/bin"))[-1]
    server = ServerProcess(postgres_url).start()
    try:
        made = Player(server.url).new_table("human", "human", "human")["table"]["id"]
    finally:
        server.kill()
    copy = tmp_path / "copy"
    subprocess.run([tools / "pg_dump", "-Fc", "-f", copy, postgres_url], check=True)
    other = postgres_url.replace("/kingsbridge?", "/restored?")
    engine = sa.create_engine(database_url(postgres_url), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.exec_driver_sql("DROP DATABASE IF EXISTS restored")
        connection.exec_driver_sql("CREATE DATABASE restored")
    engine.dispose()
    subprocess.run([tools / "pg_restore", "--no-owner", "-d", other, copy], check=True)
    again = ServerProcess(other).start()
    try:
        assert Player(again.url).get(f"/api/tables/{made}")["id"] == made
    finally:
        again.kill()


def test_an_operator_sees_and_removes(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    server = ServerProcess(str(tmp_path)).start()
    try:
        player, friend = Player(server.url), Player(server.url)
        made = player.new_table("human", "open", "greedy")["table"]
        friend.claim(made["invite"], "Philip the Prior")
        other = player.new_table("human", "human", "human")["table"]["id"]
        data = ["--data", str(tmp_path)]
        assert main(["admin", "tables", *data]) == 0
        assert main(["admin", "people", *data]) == 0
        listed = capfd.readouterr().out
        assert made["id"] in listed and other in listed and "Philip the Prior" in listed
        key = sqlite3.connect(tmp_path / DATABASE_FILE).execute("select key from tables").fetchone()[0]
        assert key not in listed and made["invite"] not in listed and player.cookie not in listed
        assert main(["admin", "remove-table", other, *data]) == 0
        assert main(["admin", "remove-table", other, *data]) == 2
        device = next(line.split("  ")[0] for line in listed.splitlines() if "Philip the Prior" in line)
        with player.live(made["id"], 0) as line:
            line.until(answers="hello")
            assert main(["admin", "remove-person", device, *data]) == 0
            assert main(["admin", "remove-person", device, *data]) == 2
            # The server has seen all of it within seconds: those who are there, too.
            while line.until(type="update")["table"]["seats"][1]["name"]:
                pass
        assert player.get(f"/api/tables/{other}", 404)["code"] == "unknown-table"
        assert friend.state(made["id"], 1, status=403)["code"] == "not-your-seat"
        stored = b"".join(file.read_bytes() for file in tmp_path.glob("*.sqlite3"))
        with sqlite3.connect(tmp_path / DATABASE_FILE) as database:
            assert "Philip" not in "".join(database.iterdump())
        assert stored
    finally:
        server.kill()


async def test_old_tables_are_swept_away(tmp_path: Path) -> None:
    day = datetime(2030, 1, 1, tzinfo=UTC)
    now = [day.isoformat().replace("+00:00", "Z")]
    async with open_site(tmp_path, now=lambda: now[0]) as site:
        old, device = await three_humans(site)
        await play_one(old, device)
        now[0] = (day + timedelta(days=20)).isoformat().replace("+00:00", "Z")
        young, _ = await three_humans(site)
        engine = site.store.engine
        assert sweep(engine, Retention(), day + timedelta(days=400)) == 0
        assert sweep(engine, Retention(running=30), day + timedelta(days=40)) == 1
        found = set(await site._storage.find_running())
        assert found == {young.id}
        assert await site.devices.find("nobody") == ""


async def test_a_sweep_lets_those_who_play_come_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "_AT_ONCE", 1)
    played: list[None] = []
    async with open_site(tmp_path) as site:
        loop = asyncio.get_running_loop()
        for _ in range(3):
            await three_humans(site)
        table, device = await three_humans(site)

        def play(_: float) -> None:
            played.append(asyncio.run_coroutine_threadsafe(play_one(table, device), loop).result(PATIENCE))

        monkeypatch.setattr("kingsbridge.server.keeping.sleep", play)
        old = "UPDATE tables SET changed = '2020' WHERE id != ?"
        with site.store.engine.begin() as connection:
            connection.exec_driver_sql(old, (table.id,))
        assert await asyncio.to_thread(sweep, site.store.engine, Retention(running=30)) == 3
    assert len(played) == 3, "between any two pieces"


async def test_nothing_is_swept_away_while_nothing_may_change(tmp_path: Path) -> None:
    async with open_site(tmp_path) as site:
        table, _ = await three_humans(site)
        await site.flags.set(READ_ONLY, True)
        with site.store.engine.begin() as connection:
            connection.exec_driver_sql("UPDATE tables SET changed = '2020'")
        site.settings.keep_days = 30
        sweeping = asyncio.create_task(site._sweep())
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(sweeping, 0.5)
        assert await site._storage.find_running() == [table.id]
        await site.flags.set(READ_ONLY, False)
        sweeping = asyncio.create_task(site._sweep())
        async with asyncio.timeout(PATIENCE):
            while await site._storage.find_running():
                await asyncio.sleep(0.01)
        sweeping.cancel()


def test_switches_hold_for_a_running_server(tmp_path: Path) -> None:
    # Asking makes tables until the switch is seen, on a quick machine more than one device may make in a day.
    server = ServerProcess(str(tmp_path), "--rate", "0", "--tables-a-day", "0").start()
    try:
        player = Player(server.url)
        table = player.new_table("human", "human", "human")["table"]
        wish = {"game": "cards", "seats": [{"kind": "human"}] * 3}

        def refused(person: Player, code: str) -> bool:
            answer = person.http.post("/api/tables", json=wish)
            return answer.status_code != 200 and answer.json()["code"] == code

        data = ["--data", str(tmp_path)]
        assert main(["admin", "close", *data]) == 0
        wait_for(lambda: refused(Player(server.url), "closed"))
        assert player.post("/api/tables", wish)["table"]["id"], "who is known plays on"
        assert main(["admin", "open", *data]) == 0
        assert main(["admin", "read-only", *data]) == 0
        wait_for(lambda: refused(player, "read-only"))
        update = player.state(table["id"], table["waiting_for"])
        move = player.move(
            table["id"], table["waiting_for"], update["table"]["seq"], update["legal"][0]["key"], status=503
        )
        assert move["code"] == "read-only"
        assert main(["admin", "read-only", "--off", *data]) == 0
        wait_for(lambda: not refused(player, "read-only"))
    finally:
        server.kill()


# --- several ---------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def fleet(postgres_url: str) -> Iterator[ServerProcess]:
    """Three processes by one command, whose bots think elsewhere."""
    server = ServerProcess(
        postgres_url,
        *("--grace-ms", "0", "--processes", "3", "--workers", "0", "--workers-elsewhere", "2"),
        *("--trusted-proxy", "127.0.0.1", "--rate", "0"),
    ).start()
    worker = subprocess.Popen(
        [sys.executable, "-m", "kingsbridge.cli.main", "worker", "--join", postgres_url, "--workers", "1"]
    )
    yield server
    worker.terminate()
    worker.wait()
    assert server.stop() == 0


def test_a_fleet_plays_as_one_server_with_bots_elsewhere(fleet: ServerProcess) -> None:
    player = Player(fleet.url)
    table = player.new_table("human", "greedy", "random")["table"]["id"]
    for _ in range(12):
        update = player.awaited(table)
        player.move(table, 0, update["table"]["seq"], update["legal"][0]["key"])
    movers = {line["seat"] for line in player.awaited(table)["lines"] if line["kind"] == "move"}
    assert movers == {0, 1, 2}
    assert fleet.process is not None and children(fleet.process.pid) == []


def test_a_resend_at_another_process_gets_the_first_answer(fleet: ServerProcess) -> None:
    """Each request is a connection of its own, which any of the processes may take."""
    player = Player(fleet.url)
    table = player.new_table("human", "human", "human")["table"]["id"]
    for number in range(8):
        update = player.awaited(table)
        seat, seq, key = update["seat"], update["table"]["seq"], update["legal"][0]["key"]
        answers = [player.move(table, seat, seq, key, f"m{number}") for _ in range(6)]
        assert {answer["lines"][0]["seq"] for answer in answers} == {seq + 1}
        assert {answer["answers"] for answer in answers} == {f"m{number}"}


def test_a_process_that_dies_is_started_again(fleet: ServerProcess) -> None:
    assert fleet.process is not None
    text = Path(f"/proc/{fleet.process.pid}/task/{fleet.process.pid}/children").read_text()
    before = {int(each) for each in text.split()}
    servers = [pid for pid in before if "spawn_main" in Path(f"/proc/{pid}/cmdline").read_text()]
    assert len(servers) == 3
    import os
    import signal

    os.kill(servers[0], signal.SIGKILL)

    def replaced() -> bool:
        now = Path(f"/proc/{fleet.process.pid}/task/{fleet.process.pid}/children").read_text().split()  # type: ignore[union-attr]
        alive = [each for each in now if int(each) not in before]
        return len(alive) == 1

    wait_for(replaced)
    with contextlib.suppress(httpx.TransportError):
        assert Player(fleet.url).get("/healthz")["status"] == "ok"


def test_a_trusted_proxy_says_who_asks_and_how(fleet: ServerProcess) -> None:
    wish = {"game": "cards", "seats": [{"kind": "human"}] * 3}
    forwarded = {"x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "https"}
    assert (
        "Secure" in httpx.post(f"{fleet.url}/api/tables", json=wish, headers=forwarded).headers["set-cookie"]
    )
    assert "Secure" not in httpx.post(f"{fleet.url}/api/tables", json=wish).headers["set-cookie"]


def test_nobody_elses_word_is_taken(player: Player) -> None:
    wish = {"game": "cards", "seats": [{"kind": "human"}] * 3}
    forwarded = {"x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "https"}
    assert "Secure" not in player.http.post("/api/tables", json=wish, headers=forwarded).headers["set-cookie"]


def test_several_processes_need_postgres(tmp_path: Path) -> None:
    assert main(["serve", "--data", str(tmp_path), "--processes", "2", "--port", "0"]) == 2
    assert main(["worker", "--join", str(tmp_path)]) == 2


def test_a_public_server_is_stricter() -> None:
    settings = Settings(rate=0, burst=0, tables_a_day=0)
    settings.for_strangers()
    assert 0 < settings.burst < Settings().burst and 0 < settings.rate < Settings().rate
    assert 0 < settings.tables_a_day < Settings().tables_a_day and settings.keep_days > 0
    assert 0 < settings.at_once < Settings().at_once
    settings = Settings(tables_a_day=3)
    settings.for_strangers()
    assert settings.tables_a_day == 3, "what was set to less stays"
