"""What every sound position fulfils; `check` and reading a position from outside use it."""

from typing import TYPE_CHECKING

from kingsbridge.core.frame import Frame
from kingsbridge.games.duel import frames
from kingsbridge.games.duel.components import (
    ALL_GOLD,
    BONUS_TURNS,
    CARD_AMOUNTS,
    CARD_EFFECTS,
    CELLS,
    DECKS,
    EFFECT_NAMES,
    FIRST_ONCE,
    MARKERS,
    NUM_CARDS,
    NUM_LINES,
    NUM_MATERIALS,
    NUM_ONCE,
    NUM_SEALS,
    PERSONAL,
    ROUNDS,
    ROUNDS_A_PASSAGE,
    SEAL_COUNT,
    SEAL_HIGH,
    SEAL_LOW,
    SEATS,
    SECTION_MASK,
    SECTIONS,
    SLOT_MATERIALS,
    SLOTS,
)
from kingsbridge.games.duel.reckoning import FINISHED, contested_cell, deck_number, seat_behind, used_neutral

if TYPE_CHECKING:
    from kingsbridge.games.duel.state import DuelState

# Steps that lie on top of a turn, with the effects of the cards that can ask for them.
_STEPS = {
    "influence": ("influence",),
    "craftsman": ("craftsman",),
    "market": ("market", "wool"),
    "free-conversion": ("turn",),
    "fetch": ("fetch",),
    "sabotage": ("sabotage",),
}


def violations(state: "DuelState") -> list[str]:
    """Name the invariants that do not hold, each in one sentence."""
    return _wrong_shape(state) or [
        *_wrong_gold(state),
        *_wrong_seals(state),
        *_wrong_markers(state),
        *_wrong_cards(state),
        *(_wrong_conflict(state) or _wrong_question(state)),
    ]


def _wrong_shape(state: "DuelState") -> list[str]:
    seats = range(-1, SEATS)
    sizes = [
        len(state.claims) == len(state.sums) == len(state.gold) == len(state.built) == SEATS,
        len(state.seals) == SEATS * NUM_SEALS,
        len(state.supply) == len(state.raw) == len(state.goods) == SEATS * NUM_MATERIALS,
        len(state.firsts) == SECTIONS,
        len(state.holders) == NUM_ONCE,
        len(state.display) == CELLS,
        0 <= state.spent < 1 << CELLS,
        0 <= state.known_bottom <= len(state.pile),
        state.power in (0, 1) and state.first in (0, 1) and state.winner in seats,
        all(line in range(-1, NUM_LINES) for line in state.claims),
        all(seat in seats for seat in [*state.firsts, *state.holders]),
        all(0 <= built < 1 << SLOTS for built in state.built),
        all(frame.seat in (0, 1) for frame in state.frames),
        state.section in range(-1, SECTIONS) and 0 <= state.paid <= SECTIONS,
        state.gifts >= 0 and state.scaffold >= 0,
        0 <= state.epoch <= ROUNDS,
    ]
    return [] if all(sizes) else ["A list has the wrong length or a number is out of range."]


def _wrong_gold(state: "DuelState") -> list[str]:
    if state.bank < 0 or min(state.gold) < 0 or state.bank + sum(state.gold) != ALL_GOLD:
        return [f"Bank and players together do not have {ALL_GOLD} gold."]
    return []


def _wrong_seals(state: "DuelState") -> list[str]:
    for kind in range(NUM_SEALS):
        used = [flip >> 3 & 7 for flip in state.flips].count(kind)
        held = state.seals[kind] + state.seals[NUM_SEALS + kind]
        if used + held + state.pile.count(kind) != SEAL_COUNT[kind]:
            return ["The neutral seals at hand, in the pile and in the conflict are not those there are."]
    if min(state.seals) < 0 or PERSONAL in state.pile:
        return ["A number of seals is negative, or a personal seal lies in the pile."]
    return []


def _wrong_markers(state: "DuelState") -> list[str]:
    for seat in range(SEATS):
        for material in range(NUM_MATERIALS):
            at = seat * NUM_MATERIALS + material
            installed = sum(
                state.built[seat] >> slot & 1
                for slot in range(SLOTS)
                if SLOT_MATERIALS[seat][slot] == material
            )
            places = [state.supply[at], state.raw[at], state.goods[at], installed]
            if min(places) < 0 or sum(places) != MARKERS[material]:
                return [f"Seat {seat} has not exactly the material markers there are."]
    for section in range(SECTIONS):
        done = [
            seat
            for seat in range(SEATS)
            if state.built[seat] & SECTION_MASK[section] == SECTION_MASK[section]
        ]
        if bool(done) != (state.firsts[section] >= 0) or (done and state.firsts[section] not in done):
            return ["The first to finish a section is one who finished it."]
    return []


def _wrong_cards(state: "DuelState") -> list[str]:
    decks = 2 if state.many_persons() else 0
    deck = DECKS[decks + deck_number(state)]
    left = deck.copy()
    for card in [*state.deck, *state.display]:
        if card not in left:
            return ["A card lies in the display or in the deck that is not left for this passage."]
        left.remove(card)
    shown = min(state.epoch, ROUNDS - 1) % ROUNDS_A_PASSAGE + 1
    if len(state.deck) != len(deck) - CELLS * shown:
        return ["The deck does not hold as many cards as it must at this point."]
    for once in range(NUM_ONCE):
        card = FIRST_ONCE + once
        if state.holders[once] >= 0 and not _can_be_kept(state, card, decks):
            return ["A seat keeps a 1x card that nobody can have taken."]
    return []


def _can_be_kept(state: "DuelState", card: int, decks: int) -> bool:
    if card in state.deck:
        return False
    if card in state.display:
        return bool(state.spent >> state.display.index(card) & 1)
    return card in DECKS[decks] or (card in DECKS[decks + 1] and state.epoch >= ROUNDS_A_PASSAGE)


def _wrong_conflict(state: "DuelState") -> list[str]:
    other = state.claims[1 - state.first]
    if (state.claims[state.first] < 0 or contested_cell(state) < 0) and other >= 0:
        return ["The second line does not share exactly one card with the first."]
    if state.claims[1 - state.first] < 0 and (state.flips or state.winner >= 0):
        return ["A conflict needs two lines."]
    sums = [0, 0]
    personal = [0, 0]
    for flip in state.flips:
        seat, seal, value = flip >> 6, flip >> 3 & 7, flip & 7
        if seat not in (0, 1) or seal > PERSONAL or value not in (SEAL_LOW[seal], SEAL_HIGH[seal]):
            return ["A flipped seal shows a number it does not have."]
        sums[seat] += value
        personal[seat] += seal == PERSONAL
    if max(personal) > 1 or (state.flips and sums != state.sums):
        return ["The sums are not those of the flipped seals."]
    return []


def _wrong_question(state: "DuelState") -> list[str]:
    if not state.frames:
        done = state.epoch == ROUNDS or SECTIONS in (FINISHED[state.built[0]], FINISHED[state.built[1]])
        return [] if done else ["A game ends only with a whole building or after the last round."]
    if state.epoch == ROUNDS or SECTIONS in (FINISHED[state.built[0]], FINISHED[state.built[1]]):
        return ["After the last round or with a whole building nobody is asked any more."]
    bottom = state.frames[0]
    if frames.phase_name(bottom) in _STEPS or any(
        not _is_step(state, at) for at in range(1, len(state.frames))
    ):
        return ["The questions are not stacked as they can be."]
    return [] if _fits(state, bottom) else [f"It is not the turn of seat {bottom.seat}."]


def _is_step(state: "DuelState", at: int) -> bool:
    frame = state.frames[at]
    phase = frames.phase_name(frame)
    source = frames.source(frame)
    if not frames.is_turn(state.frames[0]) or phase not in _STEPS or frame.seat != state.frames[0].seat:
        return False
    if frames.is_bonus(frame):
        section = source - NUM_CARDS
        return (
            phase == "free-conversion"
            and section < SECTIONS
            and 0 < frames.units_left(frame) <= BONUS_TURNS[section]
        )
    fits = source >= 0 and EFFECT_NAMES[CARD_EFFECTS[source]] in _STEPS[phase]
    return fits and 0 <= frames.units_left(frame) <= CARD_AMOUNTS[source]


def _fits(state: "DuelState", bottom: Frame) -> bool:
    """Say whether claims, flips and winner belong to what is asked, and whom."""
    first = state.first
    seat = bottom.seat
    if frames.is_claim(bottom):
        return (
            state.winner < 0 and state.claims[1 - first] < 0 and (state.claims[first] < 0) == (seat == first)
        )
    if state.claims[1 - first] < 0:
        return False
    if frames.is_conflict(bottom):
        return state.winner < 0 and seat == seat_behind(state)
    if frames.is_keep(bottom):
        return state.winner == 1 - seat and len(used_neutral(state, seat)) > 0
    return frames.is_turn(bottom) and state.winner >= 0 and not state.flips
