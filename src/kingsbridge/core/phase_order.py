"""The phases of a game in their order, found by their names in the modules of its `phases` folder.

The order is declared once, in the room's `frames.py`, whose frames name a phase by its place in that list.
"""

from types import ModuleType
from typing import Any

from kingsbridge.core.contract import Phase


def phases_in_order(order: list[str], modules: list[ModuleType]) -> list[Phase[Any]]:
    """Make the phases of the modules, ordered by their names; a name too many or missing is an error."""
    found: dict[str, Phase[Any]] = {}
    for module in modules:
        for phase in _phases_of(module):
            if phase.name in found:
                raise ValueError(f"Two phases are called '{phase.name}'.")
            found[phase.name] = phase
    if set(found) != set(order):
        raise ValueError(f"Phases and their order differ: {sorted(set(found) ^ set(order))}.")
    return [found[name] for name in order]


def _phases_of(module: ModuleType) -> list[Phase[Any]]:
    """Make the phases that a module defines; one without a name is only a base for others."""
    return [
        kind()
        for kind in vars(module).values()
        if isinstance(kind, type)
        and issubclass(kind, Phase)
        # By getattr: mypyc takes the plain attribute for one of an instance and refuses to compile it.
        and getattr(kind, "__module__", "") == module.__name__
        and kind.name
    ]
