"""What a person would shake the head at in the card game. Blue (seat 1) plays; mostly last to a trick led by Red."""

from typing import Any

from tests.bots.blunders.situation_list import Blunder


def _last_to_play(table: list[str], hand: list[str], **what: Any) -> dict[str, Any]:
    return {"table": table, "lead": 2, "left": len(hand), "hands": {1: hand}, **what}


_PENALTIES = ["william-hamleigh", "bishop-waleran", "regan-hamleigh"]

BLUNDERS = [
    Blunder(
        "leaves a trick with stone to Green that the own Master Builder would bring home",
        4,
        _last_to_play(
            ["red-stonemason", "quarry", "green-carpenter"],
            ["blue-master-builder", "gravel-pit", "bishop-waleran", "blue-toolmaker"],
        ),
        right=["play blue-master-builder"],
    ),
    Blunder(
        "keeps William though Red's trick could take him",
        4,
        _last_to_play(
            ["red-master-builder", "regan-hamleigh", "bishop-waleran"],
            ["william-hamleigh", "blue-toolmaker", "blue-carpenter", "potter"],
            privilege="potter",
        ),
        wrong=["play blue-toolmaker", "play blue-carpenter", "play potter"],
    ),
    Blunder(
        "throws the own carpenter into Red's trick",
        4,
        _last_to_play(
            ["red-master-builder", "regan-hamleigh", "gravel-pit"],
            ["blue-stonemason", "alfred-builder", "green-toolmaker", "blue-carpenter"],
        ),
        # The stonemason is a matter of taste: played out by greedy seats it costs nothing to part with.
        wrong=["play blue-carpenter"],
    ),
    Blunder(
        "hands the King's trick the own Master Builder for nothing",
        4,
        _last_to_play(
            ["king", "gravel-pit", "green-toolmaker"],
            ["blue-master-builder", "potter", "orange-toolmaker", "regan-hamleigh"],
            privilege="potter",
        ),
        wrong=["play blue-master-builder"],
    ),
    Blunder(
        "feeds Red's rich trick with metal",
        4,
        _last_to_play(
            ["red-master-builder", "quarry", "forest"],
            ["prior-philip", "william-hamleigh", "green-toolmaker", "blue-toolmaker"],
        ),
        wrong=["play prior-philip", "play blue-toolmaker"],
    ),
    Blunder(
        "takes all three penalties with Lady Aliena",
        4,
        _last_to_play(
            _PENALTIES, ["lady-aliena", "green-stonemason", "gravel-pit", "orange-toolmaker"], first_leader=1
        ),
        wrong=["play lady-aliena"],
    ),
    Blunder(
        "takes all three penalties home with an own craftsman",
        4,
        _last_to_play(_PENALTIES, ["blue-mortar-mixer", "green-stonemason", "forest", "orange-toolmaker"]),
        wrong=["play blue-mortar-mixer"],
    ),
    Blunder(
        "adds sand to Green's trick of metal and stone instead of taking it",
        4,
        _last_to_play(
            ["prior-philip", "quarry", "green-toolmaker"],
            ["lady-aliena", "blue-carpenter", "gravel-pit", "orange-stonemason"],
            first_leader=1,
        ),
        wrong=["play gravel-pit", "play orange-stonemason"],
    ),
    Blunder(
        "lets the privilege go though the own Master Builder takes it",
        4,
        _last_to_play(
            ["potter", "green-toolmaker", "gravel-pit"],
            ["blue-master-builder", "regan-hamleigh", "forest", "orange-toolmaker"],
            privilege="potter",
        ),
        wrong=["play forest"],
    ),
    Blunder(
        "stops with stone and wood for which there are craftsmen",
        3,
        {
            "won": {0: ["green-toolmaker"], 1: ["blue-stonemason", "blue-carpenter"]},
            "first_leader": 1,
            "stock": {1: {"stone": 2, "wood": 1, "sand": 0}},
        },
        wrong=["done"],
    ),
    Blunder(
        "takes sand from Tom though the Stonemason waits for stone",
        3,
        {
            "won": {0: ["green-toolmaker"], 1: ["tom-builder", "blue-stonemason"]},
            "first_leader": 1,
            "stock": {1: {"stone": 0, "wood": 0, "sand": 0}},
        },
        right=["tom stone"],
    ),
    Blunder(
        "lets the Assistant have metal while sand lies there",
        3,
        {
            "won": {0: ["green-toolmaker"], 1: ["green-stonemason"]},
            "first_leader": 1,
            "owners": {"assistant": 1},
            "privilege": "potter",
            "stock": {1: {"sand": 1, "metal": 2}},
        },
        wrong=["assist metal"],
    ),
    Blunder(
        "throws metal away while there is something cheaper",
        3,
        {
            "won": {0: ["green-toolmaker"], 1: ["forest", "gravel-pit"]},
            "first_leader": 1,
            "owners": {"potter": 0},
            "privilege": "bell-founder",
            "stock": {1: {"sand": 1, "metal": 2}},
        },
        wrong=["drop metal"],
    ),
]
