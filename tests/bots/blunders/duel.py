"""What a person would shake the head at in Builders' Duel. Waleran (seat 0) decides unless said otherwise."""

from tests.bots.blunders.situation_list import Blunder

_DONE = {1: ["timber", "mortar", "masonry"], 2: ["timber", "masonry", "cloth"], 3: ["mortar", "cloth"]}
_JUNK = "change-of-power"

BLUNDERS = [
    Blunder(
        "ends the turn with the good in the camp that wins the game",
        2,
        {
            "turn": 0,
            "round": 8,
            "built": {0: _DONE},
            "goods": {0: {"iron-bars": 1}},
            "gold": [2, 3],
        },
        wrong=["end"],
    ),
    Blunder(
        "claims a row of nothing beside the row of craftsmen",
        2,
        {
            "claim": 0,
            "cards": [
                *[_JUNK, "sheepfold", "influence"],
                *["carpenter", "stonemason", "mortar-mixer"],
                *[_JUNK, "influence", _JUNK],
            ],
            "gold": [9, 3],
        },
        wrong=["claim bottom-row"],
    ),
    Blunder(
        "claims a column of nothing beside a column of what it needs",
        2,
        {
            "claim": 0,
            "cards": [
                *[_JUNK, "income-6", "carpenter"],
                *[_JUNK, "influence", "stonemason"],
                *["influence", "forest", "quarry"],
            ],
            "gold": [9, 3],
        },
        wrong=["claim left-column"],
    ),
    Blunder(
        "ends the turn without naming its income",
        2,
        {"turn": 0, "cards": ["income-6", "quarry"], "goods": {0: {"timber": 1}}},
        wrong=["end"],
    ),
    Blunder(
        "ends the turn without the raw material of its own card",
        2,
        {"turn": 0, "cards": ["quarry"], "raw": {0: {"wood": 1}}, "gold": [6, 3]},
        wrong=["end"],
    ),
    Blunder(
        "ends the turn though the Carpenter has wood to work on",
        2,
        {"turn": 0, "cards": ["carpenter"], "raw": {0: {"wood": 2}}, "gold": [6, 3]},
        wrong=["end"],
    ),
    Blunder(
        "engages the Carpenter and sends him away without work",
        2,
        {"turn": 0, "cards": ["carpenter"], "raw": {0: {"wood": 2}}, "gold": [6, 3]},
        moves=["use carpenter"],
        wrong=["done"],
    ),
    Blunder(
        "does not install in the last round",
        2,
        {"turn": 0, "round": 12, "goods": {0: {"timber": 1}}, "gold": [6, 3]},
        wrong=["end"],
    ),
    Blunder(
        "flips a seal for a mine that brings nobody anything",
        2,
        {
            "conflict": [(0, "0-5", 5), (1, "2-3", 2)],
            "seals": {0: {"1-4": 1}, 1: {"1-4": 2, "2-3": 1}},
            "cards": ["mine"],
            "raw": {0: {"ore": 1}, 1: {"ore": 1}},
            "first": 0,
        },
        wrong=["flip 1-4", "flip 2-3"],
    ),
    Blunder(
        "gives up the Stonemason that finishes a section while the own seal is still there",
        2,
        {
            "conflict": [(0, "1-4", 4)],
            "seals": {0: {"2-3": 1}, 1: {"1-4": 1, "2-3": 1}},
            "cards": ["stonemason"],
            "raw": {0: {"stone": 2}, 1: {"stone": 2}},
            "gold": [9, 9],
            "first": 0,
        },
        wrong=["give up"],
    ),
    Blunder(
        "ends the turn with the mortar that finishes a section",
        2,
        {
            "turn": 0,
            "round": 6,
            "built": {0: {1: ["timber", "masonry"]}},
            "goods": {0: {"mortar": 1}},
            "gold": [6, 3],
        },
        wrong=["end"],
    ),
    Blunder(
        "ends the turn without wood from the forest in the first rounds",
        2,
        {"turn": 0, "cards": ["forest"], "gold": [3, 3]},
        wrong=["end"],
    ),
]
