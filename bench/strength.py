"""Measures how strong the bots are: every claim of docs/strength.md, played in the arena and printed as its table.

    python -m bench.strength [PART ...] [--table] [--cores N] [--games N] [--folder FOLDER]

Each claim has a results file in the folder (`bench/results`, part of the repository) and goes on where an earlier run,
or an earlier machine, stopped; with parts of names only claims whose name contains one of them are played, without any
those of the second versions, with --table none. A claim in doubt after its games is played on to 400. The table shows
claims with finished games. Only the compiled engine plays in bearable time.
"""

import argparse
import sys
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from bench.kept import Kept, kept_games
from kingsbridge.arena.figures import standings
from kingsbridge.arena.outcome import Outcome
from kingsbridge.arena.schedule import Plan, make_plan
from kingsbridge.arena.statistics import interval, percent, wilson
from kingsbridge.arena.tournament import play_plan
from kingsbridge.arena.workers import make_workers
from kingsbridge.core.registry import game_ids, load_game

FOLDER: Final = Path(__file__).parent / "results"
SEED = 61126
GREEDY, RANDOM, YARDSTICK = "greedy", "random", "yardstick"
JOURNEYMAN, MASTER = "journeyman@1", "master@1"
GREEDY_2, JOURNEYMAN_2, MASTER_2 = "greedy@2", "journeyman@2", "master@2"
GRANDMASTER = "grandmaster@1"
JOURNEYMAN_3, MASTER_3 = "journeyman@3", "master@3"
LEARNED = [
    game for game in game_ids() if load_game(game).learned is not None
]  # whose room holds a `learned.toml`
# What beats greedy's first sense of worth.
MISER, SHY = "tests.bots.exploits:Miser", "tests.bots.exploits:Shy"
PAIRS = ("pillars", "duel", "world")  # whose claims are about two seats
MANY = ("pillars", "world")  # what is reported of one against three
CLAIMED_GAMES = 200
MASTERS_GAMES = 40
SECOND_MASTERS_GAMES = 100
CHEAP_GAMES = 1000
# A claim whose interval holds what is asked is played on in such steps, until it does not or so many games are played.
MOST_GAMES: Final = 400
STEP: Final = 40


@dataclass(frozen=True)
class Claim:
    """A match, and the share that the first bot's is measured by; None where it is only reported."""

    game: str
    bots: tuple[str, ...]
    games: int
    asked: float | None
    at_most: bool = False  # the share is not to be reached but to be kept below

    @property
    def name(self) -> str:
        """The name of its results file, and what it is picked by."""
        # First versions go by the bare name, under which their results were begun.
        first, last = (
            _short(bot).removesuffix("@1").replace("@", "") for bot in (self.bots[0], self.bots[-1])
        )
        return f"{first}-{last}-{self.game}{len(self.bots)}"

    def plan(self) -> Plan:
        """What the arena plays."""
        return make_plan(load_game(self.game), list(self.bots), {}, SEED)


def _short(bot: str) -> str:
    """Give a bot's name, that of its class alone where it comes from outside."""
    return bot.rpartition(":")[2].lower()


def _one_against(
    first: str, others: str, games: int, asked: tuple[float | None, float | None, float | None]
) -> list[Claim]:
    """Claims about one bot against another kind: two seats, cards for four and three; elsewhere one against three."""
    pair, four, three = asked
    return [
        *(Claim(game, (first, others), games, pair) for game in PAIRS),
        Claim("cards", (first, *[others] * 3), games, four),
        Claim("cards", (first, *[others] * 2), games, three),
        *(Claim(game, (first, *[others] * 3), games, None) for game in MANY),
    ]


def _two_and_two(game: str, first: str, other: str, games: int, asked: float) -> Claim:
    return Claim(game, (first, first, other, other), games, asked)


# Measured before results were kept here, and true for ever: played again only where they are named.
FIRST: Final = [
    *_one_against(GREEDY, RANDOM, CHEAP_GAMES, (0.95, 0.8, 0.9)),
    *_one_against(GREEDY, YARDSTICK, CLAIMED_GAMES, (None, None, None)),
    *_one_against(JOURNEYMAN, YARDSTICK, CLAIMED_GAMES, (0.6, 0.4, 0.48)),
    *_one_against(MASTER, YARDSTICK, MASTERS_GAMES, (0.7, 0.5, 0.58)),
    *_one_against(MASTER, GREEDY, MASTERS_GAMES, (0.8, 0.6, 0.68)),
    *(Claim(game, (MASTER, JOURNEYMAN), MASTERS_GAMES, 0.58) for game in PAIRS),
    _two_and_two("cards", MASTER, JOURNEYMAN, MASTERS_GAMES, 0.58),
]
# What would make the second versions the ones that bare names mean, in the order in which it is worth knowing.
SECOND: Final = [
    Claim("pillars", (MISER, GREEDY), CHEAP_GAMES, None),
    Claim("pillars", (MISER, GREEDY_2), CHEAP_GAMES, 0.5, at_most=True),
    Claim("cards", (SHY, *[GREEDY] * 3), CHEAP_GAMES, None),
    Claim("cards", (SHY, *[GREEDY_2] * 3), CHEAP_GAMES, 0.25, at_most=True),
    _two_and_two("cards", JOURNEYMAN_2, JOURNEYMAN, CLAIMED_GAMES, 0.58),
    *(Claim(game, (JOURNEYMAN_2, JOURNEYMAN), CLAIMED_GAMES, 0.58) for game in PAIRS),
    _two_and_two("cards", MASTER_2, MASTER, SECOND_MASTERS_GAMES, 0.6),
    Claim("duel", (MASTER_2, MASTER), SECOND_MASTERS_GAMES, 0.7),
    _two_and_two("world", MASTER_2, MASTER, SECOND_MASTERS_GAMES, 0.65),
    Claim("pillars", (MASTER_2, MASTER), SECOND_MASTERS_GAMES, 0.6),
    Claim("world", (MASTER_2, MASTER), SECOND_MASTERS_GAMES, 0.6),
    Claim("cards", (MASTER_2, *[GREEDY] * 3), SECOND_MASTERS_GAMES, 0.8),
    Claim("pillars", (MASTER_2, *[GREEDY] * 3), SECOND_MASTERS_GAMES, 0.75),
    Claim("world", (MASTER_2, *[GREEDY] * 3), SECOND_MASTERS_GAMES, 0.6),
    *(
        Claim(game, (MASTER_2, *[JOURNEYMAN_2] * 3), SECOND_MASTERS_GAMES, 0.32)
        for game in ("world", "pillars", "cards")
    ),
    *(Claim(game, (GRANDMASTER, MASTER_2), SECOND_MASTERS_GAMES, 0.55) for game in PAIRS),
    _two_and_two("cards", GRANDMASTER, MASTER_2, SECOND_MASTERS_GAMES, 0.55),
    *_one_against(GREEDY_2, GREEDY, CHEAP_GAMES, (None, None, None)),
]
# What the chance learned from self-play adds, in games whose room holds one: played only where they are named.
THIRD: Final = [
    *(Claim(game, (JOURNEYMAN_3, JOURNEYMAN_2), CLAIMED_GAMES, 0.5) for game in LEARNED),
    *(Claim(game, (MASTER_3, MASTER_2), SECOND_MASTERS_GAMES, 0.5) for game in LEARNED),
]
CLAIMS: Final = [*FIRST, *SECOND, *THIRD]


def main() -> None:
    """Play what is missing of the claims that were picked, and print what is known of all."""
    parser = argparse.ArgumentParser(prog="python -m bench.strength")
    parser.add_argument(
        "parts",
        nargs="*",
        help="play only claims whose name contains one of these (default the second versions')",
    )
    parser.add_argument("--table", action="store_true", help="play nothing, only print what is known")
    parser.add_argument("--cores", type=int, default=0, help="how many to use (default all)")
    parser.add_argument("--games", type=int, default=0, help="exactly so many games a claim")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the results are kept")
    asked = parser.parse_args()
    for claim in CLAIMS:
        named = any(part in claim.name for part in asked.parts)
        if not asked.table and (named or (claim in SECOND and not asked.parts)):
            _play(claim, asked.games, asked.folder, asked.cores)
            print(row(claim, asked.folder), file=sys.stderr, flush=True)
    print("| game | seats | bot | against | asked | won | 95 % interval | games |")
    print("|---|---|---|---|---|---|---|---|")
    for claim in CLAIMS:
        if line := row(claim, asked.folder):
            print(line)


def _play(claim: Claim, exactly: int, folder: Path, cores: int) -> None:
    plan = claim.plan()
    games = exactly or claim.games
    with (
        closing(Kept(_file(claim, folder), plan)) as results,
        closing(make_workers(cores, None)) as workers,
    ):
        while True:
            games = plan.whole_rounds(games)
            for _ in play_plan(plan, games, results, workers):
                pass
            if exactly or games >= MOST_GAMES or not in_doubt(claim, list(results.done.values())):
                return
            games = min(games + STEP, MOST_GAMES)


def in_doubt(claim: Claim, outcomes: list[Outcome]) -> bool:
    """Say whether what is asked lies within the interval."""
    low, high = wilson(sum(outcome.share_of(claim.bots[0]) for outcome in outcomes), len(outcomes))
    return claim.asked is not None and low < claim.asked < high


def _file(claim: Claim, folder: Path) -> Path:
    return folder / f"{claim.name}.jsonl"


def row(claim: Claim, folder: Path) -> str:
    """Give a claim's line of the table; empty if no game is over."""
    plan = claim.plan()
    outcomes = kept_games(_file(claim, folder), plan)
    if not outcomes:
        return ""
    bot: dict[str, Any] = standings(plan, outcomes)["bots"][0]
    cells = [
        claim.game,
        str(len(claim.bots)),
        _short(claim.bots[0]),
        _short(claim.bots[-1]),
        "" if claim.asked is None else f"{'at most ' if claim.at_most else ''}{claim.asked:.0%}",
        percent(bot["share"]),
        interval(bot),
        f"{len(outcomes)}{' so far' if len(outcomes) < claim.games else ''}",
    ]
    return f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    main()
