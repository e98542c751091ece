"""What a position of Builders' Duel is worth to a seat, in gold, as named parts that sum up.

The weights below are estimates found by playing many games, not rules: they steer bots and hints and nothing else.
"""

from random import Random
from typing import Final

from kingsbridge.core.contract import Sense
from kingsbridge.core.sums import add_up
from kingsbridge.games.duel import frames
from kingsbridge.games.duel.actions import (
    CLAIM_0,
    CONVERT_0,
    FLIP_0,
    GIVE_UP,
    KEEP_0,
    PLAY_0,
    USABLE,
    USE_0,
)
from kingsbridge.games.duel.components import (
    CARD_AMOUNTS,
    CARD_EFFECTS,
    CARD_GOLD,
    CARD_MASKS,
    CARD_MATERIALS,
    CARD_PAYS,
    CARD_PRICES,
    CARD_SELLS,
    EFFECT_NAMES,
    LINE_CELLS,
    NUM_LINES,
    NUM_MATERIALS,
    NUM_SEALS,
    PASSAGES,
    PERSONAL,
    SEAL_HIGH,
    SEAL_LOW,
    SHARED_CELL,
)
from kingsbridge.games.duel.reckoning import (
    FINISHED,
    INSTALLED,
    cells_left,
    contested_cell,
    has_flipped_personal,
    is_for,
    is_once,
    open_needs,
    passage_number,
    used_neutral,
)
from kingsbridge.games.duel.state import DuelState

# A good in the camp that the building still takes, its raw material, and wool that is only good for selling.
GOOD_WORTH: Final = 11.0
RAW_WORTH: Final[list[float]] = [3.1, 3.4, 2.8, 3.1, 2.9]
SPARE_WOOL_WORTH: Final = 1.0
INSTALLED_WORTH: Final = 13.0
SECTION_WORTH: Final = 2.0
# Neutral seals by kind; each further one counts less.
SEAL_WORTH: Final[list[float]] = [1.5, 1.4, 1.3]
MORE_SEALS: Final = 0.85
POWER_WORTH: Final = 1.5
ONCE_WORTH: Final = 3.0
# Gold up to these amounts, and what a coin of each part and beyond is worth.
GOLD_STEPS: Final[list[int]] = [8, 12]
COIN_WORTH: Final[list[float]] = [0.9, 0.5, 0.2]
# By rounds completed: what gold, what is only promised, and seals and power are still good for.
GOLD_RATE: Final[list[float]] = [1.0] * 8 + [0.95, 0.85, 0.7, 0.08, 0.01]
CAMP_RATE: Final[list[float]] = [1.0] * 9 + [0.95, 0.8, 0.25, 0.01]
SEAL_RATE: Final[list[float]] = [1.0] * 8 + [0.9, 0.7, 0.4, 0.0, 0.0]
CARD_IN_TURN: Final = 0.9  # a card not named yet may still come to nothing
BONUS_UNIT_WORTH: Final = 0.5  # a conversion of a bonus that may still be made
RIVAL_WEIGHT: Final = 0.7
# A card that brings or turns materials counts more if it is one of the last of its kind to come.
SCARCITY: Final = 0.9
WIN_WORTH: Final = 1000.0

_POWER: Final = EFFECT_NAMES.index("power")
_INCOME: Final = EFFECT_NAMES.index("income")
_INFLUENCE: Final = EFFECT_NAMES.index("influence")
_RAW: Final = EFFECT_NAMES.index("raw")
_CRAFTSMAN: Final = EFFECT_NAMES.index("craftsman")
_MARKET: Final = EFFECT_NAMES.index("market")
_ROB: Final = EFFECT_NAMES.index("rob")
_TURN: Final = EFFECT_NAMES.index("turn")
_FETCH: Final = EFFECT_NAMES.index("fetch")
_GIFT: Final = EFFECT_NAMES.index("gift")
_WOOL: Final = EFFECT_NAMES.index("wool")
_INFORMER: Final = EFFECT_NAMES.index("informer")
_SEALS: Final = EFFECT_NAMES.index("seals")
# Effects that only bring something, so that naming them first is never wrong.
_GAINS: Final[list[int]] = [_POWER, _INCOME, _RAW, _ROB, _GIFT, _INFORMER, _SEALS]


class DuelSense(Sense[DuelState]):
    """Building, materials, gold, seals, power and cards of a seat, and the same of the rival."""

    part_names = ["building", "materials", "gold", "seals", "power", "kept", "cards", "rival"]

    def parts(self, state: DuelState, seat: int) -> list[float]:
        """Give the worth of the position to a seat, one number a part."""
        if state.is_over:
            won = WIN_WORTH if state.best_seats()[0] == seat else -WIN_WORTH
            return [won, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
        cards = expected_cards(state)
        own = side_parts(state, seat, cards[seat])
        rival = side_parts(state, 1 - seat, cards[1 - seat])
        own.append(-RIVAL_WEIGHT * add_up(rival))
        return own

    def standings(self, state: DuelState) -> list[float]:
        """Give each seat's worth without the rival's."""
        if state.is_over:
            best = state.best_seats()[0]
            return [WIN_WORTH if seat == best else 0.0 for seat in range(2)]
        cards = expected_cards(state)
        worths = [0.0, 0.0]
        for seat in range(2):
            for part in side_parts(state, seat, cards[seat]):
                worths[seat] += part
        return worths

    def proposal(self, state: DuelState) -> int:
        """Reckon out conflicts, seals to keep, gains without a drawback, and conversions; the rest is -1."""
        if state.is_over:
            return -1
        frame = state.frames[-1]
        if frames.is_conflict(frame):
            return best_flip(state)
        if frames.is_keep(frame):
            return _best_keep(state)
        if frames.is_evaluation(frame):
            return _first_gain(state)
        if frames.is_conversion(frame):
            return _best_conversion(state)
        return -1

    def policy(self, state: DuelState, random: Random) -> int:
        """Give a plausible move: the proposal, a line worth something, else what brings most at once."""
        proposed = self.proposal(state)
        if proposed >= 0:
            return proposed
        if frames.is_claim(state.frames[-1]):
            return _plausible_line(state, state.legal_actions(), random)
        return self.best_by_trying(state)


# --- the parts ------------------------------------------------------------------------------------------------------


def side_parts(state: DuelState, seat: int, cards: float) -> list[float]:
    """Give the parts of one seat by itself."""
    done = state.epoch
    built = state.built[seat]
    building = INSTALLED_WORTH * INSTALLED[built] + SECTION_WORTH * FINISHED[built]
    kept = ONCE_WORTH * state.holders.count(seat) * SEAL_RATE[done]
    power = POWER_WORTH * SEAL_RATE[done] if state.power == seat else 0.0
    return [
        building,
        _materials_worth(state, seat),
        gold_worth(state.gold[seat], done),
        _seals_worth(state, seat) * SEAL_RATE[done],
        power,
        kept,
        cards,
    ]


def gold_worth(gold: int, done: int) -> float:
    """Give what gold is worth after so many rounds."""
    worth = gold * COIN_WORTH[-1]
    for step, limit in enumerate(GOLD_STEPS):
        worth += min(gold, limit) * (COIN_WORTH[step] - COIN_WORTH[step + 1])
    return worth * GOLD_RATE[done]


def _materials_worth(state: DuelState, seat: int) -> float:
    """Count goods and raw materials in the camp as far as the building takes them, and spare wool."""
    needs = open_needs(state, seat)
    worth = 0.0
    for material in range(NUM_MATERIALS):
        at = seat * NUM_MATERIALS + material
        goods = min(state.goods[at], needs[material])
        raw = min(state.raw[at], needs[material] - goods)
        worth += goods * GOOD_WORTH + raw * RAW_WORTH[material]
        worth += (state.raw[at] - raw) * SPARE_WOOL_WORTH
    return worth * CAMP_RATE[state.epoch]


def goods_and_raw(state: DuelState, seat: int) -> tuple[float, float]:
    """Tell apart what the goods and what the raw materials in the camp are worth, early in the game."""
    needs = open_needs(state, seat)
    goods_worth = 0.0
    raw_worth = 0.0
    for material in range(NUM_MATERIALS):
        at = seat * NUM_MATERIALS + material
        goods = min(state.goods[at], needs[material])
        raw = min(state.raw[at], needs[material] - goods)
        goods_worth += goods * GOOD_WORTH
        raw_worth += raw * RAW_WORTH[material] + (state.raw[at] - raw) * SPARE_WOOL_WORTH
    return goods_worth, raw_worth


def _seals_worth(state: DuelState, seat: int) -> float:
    worth = 0.0
    factor = 1.0
    for kind in range(NUM_SEALS):
        for _ in range(state.seals[seat * NUM_SEALS + kind]):
            worth += SEAL_WORTH[kind] * factor
            factor *= MORE_SEALS
    return worth


# --- cards ----------------------------------------------------------------------------------------------------------


def card_worth(state: DuelState, seat: int, card: int) -> float:
    """Estimate what a card brings a seat that may use it now."""
    if not is_for(card, seat):
        return 0.0
    if is_once(card):
        return ONCE_WORTH * SEAL_RATE[state.epoch]
    effect = CARD_EFFECTS[card]
    rate = GOLD_RATE[state.epoch]
    seals = SEAL_RATE[state.epoch]
    if effect == _INCOME:
        return _more_gold(state, seat, min(CARD_GOLD[card], state.bank))
    if effect == _ROB:
        taken = min(CARD_GOLD[card], state.gold[1 - seat])
        return _more_gold(state, seat, taken) - RIVAL_WEIGHT * _more_gold(state, 1 - seat, -taken)
    if effect == _POWER:
        return POWER_WORTH * seals if state.power != seat else 0.0
    if effect == _INFLUENCE:
        return 0.4 * min(state.gold[seat] // CARD_PRICES[card], len(state.pile)) * seals
    if effect == _SEALS:
        return 1.3 * min(CARD_AMOUNTS[card], len(state.pile)) * seals
    if effect == _INFORMER:
        return CARD_GOLD[card] * rate + 1.5 * seals
    if effect == _GIFT:
        return 3.0 * rate
    return _material_card_worth(state, seat, card) * CAMP_RATE[state.epoch]


def _more_gold(state: DuelState, seat: int, change: int) -> float:
    gold = state.gold[seat]
    return gold_worth(gold + change, state.epoch) - gold_worth(gold, state.epoch)


def _material_card_worth(state: DuelState, seat: int, card: int) -> float:
    """Estimate cards that bring, turn or trade materials by what the building still needs."""
    effect = CARD_EFFECTS[card]
    if effect == _RAW:
        return _raw_worth(state, seat, CARD_MATERIALS[card], CARD_AMOUNTS[card]) * _scarcity(state, card)
    if effect == _WOOL:
        wool = CARD_MATERIALS[card]
        return _raw_worth(state, seat, wool, CARD_AMOUNTS[card]) + CARD_PAYS[card] - SPARE_WOOL_WORTH
    if effect == _CRAFTSMAN:
        return _craft_worth(state, seat, CARD_MATERIALS[card], CARD_PRICES[card]) * _scarcity(state, card)
    if effect == _MARKET:
        return _market_worth(state, seat, card)
    best = 0.0
    for material in range(NUM_MATERIALS):
        if CARD_MASKS[card] >> material & 1:
            if effect == _TURN:
                best = max(best, _unit_worth(state, seat, material))
            elif effect == _FETCH:
                best = max(best, _raw_worth(state, seat, material, 1))
    return best * CARD_AMOUNTS[card]


def _scarcity(state: DuelState, card: int) -> float:
    """Weigh a card by how often its kind will still come: in this passage, and about once in each later one."""
    coming = state.deck.count(card) + PASSAGES - passage_number(state)
    return 1.0 + SCARCITY / (1 + coming)


def _missing(state: DuelState, seat: int, material: int) -> int:
    """Count the fields of a kind for which no marker lies in the camp."""
    at = seat * NUM_MATERIALS + material
    return max(0, open_needs(state, seat)[material] - state.raw[at] - state.goods[at])


def _raw_worth(state: DuelState, seat: int, material: int, amount: int) -> float:
    units = min(amount, state.supply[seat * NUM_MATERIALS + material])
    needed = min(units, _missing(state, seat, material))
    return needed * RAW_WORTH[material] + (units - needed) * SPARE_WOOL_WORTH


def _convertible(state: DuelState, seat: int, material: int) -> int:
    """Count the raw materials of a kind whose good the building still takes."""
    at = seat * NUM_MATERIALS + material
    return max(0, min(state.raw[at], open_needs(state, seat)[material] - state.goods[at]))


def _unit_worth(state: DuelState, seat: int, material: int) -> float:
    return GOOD_WORTH - RAW_WORTH[material] if _convertible(state, seat, material) else 0.0


def _craft_worth(state: DuelState, seat: int, material: int, price: int) -> float:
    # What is owned now and an income in between: a claim is made before the cards are carried out.
    units = min(_convertible(state, seat, material), (state.gold[seat] + 2) // price)
    return units * max(0.0, GOOD_WORTH - RAW_WORTH[material] - price)


def _market_worth(state: DuelState, seat: int, card: int) -> float:
    worth = 0.0
    gold = state.gold[seat]
    for material in range(NUM_MATERIALS):
        at = seat * NUM_MATERIALS + material
        if CARD_MASKS[card] >> material & 1 and gold >= CARD_PRICES[card]:
            units = min(state.supply[at], _missing(state, seat, material))
            worth += units * max(0.0, RAW_WORTH[material] - CARD_PRICES[card])
        if CARD_SELLS[card] >> material & 1:
            spare = state.raw[at] - _convertible(state, seat, material)
            worth += spare * (CARD_PAYS[card] - SPARE_WOOL_WORTH)
    return worth


def expected_cards(state: DuelState) -> list[float]:
    """Estimate for each seat what its cards of this round will still bring."""
    if frames.is_claim(state.frames[-1]):
        first = state.claims[state.first]
        return [0.0, 0.0] if first < 0 else _after_first_claim(state, first)
    if state.winner < 0:
        return _claimed_worth(state, state.claims[state.first], state.claims[1 - state.first])
    return [_turn_cards(state, seat) for seat in range(2)]


def _turn_cards(state: DuelState, seat: int) -> float:
    """Count the cards a seat may still name, and those being carried out."""
    bottom = state.frames[0]
    if frames.is_turn(bottom):
        if bottom.seat != seat and seat == state.first:
            return 0.0  # its turn is over
        if bottom.seat == seat and frames.is_building(bottom):
            return _steps_worth(state, seat)
    worth = 0.0
    for cell in cells_left(state, seat):
        worth += CARD_IN_TURN * card_worth(state, seat, state.display[cell])
    return worth + _steps_worth(state, seat)


def _steps_worth(state: DuelState, seat: int) -> float:
    worth = 0.0
    for frame in state.frames[1:]:
        if frame.seat == seat:
            if frames.is_bonus(frame):
                worth += BONUS_UNIT_WORTH * frames.units_left(frame)
            else:
                worth += card_worth(state, seat, frames.source(frame))
    return worth


def _claimed_worth(state: DuelState, first: int, second: int) -> list[float]:
    """Give by seat what two lines are worth; the contested card counts half, for the first a little more."""
    shared = SHARED_CELL[first * NUM_LINES + second]
    worths = [0.0, 0.0]
    for seat in range(2):
        mine = first if seat == state.first else second
        share = 0.55 if seat == state.first else 0.45
        for cell in LINE_CELLS[mine]:
            worth = card_worth(state, seat, state.display[cell])
            worths[seat] += worth * share if cell == shared else worth
    return worths


def _after_first_claim(state: DuelState, first: int) -> list[float]:
    """Expect the reply that is best for the second."""
    best: list[float] = [0.0, 0.0]
    best_margin = 0.0
    found = False
    for line in range(NUM_LINES):
        if SHARED_CELL[first * NUM_LINES + line] >= 0:
            worths = _claimed_worth(state, first, line)
            margin = worths[1 - state.first] - RIVAL_WEIGHT * worths[state.first]
            if not found or margin > best_margin:
                best = worths
                best_margin = margin
                found = True
    return best


# --- what reckoning alone finds -------------------------------------------------------------------------------------


def best_flip(state: DuelState) -> int:
    """Choose a seal to flip, or give up: the chance to win times the stake, less what the seal is worth."""
    seat = state.frames[-1].seat
    card = state.display[contested_cell(state)]
    stake = card_worth(state, seat, card) + RIVAL_WEIGHT * card_worth(state, 1 - seat, card)
    rate = SEAL_RATE[state.epoch]
    best = GIVE_UP
    best_value = 0.0
    for action in state.legal_actions():
        if action == GIVE_UP:
            continue
        seal = action - FLIP_0
        value = stake * _chance_to_win(state, seat, seal)
        if seal != PERSONAL:
            value -= SEAL_WORTH[seal] * rate * MORE_SEALS
        if value > best_value or (best == GIVE_UP and not state.flips):
            best = action
            best_value = value
    return best


def _chance_to_win(state: DuelState, seat: int, seal: int) -> float:
    """Estimate the chance to win with this flip: to get ahead and stay there, or to get there with a later one."""
    chance = 0.0
    for face in (SEAL_LOW[seal], SEAL_HIGH[seal]):
        lead = state.sums[seat] + face - state.sums[1 - seat]
        if seat != state.first:
            lead -= 1
        if lead >= 0:
            chance += 0.5 * chance_to_hold(state, seat, lead)
        elif seal != PERSONAL and lead >= -SEAL_HIGH[PERSONAL]:
            chance += 0.15
    return chance


def chance_to_hold(state: DuelState, seat: int, lead: int) -> float:
    """Estimate how likely the rival does not come back: he flips his own seal gladly, others less so."""
    rival = 1 - seat
    if has_flipped_personal(state, rival):
        return 1.0
    hold = 1.0
    if lead < SEAL_HIGH[PERSONAL]:
        hold *= 0.5 if lead >= SEAL_LOW[PERSONAL] else 0.3
    others = sum(state.seals[rival * NUM_SEALS : (rival + 1) * NUM_SEALS])
    return hold * (0.92 ** min(others, 4))


def _best_keep(state: DuelState) -> int:
    """Keep the seal worth most."""
    used = used_neutral(state, state.frames[-1].seat)
    best = used[0]
    for kind in used:
        if SEAL_WORTH[kind] > SEAL_WORTH[best]:
            best = kind
    return KEEP_0 + best


def _first_gain(state: DuelState) -> int:
    """Name a card that only brings something."""
    for action in state.legal_actions():
        if USE_0 <= action < PLAY_0 and CARD_EFFECTS[USABLE[action - USE_0]] in _GAINS:
            return action
    return -1


def _best_conversion(state: DuelState) -> int:
    """Convert what the building still takes, the dearest work first; -1 if there is no such thing."""
    frame = state.frames[-1]
    best = -1
    for action in state.legal_actions():
        material = action - CONVERT_0
        if not 0 <= material < NUM_MATERIALS or not _convertible(state, frame.seat, material):
            continue
        if best < 0 or RAW_WORTH[material] < RAW_WORTH[best - CONVERT_0]:
            best = action
    return best


def _plausible_line(state: DuelState, legal: list[int], random: Random) -> int:
    """Take the best of the lines by what their cards bring, with some luck."""
    seat = state.frames[-1].seat
    worths = [card_worth(state, seat, card) for card in state.display]
    best = legal[0]
    best_worth = -1.0
    for action in legal:
        worth = 3.0 * random.random()
        for cell in LINE_CELLS[action - CLAIM_0]:
            worth += worths[cell]
        if worth > best_worth:
            best = action
            best_worth = worth
    return best
