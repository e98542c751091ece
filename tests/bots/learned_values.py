"""Prints learned chances to the last bit, by made-up factors and by those in the room; run once in each form."""

import json
import sys
from random import Random

from kingsbridge.bots.search import learned_chances
from kingsbridge.core.contract import Game, State
from kingsbridge.core.learned import Learned
from kingsbridge.core.registry import load_game

EPOCHS = 3


def made_up(game: Game) -> Learned:
    """Give factors that treat every part and every own feature differently."""
    places = [at for at, name in enumerate(game.feature_names) if name.startswith(("own ", "seat +0 "))]
    parts = len(game.sense.part_names) - 1
    return Learned(
        [[_factor(epoch, at) / 9 for at in range(parts)] for epoch in range(EPOCHS)],
        places,
        [[_factor(epoch, at) / 30 for at in range(len(places))] for epoch in range(EPOCHS)],
    )


def _factor(epoch: int, at: int) -> float:
    return ((at * 37 + epoch * 11) % 19 - 9) / 7


def positions(game: Game) -> list[State]:
    """Give positions of a random game, the start first."""
    state = game.new_state(seats=game.max_seats, seed=6)
    random = Random(4)
    found: list[State] = []
    while not state.is_over:
        found.append(state.clone())
        state.apply(random.choice(state.legal_actions()))
    return found[:: max(1, len(found) // 12)]


def main() -> None:
    """Print them."""
    game = load_game(sys.argv[1])
    tried = [made_up(game), *([game.learned] if game.learned is not None else [])]
    found = [
        [chance.hex() for chance in learned_chances(state, learned)]
        for state in positions(game)
        for learned in tried
    ]
    print(json.dumps(found))


if __name__ == "__main__":
    main()
