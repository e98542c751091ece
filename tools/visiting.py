"""A server of its own with a browser before it, for the tools that look at pages."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import sync_playwright

from tests.server.harness import ServerProcess
from tests.web.chromium import SWITCHES, find_chromium
from tests.web.visitor import Visitors


@contextmanager
def visiting() -> Iterator[Visitors]:
    """Give people before the browser; at the end none of them may have seen an error."""
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = ServerProcess(data, "--grace-ms", "0").start()
        browser = playwright.chromium.launch(executable_path=find_chromium(playwright), args=SWITCHES)
        try:
            visitors = Visitors(browser, server.url)
            yield visitors
            visitors.leave()
        finally:
            browser.close()
            server.stop()
