"""What cards do: for each effect a function that carries it out, one that says whether it would change anything now,
and one that says why not. The table at the end has them by name; amounts, prices and materials come from the card.
"""

from collections.abc import Callable
from typing import Final

from kingsbridge.core.reason import Reason
from kingsbridge.games.duel import frames
from kingsbridge.games.duel.changes import (
    bring_raw,
    gain_gold,
    gain_seals,
    move_power,
    promise_discount,
    promise_goods,
    rob,
    take_seal,
)
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
    EFFECT_NAMES,
    MATERIALS,
    NUM_MATERIALS,
    NUM_SEALS,
)
from kingsbridge.games.duel.reckoning import is_needed, round_number
from kingsbridge.games.duel.state import DuelState

_ALL_MATERIALS: Final = (1 << NUM_MATERIALS) - 1

# --- change of power ------------------------------------------------------------------------------------------------


def take_power(state: DuelState, seat: int, card: int) -> None:
    """Take the power marker; order and ties of the running round stay.

    Rules: DUE-030.
    """
    move_power(state, seat)


def power_elsewhere(state: DuelState, seat: int, card: int) -> bool:
    """Who has the marker already keeps it."""
    return state.power != seat


def has_power(state: DuelState, seat: int, card: int) -> Reason:
    """Explain it."""
    return Reason("DUE-030", "has-power", {})


# --- income ---------------------------------------------------------------------------------------------------------


def take_income(state: DuelState, seat: int, card: int) -> None:
    """Take the card's gold from the bank; Francis and Percy Hamleigh bring it too.

    Rules: DUE-031, DUE-053.
    """
    gain_gold(state, seat, CARD_GOLD[card], CARD_KEYS[card])


def bank_has_gold(state: DuelState, seat: int, card: int) -> bool:
    """An empty bank pays nothing."""
    return state.bank > 0


def bank_is_empty(state: DuelState, seat: int, card: int) -> Reason:
    """Explain it."""
    return Reason("DUE-037", "bank-empty", {})


# --- influence ------------------------------------------------------------------------------------------------------


def offer_seals(state: DuelState, seat: int, card: int) -> None:
    """Seals can be bought until done.

    Rules: DUE-032.
    """
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
    """Bring the card's material into the camp, as much as the supply has.

    Rules: DUE-033.
    """
    bring_raw(state, seat, CARD_MATERIALS[card], CARD_AMOUNTS[card], CARD_KEYS[card])


def supply_has_it(state: DuelState, seat: int, card: int) -> bool:
    """At least one marker is left in the supply."""
    return state.supply[seat * NUM_MATERIALS + CARD_MATERIALS[card]] > 0


def supply_is_out(state: DuelState, seat: int, card: int) -> Reason:
    """Explain it."""
    return Reason("DUE-033", "supply-empty", {"material": MATERIALS[CARD_MATERIALS[card]]})


# --- craftsman ------------------------------------------------------------------------------------------------------


def offer_craft(state: DuelState, seat: int, card: int) -> None:
    """Raw materials can be converted until done.

    Rules: DUE-034.
    """
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
    """Raw materials can be bought and wool sold until done.

    Rules: DUE-035.
    """
    state.push(frames.market(seat, card))


def can_sell(state: DuelState, seat: int, card: int) -> bool:
    """Something the card buys lies in the camp, raw, and the bank can pay.

    Rules: DUE-036.
    """
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
    """Take the card's gold from the other player.

    Rules: DUE-043, DUE-049.
    """
    rob(state, seat, CARD_GOLD[card], CARD_KEYS[card])


def rival_has_gold(state: DuelState, seat: int, card: int) -> bool:
    """There is something to take."""
    return state.gold[1 - seat] > 0


def rival_is_poor(state: DuelState, seat: int, card: int) -> Reason:
    """Explain it."""
    return Reason("DUE-041", "rival-no-gold", {})


# --- Journeyman, Tom Builder, Alfred --------------------------------------------------------------------------------


def offer_free_conversion(state: DuelState, seat: int, card: int) -> None:
    """Choose a raw material that is turned without payment.

    Rules: DUE-044, DUE-048, DUE-055.
    """
    state.push(frames.free_conversion(seat, card, CARD_AMOUNTS[card]))


def has_raw(state: DuelState, seat: int, card: int) -> bool:
    """A raw material the card can turn lies in the camp."""
    return _first_of(state.raw, seat, CARD_MASKS[card]) >= 0


def has_no_raw(state: DuelState, seat: int, card: int) -> Reason:
    """Explain it."""
    return Reason("DUE-041", "nothing-to-turn", {})


# --- Scaffolding ----------------------------------------------------------------------------------------------------


def raise_scaffold(state: DuelState, seat: int, card: int) -> None:
    """The second counted good of this turn gets cheaper.

    Rules: DUE-045.
    """
    promise_discount(state, CARD_GOLD[card])


def before_second_good(state: DuelState, seat: int, card: int) -> bool:
    """Fewer than two goods that count were installed in this turn."""
    return state.paid < 2


def after_second_good(state: DuelState, seat: int, card: int) -> Reason:
    """Explain it."""
    return Reason("DUE-045", "scaffold-late", {})


# --- Sabotage -------------------------------------------------------------------------------------------------------


def offer_sabotage(state: DuelState, seat: int, card: int) -> None:
    """Choose a good in the other player's camp.

    Rules: DUE-046.
    """
    state.push(frames.sabotage(seat, card))


def rival_has_goods(state: DuelState, seat: int, card: int) -> bool:
    """There is a good to damage."""
    return _first_of(state.goods, 1 - seat, _ALL_MATERIALS) >= 0


def rival_has_no_goods(state: DuelState, seat: int, card: int) -> Reason:
    """Explain it."""
    return Reason("DUE-046", "rival-no-goods", {})


# --- Supply cart, Remigius ------------------------------------------------------------------------------------------


def offer_fetch(state: DuelState, seat: int, card: int) -> None:
    """Choose raw materials from the own supply.

    Rules: DUE-047, DUE-056.
    """
    state.push(frames.fetch(seat, card, CARD_AMOUNTS[card]))


def can_fetch_kind(state: DuelState, seat: int, card: int, material: int) -> bool:
    """The kind is in the supply, and needed where the card asks for that."""
    if state.supply[seat * NUM_MATERIALS + material] == 0 or not CARD_MASKS[card] >> material & 1:
        return False
    return not CARD_ONLY_NEEDED[card] or is_needed(state, seat, material)


def can_fetch(state: DuelState, seat: int, card: int) -> bool:
    """There is something to fetch."""
    for material in range(NUM_MATERIALS):  # noqa: SIM110 (a generator costs more than the whole loop)
        if can_fetch_kind(state, seat, card, material):
            return True
    return False


def nothing_to_fetch(state: DuelState, seat: int, card: int) -> Reason:
    """Explain it."""
    return Reason("DUE-041", "nothing-to-fetch", {})


# --- Jack -----------------------------------------------------------------------------------------------------------


def promise_gift(state: DuelState, seat: int, card: int) -> None:
    """The next good of this turn is free and not counted.

    Rules: DUE-050.
    """
    promise_goods(state, CARD_AMOUNTS[card])


def always(state: DuelState, seat: int, card: int) -> bool:
    """Such a promise always changes something."""
    return True


def never_idle(state: DuelState, seat: int, card: int) -> Reason:
    """Never asked for: the card always changes something."""
    return Reason("DUE-050", "not-now", {})


# --- Aliena ---------------------------------------------------------------------------------------------------------


def bring_and_sell_wool(state: DuelState, seat: int, card: int) -> None:
    """Bring the wool, then wool can be sold until done.

    Rules: DUE-051.
    """
    bring_material(state, seat, card)
    state.push(frames.market(seat, card))


def wool_to_handle(state: DuelState, seat: int, card: int) -> bool:
    """Wool to bring or to sell."""
    return supply_has_it(state, seat, card) or can_sell(state, seat, card)


# --- Regan Hamleigh -------------------------------------------------------------------------------------------------


def steal_seal(state: DuelState, seat: int, card: int) -> None:
    """Chance picks one of the other player's neutral seals; then the bank pays.

    Rules: DUE-052.
    """
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
    """Take seals from the top of the pile.

    Rules: DUE-054.
    """
    gain_seals(state, seat, CARD_AMOUNTS[card], CARD_KEYS[card])


def pile_has_seals(state: DuelState, seat: int, card: int) -> bool:
    """There is a seal to take."""
    return len(state.pile) > 0


def pile_is_empty(state: DuelState, seat: int, card: int) -> Reason:
    """Explain it."""
    return Reason("DUE-037", "pile-empty", {})


# --- the table --------------------------------------------------------------------------------------------------------


class Effect:
    """What a card does, whether that would change anything now, and why it would not."""

    def __init__(
        self,
        carry_out: Callable[[DuelState, int, int], None],
        would_change: Callable[[DuelState, int, int], bool],
        why_idle: Callable[[DuelState, int, int], Reason],
    ) -> None:
        self.carry_out = carry_out
        self.would_change = would_change
        self.why_idle = why_idle


# The effects by the names that `components.toml` gives them.
EFFECTS: Final[dict[str, Effect]] = {
    "power": Effect(take_power, power_elsewhere, has_power),
    "income": Effect(take_income, bank_has_gold, bank_is_empty),
    "influence": Effect(offer_seals, can_buy_seal, why_no_seal),
    "raw": Effect(bring_material, supply_has_it, supply_is_out),
    "craftsman": Effect(offer_craft, can_craft, why_no_craft),
    "market": Effect(offer_market, can_trade, why_no_trade),
    "rob": Effect(take_from_rival, rival_has_gold, rival_is_poor),
    "turn": Effect(offer_free_conversion, has_raw, has_no_raw),
    "scaffold": Effect(raise_scaffold, before_second_good, after_second_good),
    "sabotage": Effect(offer_sabotage, rival_has_goods, rival_has_no_goods),
    "fetch": Effect(offer_fetch, can_fetch, nothing_to_fetch),
    "gift": Effect(promise_gift, always, never_idle),
    "wool": Effect(bring_and_sell_wool, wool_to_handle, supply_is_out),
    "informer": Effect(steal_seal, seal_or_gold, bank_is_empty),
    "seals": Effect(take_seals, pile_has_seals, pile_is_empty),
}
_OF_CARDS: Final[list[Effect]] = [EFFECTS[EFFECT_NAMES[effect]] for effect in CARD_EFFECTS]


def carry_out(state: DuelState, seat: int, card: int) -> None:
    """Do what a card says."""
    _OF_CARDS[card].carry_out(state, seat, card)


def changes_something(state: DuelState, seat: int, card: int) -> bool:
    """Say whether a card would change anything now: one that would not is not offered.

    Rules: DUE-029, DUE-041.
    """
    return _OF_CARDS[card].would_change(state, seat, card)


def why_idle(state: DuelState, seat: int, card: int) -> Reason:
    """Explain a card that would change nothing now."""
    return _OF_CARDS[card].why_idle(state, seat, card)


def _first_of(counts: list[int], seat: int, mask: int) -> int:
    """Find the first material of a set that a seat has, or -1."""
    at = seat * NUM_MATERIALS
    for material in range(NUM_MATERIALS):
        if mask >> material & 1 and counts[at + material] > 0:
            return material
    return -1
