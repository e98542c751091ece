"""Erecting the building: goods of the camp are installed in one section a round; the first to finish gets a bonus."""

from kingsbridge.core.contract import Phase
from kingsbridge.core.reason import Reason
from kingsbridge.games.duel import changes, frames
from kingsbridge.games.duel.actions import BUILD_0, BUILD_ACTIONS, DONE, END, INSTALLATIONS, PLAY_0, USE_0
from kingsbridge.games.duel.components import (
    BONUS_GOLD,
    BONUS_SEALS,
    BONUS_TURNS,
    BONUSES,
    CARD_KEYS,
    GIFT_CARD,
    NUM_MATERIALS,
    SCAFFOLD_CARD,
    SECTION_MASK,
    SECTIONS,
    SLOT_MATERIALS,
    SLOTS,
)
from kingsbridge.games.duel.phases.end_of_game import end_game
from kingsbridge.games.duel.phases.once import is_play, play, plays, why_no_play
from kingsbridge.games.duel.reckoning import FINISHED, cells_left, install_price
from kingsbridge.games.duel.state import DuelState


class Building(Phase[DuelState]):
    """Asks for the next good to install, 1x cards or the end of the turn; the cards of the display are closed.

    Rules: DUE-058.
    """

    name = "building"
    rule = "DUE-058"

    def legal(self, state: DuelState) -> list[int]:
        """List 1x cards, what can be installed in the section begun, and the end."""
        seat = state.frames[-1].seat
        actions = plays(state, seat)
        actions += installations(state, seat)
        actions.append(END)
        return actions

    def apply(self, state: DuelState, action: int) -> None:
        """Install, play a 1x card, or end the turn."""
        seat = state.frames[-1].seat
        if action == END:
            end_turn(state, seat)
        elif is_play(action):
            play(state, seat, action)
        else:
            install(state, seat, action)

    def why_not(self, state: DuelState, action: int) -> Reason:
        """Cards are closed, or something is missing for building."""
        seat = state.frames[-1].seat
        if is_play(action):
            return why_no_play(state, seat, action)
        if is_build(action):
            return why_no_build(state, seat, action)
        if USE_0 <= action < PLAY_0:
            return Reason(self.rule, "cards-closed", {})
        return Reason(self.rule, "not-now", {})


def is_build(action: int) -> bool:
    """Say whether an action installs a good."""
    return BUILD_0 <= action < DONE


def slot_of(seat: int, action: int) -> int:
    """Give the slot of a seat's building that an action fills."""
    return BUILD_ACTIONS.index(action, seat * SLOTS) - seat * SLOTS


def slot_is_open(state: DuelState, seat: int, slot: int) -> bool:
    """A slot takes a good if it is empty and its section is the one worked on in this turn, or none is yet.

    Rules: DUE-059.
    """
    return not state.built[seat] >> slot & 1 and state.section in (-1, slot // SECTIONS)


def installations(state: DuelState, seat: int) -> list[int]:
    """List what a seat can install: a good in the camp, an open slot for it, and the gold.

    Rules: DUE-057, DUE-060.
    """
    actions: list[int] = []
    if not may_install(state, seat):
        return actions
    for slot in range(SLOTS):
        if can_fill(state, seat, slot):
            actions.append(BUILD_ACTIONS[seat * SLOTS + slot])
    if len(actions) > 1:
        actions.sort()
    return actions


def may_install(state: DuelState, seat: int) -> bool:
    """Say whether a seat has a good in the camp, and the gold to install one.

    Rules: DUE-057, DUE-060.
    """
    at = seat * NUM_MATERIALS
    goods = state.goods
    camp = 0
    for material in range(NUM_MATERIALS):
        camp += goods[at + material]
    return camp > 0 and state.gold[seat] >= install_price(state)


def can_fill(state: DuelState, seat: int, slot: int) -> bool:
    """Say whether a slot is open to a good of the camp.

    Rules: DUE-057.
    """
    material = SLOT_MATERIALS[seat][slot]
    return state.goods[seat * NUM_MATERIALS + material] > 0 and slot_is_open(state, seat, slot)


def install(state: DuelState, seat: int, action: int) -> None:
    """Install a good, which closes the cards of the display; a full section is finished.

    Rules: DUE-058, DUE-061.
    """
    slot = slot_of(seat, action)
    section = slot // SECTIONS
    changes.install(state, seat, slot)
    state.replace(frames.building(seat))
    if state.built[seat] & SECTION_MASK[section] == SECTION_MASK[section]:
        finish_section(state, seat, section)


def finish_section(state: DuelState, seat: int, section: int) -> None:
    """End the game with the third section; else the first to finish this one gets its bonus.

    Rules: DUE-062, DUE-068.
    """
    is_first = changes.complete_section(state, seat, section)
    if FINISHED[state.built[seat]] == SECTIONS:
        end_game(state)
    elif is_first:
        give_bonus(state, seat, section)


def give_bonus(state: DuelState, seat: int, section: int) -> None:
    """Give seals, gold or free conversions, as far as they reach.

    Rules: DUE-063, DUE-064, DUE-065.
    """
    if state.journal is not None:
        state.note("bonus", {"seat": seat, "section": section + 1, "source": BONUSES[section]})
    if BONUS_SEALS[section]:
        changes.gain_seals(state, seat, BONUS_SEALS[section], BONUSES[section])
    if BONUS_GOLD[section]:
        changes.gain_gold(state, seat, BONUS_GOLD[section], BONUSES[section])
    if BONUS_TURNS[section]:
        state.push(frames.bonus_conversion(seat, section, BONUS_TURNS[section]))


def end_turn(state: DuelState, seat: int) -> None:
    """Close the turn: what was not named or used up is lost; then comes the other seat or the end of the round.

    Rules: DUE-027, DUE-066.
    """
    if state.journal is not None:
        _note_lost(state, seat)
    if seat == state.first:
        state.replace(frames.turn(1 - seat))
    else:
        state.replace(frames.round_end())


def why_no_build(state: DuelState, seat: int, action: int) -> Reason:
    """Say why a good cannot be installed."""
    section, good = INSTALLATIONS[action - BUILD_0]
    if action not in BUILD_ACTIONS[seat * SLOTS : (seat + 1) * SLOTS]:
        return Reason("DUE-057", "not-in-section", {"good": good, "section": section + 1})
    slot = slot_of(seat, action)
    if state.built[seat] >> slot & 1:
        return Reason("DUE-057", "slot-filled", {"good": good, "section": section + 1})
    if not slot_is_open(state, seat, slot):
        return Reason("DUE-059", "one-section", {"section": state.section + 1})
    if not state.goods[seat * NUM_MATERIALS + SLOT_MATERIALS[seat][slot]]:
        return Reason("DUE-057", "no-good", {"good": good})
    return Reason("DUE-060", "too-little-gold", {"gold": install_price(state)})


def _note_lost(state: DuelState, seat: int) -> None:
    cards = [CARD_KEYS[state.display[cell]] for cell in cells_left(state, seat)]
    if cards:
        state.note("not-used", {"seat": seat, "cards": cards})
    if state.gifts:
        state.note("lapsed", {"seat": seat, "source": CARD_KEYS[GIFT_CARD]})
    if state.scaffold and state.paid < 2:
        state.note("lapsed", {"seat": seat, "source": CARD_KEYS[SCAFFOLD_CARD]})
