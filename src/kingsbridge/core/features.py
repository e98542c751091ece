"""How a game lays out its features: every feature has a name, a place and the most it can be; the least is 0.

A feature is one byte, so that a whole row is written into a caller's buffer in one go: what can be true or false is 0
or 1, what can be one of several things is a flag for each, and a debt is a feature of its own beside the holding.
Of what has no natural end (points, gold) all beyond `MOST` counts as `MOST`.
"""

from typing import Final

MOST: Final = 255


class FeatureTable:
    """The features of a game, or those of one seat of it, in their order."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.bounds: list[int] = []

    def add(self, names: list[str], most: int = 1) -> int:
        """Add features of one kind and give the place of the first."""
        at = len(self.names)
        for name in names:
            self.names.append(name)
            self.bounds.append(most)
        return at

    def add_each(self, names: list[str], most: list[int]) -> int:
        """Add features that have bounds of their own and give the place of the first."""
        at = len(self.names)
        self.names += names
        self.bounds += most
        return at

    def add_block(self, who: str, block: "FeatureTable") -> int:
        """Add the features of a seat under its name and give the place of the first."""
        return self.add_each([f"{who} {name}" for name in block.names], block.bounds)


def put(row: bytearray, at: int, number: int) -> None:
    """Write a number that is mostly above zero; nothing where it is below, the most where it is beyond."""
    if number > 0:
        row[at] = number if number < MOST else MOST


def put_all(row: bytearray, at: int, numbers: list[int]) -> None:
    """Write numbers one after the other."""
    for number in numbers:
        if number > 0:
            row[at] = number if number < MOST else MOST
        at += 1


def mark_all(row: bytearray, at: int, which: list[int]) -> None:
    """Set the flag of each; -1 stands for nothing."""
    for number in which:
        if number >= 0:
            row[at + number] = 1


def mark_bits(row: bytearray, at: int, bits: int) -> None:
    """Set the flags of a set that is kept as bits."""
    while bits:
        if bits & 1:
            row[at] = 1
        bits >>= 1
        at += 1
