"""What a person would shake the head at in The Pillars of the Earth. Blue (seat 0) decides."""

from tests.bots.blunders.situation_list import Blunder

_SPACES = ["archbishop", "kingsbridge-1", "kingsbridge-2", "priory", "court", "shiring-1", "shiring-2"]
_SUPPLY = ["forest-2", "forest-4", "quarry-2", "quarry-3", "gravel-pit-2", "gravel-pit-3", "gravel-pit-4"]

BLUNDERS = [
    Blunder(
        "pays the highest tax with the exemption in hand",
        2,
        {
            "phase": "court",
            "round": 5,
            "advantages": {"tax-exemption": 0},
            "gold": [2, 9],
            "points": [9, 9],
            "fixed": {"tax 5": 5},
            "at": {"market": [1]},
        },
        right=["exemption"],
    ),
    Blunder(
        "lets the Stonecutter take the stone of the Sculptor",
        2,
        {
            "phase": "architect",
            "rows": {0: ["sculptor-3", "stonecutter"]},
            "round": 5,
            "cubes": {0: {"stone": 3}},
        },
        right=["use sculptor-3"],
    ),
    Blunder(
        "stands in the last round where nothing is to be had any more",
        3,
        {"phase": "builder", "seat": 0, "round": 6, "price": 0, "bag": {}, "start": 1},
        wrong=["place castle", "place cathedral"],
    ),
    Blunder(
        "gives metal back and keeps sand",
        2,
        {"phase": "architect", "rows": {0: []}, "cubes": {0: {"sand": 3, "metal": 3}}},
        right=["drop sand"],
    ),
    Blunder(
        "stands at the last market with nothing to sell and nobody to work what it would buy",
        3,
        {
            "phase": "builder",
            "seat": 0,
            "round": 6,
            "price": 0,
            "bag": {},
            "gold": [0, 9, 9],
            "rows": {0: []},
        },
        wrong=["place market"],
    ),
    Blunder(
        "stops building in the last round with wood for the Woodworker",
        2,
        {"phase": "architect", "rows": {0: ["woodworker"]}, "round": 6, "cubes": {0: {"wood": 3}}},
        wrong=["done"],
    ),
    Blunder(
        "leaves the last market with gold that could be stone for the Sculptor",
        2,
        {
            "phase": "market",
            "at": {"market": [0]},
            "round": 6,
            "gold": [12, 0],
            "rows": {0: ["sculptor-6"]},
        },
        wrong=["leave"],
    ),
    Blunder(
        "sells the metal that the Bell-maker turns into points",
        2,
        {
            "phase": "market",
            "at": {"market": [0]},
            "round": 6,
            "gold": [5, 0],
            "rows": {0: ["bell-maker-6"]},
            "cubes": {0: {"metal": 2}},
        },
        wrong=["sell 1 metal", "sell 2 metal"],
    ),
    Blunder(
        "spends all its gold on the castle",
        2,
        {"phase": "builder", "seat": 0, "round": 4, "price": 7, "gold": [7, 9]},
        wrong=["place castle", "place cathedral", "place market"],
    ),
    Blunder(
        "spends Remigius to save a single gold piece",
        3,
        {
            "phase": "builder",
            "seat": 0,
            "round": 3,
            "price": 1,
            "gold": [20, 9, 9],
            "advantages": {"remigius": 0},
        },
        wrong=[f"remigius {space}" for space in [*_SPACES, "castle", "market", "cathedral"]],
    ),
    Blunder(
        "dismisses the best Sculptors and keeps those he began with",
        2,
        {
            "phase": "cards",
            "round": 5,
            "gold": [12, 9],
            "offer": ["sculptor-5", "carpenter-5"],
            "rows": {0: ["mortar-mixer", "woodworker", "stonecutter", "sculptor-3", "sculptor-4"]},
        },
        moves=["hire sculptor-5"],
        wrong=["dismiss sculptor-5", "dismiss sculptor-4"],
    ),
    Blunder(
        "passes with all its workers idle and wood to be had for the Woodworker",
        2,
        {
            "phase": "cards",
            "round": 6,
            "supply": _SUPPLY,
            "gold": [10, 9],
            "rows": {0: ["woodworker"]},
        },
        wrong=["pass"],
    ),
    Blunder(
        "takes sand that no craftsman works while wood is there for the Woodworker",
        2,
        {
            "phase": "cards",
            "round": 6,
            "supply": _SUPPLY,
            "gold": [10, 9],
            "rows": {0: ["woodworker"]},
        },
        wrong=["take gravel-pit-2", "take gravel-pit-3", "take gravel-pit-4"],
    ),
    Blunder(
        "stands with a builder passed in the last round where nothing is to be had any more",
        2,
        {"phase": "passed", "round": 6, "start": 1, "passed": {5: 0, 4: 1}, "bag": {}, "gold": [3, 3]},
        wrong=["place castle", "place cathedral"],
    ),
    Blunder(
        "waits in the last round for a free place with gold that buys nothing more, while others come first",
        3,
        {
            "phase": "builder",
            "seat": 0,
            "round": 6,
            "price": 1,
            "start": 1,
            "passed": {7: 1, 6: 2, 5: 1, 4: 2},
            "at": {"archbishop": [1], "kingsbridge": [2]},
            "gold": [30, 9, 9],
            "rows": {0: []},
        },
        wrong=["pass-builder"],
    ),
    Blunder(
        "stands for a start that nobody makes any more though the court has metal for its Bell-maker",
        2,
        {
            "phase": "passed",
            "round": 6,
            "start": 1,
            "passed": {5: 0},
            "at": {"priory": [1, 1], "kingsbridge": [0, 0], "shiring": [1]},
            "bag": {},
            "gold": [0, 9],
            "rows": {0: ["bell-maker-6"]},
        },
        right=["place court"],
    ),
]
