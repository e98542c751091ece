"""The engine of a site: Python in WebAssembly, its library, and our packages, as the files that a page's workers load.

Archives hold their files as they are: hosts compress better than an archive does, and Python reads them faster. Our
packages go in as byte code of that very Python, made by playing with it in Node; what that play loaded of the standard
library is all that is kept of it.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from hashlib import blake2b
from pathlib import Path
from typing import Final

from tools import build_web, wasm_engine
from tools.compile_engine import form, modules_to_compile

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGE: Final = ROOT / "src/kingsbridge"
CACHE: Final = ROOT / "build/site"
RUNTIME: Final = ROOT / "web/node_modules/pyodide"
# The runtime's files by their names here and in the package: many hosts (Debian's nginx among them) do not know that
# `.mjs` is a script, and browsers run none that is not called one.
RUNTIME_FILES: Final = {
    "pyodide.js": "pyodide.mjs",
    "pyodide.asm.js": "pyodide.asm.mjs",
    "pyodide.asm.wasm": "pyodide.asm.wasm",
}
LIBRARY: Final = "python_stdlib.zip"
ENGINE: Final = "engine.zip"
ABOUT: Final = "about.json"
WHEELS_LOCK: Final = "requirements-site.lock"
WHEELS_PLATFORM: Final = (
    *("--platform", "pyemscripten_2026_0_wasm32"),
    *("--python-version", "3.14"),
    *("--abi", "cp314"),
)
# What of the package runs in a page besides what its page module imports: games and bots are found by their folders.
PARTS: Final = (
    *("core/*.py", "bots/**/*.py", "games/**/*.py", "games/**/*.toml"),
    *("games/*/puzzles.jsonl", "games/*/howto/*.ftl"),
)
# A file of an archive is always of the same time, so that the same sources give the same bytes.
_TIME: Final = (1980, 1, 1, 0, 0, 0)


class SiteBuildFailed(Exception):
    """The site could not be built; the message says at which step and why."""


def write(folder: Path, *, compiled: bool = True) -> str:
    """Write the files into a new folder; gives why the engine is interpreted, empty if it is not."""
    why = "" if compiled else "it was asked for"
    native: dict[str, bytes] = {}
    if compiled:
        try:
            native = wasm_engine.binaries()
        except wasm_engine.Unavailable as error:
            why = str(error)
    folder.mkdir()
    for name, original in RUNTIME_FILES.items():
        shutil.copyfile(RUNTIME / original, folder / name)
    sources = {**_package_files(compiled=bool(native)), **_wheel_files(), **_native_files(native)}
    used, byte_code = _play(sources)
    _pack_library(folder / LIBRARY, used)
    files = {name: content for name, content in sources.items() if not name.endswith((".py", ".so"))}
    _pack(folder / ENGINE, {**files, **byte_code})
    libraries = _write_libraries(folder, sources)
    _write_about(folder, "interpreted" if why else "compiled", used, libraries)
    return why


def _write_libraries(folder: Path, files: dict[str, bytes]) -> dict[str, str]:
    """Lay compiled libraries beside the archive, one a package, so that browsers need not unpack them.

    Gives the places where Python looks for them.
    """
    places = {f"{name.partition('/')[0]}.wasm": name for name in files if name.endswith(".so")}
    for file, name in places.items():
        (folder / file).write_bytes(files[name])
    return places


def _pack(archive: Path, files: dict[str, bytes]) -> None:
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_STORED) as packed:
        for name, content in sorted(files.items()):
            packed.writestr(zipfile.ZipInfo(name, _TIME), content)


def _write_about(folder: Path, kind: str, library: set[str], libraries: dict[str, str]) -> None:
    """Say what is there: the form, and a name for Python with the engine loaded, which browsers keep."""
    start = blake2b(digest_size=8)
    for name in (*RUNTIME_FILES, LIBRARY, ENGINE, *libraries):
        start.update((folder / name).read_bytes())
    sizes = {file.name: file.stat().st_size for file in sorted(folder.glob("*.wasm"))}
    about = {
        "form": kind,
        "start": start.hexdigest(),
        "library": sorted(library),
        "modules": sizes,
        "libraries": libraries,
    }
    (folder / ABOUT).write_text(json.dumps(about) + "\n", encoding="utf-8")


# ---------------------------------------------------------------- our packages


def _package_files(*, compiled: bool) -> dict[str, bytes]:
    """Give the files of our package by their names in the archive; a compiled module needs no source."""
    found = {path for pattern in PARTS for path in PACKAGE.glob(pattern)} | _imported()
    if compiled:
        found -= set(modules_to_compile(PACKAGE).values())
    return {path.relative_to(PACKAGE.parent).as_posix(): path.read_bytes() for path in found}


def _imported() -> set[Path]:
    """Ask a Python of its own what a page imports of the package."""
    program = (
        "import json, sys, kingsbridge.browser.page\n"
        "print(json.dumps([str(getattr(module, '__file__', '')) for module in list(sys.modules.values())]))"
    )
    told = subprocess.run(
        [sys.executable, "-c", program],
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(PACKAGE.parent), "KINGSBRIDGE_PURE": "1"},
    ).stdout
    return {path for name in json.loads(told) if (path := Path(name)).is_relative_to(PACKAGE)}


def _native_files(binaries: dict[str, bytes]) -> dict[str, bytes]:
    """Give the binaries with a manifest for a package that holds no sources: none can be newer than they are."""
    if not binaries:
        return {}
    manifest = json.loads(binaries[form.MANIFEST])
    with tempfile.TemporaryDirectory() as nothing:
        manifest["sources"] = form.source_hash(Path(nothing))
    files = {**binaries, form.MANIFEST: json.dumps(manifest).encode()}
    return {f"{PACKAGE.name}/{form.NATIVE}/{name}": content for name, content in files.items()}


def _wheel_files() -> dict[str, bytes]:
    """The packages the engine needs, built for WebAssembly, as their lock file names them."""
    folder = CACHE / "wheels"
    folder.mkdir(parents=True, exist_ok=True)
    lock = ROOT / WHEELS_LOCK
    command = [
        *(sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"),
        *("--require-hashes", "--only-binary=:all:", *WHEELS_PLATFORM, "-d", str(folder), "-r", str(lock)),
    ]
    if subprocess.run(command, check=False).returncode:
        raise SiteBuildFailed(f"the packages of {WHEELS_LOCK} could not be had (see above)")
    files: dict[str, bytes] = {}
    for wheel in folder.glob("*.whl"):
        with zipfile.ZipFile(wheel) as packed:
            names = [
                name for name in packed.namelist() if ".dist-info/" not in name and not name.endswith(".pyi")
            ]
            files |= {name: packed.read(name) for name in names}
    return files


# ---------------------------------------------------------------- what playing tells


def _play(sources: dict[str, bytes]) -> tuple[set[str], dict[str, bytes]]:
    """Play in Node; gives the modules of the library that took, and our modules as byte code."""
    script = ROOT / "web/tools/prepare_engine.mjs"
    with tempfile.TemporaryDirectory() as folder:
        archive, code = Path(folder, "sources.zip"), Path(folder, "code")
        _pack(archive, sources)
        done = subprocess.run(
            [build_web.find_node(), str(script), str(RUNTIME), str(archive), str(code)],
            check=False,
            capture_output=True,
            text=True,
            timeout=build_web.BUILD_SECONDS,
        )
        if done.returncode:
            said = [
                line for line in done.stderr.splitlines() if len(line) < 500
            ]  # Node shows the runtime's only line
            raise SiteBuildFailed("the engine does not run in WebAssembly: " + "\n".join(said)[-2000:])
        told = json.loads(done.stdout.splitlines()[-1])
        native = f"{PACKAGE.name}/{form.NATIVE}/{form.MANIFEST}" in sources
        if told["form"] != ("compiled" if native else "interpreted"):
            raise SiteBuildFailed(f"the engine ran {told['form']} in WebAssembly")
        files = {path.relative_to(code).as_posix(): path.read_bytes() for path in code.rglob("*.pyc")}
    return set(told["library"]), files


def _pack_library(archive: Path, used: set[str]) -> None:
    with zipfile.ZipFile(RUNTIME / LIBRARY) as whole:
        kept = {name: whole.read(name) for name in whole.namelist() if _module(name) in used}
    _pack(archive, kept)


def _module(file: str) -> str:
    return file.removesuffix(".pyc").removesuffix(".py").removesuffix("/__init__").replace("/", ".")
