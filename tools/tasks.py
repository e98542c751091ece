"""What `make` does: set up `.venv`, compile, check, test, play. Standard library only; run by the system's Python.

Everything is safe to interrupt and to repeat. `.venv` carries a stamp of what was installed into it, so that an
unchanged set-up costs a few milliseconds, and a marker while something is being installed, so that a half-made one
is thrown away. There are two levels: `play` (runtime and compile tools) and `dev` (everything); `dev` contains `play`.
"""

from __future__ import annotations

import contextlib
import fcntl
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Final, NoReturn

from tools import build_web, compile_engine

ROOT: Final = Path(__file__).resolve().parent.parent
VENV: Final = ROOT / ".venv"
BIN: Final = VENV / "bin"
PYTHON: Final = BIN / "python"
STAMP: Final = VENV / "kingsbridge-stamp.json"
UNFINISHED: Final = VENV / "kingsbridge-unfinished"
BUILD: Final = ROOT / "build"  # logs and locks; nothing in it is needed
PACKAGE: Final = ROOT / "src/kingsbridge"

BUILD_LOCK: Final = "requirements-build.lock"
DEV_LOCK: Final = "requirements-dev.lock"  # everything, in the same versions
LOCKS: Final = {"play": ("requirements.lock", BUILD_LOCK), "dev": (DEV_LOCK,)}
# What must hold in both forms of the engine; the rest is tested once, on the form that users get.
ENGINE_TESTS: Final = tuple(
    f"tests/{part}" for part in ("conformance", "rules", "hidden", "playthroughs", "bots", "lab", "lessons")
)
NOTHING_CHOSEN: Final = 5  # pytest's exit code when its arguments leave no test
# One more than the two cores that the tests are timed for: a test in the browser waits now and then.
WORKERS: Final = ("-n", "3", "--dist", "worksteal")


def fail(sentence: str) -> NoReturn:
    sys.exit(f"make: {sentence}")


def run(*command: str | Path, **environment: str) -> int:
    return subprocess.run(
        [str(part) for part in command], cwd=ROOT, env={**os.environ, **environment}, check=False
    ).returncode


# ---------------------------------------------------------------- set-up


def fingerprint(level: str) -> dict[str, str]:
    """What the installation depends on: lock files, project file, Python, and the place (scripts hold it)."""
    whole = blake2b(digest_size=16)
    for name in (*LOCKS[level], "pyproject.toml"):
        whole.update((ROOT / name).read_bytes())
    return {"level": level, "locks": whole.hexdigest(), "python": sys.version, "root": str(ROOT)}


def installed() -> dict[str, str]:
    try:
        stamp = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) and PYTHON.exists() and not UNFINISHED.exists() else {}


def setup(level: str) -> None:
    if installed() in (fingerprint(level), fingerprint("dev")):
        return
    with exclusive("setup"):
        stamp = installed()
        if stamp in (fingerprint(level), fingerprint("dev")):
            return  # somebody else has just done it
        start = time.monotonic()
        print(f"Setting up .venv ({level}) ...", flush=True)
        # Another Python or place, or remains of an interrupted set-up: nothing in there can be trusted.
        if not stamp or any(stamp.get(key) != fingerprint(level)[key] for key in ("python", "root")):
            shutil.rmtree(VENV, ignore_errors=True)
        VENV.mkdir(exist_ok=True)
        UNFINISHED.touch()
        STAMP.unlink(missing_ok=True)
        install = installer()
        locks = [part for lock in LOCKS[level] for part in ("-r", lock)]
        if run(*install, "--require-hashes", *locks):
            fail(
                f"installing {' and '.join(LOCKS[level])} failed (see above); is the package registry reachable?"
            )
        if run(*install, "--no-build-isolation", "--no-deps", "-e", "."):
            fail("installing the project itself failed (see above).")
        STAMP.write_text(json.dumps(fingerprint(level)), encoding="utf-8")
        UNFINISHED.unlink()
        print(f"Set up in {time.monotonic() - start:.0f} s.", flush=True)


def installer() -> list[str | Path]:
    """Make `.venv` if it is not there, and say how to install into it: with uv if it can be had, else with pip."""
    uv = shutil.which("uv")
    if uv is not None:
        # Not that of an activated .venv, which we may remove.
        python = getattr(sys, "_base_executable", sys.executable)
        if not PYTHON.exists() and run(uv, "venv", "--quiet", "--allow-existing", "--python", python, VENV):
            fail("uv could not make a virtual environment (see above).")
        return [uv, "pip", "install", "--quiet", "--compile-bytecode", "--python", PYTHON]
    if not PYTHON.exists():
        try:
            import ensurepip  # noqa: F401  (Debian's python3 has neither without python3-venv)
            import venv
        except ImportError:
            fail(
                "this Python lacks venv or pip; install them (Debian: apt-get install python3-venv) and try again."
            )
        venv.create(VENV, with_pip=True)
    pip: list[str | Path] = [PYTHON, "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
    # uv installs the rest in half the time, which is more than it costs to get it. No harm if it cannot be had.
    only_uv = BUILD / "uv.txt"
    only_uv.write_text(requirement("uv"), encoding="utf-8")
    if run(*pip, "--require-hashes", "--no-deps", "-r", only_uv) or not (BIN / "uv").exists():
        return pip
    return [BIN / "uv", "pip", "install", "--quiet", "--compile-bytecode", "--python", PYTHON]


def requirement(name: str) -> str:
    """The lines of one package in the build lock, with its hashes."""
    lines = (ROOT / BUILD_LOCK).read_text(encoding="utf-8").splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith(f"{name}=="))
    last = next((n for n in range(first + 1, len(lines)) if not lines[n].startswith(" ")), len(lines))
    return "\n".join(lines[first:last]) + "\n"


@contextlib.contextmanager
def exclusive(name: str) -> Iterator[None]:
    """Two makes at once take turns."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


# ---------------------------------------------------------------- building


def compile_native() -> int:
    return run(PYTHON, "tools/compile_engine.py")


def build_client() -> int:
    """The browser client, if its sources have changed. Node comes from a Python package where there is none."""
    if not build_web.needed():
        return 0
    if build_web.find_npm() is None and run(*installer(), "--require-hashes", "-r", "requirements-node.lock"):
        fail(
            "Node 20 or newer is needed to build the browser client, and could not be installed (see above)."
        )
    return run(PYTHON, "tools/build_web.py")


# ---------------------------------------------------------------- tasks


def task_setup(arguments: list[str]) -> int:
    setup("dev")
    return 0


def task_compile(arguments: list[str]) -> int:
    setup("play")
    return compile_native()


def task_play(arguments: list[str]) -> int:
    setup("play")
    if build_client():
        return 1
    form = compile_engine.form.judge(PACKAGE)
    if form.kind == "compiled":
        print("Engine: compiled.")
    elif form.reason == "forced" or compile_engine.missing():
        print(f"Engine: interpreted ({compile_engine.missing() or 'KINGSBRIDGE_PURE=1'}).")
    else:
        BUILD.mkdir(exist_ok=True)
        with (BUILD / "compile.log").open("a") as log:
            # A session of its own, so that leaving the game does not stop it; it gives way to a running compile.
            subprocess.Popen(
                ["nice", "-n", "19", str(PYTHON), "tools/compile_engine.py", "--no-wait"],
                cwd=ROOT,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        print(
            "Engine: interpreted now; the fast form is being compiled for the next start (build/compile.log)."
        )
    sys.stdout.flush()
    os.chdir(ROOT)
    os.execv(BIN / "kingsbridge", ["kingsbridge", *arguments])


def task_site(arguments: list[str]) -> int:
    setup("dev")
    build_client()  # for its Node
    return run(PYTHON, "tools/build_site.py", *arguments)


def task_check(arguments: list[str]) -> int:
    setup("dev")
    steps: dict[str, list[str | Path]] = {
        "format": [BIN / "ruff", "format", "--check", "."],
        "lint": [BIN / "ruff", "check", "."],
        "types": [BIN / "mypy"],
        "imports": [BIN / "lint-imports", "--no-logo"],
    }
    if build_web.exists():
        build_client()  # for its Node
        steps["browser client"] = [PYTHON, "tools/build_web.py", "check"]
    return report({name: run(*command) for name, command in steps.items()})


def task_test(arguments: list[str]) -> int:
    setup("dev")
    results: dict[str, int] = {}
    lack = compile_engine.missing()
    if lack and os.environ.get("KINGSBRIDGE_REQUIRE_NATIVE") == "1":
        fail(f"KINGSBRIDGE_REQUIRE_NATIVE=1, but this machine has {lack}.")
    if lack:
        print(
            f"\n{'!' * 80}\nNOT TESTED: the compiled engine. This machine has {lack}.\n{'!' * 80}\n",
            flush=True,
        )
        whole = "all tests, interpreted"
    else:
        results["compile"] = compile_native() or run(
            PYTHON,
            "-c",
            "from kingsbridge import form; f = form.describe(); f.kind == 'compiled' or exit(f'not compiled: {f}')",
            KINGSBRIDGE_PURE="0",
        )
        whole = "all tests, compiled"
    results["browser client"] = build_client()
    built = {}
    if not arguments and build_web.exists():
        # Once for all parts, and before them, because it compiles. Of some tests, those that need it build it.
        results["site"] = run(PYTHON, "tools/build_site.py", "--plain")
        built = {} if results["site"] else {"KINGSBRIDGE_SITE": "built"}
    # Apart from the others: a process whose browser runs can run no asynchronous test any more.
    for part, marks in ((whole, "not soak and not browser"), ("tests in a browser", "browser and not soak")):
        code = pytest("-m", marks, *arguments, pure=bool(lack), **built)
        results[part] = 0 if arguments and code == NOTHING_CHOSEN else code
    engine = [path for path in ENGINE_TESTS if (ROOT / path).is_dir()]
    if engine and not lack:
        results["engine tests, interpreted"] = pytest("-m", "not soak", *engine, *arguments, pure=True)
    return report(results, note=f"The compiled engine was NOT tested: {lack}." if lack else "")


def task_quick(arguments: list[str]) -> int:
    """Whatever form is there: a compile may take longer than these tests."""
    setup("dev")
    return pytest("-m", "not (slow or soak or browser)", *arguments)


def task_soak(arguments: list[str]) -> int:
    setup("dev")
    return compile_native() or pytest("-m", "soak", *arguments)


def task_bench(arguments: list[str]) -> int:
    setup("dev")
    return compile_native() or run(PYTHON, "-m", "bench", *arguments)


def task_bench_peers(arguments: list[str]) -> int:
    """Measure us and our peers alternately, and write the table of docs/speed.md; peers get a place of their own."""
    setup("dev")
    if compile_native():
        return 1
    place = BUILD / "peers"
    wanted = (ROOT / "bench/peers/requirements.txt").read_text(encoding="utf-8")
    stamp = place / "kingsbridge-peers.txt"
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != wanted:
        shutil.rmtree(place, ignore_errors=True)
        print("Installing the peers into build/peers ...", flush=True)
        uv, python = BIN / "uv", place / "bin/python"
        if run(uv, "venv", "--quiet", place) or run(
            *(uv, "pip", "install", "--quiet", "--python", python), "-r", "bench/peers/requirements.txt"
        ):
            fail("the peers could not be installed (see above).")
        stamp.write_text(wanted, encoding="utf-8")
    return run(PYTHON, "-m", "bench.peers", place / "bin/python", *arguments)


def task_lock(arguments: list[str]) -> int:
    """Rewrite the lock files; pins stay unless `--upgrade` is given. They name no registry, and must not."""
    uv = shutil.which("uv") or str(BIN / "uv")
    if not Path(uv).exists():
        setup("play")
    command = [
        uv,
        "pip",
        "compile",
        "--quiet",
        "--universal",
        "--python-version",
        "3.11",
        "--generate-hashes",
    ]
    command += ["--no-emit-index-url", "--no-emit-find-links", "--custom-compile-command", "make lock"]
    command += arguments
    # Not `train`: torch is large, and uv would lock the build for graphics cards.
    extras = ("postgres", "cluster", "lab", "openspiel", "dataset")
    everything = [
        "pyproject.toml",
        *(word for extra in extras for word in ("--extra", extra)),
        "--group",
        "dev",
    ]
    same = ["-c", DEV_LOCK]  # the smaller ones follow the large one, so that all can share one .venv
    return (
        run(*command, *everything, "-o", DEV_LOCK)
        or run(*command, *same, "pyproject.toml", "-o", "requirements.lock")
        or run(*command, *same, "--group", "build", "-o", BUILD_LOCK)
        or run(*command, "--group", "node", "-o", "requirements-node.lock")
        or run(*command, "--group", "wasm", "-o", "requirements-wasm.lock")
    )


def task_clean(arguments: list[str]) -> int:
    """Back to a fresh clone, lock files and sources apart."""
    for path in (VENV, BUILD, ROOT / "dist", PACKAGE / compile_engine.form.NATIVE, build_web.STATIC):
        shutil.rmtree(path, ignore_errors=True)
    for cache in (".mypy_cache", ".pytest_cache", ".ruff_cache", ".hypothesis", ".import_linter_cache"):
        shutil.rmtree(ROOT / cache, ignore_errors=True)
    return 0


def pytest(*arguments: str, pure: bool | None = None, **environment: str) -> int:
    forced = {} if pure is None else {"KINGSBRIDGE_PURE": "1" if pure else "0"}
    return run(PYTHON, "-m", "pytest", *WORKERS, *arguments, **forced, **environment)


def report(results: dict[str, int], note: str = "") -> int:
    print("\n" + "\n".join(f"{'FAILED' if code else 'ok':8}{name}" for name, code in results.items()))
    if note:
        print(note)
    return 1 if any(results.values()) else 0


def main() -> int:
    name, *arguments = sys.argv[1:] or [""]
    task = globals().get(f"task_{name.replace('-', '_')}")
    if task is None:
        fail(f"there is no task {name!r}.")
    try:
        return int(task(arguments))
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
