"""What a seat cannot know in World Without End, worked out from `to_dict` alone: no line here uses `sample`.

Each function takes a position as data and a seat, and gives another position that the seat cannot tell from it.
"""

import copy
from random import Random
from typing import Any

Position = dict[str, Any]
LOCATIONS = [*(f"house-{number}" for number in range(1, 11)), "hideout"]


def event_deck(data: Position, seat: int, random: Random) -> Position:
    """Shuffle the events to come with those that are out of the game."""
    changed = copy.deepcopy(data)
    random.shuffle(changed["deck"])
    return changed


def other_cards(data: Position, seat: int, random: Random) -> Position:
    """Exchange, for every other seat, cards in hand with cards on the face-down pile."""
    changed = copy.deepcopy(data)
    for other in range(data["seats"]):
        if other != seat:
            hidden = changed["hands"][other] + changed["discards"][other]
            random.shuffle(hidden)
            size = len(changed["hands"][other])
            changed["hands"][other], changed["discards"][other] = hidden[:size], hidden[size:]
    return changed


def plague_values(data: Position, seat: int, random: Random) -> Position:
    """Shuffle the values of the face-down markers."""
    changed = copy.deepcopy(data)
    places = hidden_places(data)
    values = [data["plague"][at] for at in places]
    random.shuffle(values)
    for at, value in zip(places, values, strict=True):
        changed["plague"][at] = value
    return changed


def hidden_places(data: Position) -> list[int]:
    """List the locations with a face-down marker."""
    return [at for at, key in enumerate(LOCATIONS) if data["plague"][at] and key not in data["ill"]]


def other_key(data: Position, seat: int, random: Random) -> Position:
    """Change what chance will bring."""
    return {**data, "key": random.randbytes(16).hex()}


def other_fixed(data: Position, seat: int, random: Random) -> Position:
    """Fix a roll by name."""
    return {**data, "fixed": {f"tax {data['epoch'] + 1}": random.choice(["2", "3", "4", "5"])}}


SECRETS = {
    "deck": event_deck,
    "cards": other_cards,
    "plague": plague_values,
    "key": other_key,
    "fixed": other_fixed,
}
# Fields of `to_dict` that are not public, and the changes above that touch them.
TOUCHED = {
    "deck": {"deck"},
    "hands": {"cards"},
    "discards": {"cards"},
    "plague": {"plague"},
    "key": {"key"},
    "fixed": {"fixed"},
}
