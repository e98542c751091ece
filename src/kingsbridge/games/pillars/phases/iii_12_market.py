"""Phase III, step 12: builders in the market buy and sell in the order of their spaces, one trade a turn."""

from kingsbridge.core.contract import Phase
from kingsbridge.core.reason import Reason
from kingsbridge.games.pillars import changes, frames
from kingsbridge.games.pillars.actions import (
    BUY_0,
    BUYS,
    LEAVE,
    NUM_TRADES,
    SALES,
    TRADE_COUNTS,
    TRADE_RESOURCES,
    TRADE_SIGNS,
)
from kingsbridge.games.pillars.components import (
    BUY_PRICES,
    FIRST_SPACES,
    LOCATION_SPACES,
    MARKET,
    MOST_HELD,
    NUM_RESOURCES,
    NUM_STALLS,
    RESOURCES,
    STONE,
    WOOD,
)
from kingsbridge.games.pillars.reckoning import has_stonecutter, has_woodworker
from kingsbridge.games.pillars.state import PillarsState


class Market(Phase[PillarsState]):
    """Asks for one trade, or to leave for good."""

    name = "market"
    rule = "PIL-066"

    def enter(self, state: PillarsState) -> None:
        """Open the market, unless nobody is there.

        Rules: PIL-066, PIL-071.
        """
        if frames.market_space(state.frames[-1]) < 0:
            _next_space(state, -1)

    def legal(self, state: PillarsState) -> list[int]:
        """List leaving, which plays itself alone, then purchases and sales.

        Rules: PIL-066, PIL-067, PIL-119.
        """
        seat = state.frames[-1].seat
        found = [LEAVE]
        for resource in range(NUM_STALLS):
            for count in range(_most_bought(state, seat, resource)):
                found.append(BUYS[resource] + count)
        for resource in range(NUM_RESOURCES):
            for count in range(_most_sold(state, seat, resource)):
                found.append(SALES[resource] + count)
        return found

    def roll_action(self, state: PillarsState) -> int:
        """Count the trades, and roll among them and leaving."""
        seat = state.frames[-1].seat
        most = [_most_bought(state, seat, resource) for resource in range(NUM_STALLS)]
        for resource in range(NUM_RESOURCES):
            most.append(_most_sold(state, seat, resource))
        count = 1
        for units in most:
            count += units
        at: int = state.roll_below(count)
        for trade in range(len(most)):
            if at < most[trade]:
                return (BUYS[trade] if trade < NUM_STALLS else SALES[trade - NUM_STALLS]) + at
            at -= most[trade]
        return LEAVE

    def apply(self, state: PillarsState, action: int) -> None:
        """Do the trade or take the builder home; then the next space."""
        frame = state.frames[-1]
        space = frames.market_space(frame)
        if action == LEAVE:
            changes.leave_market(state, frame.seat, space)
        elif TRADE_SIGNS[action - BUY_0] > 0:
            changes.buy(state, frame.seat, TRADE_RESOURCES[action - BUY_0], TRADE_COUNTS[action - BUY_0])
        else:
            changes.sell(state, frame.seat, TRADE_RESOURCES[action - BUY_0], TRADE_COUNTS[action - BUY_0])
        _next_space(state, space)

    def why_not(self, state: PillarsState, action: int) -> Reason:
        """A craftsman, gold or cubes are missing, or the type was traded the other way.

        Rules: PIL-122.
        """
        if not BUY_0 <= action < BUY_0 + NUM_TRADES:
            return Reason(self.rule, "not-now", {})
        trade = action - BUY_0
        seat = state.frames[-1].seat
        if TRADE_SIGNS[trade] > 0:
            return _no_purchase(state, seat, TRADE_RESOURCES[trade], TRADE_COUNTS[trade])
        return _no_sale(state, seat, TRADE_RESOURCES[trade])


def may_buy(state: PillarsState, seat: int, resource: int) -> bool:
    """Nothing that was sold this round; wood only with a woodworker.

    Rules: PIL-068, PIL-070.
    """
    if state.sold[seat] >> resource & 1:
        return False
    return resource != WOOD or has_woodworker(state.rows[seat])


def may_sell(state: PillarsState, seat: int, resource: int) -> bool:
    """Nothing that was bought this round; stone only with a stonecutter.

    Rules: PIL-069, PIL-070.
    """
    if state.bought[seat] >> resource & 1:
        return False
    return resource != STONE or has_stonecutter(state.rows[seat])


def _most_bought(state: PillarsState, seat: int, resource: int) -> int:
    """Say how many cubes of a resource a seat can buy in a trade."""
    if not may_buy(state, seat, resource):
        return 0
    return min(state.stalls[resource], state.gold[seat] // BUY_PRICES[resource])


def _most_sold(state: PillarsState, seat: int, resource: int) -> int:
    """Say how many cubes of a resource a seat can sell in a trade."""
    if not may_sell(state, seat, resource):
        return 0
    return min(state.cubes[seat * NUM_RESOURCES + resource], MOST_HELD[resource])


def _no_purchase(state: PillarsState, seat: int, resource: int, count: int) -> Reason:
    """Say why a seat cannot buy so many."""
    if state.sold[seat] >> resource & 1:
        return Reason("PIL-070", "sold-this-round", {"resource": RESOURCES[resource]})
    if resource == WOOD and not has_woodworker(state.rows[seat]):
        return Reason("PIL-068", "no-woodworker", {})
    if state.stalls[resource] < count:
        return Reason("PIL-067", "stall-short", {"resource": RESOURCES[resource]})
    needed = count * BUY_PRICES[resource]
    return Reason("PIL-067", "little-gold", {"needed": needed, "held": state.gold[seat]})


def _no_sale(state: PillarsState, seat: int, resource: int) -> Reason:
    """Say why a seat cannot sell so many."""
    if state.bought[seat] >> resource & 1:
        return Reason("PIL-070", "bought-this-round", {"resource": RESOURCES[resource]})
    if resource == STONE and not has_stonecutter(state.rows[seat]):
        return Reason("PIL-069", "no-stonecutter", {})
    held = state.cubes[seat * NUM_RESOURCES + resource]
    return Reason("PIL-067", "few-cubes", {"resource": RESOURCES[resource], "held": held})


def _next_space(state: PillarsState, space: int) -> None:
    """Give the turn to the next builder still in the market; without one the cathedral is built.

    Rules: PIL-066.
    """
    spaces = LOCATION_SPACES[MARKET]
    for step in range(1, spaces + 1):
        following = (space + step) % spaces
        seat = state.spaces[FIRST_SPACES[MARKET] + following]
        if seat >= 0:
            state.replace(frames.market(seat, following))
            return
    state.replace(frames.architect(state.start_seat, 0))
