"""Prints choices of the later versions, for every Python and form: the standard library alone is needed."""

import json
import sys
from itertools import islice

from kingsbridge.bots.registry import make_bot
from kingsbridge.core.registry import game_ids, load_game
from tests.bots.learned_values import made_up
from tests.bots.pinned import positions

NAMES = ("greedy@2", "journeyman@2", "master-plotter@2", "master@3")
POSITIONS = 5
BUDGET = 30


def main() -> None:
    """Print them."""
    found = {"python": list(sys.version_info[:2])}
    for game_id in game_ids():
        game = load_game(game_id)
        game.learned = game.learned or made_up(game)
        for seed, info in enumerate(islice(positions(game_id), POSITIONS)):
            found[f"{game_id} {seed}"] = [make_bot(name).choose(info, BUDGET, seed) for name in NAMES]
    print(json.dumps(found))


if __name__ == "__main__":
    main()
