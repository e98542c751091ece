"""Put a mutant into a copy of the package and run the tests on it, to test the tests."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.mutants.listing import Mutant
from tests.mutants.places import edit_of

ROOT = Path(__file__).parent.parent.parent
PACKAGE = ROOT / "src/kingsbridge"
TESTS_FAILED = 1  # pytest's exit code; a mutant that cannot even be imported proves nothing
MOST_SECONDS = 600  # an endless loop is noticed too


def copy_package(folder: Path) -> Path:
    """Copy the sources of the engine into a folder for PYTHONPATH."""
    copied = folder / "kingsbridge"
    shutil.copytree(PACKAGE, copied, ignore=shutil.ignore_patterns("__pycache__", "_native", "static"))
    return copied


def plant(mutant: Mutant, folder: Path) -> None:
    """Put the error into a copy of the package."""
    edit = edit_of(mutant, copy_package(folder))
    edit.file.write_text(edit.text, encoding="utf-8")


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
