"""Mutants: small errors listed in `tests/mutants/<game>.toml`, applied to a copy of the package to test the tests."""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
PACKAGE = ROOT / "src/kingsbridge"
TESTS_FAILED = 1  # pytest's exit code; a mutant that cannot even be imported proves nothing
MOST_SECONDS = 600  # an endless loop is noticed too


class Mutant(NamedTuple):
    """One error: in `file` of the package, `old` becomes `new`."""

    game: str
    file: str
    why: str
    old: str
    new: str

    def __str__(self) -> str:
        return f"{self.game}: {self.why}"


def all_mutants() -> list[Mutant]:
    """Read the mutants of all games."""
    return [
        Mutant(listing.stem, row["file"], row["why"], row["old"], row["new"])
        for listing in sorted(HERE.glob("*.toml"))
        for row in tomllib.loads(listing.read_text(encoding="utf-8"))["mutant"]
    ]


def occurrences(mutant: Mutant) -> int:
    """Count how often the old text is in its file."""
    return (PACKAGE / mutant.file).read_text(encoding="utf-8").count(mutant.old)


def copy_package(folder: Path) -> Path:
    """Copy the sources of the engine into a folder for PYTHONPATH."""
    copied = folder / "kingsbridge"
    shutil.copytree(PACKAGE, copied, ignore=shutil.ignore_patterns("__pycache__", "_native", "static"))
    return copied


def plant(mutant: Mutant, folder: Path) -> None:
    """Put the error into a copy of the package."""
    file = copy_package(folder) / mutant.file
    before, found, after = file.read_text(encoding="utf-8").partition(mutant.old)
    assert found, f"'{mutant.old}' is no longer in {mutant.file}."
    file.write_text(before + mutant.new + after, encoding="utf-8")


def tests_of(game: str) -> list[str]:
    """Name the tests that judge a game's engine, its rules first: they find most errors, and fast."""
    parts = [f"tests/rules/{game}", "tests/hidden", "tests/conformance"]
    return [part for part in parts if any((ROOT / part).glob("test_*.py"))]


def run_tests(game: str, folder: Path) -> int:
    """Run the tests on the package in a folder, up to the first failure; give pytest's exit code."""
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-x",
        "-q",
        "-p",
        "no:cacheprovider",
        "-m",
        "not (slow or soak)",
        "-k",  # what hidden and conformance ask of the other games cannot notice
        game,
    ]
    environment = {
        **os.environ,
        "PYTHONPATH": str(folder),
        "KINGSBRIDGE_PURE": "1",
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    try:
        done = subprocess.run(
            [*command, *tests_of(game)],
            cwd=ROOT,
            env=environment,
            timeout=MOST_SECONDS,
            capture_output=True,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return TESTS_FAILED
    return done.returncode
