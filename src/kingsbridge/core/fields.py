"""The fields of a position, each declared once: its name, who may know it, and its form in `to_dict`.

A game lists its fields in `state.py` and hands the list to `Game.state_fields`; writing and reading follow from it.
Numbers that stand for cards, goods or spaces are written by their keys, which outlive a change of ids.
"""

from typing import Any, Final

from kingsbridge.core.native import mypyc_attr

# Who may know a field.
PUBLIC: Final = "public"
SECRET: Final = "secret"
PRIVATE: Final = "private"  # each seat knows its own part


@mypyc_attr(allow_interpreted_subclasses=True)
class Form:
    """How a field is written; a game may bring forms of its own."""

    def write(self, value: Any) -> Any:
        """Give the field JSON-ready and independent of the position."""
        raise NotImplementedError

    def read(self, written: Any) -> Any:
        """Give back what was written; a ValueError where it cannot have been."""
        raise NotImplementedError


class Field:
    """One field of a position."""

    def __init__(self, name: str, visibility: str, form: Form) -> None:
        self.name = name
        self.visibility = visibility
        self.form = form


# --- numbers as they are ----------------------------------------------------------------------------------------------


class Number(Form):
    """A number as it is."""

    def write(self, value: Any) -> Any:
        """Give the number."""
        return value

    def read(self, written: Any) -> Any:
        """Take a whole number."""
        return whole(written)


class Numbers(Form):
    """Numbers as they are."""

    def write(self, value: Any) -> Any:
        """Give a copy."""
        return list(value)

    def read(self, written: Any) -> Any:
        """Take whole numbers."""
        return [whole(number) for number in written]


class Switch(Form):
    """True or false."""

    def write(self, value: Any) -> Any:
        """Give it."""
        return value

    def read(self, written: Any) -> Any:
        """Take true or false and nothing like it."""
        return switch(written)


class Switches(Form):
    """True or false, several times."""

    def write(self, value: Any) -> Any:
        """Give a copy."""
        return list(value)

    def read(self, written: Any) -> Any:
        """Take true or false and nothing like it."""
        return [switch(item) for item in written]


class Rows(Form):
    """A flat list as rows of one width."""

    def __init__(self, width: int) -> None:
        self.width = width

    def write(self, value: Any) -> Any:
        """Cut the list into rows."""
        return [list(value[start : start + self.width]) for start in range(0, len(value), self.width)]

    def read(self, written: Any) -> Any:
        """Join the rows."""
        return [whole(number) for row in written for number in same_length(row, self.width)]


# --- numbers that stand for something ---------------------------------------------------------------------------------


class Key(Form):
    """One thing by its key; `nothing` stands for -1."""

    def __init__(self, keys: list[str], nothing: str | None = None) -> None:
        self.keys = keys
        self.nothing = nothing

    def write(self, value: Any) -> Any:
        """Give the key."""
        return self.nothing if value < 0 else self.keys[value]

    def read(self, written: Any) -> Any:
        """Find the number."""
        return -1 if written == self.nothing else self.keys.index(written)


class Keys(Form):
    """Things by their keys, in their order; null stands for -1."""

    def __init__(self, keys: list[str]) -> None:
        self.keys = keys

    def write(self, value: Any) -> Any:
        """Give the keys."""
        return write_keys(self.keys, value)

    def read(self, written: Any) -> Any:
        """Find the numbers."""
        return read_keys(self.keys, written)


class KeyRows(Form):
    """Rows of things by their keys; sorted by number where their order means nothing."""

    def __init__(self, keys: list[str], is_sorted: bool = False) -> None:
        self.keys = keys
        self.is_sorted = is_sorted

    def write(self, value: Any) -> Any:
        """Give the keys."""
        return [write_keys(self.keys, row) for row in value]

    def read(self, written: Any) -> Any:
        """Find the numbers."""
        rows = [read_keys(self.keys, row) for row in written]
        return [sorted(row) for row in rows] if self.is_sorted else rows


class KeySet(Form):
    """A set of things, kept as bits, by their keys."""

    def __init__(self, keys: list[str]) -> None:
        self.keys = keys

    def write(self, value: Any) -> Any:
        """Give the keys of the bits."""
        return [self.keys[number] for number in bits_of(value)]

    def read(self, written: Any) -> Any:
        """Set the bits."""
        return bits_from(read_keys(self.keys, written))


class KeySets(Form):
    """Sets of things, kept as bits, by their keys."""

    def __init__(self, keys: list[str]) -> None:
        self.keys = keys

    def write(self, value: Any) -> Any:
        """Give the keys of the bits."""
        return [[self.keys[number] for number in bits_of(bits)] for bits in value]

    def read(self, written: Any) -> Any:
        """Set the bits."""
        return [bits_from(read_keys(self.keys, row)) for row in written]


class NumberSet(Form):
    """A set of numbers, kept as bits."""

    def write(self, value: Any) -> Any:
        """Give the numbers of the bits."""
        return bits_of(value)

    def read(self, written: Any) -> Any:
        """Set the bits."""
        return bits_from([whole(number) for number in written])


class PerKey(Form):
    """A number for each thing, written under its key."""

    def __init__(self, keys: list[str]) -> None:
        self.keys = keys

    def write(self, value: Any) -> Any:
        """Give the numbers by key."""
        return dict(zip(self.keys, value, strict=True))

    def read(self, written: Any) -> Any:
        """Take just these keys."""
        return [whole(number) for number in values_of(self.keys, written)]


class PerKeyRows(Form):
    """A row of numbers for each thing, written under its key; a flat list in the position."""

    def __init__(self, keys: list[str], width: int) -> None:
        self.keys = keys
        self.width = width

    def write(self, value: Any) -> Any:
        """Give the rows by key."""
        width = self.width
        return {key: list(value[at * width : (at + 1) * width]) for at, key in enumerate(self.keys)}

    def read(self, written: Any) -> Any:
        """Take just these keys."""
        rows = [same_length(row, self.width) for row in values_of(self.keys, written)]
        return [whole(number) for row in rows for number in row]


class PerKeySets(Form):
    """A set of numbers for each thing, written under its key; bits in the position."""

    def __init__(self, keys: list[str]) -> None:
        self.keys = keys

    def write(self, value: Any) -> Any:
        """Give the numbers of the bits by key."""
        return {key: bits_of(bits) for key, bits in zip(self.keys, value, strict=True)}

    def read(self, written: Any) -> Any:
        """Take just these keys."""
        return [bits_from([whole(number) for number in row]) for row in values_of(self.keys, written)]


class SeatTable(Form):
    """A number for each seat and thing, a flat list in the position: a row a seat, written by keys.

    `keys` holds one list of keys for all seats, or one for each.
    """

    def __init__(self, keys: list[list[str]]) -> None:
        self.keys = keys

    def write(self, value: Any) -> Any:
        """Give a row a seat."""
        width = len(self.keys[0])
        return [
            dict(zip(self._of(seat), value[seat * width : (seat + 1) * width], strict=True))
            for seat in range(len(value) // width)
        ]

    def read(self, written: Any) -> Any:
        """Join the rows."""
        rows = [values_of(self._of(seat), row) for seat, row in enumerate(written)]
        return [whole(number) for row in rows for number in row]

    def _of(self, seat: int) -> list[str]:
        return self.keys[seat % len(self.keys)]


# --- what forms are made of -------------------------------------------------------------------------------------------


def whole(written: object) -> int:
    """Take a whole number; true and false are none."""
    if not isinstance(written, int) or isinstance(written, bool):
        raise ValueError(f"'{written}' is not a whole number")
    return written


def switch(written: object) -> bool:
    """Take true or false."""
    if not isinstance(written, bool):
        raise ValueError(f"'{written}' is neither true nor false")
    return written


def same_length(row: list[Any], width: int) -> list[Any]:
    """Take a row of just this width."""
    if len(row) != width:
        raise ValueError(f"a row of {len(row)} stands where one of {width} belongs")
    return row


def write_keys(keys: list[str], numbers: list[int]) -> list[str | None]:
    """Give the keys of numbers; null for -1."""
    return [None if number < 0 else keys[number] for number in numbers]


def read_keys(keys: list[str], written: list[str | None]) -> list[int]:
    """Give the numbers of keys; -1 for null."""
    return [-1 if key is None else keys.index(key) for key in written]


def values_of(keys: list[str], written: dict[str, Any]) -> list[Any]:
    """Give what stands under the keys, which must be these and no others."""
    if set(written) != set(keys):
        raise ValueError(f"keys {sorted(written)} stand where {sorted(keys)} belong")
    return [written[key] for key in keys]


def bits_of(bits: int) -> list[int]:
    """List the numbers of the bits that are set, ascending."""
    return [number for number in range(bits.bit_length()) if bits >> number & 1]


def bits_from(numbers: list[int]) -> int:
    """Set the bits of the numbers, each of which may stand there once."""
    bits = 0
    for number in numbers:
        if number < 0 or bits >> number & 1:
            raise ValueError(f"{number} stands twice in a set, or is no member of one")
        bits |= 1 << number
    return bits
