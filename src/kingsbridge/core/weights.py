"""How much the named parts of a game's `sense` count, by version: read from the room's `worth.toml`.

Version 1 takes every part as it is. A later version counts each part by a factor: one for choosing the next step, and
one for each epoch for comparing how seats stand. How the factors were found stands beside them in the file, and what
a version says never changes once bots were measured with it.
"""

import tomllib
from typing import Any, Final

_VERSION: Final = "version-"


class Weights:
    """One version's factors, in the order of the parts."""

    def __init__(self, choice: list[float] | None = None, standing: list[list[float]] | None = None) -> None:
        self.choice: list[float] = [] if choice is None else choice
        self.standing: list[list[float]] = (
            [] if standing is None else standing
        )  # by epoch; the last one stays

    def standing_in(self, epoch: int) -> list[float]:
        """Give the factors for comparing seats in an epoch."""
        return self.standing[min(epoch, len(self.standing) - 1)]


def read_weights(text: str, part_names: list[str]) -> dict[int, Weights]:
    """Read all versions; a part that is not named, or named too much, is an error. The last part is the rivals'."""
    found: dict[int, Weights] = {}
    for name, table in tomllib.loads(text).items():
        if not name.startswith(_VERSION):
            raise ValueError(f"'{name}' is no version of weights.")
        choice = _row(table["choice"], part_names)
        standing = _row(table["standing"], part_names[:-1])
        epochs = min([len(by_epoch) for by_epoch in standing])
        if epochs == 0 or max([len(by_epoch) for by_epoch in standing]) != epochs:
            raise ValueError(f"The parts of '{name}' have different numbers of epochs.")
        found[int(name[len(_VERSION) :])] = Weights(
            [float(factor) for factor in choice],
            [[float(by_epoch[epoch]) for by_epoch in standing] for epoch in range(epochs)],
        )
    return found


def _row(table: dict[str, Any], part_names: list[str]) -> list[Any]:
    """Give the values of a table in the order of the parts."""
    if sorted(table) != sorted(part_names):
        raise ValueError(f"Weights are for {sorted(table)}, parts are {sorted(part_names)}.")
    return [table[name] for name in part_names]
