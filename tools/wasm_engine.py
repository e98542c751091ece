"""The compiled engine for browsers: mypyc's C, built as libraries that Python in WebAssembly loads like any other.

What was made is kept in `build/` under a name that changes with the sources and the tools, so that an unchanged engine
is compiled once. Where a tool cannot be had, a site runs the interpreted engine (`Unavailable` says why).
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from tools import build_web, compile_engine, wasm_chain
from tools.compile_engine import form

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGE: Final = ROOT / "src/kingsbridge"
CACHE: Final = ROOT / "build/wasm"
RUNTIME: Final = ROOT / "web/node_modules/pyodide"
# As Python itself was built there; a worker's stack is small, and what is not exported can be dropped.
FLAGS: Final = (
    *("--target=wasm32-unknown-emscripten", "-O2", "-g0", "-fPIC", "-DNDEBUG", "-D__EMSCRIPTEN__", "-w"),
    *("-mbulk-memory", "-msign-ext", "-mnontrapping-fptoint", "-mmutable-globals", "-fvisibility=hidden"),
)
LINKER_FLAGS: Final = ("-shared", "--experimental-pic", "--unresolved-symbols=import-dynamic", "--strip-all")
DOORS: Final = ROOT / "tools/wasm_doors.c"


class Unavailable(Exception):
    """The engine cannot be compiled here; the message says why."""


def binaries() -> dict[str, bytes]:
    """Give the files of the package's `_native` folder; compiles if they were not made yet."""
    try:
        said = _ask_python()
        chain = wasm_chain.fetch(CACHE / "chain", said)
        suffix, version = str(said["EXT_SUFFIX"]), str(said["VERSION"])
        folder = CACHE / _key(chain)
        if not (folder / form.MANIFEST).exists():
            _compile(folder, chain, suffix, version)
    except wasm_chain.ChainMissing as error:
        raise Unavailable(str(error)) from error
    return {
        path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()
    }


def _ask_python() -> dict[str, Any]:
    """Ask Python in WebAssembly how it was built."""
    script = ROOT / "web/tools/sysconfig.mjs"
    told = subprocess.run(
        [build_web.find_node(), str(script), str(RUNTIME)], check=True, capture_output=True, text=True
    )
    said: dict[str, Any] = json.loads(told.stdout.splitlines()[-1])
    return said


def _key(chain: wasm_chain.Chain) -> str:
    runtime = json.loads((RUNTIME / "package.json").read_text(encoding="utf-8"))["version"]
    doors = DOORS.read_text(encoding="utf-8")
    tools = " ".join([compile_engine.recipe(), chain.name, runtime, *FLAGS, *LINKER_FLAGS, doors])
    return f"{form.source_hash(PACKAGE)[:12]}-{blake2b(tools.encode(), digest_size=6).hexdigest()}"


def _compile(goal: Path, chain: wasm_chain.Chain, suffix: str, version: str) -> None:
    """Make the folder whole, or not at all; those of former sources go. All modules are in one library."""
    start = time.monotonic()
    print("Compiling the engine for WebAssembly (kept in build/ until its sources change) ...", flush=True)
    work = CACHE / "unfinished"
    shutil.rmtree(work, ignore_errors=True)
    lib = work / form.NATIVE
    lib.mkdir(parents=True)
    extensions = _generate(work / "c", suffix, version)
    [sources] = [sources for name, sources, _ in extensions if name == form.LIBRARY]
    folders = [folder for _, _, folders in extensions for folder in folders]
    objects = _compile_all(chain, [*sources, str(DOORS)], folders, work)
    file = f"{form.LIBRARY}{suffix}"
    _link(chain, objects, lib / file)
    modules = dict.fromkeys([*(name for name, _, _ in extensions), form.DOORS], f"lib/{file}")
    folder = work / "done"
    (folder).mkdir()
    lib.rename(folder / "lib")
    manifest = {
        "format": form.MANIFEST_FORMAT,
        "python": suffix,
        "sources": form.source_hash(PACKAGE),
        "recipe": compile_engine.recipe(),
        "folder": "lib",
        "modules": modules,
    }
    (folder / form.MANIFEST).write_text(json.dumps(manifest, indent=1) + "\n", encoding="utf-8")
    for old in CACHE.glob("*-*"):
        shutil.rmtree(old, ignore_errors=True)
    folder.rename(goal)
    shutil.rmtree(work, ignore_errors=True)
    print(f"Compiled {len(modules)} modules for WebAssembly in {time.monotonic() - start:.0f} s.", flush=True)


def _generate(folder: Path, suffix: str, version: str) -> list[tuple[str, list[str], list[str]]]:
    command = [sys.executable, str(ROOT / "tools/wasm_c.py"), str(folder), suffix, version]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    if done.returncode:
        raise Unavailable(f"mypyc failed: {done.stderr.strip()[-1000:]}")
    told: list[tuple[str, list[str], list[str]]] = json.loads(done.stdout.splitlines()[-1])
    return told


def _compile_all(chain: wasm_chain.Chain, sources: list[str], folders: list[str], work: Path) -> list[str]:
    """Compile as many files at a time as there are cores, the longest first; gives their objects."""
    headers = [flag for folder in chain.headers for flag in ("-isystem", str(folder))]
    own = dict.fromkeys(f"-I{folder}" for folder in folders)
    command = ["clang", *FLAGS, "-nostdlibinc", *headers, *own]
    (work / "o").mkdir()
    objects = {source: str(work / f"o/{number}.o") for number, source in enumerate(sources)}

    def compile_one(source: str) -> None:
        _run(chain, [*command, "-c", source, "-o", objects[source]])

    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        list(pool.map(compile_one, sorted(sources, key=os.path.getsize, reverse=True)))
    return list(objects.values())


def _link(chain: wasm_chain.Chain, objects: Sequence[str], file: Path) -> None:
    opened = [f"--export=PyInit_{name}" for name in (form.LIBRARY, form.DOORS)]
    _run(chain, ["wasm-ld", *LINKER_FLAGS, *opened, *objects, "-o", str(file)])


def _run(chain: wasm_chain.Chain, command: list[str]) -> None:
    done = subprocess.run([str(chain.zig), *command], check=False, capture_output=True, text=True)
    if done.returncode:
        raise Unavailable(f"{command[0]} failed: {done.stderr.strip()[:1000]}")
