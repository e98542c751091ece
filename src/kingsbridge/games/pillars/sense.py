"""What a position of The Pillars of the Earth is worth to a seat, in points, as named parts that sum up.

The weights below are estimates found by playing many games, not rules: they steer bots and hints and nothing else.
"""

from random import Random
from typing import Final

from kingsbridge.core.contract import Sense
from kingsbridge.games.pillars import frames
from kingsbridge.games.pillars.actions import (
    BUY_0,
    DISMISS_0,
    DONE,
    DROP_0,
    HIRE_0,
    KEEP,
    LEAVE,
    NUM_TRADES,
    PASS,
    PASS_BUILDER,
    PLACE_0,
    REMIGIUS_0,
    TAKE_0,
    TRADE_COUNTS,
    TRADE_RESOURCES,
    TRADE_SIGNS,
    USE_0,
)
from kingsbridge.games.pillars.components import (
    ADVANTAGE_AT_ONCE,
    ADVANTAGE_CUBES,
    ADVANTAGE_GOLD,
    ADVANTAGE_POINTS,
    ADVANTAGES,
    ARCHBISHOP,
    BUILDERS,
    BUY_PRICES,
    CARD_CUBES,
    CARD_RESOURCES,
    CARD_WORKERS,
    CASTLE,
    CATHEDRAL,
    COURT,
    CRAFT_CAPACITIES,
    CRAFT_COSTS,
    CRAFT_GOLD,
    CRAFT_NEEDS_MIXER,
    CRAFT_POINTS,
    CRAFT_TAKES,
    CRAFT_TAKES_GOLD,
    FIRST_HIRED,
    FIRST_SPACES,
    KEPT_CUBES,
    KINGSBRIDGE,
    MARKET,
    MARKET_STEP,
    METAL,
    MOST_GOLD,
    NUM_ADVANTAGES,
    NUM_CRAFTSMEN,
    NUM_RESOURCES,
    NUM_SPACES,
    PRIOR_PHILIP,
    PRIORY,
    PRIORY_POINTS,
    PRODUCTION_STEP,
    ROUNDS,
    SELL_PRICES,
    SHIRING,
    SPACE_LOCATIONS,
    WOOL_MILL_STEP,
)
from kingsbridge.games.pillars.planner import GOLD, POINT, Workshop, fresh_uses, workshop_of
from kingsbridge.games.pillars.reckoning import (
    expected_production,
    extra_uses,
    has_built,
    has_mixer,
    room_for_craftsmen,
    space_for,
)
from kingsbridge.games.pillars.state import PillarsState

# A cube kept for the next round: wood, stone, sand, metal.
KEPT_WORTH: Final[list[float]] = [0.6, 0.8, 0.5, 1.7]
# A gold piece while rounds are still to come, the first ones more than the last ones; and in the last round.
GOLD_WORTH: Final = 0.22
GOLD_FIRST: Final = 12
GOLD_REST: Final = 0.1
GOLD_LAST_ROUND: Final = 0.12
GOLD_AT_END: Final = 0.01
# A permanent or waiting advantage, for each round to come or once.
ADVANTAGE_EACH_ROUND: Final[dict[str, float]] = {
    "aliena": 0.5,
    "tom": 0.7,
    "richard": 0.45,
    "otto": 0.25,
    "jack": 0.6,
    "francis": 0.3,
    "prior-philip": 0.35,
    "ellen": 0.15,
}
ADVANTAGE_ONCE: Final[dict[str, float]] = {"thomas": 0.9, "tax-exemption": 0.7, "remigius": 1.1}
# Builders on their spaces, besides what can be reckoned.
ARCHBISHOP_WORTH: Final = 1.0
COURT_WORTH: Final = 0.75
CASTLE_WORTH: Final = 0.55
MARKET_WORTH: Final = 1.0
START_WORTH: Final = 0.6
WAITING_BUILDER: Final = 0.75
BUILDER_IN_BAG: Final = 0.9
# Cubes a craftsman finds to work with in an average round.
USUAL_USES: Final = 3
RIVALS_WEIGHT: Final = 0.4
# For playouts: what a cube brings that craftsmen use, a builder who waits, and the luck in a choice.
USED_WORTH: Final[list[float]] = [0.9, 1.1, 0.7, 2.0]
PASSING_WORTH: Final = 0.9
LUCK: Final = 0.7


def _craft_rate(craftsman: int) -> float:
    """Estimate what a craftsman brings in a coming round beyond the worth of what he takes."""
    takes = 0.0
    for resource in range(NUM_RESOURCES):
        takes += CRAFT_TAKES[craftsman * NUM_RESOURCES + resource] * KEPT_WORTH[resource]
    takes += CRAFT_TAKES_GOLD[craftsman] * GOLD_WORTH
    gives = CRAFT_POINTS[craftsman] + CRAFT_GOLD[craftsman] * GOLD_WORTH
    usual = 1 if CRAFT_TAKES[craftsman * NUM_RESOURCES + METAL] else USUAL_USES
    return max(0.15, (gives - takes) * min(usual, CRAFT_CAPACITIES[craftsman]))


CRAFT_RATES: Final[list[float]] = [_craft_rate(craftsman) for craftsman in range(NUM_CRAFTSMEN)]
# For playouts: points (or gold) for a use less the worth of what it takes.
_USE_WORTH: Final[list[float]] = [
    CRAFT_POINTS[craftsman]
    + 0.1 * CRAFT_GOLD[craftsman]
    - 0.1 * sum(CRAFT_TAKES[craftsman * NUM_RESOURCES :][:NUM_RESOURCES])
    for craftsman in range(NUM_CRAFTSMEN)
]


class PillarsSense(Sense[PillarsState]):
    """The parts: points, gold, goods and what they will become, craftsmen, advantages, builders, and the rivals'."""

    part_names = ["points", "gold", "goods", "craftsmen", "advantages", "builders", "rivals"]

    def parts(self, state: PillarsState, seat: int) -> list[float]:
        """Give the worth of the position to a seat."""
        parts = self.own_parts(state, seat)
        parts.append(-RIVALS_WEIGHT * mean_of_others(state, seat))
        return parts

    def own_parts(self, state: PillarsState, seat: int) -> list[float]:
        """Give all parts but the rivals'."""
        points = float(state.points[seat])
        if state.is_over:
            return [points, GOLD_AT_END * state.gold[seat], 0.0, 0.0, 0.0, 0.0]
        return [
            points,
            gold_worth(state, gold_to_be(state, seat)),
            _goods_worth(state, seat),
            craftsmen_worth(state, seat),
            advantages_worth(state, seat),
            _builders_worth(state, seat),
        ]

    def standings(self, state: PillarsState) -> list[float]:
        """Give each seat's worth without the rivals' part."""
        return [_own_worth(self.parts(state, seat)) for seat in range(state.seats)]

    def proposal(self, state: PillarsState) -> int:
        """Give the best step of the building, reckoned exactly, the best trade, or the cube least missed; else -1.

        Rules: PIL-124.
        """
        if state.is_over:
            return -1
        frame = state.frames[-1]
        if frames.is_cathedral(frame):
            shop = workshop_of(state, frame)
            slot = shop.next_use()
            return DONE if slot < 0 else USE_0 + shop.row[slot]
        if frames.is_store(frame):
            return _cube_to_drop(state)
        if frames.is_market(frame):
            return _best_trade(state, frame.seat)
        return -1

    def policy(self, state: PillarsState, random: Random) -> int:
        """Give a quick, plausible move: by the worth of cards and spaces, with some luck."""
        legal = state.legal_actions()
        frame = state.frames[-1]
        if frames.is_cathedral(frame):
            return _quick_use(legal)
        if frames.is_store(frame):
            return _cube_to_drop(state)
        if frames.is_market(frame):
            return _best_trade(state, frame.seat)
        if frames.is_throw_back(frame):
            return KEEP
        if frames.is_builder(frame) or frames.is_passed_builder(frame):
            return _plausible_space(state, legal, random)
        if frames.is_cards(frame):
            return _plausible_card(state, legal, random)
        if frames.is_dismissal(frame):
            return _weakest(legal)
        return legal[int(random.random() * len(legal))]


# --- gold ------------------------------------------------------------------------------------------------------------


def gold_to_be(state: PillarsState, seat: int) -> int:
    """Give a seat's gold with what its idle workers will earn."""
    gold = state.gold[seat]
    running = state.frames[0]
    if frames.step(running) <= WOOL_MILL_STEP:
        gold += state.mill[seat]
    if frames.part(running) == 1:
        gold += state.workers[seat]
    return min(MOST_GOLD, gold)


def gold_worth(state: PillarsState, gold: int) -> float:
    """Estimate what gold is worth: in the last round only what it can still buy."""
    if state.epoch == ROUNDS - 1:
        return gold * (GOLD_LAST_ROUND if frames.step(state.frames[0]) <= MARKET_STEP else GOLD_AT_END)
    first = min(gold, GOLD_FIRST)
    return first * GOLD_WORTH + (gold - first) * GOLD_REST


# --- goods -----------------------------------------------------------------------------------------------------------


def workshop_for(state: PillarsState, seat: int) -> Workshop:
    """Give what a seat will build with this round, production included."""
    running = state.frames[0]
    if frames.is_cathedral(running) and running.seat == seat:
        return workshop_of(state, running)
    shop = Workshop()
    at = seat * NUM_RESOURCES
    shop.cubes = state.cubes[at : at + NUM_RESOURCES]
    if frames.step(running) < PRODUCTION_STEP:
        coming = expected_production(state, seat)
        for resource in range(NUM_RESOURCES):
            shop.cubes[resource] += coming[resource]
    shop.gold = 0
    shop.row = state.rows[seat]
    shop.left = fresh_uses(shop.row)
    shop.extra = extra_uses(state)
    return shop


def _goods_worth(state: PillarsState, seat: int) -> float:
    """Give the points that the goods bring this round, and the worth of what may be kept."""
    at = seat * NUM_RESOURCES
    if has_built(state, seat):
        return kept_worth(state, state.cubes[at : at + NUM_RESOURCES])
    return shop_worth(state, workshop_for(state, seat))


def shop_worth(state: PillarsState, shop: Workshop) -> float:
    best = shop.best()
    kept = best % GOLD
    gold = best % POINT // GOLD - shop.gold
    worth = best // POINT + gold * GOLD_WORTH
    if state.epoch == ROUNDS - 1:
        return float(worth)
    # Which cubes are kept is not asked here; they are worth a little less than those chosen with care.
    return worth + 0.6 * kept + (0.8 * min(1, shop.cubes[METAL]) if kept else 0.0)


def kept_worth(state: PillarsState, cubes: list[int]) -> float:
    """Give the worth of cubes kept for the next round, the best five of them."""
    if state.epoch == ROUNDS - 1:
        return 0.0
    room = KEPT_CUBES
    worth = 0.0
    for resource in _BY_WORTH:
        kept = min(room, cubes[resource])
        room -= kept
        worth += kept * KEPT_WORTH[resource]
    return worth


def _worth_of(resource: int) -> float:
    return KEPT_WORTH[resource]


_BY_WORTH: Final[list[int]] = sorted(range(NUM_RESOURCES), key=_worth_of, reverse=True)


def _cube_to_drop(state: PillarsState) -> int:
    """Give back what is worth least for the next round."""
    at = state.frames[-1].seat * NUM_RESOURCES
    chosen = -1
    for resource in _BY_WORTH:
        if state.cubes[at + resource] > 0:
            chosen = resource
    return DROP_0 + chosen


def _quick_use(legal: list[int]) -> int:
    """Take the use that brings most at once; stop when there is none."""
    chosen = DONE
    best = 0.0
    for action in legal:
        if action >= USE_0 and _USE_WORTH[action - USE_0] > best:
            chosen = action
            best = _USE_WORTH[action - USE_0]
    return chosen


def _plausible_space(state: PillarsState, legal: list[int], random: Random) -> int:
    """Place a builder where he brings most for his price, or let him wait."""
    seat = state.frames[-1].seat
    best = legal[0]
    best_claim = -1e9
    for action in legal:
        claim = LUCK * random.random()
        if action == PASS_BUILDER:
            claim += PASSING_WORTH
        elif PLACE_0 <= action < REMIGIUS_0:
            space = space_for(state, seat, action - PLACE_0)
            claim += space_worth(state, seat, space) - GOLD_WORTH * state.price
        else:
            claim -= 1.0
        if claim > best_claim:
            best = action
            best_claim = claim
    return best


def _plausible_card(state: PillarsState, legal: list[int], random: Random) -> int:
    """Take the card whose cubes, or the craftsman whose work, is worth most for its price."""
    seat = state.frames[-1].seat
    best = PASS
    best_claim = -1e9
    for action in legal:
        claim = LUCK * random.random()
        if action < HIRE_0:
            card = action - TAKE_0
            claim += CARD_CUBES[card] * USED_WORTH[CARD_RESOURCES[card]] - GOLD_WORTH * CARD_WORKERS[card]
        elif action < PASS:
            craftsman = action - HIRE_0 + FIRST_HIRED
            claim += _recruit_worth(state, seat, craftsman) - gold_worth(state, CRAFT_COSTS[craftsman])
        if claim > best_claim:
            best = action
            best_claim = claim
    return best


def _weakest(legal: list[int]) -> int:
    """Dismiss the craftsman who brings least."""
    chosen = legal[0]
    for action in legal:
        if CRAFT_RATES[action - DISMISS_0] < CRAFT_RATES[chosen - DISMISS_0]:
            chosen = action
    return chosen


# --- the market ------------------------------------------------------------------------------------------------------


def _best_trade(state: PillarsState, seat: int) -> int:
    """Give the trade after which goods and gold together are worth most, or leaving."""
    shop = workshop_for(state, seat)
    shop.gold = state.gold[seat]
    chosen = LEAVE
    best = _trade_worth(state, shop) + 0.05
    for action in state.legal_actions():
        trade = action - BUY_0
        if not 0 <= trade < NUM_TRADES:
            continue
        after = Workshop()
        after.row = shop.row
        after.left = shop.left
        after.extra = shop.extra
        after.cubes = shop.cubes.copy()
        resource = TRADE_RESOURCES[trade]
        after.cubes[resource] += TRADE_SIGNS[trade] * TRADE_COUNTS[trade]
        price = BUY_PRICES[resource] if TRADE_SIGNS[trade] > 0 else SELL_PRICES[resource]
        after.gold = min(MOST_GOLD, shop.gold - TRADE_SIGNS[trade] * TRADE_COUNTS[trade] * price)
        worth = _trade_worth(state, after)
        if worth > best:
            chosen = action
            best = worth
    return chosen


def _trade_worth(state: PillarsState, shop: Workshop) -> float:
    best = shop.best()
    gold = best % POINT // GOLD
    worth = best // POINT + gold_worth(state, gold)
    return worth + (0.0 if state.epoch == ROUNDS - 1 else 0.6 * (best % GOLD))


# --- craftsmen, advantages, builders ---------------------------------------------------------------------------------


def rounds_to_come(state: PillarsState) -> int:
    return ROUNDS - 1 - state.epoch


def craftsmen_worth(state: PillarsState, seat: int) -> float:
    """Give what the row will bring in the rounds after this one."""
    row = state.rows[seat]
    mixer = has_mixer(row)
    worth = 0.0
    for craftsman in row:
        if not CRAFT_NEEDS_MIXER[craftsman] or mixer:
            worth += CRAFT_RATES[craftsman]
    return worth * rounds_to_come(state)


def advantages_worth(state: PillarsState, seat: int) -> float:
    worth = 0.0
    for advantage in range(NUM_ADVANTAGES):
        if state.owners[advantage] == seat:
            worth += ADVANTAGE_RATES[advantage] * rounds_to_come(state) + ADVANTAGE_USES[advantage]
    return worth


ADVANTAGE_RATES: Final[list[float]] = [ADVANTAGE_EACH_ROUND.get(key, 0.0) for key in ADVANTAGES]
ADVANTAGE_USES: Final[list[float]] = [ADVANTAGE_ONCE.get(key, 0.0) for key in ADVANTAGES]


def _builders_worth(state: PillarsState, seat: int) -> float:
    """Give what standing, waiting and undrawn builders are worth this round."""
    worth = WAITING_BUILDER * state.track.count(seat)
    if frames.step(state.frames[0]) == 0:
        worth += BUILDER_IN_BAG * min(state.bag[seat], BUILDERS - state.wall[seat])
    for space in range(NUM_SPACES):
        if state.spaces[space] == seat:
            worth += space_worth(state, seat, space)
    return worth


def space_worth(state: PillarsState, seat: int, space: int) -> float:
    location = SPACE_LOCATIONS[space]
    at = space - FIRST_SPACES[location]
    if location == PRIORY:
        extra = ADVANTAGE_POINTS[PRIOR_PHILIP] if state.owners[PRIOR_PHILIP] == seat else 0
        return float(PRIORY_POINTS[at] + extra)
    if location == KINGSBRIDGE:
        return _card_worth(state, state.kingsbridge[at])
    if location == SHIRING:
        return _recruit_worth(state, seat, state.shiring[at])
    if location == COURT:
        return COURT_WORTH + (1.5 if at == 0 else 0.0)
    if location == MARKET:
        return MARKET_WORTH
    if location == ARCHBISHOP:
        return ARCHBISHOP_WORTH
    assert location in (CASTLE, CATHEDRAL)
    if rounds_to_come(state) == 0:
        return 0.0
    return CASTLE_WORTH if location == CASTLE else START_WORTH


def _card_worth(state: PillarsState, advantage: int) -> float:
    """Estimate what an advantage card brings."""
    if advantage < 0:
        return 0.0
    rounds = rounds_to_come(state)
    worth = ADVANTAGE_RATES[advantage] * rounds + ADVANTAGE_USES[advantage]
    if ADVANTAGE_AT_ONCE[advantage]:
        worth += ADVANTAGE_POINTS[advantage] + gold_worth(state, ADVANTAGE_GOLD[advantage])
    for resource in range(NUM_RESOURCES):
        worth += ADVANTAGE_CUBES[advantage * NUM_RESOURCES + resource] * KEPT_WORTH[resource]
    return worth


def _recruit_worth(state: PillarsState, seat: int, craftsman: int) -> float:
    """Estimate what a craftsman adds to a row from this round's building on, the weakest making room for him."""
    if craftsman < 0:
        return 0.0
    row = state.rows[seat]
    lost = 0.0
    if len(row) >= room_for_craftsmen(state, seat):
        lost = min(CRAFT_RATES[craftsman] for craftsman in row)
    return max(0.0, (CRAFT_RATES[craftsman] - lost) * (rounds_to_come(state) + 1))


def mean_of_others(state: PillarsState, seat: int) -> float:
    return (sum(state.points) - state.points[seat]) / (state.seats - 1)


def _own_worth(parts: list[float]) -> float:
    """Sum the parts without the last, the rivals'."""
    worth = 0.0
    for part in parts[:-1]:
        worth += part
    return worth
