"""The browser that several folders of tests drive: started once in a process, because a second one cannot be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:  # most tests need no browser, and do not wait for its library
    from playwright.sync_api import Browser, Playwright


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """Playwright, once."""
    from playwright.sync_api import expect, sync_playwright

    from tests.web.visitor import PATIENCE

    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """One browser for all tests; each visitor has a context of its own."""
    from tests.web.chromium import SWITCHES, NoBrowser, find_chromium

    try:
        path = find_chromium(playwright)
    except NoBrowser as why:
        pytest.fail(str(why), pytrace=False)
    browser = playwright.chromium.launch(executable_path=path, args=SWITCHES)
    yield browser
    browser.close()
