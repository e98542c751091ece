"""The catalogue of The Pillars of the Earth, in the order of the rulebook. One market trade is one action."""

from typing import Final

from kingsbridge.core.actions import Action, Catalogue
from kingsbridge.games.pillars.components import (
    BUY_PRICES,
    CARDS,
    CRAFTSMEN,
    FIRST_HIRED,
    MOST_HELD,
    NUM_CARDS,
    NUM_CRAFTSMEN,
    NUM_RESOURCES,
    NUM_STALLS,
    NUM_TARGETS,
    RESOURCES,
    STALLS,
    TARGETS,
)

TAKE_0: Final = 0
HIRE_0: Final = TAKE_0 + NUM_CARDS  # plus the craftsman less the starting ones
PASS: Final = HIRE_0 + NUM_CRAFTSMEN - FIRST_HIRED
DISMISS_0: Final = PASS + 1
KEEP: Final = DISMISS_0 + NUM_CRAFTSMEN
THROW_BACK: Final = KEEP + 1
PLACE_0: Final = THROW_BACK + 1
REMIGIUS_0: Final = PLACE_0 + NUM_TARGETS
PASS_BUILDER: Final = REMIGIUS_0 + NUM_TARGETS
SHELTER: Final = PASS_BUILDER + 1
CLAIM_CUBE: Final = SHELTER + 1
THOMAS: Final = CLAIM_CUBE + 1
ENDURE: Final = THOMAS + 1
CUBE_0: Final = ENDURE + 1
EXEMPTION: Final = CUBE_0 + NUM_STALLS
PAY_TAX: Final = EXEMPTION + 1
LEAVE: Final = PAY_TAX + 1
BUY_0: Final = LEAVE + 1

# Market trade (counted from BUY_0) -> resource, cubes, and 1 for a purchase or -1 for a sale.
TRADE_RESOURCES: Final[list[int]] = []
TRADE_COUNTS: Final[list[int]] = []
TRADE_SIGNS: Final[list[int]] = []
# Resource -> its first purchase or sale; one cube more is the next action.
BUYS: Final[list[int]] = []
SALES: Final[list[int]] = []


def _add_trades() -> None:
    for sign in (1, -1):
        for resource in range(NUM_RESOURCES):
            (BUYS if sign > 0 else SALES).append(BUY_0 + len(TRADE_COUNTS))
            most = STALLS[resource] if sign > 0 else MOST_HELD[resource]
            if sign > 0 and BUY_PRICES[resource] == 0:
                most = 0
            for count in range(1, most + 1):
                TRADE_RESOURCES.append(resource)
                TRADE_COUNTS.append(count)
                TRADE_SIGNS.append(sign)


_add_trades()
NUM_TRADES: Final = len(TRADE_COUNTS)

# "Done" stands before the uses: of equally good plans the helper takes the lowest number, which is the shortest plan.
DONE: Final = BUY_0 + NUM_TRADES
USE_0: Final = DONE + 1
DROP_0: Final = USE_0 + NUM_CRAFTSMEN


def _trades() -> list[Action]:
    """Make the trades of the market, the only actions that do several steps at once.

    Rules: PIL-119.
    """
    actions: list[Action] = []
    for trade in range(NUM_TRADES):
        kind = "buy" if TRADE_SIGNS[trade] > 0 else "sell"
        place = "stall" if TRADE_SIGNS[trade] > 0 else "stock"
        resource = RESOURCES[TRADE_RESOURCES[trade]]
        actions.append(
            Action(kind, {"count": TRADE_COUNTS[trade], "resource": resource}, f"{place}:{resource}")
        )
    return actions


def _catalogue() -> Catalogue:
    """Make all actions, each a small step of a choice.

    Rules: PIL-119.
    """
    actions = [Action("take", {"card": key}, f"card:{key}") for key in CARDS]
    actions += [Action("hire", {"craftsman": key}, f"craftsman:{key}") for key in CRAFTSMEN[FIRST_HIRED:]]
    actions.append(Action("pass", {}, "button:pass"))
    actions += [Action("dismiss", {"craftsman": key}, f"craftsman:{key}") for key in CRAFTSMEN]
    actions.append(Action("keep", {}, "button:keep"))
    actions.append(Action("throw-back", {}, "button:throw-back"))
    actions += [Action("place", {"space": key}, f"space:{key}") for key in TARGETS]
    actions += [Action("remigius", {"space": key}, f"space:{key}") for key in TARGETS]
    actions.append(Action("pass-builder", {}, "button:pass-builder"))
    actions.append(Action("shelter", {}, "button:shelter"))
    actions.append(Action("claim-cube", {}, "button:claim-cube"))
    actions.append(Action("thomas", {}, "button:thomas"))
    actions.append(Action("endure", {}, "button:endure"))
    actions += [Action("cube", {"resource": key}, f"stall:{key}") for key in RESOURCES[:NUM_STALLS]]
    actions.append(Action("exemption", {}, "button:exemption"))
    actions.append(Action("pay-tax", {}, "button:pay-tax"))
    actions.append(Action("leave", {}, "button:leave"))
    actions += _trades()
    actions.append(Action("done", {}, "button:done"))
    actions += [Action("use", {"craftsman": key}, f"craftsman:{key}") for key in CRAFTSMEN]
    actions += [Action("drop", {"resource": key}, f"stock:{key}") for key in RESOURCES]
    return Catalogue(actions)


CATALOGUE: Final = _catalogue()
