"""What a seat cannot know in the card game, worked out from `to_dict` alone: no line here uses `sample`.

Each function takes a position as data and a seat, and gives another position that the seat cannot tell from it.
"""

import copy
from random import Random
from typing import Any

PRIVILEGES = {"artist", "brick-maker", "bell-founder", "assistant", "potter"}
ALIENA = "lady-aliena"
Position = dict[str, Any]


def held_back(data: Position, seat: int) -> str | None:
    """Name the card whose place everybody knows: Lady Aliena stays with the hand's first leader until played."""
    return ALIENA if ALIENA in data["hands"][data["leads"][0]] and data["leads"][0] != seat else None


def other_hands(data: Position, seat: int, random: Random) -> Position:
    """Shuffle the cards of the other seats."""
    changed = copy.deepcopy(data)
    known = held_back(data, seat)
    others = [each for each in range(data["seats"]) if each != seat]
    pool = [card for each in others for card in data["hands"][each] if card != known]
    random.shuffle(pool)
    for each in others:
        keeps = [known] if known in data["hands"][each] else []
        size = len(data["hands"][each]) - len(keeps)
        changed["hands"][each] = keeps + pool[:size]
        pool = pool[size:]
    return changed


def pile_order(data: Position, seat: int, random: Random) -> Position:
    """Shuffle the pile above its known bottom."""
    changed = copy.deepcopy(data)
    unknown = len(data["pile"]) - data["known_bottom"]
    top = changed["pile"][:unknown]
    random.shuffle(top)
    changed["pile"] = top + changed["pile"][unknown:]
    return changed


def unseen_privilege(data: Position, seat: int, random: Random) -> Position:
    """Swap the privilege card in another seat's hand with one that lies unseen in the pile."""
    changed = copy.deepcopy(data)
    unknown = len(data["pile"]) - data["known_bottom"]
    for other in range(data["seats"]):
        hand = changed["hands"][other]
        inside = [card for card in hand if card in PRIVILEGES]
        if other != seat and inside and unknown:
            at = random.randrange(unknown)
            hand[hand.index(inside[0])] = changed["pile"][at]
            changed["pile"][at] = inside[0]
    return changed


def other_key(data: Position, seat: int, random: Random) -> Position:
    """Change what chance will bring."""
    return {**data, "key": random.randbytes(16).hex()}


def other_fixed(data: Position, seat: int, random: Random) -> Position:
    """Fix the next deal by name."""
    deck = [card for hand in data["hands"] for card in hand] + data["played"]
    plain = [card for card in deck if card not in PRIVILEGES]
    random.shuffle(plain)
    return {**data, "fixed": {f"deal {data['epoch'] + 2}": [*plain, *data["pile"][:1]]}}


SECRETS = {
    "hands": other_hands,
    "pile": pile_order,
    "privilege": unseen_privilege,
    "key": other_key,
    "fixed": other_fixed,
}
# Fields of `to_dict` that are not public, and the changes above that touch them.
TOUCHED = {"hands": {"hands", "privilege"}, "pile": {"pile", "privilege"}, "key": {"key"}, "fixed": {"fixed"}}
