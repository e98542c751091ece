"""What an experienced player would say in the card game. Blue (seat 1) plays; mostly last to a trick led by Red."""

from typing import Any

from tests.bots.blunders.cards import BLUNDERS
from tests.bots.counsels.situation_list import Lesson, where


def _last_to_play(table: list[str], hand: list[str], **what: Any) -> dict[str, Any]:
    return {"table": table, "lead": 2, "left": len(hand), "hands": {1: hand}, **what}


_PENALTIES = ["william-hamleigh", "bishop-waleran", "regan-hamleigh"]

LESSONS = [
    Lesson(
        "a low material is led: others take it, and it is not said to be brought home",
        3,
        {
            "lead": 1,
            "left": 4,
            "hands": {1: ["regan-hamleigh", "blue-master-builder", "forest", "green-toolmaker"]},
        },
        "play green-toolmaker",
        ["spare", "little-use"],
    ),
    where(
        "leaves a trick with stone to Green that the own Master Builder would bring home",
        "the own Master Builder brings the stone home",
        "play blue-master-builder",
        ["takes"],
        BLUNDERS,
    ),
    where(
        "keeps William though Red's trick could take him",
        "Red's trick takes William off your hands",
        "play william-hamleigh",
        ["rid-of"],
        BLUNDERS,
    ),
    where(
        "hands the King's trick the own Master Builder for nothing",
        "the King's trick buries a penalty for good",
        "play regan-hamleigh",
        ["rid-of"],
        BLUNDERS,
    ),
    Lesson(
        "a foreign craftsman is thrown into Red's trick, the own ones are kept",
        4,
        _last_to_play(
            ["red-master-builder", "regan-hamleigh", "bishop-waleran"],
            ["blue-mortar-mixer", "blue-master-builder", "green-toolmaker", "blue-carpenter"],
        ),
        "play green-toolmaker",
        ["spare", "little-use"],
    ),
    Lesson(
        "Lady Aliena would take three penalties: stay below them",
        4,
        _last_to_play(
            _PENALTIES, ["lady-aliena", "green-stonemason", "king", "orange-toolmaker"], first_leader=1
        ),
        "play green-stonemason",
        ["penalties"],
    ),
    Lesson(
        "an own craftsman would take the penalties home: stay below them",
        4,
        _last_to_play(_PENALTIES, ["blue-mortar-mixer", "blue-master-builder", "forest", "orange-toolmaker"]),
        "play orange-toolmaker",
        ["penalties"],
    ),
    Lesson(
        "Lady Aliena takes metal and stone from Green",
        4,
        _last_to_play(
            ["prior-philip", "quarry", "green-toolmaker"],
            ["lady-aliena", "gravel-pit", "orange-stonemason", "red-toolmaker"],
            first_leader=1,
        ),
        "play lady-aliena",
        ["takes"],
    ),
    where(
        "lets the privilege go though the own Master Builder takes it",
        "the own Master Builder wins the privilege",
        "play blue-master-builder",
        ["privilege"],
        BLUNDERS,
    ),
    Lesson(
        "nothing to be had here: the high card is kept for the last trick",
        4,
        _last_to_play(
            ["red-master-builder", "green-toolmaker", "orange-toolmaker"],
            ["king", "green-stonemason"],
        ),
        "play green-stonemason",
        ["keeps-last"],
    ),
    Lesson(
        "the King stops a trick that Red would take with everything in it",
        4,
        _last_to_play(
            ["red-master-builder", "prior-philip", "quarry"],
            ["king", "forest", "tom-builder", "gravel-pit"],
        ),
        "play king",
        ["gives"],
    ),
    where(
        "stops with stone and wood for which there are craftsmen",
        "the craftsmen turn stone and wood into points",
        "convert stonemason stone",
        ["points", "points-in-all"],
        BLUNDERS,
    ),
    where(
        "takes sand from Tom though the Stonemason waits for stone",
        "Tom brings the stone that the Stonemason turns into points",
        "tom stone",
        ["points", "points-in-all"],
        BLUNDERS,
    ),
    where(
        "lets the Assistant have metal while sand lies there",
        "the Assistant gets sand, and the metal stays for the next hand",
        "assist sand",
        ["stock"],
        BLUNDERS,
    ),
    where(
        "throws metal away while there is something cheaper",
        "sand is given back, and the metal stays for the next hand",
        "drop sand",
        ["stock"],
        BLUNDERS,
    ),
]
