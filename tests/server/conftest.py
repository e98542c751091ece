"""Servers for the tests: one that all share, private ones, and one on PostgreSQL."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.harness import Player, ServerProcess

_POSTGRES = "/usr/lib/postgresql"


@pytest.fixture(scope="session")
def sqlite_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server on SQLite that many tests share."""
    data = str(tmp_path_factory.mktemp("shared"))
    server = ServerProcess(data, "--grace-ms", "0", "--absent-after", "1").start()
    yield server
    assert server.stop() == 0


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """A private PostgreSQL that lives as long as the tests."""
    programs = sorted(Path(_POSTGRES).glob("*/bin")) if Path(_POSTGRES).exists() else []
    if not programs or os.name != "posix":
        _impossible(f"no PostgreSQL in {_POSTGRES}")
    folder = Path(tempfile.mkdtemp(prefix="kingsbridge-postgres-"))
    as_user = _as_postgres(folder)
    programs_of = programs[-1]

    def run(*command: str) -> None:
        done = subprocess.run([*as_user, *command], capture_output=True, text=True, check=False, cwd=folder)
        if done.returncode:
            _impossible(f"{command[0]} failed: {done.stderr[-300:]}")

    # No TCP: the socket in a folder of its own cannot meet another server's.
    options = f"-c listen_addresses='' -c unix_socket_directories={folder} -c fsync=off"
    run(str(programs_of / "initdb"), "-D", str(folder / "db"), "-A", "trust", "-U", "postgres", "--no-sync")
    control = [str(programs_of / "pg_ctl"), "-D", str(folder / "db")]
    run(*control, "-w", "-l", str(folder / "log"), "-o", options, "start")
    try:
        run(str(programs_of / "createdb"), "-h", str(folder), "-U", "postgres", "kingsbridge")
        yield f"postgresql://postgres@/kingsbridge?host={folder}"
    finally:
        run(*control, "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)


def _as_postgres(folder: Path) -> list[str]:
    """PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return []
    if shutil.which("runuser") is None:
        _impossible("runuser is missing")
    try:
        shutil.chown(folder, "postgres")
    except LookupError:
        _impossible("there is no user postgres")
    return ["runuser", "-u", "postgres", "--"]


def _impossible(why: str) -> None:
    """On a build machine a test that cannot run is a failure."""
    if os.environ.get("CI"):
        pytest.fail(f"PostgreSQL cannot be tested: {why}")
    pytest.skip(f"PostgreSQL cannot be tested here: {why}")


@pytest.fixture(scope="session")
def postgres_server(postgres_url: str) -> Iterator[ServerProcess]:
    """A server on PostgreSQL."""
    server = ServerProcess(postgres_url, "--grace-ms", "0", "--absent-after", "1").start()
    yield server
    assert server.stop() == 0


@pytest.fixture(params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest) -> ServerProcess:
    """A shared server, once on each database."""
    found = request.getfixturevalue(f"{request.param}_server")
    assert isinstance(found, ServerProcess)
    return found


@pytest.fixture
def players(server: ServerProcess) -> list[Player]:
    """Four devices at a server on each database."""
    return [Player(server.url) for _ in range(4)]


@pytest.fixture
def player(sqlite_server: ServerProcess) -> Player:
    """A device at the shared server."""
    return Player(sqlite_server.url)


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Callable[..., ServerProcess]]:
    """Makes servers of the test's own; whatever still runs at the end is killed."""
    made: list[ServerProcess] = []

    def make(*switches: str, **environment: str) -> ServerProcess:
        made.append(ServerProcess(str(tmp_path), *switches, **environment))
        return made[-1].start()

    yield make
    for each in made:
        if each.process is not None and each.process.poll() is None:
            each.kill()
