"""What an experienced player would say in Builders' Duel. Waleran (seat 0) decides."""

from tests.bots.blunders.duel import BLUNDERS
from tests.bots.counsels.situation_list import Lesson, where

LESSONS = [
    where(
        "ends the turn with the good in the camp that wins the game",
        "the last good of the building wins the game",
        "build 3 iron-bars",
        ["wins"],
        BLUNDERS,
    ),
    where(
        "claims a row of nothing beside the row of craftsmen",
        "the row of craftsmen works on what lies in the camp",
        "claim middle-row",
        ["line-two"],
        BLUNDERS,
    ),
    where(
        "claims a column of nothing beside a column of what it needs",
        "the column has all that the building needs",
        "claim right-column",
        ["line-two"],
        BLUNDERS,
    ),
    Lesson(
        "an income is gold for nothing",
        2,
        {"turn": 0, "cards": ["income-6"], "gold": [0, 3]},
        "use income-6",
        ["gold"],
    ),
    where(
        "ends the turn without the raw material of its own card",
        "the quarry brings a stone that the building still needs",
        "use quarry",
        ["raw"],
        BLUNDERS,
    ),
    where(
        "ends the turn though the Carpenter has wood to work on",
        "the Carpenter makes timber of the wood in the camp",
        "use carpenter",
        ["goods", "installs"],
        BLUNDERS,
    ),
    where(
        "engages the Carpenter and sends him away without work",
        "he is paid for timber, not to go away",
        "convert wood",
        ["goods", "installs"],
        BLUNDERS,
    ),
    where(
        "does not install in the last round",
        "in the last round only what is installed counts",
        "build 1 timber",
        ["installs"],
        BLUNDERS,
    ),
    Lesson(
        "the mine brings nobody anything: the seals are spared",
        2,
        {
            "conflict": [(0, "2-3", 2), (1, "1-4", 4)],
            "seals": {0: {"1-4": 1, "0-5": 1}, 1: {"2-3": 1}},
            "cards": ["mine"],
            "raw": {0: {"ore": 1}, 1: {"ore": 1}},
            "first": 0,
        },
        "give up",
        ["seals"],
    ),
    Lesson(
        "the Stonemason is worth a fight",
        2,
        {
            "conflict": [(0, "1-4", 1), (1, "1-4", 4)],
            "seals": {0: {}, 1: {"2-3": 1}},
            "cards": ["stonemason"],
            "raw": {0: {"stone": 2}, 1: {"stone": 2}},
            "gold": [9, 9],
            "first": 0,
        },
        "flip personal",
        ["contested"],
    ),
    where(
        "ends the turn with the mortar that finishes a section",
        "the mortar finishes a section before the other does, and brings its bonus",
        "build 1 mortar",
        ["section"],
        BLUNDERS,
    ),
    where(
        "ends the turn without wood from the forest in the first rounds",
        "the forest brings wood for the building",
        "use forest",
        ["raw"],
        BLUNDERS,
    ),
    Lesson(
        "William takes the other's gold",
        2,
        {"turn": 0, "round": 7, "cards": ["william-hamleigh"], "gold": [0, 8]},
        "use william-hamleigh",
        ["gold", "rival"],
    ),
]
