"""Positions for tests from only what matters to the test; everything else is filled in soundly.

`situation("cards", seats=4, hands={0: ["king"]})` finds its builder at `tests/rules/<game>/builder.py`: a function
`build(seats, ...)` whose keywords are the words of that game. A new game brings its own and nothing here changes.
"""

import importlib
from collections.abc import Iterator
from random import Random
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


def random_game(state: State, dice: Random) -> Iterator[State]:
    """Play to the end at random and yield the position before each move; a game that does not end is an error."""
    for _ in range(state.game.max_decisions):
        if state.is_over:
            return
        yield state
        state.apply(dice.choice(state.legal_actions()))
    raise AssertionError(f"The game is not over after {state.game.max_decisions} decisions.")
