"""What speaks for a move of World Without End, as a player at the table would say it."""

from typing import Any, Final

from kingsbridge.core.contract import Counsel, Fact
from kingsbridge.games.world import frames
from kingsbridge.games.world.actions import DISCARD_0, PLAY_0
from kingsbridge.games.world.components import (
    BUILDING_PROJECT,
    CARDS,
    CHAPTERS,
    DUTY_DUE,
    DUTY_GOODS,
    DUTY_LOSS,
    GOLD,
    GOODS,
    HOUSE_RENTS,
    HOUSE_UNITS,
    NUM_CARDS,
    NUM_DUTIES,
    NUM_GOODS,
    NUM_HOUSES,
    NUM_PROJECTS,
    RESOURCES_PER_ACTION,
    ROUNDS,
    STONE,
    TAX_DUTY,
)
from kingsbridge.games.world.rates import PENALTY_WORTH
from kingsbridge.games.world.reckoning import card_list, holds
from kingsbridge.games.world.sense import (
    HAND_WEIGHT,
    HOUSE_A_CHAPTER,
    PLACEABLE_WORTH,
    RIVALS_WEIGHT,
    card_use,
    duty_cost,
    good_worth,
    mean_of_others,
    placeable,
    plague_worth,
    seal_worth,
    sentence_costs,
    unit_worth,
    urgency,
    within_action,
)
from kingsbridge.games.world.state import WorldState

_LITTLE: Final = 0.6  # what a card may still bring of which one says that it helps little
_FEW: Final = 3  # so many cards in hand that each of them is kept for something
_COLLECTED: Final = 0.5  # how much of a rent that is still to come counts
_ONE_MORE: Final = 0.4  # what a house is good for beside its rents


class WorldCounsel(Counsel[WorldState]):
    """Points, the duties of the chapter, goods and what they are good for, and the cards that stay in hand."""

    fact_args = {
        "points": ["count"],
        "duty-grain": [],
        "duty-piety": [],
        "tax": [],
        "duty-kept": [],
        "spared": [],
        "goods": ["good"],
        "store": [],
        "gold": ["count"],
        "gold-kept": [],
        "build": [],
        "house": [],
        "rent": ["good"],
        "seal": [],
        "cure": [],
        "keeps": ["card"],
        "spare": ["card"],
        "helps-little": [],
        "rivals": [],
    }
    rare_only = ["duty-kept", "store", "gold-kept", "keeps", "rivals"]

    def goes_on(self, before: WorldState, state: WorldState) -> bool:
        """Carry an action or an event through to its end; the next card is another decision."""
        return within_action(state)

    def facts(self, before: WorldState, after: WorldState, seat: int, action: int) -> list[Fact]:
        """Name what the move did."""
        # What the duties took away is told as such.
        points = _points(after, seat) + _lost(before, after, seat)
        gained = points - _points(before, seat)
        facts = [
            Fact("points", points, {"count": max(int(gained), 0)}),
            Fact("rivals", -RIVALS_WEIGHT * mean_of_others(after, seat)),
        ]
        facts += _duties(before, after, seat)
        if after.is_over:
            return facts
        facts += [*_goods(before, after, seat), *_board(before, after, seat)]
        return [*facts, Fact("cure", plague_worth(after, seat)), _kept(before, after, seat, action)]


def _points(state: WorldState, seat: int) -> float:
    return state.vp[seat] + state.halves[seat] / 2


def _were_collected(before: WorldState, after: WorldState) -> bool:
    """Say whether the chapter's duties were collected between two positions."""
    if before.round >= ROUNDS:
        return False
    return after.is_over or after.epoch > before.epoch or frames.is_protection(after.frames[-1])


def _lost(before: WorldState, after: WorldState, seat: int) -> float:
    lost = 0.0
    if _were_collected(before, after):
        for duty in range(NUM_DUTIES):
            lost += DUTY_LOSS[duty] * after.missing[seat * NUM_DUTIES + duty]
    return lost


def _duties(before: WorldState, after: WorldState, seat: int) -> list[Fact]:
    """Count what the duties cost or would cost, and the penalties of those before."""
    collected = _were_collected(before, after)
    if before.round >= ROUNDS or (after.round >= ROUNDS and not collected):
        return [Fact("spared", -sentence_costs(after, seat))]
    facts: list[Fact] = []
    for duty in range(NUM_DUTIES):
        if collected:
            missing = after.missing[seat * NUM_DUTIES + duty]
            cost = float(DUTY_LOSS[duty] * missing)
            if after.penalties[seat] >> duty & 1:
                cost += PENALTY_WORTH[duty]
        else:
            cost = duty_cost(after, seat, duty) * urgency(after)
        key = "tax" if duty == TAX_DUTY else f"duty-{GOODS[DUTY_GOODS[duty]]}"
        has_come = _has_come(before, after, seat, duty, collected)
        facts.append(Fact(key, -cost, None, key if has_come else "duty-kept"))
    return facts


def _has_come(before: WorldState, after: WorldState, seat: int, duty: int, collected: bool) -> bool:
    """Say whether the move brought of what is due, and did not only keep it."""
    good = DUTY_GOODS[duty]
    held = holds(after, seat, good)
    if collected:
        due = after.tax if duty == TAX_DUTY else DUTY_DUE[duty]
        held += due - after.missing[seat * NUM_DUTIES + duty]
    return held > holds(before, seat, good)


def _goods(before: WorldState, after: WorldState, seat: int) -> list[Fact]:
    """Count what has come beyond the duties, the most of it by name; where nothing came it is what stays."""
    total = 0.0
    best = -1
    most = 0.0
    for good in range(NUM_GOODS):
        if good == GOLD:
            continue
        change = good_worth(after, seat, good) - good_worth(before, seat, good)
        total += change
        if change > most:
            most = change
            best = good
    more = holds(after, seat, GOLD) - holds(before, seat, GOLD)
    worth = good_worth(after, seat, GOLD)
    facts = [Fact("gold", worth, {"count": more}) if more > 0 else Fact("gold", worth, None, "gold-kept")]
    if best >= 0:
        facts.append(Fact("goods", total, {"good": GOODS[best]}))
    else:
        # A card that is played is there to spend goods, or not: that none are spent is no merit of another card.
        facts.append(Fact("store", total, None, "" if frames.is_play(before.frames[-1]) else "store"))
    if after.hands[seat] >> BUILDING_PROJECT & 1:
        usable = min(placeable(after, seat), RESOURCES_PER_ACTION)
        # Without more stone or wood it is the card that was kept, and that is told of the hand.
        told = "build" if placeable(after, seat) > placeable(before, seat) else ""
        facts.append(Fact("build", usable * (PLACEABLE_WORTH - unit_worth(after, STONE)), None, told))
    return facts


def _board(before: WorldState, state: WorldState, seat: int) -> list[Fact]:
    """Count houses and seals; of a new house its rent is named."""
    chapters = CHAPTERS - 1 - state.epoch
    houses = state.houses.count(seat) * (HOUSE_A_CHAPTER * chapters + _ONE_MORE)
    seals = 0.0
    for project in range(NUM_PROJECTS):
        if state.seals[project] >> seat & 1:
            seals += seal_worth(state, project)
    facts = [Fact("house", houses), Fact("seal", seals)]
    for space in range(NUM_HOUSES):
        if state.houses[space] == seat and before.houses[space] != seat:
            good = HOUSE_RENTS[space]
            rent = HOUSE_UNITS[space] * unit_worth(state, good) * chapters
            facts.append(Fact("rent", _COLLECTED * rent, {"good": GOODS[good]}))
    return facts


def _kept(before: WorldState, after: WorldState, seat: int, action: int) -> Fact:
    """Count the cards in hand by their use; told is whether one given up is missed, and of the last ones what stays."""
    cards = card_list(before.hands[seat])
    gives_up = DISCARD_0 <= action < DISCARD_0 + NUM_CARDS
    if PLAY_0 <= action < PLAY_0 + NUM_CARDS:
        cards.remove(action - PLAY_0)
    elif gives_up:
        cards.remove(action - DISCARD_0)
    if frames.is_play(before.frames[-1]) and cards:
        # One more is given up after it.
        cards.remove(_least(before, seat, cards))
    total = 0.0
    for card in cards:
        total += card_use(before, seat, card)
    told = ""
    if gives_up:
        if action - DISCARD_0 == _least(before, seat, card_list(before.hands[seat])):
            told = "spare"
        elif card_use(before, seat, action - DISCARD_0) <= _LITTLE:
            return Fact("keeps", HAND_WEIGHT * total, None, "helps-little")
    elif PLAY_0 <= action < PLAY_0 + NUM_CARDS and len(cards) <= _FEW:
        told = "keeps"
    args: dict[str, Any] = {}
    if cards:
        args["card"] = CARDS[_most(before, seat, cards)]
    return Fact("keeps", HAND_WEIGHT * total, args, told if cards else "")


def _most(state: WorldState, seat: int, cards: list[int]) -> int:
    best = cards[0]
    for card in cards:
        if card_use(state, seat, card) > card_use(state, seat, best):
            best = card
    return best


def _least(state: WorldState, seat: int, cards: list[int]) -> int:
    least = cards[0]
    for card in cards:
        if card_use(state, seat, card) < card_use(state, seat, least):
            least = card
    return least
