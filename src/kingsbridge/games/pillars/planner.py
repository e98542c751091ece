"""The best use of the craftsmen, exactly: most points this round, then most gold, then most cubes kept.

A craftsman who turns one kind of cube into points only competes with others for that kind, so each kind is a small
knapsack. What is left to try out are craftsmen who take two kinds or make gold from cubes, and who gets the extra use
of the event Archbishop. Gold is spent as early as possible, so that the limit of 30 cuts nothing that could be saved.
"""

from typing import TYPE_CHECKING, Final

from kingsbridge.core.frame import Frame
from kingsbridge.games.pillars import frames
from kingsbridge.games.pillars.components import (
    CRAFT_BY_HIMSELF,
    CRAFT_EXTRA,
    CRAFT_GOLD,
    CRAFT_NEEDS,
    CRAFT_NEEDS_MIXER,
    CRAFT_POINTS,
    CRAFT_TAKES,
    CRAFT_TAKES_GOLD,
    KEPT_CUBES,
    MOST_GOLD,
    NUM_CRAFTSMEN,
    NUM_RESOURCES,
)
from kingsbridge.games.pillars.components import CRAFT_CAPACITIES as CAPACITIES
from kingsbridge.games.pillars.reckoning import can_work, extra_uses, has_mixer, uses_left

if TYPE_CHECKING:
    from kingsbridge.games.pillars.state import PillarsState

# A plan's worth as one number: points, then gold (0 to 30), then cubes kept (0 to 5).
POINT: Final = 1000
GOLD: Final = 10


def _single(craftsman: int) -> int:
    """Give the one resource a craftsman turns into points, or -1 if he is not of that kind."""
    kinds = [r for r in range(NUM_RESOURCES) if CRAFT_TAKES[craftsman * NUM_RESOURCES + r]]
    return kinds[0] if len(kinds) == 1 and CRAFT_POINTS[craftsman] and not CRAFT_GOLD[craftsman] else -1


def _is_mixed(craftsman: int) -> bool:
    """Say whether his uses have to be tried out: he takes two kinds, or cubes for gold."""
    return sum(CRAFT_TAKES[craftsman * NUM_RESOURCES :][:NUM_RESOURCES]) > 0 and SINGLES[craftsman] < 0


SINGLES: Final[list[int]] = [_single(craftsman) for craftsman in range(NUM_CRAFTSMEN)]
_MIXED: Final[list[bool]] = [_is_mixed(craftsman) for craftsman in range(NUM_CRAFTSMEN)]


class Workshop:
    """What a seat has to build with: cubes, gold, its row, and the uses each of the row has left."""

    def __init__(self) -> None:
        self.cubes: list[int] = []
        self.gold = 0
        self.row: list[int] = []
        self.left: list[int] = []  # by slot, without the extra use
        self.extra = 0  # uses above the numbers
        self._best: list[list[int]] = []  # resource -> cubes given -> most points
        self._income: list[int] = []
        self._prices: list[int] = []  # gold of each use of a goldsmith, the cheapest first

    def best(self) -> int:
        """Give the worth of the best plan.

        Rules: PIL-124.
        """
        found = self._best_with(self.left)
        if self.extra > 0:
            for slot in range(len(self.row)):
                if CRAFT_EXTRA[self.row[slot]] and not CRAFT_BY_HIMSELF[self.row[slot]]:
                    left = self.left.copy()
                    left[slot] = max(0, left[slot]) + 1
                    found = max(found, self._best_with(left))
        return found

    def worth_of_stopping(self) -> int:
        """Give the worth of building nothing more."""
        return self.gold * GOLD + min(KEPT_CUBES, sum(self.cubes))

    def after(self, slot: int) -> "Workshop":
        """Let the craftsman in a slot work once."""
        craftsman = self.row[slot]
        other = Workshop()
        other.row = self.row
        other.left = self.left.copy()
        other.extra = self.extra
        if other.left[slot] > 0:
            other.left[slot] -= 1
        else:
            other.extra -= 1
        first = craftsman * NUM_RESOURCES
        other.cubes = [self.cubes[r] - CRAFT_TAKES[first + r] for r in range(NUM_RESOURCES)]
        other.gold = min(MOST_GOLD, self.gold - CRAFT_TAKES_GOLD[craftsman] + CRAFT_GOLD[craftsman])
        return other

    def can_use(self, slot: int) -> bool:
        """Say whether the craftsman in a slot may work and finds what he needs."""
        craftsman = self.row[slot]
        if CRAFT_BY_HIMSELF[craftsman]:
            return False
        if self.left[slot] <= 0 and not (self.extra > 0 and CRAFT_EXTRA[craftsman]):
            return False
        return can_work(self.cubes, 0, self.gold, craftsman, has_mixer(self.row))

    def next_use(self) -> int:
        """Give the slot to use next in the best plan (of equals the craftsman of the lowest number), or -1 to stop.

        Rules: PIL-124.
        """
        aim = self.best()
        if self.worth_of_stopping() == aim:
            return -1
        chosen = -1
        for slot in range(len(self.row)):
            if chosen >= 0 and self.row[slot] > self.row[chosen]:
                continue
            if self.can_use(slot) and CRAFT_POINTS[self.row[slot]] * POINT + self.after(slot).best() == aim:
                chosen = slot
        return chosen

    def _best_with(self, left: list[int]) -> int:
        self._gather(left)
        return self._try_mixed(0, left, self.cubes, self._income, 0)

    def _gather(self, left: list[int]) -> None:
        """Reckon for each resource the most points any number of cubes can bring, and list incomes and prices."""
        mixer = has_mixer(self.row)
        self._best = [[0] * (cubes + 1) for cubes in self.cubes]
        self._income = []
        self._prices = []
        for slot in range(len(self.row)):
            craftsman = self.row[slot]
            if CRAFT_BY_HIMSELF[craftsman] or (CRAFT_NEEDS_MIXER[craftsman] and not mixer):
                continue
            if SINGLES[craftsman] >= 0:
                for _ in range(left[slot]):
                    _add_use(self._best[SINGLES[craftsman]], craftsman)
            elif CRAFT_TAKES_GOLD[craftsman]:
                for _ in range(left[slot]):
                    self._prices.append(CRAFT_TAKES_GOLD[craftsman])
            elif CRAFT_NEEDS[craftsman] >= 0 and self.cubes[CRAFT_NEEDS[craftsman]] > 0:
                for _ in range(left[slot]):
                    self._income.append(CRAFT_GOLD[craftsman])
        self._prices.sort()

    def _try_mixed(self, slot: int, left: list[int], cubes: list[int], income: list[int], points: int) -> int:
        """Try every number of uses of each craftsman from this slot on who cannot be reckoned alone."""
        while slot < len(self.row) and not _MIXED[self.row[slot]]:
            slot += 1
        if slot == len(self.row):
            return self._worth(cubes, income, points)
        craftsman = self.row[slot]
        found = self._try_mixed(slot + 1, left, cubes, income, points)
        for _ in range(left[slot]):
            cubes = _taken(cubes, craftsman)
            if not cubes:
                break
            points += CRAFT_POINTS[craftsman]
            if CRAFT_GOLD[craftsman]:
                income = [*income, CRAFT_GOLD[craftsman]]
            found = max(found, self._try_mixed(slot + 1, left, cubes, income, points))
        return found

    def _worth(self, cubes: list[int], income: list[int], points: int) -> int:
        """Give the worth when these cubes are left for the craftsmen of single resources."""
        kept = 0
        for resource in range(NUM_RESOURCES):
            best = self._best[resource]
            given = cubes[resource]
            points += best[given]
            kept += given - best.index(best[given])
        gold, uses = _spend(self.gold, self._prices, 0)
        for amount in income:
            gold, uses = _spend(min(MOST_GOLD, gold + amount), self._prices, uses)
        points += uses
        return points * POINT + gold * GOLD + min(KEPT_CUBES, kept)


def _add_use(best: list[int], craftsman: int) -> None:
    """Add one more possible use to a knapsack."""
    takes = CRAFT_TAKES[craftsman * NUM_RESOURCES + SINGLES[craftsman]]
    gain = CRAFT_POINTS[craftsman]
    for cubes in range(len(best) - 1, takes - 1, -1):
        if best[cubes - takes] + gain > best[cubes]:
            best[cubes] = best[cubes - takes] + gain


def _taken(cubes: list[int], craftsman: int) -> list[int]:
    """Give the cubes left after one use; an empty list if there are too few."""
    first = craftsman * NUM_RESOURCES
    left = [cubes[r] - CRAFT_TAKES[first + r] for r in range(NUM_RESOURCES)]
    return [] if min(left) < 0 else left


def _spend(gold: int, prices: list[int], uses: int) -> tuple[int, int]:
    """Turn gold into points as long as there are uses and gold."""
    while uses < len(prices) and gold >= prices[uses]:
        gold -= prices[uses]
        uses += 1
    return gold, uses


def workshop_of(state: "PillarsState", frame: Frame) -> Workshop:
    """Read from a position what the seat that is building has to build with."""
    seat = frame.seat
    shop = Workshop()
    at = seat * NUM_RESOURCES
    shop.cubes = state.cubes[at : at + NUM_RESOURCES]
    shop.gold = state.gold[seat]
    shop.row = state.rows[seat]
    shop.left = [
        max(0, uses_left(craftsman, frames.used_times(frame, slot), 0))
        for slot, craftsman in enumerate(shop.row)
    ]
    shop.extra = extra_uses(state) - frames.extra_used(frame)
    return shop


def fresh_uses(row: list[int]) -> list[int]:
    """List the uses of a row at the beginning of a round."""
    return [0 if CRAFT_BY_HIMSELF[craftsman] else CAPACITIES[craftsman] for craftsman in row]
