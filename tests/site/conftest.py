"""The site without a server, built once and served as plain files."""

import fcntl
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.web.visitor import Visitors
from tools import build_site, site_engine


@pytest.fixture(scope="session")
def built_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site as a host gets it; `make test` has built it, else whoever comes first does."""
    if os.environ.get("KINGSBRIDGE_SITE") == "built":
        return build_site.SITE
    shared = tmp_path_factory.getbasetemp().parent
    built = shared / f"kingsbridge-site-{os.environ.get('PYTEST_XDIST_TESTRUNUID', os.getpid())}"
    with (shared / "kingsbridge-web-build.lock").open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        if not built.exists():
            # A process of its own: building asks asynchronously, which beside a running browser cannot be.
            subprocess.run([sys.executable, build_site.__file__, "--plain"], check=True)
            built.touch()
    return build_site.SITE


class OddHost(build_site.Files):
    """A host that knows only what scripts and pages are, and lets browsers keep everything for an hour."""

    extensions_map = {
        ".html": "text/html",
        ".js": "text/javascript",
        ".css": "text/css",
        ".svg": "image/svg+xml",
    }

    def guess_type(self, path: str | os.PathLike[str]) -> str:
        """Know little."""
        return self.extensions_map.get(Path(path).suffix, "application/octet-stream")

    def end_headers(self) -> None:
        """Say how long a file stays as it is, whether that is true or not."""
        self.send_header("Cache-Control", "max-age=3600")
        super().end_headers()


@contextmanager
def served(site: Path) -> Iterator[str]:
    """A plain file server, with the site under a path of its own as on many hosts; gives its address."""
    server = build_site.serve(site.parent, files=OddHost)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/{site.name}"
    server.shutdown()
    server.server_close()


@pytest.fixture
def address(built_site: Path) -> Iterator[str]:
    """Where the site is served."""
    with served(built_site) as address:
        yield address


@pytest.fixture(scope="session")
def interpreted_site(built_site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same site as it is built where the engine cannot be compiled."""
    site = tmp_path_factory.mktemp("interpreted") / "site"
    shutil.copytree(built_site, site, ignore=shutil.ignore_patterns("engine", "*.br", "*.gz"))
    site_engine.write(site / "engine", compiled=False)
    build_site.write_service_worker(site)
    return site


@pytest.fixture
def visitors(browser: Browser, address: str) -> Iterator[Visitors]:
    """People who come to the site."""
    made = Visitors(browser, address)
    yield made
    made.leave()
