"""What it takes to compile C for Python in WebAssembly without Emscripten's own compiler, kept in `build/`.

- clang and wasm-ld come from the Python package ziglang, as its lock file names it;
- Emscripten's C library and Python's headers come from Debian, whose packages are only unpacked. They are asked of the
  mirror that this machine's apt uses: first exactly the files below, and if Debian has moved on, what its release
  `testing` has instead, checked by apt's own keys. Nothing but headers is taken from them;
- `pyconfig.h`, which says how that Python was built, is written from what that Python says about itself.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import urllib.error
import urllib.request
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
COMPILER_LOCK: Final = "requirements-wasm.lock"
# Of these packages only headers are used, so a later one of the same Python or C library does as well.
HEADERS: Final = {
    "libpython3.14-dev": (
        "pool/main/p/python3.14/libpython3.14-dev_3.14.8-1_amd64.deb",
        "86249e59881a141029423a718e766fe0d3fd076de3cecc1127156e540cb1c905",
    ),
    "emscripten": (
        "pool/main/e/emscripten/emscripten_6.0.5+dfsg+~1.41.5-2_all.deb",
        "24e9eecd0a6e0c25896acf7dd42ae4261ae70c0669d4a42bde595afb7e4675c2",
    ),
}
_PYTHON: Final = "usr/include/python3.14"
_LIBRARY: Final = "usr/share/emscripten/system/lib/libc/musl"
_SYSTEM: Final = "usr/share/emscripten/system/include"
_KEYRING: Final = "/usr/share/keyrings/debian-archive-keyring.gpg"
_SECONDS: Final = 300
_VERSIONS: Final = "unpacked.json"


class ChainMissing(Exception):
    """A piece cannot be had here; the message says which."""


@dataclass(frozen=True)
class Chain:
    """The compiler with where its headers lie, and what all of it is called, so that a change of it is noticed."""

    zig: Path
    headers: tuple[Path, ...]
    name: str


def fetch(folder: Path, said_by_python: dict[str, object]) -> Chain:
    """Give the chain from its folder; what is not there yet is fetched. `said_by_python` is its `sysconfig`."""
    folder.mkdir(parents=True, exist_ok=True)
    zig = _fetch_compiler(folder / "compiler")
    root = folder / "headers"
    names = _fetch_headers(root)
    _write_pyconfig(root, said_by_python)
    library = root / _LIBRARY
    headers = (
        *(zig.parent / "lib/include", library / "include", library / "arch/emscripten"),
        *(library / "arch/generic", root / _SYSTEM, root / _PYTHON),
    )
    lock = (ROOT / COMPILER_LOCK).read_bytes()
    return Chain(zig, headers, " ".join([sha256(lock).hexdigest()[:12], *names]))


def _fetch_compiler(folder: Path) -> Path:
    zig, stamp = folder / "ziglang/zig", folder / "lock"
    lock = (ROOT / COMPILER_LOCK).read_text(encoding="utf-8")
    if not (stamp.exists() and stamp.read_text(encoding="utf-8") == lock):
        shutil.rmtree(folder, ignore_errors=True)
        command = [
            sys.executable,
            "-m",
            "pip",
            "install",
            "-qq",
            "--disable-pip-version-check",
            "--no-compile",
        ]
        wanted = ["--no-deps", "--require-hashes", "--target", str(folder), "-r", str(ROOT / COMPILER_LOCK)]
        if subprocess.run([*command, *wanted], check=False).returncode:
            raise ChainMissing(f"the compiler of {COMPILER_LOCK} could not be had")
        stamp.write_text(lock, encoding="utf-8")
    return zig


# ---------------------------------------------------------------- headers


def _fetch_headers(root: Path) -> list[str]:
    """Unpack the packages; gives their file names."""
    done = root / _VERSIONS
    if done.exists():
        unpacked: dict[str, str] = json.loads(done.read_text(encoding="utf-8"))
        if unpacked.keys() == HEADERS.keys():
            return list(unpacked.values())
    shutil.rmtree(root, ignore_errors=True)
    root.mkdir()
    for tool in ("apt-get", "dpkg-deb"):
        if shutil.which(tool) is None:
            raise ChainMissing(f"headers are unpacked from Debian's packages, and {tool} is not here")
    unpacked = {}
    for package in HEADERS:
        file = _fetch_package(root, package)
        unpack = subprocess.run(["dpkg-deb", "-x", str(file), str(root)], check=False, capture_output=True)
        if unpack.returncode:
            raise ChainMissing(f"{file.name} could not be unpacked")
        unpacked[package] = file.name
        file.unlink()
    done.write_text(json.dumps(unpacked), encoding="utf-8")
    return list(unpacked.values())


def _fetch_package(root: Path, package: str) -> Path:
    mirror = _mirror()
    path, digest = HEADERS[package]
    try:
        with urllib.request.urlopen(f"{mirror}{path}", timeout=_SECONDS) as answer:
            content: bytes = answer.read()
    except (OSError, urllib.error.URLError):
        return _fetch_later_package(root, mirror, package)
    if sha256(content).hexdigest() != digest:
        return _fetch_later_package(root, mirror, package)
    file = root / Path(path).name
    file.write_bytes(content)
    return file


def _mirror() -> str:
    """Ask apt which mirror of Debian it uses."""
    told = subprocess.run(
        ["apt-get", "indextargets", "--format", "$(REPO_URI)", "Created-By: Packages", "Origin: Debian"],
        check=False,
        capture_output=True,
        text=True,
    ).stdout.split()
    mirrors = [uri for uri in told if uri.startswith("http") and not uri.rstrip("/").endswith("security")]
    if not mirrors:
        raise ChainMissing("apt knows no mirror of Debian (has `apt-get update` been run?)")
    return mirrors[0].rstrip("/") + "/"


def _fetch_later_package(root: Path, mirror: str, package: str) -> Path:
    """Let apt find what testing has; it reads and writes below `root` only."""
    apt = root / "apt"
    for folder in ("lists/partial", "cache/archives/partial"):
        (apt / folder).mkdir(parents=True, exist_ok=True)
    sources = apt / "sources.list"
    sources.write_text(f"deb [signed-by={_KEYRING}] {mirror} testing main\n", encoding="utf-8")
    settings = {
        "Dir::Etc::SourceList": sources,
        "Dir::Etc::SourceParts": "/dev/null",
        "Dir::State::Lists": apt / "lists",
        "Dir::Cache": apt / "cache",
        "Acquire::Languages": "none",
        "APT::Sandbox::User": "root",  # whose folders these are, if root runs this
    }
    command = ["apt-get", "-qq", *(f"-o{name}={value}" for name, value in settings.items())]
    for step in (["update"], ["download", package]):
        done = subprocess.run([*command, *step], check=False, capture_output=True, text=True, cwd=apt)
        if done.returncode:
            raise ChainMissing(f"Debian's package {package} could not be had: {done.stderr.strip()[-300:]}")
    return next(apt.glob(f"{package}_*.deb"))


def _write_pyconfig(root: Path, said: dict[str, object]) -> None:
    """Define what that Python defines; the names come from Debian's file, the values from Python."""
    debian = next(root.glob("usr/include/*-linux-gnu/python3.14/pyconfig.h")).read_text(encoding="utf-8")
    names = set(re.findall(r"^(?:#define|/\* #undef) (\w+)", debian, re.MULTILINE))
    known = [
        f"#define {name} {value}"
        for name in sorted(names)
        if isinstance(value := said.get(name), int) and value
    ]
    lines = ["#define _GNU_SOURCE 1", "#define _Py_STACK_GROWS_DOWN 1", *known]
    (root / _PYTHON / "pyconfig.h").write_text("\n".join(lines) + "\n", encoding="utf-8")
