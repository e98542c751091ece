"""The catalogue of World Without End. Kinds follow each other so that legal lists come out ascending."""

from typing import Final

from kingsbridge.core.actions import Action, Catalogue
from kingsbridge.games.world.components import (
    CARDS,
    CLOTH,
    DUTIES,
    EVENTS,
    GOLD,
    GOODS,
    GOODS_AND_VP,
    GRAIN,
    HOUSES,
    LOCATIONS,
    MEDICAL,
    NUM_CARDS,
    NUM_DUTIES,
    NUM_GOODS,
    NUM_HOUSES,
    NUM_LOCATIONS,
    NUM_PROJECTS,
    NUM_SWAPS,
    OFFERS,
    PIETY,
    PROJECTS,
    STONE,
    SWAP_EVENTS,
    SWAP_GETS,
    WOOD,
    WOOL,
)

TAKEN_GOODS: Final[list[int]] = [STONE, WOOD, GRAIN, PIETY, MEDICAL]
GIVEN_GOODS: Final[list[int]] = [GOLD, STONE, WOOD, GRAIN, WOOL, CLOTH]
SOLD_GOODS: Final[list[int]] = [WOOL, CLOTH]
BUILT_GOODS: Final[list[int]] = [STONE, WOOD]

ORIENT_0: Final = 0
PLAY_0: Final = ORIENT_0 + 4
TAKE_0: Final = PLAY_0 + NUM_CARDS
BUILD_0: Final = TAKE_0 + 5
SELL_0: Final = BUILD_0 + 2 * NUM_PROJECTS
SELL_WOOL: Final = SELL_0
SELL_CLOTH: Final = SELL_0 + 1
HOUSE_0: Final = SELL_0 + 2
RENT_0: Final = HOUSE_0 + NUM_HOUSES
DONATE_0: Final = RENT_0 + NUM_HOUSES
WEAVE: Final = DONATE_0 + NUM_PROJECTS
TREAT: Final = WEAVE + 1
CARE_0: Final = TREAT + 1
MOVE: Final = CARE_0 + NUM_LOCATIONS
SWAP_0: Final = MOVE + 1
GIVE_0: Final = SWAP_0 + NUM_SWAPS
ACCEPT_0: Final = GIVE_0 + 6
LOSE_0: Final = ACCEPT_0 + len(OFFERS)
PROTECT_0: Final = LOSE_0 + NUM_HOUSES
SUFFER_0: Final = PROTECT_0 + NUM_DUTIES
DISCARD_0: Final = SUFFER_0 + NUM_DUTIES
DECLINE: Final = DISCARD_0 + NUM_CARDS
DONE: Final = DECLINE + 1


def _numbers(goods: list[int], first: int) -> list[int]:
    """Give the action of each good (or VP), -1 where there is none."""
    return [first + goods.index(good) if good in goods else -1 for good in range(NUM_GOODS + 1)]


TAKE_ACTIONS: Final[list[int]] = _numbers(TAKEN_GOODS, TAKE_0)
GIVE_ACTIONS: Final[list[int]] = _numbers(GIVEN_GOODS, GIVE_0)
ACCEPT_ACTIONS: Final[list[int]] = [
    ACCEPT_0 + OFFERS.index(event) if event in OFFERS else -1 for event in range(len(EVENTS))
]


def _catalogue() -> Catalogue:
    actions = [Action("orient", {"arrow": arrow}, f"arrow:{arrow}") for arrow in range(4)]
    actions += [Action("play", {"card": key}, f"card:{key}") for key in CARDS]
    actions += [Action("take", {"good": GOODS[good]}, f"good:{GOODS[good]}") for good in TAKEN_GOODS]
    for project in PROJECTS:
        for good in BUILT_GOODS:
            actions.append(Action("build", {"project": project, "good": GOODS[good]}, f"project:{project}"))
    actions += [Action("sell", {"good": GOODS[good]}, f"good:{GOODS[good]}") for good in SOLD_GOODS]
    actions += [Action("house", {"space": key}, f"house:{key}") for key in HOUSES]
    actions += [Action("rent", {"space": key}, f"house:{key}") for key in HOUSES]
    actions += [Action("donate", {"project": key}, f"project:{key}") for key in PROJECTS]
    actions.append(Action("weave", {}, "good:cloth"))
    actions.append(Action("treat", {}, "button:treat"))
    actions += [Action("care", {"location": key}, f"location:{key}") for key in LOCATIONS]
    actions.append(Action("move", {}, "favor:marker"))
    for event, good in zip(SWAP_EVENTS, SWAP_GETS, strict=True):
        args: dict[str, str | int] = {"event": EVENTS[event], "good": GOODS_AND_VP[good]}
        actions.append(Action("swap", args, f"event:{EVENTS[event]}"))
    actions += [Action("give", {"good": GOODS[good]}, f"good:{GOODS[good]}") for good in GIVEN_GOODS]
    actions += [Action("accept", {"event": EVENTS[event]}, f"event:{EVENTS[event]}") for event in OFFERS]
    actions += [Action("lose", {"space": key}, f"house:{key}") for key in HOUSES]
    actions += [Action("protect", {"duty": key}, f"duty:{key}") for key in DUTIES]
    actions += [Action("suffer", {"duty": key}, f"duty:{key}") for key in DUTIES]
    actions += [Action("discard", {"card": key}, f"card:{key}") for key in CARDS]
    actions.append(Action("decline", {}, "button:decline"))
    actions.append(Action("done", {}, "button:done"))
    return Catalogue(actions)


CATALOGUE: Final = _catalogue()
