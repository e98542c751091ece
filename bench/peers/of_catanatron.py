"""Catanatron with four random players, tick by tick, and the copy of a game half way."""

import time
from random import Random

from catanatron import Color, Game, Player, RandomPlayer

from bench.peers.clock import microseconds, per_second, tell

COLOURS = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]


class QuickPlayer(Player):
    """Chooses like everybody else in this comparison."""

    draw = Random(1).random

    def decide(self, game, playable_actions):  # type: ignore[no-untyped-def]
        """Draw an action."""
        return playable_actions[int(self.draw() * len(playable_actions))]


def play(seed: int) -> tuple[int, float]:
    """Play at most 300 decisions of a game: it can be long."""
    game = Game([QuickPlayer(colour) for colour in COLOURS], seed=seed)
    decisions = 0
    start = time.process_time()
    while game.winning_color() is None and decisions < 300:
        game.play_tick()
        decisions += 1
    return decisions, time.process_time() - start


def half_way() -> Game:
    """Give a game some way on."""
    game = Game([RandomPlayer(colour) for colour in COLOURS], seed=3)
    for _ in range(100):
        game.play_tick()
    return game


if __name__ == "__main__":
    middle = half_way()
    tell({"catanatron": per_second(play), "catanatron copy us": microseconds(middle.copy, 2000)})
