"""What tests of The Pillars of the Earth read off a position, by the public view."""

from typing import Any

from kingsbridge import State
from tests.situations import do, legal_keys


def of(state: State, seat: int) -> dict[str, Any]:
    """Give what everybody knows of a seat."""
    found: dict[str, Any] = state.view(None)["table"][seat]
    return found


def golds(state: State) -> list[int]:
    """Give everybody's gold."""
    return [row["gold"] for row in state.view(None)["table"]]


def points(state: State) -> list[int]:
    """Give everybody's points."""
    return [row["points"] for row in state.view(None)["table"]]


def cubes(state: State, seat: int) -> dict[str, int]:
    """Give the cubes of a seat, without those it has none of."""
    return {key: count for key, count in of(state, seat)["cubes"].items() if count}


def row(state: State, seat: int) -> list[str]:
    """Give the craftsmen of a seat."""
    return [each["craftsman"] for each in of(state, seat)["craftsmen"]]


def phase(state: State) -> str:
    """Name the phase."""
    return str(state.view(None)["phase"])


def stock(state: State, resource: str) -> dict[str, int]:
    """Give supply and stall of a resource."""
    found: dict[str, int] = next(each for each in state.view(None)["stocks"] if each["resource"] == resource)
    return found


def standing(state: State, place: str) -> list[int]:
    """Say who stands on the spaces of a place."""
    found = next(each for each in state.view(None)["locations"] if each["place"] == place)
    return [space["seat"] for space in found["spaces"]]


def of_kind(state: State, kind: str) -> list[str]:
    """List the legal actions of a kind, without the kind."""
    return [key.partition(" ")[2] for key in legal_keys(state) if key.partition(" ")[0] == kind]


def play_until(state: State, wanted: str, most: int = 300) -> State:
    """Do what changes least (pass, leave, stop) until a phase asks or the game is over."""
    for _ in range(most):
        if state.is_over or phase(state) == wanted:
            return state
        idle = {"pass", "pass-builder", "keep", "leave", "done", "endure", "pay-tax", "shelter"}
        keys = legal_keys(state)
        do(state, next((key for key in keys if key in idle), keys[-1]))
    raise AssertionError(f"'{wanted}' never came")


def next_round(state: State) -> State:
    """Play on idly until the next round begins."""
    epoch = state.epoch
    while not state.is_over and state.epoch == epoch:
        idle = {"pass", "pass-builder", "keep", "leave", "done", "endure", "pay-tax", "shelter"}
        keys = legal_keys(state)
        do(state, next((key for key in keys if key in idle), keys[-1]))
    return state
