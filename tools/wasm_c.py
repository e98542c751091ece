"""Let mypyc write the engine's C for Python in WebAssembly: a program of its own, because it deceives its process.

mypyc writes for the Python it runs in: its version, its word length, its names of binaries. Here these are told as they
are there, before mypyc is imported.

    python tools/wasm_c.py FOLDER SUFFIX VERSION      writes C below FOLDER, and what belongs together as JSON on stdout
"""

from __future__ import annotations

import importlib.machinery
import json
import sys
import sysconfig
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools import compile_engine


class _Version(NamedTuple):
    """Like `sys.version_info`, which nobody else can make."""

    major: int
    minor: int
    micro: int = 0
    releaselevel: str = "final"
    serial: int = 0


def main() -> None:
    """Write the C."""
    folder, suffix, version = sys.argv[1:]
    sysconfig.get_config_vars()["SIZEOF_SIZE_T"] = 4
    importlib.machinery.EXTENSION_SUFFIXES.insert(0, suffix)
    import mypyc.build  # noqa: F401  (reads what was set above)
    import setuptools  # noqa: F401  (must not be told of another Python)

    major, minor = (int(part) for part in version.split(".")[:2])
    told: Any = _Version(major, minor)
    sys.version_info = told
    package = compile_engine.ROOT / "src/kingsbridge"
    extensions = compile_engine.generate(package, compile_engine.modules_to_compile(package), Path(folder))
    print(json.dumps([[each.name, each.sources, each.include_dirs] for each in extensions]))


if __name__ == "__main__":
    main()
