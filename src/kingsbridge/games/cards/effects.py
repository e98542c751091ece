"""What cards do when they are scored: small functions in one table. Which card has which effect, and its numbers, come
from the components. What happens while cards are played (the King, Lady Aliena, Alfred Builder) is said in the phases
of the play.
"""

from collections.abc import Callable
from typing import Final

from kingsbridge.games.cards import changes, frames
from kingsbridge.games.cards.components import (
    CARD_EFFECTS,
    CARD_KEYS,
    CARD_MATERIALS,
    CARD_POINTS,
    CARD_PRIVILEGES,
    CONVERSION_EFFECTS,
    PRIVILEGE_POINTS,
)
from kingsbridge.games.cards.state import CardsState

# What is done for a seat with a card, a conversion or a material.
Effect = Callable[[CardsState, int, int], None]


# --- neutral cards: state, seat, card ---------------------------------------------------------------------------------


def bring_material(state: CardsState, seat: int, card: int) -> None:
    """Prior Philip, Quarry, Forest and Gravel Pit: a unit of the card's material.

    Rules: CAR-027, CAR-067, CAR-068, CAR-069, CAR-070.
    """
    changes.gain_material(state, seat, CARD_MATERIALS[card], card)


def ask_for_material(state: CardsState, seat: int, card: int) -> None:
    """Tom Builder: a unit of choice, so that the seat is asked before it converts.

    Rules: CAR-061.
    """
    state.replace(frames.tom(seat, frames.scored_before(state.frames[-1])))


def bring_points(state: CardsState, seat: int, card: int) -> None:
    """King, William, Waleran, Regan and Ellen: points, most of them below zero.

    Rules: CAR-034, CAR-059, CAR-062, CAR-063, CAR-064, CAR-065.
    """
    changes.score(state, seat, CARD_KEYS[card], 1, CARD_POINTS[card])


# --- privileges that work by themselves: state, seat, privilege's card ------------------------------------------------


def bring_points_each_hand(state: CardsState, seat: int, card: int) -> None:
    """Artist: points in each hand.

    Rules: CAR-054.
    """
    changes.score(state, seat, CARD_KEYS[card], 1, PRIVILEGE_POINTS[CARD_PRIVILEGES[card]])


# --- converters: state, seat, conversion ------------------------------------------------------------------------------


def turn_into_points(state: CardsState, seat: int, conversion: int) -> None:
    """Craftsmen, Potter and Bell-Founder: a unit becomes points.

    Rules: CAR-029, CAR-030, CAR-055, CAR-056.
    """
    changes.convert(state, seat, conversion)


def turn_into_material(state: CardsState, seat: int, conversion: int) -> None:
    """Brick Maker: a unit becomes another, which can be used at once.

    Rules: CAR-057.
    """
    changes.remake(state, seat, conversion)


# --- the tables -------------------------------------------------------------------------------------------------------

_BY_EFFECT: Final[dict[str, Effect]] = {
    "material": bring_material,
    "choice": ask_for_material,
    "points": bring_points,
    "each-hand": bring_points_each_hand,
    "into-points": turn_into_points,
    "into-material": turn_into_material,
}


def _effects_of(step: tuple[str, ...]) -> list[Effect | None]:
    """List by card what it does in a step of the scoring; most do nothing, Lady Aliena and Alfred Builder in none.

    Rules: CAR-060, CAR-066.
    """
    return [_BY_EFFECT[effect] if effect in step else None for effect in CARD_EFFECTS]


# Card scored -> what it does when materials are taken, and when points are counted.
WITH_MATERIALS: Final[list[Effect | None]] = _effects_of(("material", "choice"))
WITH_POINTS: Final[list[Effect | None]] = _effects_of(("points",))
# Card of a privilege owned -> what it does when points are counted.
OWNED_WITH_POINTS: Final[list[Effect | None]] = _effects_of(("each-hand",))
# Conversion -> what it does.
CONVERSION_TABLE: Final[list[Effect]] = [_BY_EFFECT[effect] for effect in CONVERSION_EFFECTS]
