"""What a position of World Without End is worth to a seat, in points, as named parts that sum up.

The weights below are estimates found by playing many games, not rules: they steer bots and hints and nothing else.
"""

from random import Random
from typing import Final

from kingsbridge.core.contract import Sense
from kingsbridge.core.frame import Frame
from kingsbridge.core.sums import add_up
from kingsbridge.games.world import frames
from kingsbridge.games.world.actions import DISCARD_0, DONE, PLAY_0, SWAP_0
from kingsbridge.games.world.components import (
    BENEFIT_CHOICE,
    BENEFIT_GOODS,
    BENEFIT_HOUSE,
    BENEFIT_UNITS,
    BUILDING_PROJECT,
    CHAPTERS,
    CLOTH,
    CLOTH_PRICE,
    CLOTH_PRODUCTION,
    DONATION,
    DONATION_GOLD,
    DUTY_DUE,
    DUTY_GOODS,
    DUTY_LOSS,
    FAVOR_CARD,
    FAVOR_STEPS,
    GOLD,
    GRAIN,
    GRAIN_CARD,
    HOUSE_BUILDING,
    HOUSE_GOLD,
    HOUSE_RENT,
    HOUSE_RENTS,
    HOUSE_UNITS,
    LAST_LOSS_FACTOR,
    MEDICAL,
    MEDICINE,
    NUM_CARDS,
    NUM_DUTIES,
    NUM_GOODS,
    NUM_HOUSES,
    NUM_LOCATIONS,
    NUM_PROJECTS,
    PIETY,
    PIETY_CARD,
    PILE_SIZE,
    PRIVILEGE,
    RESOURCE,
    RESOURCES_PER_ACTION,
    ROUNDS,
    SALES,
    STONE,
    TAX_DIE,
    TAX_DUTY,
    TREAT_GOLD,
    TREAT_VP,
    VP,
    VP_PER_RESOURCE,
    WOOD,
    WOOL,
)
from kingsbridge.games.world.rates import (
    PENALTY_WORTH,
    duties_rate,
    goods_rate,
    seal_rate,
    shortfall_rate,
    unit_rate,
    units_rate,
    urgency_in,
)
from kingsbridge.games.world.reckoning import (
    NOTHING_GAINED,
    UNDER_WAY,
    award_of,
    can_reach,
    care_points,
    cloth_limit,
    favor_space,
    free_spaces,
    holds,
    is_ill,
    is_open,
    market_is_open,
    may_have_more_houses,
    rent_limit,
    seals_left,
    wool_price,
)
from kingsbridge.games.world.state import WorldState

# A resource that the Building Project card in hand can still place in this chapter.
PLACEABLE_WORTH: Final = 2.2
# A house brings its rent once a chapter, and points now and then.
HOUSE_A_CHAPTER: Final = 1.3
CURABLE_WORTH: Final = 0.5  # how much of a cure within reach counts before it is made
HAND_WEIGHT: Final = 0.55
PRIVILEGE_WORTH: Final = 1.9
RIVALS_WEIGHT: Final = 0.5
LUCK: Final = 0.5  # in playouts
# Steps looked ahead within the own turn; a long sale needs no more, since each unit is worth the same.
DEPTH: Final = 4


class WorldSense(Sense[WorldState]):
    """The parts: points made, duties to come, goods, houses and seals, the plague, the cards in hand, the rivals."""

    part_names = ["points", "duties", "goods", "board", "plague", "hand", "rivals"]

    def parts(self, state: WorldState, seat: int) -> list[float]:
        """Give the worth of the position to a seat."""
        parts = self.own_parts(state, seat)
        parts.append(-RIVALS_WEIGHT * mean_of_others(state, seat))
        return parts

    def own_parts(self, state: WorldState, seat: int) -> list[float]:
        """Give all parts but the rivals', which take half of the time."""
        points = float(state.vp[seat]) + state.halves[seat] / 2
        if state.is_over:
            return [points, 0.0, 0.0, 0.0, 0.0, 0.0]
        return [
            points,
            -_duty_costs(state, seat),
            goods_worth(state, seat),
            board_worth(state, seat),
            plague_worth(state, seat),
            hand_worth(state, seat),
        ]

    def standings(self, state: WorldState) -> list[float]:
        """Give each seat's worth without the rivals' part."""
        worths: list[float] = []
        for seat in range(state.seats):
            worth = 0.0
            for part in self.own_parts(state, seat):
                worth += part
            worths.append(worth)
        return worths

    def proposal(self, state: WorldState) -> int:
        """Give the best action, reckoned to the end of the own turn."""
        return self.proposal_by(state, AS_THEY_ARE)

    def proposal_by(self, state: WorldState, choice: list[float]) -> int:
        """Reckon with parts that count by these factors."""
        if state.is_over:
            return -1
        frame = state.frames[-1]
        if frames.is_lay_off(frame):
            return _least_useful(state, state.legal_actions())
        if frames.is_discard(frame):
            return _best_discard(state, choice)
        return _best_of(state, state.legal_actions(), choice)

    def policy(self, state: WorldState, random: Random) -> int:
        """Give a plausible move: the most useful card with some luck, and what brings most at once."""
        legal = state.legal_actions()
        if len(legal) == 1:
            return legal[0]
        frame = state.frames[-1]
        if frames.is_discard(frame) and legal[-1] == DONE:
            return DONE
        if _chooses_card(frame):
            return _plausible_card(state, legal, random)
        return self.best_by_trying(state)


# --- choosing ------------------------------------------------------------------------------------------------------


def _best_of(state: WorldState, actions: list[int], choice: list[float]) -> int:
    """Try each action and what may follow in the own turn."""
    seat = state.current_seat
    best = actions[0]
    best_value = -1e9
    for action in actions:
        after = state.clone()
        after.apply(action)
        value = _look_ahead(after, seat, DEPTH, choice)
        if value > best_value + 1e-9:
            best = action
            best_value = value
    return best


def _look_ahead(state: WorldState, seat: int, depth: int, choice: list[float]) -> float:
    """Give the best worth the seat can reach by carrying on with its action."""
    if depth == 0 or state.is_over or state.current_seat != seat or not within_action(state):
        return _value(state, seat, choice)
    best = -1e9
    for action in state.legal_actions():
        after = state.clone()
        after.apply(action)
        best = max(best, _look_ahead(after, seat, depth - 1, choice))
    return best


def within_action(state: WorldState) -> bool:
    """Say whether the question belongs to an action or event, not to the choice of a card or an orientation."""
    frame = state.frames[-1]
    return not _chooses_card(frame) and not frames.is_orient(frame)


def _chooses_card(frame: Frame) -> bool:
    return frames.is_play(frame) or frames.is_discard(frame) or frames.is_lay_off(frame)


def _value(state: WorldState, seat: int, choice: list[float]) -> float:
    value = 0.0
    for at, part in enumerate(_SENSE.parts(state, seat)):
        value += choice[at] * part
    return value


def _best_discard(state: WorldState, choice: list[float]) -> int:
    """Swap if that brings something, else give up the card of least use."""
    legal = state.legal_actions()
    seat = state.current_seat
    before = _value(state, seat, choice)
    for action in legal:
        if action >= DISCARD_0:
            break
        after = state.clone()
        after.apply(action)
        if after.current_seat == seat and _value(after, seat, choice) > before:
            return action
    if legal[-1] == DONE:
        return DONE
    return _least_useful(state, [action for action in legal if action >= DISCARD_0])


def _least_useful(state: WorldState, actions: list[int]) -> int:
    """Find the card that is missed least."""
    best = actions[0]
    least = 1e9
    for action in actions:
        use = card_use(state, state.current_seat, _card_of(action))
        if use < least:
            best = action
            least = use
    return best


def _card_of(action: int) -> int:
    return action - DISCARD_0 if action >= DISCARD_0 else action - PLAY_0


def _plausible_card(state: WorldState, legal: list[int], random: Random) -> int:
    """Play the most useful card, or lose the least useful, with some luck."""
    seat = state.current_seat
    sign = 1.0 if frames.is_play(state.frames[-1]) else -1.0
    best = -1
    best_claim = 0.0
    for action in legal:
        if SWAP_0 <= action < DISCARD_0:
            continue
        claim = sign * card_use(state, seat, _card_of(action)) + LUCK * random.random()
        if best < 0 or claim > best_claim:
            best = action
            best_claim = claim
    return best


# --- the parts -----------------------------------------------------------------------------------------------------


def _last_chapter(state: WorldState) -> bool:
    return state.epoch >= CHAPTERS - 1


def urgency(state: WorldState) -> float:
    """Say how likely what is missing now will still be missing at the chapter's end."""
    return urgency_in(state.round)


def _duty_costs(state: WorldState, seat: int) -> float:
    """Expect what this chapter's duties will cost, and the penalties of the last chapter that are still to come."""
    sentences = sentence_costs(state, seat)
    if state.round >= ROUNDS:
        return sentences
    piety, grain, gold = holds(state, seat, PIETY), holds(state, seat, GRAIN), holds(state, seat, GOLD)
    return duties_rate(_last_chapter(state), state.round, piety, grain, gold) + sentences


def duty_cost(state: WorldState, seat: int, duty: int) -> float:
    """Expect what a duty would cost if the chapter ended now; the tax as the die falls on average."""
    held = holds(state, seat, DUTY_GOODS[duty])
    last = _last_chapter(state)
    if duty != TAX_DUTY:
        return shortfall_rate(last, duty, DUTY_DUE[duty] - held)
    cost = 0.0
    for face in TAX_DIE:
        cost += shortfall_rate(last, duty, face - held) / len(TAX_DIE)
    return cost


def sentence_costs(state: WorldState, seat: int) -> float:
    cost = 0.0
    penalties = state.penalties[seat]
    if penalties:
        for duty in range(NUM_DUTIES):
            if penalties >> duty & 1:
                cost += PENALTY_WORTH[duty]
    return cost


def unit_worth(state: WorldState, good: int) -> float:
    """Estimate a unit of a good beyond the duties."""
    return unit_rate(_last_chapter(state), good)


def goods_worth(state: WorldState, seat: int) -> float:
    worth = goods_rate(_last_chapter(state), state.goods, seat * NUM_GOODS)
    if state.hands[seat] >> BUILDING_PROJECT & 1:
        usable = min(placeable(state, seat), RESOURCES_PER_ACTION)
        worth += usable * (PLACEABLE_WORTH - unit_worth(state, STONE))
    return worth


def good_worth(state: WorldState, seat: int, good: int) -> float:
    """Estimate what a seat holds of a good; of grain and piety what goes beyond this chapter's duty."""
    return units_rate(_last_chapter(state), good, holds(state, seat, good))


def placeable(state: WorldState, seat: int) -> int:
    """Count the resources a seat could place on the best single project."""
    best = 0
    for project in range(NUM_PROJECTS):
        if is_open(state, project):
            stone = min(free_spaces(state, project, 0), holds(state, seat, STONE))
            wood = min(free_spaces(state, project, 1), holds(state, seat, WOOD))
            best = max(best, stone + wood)
    return best


def board_worth(state: WorldState, seat: int) -> float:
    """Reckon houses by the chapters to come and seals by what completion pays."""
    chapters = CHAPTERS - 1 - state.epoch
    if state.hands[seat] >> HOUSE_RENT & 1:
        chapters += 1
    houses = 0
    for owner in state.houses:
        if owner == seat:
            houses += 1
    worth = houses * (HOUSE_A_CHAPTER * chapters / 2 + 0.4)
    for project in range(NUM_PROJECTS):
        if state.seals[project] >> seat & 1:
            worth += seal_worth(state, project)
    return worth


def seal_worth(state: WorldState, project: int) -> float:
    """Reckon a seal by what completion pays."""
    return seal_rate(_last_chapter(state), project)


def _cure_worth(state: WorldState, location: int) -> float:
    worth = float(care_points(state))
    if BENEFIT_UNITS[location]:
        worth += BENEFIT_UNITS[location] * unit_worth(state, BENEFIT_GOODS[location])
    if BENEFIT_CHOICE[location] or BENEFIT_HOUSE[location]:
        worth += 1.5
    return worth


def _cures(state: WorldState, seat: int) -> float:
    """Add up what one Medicine action could cure, the easiest first."""
    knowledge = holds(state, seat, MEDICAL)
    worth = 0.0
    for need in range(1, 6):
        if not state.ill or need > knowledge:
            break
        for location in range(NUM_LOCATIONS):
            if is_ill(state, location) and state.plague[location] == need and need <= knowledge:
                knowledge -= need
                worth += _cure_worth(state, location)
    return worth


def plague_worth(state: WorldState, seat: int) -> float:
    if not state.ill or not state.hands[seat] >> MEDICINE & 1:
        return 0.0
    return CURABLE_WORTH * _cures(state, seat)


def hand_worth(state: WorldState, seat: int) -> float:
    """Plan the rest of the chapter: the most useful cards, as many as can still be played."""
    hand = state.hands[seat]
    uses: list[float] = []
    for card in range(NUM_CARDS):
        if hand >> card & 1:
            uses.append(card_use(state, seat, card))
    uses.sort()
    plays = min(PILE_SIZE - len(state.piles[seat]), len(uses))
    worth = 0.0
    for at in range(len(uses) - plays, len(uses)):
        worth += uses[at]
    return HAND_WEIGHT * worth


def mean_of_others(state: WorldState, seat: int) -> float:
    total = 0.0
    for other in range(state.seats):
        if other != seat:
            total += state.vp[other] + state.halves[other] / 2
            if not state.is_over:
                total += goods_worth(state, other) - _duty_costs(state, other) + board_worth(state, other)
    return total / (state.seats - 1)


# --- what a card is good for ---------------------------------------------------------------------------------------


def card_use(state: WorldState, seat: int, card: int) -> float:
    """Estimate what a card would bring in this chapter."""
    if card in (GRAIN_CARD, PIETY_CARD):
        return _duty_card_use(state, seat, 0 if card == PIETY_CARD else 1)
    if card == RESOURCE:
        return unit_worth(state, STONE)
    if card == BUILDING_PROJECT:
        placed = min(placeable(state, seat), RESOURCES_PER_ACTION)
        return 0.8 + placed * (VP_PER_RESOURCE - PLACEABLE_WORTH + 0.6)
    if card == SALES:
        return _sales_use(state, seat)
    if card == PRIVILEGE:
        return PRIVILEGE_WORTH
    if card == HOUSE_RENT:
        return _rent_use(state, seat)
    if card == MEDICINE:
        treat = TREAT_VP + TREAT_GOLD * unit_worth(state, GOLD)
        return max(treat, _cures(state, seat) * (1.0 - CURABLE_WORTH))
    if card == FAVOR_CARD:
        return _favor_use(state, seat)
    return _investment_use(state, seat, card)


def _duty_card_use(state: WorldState, seat: int, duty: int) -> float:
    good = DUTY_GOODS[duty]
    if state.supply[good] == 0:
        return 0.2
    if holds(state, seat, good) < DUTY_DUE[duty]:
        return urgency(state) * (DUTY_LOSS[duty] + 0.6) * (LAST_LOSS_FACTOR if _last_chapter(state) else 1)
    return unit_worth(state, good)


def _sales_use(state: WorldState, seat: int) -> float:
    if not market_is_open(state):
        return 0.0
    wool, cloth = holds(state, seat, WOOL), min(holds(state, seat, CLOTH), max(cloth_limit(state), 1))
    gold = wool * wool_price(state) + cloth * CLOTH_PRICE
    lost = wool * unit_worth(state, WOOL) + cloth * unit_worth(state, CLOTH)
    need = max(4 - holds(state, seat, GOLD), 0)
    return max(gold * 0.55 + min(gold, need) * 0.7 - lost, 0.3)


def _rent_use(state: WorldState, seat: int) -> float:
    rents: list[float] = []
    for space in range(NUM_HOUSES):
        if state.houses[space] == seat:
            rents.append(HOUSE_UNITS[space] * unit_worth(state, HOUSE_RENTS[space]) + 0.3)
    rents.sort()
    return add_up(rents[len(rents) - min(rent_limit(state), len(rents)) :])


def _favor_use(state: WorldState, seat: int) -> float:
    space = favor_space(state, FAVOR_STEPS)
    if not can_reach(space, holds(state, seat, GOLD)):
        return 0.7
    good, units = award_of(state, seat, space, NOTHING_GAINED, state.supply)
    if units == 0:
        return 0.7
    # The marker moves on before the card is played, so half of this is luck.
    return 0.5 + 0.5 * max(units * (1.0 if good == VP else unit_worth(state, good)), 0.0)


def _investment_use(state: WorldState, seat: int, card: int) -> float:
    gold = holds(state, seat, GOLD)
    if card == HOUSE_BUILDING:
        able = gold >= HOUSE_GOLD and holds(state, seat, STONE) + holds(state, seat, WOOD) > 0
        if not may_have_more_houses(state, seat):
            return 0.0
        return (1.0 if able else 0.4) * (CHAPTERS - 1 - state.epoch) * 0.6
    if card == DONATION:
        if not _can_donate(state, seat) or seals_left(state, seat) == 0:
            return 0.0
        return 1.2 if gold >= DONATION_GOLD else 0.6
    assert card == CLOTH_PRODUCTION
    return min(holds(state, seat, WOOL), 2) * (unit_worth(state, CLOTH) - unit_worth(state, WOOL))


def _can_donate(state: WorldState, seat: int) -> bool:
    """Say whether a project is under way without a seal of the seat."""
    for project in range(NUM_PROJECTS):
        if state.projects[project] == UNDER_WAY and not state.seals[project] >> seat & 1:
            return True
    return False


_SENSE: Final = WorldSense()
AS_THEY_ARE: Final[list[float]] = [1.0] * len(WorldSense.part_names)
