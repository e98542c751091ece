"""Plays levels of each taste against the level itself: how strong a taste is, and what a person sees of it.

    python -m bench.tastes [GAME ...] [--level LEVEL] [--games N] [--share F] [--style STYLE ...]

With two seats they sit one and one, with four two and two; every deal is played with all rotations. `--share` lessens
the iterations of both sides alike, so that many games are played in little time. Prints for each taste how many games
it won, how much it held of the parts that it counts otherwise (on average over the begins of rounds, hands or
chapters), and which actions it played more or less often a game, the surest differences first.
"""

import argparse
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from bench.trial import SEED, Played, company, fixture, play, told
from kingsbridge.bots.levels import STYLES
from kingsbridge.core.contract import Game, State
from kingsbridge.core.registry import game_ids, load_game

SEATS: Final = {"cards": 4}  # elsewhere the fewest
_SHOWN: Final = 5
_RAREST: Final = 0.2  # an action played less often a game tells nothing about a taste


@dataclass
class Watched:
    """What one game showed of both sides: how often each kind of action was played, and the parts that were held."""

    played: list[dict[str, int]] = field(default_factory=lambda: [{}, {}])
    held: list[list[list[float]]] = field(default_factory=lambda: [[], []])
    epoch: int = -1


def watched_game(
    game: Game, words: tuple[str, str], seats: int, number: int, seed: int
) -> tuple[Played, Watched]:
    """Play a game and watch it."""
    deal, seating = fixture(seats, number)
    sides = [0 if who == "one" else 1 for who in seating]
    seen = Watched()

    def watch(state: State, action: int) -> None:
        if len(state.legal_actions()) > 1:
            counts = seen.played[sides[state.current_seat]]
            key = game.action(action).key
            counts[key] = counts.get(key, 0) + 1
        if state.epoch != seen.epoch:
            seen.epoch = state.epoch
            for seat, side in enumerate(sides):
                seen.held[side].append(game.sense.own_parts(state, seat))

    return play(game, words, seating, deal, number, seed, watch), seen


def surest(watched: list[Watched]) -> list[tuple[str, float, float]]:
    """Give actions with how often a game each side played them, the surest differences first."""
    found: list[tuple[float, str, float, float]] = []
    keys = sorted({key for seen in watched for counts in seen.played for key in counts})
    for key in keys:
        one, other = ([seen.played[side].get(key, 0) for seen in watched] for side in (0, 1))
        if fmean(one) + fmean(other) < 2 * _RAREST:
            continue
        found.append((-abs(_sureness(one, other)), key, fmean(one), fmean(other)))
    return [(key, one, other) for _, key, one, other in sorted(found)]


def _sureness(one: list[int], other: list[int]) -> float:
    """Give by how many standard errors the sides differ."""
    more = [a - b for a, b in zip(one, other, strict=True)]
    spread = stdev(more) if len(more) > 1 else 0.0
    return fmean(more) / (spread / sqrt(len(more))) if spread else 0.0


def parts_held(game: Game, watched: list[Watched], style: str) -> list[str]:
    """Tell of each part that the taste counts differently how much both sides held on average."""
    taste = game.weights[2].styles[style]
    lines = []
    for at, name in enumerate(game.sense.part_names[:-1]):
        if taste[at] != 1.0:
            one, other = (fmean(row[at] for seen in watched for row in seen.held[side]) for side in (0, 1))
            lines.append(f"{name} ({taste[at]:g}) {one:.2f} for {other:.2f}")
    return lines


def measure(game: Game, level: str, style: str, games: int, share: float) -> None:
    """Play one taste and tell it."""
    seats = SEATS.get(game.id, game.min_seats)
    less = f"iterations*{share:g}"
    words = (f"{level}:style={style},{less}", f"{level}:{less}")
    found = [watched_game(game, words, seats, number, SEED) for number in range(games)]
    watched = [seen for _, seen in found]
    sizes = [company(seats).count(side) for side in ("one", "other")]
    print(f"{game.id} {seats} {style}: {told([played for played, _ in found])}")
    print("    held:", ", ".join(parts_held(game, watched, style)))
    for key, one, other in surest(watched)[:_SHOWN]:
        print(f"    {key}: {one / sizes[0]:.1f} for {other / sizes[1]:.1f} a game", flush=True)


def main() -> None:
    """Measure what was asked."""
    parser = argparse.ArgumentParser(prog="python -m bench.tastes")
    parser.add_argument("games_named", metavar="GAME", nargs="*", choices=[*game_ids(), []])
    parser.add_argument("--level", default="journeyman@2")
    parser.add_argument("--style", action="append", choices=STYLES)
    parser.add_argument("--games", type=int, default=80)
    parser.add_argument("--share", type=float, default=0.2)
    asked = parser.parse_args()
    for game_id in asked.games_named or game_ids():
        for style in asked.style or STYLES:
            measure(load_game(game_id), asked.level, style, asked.games, asked.share)


if __name__ == "__main__":
    main()
