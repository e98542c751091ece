"""What is known of each mutant, kept in a file, so that hours of judging can be stopped and taken up again.

A verdict counts only for the sources and tests it was made with.
"""

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path

from tests.mutants.judging import NOT_KNOWN, NOTICED, Verdict, tests_of
from tests.mutants.planting import PACKAGE, ROOT


def made_of(game: str) -> str:
    """Give a hash of all that judges a game, or is judged: engine, bots and tests."""
    folders = [
        PACKAGE / "core",
        PACKAGE / "bots",
        PACKAGE / "games" / game,
        *(ROOT / name for name in tests_of(game)),
    ]
    digest = hashlib.sha256()
    for file in [ROOT / "tests/situations.py", *_sources(folders)]:
        digest.update(str(file.relative_to(ROOT)).encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def _sources(folders: Iterable[Path]) -> list[Path]:
    return sorted(file for folder in folders for file in folder.rglob("*") if file.suffix in {".py", ".toml"})


class Results:
    """A file with a line of JSON for each verdict; later lines replace earlier ones."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._rows: dict[str, dict[str, str]] = {}
        if file.exists():
            for line in file.read_text(encoding="utf-8").splitlines():
                row = json.loads(line)
                self._rows[row["name"]] = row

    def known(self, name: str, sources: str) -> Verdict | None:
        """Give the verdict on something with just these sources, if there is one that says anything."""
        row = self._rows.get(name)
        if row is None or row["sources"] != sources or row["outcome"] == NOT_KNOWN:
            return None
        return Verdict(row["outcome"], row["by"])

    def noticed_by(self, name: str) -> str:
        """Name the test that noticed a mutant last time, whatever has changed since; it may well do so again."""
        row = self._rows.get(name, {"outcome": ""})
        return row["by"] if row["outcome"] == NOTICED and _still_there(row["by"]) else ""

    def keep(self, name: str, sources: str, verdict: Verdict) -> None:
        """Add a verdict to the file at once."""
        row = {"name": name, "sources": sources, "outcome": verdict.outcome, "by": verdict.by}
        self._rows[name] = row
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row, ensure_ascii=False) + "\n")


def _still_there(test: str) -> bool:
    return (ROOT / test.partition("::")[0]).exists()
