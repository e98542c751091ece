"""Advantage cards: in the own turn a player names the cards of his line one by one and carries each out."""

from kingsbridge.core.contract import Phase
from kingsbridge.core.reason import Reason
from kingsbridge.games.duel import changes, frames
from kingsbridge.games.duel.actions import (
    BUILD_0,
    BUILD_ACTIONS,
    DONE,
    END,
    PLAY_0,
    USABLE,
    USE_0,
    USE_ACTIONS,
)
from kingsbridge.games.duel.components import CARD_KEYS, LINE_CELLS, NUM_ONCE, SLOTS
from kingsbridge.games.duel.effects import carry_out, changes_something, why_idle
from kingsbridge.games.duel.phases.building import (
    can_fill,
    end_turn,
    install,
    installations,
    is_build,
    may_install,
    why_no_build,
)
from kingsbridge.games.duel.phases.once import can_play, is_play, play, plays, take_once_cards, why_no_play
from kingsbridge.games.duel.reckoning import cells_left, cells_of, is_for, is_left, lost_cell
from kingsbridge.games.duel.state import DuelState


class Turn(Phase[DuelState]):
    """Begins a seat's turn by itself; nobody is asked. The first of the round comes first."""

    name = "turn"
    rule = "DUE-027"

    def enter(self, state: DuelState) -> None:
        """Take the 1x cards; nothing is installed yet."""
        seat = state.frames[-1].seat
        changes.begin_turn(state, seat)
        take_once_cards(state, seat)
        state.replace(frames.evaluation(seat))


class Evaluation(Phase[DuelState]):
    """Asks for a card to name, a 1x card to play, a good to install, or the end of the turn."""

    name = "evaluation"
    rule = "DUE-028"

    def legal(self, state: DuelState) -> list[int]:
        """List the own cards that would change something, 1x cards, what can be installed, and the end.

        The end alone plays itself.

        Rules: DUE-029, DUE-071.
        """
        seat = state.frames[-1].seat
        actions: list[int] = []
        for cell in cells_left(state, seat):
            card = state.display[cell]
            if changes_something(state, seat, card) and USE_ACTIONS[card] not in actions:
                actions.append(USE_ACTIONS[card])
        if len(actions) > 1:
            actions.sort()
        actions += plays(state, seat)
        actions += installations(state, seat)
        actions.append(END)
        return actions

    def roll_action(self, state: DuelState) -> int:
        """Roll among the line, all 1x cards, the end, and the slots if anything can be installed, until it is legal."""
        seat = state.frames[-1].seat
        cells = LINE_CELLS[state.claims[seat]]
        lost = lost_cell(state, seat)
        count = len(cells) + NUM_ONCE + 1 + (SLOTS if may_install(state, seat) else 0)
        while True:
            at: int = state.roll_below(count)
            if at >= len(cells):
                action = _other_action(state, seat, at - len(cells))
                if action >= 0:
                    return action
            elif _can_be_named(state, seat, cells, at, lost):
                return USE_ACTIONS[state.display[cells[at]]]

    def apply(self, state: DuelState, action: int) -> None:
        """Carry out a card, play a 1x card, begin to build, or end the turn."""
        seat = state.frames[-1].seat
        if action == END:
            end_turn(state, seat)
        elif action >= BUILD_0:
            install(state, seat, action)
        elif action >= PLAY_0:
            play(state, seat, action)
        else:
            use(state, seat, USABLE[action - USE_0])

    def why_not(self, state: DuelState, action: int) -> Reason:
        """The card is not the seat's to use, or would change nothing; or something is missing for building."""
        seat = state.frames[-1].seat
        if is_use(action):
            return why_no_use(state, seat, USABLE[action - USE_0])
        if is_play(action):
            return why_no_play(state, seat, action)
        if is_build(action):
            return why_no_build(state, seat, action)
        if PLAY_0 <= action <= DONE:
            return Reason(self.rule, "name-a-card", {})
        return Reason(self.rule, "not-now", {})


def _can_be_named(state: DuelState, seat: int, cells: list[int], at: int, lost: int) -> bool:
    """Say whether a cell of the line would change something; of equal cards the first one left stands for all."""
    card = state.display[cells[at]]
    if not is_left(state, seat, cells[at], lost) or not changes_something(state, seat, card):
        return False
    for before in range(at):
        if state.display[cells[before]] == card and is_left(state, seat, cells[before], lost):
            return False
    return True


def _other_action(state: DuelState, seat: int, number: int) -> int:
    """Give what is not named: a 1x card, the end or a good for a slot, counted in this order; -1 if it is not legal."""
    if number < NUM_ONCE:
        return PLAY_0 + number if can_play(state, seat, number) else -1
    if number == NUM_ONCE:
        return END
    slot = number - NUM_ONCE - 1
    return BUILD_ACTIONS[seat * SLOTS + slot] if can_fill(state, seat, slot) else -1


def is_use(action: int) -> bool:
    """Say whether an action names a card of the display."""
    return USE_0 <= action < PLAY_0


def use(state: DuelState, seat: int, card: int) -> None:
    """Name a card and carry it out.

    Rules: DUE-028.
    """
    for cell in cells_left(state, seat):
        if state.display[cell] == card:
            changes.spend_card(state, seat, cell)
            break
    carry_out(state, seat, card)


def why_no_use(state: DuelState, seat: int, card: int) -> Reason:
    """Say why a card cannot be named now."""
    key = CARD_KEYS[card]
    claimed = [cell for cell in LINE_CELLS[state.claims[seat]] if state.display[cell] == card]
    mine = [cell for cell in cells_of(state, seat) if state.display[cell] == card]
    if not claimed:
        return Reason("DUE-028", "not-your-card", {"card": key})
    if not mine:
        return Reason("DUE-022", "card-lost", {"card": key})
    if not is_for(card, seat):
        return Reason("DUE-038", "others-person", {"card": key})
    if all(state.spent >> cell & 1 for cell in mine):
        return Reason("DUE-028", "card-spent", {"card": key})
    return why_idle(state, seat, card)
