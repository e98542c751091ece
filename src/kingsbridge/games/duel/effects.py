"""What cards do: for each effect a function that carries it out, one that says whether it would change anything now,
and one that says why not. The tables at the end are in the order of EFFECTS in `components.py`; amounts, prices and
materials come from the card.
"""

from collections.abc import Callable
from typing import Final

from kingsbridge.core.reason import Reason
from kingsbridge.games.duel import frames
from kingsbridge.games.duel.components import (
    CARD_AMOUNTS,
    CARD_EFFECTS,
    CARD_GOLD,
    CARD_KEYS,
    CARD_MASKS,
    CARD_MATERIALS,
    CARD_ONLY_NEEDED,
    CARD_PRICES,
    CARD_SELLS,
    MATERIALS,
    NUM_MATERIALS,
    NUM_SEALS,
)
from kingsbridge.games.duel.reckoning import is_needed, round_number
from kingsbridge.games.duel.state import DuelState
from kingsbridge.games.duel.stores import bring_raw, gain_gold, gain_seals, rob, take_seal

# --- change of power ------------------------------------------------------------------------------------------------


def take_power(state: DuelState, seat: int, card: int) -> None:
    """Take the power marker; it acts from the next round on."""
    before = state.power
    state.power = seat
    if state.journal is not None:
        state.note("power", {"seat": seat, "other": before})


def power_elsewhere(state: DuelState, seat: int, card: int) -> bool:
    """Who has the marker already keeps it."""
    return state.power != seat


def has_power(state: DuelState, seat: int, card: int) -> Reason:
    """Explain it."""
    return Reason("DUE-030", "has-power", {})


# --- income ---------------------------------------------------------------------------------------------------------


def take_income(state: DuelState, seat: int, card: int) -> None:
    """Take the card's gold from the bank."""
    gain_gold(state, seat, CARD_GOLD[card], CARD_KEYS[card])


def bank_has_gold(state: DuelState, seat: int, card: int) -> bool:
    """An empty bank pays nothing."""
    return state.bank > 0


def bank_is_empty(state: DuelState, seat: int, card: int) -> Reason:
    """Explain it."""
    return Reason("DUE-037", "bank-empty", {})


# --- influence ------------------------------------------------------------------------------------------------------


def offer_seals(state: DuelState, seat: int, card: int) -> None:
    """Seals can be bought until done."""
    state.push(frames.influence(seat, card))


def can_buy_seal(state: DuelState, seat: int, card: int) -> bool:
    """A seal in the pile and the gold for it."""
    return len(state.pile) > 0 and state.gold[seat] >= CARD_PRICES[card]


def why_no_seal(state: DuelState, seat: int, card: int) -> Reason:
    """The pile is empty, or the gold is missing."""
    if not state.pile:
        return Reason("DUE-037", "pile-empty", {})
    return Reason("DUE-032", "too-little-gold", {"gold": CARD_PRICES[card]})


# --- raw materials --------------------------------------------------------------------------------------------------


def bring_material(state: DuelState, seat: int, card: int) -> None:
    """Bring the card's material into the camp, as much as the supply has."""
    bring_raw(state, seat, CARD_MATERIALS[card], CARD_AMOUNTS[card], CARD_KEYS[card])


def supply_has_it(state: DuelState, seat: int, card: int) -> bool:
    """At least one marker is left in the supply."""
    return state.supply[seat * NUM_MATERIALS + CARD_MATERIALS[card]] > 0


def supply_is_out(state: DuelState, seat: int, card: int) -> Reason:
    """Explain it."""
    return Reason("DUE-033", "supply-empty", {"material": MATERIALS[CARD_MATERIALS[card]]})


# --- craftsman ------------------------------------------------------------------------------------------------------


def offer_craft(state: DuelState, seat: int, card: int) -> None:
    """Raw materials can be converted until done."""
    state.push(frames.craftsman(seat, card))


def can_craft(state: DuelState, seat: int, card: int) -> bool:
    """His material in the camp and the gold for one."""
    raw = state.raw[seat * NUM_MATERIALS + CARD_MATERIALS[card]]
    return raw > 0 and state.gold[seat] >= CARD_PRICES[card]


def why_no_craft(state: DuelState, seat: int, card: int) -> Reason:
    """The material or the gold is missing."""
    material = CARD_MATERIALS[card]
    if state.raw[seat * NUM_MATERIALS + material] == 0:
        return Reason("DUE-034", "no-raw", {"material": MATERIALS[material]})
    return Reason("DUE-034", "too-little-gold", {"gold": CARD_PRICES[card]})


# --- market ---------------------------------------------------------------------------------------------------------


def offer_market(state: DuelState, seat: int, card: int) -> None:
    """Goods can be bought and wool sold until done."""
    state.push(frames.market(seat, card))


def can_sell(state: DuelState, seat: int, card: int) -> bool:
    """Something the card buys lies in the camp, raw, and the bank can pay."""
    return state.bank > 0 and _first_of(state.raw, seat, CARD_SELLS[card]) >= 0


def can_trade(state: DuelState, seat: int, card: int) -> bool:
    """Something to buy with the gold for it, or something to sell."""
    if can_sell(state, seat, card):
        return True
    return state.gold[seat] >= CARD_PRICES[card] and _first_of(state.supply, seat, CARD_MASKS[card]) >= 0


def why_no_trade(state: DuelState, seat: int, card: int) -> Reason:
    """Explain it."""
    return Reason("DUE-035", "nothing-to-trade", {"gold": CARD_PRICES[card]})


# --- toll, William Hamleigh -----------------------------------------------------------------------------------------


def take_from_rival(state: DuelState, seat: int, card: int) -> None:
    """Take the card's gold from the other player."""
    rob(state, seat, CARD_GOLD[card], CARD_KEYS[card])


def rival_has_gold(state: DuelState, seat: int, card: int) -> bool:
    """There is something to take."""
    return state.gold[1 - seat] > 0


def rival_is_poor(state: DuelState, seat: int, card: int) -> Reason:
    """Explain it."""
    return Reason("DUE-041", "rival-no-gold", {})


# --- Journeyman, Tom Builder, Alfred --------------------------------------------------------------------------------


def offer_free_conversion(state: DuelState, seat: int, card: int) -> None:
    """Choose a raw material that is turned without payment."""
    state.push(frames.free_conversion(seat, card, CARD_AMOUNTS[card]))


def has_raw(state: DuelState, seat: int, card: int) -> bool:
    """A raw material the card can turn lies in the camp."""
    return _first_of(state.raw, seat, CARD_MASKS[card]) >= 0


def has_no_raw(state: DuelState, seat: int, card: int) -> Reason:
    """Explain it."""
    return Reason("DUE-041", "nothing-to-turn", {})


# --- Scaffolding ----------------------------------------------------------------------------------------------------


def raise_scaffold(state: DuelState, seat: int, card: int) -> None:
    """The second counted good of this turn gets cheaper."""
    state.scaffold += CARD_GOLD[card]


def before_second_good(state: DuelState, seat: int, card: int) -> bool:
    """Fewer than two goods that count were installed in this turn."""
    return state.paid < 2


def after_second_good(state: DuelState, seat: int, card: int) -> Reason:
    """Explain it."""
    return Reason("DUE-045", "scaffold-late", {})


# --- Sabotage -------------------------------------------------------------------------------------------------------


def offer_sabotage(state: DuelState, seat: int, card: int) -> None:
    """Choose a good in the other player's camp."""
    state.push(frames.sabotage(seat, card))


def rival_has_goods(state: DuelState, seat: int, card: int) -> bool:
    """There is a good to damage."""
    at = (1 - seat) * NUM_MATERIALS
    return any(state.goods[at : at + NUM_MATERIALS])


def rival_has_no_goods(state: DuelState, seat: int, card: int) -> Reason:
    """Explain it."""
    return Reason("DUE-046", "rival-no-goods", {})


# --- Supply cart, Remigius ------------------------------------------------------------------------------------------


def offer_fetch(state: DuelState, seat: int, card: int) -> None:
    """Choose raw materials from the own supply."""
    state.push(frames.fetch(seat, card, CARD_AMOUNTS[card]))


def can_fetch_kind(state: DuelState, seat: int, card: int, material: int) -> bool:
    """The kind is in the supply, and needed where the card asks for that."""
    if state.supply[seat * NUM_MATERIALS + material] == 0 or not CARD_MASKS[card] >> material & 1:
        return False
    return not CARD_ONLY_NEEDED[card] or is_needed(state, seat, material)


def can_fetch(state: DuelState, seat: int, card: int) -> bool:
    """There is something to fetch."""
    kinds = [material for material in range(NUM_MATERIALS) if can_fetch_kind(state, seat, card, material)]
    return len(kinds) > 0


def nothing_to_fetch(state: DuelState, seat: int, card: int) -> Reason:
    """Explain it."""
    return Reason("DUE-041", "nothing-to-fetch", {})


# --- Jack -----------------------------------------------------------------------------------------------------------


def promise_gift(state: DuelState, seat: int, card: int) -> None:
    """The next good of this turn is free and not counted."""
    state.gifts += CARD_AMOUNTS[card]


def always(state: DuelState, seat: int, card: int) -> bool:
    """Such a promise always changes something."""
    return True


def never_idle(state: DuelState, seat: int, card: int) -> Reason:
    """Never asked for: the card always changes something."""
    return Reason("DUE-050", "not-now", {})


# --- Aliena ---------------------------------------------------------------------------------------------------------


def bring_and_sell_wool(state: DuelState, seat: int, card: int) -> None:
    """Bring the wool, then wool can be sold until done."""
    bring_material(state, seat, card)
    state.push(frames.market(seat, card))


def wool_to_handle(state: DuelState, seat: int, card: int) -> bool:
    """Wool to bring or to sell."""
    return supply_has_it(state, seat, card) or can_sell(state, seat, card)


# --- Regan Hamleigh -------------------------------------------------------------------------------------------------


def steal_seal(state: DuelState, seat: int, card: int) -> None:
    """Chance picks one of the other player's neutral seals; then the bank pays."""
    at = (1 - seat) * NUM_SEALS
    held = [kind for kind in range(NUM_SEALS) for _ in range(state.seals[at + kind])]
    if held:
        pick = state.draw_below(f"regan {round_number(state)}", len(held))
        take_seal(state, seat, held[pick], CARD_KEYS[card])
    gain_gold(state, seat, CARD_GOLD[card], CARD_KEYS[card])


def seal_or_gold(state: DuelState, seat: int, card: int) -> bool:
    """A seal to take, or gold in the bank."""
    at = (1 - seat) * NUM_SEALS
    return state.bank > 0 or any(state.seals[at : at + NUM_SEALS])


# --- Ellen ----------------------------------------------------------------------------------------------------------


def take_seals(state: DuelState, seat: int, card: int) -> None:
    """Take seals from the top of the pile."""
    gain_seals(state, seat, CARD_AMOUNTS[card], CARD_KEYS[card])


def pile_has_seals(state: DuelState, seat: int, card: int) -> bool:
    """There is a seal to take."""
    return len(state.pile) > 0


def pile_is_empty(state: DuelState, seat: int, card: int) -> Reason:
    """Explain it."""
    return Reason("DUE-037", "pile-empty", {})


# --- the tables -----------------------------------------------------------------------------------------------------

_CARRY_OUT: Final[list[Callable[[DuelState, int, int], None]]] = [
    take_power,
    take_income,
    offer_seals,
    bring_material,
    offer_craft,
    offer_market,
    take_from_rival,
    offer_free_conversion,
    raise_scaffold,
    offer_sabotage,
    offer_fetch,
    promise_gift,
    bring_and_sell_wool,
    steal_seal,
    take_seals,
]
_CHANGES: Final[list[Callable[[DuelState, int, int], bool]]] = [
    power_elsewhere,
    bank_has_gold,
    can_buy_seal,
    supply_has_it,
    can_craft,
    can_trade,
    rival_has_gold,
    has_raw,
    before_second_good,
    rival_has_goods,
    can_fetch,
    always,
    wool_to_handle,
    seal_or_gold,
    pile_has_seals,
]
_WHY_IDLE: Final[list[Callable[[DuelState, int, int], Reason]]] = [
    has_power,
    bank_is_empty,
    why_no_seal,
    supply_is_out,
    why_no_craft,
    why_no_trade,
    rival_is_poor,
    has_no_raw,
    after_second_good,
    rival_has_no_goods,
    nothing_to_fetch,
    never_idle,
    supply_is_out,
    bank_is_empty,
    pile_is_empty,
]


def carry_out(state: DuelState, seat: int, card: int) -> None:
    """Do what a card says."""
    _CARRY_OUT[CARD_EFFECTS[card]](state, seat, card)


def changes_something(state: DuelState, seat: int, card: int) -> bool:
    """Say whether a card would change anything now."""
    return _CHANGES[CARD_EFFECTS[card]](state, seat, card)


def why_idle(state: DuelState, seat: int, card: int) -> Reason:
    """Explain a card that would change nothing now."""
    return _WHY_IDLE[CARD_EFFECTS[card]](state, seat, card)


def _first_of(counts: list[int], seat: int, mask: int) -> int:
    """Find the first material of a set that a seat has, or -1."""
    at = seat * NUM_MATERIALS
    for material in range(NUM_MATERIALS):
        if mask >> material & 1 and counts[at + material] > 0:
            return material
    return -1
