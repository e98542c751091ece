"""Phase III, step 12: builders in the market buy and sell in the order of their spaces, one trade a turn."""

from kingsbridge.core.contract import Phase
from kingsbridge.core.reason import Reason
from kingsbridge.games.pillars import frames
from kingsbridge.games.pillars.accounts import add_gold, move_cubes
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
    MOST_HELD,
    NUM_RESOURCES,
    NUM_STALLS,
    RESOURCES,
    SELL_PRICES,
    STONE,
    WOOD,
)
from kingsbridge.games.pillars.components import MARKET as MARKET_PLACE
from kingsbridge.games.pillars.reckoning import has_stonecutter, has_woodworker
from kingsbridge.games.pillars.state import PillarsState


class Market(Phase[PillarsState]):
    """Asks for one trade, or to leave for good."""

    name = "market"
    rule = "PIL-066"

    def enter(self, state: PillarsState) -> None:
        """Open the market, unless nobody is there."""
        if frames.market_space(state.frames[-1]) < 0:
            _next_space(state, -1)

    def legal(self, state: PillarsState) -> list[int]:
        """List leaving, which plays itself alone, then purchases and sales."""
        seat = state.frames[-1].seat
        found = [LEAVE]
        for resource in range(NUM_STALLS):
            if may_buy(state, seat, resource):
                most = min(state.stalls[resource], state.gold[seat] // BUY_PRICES[resource])
                for count in range(most):
                    found.append(BUYS[resource] + count)
        for resource in range(NUM_RESOURCES):
            if may_sell(state, seat, resource):
                held = min(state.cubes[seat * NUM_RESOURCES + resource], MOST_HELD[resource])
                for count in range(held):
                    found.append(SALES[resource] + count)
        return found

    def apply(self, state: PillarsState, action: int) -> None:
        """Do the trade or take the builder home; then the next space."""
        frame = state.frames[-1]
        space = frames.market_space(frame)
        if action == LEAVE:
            state.spaces[FIRST_SPACES[MARKET_PLACE] + space] = -1
            state.bag[frame.seat] += 1
            if state.journal is not None:
                state.note("market-left", {"seat": frame.seat})
        else:
            _trade(state, frame.seat, action - BUY_0)
        _next_space(state, space)

    def why_not(self, state: PillarsState, action: int) -> Reason:
        """A craftsman, gold or cubes are missing, or the type was traded the other way."""
        if not BUY_0 <= action < BUY_0 + NUM_TRADES:
            return Reason(self.rule, "not-now", {})
        trade = action - BUY_0
        seat = state.frames[-1].seat
        if TRADE_SIGNS[trade] > 0:
            return _no_purchase(state, seat, TRADE_RESOURCES[trade], TRADE_COUNTS[trade])
        return _no_sale(state, seat, TRADE_RESOURCES[trade])


def may_buy(state: PillarsState, seat: int, resource: int) -> bool:
    """Nothing that was sold this round; wood only with a woodworker."""
    if state.sold[seat] >> resource & 1:
        return False
    return resource != WOOD or has_woodworker(state.rows[seat])


def may_sell(state: PillarsState, seat: int, resource: int) -> bool:
    """Nothing that was bought this round; stone only with a stonecutter."""
    if state.bought[seat] >> resource & 1:
        return False
    return resource != STONE or has_stonecutter(state.rows[seat])


def _no_purchase(state: PillarsState, seat: int, resource: int, count: int) -> Reason:
    if state.sold[seat] >> resource & 1:
        return Reason("PIL-070", "sold-this-round", {"resource": RESOURCES[resource]})
    if resource == WOOD and not has_woodworker(state.rows[seat]):
        return Reason("PIL-068", "no-woodworker", {})
    if state.stalls[resource] < count:
        return Reason("PIL-067", "stall-short", {"resource": RESOURCES[resource]})
    needed = count * BUY_PRICES[resource]
    return Reason("PIL-067", "little-gold", {"needed": needed, "held": state.gold[seat]})


def _no_sale(state: PillarsState, seat: int, resource: int) -> Reason:
    if state.bought[seat] >> resource & 1:
        return Reason("PIL-070", "bought-this-round", {"resource": RESOURCES[resource]})
    if resource == STONE and not has_stonecutter(state.rows[seat]):
        return Reason("PIL-069", "no-stonecutter", {})
    held = state.cubes[seat * NUM_RESOURCES + resource]
    return Reason("PIL-067", "few-cubes", {"resource": RESOURCES[resource], "held": held})


def _next_space(state: PillarsState, space: int) -> None:
    """Give the turn to the next builder still in the market; without one the cathedral is built."""
    spaces = LOCATION_SPACES[MARKET_PLACE]
    for step in range(1, spaces + 1):
        following = (space + step) % spaces
        seat = state.spaces[FIRST_SPACES[MARKET_PLACE] + following]
        if seat >= 0:
            state.replace(frames.market(seat, following))
            return
    state.replace(frames.architect(state.start_seat, 0))


def _trade(state: PillarsState, seat: int, trade: int) -> None:
    resource = TRADE_RESOURCES[trade]
    count = TRADE_COUNTS[trade]
    if TRADE_SIGNS[trade] > 0:
        _buy(state, seat, resource, count)
    else:
        _sell(state, seat, resource, count)


def _buy(state: PillarsState, seat: int, resource: int, count: int) -> None:
    """Pay for cubes from the stall."""
    cost = count * BUY_PRICES[resource]
    state.gold[seat] -= cost
    state.stalls[resource] -= count
    state.cubes[seat * NUM_RESOURCES + resource] += count
    state.bought[seat] |= 1 << resource
    if state.journal is not None:
        state.note("bought", {**_terms(state, seat, resource, count), "cost": cost})


def _sell(state: PillarsState, seat: int, resource: int, count: int) -> None:
    """Give cubes to the supply, not to the stalls, for gold up to the limit."""
    worth = count * SELL_PRICES[resource]
    move_cubes(state, seat, resource, -count)
    lost = add_gold(state, seat, worth)
    state.sold[seat] |= 1 << resource
    if state.journal is not None:
        state.note("sold", {**_terms(state, seat, resource, count), "change": worth - lost, "lost": lost})


def _terms(state: PillarsState, seat: int, resource: int, count: int) -> dict[str, object]:
    return {
        "seat": seat,
        "count": count,
        "resource": RESOURCES[resource],
        "held": state.cubes[seat * NUM_RESOURCES + resource],
        "total": state.gold[seat],
    }
