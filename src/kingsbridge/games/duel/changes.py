"""What players see change: cards, seals, gold, markers and buildings, each change in one place with its journal entry.

In the order in which a round comes to them. Of `a[at] += n` the compiler makes objects, so numbers that change often
are written as `a[at] = a[at] + n`.
"""

from kingsbridge.games.duel.components import (
    CARD_KEYS,
    CELLS,
    FIRST_ONCE,
    GOODS,
    LINE_CELLS,
    LINES,
    MATERIALS,
    NUM_MATERIALS,
    NUM_SEALS,
    ONCE_KEYS,
    PERSONAL,
    SEAL_HIGH,
    SEAL_LOW,
    SEALS,
    SECTION_MASK,
    SECTION_POINTS,
    SECTIONS,
    SLOT_MATERIALS,
)
from kingsbridge.games.duel.reckoning import (
    FINISHED,
    INSTALLED,
    cells_of,
    contested_cell,
    install_price,
    make_flip,
    round_number,
    score,
    top_seal_is_hidden,
)
from kingsbridge.games.duel.state import DuelState

# --- decks and display ------------------------------------------------------------------------------------------------


def return_once(state: DuelState, once: int) -> None:
    """Give an unused 1x card back to its deck."""
    if state.journal is not None:
        state.note("once-returned", {"seat": state.holders[once], "card": ONCE_KEYS[once]})
    state.holders[once] = -1


def shuffle_deck(state: DuelState, passage: int, cards: list[int]) -> None:
    """Make all cards of a deck the deck of a passage, in a drawn order."""
    state.deck = state.draw_shuffled(f"deck {passage}", cards)


def lay_out(state: DuelState) -> None:
    """Lay out the next nine cards; whoever has the power now is first in this round.

    Rules: DUE-011.
    """
    state.display = state.deck[:CELLS]
    state.deck = state.deck[CELLS:]
    state.reveals += 1
    state.spent = 0
    state.claims = [-1, -1]
    state.sums = [0, 0]
    state.winner = -1
    state.first = state.power
    if state.journal is not None:
        cards = [CARD_KEYS[card] for card in state.display]
        state.note("display", {"round": round_number(state), "seat": state.first, "cards": cards})


# --- claims and conflict ----------------------------------------------------------------------------------------------


def claim(state: DuelState, seat: int, line: int) -> None:
    """Put a seat's markers on a line."""
    state.claims[seat] = line
    if state.journal is None:
        return
    cards = [CARD_KEYS[state.display[cell]] for cell in LINE_CELLS[line]]
    state.note("claimed", {"seat": seat, "line": LINES[line], "cards": cards})
    cell = contested_cell(state)
    if cell >= 0:
        state.note("contested", {"card": CARD_KEYS[state.display[cell]], "cell": cell, "first": state.first})


def flip(state: DuelState, seat: int, seal: int) -> None:
    """Flip a seal and add the face that lies up to the seat's sum.

    Rules: DUE-016.
    """
    if seal != PERSONAL:
        at = seat * NUM_SEALS + seal
        state.seals[at] = state.seals[at] - 1
    face = state.draw_below("flip", 2, round_number(state), len(state.flips) + 1)
    value = SEAL_HIGH[seal] if face else SEAL_LOW[seal]
    state.flips.append(make_flip(seat, seal, value))
    state.sums[seat] = state.sums[seat] + value
    if state.journal is not None:
        state.note(
            "flipped",
            {
                "seat": seat,
                "seal": SEALS[seal],
                "value": value,
                "sum": state.sums[seat],
                "sums": state.sums.copy(),
            },
        )


def win_card(state: DuelState, seat: int) -> None:
    """Give the contested card to the winner of the conflict.

    Rules: DUE-022.
    """
    state.winner = seat
    if state.journal is not None:
        card = CARD_KEYS[state.display[contested_cell(state)]]
        state.note("conflict-won", {"seat": seat, "card": card, "sums": state.sums.copy()})


def keep_seal(state: DuelState, seat: int, kind: int) -> None:
    """Give a used seal back to the loser's hand."""
    state.seals[seat * NUM_SEALS + kind] += 1
    if state.journal is not None:
        state.note("seal-kept", {"seat": seat, "seal": SEALS[kind]})


def put_under_pile(state: DuelState, seat: int, kinds: list[int]) -> None:
    """Put used neutral seals under the pile in the order flipped; everybody knows what lies there.

    Rules: DUE-026.
    """
    if not kinds:
        return
    state.pile += kinds
    state.known_bottom += len(kinds)
    if state.journal is not None:
        keys = [SEALS[kind] for kind in kinds]
        state.note("seals-returned", {"seat": seat, "seals": keys, "pile": len(state.pile)})


def clear_conflict(state: DuelState) -> None:
    """Leave no seal in the conflict: the neutral ones have found their places, the personal ones go home.

    Rules: DUE-023.
    """
    state.flips = []


# --- cards ------------------------------------------------------------------------------------------------------------


def begin_turn(state: DuelState, seat: int) -> None:
    """Begin a turn with the cards won; nothing is installed or promised yet."""
    state.section = -1
    state.paid = 0
    state.gifts = 0
    state.scaffold = 0
    if state.journal is not None:
        cards = [CARD_KEYS[state.display[cell]] for cell in cells_of(state, seat)]
        state.note("turn-begins", {"seat": seat, "cards": cards})


def take_once(state: DuelState, seat: int, cell: int) -> None:
    """Pass a 1x card from the display to a seat's side."""
    once = state.display[cell] - FIRST_ONCE
    state.spent |= 1 << cell
    state.holders[once] = seat
    if state.journal is not None:
        state.note("once-taken", {"seat": seat, "card": ONCE_KEYS[once]})


def spend_card(state: DuelState, seat: int, cell: int) -> None:
    """Mark a card of the display as named: it works once a round."""
    state.spent |= 1 << cell
    if state.journal is not None:
        state.note("used", {"seat": seat, "card": CARD_KEYS[state.display[cell]]})


def spend_once(state: DuelState, seat: int, once: int) -> None:
    """Put a 1x card that is played to the discards of its deck.

    Rules: DUE-042.
    """
    state.holders[once] = -1
    if state.journal is not None:
        state.note("played", {"seat": seat, "card": ONCE_KEYS[once]})


def move_power(state: DuelState, seat: int) -> None:
    """Take the power marker."""
    before = state.power
    state.power = seat
    if state.journal is not None:
        state.note("power", {"seat": seat, "other": before})


def promise_discount(state: DuelState, gold: int) -> None:
    """Make the second counted good of this turn cheaper."""
    state.scaffold += gold


def promise_goods(state: DuelState, goods: int) -> None:
    """Let goods be installed free and uncounted in this turn."""
    state.gifts += goods


# --- gold -------------------------------------------------------------------------------------------------------------


def gain_gold(state: DuelState, seat: int, amount: int, source: str) -> None:
    """Pay gold out of the bank, as far as it reaches.

    Rules: DUE-037.
    """
    change = amount if amount <= state.bank else state.bank
    state.gold[seat] = state.gold[seat] + change
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


def pay(state: DuelState, seat: int, amount: int) -> None:
    """Pay gold into the bank."""
    state.gold[seat] = state.gold[seat] - amount
    state.bank += amount


def rob(state: DuelState, seat: int, amount: int, source: str) -> None:
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


# --- seals ------------------------------------------------------------------------------------------------------------


def draw_seal(state: DuelState, seat: int) -> int:
    """Take the top seal of the pile and say which it was; one that was hidden cannot be taken back.

    Rules: DUE-072.
    """
    if top_seal_is_hidden(state):
        state.reveals += 1
    kind = state.pile.pop(0)
    if state.known_bottom > len(state.pile):
        state.known_bottom = len(state.pile)
    state.seals[seat * NUM_SEALS + kind] += 1
    return kind


def gain_seals(state: DuelState, seat: int, amount: int, source: str) -> None:
    """Take seals from the top of the pile without paying, as far as it reaches.

    Rules: DUE-037.
    """
    for _ in range(min(amount, len(state.pile))):
        kind = draw_seal(state, seat)
        if state.journal is not None:
            state.note(
                "seal-gained",
                {"seat": seat, "source": source, "seal": SEALS[kind], "pile": len(state.pile)},
            )


def buy_seal(state: DuelState, seat: int, price: int) -> None:
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


def take_seal(state: DuelState, seat: int, kind: int, source: str) -> None:
    """Take a neutral seal from the other player."""
    other = 1 - seat
    state.seals[other * NUM_SEALS + kind] -= 1
    state.seals[seat * NUM_SEALS + kind] += 1
    if state.journal is not None:
        state.note("seal-taken", {"seat": seat, "other": other, "source": source, "seal": SEALS[kind]})


# --- markers ----------------------------------------------------------------------------------------------------------


def bring_raw(state: DuelState, seat: int, material: int, amount: int, source: str) -> None:
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


def buy_raw(state: DuelState, seat: int, material: int, price: int, source: str) -> None:
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


def sell_raw(state: DuelState, seat: int, material: int, pays: int, source: str) -> None:
    """Sell one marker from the camp back into the own supply; the bank pays what it has.

    Rules: DUE-036.
    """
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


def convert(state: DuelState, seat: int, material: int, price: int, source: str) -> None:
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


def damage(state: DuelState, seat: int, material: int, source: str) -> None:
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


# --- building ---------------------------------------------------------------------------------------------------------


def install(state: DuelState, seat: int, slot: int) -> None:
    """Pay for a good of the camp and put it on its slot; one of Jack's is free and does not count.

    Rules: DUE-057, DUE-060.
    """
    price = install_price(state)
    pay(state, seat, price)
    if state.gifts:
        state.gifts -= 1
    else:
        state.paid += 1
    state.section = slot // SECTIONS
    state.goods[seat * NUM_MATERIALS + SLOT_MATERIALS[seat][slot]] -= 1
    state.built[seat] |= 1 << slot
    if state.journal is not None:
        _note_installed(state, seat, slot, price)


def _note_installed(state: DuelState, seat: int, slot: int, price: int) -> None:
    mask = SECTION_MASK[slot // SECTIONS]
    finished = state.built[seat] & mask == mask
    state.note(
        "installed",
        {
            "seat": seat,
            "section": slot // SECTIONS + 1,
            "good": GOODS[seat][SLOT_MATERIALS[seat][slot]],
            "price": price,
            "gold": state.gold[seat],
            "installed": INSTALLED[state.built[seat]],
            "points": 1,
            "score": score(state.built[seat]) - (SECTION_POINTS if finished else 0),
        },
    )


def complete_section(state: DuelState, seat: int, section: int) -> bool:
    """Count a section as finished, and say whether this seat is the first to have finished it.

    Rules: DUE-061, DUE-062.
    """
    is_first = state.firsts[section] < 0
    if is_first:
        state.firsts[section] = seat
    if state.journal is not None:
        state.note(
            "section-finished",
            {
                "seat": seat,
                "section": section + 1,
                "finished": FINISHED[state.built[seat]],
                "points": SECTION_POINTS,
                "score": score(state.built[seat]),
            },
        )
    return is_first


# --- rounds -----------------------------------------------------------------------------------------------------------


def count_round(state: DuelState) -> None:
    """Count a round as played."""
    state.epoch += 1
    if state.journal is not None:
        scores = [int(points) for points in state.scores()]
        state.note("round-ends", {"round": state.epoch, "scores": scores})
