"""How much the named parts of a game's `sense` count, by version: read from the room's `worth.toml`.

Version 1 takes every part as it is. A later version counts each part by a factor: one for choosing the next step, and
one for each epoch for comparing how seats stand, with a temperature an epoch: the worth by which the odds to win fall
to a third. Where it matters how many play, a table of its own says so: the one for choosing with two seats is
`choice-2`. Where searches are better off guessing and playing on by other factors than greedy chooses by, these are
`search`. A style is a taste: `style-miser` names the parts that a miser counts more or less than the version does.
How the factors were found stands beside them in the file, and what a version says never changes once bots were
measured with it.
"""

import tomllib
from typing import Any, Final

_VERSION: Final = "version-"
_CHOICE: Final = "choice"
_SEARCH: Final = "search"
_STANDING: Final = "standing"
_TEMPERATURE: Final = "temperature"
_STYLE: Final = "style-"


class Weights:
    """One version's factors, in the order of the parts."""

    def __init__(self, choice: list[float] | None = None, standing: list[list[float]] | None = None) -> None:
        self.choice: list[float] = [] if choice is None else choice
        self.by_seats: dict[int, list[float]] = {}  # for choosing, where the number of seats matters
        self.search: list[
            float
        ] = []  # for guesses and playouts of searches, where these are not as for choosing
        self.standing: list[list[float]] = (
            [] if standing is None else standing
        )  # by epoch; the last one stays
        self.temperatures: list[float] = []  # by epoch, as above; none where nobody has found out
        self.styles: dict[str, list[float]] = {}  # by name: what a taste multiplies each part by

    def choice_of(self, seats: int) -> list[float]:
        """Give the factors for choosing at a table of so many."""
        return self.by_seats.get(seats, self.choice)

    def for_search(self) -> "Weights":
        """Give what searches count by."""
        if not self.search:
            return self
        other = Weights(self.search, self.standing)
        other.temperatures = self.temperatures
        return other

    def standing_in(self, epoch: int) -> list[float]:
        """Give the factors for comparing seats in an epoch."""
        return self.standing[min(epoch, len(self.standing) - 1)]

    def temperature_in(self, epoch: int) -> float:
        """Give the temperature of an epoch; 0.0 where there is none."""
        temperatures = self.temperatures
        return temperatures[min(epoch, len(temperatures) - 1)] if temperatures else 0.0

    def in_style(self, style: str) -> "Weights":
        """Give these factors as a style counts them; itself where there is no such style."""
        taste = self.styles.get(style)
        if taste is None:
            return self
        styled = Weights(_product(self.choice, taste), [_product(row, taste) for row in self.standing])
        styled.by_seats = {seats: _product(row, taste) for seats, row in self.by_seats.items()}
        styled.temperatures = self.temperatures
        styled.search = _product(self.search, taste) if self.search else []
        return styled


def read_weights(text: str, part_names: list[str]) -> dict[int, Weights]:
    """Read all versions; a part that is not named, or named too much, is an error. The last part is the rivals'."""
    found: dict[int, Weights] = {}
    for name, table in tomllib.loads(text).items():
        if not name.startswith(_VERSION):
            raise ValueError(f"'{name}' is no version of weights.")
        standing = table.pop(_STANDING)
        temperatures = [float(temperature) for temperature in standing.pop(_TEMPERATURE, [])]
        weights = Weights(_choice(table.pop(_CHOICE), part_names), _standing(standing, part_names))
        if temperatures and min(temperatures) <= 0.0:
            raise ValueError("A temperature is not above zero.")
        weights.temperatures = temperatures
        for title, factors in table.items():
            if title.startswith(_STYLE):
                weights.styles[title[len(_STYLE) :]] = _taste(factors, part_names)
            elif title.startswith(f"{_CHOICE}-"):
                weights.by_seats[int(title[len(_CHOICE) + 1 :])] = _choice(factors, part_names)
            elif title == _SEARCH:
                weights.search = _choice(factors, part_names)
            else:
                raise ValueError(f"'{title}' is no table of weights.")
        found[int(name[len(_VERSION) :])] = weights
    return found


def _choice(table: dict[str, Any], part_names: list[str]) -> list[float]:
    return [float(factor) for factor in _row(table, part_names)]


def _taste(table: dict[str, Any], part_names: list[str]) -> list[float]:
    """Turn the factors of some parts into those of all."""
    return _choice({**dict.fromkeys(part_names, 1.0), **table}, part_names)


def _product(factors: list[float], taste: list[float]) -> list[float]:
    """Multiply part by part; for comparing seats the last part, the rivals', is not there."""
    return [factor * taste[at] for at, factor in enumerate(factors)]


def _standing(table: dict[str, Any], part_names: list[str]) -> list[list[float]]:
    """Turn the factors of each part by epoch into those of each epoch by part."""
    rows = _row(table, part_names[:-1])
    epochs = len(rows[0])
    if epochs == 0 or {len(row) for row in rows} != {epochs}:
        raise ValueError("Parts have different numbers of epochs.")
    return [[float(row[epoch]) for row in rows] for epoch in range(epochs)]


def _row(table: dict[str, Any], part_names: list[str]) -> list[Any]:
    """Give the values of a table in the order of the parts."""
    if sorted(table) != sorted(part_names):
        raise ValueError(f"Weights are for {sorted(table)}, parts are {sorted(part_names)}.")
    return [table[name] for name in part_names]
