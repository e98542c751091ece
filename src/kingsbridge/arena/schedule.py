"""Which games are played: who sits where, with which deal.

A *round* is one deal played with every rotation of the seats, and in a round robin by every company of bots, so
that luck of the deal and of the seat falls on all alike. Rounds also walk through the orders in which the bots can
sit around the table, because it matters whom one follows. With `fresh_deals` every game has a deal of its own and the
bots move on by one seat: quicker to see through, and with many games as good.
"""

from dataclasses import asdict, dataclass, field, replace
from functools import cached_property
from itertools import combinations, combinations_with_replacement, permutations
from typing import Any

from kingsbridge.arena.players import check_player, full_name, is_foreign, source_digest
from kingsbridge.arena.stopping import Stop
from kingsbridge.bots.seeds import bot_seed
from kingsbridge.core.chance import key_from_seed
from kingsbridge.core.contract import Game
from kingsbridge.core.errors import BadRequest
from kingsbridge.core.options import OptionValue, resolve_options

FORMAT = 1
_SEED_BITS = 32


@dataclass(frozen=True)
class Fixture:
    """One game to be played: its number, its deal, and the bot of each seat."""

    number: int
    deal: int
    bots: tuple[str, ...]


@dataclass(frozen=True)
class Plan:
    """What is played; it decides every game, and small enough to be sent to every worker."""

    game: str
    rules_version: int
    components: str
    options: dict[str, OptionValue]
    bots: list[str]  # levels with their versions; the first is the one in question
    seats: int
    round_robin: bool
    seed: int
    seconds: float | None  # a move of a bot from outside may take so long
    stop: Stop | None
    sources: dict[str, str] = field(default_factory=dict)  # bot from outside -> hash of its file
    fresh_deals: bool = False

    def header(self) -> dict[str, Any]:
        """Give the plan as the first line of a results file."""
        return {"format": FORMAT, **asdict(self)}

    def fixture(self, number: int) -> Fixture:
        """Give a game by its number."""
        if self.fresh_deals:
            return Fixture(number, number, tuple(self.bots[place] for place in self.places(number)))
        rounds, at = divmod(number, len(self._cycle))
        offset, bots = self._cycle[at]
        return Fixture(number, rounds * self._deals + offset, bots)

    def places(self, number: int) -> list[int]:
        """Give the place in the list of bots for each seat of a game with a fresh deal."""
        return [(seat - number) % self.seats for seat in range(self.seats)]

    def whole_rounds(self, games: int) -> int:
        """Round a number of games up, so that no deal is left half played."""
        while self.fixture(games).deal == self.fixture(games - 1).deal:
            games += 1
        return games

    def deal_key(self, fixture: Fixture) -> bytes:
        """Give the key of a game; runs with neighbouring seeds share no deal."""
        return key_from_seed((self.seed << _SEED_BITS) + fixture.deal)

    def bot_seed(self, fixture: Fixture, move: int) -> int:
        """Give the seed of a bot's choice: another in every game of a deal, so that no game is played twice."""
        return bot_seed(self.deal_key(fixture), move, -1 if self.fresh_deals else fixture.number)

    @cached_property
    def _cycle(self) -> list[tuple[int, tuple[str, ...]]]:
        """Give the number of the deal and the seating of each game until all starts again."""
        companies = companies_of(self.bots, self.seats) if self.round_robin else [tuple(self.bots)]
        orders = [circles(company) for company in companies]
        return [
            (deal, seating)
            for deal in range(max(len(circles_of) for circles_of in orders))
            for circles_of in orders
            for seating in rotations(circles_of[deal % len(circles_of)])
        ]

    @cached_property
    def _deals(self) -> int:
        return self._cycle[-1][0] + 1


def make_plan(
    game: Game,
    bots: list[str],
    options: dict[str, OptionValue],
    seed: int,
    seats: int | None = None,
    round_robin: bool = False,
    seconds: float | None = None,
    fresh_deals: bool = False,
) -> Plan:
    """Make a plan; bots or seats that cannot be are refused."""
    for name in bots:
        check_player(name, game)
    bots = [full_name(name) for name in bots]
    foreign = sorted({name for name in bots if is_foreign(name)})
    names, seats = _round_robin(game, bots, seats) if round_robin else _match(bots, seats)
    return Plan(
        game=game.id,
        rules_version=game.rules_version,
        components=game.components_fingerprint,
        options=resolve_options(game.options_table, options),
        bots=names,
        seats=game.check_seats(seats),
        round_robin=round_robin,
        seed=seed,
        seconds=seconds if foreign else None,
        stop=None,
        sources={name: source_digest(name) for name in foreign},
        fresh_deals=fresh_deals,
    )


def _round_robin(game: Game, bots: list[str], seats: int | None) -> tuple[list[str], int]:
    """Give the different bots, and the seats of a table."""
    names = list(dict.fromkeys(bots))
    if len(names) < 2:
        raise BadRequest("too-few-bots", "A round robin needs at least two different bots.", {})
    return names, game.min_seats if seats is None else seats


def _match(bots: list[str], seats: int | None) -> tuple[list[str], int]:
    """Give the bots, one a seat."""
    if seats not in (None, len(bots)):
        raise BadRequest(
            "one-bot-a-seat",
            f"A match needs one bot for each of its {seats} seats, not {len(bots)}.",
            {"seats": seats or 0, "given": len(bots)},
        )
    return bots, len(bots)


def stopping_at(plan: Plan, share: float, games: int) -> Plan:
    """Let a match of so many games at most stop when the first bot's share is surely above or below a threshold."""
    if plan.round_robin:
        raise BadRequest("stop-of-match", "Only a match can stop early, not a round robin.", {})
    return replace(plan, stop=Stop(share, games))


def companies_of(bots: list[str], seats: int) -> list[tuple[str, ...]]:
    """List who meets whom: every choice of bots for the seats; with too few of them, some sit there twice."""
    if len(bots) >= seats:
        return list(combinations(bots, seats))
    return [company for company in combinations_with_replacement(bots, seats) if len(set(company)) > 1]


def rotations(seating: tuple[str, ...]) -> list[tuple[str, ...]]:
    """List the different ways in which a company that keeps its order can be turned around the table."""
    turned = [seating[at:] + seating[:at] for at in range(len(seating))]
    return list(dict.fromkeys(turned))


def circles(company: tuple[str, ...]) -> list[tuple[str, ...]]:
    """List the different orders around the table, rotations apart."""
    found: list[tuple[str, ...]] = []
    for rest in permutations(company[1:]):
        order = (company[0], *rest)
        if not set(rotations(order)) & set(found):
            found.append(order)
    return found
