"""Positions for tests from only what matters to the test; everything else is filled in soundly.

`situation("cards", seats=4, hands={0: ["king"]})` finds its builder at `tests/rules/<game>/builder.py`: a function
`build(seats, ...)` whose keywords are the words of that game. A new game brings its own and nothing here changes.
"""

import importlib
from typing import Any

from kingsbridge import State


def situation(game_id: str, seats: int, **what: Any) -> State:
    """Make a sound position of a game, with a journal that begins there."""
    state = importlib.import_module(f"tests.rules.{game_id}.builder").build(seats, **what)
    assert isinstance(state, State)
    assert state.check() == []
    return state


def do(state: State, *keys: str) -> State:
    """Play actions by their keys, one after the other."""
    for key in keys:
        state.apply(state.game.action_id(key))
    return state


def legal_keys(state: State) -> list[str]:
    """Name the legal actions."""
    return [state.game.action(number).key for number in state.legal_actions()]


def entries(state: State, kind: str) -> list[dict[str, Any]]:
    """List the journal's entries of a kind, with all their arguments."""
    assert state.journal is not None
    return [entry.for_referee() for entry in state.journal if entry.kind == kind]


def step_randomly(state: State, dice: Any) -> None:
    """Play one of the legal actions."""
    state.apply(dice.choice(state.legal_actions()))
