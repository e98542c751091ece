"""5. Play one action card: from the active player on, each seat plays a card, carries it out, and discards another.

In the own turn the swaps of long-term events are open, before the card or after its action, but before the discard.
"""

from typing import Final

from kingsbridge.core.contract import Phase
from kingsbridge.core.frame import Frame
from kingsbridge.core.reason import Reason
from kingsbridge.games.world import frames
from kingsbridge.games.world.actions import DISCARD_0, DONE, PLAY_0, SWAP_0
from kingsbridge.games.world.changes import discard_card, gain, pay, play_card
from kingsbridge.games.world.components import (
    ALL_CARDS,
    EVENT_GET_UNITS,
    EVENT_PAY_UNITS,
    EVENT_PAYS,
    EVENTS,
    GOODS,
    NUM_CARDS,
    NUM_SWAPS,
    SWAP_EVENTS,
    SWAP_GETS,
    VICE,
)
from kingsbridge.games.world.phases.hands import card_reason, draw_discard
from kingsbridge.games.world.reckoning import (
    can_swap,
    card_list,
    discard_due,
    in_force,
    is_before_court,
    possible_swaps,
    seat_after,
    swap_reason,
)
from kingsbridge.games.world.state import WorldState

# Hand, a bit for each card -> the actions that play or discard one of its cards: lists that nobody changes.
_PLAYS: Final[list[list[int]]] = [card_list(hand, PLAY_0) for hand in range(ALL_CARDS + 1)]
_DISCARDS: Final[list[list[int]]] = [card_list(hand, DISCARD_0) for hand in range(ALL_CARDS + 1)]
_END_ALONE: Final = [DONE]


class PlayCard(Phase[WorldState]):
    """Asks the seat in turn for an action card.

    Rules: WOR-045, WOR-084, WOR-085.
    """

    name = "play"
    rule = "WOR-039"

    def enter(self, state: WorldState) -> None:
        """Whoever stood before the royal court has no turn in the first round."""
        frame = state.frames[-1]
        if is_before_court(state, frame.seat):
            _next_turn(state, frame)

    def legal(self, state: WorldState) -> list[int]:
        """List the cards in hand and the swaps."""
        frame = state.frames[-1]
        plays = _PLAYS[state.hands[frame.seat]]
        swaps = _swap_actions(state, frame)
        return plays + swaps if swaps else plays

    def roll_action(self, state: WorldState) -> int:
        """Roll among the cards in hand and all swaps until one can be done."""
        frame = state.frames[-1]
        return _roll_turn(state, frame, _PLAYS[state.hands[frame.seat]])

    def apply(self, state: WorldState, action: int) -> None:
        """Play the card, whose action comes next, or swap first."""
        frame = state.frames[-1]
        if action >= SWAP_0:
            _swap(state, frame, action - SWAP_0)
            return
        card = action - PLAY_0
        play_card(state, frame.seat, card)
        state.replace(frames.discard_after(frame))
        state.push(frames.action_card(card, frame.seat))

    def why_not(self, state: WorldState, action: int) -> Reason:
        """The card is not in hand, or the swap is not possible."""
        return _turn_reason(state, action, True, self.rule)


class Discard(Phase[WorldState]):
    """Asks the same seat for the card to discard; where none is due or chance draws it, for the end of the turn.

    Rules: WOR-042, WOR-044, WOR-045, WOR-046, WOR-086, WOR-137.
    """

    name = "discard"
    rule = "WOR-041"

    def legal(self, state: WorldState) -> list[int]:
        """List the swaps, and the cards in hand or "done"."""
        frame = state.frames[-1]
        swaps = _swap_actions(state, frame)
        ends = _ends(state, frame)
        return swaps + ends if swaps else ends

    def roll_action(self, state: WorldState) -> int:
        """Roll among what ends the turn and all swaps until one can be done."""
        frame = state.frames[-1]
        return _roll_turn(state, frame, _ends(state, frame))

    def apply(self, state: WorldState, action: int) -> None:
        """Discard and end the turn, or swap first."""
        frame = state.frames[-1]
        if action < DISCARD_0:
            _swap(state, frame, action - SWAP_0)
            return
        if action != DONE:
            discard_card(state, frame.seat, action - DISCARD_0)
        elif discard_due(state, frame.seat):
            name = f"vice {state.epoch + 1}.{state.round + 1}.{frame.seat}"
            draw_discard(state, frame.seat, name, EVENTS[VICE])
        _next_turn(state, frame)

    def why_not(self, state: WorldState, action: int) -> Reason:
        """No discard is due or chance draws it, the card is not in hand, or the swap is not possible."""
        seat = state.frames[-1].seat
        if DISCARD_0 <= action < DISCARD_0 + NUM_CARDS and not _chooses(state, seat):
            if discard_due(state, seat):
                return Reason("WOR-046", "drawn-by-chance", {})
            return Reason("WOR-042", "no-discard-due", {})
        return _turn_reason(state, action, False, self.rule)


def _chooses(state: WorldState, seat: int) -> bool:
    """Say whether the seat chooses a card to discard."""
    return discard_due(state, seat) and not in_force(state, VICE)


def _ends(state: WorldState, frame: Frame) -> list[int]:
    """List what ends the turn: the cards that can be discarded, or "done"."""
    return _DISCARDS[state.hands[frame.seat]] if _chooses(state, frame.seat) else _END_ALONE


def _roll_turn(state: WorldState, frame: Frame, actions: list[int]) -> int:
    """Roll among these actions and the swaps that a seat can make."""
    while True:
        at = state.roll_below(len(actions) + NUM_SWAPS)
        if at < len(actions):
            return actions[at]
        swap = at - len(actions)
        if can_swap(state, frame.seat, swap, frames.events_swapped(frame)):
            return SWAP_0 + swap


def _swap_actions(state: WorldState, frame: Frame) -> list[int]:
    swaps = possible_swaps(state, frame.seat, frames.events_swapped(frame))
    return [SWAP_0 + swap for swap in swaps] if swaps else swaps


def _swap(state: WorldState, frame: Frame, swap: int) -> None:
    """Make the swap of a long-term event, once a turn.

    Rules: WOR-045, WOR-121, WOR-144, WOR-156.
    """
    event = SWAP_EVENTS[swap]
    pay(state, frame.seat, EVENT_PAYS[event], EVENT_PAY_UNITS[event], EVENTS[event])
    gain(state, frame.seat, SWAP_GETS[swap], EVENT_GET_UNITS[event], EVENTS[event])
    state.replace(frames.swapped(frame, event))


def _next_turn(state: WorldState, frame: Frame) -> None:
    """Let the next seat play, or end the round after the last."""
    asked = frames.asked_before(frame) + 1
    if asked < state.seats:
        state.replace(frames.play(seat_after(state, asked), asked))
    else:
        state.replace(frames.end_of_round(state.active))


def _turn_reason(state: WorldState, action: int, to_play: bool, rule: str) -> Reason:
    if not SWAP_0 <= action < SWAP_0 + NUM_SWAPS:
        return card_reason(action, to_play, rule)
    swap = action - SWAP_0
    event = SWAP_EVENTS[swap]
    frame = state.frames[-1]
    why = swap_reason(state, frame.seat, swap, frames.events_swapped(frame))
    if why == "cannot-pay":
        return Reason("WOR-045", "no-good", {"good": GOODS[EVENT_PAYS[event]]})
    if why == "supply-empty":
        return Reason("WOR-045", "supply-empty", {"good": GOODS[SWAP_GETS[swap]]})
    if why == "swapped-already":
        return Reason("WOR-045", "swapped-already", {"event": EVENTS[event]})
    return Reason("WOR-045", "event-not-in-force", {"event": EVENTS[event]})
