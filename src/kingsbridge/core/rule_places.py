"""From a rule to its code: which classes and functions of a room carry it.

A class or function says so in its docstring ("Rules: PIL-028, PIL-029."), a phase also by its `rule`. The sources are
read as text, so this works in both forms of the engine.
"""

import ast
import re
from importlib import resources
from importlib.resources.abc import Traversable

RULE_ID = re.compile(r"\b[A-Z]{3}-\d{3}\b")

_Definition = ast.ClassDef | ast.FunctionDef


class RulePlace:
    """A class or function that carries a rule."""

    def __init__(self, file: str = "", line: int = 0, name: str = "") -> None:
        self.file = file  # within the game's folder: "phases/ii_builders.py"
        self.line = line
        self.name = name  # "Builder.apply"


def rule_places(game_id: str) -> dict[str, list[RulePlace]]:
    """Give the places of all rules of a game, in the order of files and lines."""
    found: dict[str, list[RulePlace]] = {}
    folder = resources.files(f"kingsbridge.games.{game_id}")
    for file, source in _sources(folder, ""):
        for place, rules in _carriers(file, ast.parse(source).body, ""):
            for rule in rules:
                found.setdefault(rule, []).append(place)
    return found


def _sources(folder: Traversable, prefix: str) -> list[tuple[str, str]]:
    sources: list[tuple[str, str]] = []
    for item in sorted(folder.iterdir(), key=_name):
        if item.is_dir() and not item.name.startswith(("_", ".")):
            sources += _sources(item, f"{prefix}{item.name}/")
        elif item.name.endswith(".py"):
            sources.append((prefix + item.name, item.read_text(encoding="utf-8")))
    return sources


def _name(item: Traversable) -> str:
    return item.name


def _carriers(file: str, body: list[ast.stmt], outer: str) -> list[tuple[RulePlace, list[str]]]:
    found: list[tuple[RulePlace, list[str]]] = []
    for node in body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            name = outer + node.name
            rules = _carried(node)
            if rules:
                found.append((RulePlace(file, node.lineno, name), rules))
            found += _carriers(file, node.body, f"{name}.")
    return found


def _carried(node: _Definition) -> list[str]:
    """List the rules that a definition names, each once."""
    text = ast.get_docstring(node) or ""
    if isinstance(node, ast.ClassDef):
        text += " ".join(_values_called("rule", node))
    return list(dict.fromkeys(RULE_ID.findall(text)))


def _values_called(name: str, node: ast.ClassDef) -> list[str]:
    return [
        " " + ast.unparse(line.value)
        for line in node.body
        if isinstance(line, ast.Assign)
        and any(isinstance(goal, ast.Name) and goal.id == name for goal in line.targets)
    ]
