"""Sums of fractions that are the same in every Python: from Python 3.12 on `sum` rounds floats otherwise."""


def add_up(values: list[float]) -> float:
    """Add from left to right."""
    total = 0.0
    for value in values:
        total += value
    return total
