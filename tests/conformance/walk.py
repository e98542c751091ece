"""Random games for tests: every choice is a hash of seed and ply, so a game is the same on every machine."""

from collections.abc import Iterator
from hashlib import blake2b
from itertools import product

import kingsbridge
from kingsbridge import Game, State
from kingsbridge.core.chance import key_from_seed
from kingsbridge.core.options import OptionValue

Options = dict[str, OptionValue]


def pick(seed: int, ply: int, count: int) -> int:
    """Choose one of `count` things for this ply; not by the engine's own chance, which is under test."""
    block = blake2b(f"{seed}/{ply}".encode(), digest_size=8).digest()
    return int.from_bytes(block, "big") % count


def chosen(state: State, seed: int, ply: int) -> int:
    """Choose a legal action."""
    legal = state.legal_actions()
    return legal[pick(seed, ply, len(legal))]


def play_on(state: State, seed: int, ply: int = 0) -> Iterator[int]:
    """Play the state to its end, yielding each action before it is applied."""
    while not state.is_over:
        action = chosen(state, seed, ply)
        yield action
        state.apply(action)
        ply += 1


def settings(game: Game) -> list[tuple[int, Options]]:
    """List every number of seats with the default options, and with each other value of each option by itself."""
    options: list[Options] = [{}]
    options += [{option.name: value} for option in game.options_table for value in option.values[1:]]
    return list(product(range(game.min_seats, game.max_seats + 1), options))


def all_settings() -> list[tuple[str, int, Options]]:
    """List the settings of every game there is."""
    return [
        (game_id, seats, options)
        for game_id in kingsbridge.game_ids()
        for seats, options in settings(kingsbridge.load_game(game_id))
    ]


def setting_name(setting: tuple[str, int, Options]) -> str:
    """Name a setting for test reports."""
    game_id, seats, options = setting
    return "-".join([game_id, str(seats), *[f"{name}={value}" for name, value in options.items()]])


def start(game: Game, seats: int, options: Options, seed: int, journal: bool = True) -> State:
    """Set up a game."""
    return game.start(seats, options, key_from_seed(seed), None, journal)
