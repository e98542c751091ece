"""Finds a Chromium: the machine's, Playwright's own, or Debian's package where it may be installed."""

import os
import shutil
import subprocess
from pathlib import Path

from playwright.sync_api import Playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
SWITCHES = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # lets a test read the name that a screen reader would say
    "--enable-blink-features=ComputedAccessibilityInfo",
]
_INSTALL = (
    ("apt-get", "update", "-qq"),
    ("apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"),
)


class NoBrowser(Exception):
    """There is none and none can be had; the message says what was tried."""


def find_chromium(playwright: Playwright) -> str:
    """Give the path of a Chromium."""
    own = playwright.chromium.executable_path
    found = _on_path() or (own if Path(own).exists() else None) or _installed()
    if found is None:
        raise NoBrowser(
            "The browser tests need Chromium. None of "
            f"{', '.join(NAMES)} is on PATH, Playwright has none of its own (`playwright install chromium`), "
            "and Debian's package can only be installed by root."
        )
    return found


def _on_path() -> str | None:
    return next((path for path in map(shutil.which, NAMES) if path), None)


def _installed() -> str | None:
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return None
    for command in _INSTALL:
        if subprocess.run(
            command, check=False, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        ).returncode:
            return None
    return _on_path()
