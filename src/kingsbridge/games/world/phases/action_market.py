"""Action cards of the wool trade: Wool & Cloth Sales and Cloth Production."""

from kingsbridge.core.contract import Phase
from kingsbridge.core.reason import Reason
from kingsbridge.games.world import frames
from kingsbridge.games.world.actions import DECLINE, SELL_CLOTH, SELL_WOOL, WEAVE
from kingsbridge.games.world.changes import gain, pay
from kingsbridge.games.world.components import (
    CLOTH,
    CLOTH_PRICE,
    EVENTS,
    GOLD,
    GOODS,
    MARKET_CLOSED,
    WEAVE_LIMIT,
    WOOL,
)
from kingsbridge.games.world.phases.action_end import card_name, finish_as_it_is, way_out
from kingsbridge.games.world.reckoning import holds, market_is_open, sellable_cloth, wool_price
from kingsbridge.games.world.state import WorldState


class WoolAndClothSales(Phase[WorldState]):
    """Wool & Cloth Sales: any number of wool, and cloth up to the limit, one unit after the other.

    Rules: WOR-053, WOR-054, WOR-114, WOR-134, WOR-151.
    """

    name = "wool-cloth-sales"
    rule = "WOR-052"

    def legal(self, state: WorldState) -> list[int]:
        """List what can be sold."""
        frame = state.frames[-1]
        found: list[int] = []
        if market_is_open(state):
            if holds(state, frame.seat, WOOL) > 0:
                found.append(SELL_WOOL)
            if sellable_cloth(state, frame.seat, frames.cloth_sold(frame)):
                found.append(SELL_CLOTH)
        found.append(way_out(frame))
        return found

    def apply(self, state: WorldState, action: int) -> None:
        """Sell one unit."""
        frame = state.frames[-1]
        if action >= DECLINE:
            finish_as_it_is(state)
            return
        cloth = action == SELL_CLOTH
        pay(state, frame.seat, CLOTH if cloth else WOOL, 1, card_name(state))
        gain(state, frame.seat, GOLD, CLOTH_PRICE if cloth else wool_price(state), card_name(state))
        state.replace(frames.sold_cloth(frame) if cloth else frames.sold_wool(frame))

    def why_not(self, state: WorldState, action: int) -> Reason:
        """The market is closed or covered, the limit is reached, or there is nothing to sell."""
        if action not in (SELL_WOOL, SELL_CLOTH):
            return Reason(self.rule, "not-now", {})
        seat = state.frames[-1].seat
        good = CLOTH if action == SELL_CLOTH else WOOL
        if not market_is_open(state):
            return Reason("WOR-151", "market-closed", {"event": EVENTS[MARKET_CLOSED]})
        if good == CLOTH and state.cloth_covered:
            return Reason("WOR-053", "cloth-covered", {})
        if holds(state, seat, good) == 0:
            return Reason(self.rule, "no-good", {"good": GOODS[good]})
        return Reason("WOR-053", "cloth-limit", {})


class ClothProduction(Phase[WorldState]):
    """Cloth Production: one or two wool become as many cloth."""

    name = "cloth-production"
    rule = "WOR-061"

    def legal(self, state: WorldState) -> list[int]:
        """Offer the next cloth."""
        frame = state.frames[-1]
        found: list[int] = []
        if (
            frames.steps_done(frame) < WEAVE_LIMIT
            and holds(state, frame.seat, WOOL) > 0
            and state.supply[CLOTH] > 0
        ):
            found.append(WEAVE)
        found.append(way_out(frame))
        return found

    def apply(self, state: WorldState, action: int) -> None:
        """Turn one wool into cloth."""
        frame = state.frames[-1]
        if action >= DECLINE:
            finish_as_it_is(state)
            return
        pay(state, frame.seat, WOOL, 1, card_name(state))
        gain(state, frame.seat, CLOTH, 1, card_name(state))
        state.replace(frames.wove(frame))

    def why_not(self, state: WorldState, action: int) -> Reason:
        """No wool, no cloth in the supply, or two are made."""
        if action != WEAVE:
            return Reason(self.rule, "not-now", {})
        frame = state.frames[-1]
        if frames.steps_done(frame) >= WEAVE_LIMIT:
            return Reason(self.rule, "weave-limit", {"units": WEAVE_LIMIT})
        if holds(state, frame.seat, WOOL) == 0:
            return Reason(self.rule, "no-good", {"good": GOODS[WOOL]})
        return Reason(self.rule, "supply-empty", {"good": GOODS[CLOTH]})
