"""Which form of the engine runs: compiled or interpreted.

`core`, `games` and `bots` are plain typed Python. Where a C compiler exists, `tools/compile_engine.py` turns them
into binaries below `_native/`, described by `_native/manifest.json`. The binaries are never put beside the
sources, because Python would then prefer an old binary to an edited source. Instead `install` puts a finder in
front of the import system, and only if the binaries were made from exactly the sources on disk, for this Python.

The decision is taken once, for all modules: a mixture of the two forms would have two copies of every class.

Files beside a module: `importlib.resources.files("kingsbridge.games.x")` works in both forms, and so does
`Path(__file__).parent`, because a compiled module's `__file__` is set to lie in the folder of its source.
(The file that it names does not exist; only the folder is meant.)

This module uses the standard library only and imports nothing of the package: the compile step, which must not
start the engine, loads it by its path.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final, Literal, NamedTuple

Kind = Literal["compiled", "interpreted"]
Reason = Literal[
    "",  # compiled: nothing to explain
    "forced",  # KINGSBRIDGE_PURE=1
    "no-native",  # never compiled here, or the binaries are incomplete
    "other-python",  # compiled for another Python or platform
    "stale",  # a source was edited after compiling
    "unloadable",  # the binaries are right, but this system refuses to load them
]

PACKAGE: Final = "kingsbridge"
COMPILED_PACKAGES: Final = ("core", "games", "bots")
NATIVE: Final = "_native"
MANIFEST: Final = "manifest.json"
MANIFEST_FORMAT: Final = 1
LIBRARY: Final = "kingsbridge__mypyc"  # holds all code; the other binaries only open its doors
DOORS: Final = "kingsbridge__doors"  # opens all of them where there are no other binaries, as in a browser
PYTHON_TAG: Final = EXTENSION_SUFFIXES[
    0
]  # ".cpython-311-x86_64-linux-gnu.so": interpreter, version and platform
HERE: Final = Path(__file__).resolve().parent


class Form(NamedTuple):
    """What runs in this process, and why it is not the fast form if it is not."""

    kind: Kind
    reason: Reason


class Manifest(NamedTuple):
    """What was compiled: `modules` maps a module's name to its binary, relative to the `_native` folder."""

    python: str
    sources: str
    recipe: str
    folder: str
    modules: Mapping[str, str]


def source_files(package: Path = HERE) -> Iterator[Path]:
    """Every Python file of the compiled packages in a fixed order, whether or not it is itself compiled.

    The others count too: compiled code takes constants and types from the interpreted modules it imports.
    """
    for name in COMPILED_PACKAGES:
        for folder, folders, files in os.walk(package / name):
            folders.sort()
            for file in sorted(files):
                if file.endswith(".py"):
                    yield Path(folder, file)


def source_hash(package: Path = HERE) -> str:
    """The identity of the sources: their names and contents (dates say nothing after a checkout or an install)."""
    whole = blake2b(digest_size=16)
    for path in source_files(package):
        content = path.read_bytes()
        whole.update(f"{path.relative_to(package).as_posix()}\0{len(content)}\0".encode())
        whole.update(content)
    return whole.hexdigest()


def read_manifest(package: Path = HERE) -> Manifest | None:
    """The manifest, or None if there is none that this version understands and whose binaries are all there."""
    native = package / NATIVE
    try:
        data = json.loads((native / MANIFEST).read_text(encoding="utf-8"))
        if data["format"] != MANIFEST_FORMAT:
            return None
        found = Manifest(data["python"], data["sources"], data["recipe"], data["folder"], data["modules"])
        binaries = {os.path.basename(file) for file in found.modules.values()}
        complete = LIBRARY in found.modules and binaries.issubset(os.listdir(native / found.folder))
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return None
    return found if complete else None


def judge(package: Path = HERE) -> Form:
    """Which form the files on disk and the environment ask for, without loading anything."""
    if os.environ.get("KINGSBRIDGE_PURE") == "1":
        return Form("interpreted", "forced")
    manifest = read_manifest(package)
    if manifest is None:
        return Form("interpreted", "no-native")
    if manifest.python != PYTHON_TAG:
        return Form("interpreted", "other-python")
    if manifest.sources != source_hash(package):
        return Form("interpreted", "stale")
    return Form("compiled", "")


class NativeLoader(ExtensionFileLoader):
    """Loads a binary from `_native`, and lets the module believe that it lies beside its source.

    mypyc derives the `__file__` of every compiled module from that of the shared library, before it runs the
    module's body; so it is enough that the library claims to lie where the package lies.
    """

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        real = spec_from_file_location(spec.name, self.path, loader=self)
        assert real is not None
        module = super().create_module(real)
        module.__file__ = spec.origin
        return module


class DoorLoader(NativeLoader):
    """Opens a module of the library itself, by the name that mypyc gives its door there."""

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        door = "init_" + spec.name.replace("___", "___3_").replace(".", "___")
        opened: ModuleType = import_module(DOORS).open_door(getattr(import_module(LIBRARY), door))
        return opened

    def exec_module(self, module: ModuleType) -> None:
        """Do nothing: a module that was opened has run."""


class NativeFinder:
    """Serves exactly the modules of the manifest. All others, such as a third party's game, it leaves alone."""

    def __init__(self, package: Path, manifest: Manifest) -> None:
        self._root = package.parent
        self._binaries = {name: str(package / NATIVE / file) for name, file in manifest.modules.items()}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        binary = self._binaries.get(fullname)
        if binary is None:
            return None
        beside = str(self._root.joinpath(*fullname.split("."))) + PYTHON_TAG
        own = fullname in (LIBRARY, DOORS) or binary != self._binaries[LIBRARY]
        loader = NativeLoader if own else DoorLoader
        return spec_from_file_location(fullname, beside, loader=loader(fullname, binary))


_form: Form | None = None


def install() -> Form:
    """Decide the form of this process and, if it is the compiled one, make imports follow. Later calls only answer."""
    global _form
    if _form is None:
        _form = judge()
        manifest = read_manifest() if _form.kind == "compiled" else None
        if manifest is not None:
            finder = NativeFinder(HERE, manifest)
            sys.meta_path.insert(0, finder)
            try:
                # Now and not at the first import: after this nothing can go wrong half way, and a newer
                # compile that replaces the folder while we run cannot mix two builds.
                __import__(LIBRARY)
            except ImportError:
                sys.meta_path.remove(finder)
                _form = Form("interpreted", "unloadable")
    return _form


def describe() -> Form:
    """The form that this process runs."""
    return install()
