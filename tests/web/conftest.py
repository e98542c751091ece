"""A real browser before a real server with the built client. Without a browser these tests fail; none is skipped."""

import fcntl
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.server.harness import PatientServerProcess, ServerProcess
from tests.web.visitor import Visitor, Visitors
from tools import build_web


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything here drives a browser."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def built_client(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The client as users get it; `make test` has built it, and then this costs nothing."""
    lock = tmp_path_factory.getbasetemp().parent / "kingsbridge-web-build.lock"
    with lock.open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        build_web.build()


@pytest.fixture(scope="session")
def server(built_client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that most tests share. Its bots answer at once: those who wait for an undo would cost minutes."""
    process = ServerProcess(str(tmp_path_factory.mktemp("tables")), "--grace-ms", "0").start()
    yield process
    process.stop()


@pytest.fixture
def own_server(built_client: None, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server for a test that ends it and starts it again."""
    process = ServerProcess(str(tmp_path / "tables"), "--grace-ms", "0").start()
    yield process
    process.kill()


@pytest.fixture
def patient_server(built_client: None, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server whose bots wait long enough for any test to take a move back."""
    process = ServerProcess(str(tmp_path / "tables"), "--grace-ms", "3600000").start()
    yield process
    process.kill()


@pytest.fixture
def thinking_server(built_client: None, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that does not lose its patience with bots that think long."""
    process = PatientServerProcess(str(tmp_path / "tables"), "--grace-ms", "0").start()
    yield process
    process.kill()


@pytest.fixture
def visitors(browser: Browser, server: ServerProcess) -> Iterator[Visitors]:
    """Makes people with a device of their own; at the end none of them may have seen an error."""
    made = Visitors(browser, server.url)
    yield made
    made.leave()


@pytest.fixture
def visitor(visitors: Visitors) -> Visitor:
    """One person at a desk who reads English."""
    return visitors.arrive()
