"""Plots as inline SVG: intervals and histograms. They know numbers and labels, and nothing of the arena."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

_WIDTH = 720
_LEFT = 230  # room for labels
_RIGHT = 110  # room for values
_ROW = 26
_AXIS = 26
_BARS_HEIGHT = 90
_MOST_TICKS = 6
_CHARACTERS = 32  # of a label that fit


@dataclass(frozen=True)
class Range:
    """A value with the ends of its interval, named; `mark` is drawn as a line across the row."""

    label: str
    low: float
    middle: float
    high: float
    value: str
    mark: float | None = None


def intervals(rows: Sequence[Range], least: float, most: float, write: Callable[[float], str]) -> str:
    """Draw ranges below each other over one scale."""
    height = _ROW * len(rows) + _AXIS

    def x(number: float) -> float:
        inner = _WIDTH - _LEFT - _RIGHT
        return _LEFT + inner * (min(most, max(least, number)) - least) / ((most - least) or 1)

    drawn = [_axis([(x(tick), write(tick)) for tick in ticks(least, most)], height)]
    for number, row in enumerate(rows):
        y = _ROW * number + _ROW / 2
        drawn.append(_label(row.label, y))
        if row.mark is not None:
            drawn.append(_line("mark", x(row.mark), y - 9, x(row.mark), y + 9))
        drawn.append(_line("range", x(row.low), y, x(row.high), y))
        drawn.append(f'<circle cx="{x(row.middle):.1f}" cy="{y:.1f}" r="5"/>')
        drawn.append(
            f'<text class="value" x="{_WIDTH - _RIGHT + 10}" y="{y + 4:.1f}">{escape(row.value)}</text>'
        )
    return _svg(height, drawn)


def bars(label: str, least: float, width: float, counts: Sequence[int]) -> str:
    """Draw a histogram with its label on the left."""
    height = _BARS_HEIGHT + _AXIS
    inner = _WIDTH - _LEFT - 20
    step = inner / len(counts)
    highest = max(counts) or 1

    def x(number: float) -> float:
        return _LEFT + inner * (number - least) / (width * len(counts))

    drawn = [
        _axis([(x(tick), f"{tick:g}") for tick in ticks(least, least + width * len(counts))], height),
        _label(label, _BARS_HEIGHT / 2),
    ]
    for number, count in enumerate(counts):
        tall = (_BARS_HEIGHT - 6) * count / highest
        title = f"{least + number * width:g} - {least + (number + 1) * width:g}: {count}"
        drawn.append(
            f'<rect x="{_LEFT + number * step + 0.5:.1f}" y="{_BARS_HEIGHT - tall:.1f}" width="{step - 1:.1f}" '
            f'height="{tall:.1f}"><title>{title}</title></rect>'
        )
    return _svg(height, drawn)


def ticks(least: float, most: float) -> list[float]:
    """Choose round numbers for an axis."""
    if most <= least:
        return [least]
    rough = (most - least) / _MOST_TICKS
    size = 10.0 ** math.floor(math.log10(rough))
    step = next(factor * size for factor in (1, 2, 5, 10) if factor * size >= rough)
    first = math.ceil(least / step - 1e-9)
    last = math.floor(most / step + 1e-9)
    return [round(number * step, 10) for number in range(first, last + 1)]


def _svg(height: float, drawn: Sequence[str]) -> str:
    return f'<svg viewBox="0 0 {_WIDTH} {height}" role="img">{"".join(drawn)}</svg>'


def _axis(marks: Sequence[tuple[float, str]], height: float) -> str:
    bottom = height - _AXIS
    return "".join(
        _line("grid", x, 0, x, bottom)
        + f'<text class="tick" x="{x:.1f}" y="{height - 8}">{escape(text)}</text>'
        for x, text in marks
    )


def _label(text: str, y: float) -> str:
    short = text if len(text) <= _CHARACTERS else f"{text[: _CHARACTERS - 1]}…"
    title = f"<title>{escape(text)}</title>"
    return f'<text class="label" x="{_LEFT - 12}" y="{y + 4:.1f}">{title}{escape(short)}</text>'


def _line(kind: str, x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'
