"""Measures the browser: how soon a move is shown after its click, and what keeps the page busy while bots play.

    python -m bench.web [GAME] [MOVES]

A real server and a real Chromium on this machine, bots at instant pace, motion on, one click plays.
"""

import json
import os
import statistics
import sys
import tempfile
from random import Random

from playwright.sync_api import Browser, sync_playwright

from tests.server.harness import ServerProcess
from tests.web.chromium import SWITCHES, find_chromium
from tests.web.visitor import DESKTOP, Json, Visitor

LONG_MS = 50
SETTINGS = {"pace": "instant", "theme": "day", "motion": "on", "confirm": False}
# From the click that plays to the first frame after the page shows a later line of the table.
WATCH = """
globalThis.measured = { shown: [], tasks: [] };
let watch = null;
addEventListener('click', event => {
    const page = document.querySelector('.page');
    if (!page || !event.target.closest('[data-legal="true"], [data-action]')) return;
    const seq = page.dataset.seq;
    watch?.disconnect();
    watch = new MutationObserver(() => {
        if (page.dataset.seq === seq) return;
        watch.disconnect();
        requestAnimationFrame(() => setTimeout(() => measured.shown.push(performance.now() - event.timeStamp)));
    });
    watch.observe(page, { attributes: true, attributeFilter: ['data-seq'] });
}, true);
new PerformanceObserver(list => {
    if (measured.shown.length) measured.tasks.push(...list.getEntries().map(task => task.duration));
}).observe({ type: 'longtask' });
"""


def arrive(browser: Browser, url: str) -> Visitor:
    """A person at a desk whose page is watched."""
    context = browser.new_context(viewport={"width": DESKTOP[0], "height": DESKTOP[1]}, locale="en-GB")
    context.add_init_script(
        f"localStorage.setItem('kingsbridge-settings', {json.dumps(json.dumps(SETTINGS))})"
    )
    context.add_init_script(WATCH)
    return Visitor(context, url)


def play(visitor: Visitor, game: str, moves: int) -> Json:
    """Play one game by mouse, at most so many moves; gives what was measured after the first move."""
    visitor.start_alone(game)
    random = Random(1)
    for _ in range(moves):
        if not visitor.my_turn():
            break
        visitor.click_a_move(random)
    found: Json = visitor.page.evaluate("measured")
    return found


def report(found: Json) -> None:
    """Print the figures and how busy the machine was."""
    centiles = statistics.quantiles(found["shown"], n=100)
    long = [task for task in found["tasks"] if task > LONG_MS]
    print(
        f"move shown: p50 {centiles[49]:.0f} ms, p95 {centiles[94]:.0f} ms over {len(found['shown'])} moves"
    )
    print(f"tasks over {LONG_MS} ms: {len(long)}, the longest {max(long, default=0):.0f} ms")
    print(f"load of the machine: {', '.join(f'{load:.1f}' for load in os.getloadavg())}")


def main() -> None:
    """Measure one game."""
    game = sys.argv[1] if len(sys.argv) > 1 else "cards"
    moves = int(sys.argv[2]) if len(sys.argv) > 2 else 200
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(folder, "--rate", "0", "--grace-ms", "0").start()
        browser = playwright.chromium.launch(executable_path=find_chromium(playwright), args=SWITCHES)
        try:
            report(play(arrive(browser, server.url), game, moves))
        finally:
            browser.close()
            server.kill()


if __name__ == "__main__":
    main()
