"""Put a mutant into a copy of the package."""

import shutil
from pathlib import Path

from tests.mutants.listing import Mutant
from tests.mutants.places import edit_of

ROOT = Path(__file__).parent.parent.parent
PACKAGE = ROOT / "src/kingsbridge"


def copy_package(folder: Path) -> Path:
    """Copy the sources of the engine into a folder for PYTHONPATH."""
    copied = folder / "kingsbridge"
    shutil.copytree(PACKAGE, copied, ignore=shutil.ignore_patterns("__pycache__", "_native", "static"))
    return copied


def plant(mutant: Mutant, folder: Path) -> None:
    """Put the error into a copy of the package."""
    edit = edit_of(mutant, copy_package(folder))
    edit.file.write_text(edit.text, encoding="utf-8")
