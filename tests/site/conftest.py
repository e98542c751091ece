"""The site without a server, built once and served as plain files."""

import fcntl
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.web.visitor import Visitors
from tools import build_site


@pytest.fixture(scope="session")
def built_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site as a host gets it; whoever comes first builds it."""
    shared = tmp_path_factory.getbasetemp().parent
    built = shared / f"kingsbridge-site-{os.environ.get('PYTEST_XDIST_TESTRUNUID', os.getpid())}"
    with (shared / "kingsbridge-web-build.lock").open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        if not built.exists():
            # A process of its own: building asks asynchronously, which beside a running browser cannot be.
            subprocess.run([sys.executable, build_site.__file__, "--plain"], check=True)
            built.touch()
    return build_site.SITE


@pytest.fixture
def address(built_site: Path) -> Iterator[str]:
    """A plain file server, with the site under a path of its own as on many hosts."""
    server = build_site.serve(built_site.parent)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/{built_site.name}"
    server.shutdown()
    server.server_close()


@pytest.fixture
def visitors(browser: Browser, address: str) -> Iterator[Visitors]:
    """People who come to the site."""
    made = Visitors(browser, address)
    yield made
    made.leave()
