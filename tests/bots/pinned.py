"""Choices that bots have made and will always make: the positions, the bots, and the files that hold the choices.

`python -m tests.bots.pinned NAME ...` writes the choices of bots that are not recorded yet; recorded ones never change.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import kingsbridge
from kingsbridge.bots.bot import Info
from kingsbridge.bots.registry import make_bot

FOLDER = Path(__file__).parent / "choices"
POSITIONS = 14  # for each number of seats
_EVERY = 5
_BUDGET = 40  # iterations of those that search: a tree of some depth, in a time that tests have
_SEED = 30117
_AT_RANDOM = 0.3  # so that positions are met that greedy would not reach


def positions(game_id: str) -> Iterator[Info]:
    """Give what seats know at free choices of games that greedy and chance play together."""
    game = kingsbridge.load_game(game_id)
    greedy = make_bot("greedy")
    for seats in range(game.min_seats, game.max_seats + 1):
        random = Random(_SEED + seats)
        found = 0
        free = 0
        while found < POSITIONS:
            state = game.new_state(seats=seats, seed=random.randrange(1 << 30))
            while not state.is_over and found < POSITIONS:
                info = Info(state, state.current_seat)
                legal = info.legal_actions()
                if len(legal) > 1:
                    free += 1
                    if free % _EVERY == 0:
                        found += 1
                        yield info
                by_chance = random.random() < _AT_RANDOM
                state.apply(random.choice(legal) if by_chance else greedy.choose(info, 0, free))


def choices(game_id: str, name: str) -> list[str]:
    """Give the keys of what a bot plays there."""
    bot = make_bot(name)
    return [
        info.game.action(bot.choose(info, _BUDGET, seed)).key for seed, info in enumerate(positions(game_id))
    ]


def recorded(game_id: str) -> dict[str, list[str]]:
    """Give what bots played when they were recorded."""
    file = FOLDER / f"{game_id}.json"
    found: dict[str, list[str]] = json.loads(file.read_text()) if file.exists() else {}
    return found


def main(names: list[str]) -> None:
    """Record bots that are not recorded yet."""
    for game_id in kingsbridge.game_ids():
        known = recorded(game_id)
        for name in names:
            if name not in known:
                known[name] = choices(game_id, name)
        (FOLDER / f"{game_id}.json").write_text(json.dumps(known, indent=1) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
