"""Compile the engine with mypyc: `python tools/compile_engine.py`. Used by the checkout and by `hatch_build.py`.

All modules of `core`, `games` and `bots` become one library, so that calls between them are plain C calls. What is
left out: `__init__.py` files (packages stay ordinary, so data files are found and third parties can add folders) and
any module whose first line is `# interpreted: <why>`.

A build is made in a temporary folder beside its goal and moved in as a whole; the manifest, replaced last and in one
step, decides what counts. An interrupted compile therefore leaves the former state.

Exit codes: 0 compiled, up to date, or not possible here (said on stderr); 1 the compile failed; with
KINGSBRIDGE_REQUIRE_NATIVE=1 "not possible" is 1 too.
"""

from __future__ import annotations

import argparse
import contextlib
import fcntl
import importlib.util
import io
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
OPT_OUT: Final = "# interpreted:"
# One C file a module instead of one for all, so that the cores share the work: 25 s instead of 62 s for 3.7 kLOC on
# two cores.
MULTI_FILE: Final = True
OPT_LEVEL: Final = "3"
# All modules are one library: calls between them need not go through the table by which another library could step in
# between. Same compile time; random games by a loop in Python took 5 to 12 % less time, playouts 2 to 7 %.
CLOSED: Final = ["-fvisibility=hidden", "-fno-semantic-interposition"]
# The C compiler sees all modules at once, and with them mypyc's own functions for lists and numbers, which -O3 then
# puts where they are called. A third more computing for the compile; playouts of cards took 10 % less time, 6 % with
# -O2.
WHOLE: Final = ["-flto=auto"]


def _load_form() -> Any:
    """Load form.py by its path: importing the package would start the very engine that is being compiled."""
    spec = importlib.util.spec_from_file_location("_kingsbridge_form", ROOT / "src/kingsbridge/form.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


if TYPE_CHECKING:
    from kingsbridge import form as form
else:
    form = _load_form()


class CannotCompile(Exception):
    """Something is missing on this machine; the engine runs interpreted."""


class CompileFailed(Exception):
    """Everything is there, yet the compile did not succeed: a mistake in the sources or in the tools."""


def missing() -> str:
    """What this machine lacks to compile C extensions for this Python, in words, or an empty string."""
    compiler = shlex.split(sysconfig.get_config_var("CC") or "cc")[0]
    if os.environ.get("CC"):
        compiler = shlex.split(os.environ["CC"])[0]
    if shutil.which(compiler) is None:
        return f"no C compiler ({compiler})"
    if not Path(sysconfig.get_paths()["include"], "Python.h").is_file():
        return "no Python headers (Python.h)"
    return ""


def modules_to_compile(package: Path) -> dict[str, Path]:
    """Module name -> source, for every module that is to be compiled."""
    chosen = {}
    for path in form.source_files(package):
        if path.name == "__init__.py":
            continue
        with path.open(encoding="utf-8") as source:
            if source.readline().startswith(OPT_OUT):
                continue
        chosen[".".join(path.relative_to(package.parent).with_suffix("").parts)] = path
    return chosen


def recipe() -> str:
    """How binaries are made; a change of it makes the existing ones out of date for the compile step."""
    from mypy.version import __version__

    return f"mypyc {__version__} -O{OPT_LEVEL} multi_file={MULTI_FILE} {' '.join([*CLOSED, *WHOLE])}"


def up_to_date(package: Path) -> bool:
    manifest = form.read_manifest(package)
    if (
        manifest is None
        or manifest.python != form.PYTHON_TAG
        or manifest.sources != form.source_hash(package)
    ):
        return False
    # Without mypy the recipe cannot be compared, nor could anything be compiled.
    return importlib.util.find_spec("mypy") is None or bool(manifest.recipe == recipe())


def compile_engine(package: Path, *, wait: bool = True) -> str:
    """Bring `<package>/_native` up to date and say in one sentence what was done.

    Only one compile runs at a time; another one waits for it, or gives way if `wait` is false.
    """
    if up_to_date(package):
        return "The compiled engine is up to date."
    if lack := missing():
        raise CannotCompile(lack)
    for tool in ("mypy", "setuptools"):
        if importlib.util.find_spec(tool) is None:
            raise CannotCompile(f"the Python package {tool} is not installed")
    native = package / form.NATIVE
    native.mkdir(exist_ok=True)
    with _locked(native / ".lock", wait) as free:
        if not free:
            return "Another compile is running."
        if up_to_date(package):
            return "The compiled engine is up to date (another compile has just made it)."
        # Of an interrupted compile; nobody else can be in there now.
        for remains in native.glob(".building-*"):
            shutil.rmtree(remains, ignore_errors=True)
        start = time.monotonic()
        sources = form.source_hash(package)
        modules = modules_to_compile(package)
        if not modules:
            raise CannotCompile("there is no module to compile")
        work = Path(tempfile.mkdtemp(prefix=".building-", dir=native))
        try:
            binaries = _build(package, modules, work)
            _move_in(native, work / "lib", binaries, sources)
        finally:
            shutil.rmtree(work, ignore_errors=True)
    note = "" if sources == form.source_hash(package) else " (sources were edited meanwhile: compile again)"
    return f"Compiled {len(modules)} modules in {time.monotonic() - start:.0f} s{note}."


@contextlib.contextmanager
def _locked(path: Path, wait: bool) -> Iterator[bool]:
    with path.open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            if not wait:
                yield False
                return
            print("Waiting for another compile to finish.", file=sys.stderr)
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield True


def _build(package: Path, modules: dict[str, Path], work: Path) -> dict[str, str]:
    """Compile into `work/lib`; module name -> file name."""
    return _compile_c(generate(package, modules, work / "c"), work)


def generate(package: Path, modules: dict[str, Path], generated: Path) -> list[Any]:
    """Let mypyc write C below `generated`; gives setuptools' extensions."""
    import setuptools  # noqa: F401  (mypyc wants it imported first; it brings distutils on Python 3.12 and later)
    from mypyc.build import mypycify

    # Paths relative to the package's parent, so that tracebacks name `kingsbridge/core/...` and no folder of this
    # machine gets into the binaries.
    sources = [str(path.relative_to(package.parent)) for path in modules.values()]
    said = io.StringIO()
    with contextlib.chdir(package.parent), contextlib.redirect_stdout(said):
        try:
            extensions: list[Any] = mypycify(
                # No configuration file: what is compiled must not depend on where the build runs. The strict check
                # is `make check`'s; here a type error matters only where it would be compiled wrongly.
                ["--config-file=", f"--cache-dir={os.devnull}", "--ignore-missing-imports", *sources],
                opt_level=OPT_LEVEL,
                debug_level="0",
                multi_file=MULTI_FILE,
                target_dir=str(generated),
                group_name=form.LIBRARY.removesuffix("__mypyc"),
            )
        except SystemExit as stop:
            raise CompileFailed(
                f"{said.getvalue()}{stop.code if isinstance(stop.code, str) else ''}"
            ) from stop
    return extensions


def _compile_c(extensions: list[Any], work: Path) -> dict[str, str]:
    """Run the C compiler over the generated files, as many at a time as there are cores.

    setuptools could run it, but only one extension after the other, file by file, and nearly all of the work is one
    extension.
    """
    from distutils import ccompiler
    from distutils import sysconfig as build_config

    compiler = ccompiler.new_compiler()
    build_config.customize_compiler(compiler)
    python_headers = list({sysconfig.get_paths()[kind] for kind in ("include", "platinclude")})
    lib = work / "lib"
    lib.mkdir()
    whole = WHOLE if _sees_whole(compiler, work) else []

    def compile_one(source: str, flags: list[str], include: list[str]) -> str:
        # -Wno-error: a new C compiler's new warning must not cost anyone the fast engine.
        done = compiler.compile(
            [source],
            output_dir=str(work / "o"),
            include_dirs=[*include, *python_headers],
            extra_postargs=[*flags, *CLOSED, *whole, "-Wno-error"],
        )
        return str(done[0])

    binaries = {}
    try:
        with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
            jobs = [
                # The longest first, so that no core waits at the end for one that began a long file last.
                [
                    pool.submit(compile_one, source, extension.extra_compile_args, extension.include_dirs)
                    for source in sorted(extension.sources, key=os.path.getsize, reverse=True)
                ]
                for extension in extensions
            ]
            for extension, objects in zip(extensions, jobs, strict=True):
                # Flat and under their full names: the finder in form.py knows which file is which module.
                file = extension.name + form.PYTHON_TAG
                linking = [*whole, f"-O{OPT_LEVEL}"] if whole else []
                compiler.link_shared_object(
                    [job.result() for job in objects], str(lib / file), extra_postargs=linking
                )
                binaries[extension.name] = file
    except Exception as error:  # distutils' errors have no common public base on all versions
        raise CompileFailed(f"the C compiler failed: {error}") from error
    return binaries


def _sees_whole(compiler: Any, work: Path) -> bool:
    """Try whether this C compiler and its linker can do with all modules at once: some lack a part of it."""
    source = work / "probe.c"
    source.write_text("int probe(void) { return 0; }\n", encoding="utf-8")
    command = [*compiler.linker_so, "-fPIC", *WHOLE, str(source), "-o", str(work / "probe.so")]
    return subprocess.run(command, check=False, capture_output=True).returncode == 0


def _move_in(native: Path, lib: Path, binaries: dict[str, str], sources: str) -> None:
    """Make the finished build the one that counts, and drop those before the last one.

    The last one stays because a running process may still open binaries of it.
    """
    folder = f"{sources[:12]}-{int(time.time())}"
    lib.rename(native / folder)
    before = form.read_manifest(native.parent)
    manifest = {
        "format": form.MANIFEST_FORMAT,
        "python": form.PYTHON_TAG,
        "sources": sources,
        "recipe": recipe(),
        "folder": folder,
        "modules": {name: f"{folder}/{file}" for name, file in sorted(binaries.items())},
    }
    draft = native / ".manifest"
    draft.write_text(json.dumps(manifest, indent=1) + "\n", encoding="utf-8")
    draft.replace(native / form.MANIFEST)
    keep = {folder, before.folder if before else folder}
    for old in native.iterdir():
        if old.is_dir() and not old.name.startswith(".") and old.name not in keep:
            shutil.rmtree(old, ignore_errors=True)


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile the engine with mypyc.")
    parser.add_argument(
        "--package", type=Path, default=ROOT / "src/kingsbridge", help="folder of the package"
    )
    parser.add_argument(
        "--no-wait", action="store_true", help="give way to a compile that is already running"
    )
    choice = parser.parse_args()
    try:
        print(compile_engine(choice.package.resolve(), wait=not choice.no_wait), flush=True)
    except CannotCompile as why:
        print(f"Not compiled: {why}. The engine runs interpreted, about three times slower.", file=sys.stderr)
        return 1 if os.environ.get("KINGSBRIDGE_REQUIRE_NATIVE") == "1" else 0
    except CompileFailed as why:
        print(f"The compile failed; the engine runs interpreted.\n{why}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
