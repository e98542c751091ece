"""The mutants listed in `tests/mutants/<game>.toml`."""

import tomllib
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent


class Mutant(NamedTuple):
    """One error: in a function, or in a constant of a module, the syntax `change` becomes `to`."""

    game: str
    why: str
    kind: str  # "function" or "constant"
    name: str  # "Display.enter", or "phases.display:Display.enter" where the name alone is not enough
    change: str
    to: str
    nth: int = 0  # which of several equal pieces of syntax, from 1; 0: there must be just one

    def __str__(self) -> str:
        return f"{self.game}: {self.why}"


def all_mutants() -> list[Mutant]:
    """Read the mutants of all games."""
    return [
        _read(listing.stem, row)
        for listing in sorted(HERE.glob("*.toml"))
        for row in tomllib.loads(listing.read_text(encoding="utf-8"))["mutant"]
    ]


def _read(game: str, row: dict[str, str | int]) -> Mutant:
    """Make a mutant of a row of a listing."""
    kind = "constant" if "constant" in row else "function"
    unknown = set(row) - {"why", kind, "change", "to", "nth"}
    if unknown:
        raise ValueError(f"{game}: a mutant '{row.get('why')}' has {sorted(unknown)}, which means nothing.")
    texts = [str(row[key]) for key in ("why", "change", "to")]
    return Mutant(game, texts[0], kind, str(row[kind]), texts[1], texts[2], int(row.get("nth", 0)))
