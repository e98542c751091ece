"""The whole game in the browser: played, found again after a reload, a crash, an update and without a network."""

import contextlib
import json
import re
import shutil
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Error, Page, Playwright, Request, Route, TimeoutError, expect

from tests.server.test_records import RECORD
from tests.site.conftest import served
from tests.web.chromium import SWITCHES, find_chromium
from tests.web.test_pages import findings
from tests.web.visitor import DESKTOP, LIT, PATIENCE, PHONE, SIZES, Visitor, Visitors, shown_seq
from tools import build_site

pytestmark = pytest.mark.browser

SMALL = (390, 664)  # a phone whose browser shows its bars


def play(visitor: Visitor, moves: int, random: Random) -> None:
    for _ in range(moves):
        assert visitor.my_turn()
        visitor.click_a_move(random)
    visitor.page.locator(LIT).first.wait_for()


def without_engine(visitor: Visitor) -> None:
    """For what needs none: it never comes."""
    visitor.page.route("**/engine/about.json", lambda route: None)


def kept_for_offline(visitor: Visitor) -> None:
    """Wait until the service worker has the whole site."""
    visitor.page.evaluate("async () => { await navigator.serviceWorker.ready }")
    assert visitor.page.evaluate(
        "async () => (await Promise.all((await caches.keys()).map(async name => "
        "(await (await caches.open(name)).keys()).length))).reduce((all, some) => all + some, 0)"
    )


def goes_on(page: Page, before: int) -> None:
    """The table shows the same line as before, and waits for a move."""
    page.locator(LIT).first.wait_for()
    assert shown_seq(page) == before


def test_a_game_goes_on_after_a_reload_and_without_a_network(visitors: Visitors) -> None:
    visitor = visitors.arrive()
    page = visitor.start_alone("duel")
    random = Random(3)
    play(visitor, 2, random)
    before, address = shown_seq(page), page.url
    assert "#/table/" in address
    kept_for_offline(visitor)
    visitor.context.set_offline(True)
    page.reload()
    page.locator(LIT).first.wait_for()
    assert (shown_seq(page), page.url) == (before, address)
    play(visitor, 2, random)
    assert shown_seq(page) > before
    page.goto(f"{visitor.base}/#/mine")
    expect(page.locator(f'a[href*="{address.rsplit("/", 1)[1]}"]')).to_be_visible()


def test_links_to_places_of_a_page_stay_on_it(visitors: Visitors) -> None:
    """What stands behind the # is the address of the page here, and a link into it must not change that."""
    visitor = visitors.arrive()
    without_engine(visitor)
    page = visitor.go("/#/rules/duel")
    page.get_by_role("navigation").get_by_role("link", name="Components").click()
    expect(page.locator("#components")).to_be_in_viewport()
    assert page.url.endswith("/#/rules/duel")
    page.locator("a.skip").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#content")).to_be_focused()
    visitor.go("/#/table/%E0%A4%A")
    expect(page.get_by_role("heading", name="This page does not exist")).to_be_visible()
    page.unroute_all()


# A busy machine takes its time even for a lock that is free.
SLOW_LOCKS = """
const { request } = LockManager.prototype;
LockManager.prototype.request = async function (...asked) {
  await new Promise(done => setTimeout(done, 3000));
  return request.apply(this, asked);
};
"""


def test_tables_are_played_in_one_tab_at_a_time(visitors: Visitors) -> None:
    """A slow machine is not taken for another tab."""
    visitor = visitors.arrive()
    visitor.page.add_init_script(SLOW_LOCKS)
    visitor.start_alone("duel")
    first, address = visitor.page, visitor.page.url
    second = visitor.window()
    second.goto(address)
    second.get_by_role("button", name="Play here").click()
    second.locator(LIT).first.wait_for()
    expect(first.get_by_role("button", name="Play here")).to_be_visible()


def test_a_record_is_handed_out_and_a_game_of_other_rules_says_so(visitors: Visitors) -> None:
    visitor = visitors.arrive()
    page = visitor.start_alone("duel")
    table = page.url.rsplit("/", 1)[1]
    page.evaluate(
        """table => document.body.append(Object.assign(document.createElement('a'),
        {href: `/api/tables/${table}/record?seat=0`, download: 'x.json', textContent: 'the record', id: 'record'}))""",
        table,
    )
    with page.expect_download() as download:
        page.locator("#record").dispatch_event("click")
    record = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert download.value.suggested_filename == f"duel-{table}.json"
    assert record["table"] == table
    page.evaluate(OTHER_RULES)
    page.reload()
    expect(page.get_by_role("heading", name="This game cannot go on here")).to_be_visible()
    expect(page.get_by_text("have changed here since the table was begun")).to_be_visible()


def test_without_locks_the_tab_that_comes_last_has_the_tables(visitors: Visitors) -> None:
    """As on a page that came over plain HTTP from another machine of the house."""
    visitor = visitors.arrive()
    visitor.context.add_init_script("delete Navigator.prototype.locks")
    visitor.start_alone("duel")
    first, address = visitor.page, visitor.page.url
    visitor.page = visitor.window()
    visitor.page.goto(address)
    play(visitor, 1, Random(12))
    before = shown_seq(visitor.page)
    first.get_by_role("button", name="Play here").click()
    visitor.page.get_by_role("button", name="Play here").wait_for()
    expect(first.locator(".page")).to_have_attribute("data-seq", str(before), timeout=PATIENCE)
    goes_on(first, before)


# As after an update by whose rules the game would have gone another way.
OTHER_RULES = """
() => new Promise(done => {
  indexedDB.open('kingsbridge').onsuccess = ({ target: { result: database } }) => {
    const heads = database.transaction('heads', 'readwrite').objectStore('heads');
    heads.getAll().onsuccess = ({ target: { result } }) => {
      for (const head of result) {
        Object.assign(head.table, { rules_version: 99, story: 'another' });
        heads.put(head, head.table.id);
      }
    };
    heads.transaction.oncomplete = () => done(database.close());
  };
})
"""


def opened_after_a_crash(visitor: Visitor, address: str) -> Page:
    """Open an address as a person would: where the browser still asks a worker that died with the tab, once more."""
    for _ in range(3):
        page = visitor.window()
        with contextlib.suppress(TimeoutError):
            page.goto(address, timeout=20_000)
            return page
        page.close()
    raise AssertionError(f"{address} cannot be opened any more")


def test_a_tab_that_dies_takes_nothing_along(visitors: Visitors) -> None:
    visitor = visitors.arrive()
    page = visitor.start_alone("duel")
    random = Random(4)
    play(visitor, 2, random)
    before, address = shown_seq(page), page.url
    with pytest.raises(Error):
        page.goto("chrome://crash")
    visitor.page = opened_after_a_crash(visitor, address)
    goes_on(visitor.page, before)
    play(visitor, 1, random)
    # The service worker may die with the tab, while it hands out files: the page then loads itself again.
    visitor.errors[:] = [error for error in visitor.errors if "ERR_FAILED" not in error]


@pytest.mark.parametrize("lost", [1, 3])
def test_a_page_whose_files_do_not_arrive_loads_itself_again(visitors: Visitors, lost: int) -> None:
    visitor = visitors.arrive()
    asked: list[str] = []

    def lose(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) <= lost:
            route.abort()
        else:
            route.continue_()

    visitor.page.route(re.compile(r"/assets/index-[\w-]{8}\.js"), lose)
    without_engine(visitor)
    visitor.go("/")
    expect(visitor.page.locator("#content")).to_be_visible()
    assert len(asked) == lost + 1
    visitor.page.unroute_all()
    visitor.errors[:] = [error for error in visitor.errors if "ERR_FAILED" not in error]


def test_a_newer_site_waits_until_it_is_wanted_and_plays_on(
    browser: Browser, built_site: Path, tmp_path: Path
) -> None:
    """What changes is the page; the game on the shelf is refereed by the engine of the newer site.

    The browser still has the old page of a host that promised not to change it.
    """
    # One of its own: others play at the same time on the one that all share.
    site = shutil.copytree(built_site, tmp_path / "site")
    with served(site) as address:
        visitors = Visitors(browser, address)
        _replace_while_somebody_plays(site, visitors.arrive())
        visitors.leave()


def _replace_while_somebody_plays(site: Path, visitor: Visitor) -> None:
    page = visitor.start_alone("duel")
    play(visitor, 2, Random(5))
    before = shown_seq(page)
    kept_for_offline(visitor)
    beside = "kingsbridge-/site/beside/-older"  # another site of the same host, below this one
    page.evaluate("name => caches.open(name).then(() => null)", beside)
    other = visitor.window()
    other.goto(visitor.base)
    other.get_by_role("button", name="Play here").wait_for()
    for name, old, new in (
        ("sw.js", r"VERSION = '\w+'", "VERSION = 'newer'"),
        ("index.html", "<html", "<html data-newer"),
    ):
        text = (site / name).read_text(encoding="utf-8")
        (site / name).write_text(re.sub(old, new, text), encoding="utf-8")
    page.evaluate("async () => { await (await navigator.serviceWorker.getRegistration()).update() }")
    page.get_by_role("button", name="Use it now").wait_for()
    page.get_by_role("button", name="Later").click()
    expect(page.get_by_role("button", name="Use it now")).to_have_count(0)
    goes_on(page, before)
    address = page.url
    page.goto(f"{visitor.base}/#/mine")
    expect(page.get_by_role("button", name="Use it now")).to_be_visible()
    page.goto(address)
    goes_on(page, before)
    page.goto(f"{visitor.base}/#/mine")
    with page.expect_event("load"):
        page.get_by_role("button", name="Use it now").click()
    page.goto(address)
    goes_on(page, before)
    kept = [name for name in page.evaluate("caches.keys()") if name.startswith("kingsbridge-")]
    assert kept == [beside, "kingsbridge-/site/-newer"]
    for each in (page, other):
        expect(each.locator("html[data-newer]")).to_have_count(1)


# Stand before the worker of the tables: a private window that has no database, and a disk that the test fills.
NO_DATABASE = "Object.defineProperty(self, 'indexedDB', { get() { throw new Error('SecurityError') } });"
FULL_DISK = """
let full = false;
new BroadcastChannel('disk').onmessage = ({ data }) => (full = data);
for (const name of ['add', 'put']) {
  const write = IDBObjectStore.prototype[name];
  IDBObjectStore.prototype[name] = function (...args) {
    if (full) throw new DOMException('no room', 'QuotaExceededError');
    return write.apply(this, args);
  };
}
"""


TABLES_WORKER = re.compile(r"/tables\.worker-[\w-]+\.js")


def stand_before(visitor: Visitor, file: re.Pattern[str], script: str) -> None:
    def with_script(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=script + answer.text())

    visitor.page.route(file, with_script)


def fill_disk(page: Page, *, full: bool) -> None:
    page.evaluate("full => new BroadcastChannel('disk').postMessage(full)", full)


def test_a_browser_that_keeps_nothing_plays_and_says_so(visitors: Visitors) -> None:
    visitor = visitors.arrive()
    stand_before(visitor, TABLES_WORKER, NO_DATABASE)
    page = visitor.start_alone("duel")
    expect(page.get_by_text("does not keep your games")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Take everything along").click()
    assert len(json.loads(download.value.path().read_text(encoding="utf-8"))["tables"]) == 1
    page.get_by_role("button", name="Understood").click()
    play(visitor, 1, Random(6))


def test_a_browser_that_is_told_to_keep_nothing_plays_all_the_same(
    playwright: Playwright, address: str, tmp_path: Path
) -> None:
    """Cookies are forbidden: then a browser refuses its database, its locks, its caches, and to keep settings."""
    wishes = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    (tmp_path / "Default").mkdir()
    (tmp_path / "Default/Preferences").write_text(json.dumps(wishes), encoding="utf-8")
    context = playwright.chromium.launch_persistent_context(
        tmp_path, executable_path=find_chromium(playwright), args=SWITCHES, reduced_motion="reduce"
    )
    visitor = Visitor(context, address)
    page = visitor.start_alone("duel")
    assert (
        page.evaluate("() => { try { return localStorage.length } catch { return 'refused' } }") == "refused"
    )
    expect(page.get_by_text("does not keep your games")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Take everything along").click()
    assert len(json.loads(download.value.path().read_text(encoding="utf-8"))["tables"]) == 1
    page.get_by_role("button", name="Understood").click()
    play(visitor, 1, Random(8))
    context.close()
    assert visitor.errors == []


def test_a_site_opened_as_a_file_says_what_it_needs(visitors: Visitors, built_site: Path) -> None:
    visitor = visitors.arrive(PHONE, "de")
    visitor.page.goto((built_site / "index.html").as_uri())
    expect(visitor.page.get_by_role("alert")).to_contain_text("python3 -m http.server")
    visitor.errors.clear()  # the browser says of every file that it does not load it


def test_what_never_arrives_or_cannot_run_is_told(visitors: Visitors) -> None:
    visitor = visitors.arrive()
    code = re.compile(r"/assets/index-[\w-]{8}\.js")
    visitor.page.route(code, lambda route: route.abort())
    said = visitor.go("/").get_by_role("alert")
    expect(said).to_contain_text("Is the network there?")
    visitor.page.unroute_all()
    stand_before(visitor, code, "what no old browser can read")
    visitor.page.reload()
    expect(said).to_contain_text("A newer Firefox, Chrome, Edge or Safari")
    visitor.page.unroute_all()
    stand_before(visitor, TABLES_WORKER, "delete self.WebAssembly;")
    visitor.page.reload()
    expect(said).to_contain_text("or one that allows WebAssembly")
    visitor.go("/#/table/any")
    expect(visitor.page.locator("main")).to_contain_text("or one that allows WebAssembly")
    visitor.errors.clear()


def test_a_later_start_begins_with_the_memory_of_the_first(browser: Browser, address: str) -> None:
    """Without the library, which only an ordinary start takes; what is kept and broken is no end."""
    context = browser.new_context(service_workers="block")
    visitor = Visitor(context, address)
    page = visitor.start_alone("duel")
    random = Random(11)
    play(visitor, 1, random)
    before = shown_seq(page)
    kept = "async () => (await (await caches.open('python-starts')).keys()).map(({ url }) => url)"
    visitor.wait_until(lambda: len(page.evaluate(kept)) == 2, "no start is kept")
    page.route("**/engine/python_stdlib.zip", lambda route: route.abort())
    page.reload()
    goes_on(page, before)
    play(visitor, 1, random)
    before = shown_seq(page)
    page.unroute_all()
    [place] = [url for url in page.evaluate(kept) if not url.endswith(".json")]
    page.evaluate("async url => (await caches.open('python-starts')).put(url, new Response('short'))", place)
    page.reload()
    goes_on(page, before)
    play(visitor, 1, random)
    context.close()
    assert visitor.errors == []


# What can be seen in vain: it lies under what tells how far the engine is.
HIDDEN_BY_STATUS = """
() => {
  const leaf = document.querySelector('.status label').getBoundingClientRect();
  return [...document.querySelectorAll('header a, header button, .go')].filter(each => {
    const box = each.getBoundingClientRect();
    const across = box.left < leaf.right && leaf.left < box.right;
    return across && box.top < leaf.bottom && leaf.top < box.bottom;
  }).map(each => each.textContent);
}
"""


def test_games_can_be_chosen_and_begun_while_the_engine_loads(visitors: Visitors) -> None:
    """In any window, and the page stays even if then the network goes."""
    visitor = visitors.arrive(SMALL, "de")
    asked: list[Route] = []
    visitor.page.route("**/engine/about.json", lambda route: asked.append(route))
    page = visitor.go("/")
    expect(page.get_by_role("progressbar")).to_be_visible()
    for game in page.locator("[data-game]").all():
        game.click(trial=True)
    for link in page.locator("header a:visible").all():
        link.click(trial=True)
    for width, height in (SMALL, (320, 640), (1024, 768), (1200, 600), DESKTOP):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(HIDDEN_BY_STATUS) == [], width
    page.get_by_role("button", name="Jetzt spielen").click()
    visitor.context.set_offline(True)
    asked[0].abort()
    expect(page.get_by_role("alert")).to_contain_text("Ist das Netz da?")
    page.route("**/engine/about.json", lambda route: None)
    with page.expect_event("load"):
        visitor.context.set_offline(False)
    expect(page.get_by_role("progressbar")).to_be_visible()
    page.unroute_all()
    visitor.errors.clear()  # the browser says of every file that it did not come


def test_a_running_game_is_taken_along_and_a_finished_one_is_brought(
    visitors: Visitors, tmp_path: Path
) -> None:
    visitor = visitors.arrive()
    visitor.page.add_init_script(
        "let asked = false; navigator.storage.persist = async () => (asked = true); self.asked = () => asked"
    )
    page = visitor.start_alone("duel")
    assert page.evaluate("asked()"), "the browser is asked to keep what there is to lose now"
    play(visitor, 2, Random(9))
    page.get_by_role("button", name="Menu").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Take this game along").click()
    file = download.value.path()
    assert json.loads(file.read_text(encoding="utf-8"))["key"]
    page.goto(f"{visitor.base}/#/import")
    page.get_by_label("From a file").set_input_files(file)
    page.get_by_role("button", name="Play on with this game").click()
    page.locator(LIT).first.wait_for()
    page.get_by_role("button", name="Menu").click()
    expect(page.locator("dialog[open]")).to_contain_text("Begun elsewhere")
    _look_at_a_finished_game(visitor, tmp_path / "duel.json")


def _look_at_a_finished_game(visitor: Visitor, file: Path) -> None:
    file.write_text(json.dumps(RECORD), encoding="utf-8")
    visitor.page.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})
    page = visitor.go("/#/import")
    page.get_by_label("From a file").set_input_files(file)
    slider = page.get_by_role("slider")
    expect(slider).to_have_attribute("max", str(len(RECORD["moves"])))
    page.get_by_role("button", name="One step on").click()
    expect(slider).to_have_value("1")
    assert page.url.startswith(f"{visitor.base}/#/replay/"), "a reload finds it again"
    page.reload()
    expect(slider).to_have_value("1")


def test_a_full_disk_stops_no_game_and_loses_nothing_once_there_is_room(visitors: Visitors) -> None:
    visitor = visitors.arrive()
    stand_before(visitor, TABLES_WORKER, FULL_DISK)
    page = visitor.start_alone("duel")
    random = Random(7)
    fill_disk(page, full=True)
    play(visitor, 1, random)
    expect(page.get_by_text("does not keep your games")).to_be_visible()
    fill_disk(page, full=False)
    play(visitor, 1, random)
    expect(page.get_by_text("does not keep your games")).to_have_count(0)
    before = shown_seq(page)
    page.reload()
    goes_on(page, before)


def test_everything_is_taken_to_another_browser(visitors: Visitors, tmp_path: Path) -> None:
    one, other = visitors.arrive(), visitors.arrive(PHONE)
    page = one.start_alone("duel")
    before, address = shown_seq(page), page.url
    page.evaluate("localStorage.setItem('kingsbridge-lesson-cards', '[]')")
    page.goto(f"{one.base}/#/mine")
    with page.expect_download() as download:
        page.get_by_role("button", name="Take everything along").click()
    luggage = tmp_path / download.value.suggested_filename
    download.value.save_as(luggage)
    there = other.go("/#/mine")
    chosen, mine = there.get_by_label("Unpack such a file"), there.locator("main")
    for content, said in (('{"tables', "does not hold tables"), (json.dumps(RECORD), "a single game")):
        chosen.set_input_files({"name": "x", "mimeType": "application/json", "buffer": content.encode()})
        expect(mine).to_contain_text(said)
    chosen.set_input_files(luggage)
    expect(there.get_by_text("1 table is here now")).to_be_visible()
    expect(mine.locator(f'a[href*="{address.rsplit("/", 1)[1]}"]')).to_be_visible()
    assert there.evaluate("localStorage.getItem('kingsbridge-lesson-cards')") == "[]"
    there.goto(address)
    goes_on(there, before)


def test_the_page_says_what_it_is_and_asks_nobody_else(visitors: Visitors, built_site: Path) -> None:
    visitor = visitors.arrive()
    asked: list[Request] = []
    visitor.context.on("request", lambda request: asked.append(request))
    page = visitor.go()
    page.locator("[data-game]").first.wait_for()
    expect(page.get_by_role("button", name="Invite")).to_have_count(0)
    page.get_by_text("Play with friends").click()
    expect(page.get_by_text("starts a Kingsbridge server")).to_be_visible()
    for path, said in {"table": "in which it was begun", "join": "server", "challenge": "server"}.items():
        page.goto(f"{visitor.base}/#/{path}/unheard-of")
        expect(page.locator("main")).to_contain_text(said)
    page.goto(f"{visitor.base}/#/mine")
    about = json.loads((built_site / "engine/about.json").read_text(encoding="utf-8"))
    expect(page.locator(f'[data-form="{about["form"]}"]')).to_be_visible()
    assert {
        request.url for request in asked if not request.url.startswith((visitor.base, "blob:", "data:"))
    } == set()
    policy = page.locator('meta[http-equiv="Content-Security-Policy"]').get_attribute("content")
    assert policy == build_site.policy() and "'unsafe-eval'" not in policy


@pytest.mark.parametrize(("size", "language"), [("desktop", "de"), ("phone", "en")])
def test_what_works_alone_works_here(visitors: Visitors, size: str, language: str) -> None:
    """Hints, the lesson, and pages without serious findings, in both languages and sizes."""
    visitor = visitors.arrive(SIZES[size], language)
    page = visitor.start_alone("cards")
    page.get_by_role("button", name={"en": "Hint", "de": "Hinweis"}[language]).click()
    expect(page.locator("[data-hint]")).to_have_count(3)
    page.keyboard.press("Escape")
    found = findings(page)
    for path, there in {
        "/#/": "[data-game]",
        "/#/mine": "[data-form]",
        "/#/learn/duel": "section.lesson",
    }.items():
        visitor.go(path).locator(there).first.wait_for()
        found += findings(page)
    assert found == []


@pytest.mark.slow
def test_the_interpreted_engine_plays_and_says_so(browser: Browser, interpreted_site: Path) -> None:
    """As a site has it that was built where the engine cannot be compiled."""
    with served(interpreted_site) as address:
        visitors = Visitors(browser, address)
        visitor = visitors.arrive()
        page = visitor.start_alone("duel")
        play(visitor, 2, Random(10))
        page.goto(f"{visitor.base}/#/mine")
        expect(page.locator('[data-form="interpreted"]')).to_be_visible()
        kept_for_offline(visitor)
        visitors.leave()


@pytest.mark.soak
def test_a_whole_game_without_a_network(visitors: Visitors) -> None:
    visitor = visitors.arrive()
    page = visitor.start_alone("cards")
    kept_for_offline(visitor)
    visitor.context.set_offline(True)
    page.reload()
    assert visitor.play_to_the_end(visitor.click_a_move, Random(2)) > 10
    page.get_by_role("link", name="Replay").first.click()
    expect(page.get_by_role("slider")).to_have_value("0")


@pytest.mark.parametrize(
    "game", ["duel", *(pytest.param(game, marks=pytest.mark.soak) for game in ("cards", "pillars", "world"))]
)
def test_a_whole_game_by_mouse(visitors: Visitors, game: str) -> None:
    visitor = visitors.arrive()
    visitor.start_alone(game)
    assert visitor.play_to_the_end(visitor.click_a_move, Random(1)) > 20
