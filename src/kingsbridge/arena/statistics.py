"""Shares with their intervals, quantiles and histograms."""

import math
from collections.abc import Sequence
from typing import Any

NORMAL_95 = 1.959964
_MOST_BINS = 24
_STEPS = (1, 2, 5)


def wilson(wins: float, games: float, normal: float = NORMAL_95) -> tuple[float, float]:
    """Give the interval of a share after Wilson, which stays honest near 0 and 1; 95 % unless told otherwise."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    square = normal**2
    centre = share + square / (2 * games)
    spread = normal * math.sqrt(share * (1 - share) / games + square / (4 * games**2))
    scale = 1 + square / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def share_row(wins: float, games: int) -> dict[str, Any]:
    """Put a share with its 95 % interval, JSON-ready."""
    low, high = wilson(wins, games)
    return {"wins": wins, "share": wins / games if games else 0.0, "low": low, "high": high}


def percent(share: float) -> str:
    """Write a share."""
    return f"{100 * share:.1f} %"


def interval(row: dict[str, Any]) -> str:
    """Write an interval of shares."""
    return f"{100 * row['low']:.1f} - {100 * row['high']:.1f} %"


def quantile(ordered: Sequence[float], part: float) -> float:
    """Give the value below which a part of the ordered values lies."""
    at = part * (len(ordered) - 1)
    below = math.floor(at)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (at - below)


def spread(values: Sequence[float]) -> dict[str, float]:
    """Put the spread of values: mean, five quantiles and the extremes."""
    ordered = sorted(values)
    parts = {"p5": 0.05, "p25": 0.25, "median": 0.5, "p75": 0.75, "p95": 0.95}
    return {
        "count": len(ordered),
        "mean": math.fsum(ordered) / len(ordered),
        "least": ordered[0],
        **{name: quantile(ordered, part) for name, part in parts.items()},
        "most": ordered[-1],
    }


def bin_width(least: float, most: float) -> float:
    """Choose a round width of bins for values of this range."""
    size = 1
    while True:
        for step in _STEPS:
            if (most - least) / (step * size) < _MOST_BINS:
                return step * size
        size *= 10


def histogram(values: Sequence[float], least: float, width: float, bins: int) -> list[int]:
    """Count values in bins of one width from the least."""
    counts = [0] * bins
    for value in values:
        counts[min(bins - 1, int((value - least) // width))] += 1
    return counts


def histograms(by_name: dict[str, list[float]]) -> dict[str, Any]:
    """Count several lists of values in the same bins, so that they can be compared."""
    everything = [value for values in by_name.values() for value in values]
    width = bin_width(min(everything), max(everything))
    least = math.floor(min(everything) / width) * width
    bins = int((max(everything) - least) // width) + 1
    return {
        "least": least,
        "width": width,
        "counts": {name: histogram(values, least, width, bins) for name, values in by_name.items()},
    }
