"""Measures the coach: how often he speaks up in a game, whether he is right, and how long his brief look takes.

    python -m bench.coach [GAME ...] [--player learner --player greedy] [--choices 60]

Greedy plays the games. `learner` is greedy with every fourth move made by chance: somebody who has just learned the
game. At every few free choices the coach judges what the player plays, by his brief and by his long look. Whenever he
would speak up at any threshold of the table, an arbiter looks too, four times as long as his long look and with other
luck. The coach is right where the arbiter finds the move he names better than the move he warns of, by more than a
search cannot tell apart, and wrong where the arbiter finds it worse.
"""

import argparse
from collections.abc import Iterator
from itertools import count, islice
from random import Random
from statistics import median, quantiles
from time import process_time
from typing import NamedTuple

import kingsbridge
from kingsbridge import form
from kingsbridge.bots.advice import NOTHING, Advice, advise, cost_of
from kingsbridge.bots.bot import Info
from kingsbridge.bots.coach import BRIEF, LONG, judge
from kingsbridge.bots.levels import plan_for
from kingsbridge.bots.registry import make_bot

CHOICES = 60
# A prime, so that it keeps no step with turns and seats.
ASKED_EVERY = 5
SEED = 61126
ARBITERS_SHARE = 4
BY_CHANCE = {"learner": 0.25, "greedy": 0.0}
THRESHOLDS = [0.04, 0.07, 0.1, 0.15]


class Choice(NamedTuple):
    """A move that is about to be made, and what its seat knows."""

    info: Info
    played: int


class Judged(NamedTuple):
    """By how much a move is worse than the one that a look names, as it found and by the arbiter."""

    cost: float
    truly: float
    seconds: float


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(prog="python -m bench.coach")
    parser.add_argument("games", nargs="*", help="by default all")
    parser.add_argument("--player", action="append", choices=list(BY_CHANCE), help="by default both")
    parser.add_argument("--choices", type=int, default=CHOICES, help=f"how many to judge (default {CHOICES})")
    asked = parser.parse_args()
    print(f"{form.describe().kind}\n")
    print("| game | player | look | from | speaks a game | right | even | wrong | median s | 95 % within s |")
    print("|---|---|---|---|---|---|---|---|---|---|")
    for game_id in asked.games or kingsbridge.game_ids():
        for player in asked.player or BY_CHANCE:
            _measure(kingsbridge.load_game(game_id), player, asked.choices)


def _measure(game: kingsbridge.Game, player: str, choices: int) -> None:
    """Judge choices of one seat of the smallest table by both looks, and print a line for each threshold."""
    share = _choices_a_game(game, player) / choices
    found: dict[str, list[Judged]] = {BRIEF: [], LONG: []}
    for number, choice in enumerate(islice(_choices(game, player), 0, choices * ASKED_EVERY, ASKED_EVERY)):
        looks = {level: _look(choice, level, number) for level in found}
        speaks = any(cost_of(advised, choice.played) >= THRESHOLDS[0] for advised, _ in looks.values())
        arbiter = _arbiter(choice, number) if speaks else []
        for level, (advised, seconds) in looks.items():
            found[level].append(_judged(choice, advised, arbiter, seconds))
    for level, all_judged in found.items():
        for threshold in THRESHOLDS:
            figures = _row(all_judged, threshold, share)
            print(f"| {game.id} | {player} | {level} | {threshold} | {figures} |", flush=True)


def _look(choice: Choice, level: str, seed: int) -> tuple[list[Advice], float]:
    started = process_time()
    advised = judge(choice.info, level, seed)
    return advised, process_time() - started


def _arbiter(choice: Choice, seed: int) -> list[Advice]:
    plan = plan_for(LONG, choice.info)
    plan.iterations *= ARBITERS_SHARE
    plan.seconds = 0.0
    plan.uniform = 0.5
    return advise(choice.info, plan, SEED + seed, len(choice.info.legal_actions()))


def _judged(choice: Choice, advised: list[Advice], arbiter: list[Advice], seconds: float) -> Judged:
    truly = 0.0
    if arbiter:
        worth = {advice.action: advice.value for advice in arbiter}
        least = arbiter[-1].value
        truly = worth.get(advised[0].action, least) - worth.get(choice.played, least)
    return Judged(cost_of(advised, choice.played), truly, seconds)


def _row(all_judged: list[Judged], threshold: float, share: float) -> str:
    spoken = [judged.truly for judged in all_judged if judged.cost >= threshold]
    right = sum(truly >= NOTHING for truly in spoken)
    wrong = sum(truly < 0 for truly in spoken)
    seconds = [judged.seconds for judged in all_judged]
    within = quantiles(seconds, n=20, method="inclusive")[-1]
    counts = f"{len(spoken) * share:.1f} | {right} | {len(spoken) - right - wrong} | {wrong}"
    return f"{counts} | {median(seconds):.2f} | {within:.2f}"


# --- the games ------------------------------------------------------------------------------------------------------


def _choices(game: kingsbridge.Game, player: str) -> Iterator[Choice]:
    """Give every free choice of the first seat, in one game after another."""
    for seed in count(SEED):
        yield from _of_one_game(game, player, seed)


def _of_one_game(game: kingsbridge.Game, player: str, seed: int) -> Iterator[Choice]:
    greedy = make_bot("greedy")
    dice = Random(seed)
    state = game.new_state(seats=game.min_seats, seed=seed)
    while not state.is_over:
        info = Info(state, state.current_seat)
        action = greedy.choose(info, 0, seed)
        if info.seat == 0 and len(info.legal_actions()) > 1:
            if dice.random() < BY_CHANCE[player]:
                action = dice.choice(info.legal_actions())
            yield Choice(info, action)
        state.apply(action)


def _choices_a_game(game: kingsbridge.Game, player: str) -> float:
    """Count how many free choices a seat has in a game."""
    games = 5
    return sum(1 for seed in range(games) for _ in _of_one_game(game, player, seed)) / games


if __name__ == "__main__":
    main()
