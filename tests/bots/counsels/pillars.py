"""What an experienced player would say in The Pillars of the Earth. Blue (seat 0) decides."""

from tests.bots.blunders.pillars import BLUNDERS
from tests.bots.counsels.situation_list import Lesson, where

_SUPPLY = ["forest-2", "forest-4", "quarry-2", "quarry-3", "gravel-pit-2", "gravel-pit-3", "gravel-pit-4"]

LESSONS = [
    where(
        "pays the highest tax with the exemption in hand",
        "the exemption saves the tax, and the points that would pay for the rest of it",
        "exemption",
        ["points", "gold"],
        BLUNDERS,
    ),
    where(
        "lets the Stonecutter take the stone of the Sculptor",
        "the Sculptor makes two points of a stone",
        "use sculptor-3",
        ["points", "points-in-all"],
        BLUNDERS,
    ),
    where(
        "gives metal back and keeps sand",
        "metal is worth more than sand in the next round",
        "drop sand",
        ["kept"],
        BLUNDERS,
    ),
    where(
        "stands at the last market with nothing to sell and nobody to work what it would buy",
        "in the last round the priory brings points at once",
        "place priory",
        ["stands-priory"],
        BLUNDERS,
    ),
    where(
        "stops building in the last round with wood for the Woodworker",
        "the Woodworker makes points of the last wood",
        "use woodworker",
        ["points", "points-in-all"],
        BLUNDERS,
    ),
    where(
        "leaves the last market with gold that could be stone for the Sculptor",
        "the last gold becomes stone for the Sculptor",
        "buy 3 stone",
        ["feeds"],
        BLUNDERS,
    ),
    where(
        "sells the metal that the Bell-maker turns into points",
        "the metal is for the Bell-maker, not for the market",
        "leave",
        ["feeds-kept"],
        BLUNDERS,
    ),
    where(
        "spends all its gold on the castle",
        "the builder waits: later he stands for less or for nothing",
        "pass-builder",
        ["waits"],
        BLUNDERS,
    ),
    where(
        "spends Remigius to save a single gold piece",
        "a craftsman without pay, and Remigius is kept for a dearer place",
        "place shiring-2",
        ["stands-shiring"],
        BLUNDERS,
    ),
    where(
        "dismisses the best Sculptors and keeps those he began with",
        "the Sculptors stay, who began the row goes",
        "dismiss stonecutter",
        ["dispensable"],
        BLUNDERS,
    ),
    where(
        "passes with all its workers idle and wood to be had for the Woodworker",
        "wood for the Woodworker",
        "take forest-2",
        ["feeds"],
        BLUNDERS,
    ),
    Lesson(
        "stone for the Sculptor rather than sand",
        2,
        {
            "phase": "cards",
            "round": 5,
            "supply": _SUPPLY,
            "gold": [2, 9],
            "rows": {0: ["sculptor-3", "sculptor-4"]},
        },
        "take quarry-3",
        ["feeds"],
    ),
    Lesson(
        "a Potter hired early works in every round to come",
        2,
        {
            "phase": "cards",
            "round": 2,
            "gold": [12, 9],
            "offer": ["carpenter-2", "potter-2"],
            "rows": {0: ["mortar-mixer", "woodworker", "stonecutter"]},
        },
        "hire potter-2",
        ["craftsman"],
    ),
    Lesson(
        "three points at once from the Madonna",
        3,
        {
            "phase": "builder",
            "seat": 0,
            "round": 5,
            "price": 0,
            "bag": {},
            "kingsbridge": ["ellen", "madonna"],
        },
        "place kingsbridge-2",
        ["stands-kingsbridge"],
    ),
]
