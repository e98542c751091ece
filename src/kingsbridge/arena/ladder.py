"""A ladder: a growing set of bots, rated over all games and numbers of seats, in one file that is only appended to.

Two bots meet at a time, in seats that alternate, over one deal with every rotation. Which two is decided by what would
tell most: both uncertain, and neither sure to win; where, by where they have met least. So a new bot soon stands in its
place, and near ones are told apart. What was decided depends on the file alone, not on who plays.
"""

import json
from collections.abc import Generator, Iterable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, Final

from kingsbridge.arena.line_file import LineFile, could_begin
from kingsbridge.arena.match import play_fixture
from kingsbridge.arena.outcome import Outcome
from kingsbridge.arena.players import check_player, full_name, is_foreign, source_digest
from kingsbridge.arena.schedule import Fixture, Plan, make_plan
from kingsbridge.arena.strengths import Meeting, Strength, expected, fit, strengths
from kingsbridge.arena.workers import Workers, hand_out
from kingsbridge.core.errors import BadRequest
from kingsbridge.core.registry import game_ids, load_game

FORMAT: Final = 1
_OPENING: Final = b'{"ladder":'
FOOT: Final = "random"  # has 0 points
_MEETINGS_A_ROUND: Final = 8  # between two looks at the ratings
_FIRST_GUESS: Final = 1.0  # how little is known of a bot that has not played: as if half a game


@dataclass(frozen=True)
class Setting:
    """A game with a number of seats."""

    game: str
    seats: int


@dataclass(frozen=True)
class Deal:
    """Two bots over one deal: the games of it, every rotation of their seats."""

    setting: Setting
    first: str
    second: str
    number: int

    def plan(self, seed: int, seconds: float) -> Plan:
        """Give the plan whose first deal this is; with an odd number of seats the bots take turns in having more."""
        pair = [self.first, self.second] if self.number % 2 == 0 else [self.second, self.first]
        bots = [pair[seat % 2] for seat in range(self.setting.seats)]
        name = f"{seed} {self.setting.game} {self.setting.seats} {self.number}"
        return make_plan(
            load_game(self.setting.game), bots, {}, int.from_bytes(name.encode(), "big"), seconds=seconds
        )


def all_settings() -> list[Setting]:
    """List all games with all numbers of seats."""
    found = []
    for game_id in game_ids():
        game = load_game(game_id)
        found += [Setting(game_id, seats) for seats in range(game.min_seats, game.max_seats + 1)]
    return found


class Ladder:
    """The file, open for more games."""

    def __init__(self, path: Path, seed: int, seconds: float) -> None:
        self._path = path
        self._seconds = seconds
        self.seed = seed
        self.bots: list[str] = []
        self.played: list[tuple[Deal, Meeting]] = []
        self._sources: dict[str, str] = {}

    def __enter__(self) -> "Ladder":
        self._file = LineFile(self._path)
        try:
            self._read()
            self.join([FOOT])
        except BaseException:
            self._file.close()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def join(self, names: Iterable[str]) -> None:
        """Let bots in; one whose file was changed since is another bot and must have another name."""
        for name in [full_name(name) for name in names]:
            for game in game_ids():
                check_player(name, load_game(game))
            source = source_digest(name) if is_foreign(name) else ""
            if name in self.bots:
                if self._sources[name] != source:
                    raise BadRequest(
                        "changed-bot",
                        f"The file of '{name}' is not the one that played before; give the class another name.",
                        {"name": name},
                    )
                continue
            self._file.write({"join": name, "source": source})
            self._let_in(name, source)

    def strengths(self, game: str | None = None) -> list[Strength]:
        """Rate the bots over everything, or in one game."""
        return strengths(
            self.bots,
            [meeting for deal, meeting in self.played if game in (None, deal.setting.game)],
            FOOT,
        )

    def play(self, deals: int, workers: Workers) -> Generator[int]:
        """Play so many deals more, the most telling first; gives the number of games after each."""
        if len(self.bots) < 2:
            raise BadRequest("too-few-bots", "A round robin needs at least two different bots.", {})
        self.join(
            self.bots
        )  # those of earlier runs too: a file that was changed since must not play under its name
        left = deals
        with closing(workers):
            while left:
                chosen = self.most_telling(min(left, _MEETINGS_A_ROUND))
                left -= len(chosen)
                for deal, outcomes in _play_deals(chosen, self.seed, self._seconds, workers):
                    self._keep(deal, outcomes)
                    yield len(outcomes)

    def most_telling(self, count: int) -> list[Deal]:
        """Choose the meetings that would tell most, each as if those chosen before had been played."""
        ratings = fit(self.bots, [meeting for _, meeting in self.played], FOOT)
        known = dict.fromkeys(self.bots, 0.0)  # bot -> information about it
        met: dict[tuple[str, str], dict[Setting, int]] = {}
        for deal, meeting in self.played:
            chance = expected(ratings[deal.first], ratings[deal.second])
            for bot in (deal.first, deal.second):
                known[bot] += meeting.games * chance * (1 - chance)
            by_setting = met.setdefault(_pair(deal.first, deal.second), {})
            by_setting[deal.setting] = by_setting.get(deal.setting, 0) + 1
        chosen: list[Deal] = []
        for _ in range(count):
            first, second = max(self._pairs(), key=lambda pair: _telling(pair, ratings, known))
            by_setting = met.setdefault((first, second), {})
            setting = min(all_settings(), key=lambda place: by_setting.get(place, 0))
            number = by_setting.get(setting, 0)
            by_setting[setting] = number + 1
            chance = expected(ratings[first], ratings[second])
            for bot in (first, second):
                known[bot] += setting.seats * chance * (1 - chance)
            chosen.append(Deal(setting, first, second, number))
        return chosen

    # --- the file -------------------------------------------------------------------------------------------------

    def _pairs(self) -> list[tuple[str, str]]:
        return [_pair(one, two) for at, one in enumerate(self.bots) for two in self.bots[at + 1 :]]

    def _keep(self, deal: Deal, outcomes: list[Outcome]) -> None:
        meeting = _meeting(deal, outcomes)
        self._file.write(
            {
                "game": deal.setting.game,
                "rules_version": load_game(deal.setting.game).rules_version,
                "seats": deal.setting.seats,
                "first": deal.first,
                "second": deal.second,
                "deal": deal.number,
                "games": meeting.games,
                "score": meeting.score,
                "forfeits": sum(len(outcome.forfeits) for outcome in outcomes),
            }
        )
        self.played.append((deal, meeting))

    def _read(self) -> None:
        """Read what earlier runs have left, or begin; a line that was cut off is played again."""
        whole, rest = self._file.read()
        try:
            lines = [json.loads(line) for line in whole.splitlines()]
            if lines[0].get("ladder") != FORMAT if lines else not could_begin(rest, _OPENING):
                raise ValueError("another file")
            self._file.cut(whole)
            if not lines:
                self._file.write({"ladder": FORMAT, "seed": self.seed})
                return
            self.seed = lines[0]["seed"]
            for line in lines[1:]:
                self._hear(line)
        except (ValueError, TypeError, KeyError, AttributeError) as error:
            raise BadRequest(
                "bad-ladder", f"The file '{self._path}' does not hold a ladder.", {"file": str(self._path)}
            ) from error

    def _hear(self, line: dict[str, Any]) -> None:
        if "join" in line:
            self._let_in(line["join"], line["source"])
            return
        deal = Deal(Setting(line["game"], line["seats"]), line["first"], line["second"], line["deal"])
        # Games by other rules tell nothing about these.
        if load_game(deal.setting.game).rules_version == line["rules_version"]:
            self.played.append((deal, Meeting(deal.first, deal.second, line["games"], line["score"])))

    def _let_in(self, name: str, source: str) -> None:
        self.bots.append(name)
        self._sources[name] = source


def _pair(one: str, two: str) -> tuple[str, str]:
    return (one, two) if one <= two else (two, one)


def _telling(pair: tuple[str, str], ratings: dict[str, float], known: dict[str, float]) -> float:
    """Say how much a game would tell: how open it is, times how little is known of both."""
    one, two = pair
    chance = expected(ratings[one], ratings[two])
    unknown = 1 / (known[one] + 1 / _FIRST_GUESS) + 1 / (known[two] + 1 / _FIRST_GUESS)
    return chance * (1 - chance) * unknown


def _meeting(deal: Deal, outcomes: list[Outcome]) -> Meeting:
    """Count who finished ahead: in each game the share of the pairs of seats in which the first one did."""
    score = 0.0
    for outcome in outcomes:
        places = outcome.places()
        first = [place for place, bot in zip(places, outcome.bots, strict=True) if bot == deal.first]
        second = [place for place, bot in zip(places, outcome.bots, strict=True) if bot == deal.second]
        ahead = sum((one < two) + 0.5 * (one == two) for one in first for two in second)
        score += ahead / (len(first) * len(second))
    return Meeting(deal.first, deal.second, len(outcomes), score)


def _play_deals(
    deals: list[Deal], seed: int, seconds: float, workers: Workers
) -> Generator[tuple[Deal, list[Outcome]]]:
    """Play the games of some deals; give each as soon as it is over and those before it are.

    In their order, so that the file does not depend on who is quick; at once, so that an interrupt costs little.
    """
    jobs: list[tuple[int, Plan, Fixture]] = []
    missing: list[int] = []  # games of each deal
    for number, deal in enumerate(deals):
        plan = deal.plan(seed, seconds)
        missing.append(plan.whole_rounds(1))
        jobs += [(number, plan, plan.fixture(game)) for game in range(missing[number])]
    found: list[list[Outcome]] = [[] for _ in deals]
    given = 0
    for (number, _, _), outcome in hand_out(workers, _play_job, jobs):
        found[number].append(outcome)
        missing[number] -= 1
        while given < len(deals) and not missing[given]:
            yield deals[given], sorted(found[given], key=lambda outcome: outcome.game)
            given += 1


def _play_job(job: tuple[int, Plan, Fixture]) -> Outcome:
    return play_fixture(job[1:])
