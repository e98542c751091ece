"""Erecting the building: goods of the camp are installed in one section a round; the first to finish gets a bonus."""

from kingsbridge.core.contract import Phase
from kingsbridge.core.reason import Reason
from kingsbridge.games.duel import frames
from kingsbridge.games.duel.actions import BUILD_0, BUILD_ACTIONS, DONE, END, INSTALLATIONS, PLAY_0, USE_0
from kingsbridge.games.duel.components import (
    BONUS_GOLD,
    BONUS_SEALS,
    BONUS_TURNS,
    BONUSES,
    CARD_KEYS,
    GIFT_CARD,
    GOODS,
    NUM_MATERIALS,
    SCAFFOLD_CARD,
    SECTION_MASK,
    SECTION_POINTS,
    SECTIONS,
    SLOT_MATERIALS,
    SLOTS,
)
from kingsbridge.games.duel.phases.once import is_play, play, plays, why_no_play
from kingsbridge.games.duel.reckoning import FINISHED, INSTALLED, cells_left, install_price, score
from kingsbridge.games.duel.state import DuelState
from kingsbridge.games.duel.stores import gain_gold, gain_seals, pay


class Building(Phase[DuelState]):
    """Asks for the next good to install, 1x cards or the end of the turn; the cards of the display are closed."""

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


def slot_is_open(state: DuelState, seat: int, slot: int) -> bool:
    """A slot takes a good if it is empty and its section is the one worked on in this turn, or none is yet."""
    return not state.built[seat] >> slot & 1 and state.section in (-1, slot // SECTIONS)


def installations(state: DuelState, seat: int) -> list[int]:
    """List what a seat can install: a good in the camp, an open slot for it, and the gold."""
    at = seat * NUM_MATERIALS
    goods = state.goods
    if not any(goods[at : at + NUM_MATERIALS]) or state.gold[seat] < install_price(state):
        return []
    slots = SLOT_MATERIALS[seat]
    actions: list[int] = []
    for slot in range(SLOTS):
        if goods[at + slots[slot]] > 0 and slot_is_open(state, seat, slot):
            actions.append(BUILD_ACTIONS[seat * SLOTS + slot])
    actions.sort()
    return actions


def install(state: DuelState, seat: int, action: int) -> None:
    """Pay for a good and put it on its slot; a full section is finished."""
    slot = BUILD_ACTIONS.index(action, seat * SLOTS) - seat * SLOTS
    section = slot // SECTIONS
    price = install_price(state)
    pay(state, seat, price)
    if state.gifts:
        state.gifts -= 1
    else:
        state.paid += 1
    state.section = section
    state.goods[seat * NUM_MATERIALS + SLOT_MATERIALS[seat][slot]] -= 1
    state.built[seat] |= 1 << slot
    if state.journal is not None:
        _tell_installed(state, seat, slot, price)
    state.replace(frames.building(seat))
    if state.built[seat] & SECTION_MASK[section] == SECTION_MASK[section]:
        finish_section(state, seat, section)


def finish_section(state: DuelState, seat: int, section: int) -> None:
    """End the game with the third section; else the first to finish this one gets its bonus."""
    first = state.firsts[section] < 0
    if first:
        state.firsts[section] = seat
    if state.journal is not None:
        _tell_finished(state, seat, section)
    if FINISHED[state.built[seat]] == SECTIONS:
        end_game(state)
    elif first:
        give_bonus(state, seat, section)


def give_bonus(state: DuelState, seat: int, section: int) -> None:
    """Give seals, gold or free conversions, as far as they reach."""
    if state.journal is not None:
        state.note("bonus", {"seat": seat, "section": section + 1, "source": BONUSES[section]})
    if BONUS_SEALS[section]:
        gain_seals(state, seat, BONUS_SEALS[section], BONUSES[section])
    if BONUS_GOLD[section]:
        gain_gold(state, seat, BONUS_GOLD[section], BONUSES[section])
    if BONUS_TURNS[section]:
        state.push(frames.bonus_conversion(seat, section, BONUS_TURNS[section]))


def end_turn(state: DuelState, seat: int) -> None:
    """Close the turn: what was not named or used up is lost; then comes the other seat or the end of the round."""
    if state.journal is not None:
        _tell_lost(state, seat)
    if seat == state.first:
        state.replace(frames.turn(1 - seat))
    else:
        state.replace(frames.round_end())


def end_game(state: DuelState) -> None:
    """End the game where it stands."""
    state.frames.clear()
    if state.journal is not None:
        winners = state.best_seats()
        state.note(
            "game-ends",
            {
                "winners": winners,
                "decided": decided_by(state),
                "scores": [int(each) for each in state.scores()],
            },
        )


def decided_by(state: DuelState) -> str:
    """Say what the end was decided by."""
    red, blue = state.built
    if SECTIONS in (FINISHED[red], FINISHED[blue]):
        return "by-building"
    if FINISHED[red] != FINISHED[blue]:
        return "by-sections"
    if INSTALLED[red] != INSTALLED[blue]:
        return "by-goods"
    return "by-gold" if state.gold[0] != state.gold[1] else "by-philip"


def why_no_build(state: DuelState, seat: int, action: int) -> Reason:
    """Say why a good cannot be installed."""
    section, good = INSTALLATIONS[action - BUILD_0]
    if action not in BUILD_ACTIONS[seat * SLOTS : (seat + 1) * SLOTS]:
        return Reason("DUE-057", "not-in-section", {"good": good, "section": section + 1})
    slot = BUILD_ACTIONS.index(action, seat * SLOTS) - seat * SLOTS
    if state.built[seat] >> slot & 1:
        return Reason("DUE-057", "slot-filled", {"good": good, "section": section + 1})
    if not slot_is_open(state, seat, slot):
        return Reason("DUE-059", "one-section", {"section": state.section + 1})
    if not state.goods[seat * NUM_MATERIALS + SLOT_MATERIALS[seat][slot]]:
        return Reason("DUE-057", "no-good", {"good": good})
    return Reason("DUE-060", "too-little-gold", {"gold": install_price(state)})


def _tell_installed(state: DuelState, seat: int, slot: int, price: int) -> None:
    finished = state.built[seat] & SECTION_MASK[slot // SECTIONS] == SECTION_MASK[slot // SECTIONS]
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


def _tell_finished(state: DuelState, seat: int, section: int) -> None:
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


def _tell_lost(state: DuelState, seat: int) -> None:
    cards = [CARD_KEYS[state.display[cell]] for cell in cells_left(state, seat)]
    if cards:
        state.note("not-used", {"seat": seat, "cards": cards})
    if state.gifts:
        state.note("lapsed", {"seat": seat, "source": CARD_KEYS[GIFT_CARD]})
    if state.scaffold and state.paid < 2:
        state.note("lapsed", {"seat": seat, "source": CARD_KEYS[SCAFFOLD_CARD]})
