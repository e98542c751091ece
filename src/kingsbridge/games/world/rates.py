"""What goods, duties and seals are worth to anybody, by numbers alone: reckoned once, and looked up in playouts.

The weights are estimates found by playing many games, not rules: they steer bots and hints and nothing else.
"""

from typing import Final

from kingsbridge.games.world.components import (
    DONOR_GOODS,
    DONOR_UNITS,
    DONOR_VP,
    DUTY_DUE,
    DUTY_LOSS,
    GOLD,
    GOLD_PER_VP,
    GRAIN,
    LAST_LOSS_FACTOR,
    NUM_DUTIES,
    NUM_GOODS,
    NUM_PROJECTS,
    PIETY,
    ROUNDS,
    TAX_DIE,
    TAX_DUTY,
)

# What penance, begging and the royal court cost beside the points.
PENALTY_WORTH: Final[list[float]] = [0.8, 1.2, 3.0]
# One unit beyond the duties of this chapter: gold, stone, wood, grain, piety, wool, cloth, loyalty, knowledge, point.
UNIT_WORTH: Final[list[float]] = [0.6, 1.7, 1.7, 1.3, 1.9, 1.0, 1.7, 1.2, 1.1, 1.0]
LAST_CHAPTER_WORTH: Final[list[float]] = [0.5, 1.0, 1.0, 0.0, 0.3, 0.3, 0.4, 0.4, 0.3, 1.0]
COMPLETION: Final = 0.75  # how likely a project with a seal is completed


def unit_rate(last: bool, good: int) -> float:
    """Estimate a unit of a good beyond the duties, in the last chapter or before."""
    return LAST_CHAPTER_WORTH[good] if last else UNIT_WORTH[good]


def units_rate(last: bool, good: int, units: int) -> float:
    """Estimate so many units of a good; of grain and piety what goes beyond this chapter's duty."""
    if units < _MOST_UNITS:
        return _UNITS[((NUM_GOODS if last else 0) + good) * _MOST_UNITS + units]
    return _reckoned_units(last, good, units)


def _reckoned_units(last: bool, good: int, units: int) -> float:
    if good in (GRAIN, PIETY):
        units = max(units - DUTY_DUE[0], 0)
        return min(units, 2) * unit_rate(last, good) + max(units - 2, 0) * 0.3
    if good == GOLD:
        return units / GOLD_PER_VP + (0.0 if last else 0.1 * min(units, 6))
    return units * unit_rate(last, good)


def goods_rate(last: bool, goods: list[int], start: int) -> float:
    """Add up what a seat's goods are worth, which begin there in the list."""
    at = NUM_GOODS * _MOST_UNITS if last else 0
    worth = 0.0
    for good in range(NUM_GOODS):
        units = goods[start + good]
        worth += _UNITS[at + units] if units < _MOST_UNITS else _reckoned_units(last, good, units)
        at += _MOST_UNITS
    return worth


def shortfall_rate(last: bool, duty: int, missing: int) -> float:
    """Give what it costs to lack so much for a duty."""
    if missing <= 0:
        return 0.0
    if last:
        return float(LAST_LOSS_FACTOR * DUTY_LOSS[duty] * missing)
    return DUTY_LOSS[duty] * missing + PENALTY_WORTH[duty]


def urgency_in(round_number: int) -> float:
    """Say how likely what is missing now will still be missing at the chapter's end."""
    return 1.0 - 0.09 * max(ROUNDS - round_number, 0)


def duties_rate(last: bool, round_number: int, piety: int, grain: int, gold: int) -> float:
    """Expect what the duties will cost a seat that holds so much in this round."""
    most = _MOST_DUE
    at = (ROUNDS if last else 0) + round_number
    at = ((at * most + min(piety, most - 1)) * most + min(grain, most - 1)) * most + min(gold, most - 1)
    return _DUTIES[at]


def _reckoned_duties(last: bool, round_number: int, held: list[int]) -> float:
    cost = 0.0
    for duty in range(NUM_DUTIES):
        if duty == TAX_DUTY:
            for face in TAX_DIE:
                cost += shortfall_rate(last, duty, face - held[duty]) / len(TAX_DIE)
        else:
            cost += shortfall_rate(last, duty, DUTY_DUE[duty] - held[duty])
    return cost * urgency_in(round_number)


def donor_rate(last: bool, project: int) -> float:
    """Estimate what a donor gets when a project is completed."""
    worth = float(DONOR_VP[project])
    if DONOR_GOODS[project] >= 0:
        worth += DONOR_UNITS[project] * unit_rate(last, DONOR_GOODS[project])
    return worth + 0.3


def seal_rate(last: bool, project: int) -> float:
    """Estimate a seal on a project that may be completed."""
    return _SEALS[(NUM_PROJECTS if last else 0) + project]


# More than anybody holds of a good but now and then of gold, and more than any duty asks.
_MOST_UNITS: Final = 24
_MOST_DUE: Final = max(max(DUTY_DUE), max(TAX_DIE)) + 1
_UNITS: Final[list[float]] = [
    _reckoned_units(last, good, units)
    for last in (False, True)
    for good in range(NUM_GOODS)
    for units in range(_MOST_UNITS)
]
_DUTIES: Final[list[float]] = [
    _reckoned_duties(last, round_number, [piety, grain, gold])
    for last in (False, True)
    for round_number in range(ROUNDS)
    for piety in range(_MOST_DUE)
    for grain in range(_MOST_DUE)
    for gold in range(_MOST_DUE)
]
_SEALS: Final[list[float]] = [
    COMPLETION * donor_rate(last, project) for last in (False, True) for project in range(NUM_PROJECTS)
]
