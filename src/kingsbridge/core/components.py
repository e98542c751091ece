"""Components with the provenance of each value, read from a game's `components.toml`.

A value is written `name = { value = 6, from = "rulebook" }`, with `why` where it was derived or reconstructed: the
sentence `note-<why>` of the game's texts, or one of your own. Plain entries (`key`, and lists of keys) are names, not
facts about the printed game, and need no provenance.
"""

import tomllib
from typing import Any

from kingsbridge.core.canonical import digest

PROVENANCES = ("rulebook", "public", "derived", "reconstructed")


class Fact:
    """One value with where it comes from."""

    def __init__(self, value: Any = None, provenance: str = "", why: str = "") -> None:
        self.value: Any = value
        self.provenance = provenance
        self.why = why


class Component:
    """A card, space or number of the game: its table, its key, plain names, and facts."""

    def __init__(self, table: str = "", key: str = "") -> None:
        self.table = table
        self.key = key
        self.names: dict[str, Any] = {}
        self.facts: dict[str, Fact] = {}

    def number(self, name: str, default: int = 0) -> int:
        """Give a fact that is a whole number; the default where the component has no such fact."""
        fact = self.facts.get(name)
        value = default if fact is None else fact.value
        if not isinstance(value, int):
            raise ValueError(f"'{name}' of component '{self.key}' is not a whole number.")
        return value

    def word(self, name: str, default: str = "") -> str:
        """Give a fact or name that is a word."""
        fact = self.facts.get(name)
        value = self.names.get(name, default) if fact is None else fact.value
        if not isinstance(value, str):
            raise ValueError(f"'{name}' of component '{self.key}' is not a word.")
        return value


class Components:
    """All components of a game in the order of the file."""

    def __init__(self, text: str = "") -> None:
        self.all: list[Component] = []
        self._by_key: dict[str, Component] = {}
        for table, rows in tomllib.loads(text).items():
            for row in rows:
                self._add(_read_component(table, row))

    def table(self, name: str) -> list[Component]:
        """Give the components of one table."""
        return [component for component in self.all if component.table == name]

    def get(self, key: str) -> Component:
        """Give a component by its key."""
        return self._by_key[key]

    def fingerprint(self) -> str:
        """Hash the values, so that a corrected one shows; notes and provenance do not count."""
        return digest(
            [
                [
                    component.table,
                    component.key,
                    component.names,
                    {name: fact.value for name, fact in component.facts.items()},
                ]
                for component in self.all
            ]
        )

    def _add(self, component: Component) -> None:
        if component.key in self._by_key:
            raise ValueError(f"Two components have the key '{component.key}'.")
        self._by_key[component.key] = component
        self.all.append(component)


def _read_component(table: str, row: dict[str, Any]) -> Component:
    component = Component(table, str(row["key"]))
    for name, value in row.items():
        if name == "key":
            continue
        if isinstance(value, dict):
            component.facts[name] = _read_fact(component.key, name, value)
        else:
            component.names[name] = value
    return component


def _read_fact(key: str, name: str, row: dict[str, Any]) -> Fact:
    provenance = row.get("from", "")
    if provenance not in PROVENANCES or "value" not in row or set(row) - {"value", "from", "why"}:
        raise ValueError(
            f"'{name}' of component '{key}' needs a value and one of {', '.join(PROVENANCES)} in 'from'."
        )
    why = row.get("why", "")
    if provenance in ("derived", "reconstructed") and not why:
        raise ValueError(f"'{name}' of component '{key}' is {provenance}, so it needs a 'why'.")
    return Fact(row["value"], str(provenance), str(why))
