"""What a seat cannot know in The Pillars of the Earth, worked out from `to_dict` alone: no line here uses `sample`.

Each function takes a position as data and a seat, and gives another position that the seat cannot tell from it.
"""

import copy
from random import Random
from typing import Any

Position = dict[str, Any]
LAST = ["celebrations", "completion"]
GOOD = {"event-king", "event-richard", "event-philip", "event-volunteers", "event-archbishop"}


def foresees(data: Position, seat: int) -> bool:
    """Ellen's owner knows the coming event until it is revealed."""
    return bool(
        data["owners"]["ellen"] == seat and len(data["past_events"]) == data["epoch"] and data["event_deck"]
    )


def other_craftsmen(data: Position, seat: int, random: Random) -> Position:
    """Shuffle the craftsmen within each coming round."""
    changed = copy.deepcopy(data)
    deck: list[str] = []
    for at in range(0, len(data["craft_deck"]), 4):
        four = data["craft_deck"][at : at + 4]
        random.shuffle(four)
        deck += four
    changed["craft_deck"] = deck
    return changed


def other_advantages(data: Position, seat: int, random: Random) -> Position:
    """Shuffle the unseen regular cards over the pile and those out of the game."""
    changed = copy.deepcopy(data)
    regular = [card for card in data["advantage_deck"] if card not in LAST]
    pool = regular + data["advantages_removed"]
    random.shuffle(pool)
    changed["advantage_deck"] = pool[: len(regular)] + [
        card for card in data["advantage_deck"] if card in LAST
    ]
    changed["advantages_removed"] = pool[len(regular) :]
    return changed


def other_events(data: Position, seat: int, random: Random) -> Position:
    """Deal the unseen events again; with `kind` and `harsh` as many good ones as before are still to come."""
    changed = copy.deepcopy(data)
    known = 1 if foresees(data, seat) else 0
    deck = data["event_deck"][known:]
    pool = deck + data["events_removed"]
    good = sum(event in GOOD for event in deck)
    while True:
        random.shuffle(pool)
        chosen = pool[: len(deck)]
        if data["options"]["events"] == "mixed" or sum(event in GOOD for event in chosen) == good:
            break
    changed["event_deck"] = data["event_deck"][:known] + chosen
    changed["events_removed"] = pool[len(deck) :]
    return changed


def other_key(data: Position, seat: int, random: Random) -> Position:
    """Change what chance will bring."""
    return {**data, "key": random.randbytes(16).hex()}


def other_fixed(data: Position, seat: int, random: Random) -> Position:
    """Fix the next tax by name."""
    return {**data, "fixed": {f"tax {data['epoch'] + 1}": random.randrange(6)}}


SECRETS = {
    "craftsmen": other_craftsmen,
    "advantages": other_advantages,
    "events": other_events,
    "key": other_key,
    "fixed": other_fixed,
}
# Fields of `to_dict` that are not public, and the changes above that touch them.
TOUCHED = {
    "craft_deck": {"craftsmen"},
    "advantage_deck": {"advantages"},
    "advantages_removed": {"advantages"},
    "event_deck": {"events"},
    "events_removed": {"events"},
    "key": {"key"},
    "fixed": {"fixed"},
}
