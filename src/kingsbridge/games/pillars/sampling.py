"""Shuffles again what a seat cannot know: a function of its knowledge and the key alone, uniform over what is possible.

Unknown are the order of the craftsmen within each coming round, which advantage cards are in the pile and in what
order, and the same for the events. Ellen's owner knows the coming event. With the options `kind` and `harsh` everybody
knows how many good and bad events are still to come.
"""

from typing import TYPE_CHECKING

from kingsbridge.core.chance import shuffled
from kingsbridge.games.pillars.components import CRAFT_ROUNDS, EVENT_GOOD
from kingsbridge.games.pillars.options import MIXED
from kingsbridge.games.pillars.reckoning import foresees, regular_advantages_left

if TYPE_CHECKING:
    from kingsbridge.games.pillars.state import PillarsState


def shuffle_unknown(state: "PillarsState", seat: int) -> None:
    """Shuffle the decks of a position as far as the seat cannot know them.

    Rules: PIL-120.
    """
    _shuffle_craftsmen(state)
    _shuffle_advantages(state)
    _shuffle_events(state, 1 if foresees(state, seat) else 0)


def _shuffle_craftsmen(state: "PillarsState") -> None:
    deck: list[int] = []
    if not state.craft_deck:
        return
    for number in range(CRAFT_ROUNDS[state.craft_deck[0]], CRAFT_ROUNDS[state.craft_deck[-1]] + 1):
        # Sorted first: the result must not depend on the true order.
        four = sorted([craftsman for craftsman in state.craft_deck if CRAFT_ROUNDS[craftsman] == number])
        deck += shuffled(state.key, f"sample craftsmen {number}", four)
    state.craft_deck = deck


def _shuffle_advantages(state: "PillarsState") -> None:
    unknown = regular_advantages_left(state)
    pool = sorted(state.advantage_deck[:unknown] + state.advantages_removed)
    order = shuffled(state.key, "sample advantages", pool)
    state.advantage_deck = order[:unknown] + state.advantage_deck[unknown:]
    state.advantages_removed = order[unknown:]


def _shuffle_events(state: "PillarsState", known: int) -> None:
    """Deal the unseen events again; the first `known` ones of the deck stay."""
    first = state.event_deck[:known]
    unknown = state.event_deck[known:]
    if state.options["events"] == MIXED:
        order = shuffled(state.key, "sample events", sorted(unknown + state.events_removed))
        state.event_deck = first + order[: len(unknown)]
        state.events_removed = order[len(unknown) :]
        return
    chosen: list[int] = []
    removed: list[int] = []
    for good in (True, False):
        pool = sorted([event for event in unknown + state.events_removed if EVENT_GOOD[event] == good])
        count = len([event for event in unknown if EVENT_GOOD[event] == good])
        order = shuffled(state.key, f"sample events {int(good)}", pool)
        chosen += order[:count]
        removed += order[count:]
    chosen.sort()
    state.event_deck = first + shuffled(state.key, "sample events", chosen)
    state.events_removed = removed
