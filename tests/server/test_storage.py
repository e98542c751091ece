"""What is kept: migrations, one writer, tables of other rules, unsound tables, tables that leave the memory."""

import asyncio
import contextlib
import gc
import sqlite3
import weakref
from collections.abc import AsyncIterator, Callable, Mapping
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

import kingsbridge
from bench.stored_games import play_into
from kingsbridge.core.errors import BadRequest
from kingsbridge.core.play import Play
from kingsbridge.server import storage
from kingsbridge.server.app import make_app
from kingsbridge.server.messages import Move, NewTable, SeatWish
from kingsbridge.server.refusals import Refusal
from kingsbridge.server.run import bind, lock_data
from kingsbridge.server.settings import DATABASE_FILE, Settings, database_url
from kingsbridge.server.site import Site
from kingsbridge.server.storage import DEVICES, METADATA, Store, Unwritten, Write
from kingsbridge.server.table.table import Table
from tests.server.harness import Player, ServerProcess, wait_for


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_migrations_make_the_schema_of_the_code(
    database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    if database == "sqlite":
        engine = sa.create_engine(f"sqlite:///{tmp_path}/db")
    else:
        engine = sa.create_engine(database_url(request.getfixturevalue("postgres_url")))
    storage.migrate(engine)
    storage.migrate(engine)  # a second time there is nothing to do
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


def test_an_upgrade_that_dies_on_the_way_leaves_nothing_half_done(tmp_path: Path) -> None:
    """Nor do two programs that upgrade at once: each has the store for itself until it is done."""
    engine = sa.create_engine(f"sqlite:///{tmp_path}/db")

    def die(_: object, __: object, statement: str, *___: object) -> None:
        if "CREATE TABLE callbacks" in statement:
            raise KeyboardInterrupt

    sa.event.listen(engine, "before_cursor_execute", die)
    with pytest.raises(KeyboardInterrupt):
        storage.migrate(engine)
    sa.event.remove(engine, "before_cursor_execute", die)
    assert sa.inspect(engine).get_table_names() == []
    storage.migrate(engine)
    assert storage.is_current(engine)
    engine.dispose()


def test_the_writer_commits_what_is_queued_together(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/db")
    store.open()
    insert = sa.insert(DEVICES)

    def device(number: int) -> Write:
        return insert, {"id": str(number), "token_hash": str(number % 50), "created": ""}

    async def write() -> list[BaseException | None]:
        return await asyncio.gather(
            *(store.commit(device(number)) for number in range(60)), return_exceptions=True
        )

    outcomes = asyncio.run(write())
    refused = [number for number, outcome in enumerate(outcomes) if outcome is not None]
    assert len(refused) == 10, "ten tokens were there already"
    with store.engine.connect() as connection:
        kept = {int(row.id) for row in connection.execute(sa.select(DEVICES.c.id))}
    assert kept == set(range(60)) - set(refused), "one bad row took others down, or something was lost"
    store.close()
    assert store.commits <= 51


async def test_somebody_new_is_stored_with_their_table_and_not_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One commit to wait for, where a table is made and where a seat is taken; and nobody is there who was refused."""
    app = make_app(Settings(database=database_url(str(tmp_path)), workers=0))
    site: Site = app.state.site
    wish = {"game": "cards", "seats": [{"kind": "human"}, {"kind": "open"}, {"kind": "open"}]}

    async def commits(path: str, body: Mapping[str, object]) -> tuple[int, httpx.Response]:
        before = site.store.commits
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://test") as nobody:
            answer = await nobody.post(path, json=body)
        return site.store.commits - before, answer

    async def devices() -> int:
        query = sa.select(sa.func.count()).select_from(DEVICES)
        return int(await site.store.read(lambda connection: connection.execute(query).scalar_one()))

    async with app.router.lifespan_context(app):
        number, made = await commits("/api/tables", wish)
        assert (number, made.status_code, await devices()) == (1, 200, 1)
        number, seated = await commits(
            f"/api/invites/{made.json()['table']['invite']}/claim", {"name": "Ben"}
        )
        assert (number, seated.status_code, await devices()) == (1, 200, 2)
        number, refused = await commits("/api/tables", {"game": "cards", "seats": [{"kind": "open"}]})
        assert (number, refused.status_code, await devices()) == (0, 400, 2)
        record = await site.hall.get(made.json()["table"]["id"])
        assert await site.devices.find(made.cookies["kingsbridge_device"]) == record.record.row.host


async def test_a_long_game_is_read_in_few_rows(tmp_path: Path) -> None:
    """The driver lets other threads run at each row, so every row of a busy server costs a wait."""
    table_id, _ = await play_into(str(tmp_path), "pillars", 4, 60)
    rows: list[object] = []
    async with open_site(tmp_path) as site:

        def counted(_: sqlite3.Cursor, row: tuple[object, ...]) -> tuple[object, ...]:
            rows.append(row)
            return row

        def count_rows(connection: sqlite3.Connection, _: object) -> None:
            connection.row_factory = counted

        sa.event.listen(site.store.engine, "connect", count_rows)
        site.store.engine.dispose()
        table = await site.hall.get(table_id)
        assert len(table.record.lines) > 60 and len(rows) < 25


def test_sqlite_is_durable(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/db")
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # FULL


def test_data_are_used_by_one_server_only(tmp_path: Path) -> None:
    settings = Settings(database=database_url(str(tmp_path)))
    lock_data(settings)
    with pytest.raises(BadRequest) as error:
        lock_data(settings)
    assert error.value.code == "data-in-use"


def test_a_taken_port_is_refused_and_the_default_one_moves_on() -> None:
    first = bind("127.0.0.1", None)
    second = bind("127.0.0.1", None)
    assert first.getsockname()[1] < second.getsockname()[1]
    with pytest.raises(BadRequest) as error:
        bind("127.0.0.1", first.getsockname()[1])
    assert error.value.code == "port-in-use"
    first.close()
    second.close()


@contextlib.asynccontextmanager
async def open_site(folder: Path | str, **settings: Any) -> AsyncIterator[Site]:
    """The insides of a server, without HTTP around them."""
    site = Site(Settings(database=database_url(str(folder)), workers=0, **settings))
    await site.open()
    try:
        yield site
    finally:
        await site.close()


async def three_humans(site: Site) -> tuple[Table, str]:
    device, _ = site.devices.add()
    table, _ = await site.lobby.create(device, NewTable("cards", [SeatWish("human")] * 3))
    return table, device


def play_of(table: Table) -> Play:
    assert table.record.play is not None
    return table.record.play


async def play_one(table: Table, device: str) -> None:
    state = play_of(table).state
    action = state.game.action(state.legal_actions()[0]).key
    await table.referee.move(device, Move(f"m{table.seq}", state.current_seat, table.seq, action))


async def test_idle_tables_leave_the_memory_and_come_back(tmp_path: Path) -> None:
    now = [0.0]
    async with open_site(tmp_path, idle_seconds=100.0, clock=lambda: now[0]) as site:
        hall = site.hall
        table, device = await three_humans(site)
        await play_one(table, device)
        now[0] = 50.0
        hall.forget_idle()
        assert hall.count() == 1
        now[0] = 200.0
        watcher = asyncio.Event()
        table.watchers.add(watcher)
        hall.forget_idle()
        assert hall.count() == 1, "somebody watches"
        table.watchers.remove(watcher)
        hall.forget_idle()
        assert hall.count() == 0
        again = await hall.get(table.id)
        assert again is not table
        assert play_of(again).state.fingerprint() == play_of(table).state.fingerprint()


async def test_a_table_that_left_frees_its_memory_at_once(tmp_path: Path) -> None:
    """By counting references alone: the collector looks through old objects only when nobody plays."""
    now = [0.0]
    async with open_site(tmp_path, clock=lambda: now[0]) as site:
        table, device = await three_humans(site)
        for _ in range(5):
            await play_one(table, device)
        table.audience.update(device, 0, 0)
        gone = [weakref.ref(part) for part in (table, table.record, table.driver)]
        gc.disable()
        try:
            now[0] = 1000.0
            site.hall.forget_idle()
            now[0] = 1020.0
            site.hall.forget_idle()
            del table
            await asyncio.sleep(0)
            assert [ref() for ref in gone if ref() is not None] == []
        finally:
            gc.enable()


async def test_so_many_tables_lie_idle_and_no_more(tmp_path: Path) -> None:
    now = [0.0]
    async with open_site(tmp_path, clock=lambda: now[0], most_idle_tables=3) as site:
        tables = []
        for _ in range(8):
            tables.append((await three_humans(site))[0])
            now[0] += 1.0
        site.hall.forget_idle()
        assert site.hall.count() == 8, "just asked for"
        now[0] += 30.0
        await site.hall.get(tables[0].id)
        site.hall.forget_idle()
        assert site.hall.count() == 4, "three that lie idle, and one in use"
        assert (
            site.hall.in_memory(tables[0].id) is tables[0] and site.hall.in_memory(tables[7].id) is tables[7]
        )


async def test_nothing_has_happened_when_a_move_cannot_be_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_site(tmp_path) as site:
        table, device = await three_humans(site)
        before = play_of(table).state.fingerprint()

        async def full(*_: object) -> None:
            raise Unwritten("disk full")

        with monkeypatch.context() as patch:
            patch.setattr(site.store, "commit", full)
            with pytest.raises(Refusal) as error:
                await play_one(table, device)
        assert error.value.code == "not-stored"
        assert (play_of(table).state.fingerprint(), table.seq, len(table.record.lines)) == (before, 2, 2)
        await play_one(table, device)
        assert table.seq == 3


async def test_a_table_that_another_process_went_on_with_is_read_again(tmp_path: Path) -> None:
    async with open_site(tmp_path) as site, open_site(tmp_path) as other:
        table, device = await three_humans(site)
        elsewhere = await other.hall.get(table.id)
        await play_one(elsewhere, device)
        with pytest.raises(Refusal) as error:
            await play_one(table, device)
        assert error.value.code == "stale"
        fresh = await site.hall.get(table.id)
        assert fresh is not table and fresh.seq == 3
        await play_one(fresh, device)


async def test_a_change_is_finished_when_the_asker_hangs_up(tmp_path: Path) -> None:
    async with open_site(tmp_path) as site:
        table, device = await three_humans(site)
        asked = asyncio.create_task(play_one(table, device))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        asked.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await asked
        async with table.record.lock:
            assert (table.seq, len(table.record.lines), len(play_of(table).moves)) == (3, 3, 1)


@pytest.mark.parametrize(
    ("change", "problem", "code"),
    [
        (
            "update tables set story = 'x', rules_version = rules_version + 1",
            "other-rules",
            "table-other-rules",
        ),
        ("update tables set story = '', components = 'others'", "other-rules", "table-other-rules"),
        ("update tables set game = 'chess'", "other-rules", "table-other-rules"),
        ("delete from lines where seq = 4", "unsound", "table-unsound"),
        ("update lines set action = 'dance' where seq = 4", "unsound", "table-unsound"),
        ("update lines set seat = 1 - seat where seq = 4", "unsound", "table-unsound"),
        ("update tables set seq = seq + 1", "unsound", "table-unsound"),
        ("update tables set status = 'finished'", "unsound", "table-unsound"),
    ],
)
async def test_tables_that_cannot_go_on_are_shown_and_refused(
    tmp_path: Path, change: str, problem: str, code: str
) -> None:
    async with open_site(tmp_path) as site:
        table, device = await three_humans(site)
        for _ in range(4):
            await play_one(table, device)
        good, _ = await three_humans(site)
    with sqlite3.connect(tmp_path / DATABASE_FILE) as database:
        joined = "and" if "where" in change else "where"
        column = "table_id" if "lines" in change else "id"
        database.execute(f"{change} {joined} {column} = ?", (table.id,))
    async with open_site(tmp_path) as site:
        await site.hall.open_running()
        with sqlite3.connect(tmp_path / DATABASE_FILE) as database:
            marked = [row[0] for row in database.execute("select id from tables where unsound <> ''")]
        expected = [table.id] if problem == "unsound" and "finished" not in change else []
        assert marked == expected
        found = await site.hall.get(table.id)
        update = found.audience.update(device, 0, 0)
        assert (found.record.problem, update.table.problem, update.legal) == (problem, problem, [])
        [mine] = [info for info in await site.lobby.mine(device) if info.id == table.id]
        assert (mine.problem, mine.awaits_me and problem == "unsound") == (problem, False)
        with pytest.raises(Refusal) as error:
            await found.referee.move(device, Move("x", 0, found.seq, "x"))
        assert error.value.code == code
        assert (await site.hall.get(good.id)).record.problem == ""


def test_a_referee_lets_bots_go_on_after_a_restart(own_server: Callable[..., ServerProcess]) -> None:
    server = own_server()
    player = Player(server.url)
    table = player.new_table("human", "greedy", "random", pace="normal")["table"]["id"]
    update = player.awaited(table)
    while update["legal"]:  # whoever wins a trick as the last to play is to move again
        update = player.move(table, 0, update["table"]["seq"], update["legal"][0]["key"])
    server.kill()  # bots take their time, so the one to move has not played yet
    server.start()
    with contextlib.closing(sqlite3.connect(f"{server.data}/{DATABASE_FILE}")) as database:
        # Nobody asks for the table: the referee at the start wakes the bot.
        query = "select seq from tables"
        wait_for(lambda: database.execute(query).fetchone()[0] > update["table"]["seq"])


def test_the_health_answer(player: Player) -> None:
    assert player.get("/healthz")["status"] == "ok"
    assert kingsbridge.game_ids() == [game["id"] for game in player.get("/api/games")]
