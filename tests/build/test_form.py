"""Which form of the engine runs: the loader and the compile step, tried on a tiny package in a temporary folder."""

from __future__ import annotations

import fcntl
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from kingsbridge import form
from tools import compile_engine

ROOT = Path(__file__).resolve().parents[2]
COMPILE = ROOT / "tools/compile_engine.py"

SOURCES = {
    "__init__.py": "from kingsbridge import form\n\nform.install()\n",
    "core/__init__.py": "",
    "core/base.py": (
        "from kingsbridge.core.native import mypyc_attr\n"
        "@mypyc_attr(allow_interpreted_subclasses=True)\n"
        "class Game:\n"
        "    def __init__(self) -> None:\n"
        "        self.seats: int = 2\n"
        "    def name(self) -> str:\n"
        "        return 'game'\n"
    ),
    # Opted out, and compiled code still uses it.
    "core/native.py": (
        "# interpreted: the test wants it\n"
        "from typing import TYPE_CHECKING, Any\n"
        "if TYPE_CHECKING:\n"
        "    from mypy_extensions import mypyc_attr as mypyc_attr\n"
        "else:\n"
        "    def mypyc_attr(**flags: bool) -> Any:\n"
        "        return lambda cls: cls\n"
    ),
    "games/__init__.py": "",
    "games/dice/__init__.py": "",
    "games/dice/components.toml": "pips = 6\n",
    # Reads its data while it is being imported, by its own path.
    "games/dice/components.py": (
        "import tomllib\n"
        "from pathlib import Path\n"
        "PIPS: int = tomllib.loads((Path(__file__).parent / 'components.toml').read_text())['pips']\n"
    ),
    "games/dice/game.py": (
        "from kingsbridge.core.base import Game\n"
        "from kingsbridge.games.dice.components import PIPS\n"
        "class Dice(Game):\n"
        "    def name(self) -> str:\n"
        "        return f'dice {PIPS}'\n"
    ),
    "bots/__init__.py": "",
}

LOOK = """
import importlib.resources, json, sys
from pathlib import Path
from kingsbridge import form
import kingsbridge.games.dice.game as game, kingsbridge.games.dice.components as components
import kingsbridge.core.base as base, kingsbridge.core.native as native
found = form.describe()
print(json.dumps({
    "kind": found.kind, "reason": found.reason, "name": game.Dice().name(),
    "code": [type(vars(cls)["name"]).__name__ for cls in (game.Dice, base.Game)],
    "native": native.__file__.endswith(".py"),
    "folders": [str(Path(module.__file__).parent) for module in (game, components)],
    "resource": importlib.resources.files("kingsbridge.games.dice").joinpath("components.toml").read_text(),
    "path": sys.path,
}))
"""


def write_package(src: Path) -> Path:
    package = src / "kingsbridge"
    for name, text in SOURCES.items():
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text(text, encoding="utf-8")
    shutil.copy(form.__file__, package / "form.py")
    return package


def python(src: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    kept = {key: value for key, value in os.environ.items() if not key.startswith("KINGSBRIDGE_")}
    return subprocess.run(
        [sys.executable, *arguments],
        env={**kept, "PYTHONPATH": str(src), **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def look(src: Path, **environment: str) -> dict[str, object]:
    done = python(src, "-c", LOOK, **environment)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["name"] == "dice 6"
    assert found["folders"] == [str(src / "kingsbridge/games/dice")] * 2
    assert found["resource"] == "pips = 6\n"
    assert not any("_native" in entry for entry in found["path"])
    assert isinstance(found, dict)
    return found


def compile_package(src: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return python(src, str(COMPILE), "--package", str(src / "kingsbridge"), **environment)


# ---------------------------------------------------------------- the judgement, on files that only look like binaries


@pytest.fixture
def pretended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package whose manifest claims that it is compiled."""
    monkeypatch.delenv("KINGSBRIDGE_PURE", raising=False)
    package = write_package(tmp_path)
    (package / "_native/one").mkdir(parents=True)
    (package / "_native/one/library.so").touch()
    write_manifest(package)
    return package


def write_manifest(package: Path, **changes: object) -> None:
    manifest = {
        "format": form.MANIFEST_FORMAT,
        "python": form.PYTHON_TAG,
        "sources": form.source_hash(package),
        "recipe": "",
        "folder": "one",
        "modules": {form.LIBRARY: "one/library.so"},
    }
    (package / "_native/manifest.json").write_text(json.dumps({**manifest, **changes}), encoding="utf-8")


def test_fitting_binaries_are_used(pretended: Path) -> None:
    assert form.judge(pretended) == ("compiled", "")


def test_a_library_without_others_beside_it_opens_its_modules_itself(
    pretended: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = [form.LIBRARY, form.DOORS, "kingsbridge.games.dice.game"]
    write_manifest(pretended, modules=dict.fromkeys(names, "one/library.so"))
    manifest = form.read_manifest(pretended)
    assert manifest is not None
    finder = form.NativeFinder(pretended, manifest)
    loaders = [spec.loader for name in names if (spec := finder.find_spec(name)) is not None]
    assert [type(loader) for loader in loaders] == [form.NativeLoader, form.NativeLoader, form.DoorLoader]
    game, library, doors = ModuleType("game"), ModuleType(form.LIBRARY), ModuleType(form.DOORS)
    monkeypatch.setattr(library, "init_kingsbridge___games___dice___game", "its door", raising=False)
    monkeypatch.setattr(doors, "open_door", {"its door": game}.get, raising=False)
    monkeypatch.setitem(sys.modules, form.LIBRARY, library)
    monkeypatch.setitem(sys.modules, form.DOORS, doors)
    spec = finder.find_spec(names[-1])
    assert spec is not None and isinstance(spec.loader, form.DoorLoader)
    assert spec.loader.create_module(spec) is game


@pytest.mark.parametrize("file", ["core/base.py", "core/native.py", "games/__init__.py", "games/new.py"])
def test_any_edited_source_makes_them_stale(pretended: Path, file: str) -> None:
    with (pretended / file).open("a", encoding="utf-8") as source:
        source.write("# edited\n")
    assert form.judge(pretended) == ("interpreted", "stale")


def test_a_file_moved_or_data_changed(pretended: Path) -> None:
    (pretended / "games/dice/components.toml").write_text("pips = 8\n", encoding="utf-8")
    assert form.judge(pretended).kind == "compiled", "data is read when the game is loaded, in both forms"
    (pretended / "games/dice/game.py").rename(pretended / "games/dice/game2.py")
    assert form.judge(pretended).reason == "stale"


def test_pure_forces_the_interpreted_form(pretended: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KINGSBRIDGE_PURE", "1")
    assert form.judge(pretended) == ("interpreted", "forced")
    monkeypatch.setenv("KINGSBRIDGE_PURE", "0")
    assert form.judge(pretended).kind == "compiled"


def test_another_pythons_binaries_are_ignored(pretended: Path) -> None:
    write_manifest(pretended, python=".cpython-399-other.so")
    assert form.judge(pretended) == ("interpreted", "other-python")


@pytest.mark.parametrize(
    "harm", ["no manifest", "no json", "old format", "no binary", "no folder", "wrong types"]
)
def test_incomplete_binaries_are_ignored(pretended: Path, harm: str) -> None:
    manifest = pretended / "_native/manifest.json"
    match harm:
        case "no manifest":
            manifest.unlink()
        case "no json":
            manifest.write_text("{", encoding="utf-8")
        case "old format":
            write_manifest(pretended, format=0)
        case "no binary":
            (pretended / "_native/one/library.so").unlink()
        case "no folder":
            shutil.rmtree(pretended / "_native/one")
        case "wrong types":
            write_manifest(pretended, modules=3)
    assert form.judge(pretended) == ("interpreted", "no-native")


def test_a_library_that_cannot_be_loaded_is_not_used(pretended: Path) -> None:
    found = look(pretended.parent)
    assert (found["kind"], found["reason"]) == ("interpreted", "unloadable")


def test_what_is_compiled(pretended: Path) -> None:
    assert set(compile_engine.modules_to_compile(pretended)) == {
        "kingsbridge.core.base",
        "kingsbridge.games.dice.components",
        "kingsbridge.games.dice.game",
    }


# ---------------------------------------------------------------- the real thing

needs_compiler = pytest.mark.skipif(bool(compile_engine.missing()), reason=compile_engine.missing())


@pytest.fixture(scope="module")
def compiled_once(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    src = tmp_path_factory.mktemp("compiled")
    write_package(src)
    done = compile_package(src)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("Compiled 3 modules"), done.stdout
    yield src


@pytest.fixture
def compiled(compiled_once: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(compiled_once, tmp_path / "src"))


@needs_compiler
@pytest.mark.slow
def test_compiled_until_edited(compiled: Path) -> None:
    found = look(compiled)
    assert (found["kind"], found["reason"]) == ("compiled", "")
    assert "function" not in str(found["code"]), "compiled methods are no Python functions"
    assert found["native"], "what opted out stays interpreted"

    found = look(compiled, KINGSBRIDGE_PURE="1")
    assert (found["reason"], found["code"]) == ("forced", ["function", "function"])

    assert "up to date" in compile_package(compiled).stdout
    with (compiled / "kingsbridge/core/base.py").open("a", encoding="utf-8") as source:
        source.write("    def other(self) -> int:\n        return 1\n")
    found = look(compiled)
    assert (found["reason"], found["code"]) == ("stale", ["function", "function"])


@needs_compiler
@pytest.mark.slow
def test_third_party_games_stay_as_they_are(compiled: Path, tmp_path: Path) -> None:
    (tmp_path / "more/fifth").mkdir(parents=True)
    (tmp_path / "more/fifth/__init__.py").touch()
    (tmp_path / "more/fifth/game.py").write_text(
        "from kingsbridge.core.base import Game\n"
        "class Fifth(Game):\n"
        "    def name(self) -> str:\n"
        "        return 'fifth of ' + super().name()\n",
        encoding="utf-8",
    )
    program = (
        "import sys, kingsbridge.games as games; games.__path__.append(sys.argv[1])\n"
        "from kingsbridge.games.fifth.game import Fifth; from kingsbridge.core.base import Game\n"
        "print(Fifth().name(), Fifth().seats, type(Fifth.name).__name__, type(Game.name).__name__)\n"
    )
    done = python(compiled, "-c", program, str(tmp_path / "more"))
    assert done.stdout.split() == ["fifth", "of", "game", "2", "function", "method_descriptor"], done.stderr


@needs_compiler
@pytest.mark.slow
def test_a_failed_compile_changes_nothing(compiled: Path) -> None:
    base = compiled / "kingsbridge/core/base.py"
    good = base.read_text(encoding="utf-8")
    base.write_text(good + "WRONG: int = 'text'\n", encoding="utf-8")
    done = compile_package(compiled)
    assert done.returncode == 1
    assert "base.py:8" in done.stderr, done.stderr
    assert not list((compiled / "kingsbridge/_native").glob(".building-*"))
    base.write_text(good, encoding="utf-8")
    assert look(compiled)["kind"] == "compiled"


@needs_compiler
def test_only_one_compile_at_a_time(tmp_path: Path) -> None:
    package = write_package(tmp_path)
    (package / "_native").mkdir()
    with (package / "_native/.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        done = python(tmp_path, str(COMPILE), "--package", str(package), "--no-wait")
    assert (done.returncode, done.stdout) == (0, "Another compile is running.\n")
    assert not (package / "_native/manifest.json").exists()


def test_without_a_compiler_it_says_so_and_goes_on(tmp_path: Path) -> None:
    write_package(tmp_path)
    done = compile_package(tmp_path, CC="no-such-compiler")
    assert (done.returncode, done.stdout) == (0, "")
    assert done.stderr.startswith("Not compiled: no C compiler (no-such-compiler).")
    assert compile_package(tmp_path, CC="no-such-compiler", KINGSBRIDGE_REQUIRE_NATIVE="1").returncode == 1
    assert look(tmp_path)["reason"] == "no-native"
