"""The one place where the seeds of bots come from: arena, server and terminal ask here."""

from typing import Final

from kingsbridge.core.chance import below

_SEEDS: Final = 1 << 16


def bot_seed(key: bytes, move: int, game: int = -1) -> int:
    """Give the seed of a bot's choice at a move; `game` is its number where one deal is played more than once.

    Seeds are drawn from the key of the deal under names of their own, so they are independent of the game's draws.
    With its number in them, no two games of a deal are the same.
    """
    return below(key, f"bot {move}" if game < 0 else f"arena {game}.{move}", _SEEDS)
