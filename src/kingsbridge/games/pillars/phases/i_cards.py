"""Phase I: in turn, the seats take resource cards and hire craftsmen until all have passed or nothing is left."""

from kingsbridge.core.contract import Phase
from kingsbridge.core.frame import Frame
from kingsbridge.core.reason import Reason
from kingsbridge.games.pillars import changes, frames
from kingsbridge.games.pillars.actions import HIRE_0, PASS, TAKE_0
from kingsbridge.games.pillars.components import (
    CARD_WORKERS,
    CARDS,
    CRAFT_COSTS,
    CRAFTSMEN,
    FIRST_HIRED,
    NUM_CARDS,
)
from kingsbridge.games.pillars.phases.dismissal import make_room
from kingsbridge.games.pillars.state import PillarsState


class ChooseCards(Phase[PillarsState]):
    """Asks the seat in turn for a card of the supply, or to pass for good.

    Rules: PIL-016, PIL-017.
    """

    name = "cards"
    rule = "PIL-016"

    def enter(self, state: PillarsState) -> None:
        """Close the phase when no card is left in the supply.

        Rules: PIL-018.
        """
        if not state.offer and -1 not in state.holders:
            close(state)

    def legal(self, state: PillarsState) -> list[int]:
        """List the cards the seat has workers or gold for, and passing: alone, that plays itself.

        Rules: PIL-017, PIL-019, PIL-020, PIL-119.
        """
        seat = state.frames[-1].seat
        holders = state.holders
        actions: list[int] = []
        for card in range(NUM_CARDS):
            if holders[card] == -1 and _has_workers(state, seat, card):
                actions.append(TAKE_0 + card)
        for craftsman in sorted(state.offer):
            if _can_pay(state, seat, craftsman):
                actions.append(HIRE_0 + craftsman - FIRST_HIRED)
        actions.append(PASS)
        return actions

    def roll_action(self, state: PillarsState) -> int:
        """Roll among all cards, the craftsmen offered and passing until the seat has what it takes."""
        seat = state.frames[-1].seat
        offer = state.offer
        while True:
            at = state.roll_below(NUM_CARDS + len(offer) + 1)
            if at < NUM_CARDS:
                if state.holders[at] == -1 and _has_workers(state, seat, at):
                    return TAKE_0 + at
            elif at == NUM_CARDS + len(offer):
                return PASS
            elif _can_pay(state, seat, offer[at - NUM_CARDS]):
                return HIRE_0 + offer[at - NUM_CARDS] - FIRST_HIRED

    def apply(self, state: PillarsState, action: int) -> None:
        """Take the card, hire the craftsman, or be out of this phase; then the next seat."""
        frame = state.frames[-1]
        seat = frame.seat
        if action == PASS:
            frame = frames.cards_passed(frame)
            if state.journal is not None:
                state.note("passed", {"seat": seat})
        following = _next_seat(state, frame)
        if following < 0:
            close(state)
            return
        state.replace(frames.cards_turn(frame, following))
        if action < HIRE_0:
            changes.take_card(state, seat, action - TAKE_0)
        elif action < PASS:
            changes.hire(state, seat, action - HIRE_0 + FIRST_HIRED)
            make_room(state, seat)

    def why_not(self, state: PillarsState, action: int) -> Reason:
        """The card is not there, or workers or gold are too few.

        Rules: PIL-122.
        """
        seat = state.frames[-1].seat
        if action < HIRE_0:
            card = action - TAKE_0
            if state.holders[card] != -1:
                return Reason("PIL-014", "card-not-there", {"card": CARDS[card]})
            needed = CARD_WORKERS[card]
            return Reason("PIL-019", "few-workers", {"needed": needed, "held": state.workers[seat]})
        if action < PASS:
            craftsman = action - HIRE_0 + FIRST_HIRED
            if craftsman not in state.offer:
                return Reason("PIL-013", "craftsman-not-there", {"craftsman": CRAFTSMEN[craftsman]})
            needed = CRAFT_COSTS[craftsman]
            return Reason("PIL-020", "little-gold", {"needed": needed, "held": state.gold[seat]})
        return Reason(self.rule, "not-now", {})


def _has_workers(state: PillarsState, seat: int, card: int) -> bool:
    """Say whether a seat has the workers that a card needs.

    Rules: PIL-019.
    """
    return CARD_WORKERS[card] <= state.workers[seat]


def _can_pay(state: PillarsState, seat: int, craftsman: int) -> bool:
    """Say whether a seat has the gold for a craftsman.

    Rules: PIL-020.
    """
    return CRAFT_COSTS[craftsman] <= state.gold[seat]


def _next_seat(state: PillarsState, frame: Frame) -> int:
    """Find the next seat clockwise that has not passed, or -1: then the phase is over.

    Rules: PIL-016, PIL-017, PIL-018.
    """
    for step in range(1, state.seats + 1):
        following = (frame.seat + step) % state.seats
        if not frames.has_passed(frame, following):
            return following
    return -1


def close(state: PillarsState) -> None:
    """Put what is left away, send idle workers to the wool mill, and go on to Phase II.

    Rules: PIL-018, PIL-023, PIL-024.
    """
    changes.clear_supply(state)
    for seat in range(state.seats):
        changes.send_to_mill(state, seat)
    state.replace(frames.draw())
