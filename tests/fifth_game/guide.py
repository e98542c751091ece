"""Takes the game of the guide out of its code blocks, so that the guide can never be wrong."""

import re
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
GUIDE: Final = ROOT / "docs/guides/new-game.md"
_BLOCK: Final = re.compile(r"^```\w+ (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
EXAMPLE: Final = "example"


def blocks() -> dict[str, str]:
    """Give the named code blocks of the guide."""
    found = _BLOCK.findall(GUIDE.read_text(encoding="utf-8"))
    assert len(found) == len(dict(found)), "two blocks of the guide have one name"
    return dict(found)


def write_game(folder: Path) -> None:
    """Write the files of the game into a folder."""
    for name, text in blocks().items():
        if name != EXAMPLE:
            file = folder / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
