"""A page's home for tables, without a browser: the shelf is a dictionary, the worker beside it a function."""

import asyncio
import gc
import json
import subprocess
import sys
import weakref
import zlib
from base64 import b64encode
from dataclasses import dataclass, field
from typing import Any

import msgspec
import pytest

from kingsbridge.analysis.game import Analysis
from kingsbridge.browser.page import Page, remember, think
from kingsbridge.core.registry import game_ids, load_game
from kingsbridge.server.messages import PROTOCOL
from kingsbridge.server.settings import Settings
from kingsbridge.server.table.table import Table
from tests.server.test_records import RECORD

FOREIGN = ("alembic", "fastapi", "fluent", "rich", "sqlalchemy", "starlette", "structlog", "typer", "uvicorn")


def test_a_page_needs_nothing_that_browsers_lack() -> None:
    program = "import kingsbridge.browser.page, json, sys\nprint(json.dumps(sorted(sys.modules)))"
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert [name for name in json.loads(told) if name.split(".")[0] in FOREIGN] == []


@dataclass
class Dictionary:
    """A shelf in memory that keeps to the law of the browser's: all of a batch or nothing."""

    stores: dict[str, dict[str, str]] = field(default_factory=dict)
    trouble: str = ""

    async def write(self, batch: str) -> None:
        if self.trouble:
            raise OSError(self.trouble)
        for store, key, _, is_new in json.loads(batch):
            if is_new and key in self.stores.get(store, {}):
                raise OSError("ConstraintError: the key is there")
        for store, key, value, _ in json.loads(batch):
            self.stores.setdefault(store, {})[key] = json.dumps(value)

    async def values(self, store: str, prefix: str) -> str:
        kept = self.stores.get(store, {})
        return "[" + ",".join(kept[key] for key in sorted(kept) if key.startswith(prefix)) + "]"


async def thought(question: str) -> str:
    return think(question)


async def remembered(stored: str) -> str:
    return remember(stored)


async def opened(shelf: Dictionary) -> Page:
    page = Page(shelf, thought, remembered, Settings(grace_ms=0))
    assert await page.open() in ("compiled", "interpreted")
    return page


async def ask(page: Page, method: str, address: str, body: Any = None) -> tuple[int, Any]:
    status, _, content, _ = await page.ask(method, address, "" if body is None else json.dumps(body))
    assert isinstance(status, int) and isinstance(content, str)
    return status, json.loads(content)


async def make_table(page: Page, game_id: str) -> str:
    others = [{"kind": "bot", "level": "tidy"}] * (load_game(game_id).min_seats - 1)
    seats = [{"kind": "human", "name": "Ann"}, *others]
    wish = {"game": game_id, "seats": seats, "seed": "5", "pace": "instant"}
    status, seated = await ask(page, "POST", "/api/tables", wish)
    assert status == 200
    return str(seated["table"]["id"])


class Caller:
    """Somebody on a line."""

    def __init__(self, page: Page, table_id: str, number: int = 1) -> None:
        self._page = page
        self._number = number
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.hung_up = False
        page.dial(number, table_id, lambda text: self.heard.put_nowait(json.loads(text)), self._gone)

    def _gone(self) -> None:
        self.hung_up = True

    async def say(self, **message: Any) -> None:
        await self._page.say(self._number, json.dumps(message))

    async def hello(self) -> dict[str, Any]:
        await self.say(type="hello", protocol=PROTOCOL, seat=0, since=0, id="hello")
        return await self.heard.get()

    async def my_turn(self, update: dict[str, Any]) -> dict[str, Any]:
        while not update["legal"] and update["table"]["status"] == "running":
            update = await self.heard.get()
        return update


async def play_out(page: Page, game_id: str) -> str:
    """Play a whole game; gives its table."""
    table_id = await make_table(page, game_id)
    caller = Caller(page, table_id)
    update = await caller.my_turn(await caller.hello())
    moves = 0
    while update["table"]["status"] == "running":
        action = update["legal"][moves % len(update["legal"])]["key"]
        seq = update["table"]["seq"]
        await caller.say(type="move", id=f"m{seq}", seat=0, seq=seq, action=action)
        moves += 1
        update = await caller.my_turn(await caller.heard.get())
    assert moves > 5
    return table_id


@pytest.mark.parametrize("game_id", game_ids())
async def test_a_whole_game_is_played_and_found_again(game_id: str) -> None:
    shelf = Dictionary()
    page = await opened(shelf)
    table_id = await play_out(page, game_id)
    status, replay = await ask(page, "GET", f"/api/tables/{table_id}/replay")
    assert status == 200
    again = await opened(shelf)
    assert await ask(again, "GET", f"/api/tables/{table_id}/replay") == (200, replay)
    _, mine = await ask(again, "GET", "/api/tables/mine")
    assert [table["id"] for table in mine] == [table_id]


async def test_a_finished_game_is_shown_when_its_rules_are_gone() -> None:
    shelf = Dictionary()
    page = await opened(shelf)
    table_id = await play_out(page, "duel")
    while table_id not in shelf.stores.get("memoirs", {}):
        await asyncio.sleep(0)
    _, replay = await ask(page, "GET", f"/api/tables/{table_id}/replay")
    _, luggage = await ask(page, "GET", "/api/luggage")
    head = json.loads(shelf.stores["heads"][table_id])
    head["table"]["rules_version"] -= 1
    shelf.stores["heads"][table_id] = json.dumps(head)
    for key in [key for key in shelf.stores["lines"] if ":" in key][-3:]:
        line = json.loads(shelf.stores["lines"][key])
        shelf.stores["lines"][key] = json.dumps(line | {"action": "a move of other rules"})
    later = await opened(shelf)
    assert await ask(later, "GET", f"/api/tables/{table_id}/replay") == (200, replay)

    elsewhere = Dictionary()
    _, told = await ask(await opened(elsewhere), "POST", "/api/luggage", luggage)
    assert told["taken"] == 1
    assert elsewhere.stores["memoirs"] == shelf.stores["memoirs"]


async def test_the_coach_looks_twice() -> None:
    page = await opened(Dictionary())
    table_id = await make_table(page, "duel")
    caller = Caller(page, table_id)
    update = await caller.my_turn(await caller.hello())
    for is_long in (False, True):
        wish = {
            "type": "coach",
            "id": f"c{is_long}",
            "seat": 0,
            "seq": update["table"]["seq"],
            "is_long": is_long,
        }
        status, told = await ask(page, "POST", f"/api/tables/{table_id}/coach", wish)
        assert (status, len(told["actions"])) == (200, len(update["legal"]))


async def test_a_move_that_is_answered_is_on_the_shelf() -> None:
    shelf = Dictionary()
    page = await opened(shelf)
    table_id = await make_table(page, "duel")
    caller = Caller(page, table_id)
    update = await caller.my_turn(await caller.hello())
    action = update["legal"][0]["key"]
    await caller.say(type="move", id="m", seat=0, seq=update["table"]["seq"], action=action)
    answer = await caller.heard.get()
    assert (answer["type"], answer["answers"]) == ("update", "m")
    lines = json.loads(await shelf.values("lines", f"{table_id}:"))
    assert (lines[-1]["kind"], lines[-1]["action"]) == ("move", action)


@pytest.mark.parametrize(
    ("trouble", "code"), [("QuotaExceededError", "not-stored"), ("ConstraintError: taken", "stale")]
)
async def test_what_the_shelf_does_not_take_has_not_happened(trouble: str, code: str) -> None:
    shelf = Dictionary()
    page = await opened(shelf)
    caller = Caller(page, await make_table(page, "duel"))
    update = await caller.my_turn(await caller.hello())
    shelf.trouble = trouble
    move = {"seat": 0, "seq": update["table"]["seq"], "action": update["legal"][0]["key"]}
    await caller.say(type="move", id="m", **move)
    refused = await caller.heard.get()
    assert (refused["type"], refused["code"]) == ("refused", code)


async def test_bots_of_a_lost_worker_move_by_chance() -> None:
    async def lost(question: str) -> str:
        raise RuntimeError("the worker is gone")

    page = Page(Dictionary(), lost, lost, Settings(grace_ms=0))
    await page.open()
    caller = Caller(page, await make_table(page, "duel"))
    update = await caller.my_turn(await caller.hello())
    assert update["legal"]


@pytest.mark.parametrize(
    ("method", "address", "status", "code"),
    [
        ("GET", "/api/nothing", 404, "unknown-path"),
        ("POST", "/api/games", 405, "method-not-allowed"),
        ("GET", "/api/tables/none", 404, "unknown-table"),
        ("GET", "/api/tables/none/moment", 422, "bad-parameters"),
        ("GET", "/api/tables/none/moment?seq=0", 422, "bad-parameters"),
        ("GET", "/api/tables/none/moment?seq=one", 422, "bad-parameters"),
        ("POST", "/api/tables", 400, "malformed"),
    ],
)
async def test_what_cannot_be_answered_is_refused(method: str, address: str, status: int, code: str) -> None:
    page = await opened(Dictionary())
    said, refused = await ask(page, method, address)
    assert (said, refused["code"]) == (status, code)


async def test_luggage_is_unpacked_elsewhere_and_refereed() -> None:
    page = await opened(Dictionary())
    table_id = await make_table(page, "duel")
    caller = Caller(page, table_id)
    update = await caller.my_turn(await caller.hello())
    move = {"seat": 0, "seq": update["table"]["seq"], "action": update["legal"][0]["key"]}
    await caller.say(type="move", id="m", **move)
    await caller.my_turn(await caller.heard.get())
    page.hang_up(1)
    _, luggage = await ask(page, "GET", "/api/luggage")

    elsewhere = await opened(Dictionary())
    assert await ask(elsewhere, "POST", "/api/luggage", luggage) == (
        200,
        {"taken": 1, "known": 0, "refused": 0},
    )
    assert await ask(elsewhere, "POST", "/api/luggage", luggage) == (
        200,
        {"taken": 0, "known": 1, "refused": 0},
    )
    again = Caller(elsewhere, table_id)
    assert (await again.hello())["view"] == (await Caller(page, table_id, 2).hello())["view"]

    luggage["tables"][0]["table"]["id"] = "0123456789abcdef"
    luggage["tables"][0]["lines"][-1]["action"] = "play what nobody knows"
    _, told = await ask(elsewhere, "POST", "/api/luggage", luggage)
    assert told == {"taken": 0, "known": 0, "refused": 1}
    for other in ({"format": "other", "tables": []}, luggage | {"tables": 5}, {}, [luggage], 7):
        status, refused = await ask(elsewhere, "POST", "/api/luggage", other)
        assert (status, refused["code"]) == (400, "not-luggage")


async def test_a_running_game_is_taken_to_another_home_of_tables() -> None:
    """The routes that take it are the desk's, which a server has too."""
    page = await opened(Dictionary())
    table_id = await make_table(page, "duel")
    caller = Caller(page, table_id)
    update = await caller.my_turn(await caller.hello())
    move = {"seat": 0, "seq": update["table"]["seq"], "action": update["legal"][0]["key"]}
    await caller.say(type="move", id="m", **move)
    await caller.my_turn(await caller.heard.get())
    status, record = await ask(page, "GET", f"/api/tables/{table_id}/luggage")
    assert status == 200 and move["action"] in record["moves"] and record["players"][0] == "Ann"

    elsewhere = await opened(Dictionary())
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "open"}]
    status, made = await ask(elsewhere, "POST", "/api/records/playon", {"record": record, "seats": seats})
    assert status == 200, made
    assert (made["table"]["status"], made["table"]["origin"]["kind"]) == ("waiting", "brought")


async def test_a_page_plays_on_tries_out_deals_again_and_takes_records() -> None:
    """What works alone works without a server: the same routes, on the page's own shelf."""
    shelf = Dictionary()
    page = await opened(shelf)
    running = await make_table(page, "duel")
    status, trial = await ask(page, "POST", f"/api/tables/{running}/try", {"seat": 0, "level": "tidy"})
    assert status == 200 and trial["table"]["origin"]["kind"] == "trial"
    status, refused = await ask(page, "GET", f"/api/tables/{running}/deal")
    assert (status, refused["code"]) == (409, "not-finished")
    status, imported = await ask(page, "POST", "/api/records", RECORD)
    assert status == 200 and imported["origin"]["kind"] == "imported"
    source = imported["id"]
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "bot", "level": "tidy"}]
    wishes = {
        "playon": {"ply": 9, "seats": seats, "dealing": "anew", "seat": 1},
        "deal": {"seats": seats},
    }
    made = {}
    for way, wish in wishes.items():
        status, seated = await ask(page, "POST", f"/api/tables/{source}/{way}", wish)
        assert status == 200, seated
        made[way] = seated["table"]
    assert made["playon"]["origin"]["ply"] == 9 and made["deal"]["origin"]["kind"] == "same-deal"
    again = await opened(shelf)
    for table in (*made.values(), trial["table"]):
        status, found = await ask(again, "GET", f"/api/tables/{table['id']}")
        assert (status, found["origin"], found["problem"]) == (200, table["origin"], "")
    _, mine = await ask(again, "GET", "/api/tables/mine")
    assert {table["id"] for table in mine} >= {source, running}


async def play_a_move(page: Page, table_id: str, line: int) -> None:
    caller = Caller(page, table_id, line)
    update = await caller.my_turn(await caller.hello())
    seq = update["table"]["seq"]
    await caller.say(type="move", id=f"m{seq}", seat=0, seq=seq, action=update["legal"][0]["key"])
    await caller.my_turn(await caller.heard.get())
    page.hang_up(line)


async def test_two_pages_at_one_table_do_it_no_harm() -> None:
    """As two tabs of a site that came over plain HTTP, where browsers have no locks."""
    shelf = Dictionary()
    one = await opened(shelf)
    table_id = await make_table(one, "duel")
    caller = Caller(one, table_id)
    update = await caller.my_turn(await caller.hello())
    other = await opened(shelf)
    await play_a_move(other, table_id, 1)

    late = {"seat": 0, "seq": update["table"]["seq"], "action": update["legal"][0]["key"]}
    await caller.say(type="move", id="late", **late)
    while (told := await caller.heard.get())["type"] != "refused":
        pass
    assert told["code"] == "stale"
    assert (await ask(one, "GET", f"/api/tables/{table_id}"))[1]["problem"] == ""
    await play_a_move(one, table_id, 2)
    await ask(one, "GET", f"/api/tables/{await make_table(other, 'duel')}")


async def test_a_table_that_was_played_on_elsewhere_comes_back_further() -> None:
    at_home, on_the_way = await opened(Dictionary()), await opened(Dictionary())
    table_id = await make_table(at_home, "duel")
    _, before = await ask(at_home, "GET", "/api/luggage")
    await ask(on_the_way, "POST", "/api/luggage", before)
    await play_a_move(on_the_way, table_id, 1)
    _, further = await ask(on_the_way, "GET", "/api/luggage")

    assert (await ask(at_home, "POST", "/api/luggage", further))[1] == {"taken": 1, "known": 0, "refused": 0}
    assert (await ask(at_home, "POST", "/api/luggage", before))[1] == {"taken": 0, "known": 1, "refused": 0}
    _, packed = await ask(at_home, "GET", "/api/luggage")
    assert packed == further
    await play_a_move(at_home, table_id, 2)
    await play_a_move(on_the_way, table_id, 3)
    _, other_way = await ask(on_the_way, "GET", "/api/luggage")
    other_way["tables"][0]["lines"][-1]["name"] = "somebody else"
    assert (await ask(at_home, "POST", "/api/luggage", other_way))[1]["known"] == 1


async def test_what_is_wrong_with_one_table_of_a_file_is_not_wrong_with_the_others() -> None:
    page = await opened(Dictionary())
    table_id = await make_table(page, "duel")
    _, luggage = await ask(page, "GET", "/api/luggage")
    [sound] = luggage["tables"]
    damaged: list[Any] = [None, 5, {}, {**sound, "table": {}}]
    for name in ("", "../x", table_id[:-1], table_id + ":", "<img src=x>    "):
        damaged.append({**sound, "table": sound["table"] | {"id": name}})
    other = sound["table"] | {"id": "0123456789abcdef"}
    damaged += [
        {**sound, "table": other, "lines": []},
        {**sound, "table": other | {"seq": 0}, "lines": []},
        {**sound, "table": other | {"key": "no key"}},
        {**sound, "table": other | {"status": "finished"}},
        {**sound, "table": other, "seats": sound["seats"] * 9},
    ]
    bomb = b64encode(zlib.compress(b" " * 64 * 1024 * 1024)).decode()
    papers = {table_id: bomb}
    shelf = Dictionary()
    elsewhere = await opened(shelf)
    brought = {**luggage, "tables": [*damaged, sound], "memoirs": papers, "analyses": papers}
    _, told = await ask(elsewhere, "POST", "/api/luggage", brought)
    assert told == {"taken": 1, "known": 0, "refused": len(damaged)}
    assert set(shelf.stores) == {"heads", "lines"}
    await play_a_move(elsewhere, table_id, 1)


async def test_an_analysis_is_taken_along() -> None:
    shelf = Dictionary()
    page, elsewhere = await opened(shelf), await opened(Dictionary())
    table_id = await play_out(page, "duel")
    begun = Analysis("master", 106, [1, 2], [])
    shelf.stores["analyses"] = {
        table_id: json.dumps(b64encode(zlib.compress(msgspec.json.encode(begun))).decode())
    }
    _, luggage = await ask(page, "GET", "/api/luggage")
    await ask(elsewhere, "POST", "/api/luggage", luggage)
    _, told = await ask(elsewhere, "GET", f"/api/tables/{table_id}/analysis?since=0")
    assert (told["total"], told["epochs"]) == (106, [1, 2])


async def test_a_table_of_a_later_version_hides_no_other() -> None:
    shelf = Dictionary()
    table_id = await make_table(await opened(shelf), "duel")
    head = json.loads(shelf.stores["heads"][table_id])
    head["table"] |= {"id": "0123456789abcdef", "status": "adjourned"}
    shelf.stores["heads"]["0123456789abcdef"] = json.dumps(head)
    later = await opened(shelf)
    _, mine = await ask(later, "GET", "/api/tables/mine")
    assert [table["id"] for table in mine] == [table_id]


async def test_tables_that_nobody_looks_at_leave_the_memory() -> None:
    now = [0.0]
    page = Page(Dictionary(), thought, remembered, Settings(grace_ms=0, clock=lambda: now[0]))
    await page.open()
    first = weakref.ref(await in_memory(page, await make_table(page, "duel")))
    now[0] += 1000
    second = await make_table(page, "duel")
    for each in range(2):
        await Caller(page, second, each).hello()
        now[0] += 100
    gc.collect()
    assert first() is None


async def in_memory(page: Page, table_id: str) -> Table:
    return await page._home._hall.get(table_id)
