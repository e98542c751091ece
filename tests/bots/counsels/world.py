"""What an experienced player would say in World Without End. Seat 0 decides."""

from tests.bots.blunders.world import BLUNDERS
from tests.bots.counsels.situation_list import Lesson, where

_PAID = {"gold": 5, "grain": 2, "piety": 2}

LESSONS = [
    where(
        "ends a chapter short of piety with the piety card in hand",
        "piety for the duty at the chapter's end",
        "play piety-card",
        ["duty-piety"],
        BLUNDERS,
    ),
    where(
        "ends a chapter short of grain with the grain card in hand",
        "grain for the duty at the chapter's end",
        "play grain-card",
        ["duty-grain"],
        BLUNDERS,
    ),
    where(
        "fetches grain it does not need instead of building with two stones",
        "two stones on a project are points at once",
        "play building-project",
        ["points"],
        BLUNDERS,
    ),
    where(
        "stops building with stone left that the project takes",
        "the second stone brings as many again",
        "build bridge stone",
        ["points"],
        BLUNDERS,
    ),
    where(
        "turns the card away from the grain it lacks",
        "the card is turned so that the missing grain comes",
        "orient 1",
        ["duty-grain"],
        BLUNDERS,
    ),
    where(
        "goes before the royal court with loyalty in hand",
        "loyalty spares you the royal court",
        "protect tax-duty",
        ["spared", "points"],
        BLUNDERS,
    ),
    where(
        "collects rents without a house",
        "stone or wood rather than rents without a house",
        "play resource",
        ["goods"],
        BLUNDERS,
    ),
    where(
        "weaves without wool",
        "stone or wood rather than a weaver without wool",
        "play resource",
        ["goods"],
        BLUNDERS,
    ),
    where(
        "comes to the tax without gold and keeps its wool",
        "wool is sold for the tax",
        "play wool-cloth-sales",
        ["tax"],
        BLUNDERS,
    ),
    where(
        "stops selling wool while the tax is not covered",
        "more wool is sold until the tax is covered",
        "sell wool",
        ["tax"],
        BLUNDERS,
    ),
    where(
        "throws the piety card away though piety is missing",
        "the piety card is kept, since piety is missing",
        "discard house-rent",
        ["spare"],
        BLUNDERS,
    ),
    Lesson(
        "a house early pays its rent in every chapter to come",
        2,
        {
            "chapter": 1,
            "round": 6,
            "hands": {0: ["house-building", "cloth-production"]},
            "goods": {0: {**_PAID, "gold": 7, "stone": 3, "wood": 1}, 1: _PAID},
        },
        "play house-building",
        ["house"],
    ),
    Lesson(
        "knowledge cures the ill and brings points",
        2,
        {
            "chapter": 3,
            "round": 6,
            "hands": {0: ["medicine", "resource"]},
            "goods": {0: {**_PAID, "medical": 5}, 1: _PAID},
            "ill": ["house-1"],
            "plague": {"house-1": 2},
        },
        "play medicine",
        ["points"],
    ),
    Lesson(
        "wool becomes cloth, which sells for twice as much",
        2,
        {
            "chapter": 2,
            "round": 6,
            "hands": {0: ["cloth-production", "house-rent"]},
            "goods": {0: {**_PAID, "wool": 2}, 1: _PAID},
        },
        "play cloth-production",
        ["goods"],
    ),
]
