"""Action cards that take goods: Grain, Piety, Resource."""

from kingsbridge.core.contract import Phase
from kingsbridge.core.reason import Reason
from kingsbridge.games.world.actions import DECLINE, TAKE_0, TAKE_ACTIONS, TAKEN_GOODS
from kingsbridge.games.world.changes import gain
from kingsbridge.games.world.components import GOODS, GRAIN, PIETY, STONE, WOOD
from kingsbridge.games.world.phases.action_end import card_name, finish
from kingsbridge.games.world.state import WorldState


class TakeGoods(Phase[WorldState]):
    """Take one unit of one of the goods of the card; the three cards below say which."""

    goods: list[int] = []

    def legal(self, state: WorldState) -> list[int]:
        """List what the board has."""
        found = [TAKE_ACTIONS[good] for good in self.goods if state.supply[good] > 0]
        found.append(DECLINE)
        return found

    def apply(self, state: WorldState, action: int) -> None:
        """Take it."""
        if action != DECLINE:
            gain(state, state.frames[-1].seat, TAKEN_GOODS[action - TAKE_0], 1, card_name(state))
        finish(state, action != DECLINE)

    def why_not(self, state: WorldState, action: int) -> Reason:
        """The card does not give it, or the board has none left."""
        if not TAKE_0 <= action < TAKE_0 + len(TAKEN_GOODS):
            return Reason(self.rule, "not-now", {})
        good = TAKEN_GOODS[action - TAKE_0]
        if good not in self.goods:
            return Reason(self.rule, "other-card", {"card": card_name(state), "good": GOODS[good]})
        return Reason(self.rule, "supply-empty", {"good": GOODS[good]})


class Grain(TakeGoods):
    """Grain: 1 grain from the field."""

    name = "grain-card"
    rule = "WOR-047"
    goods = [GRAIN]


class Piety(TakeGoods):
    """Piety: 1 piety from the cathedral."""

    name = "piety-card"
    rule = "WOR-048"
    goods = [PIETY]


class Resource(TakeGoods):
    """Resource: 1 stone or 1 wood."""

    name = "resource"
    rule = "WOR-049"
    goods = [STONE, WOOD]
