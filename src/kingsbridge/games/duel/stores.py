"""What moves between bank, pile, supplies, camps and players: each change in one place, with its journal entry."""

from typing import TYPE_CHECKING

from kingsbridge.games.duel.components import GOODS, MATERIALS, NUM_MATERIALS, NUM_SEALS, SEALS
from kingsbridge.games.duel.reckoning import top_seal_is_hidden

if TYPE_CHECKING:
    from kingsbridge.games.duel.state import DuelState


def gain_gold(state: "DuelState", seat: int, amount: int, source: str) -> None:
    """Pay gold out of the bank, as far as it reaches."""
    change = amount if amount <= state.bank else state.bank
    state.gold[seat] += change
    state.bank -= change
    if state.journal is not None:
        state.note(
            "gold",
            {
                "seat": seat,
                "source": source,
                "change": change,
                "due": amount,
                "total": state.gold[seat],
                "bank": state.bank,
            },
        )


def pay(state: "DuelState", seat: int, amount: int) -> None:
    """Pay gold into the bank."""
    state.gold[seat] -= amount
    state.bank += amount


def rob(state: "DuelState", seat: int, amount: int, source: str) -> None:
    """Take gold from the other player, all he has if that is less."""
    other = 1 - seat
    change = amount if amount <= state.gold[other] else state.gold[other]
    state.gold[seat] += change
    state.gold[other] -= change
    if state.journal is not None:
        state.note(
            "robbed",
            {
                "seat": seat,
                "other": other,
                "source": source,
                "change": change,
                "due": amount,
                "total": state.gold[seat],
                "other_total": state.gold[other],
            },
        )


def draw_seal(state: "DuelState", seat: int) -> int:
    """Take the top seal of the pile and say which it was."""
    if top_seal_is_hidden(state):
        state.reveals += 1
    kind = state.pile.pop(0)
    if state.known_bottom > len(state.pile):
        state.known_bottom = len(state.pile)
    state.seals[seat * NUM_SEALS + kind] += 1
    return kind


def gain_seals(state: "DuelState", seat: int, amount: int, source: str) -> None:
    """Take seals from the top of the pile without paying, as far as it reaches."""
    for _ in range(min(amount, len(state.pile))):
        kind = draw_seal(state, seat)
        if state.journal is not None:
            state.note(
                "seal-gained",
                {"seat": seat, "source": source, "seal": SEALS[kind], "pile": len(state.pile)},
            )


def buy_seal(state: "DuelState", seat: int, price: int) -> None:
    """Buy the top seal of the pile."""
    pay(state, seat, price)
    kind = draw_seal(state, seat)
    if state.journal is not None:
        state.note(
            "seal-bought",
            {
                "seat": seat,
                "seal": SEALS[kind],
                "price": price,
                "gold": state.gold[seat],
                "pile": len(state.pile),
            },
        )


def take_seal(state: "DuelState", seat: int, kind: int, source: str) -> None:
    """Take a neutral seal from the other player."""
    other = 1 - seat
    state.seals[other * NUM_SEALS + kind] -= 1
    state.seals[seat * NUM_SEALS + kind] += 1
    if state.journal is not None:
        state.note("seal-taken", {"seat": seat, "other": other, "source": source, "seal": SEALS[kind]})


def bring_raw(state: "DuelState", seat: int, material: int, amount: int, source: str) -> None:
    """Bring markers from the own supply into the camp, as many as there are."""
    at = seat * NUM_MATERIALS + material
    change = amount if amount <= state.supply[at] else state.supply[at]
    state.supply[at] -= change
    state.raw[at] += change
    if state.journal is not None:
        state.note(
            "material",
            {
                "seat": seat,
                "source": source,
                "material": MATERIALS[material],
                "change": change,
                "due": amount,
                "total": state.raw[at],
                "supply": state.supply[at],
            },
        )


def buy_raw(state: "DuelState", seat: int, material: int, price: int, source: str) -> None:
    """Buy one marker from the own supply into the camp."""
    at = seat * NUM_MATERIALS + material
    pay(state, seat, price)
    state.supply[at] -= 1
    state.raw[at] += 1
    if state.journal is not None:
        state.note(
            "bought",
            {
                "seat": seat,
                "source": source,
                "material": MATERIALS[material],
                "price": price,
                "gold": state.gold[seat],
                "total": state.raw[at],
            },
        )


def sell_raw(state: "DuelState", seat: int, material: int, pays: int, source: str) -> None:
    """Sell one marker from the camp back into the own supply; the bank pays what it has."""
    at = seat * NUM_MATERIALS + material
    change = pays if pays <= state.bank else state.bank
    state.raw[at] -= 1
    state.supply[at] += 1
    pay(state, seat, -change)
    if state.journal is not None:
        state.note(
            "sold",
            {
                "seat": seat,
                "source": source,
                "material": MATERIALS[material],
                "change": change,
                "due": pays,
                "gold": state.gold[seat],
                "total": state.raw[at],
            },
        )


def convert(state: "DuelState", seat: int, material: int, price: int, source: str) -> None:
    """Turn one marker in the camp to its building side."""
    at = seat * NUM_MATERIALS + material
    pay(state, seat, price)
    state.raw[at] -= 1
    state.goods[at] += 1
    if state.journal is not None:
        state.note(
            "converted",
            {
                "seat": seat,
                "source": source,
                "material": MATERIALS[material],
                "good": GOODS[seat][material],
                "price": price,
                "gold": state.gold[seat],
                "total": state.goods[at],
            },
        )


def damage(state: "DuelState", seat: int, material: int, source: str) -> None:
    """Turn one good in the other player's camp back to its raw side."""
    other = 1 - seat
    at = other * NUM_MATERIALS + material
    state.goods[at] -= 1
    state.raw[at] += 1
    if state.journal is not None:
        state.note(
            "sabotaged",
            {
                "seat": seat,
                "other": other,
                "source": source,
                "good": GOODS[other][material],
                "material": MATERIALS[material],
                "total": state.goods[at],
            },
        )
