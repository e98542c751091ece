"""What a puzzle is about: `games/<game>/themes.toml` says it, from the decision, the answer and what speaks for it.

The first entry whose conditions all hold gives the theme; a condition that is left out always holds, and an id may
stand in several entries. Conditions: `decision` (phases that ask), `move` (how the answer's key begins), `tempts` (how
the key of the greedy move begins: so that not every puzzle about passing is solved by passing), `because` (the fact
that speaks most for it), `names` (a component in the answer's key or in that fact), `view` (a part of the seat's view
that is there).
"""

import tomllib
from dataclasses import dataclass
from importlib import resources
from typing import Any

from kingsbridge.bots.advice import Ground
from kingsbridge.core.contract import Game

FILE = "themes.toml"
# For what no entry speaks of.
OTHER = "other"


@dataclass(frozen=True)
class Asked:
    """What a puzzle asks and what was found out: all that its theme depends on."""

    decision: str
    answer: str
    tempting: str
    because: list[Ground]
    view: dict[str, Any]


@dataclass(frozen=True)
class Theme:
    """One entry: an id and its conditions."""

    id: str
    decision: tuple[str, ...]
    move: tuple[str, ...]
    tempts: tuple[str, ...]
    because: tuple[str, ...]
    names: tuple[str, ...]
    view: tuple[str, ...]

    def holds(self, asked: "Asked") -> bool:
        """Say whether a puzzle is of this theme."""
        first = asked.because[0] if asked.because else Ground("", 0.0)
        words = {*asked.answer.split(), *(str(value) for value in first.args.values())}
        return (
            (not self.decision or asked.decision in self.decision)
            and (not self.move or asked.answer.startswith(self.move))
            and (not self.tempts or asked.tempting.startswith(self.tempts))
            and (not self.because or first.key in self.because)
            and (not self.names or not words.isdisjoint(self.names))
            and all(asked.view.get(name) for name in self.view)
        )


def load_themes(game: Game) -> list[Theme]:
    """Read the themes of a game; a game that names none has only the common one."""
    file = resources.files(f"kingsbridge.games.{game.id}") / FILE
    if not file.is_file():
        return []
    entries = tomllib.loads(file.read_text(encoding="utf-8"))["theme"]
    return [
        Theme(
            entry["id"],
            tuple(entry.get("decision", ())),
            tuple(entry.get("move", ())),
            tuple(entry.get("tempts", ())),
            tuple(entry.get("because", ())),
            tuple(entry.get("names", ())),
            tuple(entry.get("view", ())),
        )
        for entry in entries
    ]


def theme_of(themes: list[Theme], asked: Asked) -> str:
    """Say what a puzzle is about."""
    for theme in themes:
        if theme.holds(asked):
            return theme.id
    return OTHER


def theme_ids(game: Game) -> list[str]:
    """Name the themes of a game, in their order."""
    return list(dict.fromkeys([*(theme.id for theme in load_themes(game)), OTHER]))
