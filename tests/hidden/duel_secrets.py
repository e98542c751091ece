"""What nobody can know in Builders' Duel, worked out from `to_dict` alone: no line here uses `sample`.

Each function takes a position as data and gives another that no seat can tell from it.
"""

import copy
from random import Random
from typing import Any

Position = dict[str, Any]


def deck_order(data: Position, random: Random) -> Position:
    """Shuffle the cards not laid out yet."""
    changed = copy.deepcopy(data)
    random.shuffle(changed["deck"])
    return changed


def pile_order(data: Position, random: Random) -> Position:
    """Shuffle what is left of the original seals; those put under the pile stay."""
    changed = copy.deepcopy(data)
    unknown = len(data["pile"]) - data["known_bottom"]
    top = changed["pile"][:unknown]
    random.shuffle(top)
    changed["pile"] = top + changed["pile"][unknown:]
    return changed


def other_key(data: Position, random: Random) -> Position:
    """Change what chance will bring."""
    return {**data, "key": random.randbytes(16).hex()}


def other_fixed(data: Position, random: Random) -> Position:
    """Fix the coming flips and Regan's pick by name."""
    coming = data["epoch"] + 1
    fixed = {f"flip {coming}.{number}": random.randrange(2) for number in range(1, 12)}
    return {**data, "fixed": {**fixed, f"regan {coming}": 0}}


SECRETS = {"deck": deck_order, "pile": pile_order, "key": other_key, "fixed": other_fixed}
