"""Measures how long bots of a level think: seconds of computing a move, by game and number of seats.

    python -m bench.moves [GAME ...] [--level journeyman --level master] [--choices 36]

Greedy plays the games; every few free choices the level is asked what it would play there. Measures the form that runs:
`KINGSBRIDGE_PURE=1` the interpreted one.
"""

import argparse
from collections.abc import Iterator
from itertools import count, islice
from statistics import median, quantiles
from time import process_time

import kingsbridge
from kingsbridge import form
from kingsbridge.bots.bot import Info
from kingsbridge.bots.registry import make_bot

CHOICES = 36
# A prime, so that it keeps no step with turns and seats.
ASKED_EVERY = 7
SEED = 61126


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(prog="python -m bench.moves")
    parser.add_argument("games", nargs="*", help="by default all")
    parser.add_argument("--level", action="append", help="by default Journeyman and Master")
    parser.add_argument(
        "--choices", type=int, default=CHOICES, help=f"how many to measure (default {CHOICES})"
    )
    asked = parser.parse_args()
    print(f"{form.describe().kind}\n")
    print("| game | seats | level | median s | 95 % within s | longest s |")
    print("|---|---|---|---|---|---|")
    for game_id in asked.games or kingsbridge.game_ids():
        game = kingsbridge.load_game(game_id)
        for seats in range(game.min_seats, game.max_seats + 1):
            for level in asked.level or ("journeyman", "master"):
                print(_row(game, seats, level, asked.choices), flush=True)


def _row(game: kingsbridge.Game, seats: int, level: str, choices: int) -> str:
    seconds = _seconds(game, seats, level, choices)
    within = quantiles(seconds, n=20, method="inclusive")[-1]
    return f"| {game.id} | {seats} | {level} | {median(seconds):.2f} | {within:.2f} | {max(seconds):.2f} |"


def _seconds(game: kingsbridge.Game, seats: int, level: str, choices: int) -> list[float]:
    """Give how long each of so many choices took."""
    bot = make_bot(level)
    seconds: list[float] = []
    for number, info in enumerate(islice(_free_choices(game, seats), 0, choices * ASKED_EVERY, ASKED_EVERY)):
        started = process_time()
        bot.choose(info, 0, number)
        seconds.append(process_time() - started)
    return seconds


def _free_choices(game: kingsbridge.Game, seats: int) -> Iterator[Info]:
    """Give what seats know where they have a choice, in one game of greedy's after another."""
    greedy = make_bot("greedy")
    for seed in count(SEED):
        state = game.new_state(seats=seats, seed=seed)
        while not state.is_over:
            info = Info(state, state.current_seat)
            if len(info.legal_actions()) > 1:
                yield info
            state.apply(greedy.choose(info, 0, seed))


if __name__ == "__main__":
    main()
