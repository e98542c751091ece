"""Tries a change of the numbers by which a level searches: the changed level plays the level as it is.

    python -m bench.trial GAME ONE OTHER [--seats N] [--games N] [--seed N] [--keep FILE]

A player is a level and what is changed in its plan (`SearchPlan`), as `journeyman@2:iterations=200,explore=0.5`;
`iterations*1.5` multiplies. With two seats they sit one and one, with four two and two, with three one against two.
Every deal is played with all rotations of the seats. Prints how many games ONE won (a shared win counts as a part), by
how many points, and the milliseconds of computing that a choice takes on both sides, so that what costs time is not
mistaken for what is better. With a file the run is kept, and the same command goes on with it. Deals are not those of
`bench.strength`.
"""

import argparse
import json
from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from time import process_time
from typing import Any, Final

from kingsbridge.arena.schedule import circles, rotations
from kingsbridge.arena.statistics import interval, percent, share_row
from kingsbridge.bots.bot import Bot, Info
from kingsbridge.bots.levels import plan_for
from kingsbridge.bots.search import SearchPlan
from kingsbridge.bots.searcher import SearchBot
from kingsbridge.bots.seeds import bot_seed
from kingsbridge.core.chance import key_from_seed
from kingsbridge.core.contract import Game, State
from kingsbridge.core.learned import read_learned
from kingsbridge.core.registry import load_game

SEED: Final = 90210
_TELL_EVERY: Final = 20


class Changed(Bot):
    """A level with other numbers."""

    def __init__(self, words: str) -> None:
        self.level, _, changes = words.partition(":")
        self.changes = [change for change in changes.split(",") if change]

    def choose(self, info: Info, budget: int, seed: int) -> int:
        """Choose by one search."""
        return SearchBot(self._plan(info)).choose(info, budget, seed)

    def _plan(self, info: Info) -> SearchPlan:
        """Look up what the level does here, and change it."""
        plan = plan_for(self.level, info)
        for change in self.changes:
            name, times, factor = change.partition("*")
            if not times:
                name, _, factor = change.partition("=")
            was = getattr(plan, name)
            value = was * float(factor) if times else factor
            setattr(plan, name, type(was)(value if isinstance(was, str) else float(value)))
        return plan


@dataclass
class Played:
    """One game: by how much the first side won, its part of the win, and what choices took on both sides."""

    margin: float
    share: float
    seconds: list[float]
    choices: list[int]


def play(
    game: Game,
    words: tuple[str, str],
    seating: tuple[str, ...],
    deal: int,
    number: int,
    seed: int,
    watch: Callable[[State, int], None] | None = None,
) -> Played:
    """Play one game; who watches sees every position with the action that is played in it."""
    bots: list[Bot] = [Changed(words[0]), Changed(words[1])]
    key = key_from_seed((seed << 32) + deal)
    state = game.start(len(seating), {}, key, None, False)
    sides = [0 if who == "one" else 1 for who in seating]
    seconds, choices, moves = [0.0, 0.0], [0, 0], 0
    while not state.is_over:
        action = state.legal_actions()[0]
        if len(state.legal_actions()) > 1:
            seat = state.current_seat
            started = process_time()
            action = bots[sides[seat]].choose(Info(state, seat), 0, bot_seed(key, moves, number))
            seconds[sides[seat]] += process_time() - started
            choices[sides[seat]] += 1
        if watch is not None:
            watch(state, action)
        state.apply(action)
        moves += 1
    scores, winners = state.scores(), state.winners()
    mine, theirs = ([score for at, score in enumerate(scores) if sides[at] == side] for side in (0, 1))
    share = fmean(1.0 - sides[seat] for seat in winners)
    return Played(fmean(mine) - fmean(theirs), share, seconds, choices)


def company(seats: int) -> tuple[str, ...]:
    """Say who sits at a table of so many."""
    return tuple("one" if at < max(1, seats // 2) else "other" for at in range(seats))


def fixture(seats: int, number: int) -> tuple[int, tuple[str, ...]]:
    """Give the deal and the seating of a game by its number: a deal is played with all rotations."""
    orders = circles(company(seats))
    deal = 0
    while True:
        turned = rotations(orders[deal % len(orders)])
        if number < len(turned):
            return deal, turned[number]
        number -= len(turned)
        deal += 1


def told(games: list[Played]) -> str:
    """Put what is known in a line."""
    row = share_row(sum(game.share for game in games), len(games))
    margins = [game.margin for game in games]
    error = stdev(margins) / sqrt(len(margins)) if len(margins) > 1 else 0.0
    each = [
        1000 * sum(game.seconds[side] for game in games) / max(1, sum(game.choices[side] for game in games))
        for side in (0, 1)
    ]
    return (
        f"{percent(row['share'])} ({interval(row)}) of {len(games)}, {fmean(margins):+.2f} points ({error:.2f}), "
        f"{each[0]:.1f} against {each[1]:.1f} ms a choice"
    )


def main() -> None:
    """Play what is missing and tell it."""
    parser = argparse.ArgumentParser(prog="python -m bench.trial")
    parser.add_argument("game")
    parser.add_argument("one")
    parser.add_argument("other")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--learned", type=Path, help="what `kingsbridge train` wrote; for ONE:learned=1")
    asked = parser.parse_args()
    game = load_game(asked.game)
    if asked.learned is not None:
        game.learned = read_learned(asked.learned.read_text(), game.sense.part_names, game.feature_names)
    seats = game.check_seats(asked.seats or game.min_seats)
    opening: list[Any] = [asked.game, asked.one, asked.other, seats, asked.seed]
    kept = [] if asked.keep is None or not asked.keep.exists() else asked.keep.read_text().splitlines()
    if kept and json.loads(kept[0]) != opening:
        raise SystemExit(f"{asked.keep} holds another trial.")
    games = [Played(*json.loads(line)) for line in kept[1:]]
    if asked.keep is not None and not kept:
        asked.keep.parent.mkdir(parents=True, exist_ok=True)
        asked.keep.write_text(json.dumps(opening) + "\n")
    for number in range(len(games), asked.games):
        deal, seating = fixture(seats, number)
        played = play(game, (asked.one, asked.other), seating, deal, number, asked.seed)
        games.append(played)
        if asked.keep is not None:
            with asked.keep.open("a") as file:
                file.write(json.dumps([played.margin, played.share, played.seconds, played.choices]) + "\n")
        if len(games) % _TELL_EVERY == 0:
            print(told(games), flush=True)
    print(f"{' '.join(str(word) for word in opening)}: {told(games)}")


if __name__ == "__main__":
    main()
