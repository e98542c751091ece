"""Measures the site without a server in headless Chromium: start, moves, memory, and how long its bots think.

    make site && python -m bench.site [--games duel] [--choices 12]

Served by a plain file server on this machine, so that the network costs nothing; the first visit begins with an empty
browser, later ones find what it has left. Levels are asked in a worker of the page, as its bots are.
"""

import argparse
import json
import os
import statistics
import tempfile
import threading
import time
from itertools import product
from pathlib import Path
from random import Random

from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright

from bench.web import SETTINGS, WATCH
from tests.web.chromium import SWITCHES, find_chromium
from tests.web.visitor import DESKTOP, LIT, Visitor
from tools import build_site

GAMES = ("cards", "duel", "pillars", "world")
MOVES = 12
SETTLED_MS = 15_000  # by then garbage has been collected
PROGRAM = Path(__file__).with_name("site_moves.py")
# A worker with the site's own engine; only here, and only for measuring, does Python run what a program says.
WORKER = """
onmessage = async ({ data: { folder, program } }) => {
  const { loadPyodide } = await import(`${folder}pyodide.js`);
  const { default: createPyodideModule } = await import(`${folder}pyodide.asm.js`);
  const info = { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten_5_0_3', python: '3.14.2' };
  const lockFileContents = JSON.stringify({ info, packages: {} });
  const python = await loadPyodide({ indexURL: folder, createPyodideModule, lockFileContents });
  const engine = await (await fetch(`${folder}engine.zip`)).arrayBuffer();
  python.unpackArchive(engine, 'zip', { extractDir: '/engine' });
  const { libraries } = await (await fetch(`${folder}about.json`)).json();
  for (const [file, place] of Object.entries(libraries)) {
    const binary = await (await fetch(`${folder}${file}`)).arrayBuffer();
    python.FS.mkdirTree(`/engine/${place}`.replace(/\\/[^/]*$/, ''));
    python.FS.writeFile(`/engine/${place}`, new Uint8Array(binary));
  }
  python.runPython("import sys; sys.path.insert(0, '/engine')");
  python.runPython(program);
  onmessage = ({ data }) => postMessage(python.runPython(data));
  postMessage('');
};
"""
BEGIN = """
([worker, folder, program]) => new Promise((resolve, reject) => {
  const file = new Blob([worker], { type: 'text/javascript' });
  globalThis.asked = new Worker(URL.createObjectURL(file), { type: 'module' });
  asked.onmessage = resolve;
  asked.onerror = event => reject(new Error(event.message));
  asked.postMessage({ folder, program });
})
"""
ASK = """
program => new Promise((resolve, reject) => {
  asked.onmessage = event => resolve(event.data);
  asked.onerror = event => reject(new Error(event.message));
  asked.postMessage(program);
})
"""
LEVELS = ("journeyman", "master")


def main() -> None:
    """Measure, and print the figures."""
    parser = argparse.ArgumentParser(prog="python -m bench.site")
    parser.add_argument("--visits", nargs="*", default=["duel", *GAMES], help="what is played at each visit")
    parser.add_argument("--games", nargs="*", default=GAMES, help="in which games bots are asked")
    parser.add_argument("--choices", type=int, default=12, help="how many choices of a level to measure")
    asked = parser.parse_args()
    server = build_site.serve(build_site.SITE)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}"
    print(_load(), flush=True)
    _print_sizes()
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        with tempfile.TemporaryDirectory() as empty:
            context = _open(playwright, empty)
            print(
                f"home page: {_first_load(context.new_page(), address) / 1e3:.0f} kB compressed with Brotli"
            )
            context.close()
        for visit, game in enumerate(asked.visits, 1):
            context = _open(playwright, folder)
            print(f"visit {visit}, {game}: {_visit(context, address, game)}", flush=True)
            context.close()
        for game, level in product(asked.games, LEVELS):
            context = _open(playwright, folder)
            print(f"{game}, {level}: {_thinking(context, address, game, level, asked.choices)}", flush=True)
            context.close()
    print(_load())


def _open(playwright: Playwright, folder: str) -> BrowserContext:
    context = playwright.chromium.launch_persistent_context(
        folder,
        executable_path=find_chromium(playwright),
        args=SWITCHES,
        viewport={"width": DESKTOP[0], "height": DESKTOP[1]},
        locale="en-GB",
        bypass_csp=True,  # for the worker that measures
    )
    context.add_init_script(
        f"localStorage.setItem('kingsbridge-settings', {json.dumps(json.dumps(SETTINGS))})"
    )
    context.add_init_script(WATCH)
    return context


def _first_load(page: Page, address: str) -> int:
    """What the home page takes before the engine: shell, fonts, texts of all games in one language, the first board."""
    page.route("**/engine/*.*", lambda route: None)  # never comes
    page.goto(address)
    page.locator("[data-game]").first.wait_for()
    page.wait_for_timeout(2000)
    asked = page.evaluate(
        "performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)"
    )
    files = [
        build_site.SITE / path.lstrip("/")
        for path in ("index.html", *dict.fromkeys(asked))
        if "/engine/" not in path
    ]
    small = [copy if (copy := file.with_name(f"{file.name}.br")).exists() else file for file in files]
    page.unroute_all()
    return sum(file.stat().st_size for file in small)


def _visit(context: BrowserContext, address: str, game: str) -> str:
    """Come, begin a game as fast as a hand can, play some moves; the game's tables stay for the next visit."""
    visitor = Visitor(context, address)
    started = time.monotonic()
    page = visitor.start_alone(game)
    decided, computed = time.monotonic() - started, _computed_seconds(_page_process(context))
    random = Random(1)
    for _ in range(MOVES):
        if not visitor.my_turn():
            break
        visitor.click_a_move(random)
    shown = statistics.median(page.evaluate("measured.shown"))
    memory = _private_megabytes(_page_process(context))
    url = page.url
    page.wait_for_timeout(SETTLED_MS)  # what is kept for the next time is being written
    settled = _private_megabytes(_page_process(context))
    page.goto("about:blank")
    started = time.monotonic()
    page.goto(url)
    page.locator(LIT).first.wait_for()
    again = time.monotonic() - started
    return (
        f"first decision after {decided:.1f} s, {computed:.1f} s of them computed by the page in all; the table "
        f"again after {again:.1f} s; a move shown within {shown:.0f} ms (median); {memory:.0f} MB of memory after "
        f"{MOVES} moves, {settled:.0f} MB when it has settled"
    )


def _page_process(context: BrowserContext) -> int:
    """The process of the page with its workers: the largest of those that show pages."""
    browser = context.browser
    session = (
        browser.new_browser_cdp_session()
        if browser is not None
        else context.new_cdp_session(context.pages[-1])
    )
    told = session.send("SystemInfo.getProcessInfo")
    return max(
        (int(process["id"]) for process in told["processInfo"] if process["type"] == "renderer"),
        key=_private_megabytes,
    )


def _private_megabytes(process: int) -> float:
    """What a process has for itself."""
    rollup = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="utf-8").splitlines()
    return sum(int(line.split()[1]) for line in rollup if line.startswith("Private_")) / 1024


def _computed_seconds(process: int) -> float:
    """What a process has computed so far, on all cores: a busy machine does not lengthen that."""
    told = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")


def _thinking(context: BrowserContext, address: str, game: str, level: str, choices: int) -> str:
    """Ask for one choice after the other; what the process computes meanwhile does not grow on a busy machine."""
    page = context.new_page()
    page.goto(f"{address}/manifest.webmanifest")  # a page of the site without its workers
    program = PROGRAM.read_text(encoding="utf-8").replace("GAME", repr(game)).replace("LEVEL", repr(level))
    page.set_default_timeout(0)
    page.evaluate(BEGIN, [WORKER, f"{address}/engine/", program])
    process = _page_process(context)
    took, computed = list[float](), list[float]()
    for _ in range(choices):
        page.evaluate(ASK, "next(chosen)")
        before = _computed_seconds(process)
        took.append(page.evaluate(ASK, "next(chosen)"))
        computed.append(_computed_seconds(process) - before)
    return f"{statistics.median(took):.2f} s a choice (median), {statistics.median(computed):.2f} s of it computed"


def _print_sizes() -> None:
    engine = build_site.SITE / "engine"
    copies = [file.stat().st_size for file in engine.glob("*.br")]
    form = json.loads((engine / "about.json").read_text(encoding="utf-8"))["form"]
    print(f"engine, {form}: {sum(copies) / 1e6:.2f} MB compressed with Brotli, in {len(copies)} files")


def _load() -> str:
    return f"load of the machine: {', '.join(f'{load:.1f}' for load in os.getloadavg())}"


if __name__ == "__main__":
    main()
