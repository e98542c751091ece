"""One failure is one failure: a full disk, a store that is away, a client that hangs up."""

import asyncio
import socket
import sqlite3
import stat
from collections.abc import Callable, MutableMapping
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from kingsbridge.core.contract import State
from kingsbridge.core.errors import BadRequest
from kingsbridge.server import site as site_module
from kingsbridge.server.app import make_app
from kingsbridge.server.hall import Hall
from kingsbridge.server.messages import Move, NewTable, SeatWish
from kingsbridge.server.pool import Pool
from kingsbridge.server.refusals import Refusal
from kingsbridge.server.settings import PATIENCE_WITH_POSTGRES, Settings, database_url
from kingsbridge.server.site import Site
from kingsbridge.server.storage import Store
from kingsbridge.server.table import driver
from kingsbridge.server.table.surroundings import NotStored
from kingsbridge.server.table.table import Table
from kingsbridge.server.table.thinking import Place, Question
from kingsbridge.server.table_storage import TableStorage
from tests.server.harness import Player, ServerProcess
from tests.server.held_workers import until
from tests.server.test_storage import open_site
from tests.server.test_table_alone import ME, Here, Lap, Memory, against_bots, bots_done, sit_down


def full_disk(*_: object) -> None:
    raise sqlite3.OperationalError("database or disk is full")


class Counting(Here):
    """Thinks, and counts how often."""

    times = 0

    async def choose(self, ask: Callable[[], Question], state: State, place: Place) -> str:
        self.times += 1
        return await super().choose(ask, state, place)


async def test_nobody_is_alarmed_by_what_the_operator_has_switched(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(driver, "_FIRST_WAIT", 0.01)
    memory = Memory()
    table = sit_down(against_bots("pillars"), memory, Lap())
    await bots_done(table)
    ending = next(action for action in table.audience.update(ME, 0, 0).legal if action.ends_turn)
    await table.referee.move(ME, Move("m", 0, table.seq, ending.key))
    memory.trouble = Refusal("read-only")
    while memory.refused < 3:
        await asyncio.sleep(0.01)
    memory.trouble = None
    await bots_done(table)
    assert not [line for line in caplog.records if line.levelname == "ERROR"]


async def test_bots_go_on_by_themselves_when_the_store_can_write_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(driver, "_FIRST_WAIT", 0.01)
    memory, thinker = Memory(), Counting()
    table = sit_down(against_bots("pillars"), memory, Lap(), thinker)
    await bots_done(table)
    ending = next(action for action in table.audience.update(ME, 0, 0).legal if action.ends_turn)
    thought = thinker.times
    await table.referee.move(ME, Move("m", 0, table.seq, ending.key))
    moved = table.seq
    memory.trouble = NotStored()
    memory.refused = 0
    while memory.refused < 3:
        await asyncio.sleep(0.01)
    assert table.seq == moved and table.driver.is_driving, "it tries again and again"
    assert thinker.times == thought + 1, "and does not think again of what it has chosen"
    memory.trouble = None
    await bots_done(table)
    assert table.seq > moved and not table.referee.bot_to_move()


async def bots_alone(site: Site) -> Table:
    device, _ = site.devices.add()
    wish = NewTable("duel", [SeatWish("bot", "tidy")] * 2, pace="instant")
    return (await site.lobby.create(device, wish))[0]


async def test_bots_go_on_where_nobody_looks_when_the_database_was_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All tables are read anew then; this one is asked for by nobody."""
    may_choose = asyncio.Event()

    async def choose(self: Pool, ask: Callable[[], Question], state: State, place: Place) -> str:
        await may_choose.wait()
        return state.game.action(state.legal_actions()[0]).key

    async def nothing(_: Hall) -> None:
        """The server has begun long ago."""

    monkeypatch.setattr(Pool, "choose", choose)
    monkeypatch.setattr(Hall, "open_running", nothing)
    monkeypatch.setattr(site_module, "_TIDY_SECONDS", 0.01)
    async with open_site(tmp_path) as site:
        table = await bots_alone(site)
        before = table.seq
        site.missed_notices()
        assert site.hall.in_memory(table.id) is None
        may_choose.set()
        await until(lambda: (now := site.hall.in_memory(table.id)) is not None and now.seq > before)


async def test_a_table_that_is_removed_at_the_start_keeps_no_other_from_going_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_site(tmp_path) as site:
        table = await bots_alone(site)
        site.hall.forget(table)

        async def found(_: TableStorage) -> list[str]:
            return ["gone", table.id]

        monkeypatch.setattr(TableStorage, "find_running", found)
        await site.hall.open_running()
        assert site.hall.in_memory(table.id) is not None


async def test_making_a_table_on_a_full_disk_is_refused_and_tells_no_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/db", workers=0)
    app = make_app(settings)
    site: Site = app.state.site
    wish = {"game": "cards", "seats": [{"kind": "human"}] * 3}
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://test") as client,
    ):
        made = (await client.post("/api/tables", json=wish)).json()
        with monkeypatch.context() as patch:
            patch.setattr(site.store, "_commit", full_disk)
            client.cookies.clear()
            for _ in range(2):
                refused = await client.post("/api/tables", json=wish)
                assert (refused.status_code, refused.json()["code"]) == (503, "not-stored")
        table = await site.hall.get(made["table"]["id"])
        assert (await client.post("/api/tables", json=wish)).status_code == 200, "and then it works again"
        logged = "".join(capfd.readouterr())
        for secret in (table.record.row.key, table.record.row.invite):
            assert secret not in logged


async def test_a_failed_statement_is_told_without_its_values(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Reading and writing, from the driver and from SQLAlchemy."""
    site = Site(Settings(database=f"sqlite:///{tmp_path}/db", workers=0))
    await site.open()
    table, _ = await site.lobby.create("ann", NewTable("cards", [SeatWish("human")] * 3))
    with sqlite3.connect(tmp_path / "db") as database:
        database.execute("alter table lines rename to other")
    play = table.record.play
    assert play is not None
    action = play.state.game.action(play.state.legal_actions()[0]).key
    move = Move("m", play.state.current_seat, table.seq, action)
    for fails in (table.referee.move("ann", move), site.hall._storage.read(table.id)):
        with pytest.raises(Refusal) as error:
            await fails
        assert error.value.status == 503
        assert action not in str(error.value) and table.id not in str(error.value)
    # Where it goes depends on whether a server has set up its logs in this process.
    logged = "".join([*capfd.readouterr(), caplog.text])
    assert "no such table" in logged
    for secret in (table.record.row.key, table.record.row.invite, action):
        assert secret not in logged
    await site.close()


@pytest.mark.parametrize("damage", ["garbage", "folder", "unreachable"])
def test_a_store_that_cannot_be_used_is_refused_in_one_sentence(damage: str, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/db"
    if damage == "garbage":
        (tmp_path / "db").write_bytes(b"this is no database" * 1000)
    elif damage == "folder":
        (tmp_path / "db").mkdir()
    else:
        url = database_url("postgresql://ann:hush@127.0.0.1:1/kingsbridge?connect_timeout=5")
    with pytest.raises(BadRequest) as error:
        Store(url).prepare()
    assert error.value.code == "unusable-store"
    assert "\n" not in str(error.value) and "hush" not in str(error.value)
    assert "keepalives" not in str(error.value), "what we have added is not what they have named"


def test_a_database_that_is_away_without_a_word_is_not_waited_for() -> None:
    """Its machine is off, or the network cut: nothing would come back for minutes, and to who listens for hours."""
    ours = sa.make_url(database_url("postgresql://ann:hush@there/kingsbridge?connect_timeout=2"))
    named = {"connect_timeout": "2"}
    assert ours.query == {**PATIENCE_WITH_POSTGRES, **named}
    assert ours.host == "there" and ours.database == "kingsbridge"
    given = "&".join(f"{name}={value}" for name, value in PATIENCE_WITH_POSTGRES.items())
    assert database_url(f"postgresql://there/kingsbridge?{given}").endswith(f"?{given}")
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        with pytest.raises(BadRequest) as error:
            Store(database_url(f"postgresql://127.0.0.1:{port}/kingsbridge?connect_timeout=2")).prepare()
    assert error.value.code == "unusable-store"


def test_only_its_owner_can_read_the_database(tmp_path: Path) -> None:
    server = ServerProcess(str(tmp_path)).start()
    try:
        Player(server.url).new_table("human", "greedy", "greedy")
        files = [file for file in tmp_path.iterdir() if file.is_file()]
        assert len(files) >= 2
        assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}
    finally:
        server.kill()


async def test_a_hung_up_upload_is_no_internal_error(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    app = make_app(Settings(database=f"sqlite:///{tmp_path}/db", workers=0))
    parts: list[dict[str, Any]] = [
        {"type": "http.request", "body": b'{"game":', "more_body": True},
        {"type": "http.disconnect"},
    ]
    statuses: list[int] = []

    async def receive() -> dict[str, Any]:
        return parts.pop(0)

    async def send(message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            statuses.append(message["status"])

    scope = {
        "type": "http",
        "method": "POST",
        "path": "/api/recover",
        "raw_path": b"/api/recover",
        "query_string": b"",
        "root_path": "",
        "scheme": "http",
        "http_version": "1.1",
        "headers": [(b"content-type", b"application/json"), (b"host", b"test")],
        "client": ("127.0.0.1", 1),
        "server": ("test", 80),
    }
    await app(scope, receive, send)
    assert statuses == [400]
    assert "internal error" not in "".join(capfd.readouterr())
