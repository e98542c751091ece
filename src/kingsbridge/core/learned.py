"""How likely a seat is to win, as learned from self-play: plain numbers, read from the room's `learned.toml`.

The numbers are factors, one row an epoch: one factor for each named part of the game's `sense` and one for some of its
features. A seat's sum is comparable with that of the others: its chance falls to a third for each 1 that it is behind.
Only what a seat may know by itself goes into its sum, as parts and features both promise, so a sample is judged by what
it holds and by nothing else. `kingsbridge train` makes the file; reading it needs the standard library alone. A file
lies in a room only where it won more games than the worth made by hand, and levels that were measured with it keep it.
"""

import tomllib
from importlib import resources
from typing import Any, Final

# A file may not be larger, since every player loads it.
MOST_BYTES: Final = 300_000
FORMAT: Final = 1
FILE: Final = "learned.toml"


class Learned:
    """The factors of one game."""

    def __init__(self, parts: list[list[float]], places: list[int], features: list[list[float]]) -> None:
        self.parts = parts  # by epoch, in the order of the sense's own parts; the last row stays
        self.places = places  # which features count
        self.features = features  # by epoch, one for each of these

    def sum_of(self, epoch: int, parts: list[float], row: bytearray) -> float:
        """Add up what speaks for a seat: its own parts, and its row of features."""
        by_part = self.parts[min(epoch, len(self.parts) - 1)]
        total = 0.0
        for at in range(len(by_part)):
            total += by_part[at] * parts[at]
        if self.places:
            by_feature = self.features[min(epoch, len(self.features) - 1)]
            for at in range(len(by_feature)):
                number = row[self.places[at]]
                if number:
                    total += by_feature[at] * number
        return total

    def to_taste(self, taste: list[float]) -> "Learned":
        """Give these factors with each part counted by a taste; its last factor is about the rivals' part."""
        parts = [[factor * taste[at] for at, factor in enumerate(row)] for row in self.parts]
        return Learned(parts, self.places, self.features)


def learned_in(room: str, part_names: list[str], feature_names: list[str]) -> Learned | None:
    """Read what lies in the room of a game, named as a package; None where nothing does."""
    file = resources.files(room) / FILE if room else None
    if file is None or not file.is_file():
        return None
    return read_learned(file.read_text(encoding="utf-8"), part_names, feature_names)


def read_learned(text: str, part_names: list[str], feature_names: list[str]) -> Learned:
    """Read a file; one of other parts or features, or too large a one, is an error. The last part is the rivals'."""
    if len(text.encode()) > MOST_BYTES:
        raise ValueError(f"A learned value has more than {MOST_BYTES} bytes.")
    data: dict[str, Any] = tomllib.loads(text)
    if data["format"] != FORMAT:
        raise ValueError(f"A learned value of format {data['format']} is not read here.")
    parts: dict[str, list[float]] = data["parts"]
    if list(parts) != part_names[:-1]:
        raise ValueError(f"What was learned is about {list(parts)}, parts are {part_names[:-1]}.")
    features: dict[str, list[float]] = data["features"]
    unknown = [name for name in features if name not in feature_names]
    if unknown:
        raise ValueError(f"What was learned is about '{unknown[0]}', which is no feature.")
    epochs = len(parts[part_names[0]])
    return Learned(
        _by_epoch(list(parts.values()), epochs),
        [feature_names.index(name) for name in features],
        _by_epoch(list(features.values()), epochs),
    )


def _by_epoch(rows: list[list[float]], epochs: int) -> list[list[float]]:
    """Turn the factors of each thing by epoch into those of each epoch by thing."""
    if epochs == 0 or any(len(row) != epochs for row in rows):
        raise ValueError("What was learned has different numbers of epochs.")
    return [[float(row[epoch]) for row in rows] for epoch in range(epochs)]
