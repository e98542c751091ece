"""What tests of Builders' Duel read off a position, by the public view."""

from typing import Any

from kingsbridge import State


def side(state: State, seat: int) -> dict[str, Any]:
    """Give what lies before a seat."""
    found: dict[str, Any] = state.view(None)["table"][seat]
    return found


def gold(state: State) -> list[int]:
    """Give the gold of both seats."""
    return [side(state, seat)["gold"] for seat in (0, 1)]


def raw(state: State, seat: int) -> dict[str, int]:
    """Give the raw materials in a camp, without those of which there is none."""
    return {key: count for key, count in side(state, seat)["raw"].items() if count}


def goods(state: State, seat: int) -> dict[str, int]:
    """Give the goods in a camp."""
    return {key: count for key, count in side(state, seat)["goods"].items() if count}


def supply(state: State, seat: int) -> dict[str, int]:
    """Give the own supply."""
    return {key: count for key, count in side(state, seat)["supply"].items() if count}


def seals(state: State, seat: int) -> dict[str, int]:
    """Give the neutral seals at hand."""
    return {key: count for key, count in side(state, seat)["seals"].items() if count}


def kept(state: State, seat: int) -> list[str]:
    """Give the 1x cards a seat keeps."""
    return list(side(state, seat)["kept"])


def pile(state: State) -> list[str]:
    """Give the pile as it truly lies, the top first."""
    return list(state.to_dict()["pile"])


def phase(state: State) -> str:
    """Name the phase."""
    return str(state.view(None)["phase"])


def filled(state: State, seat: int, section: int) -> list[str]:
    """Name the goods installed in a section."""
    slots = side(state, seat)["sections"][section - 1]["slots"]
    return [slot["good"] for slot in slots if slot["filled"]]


def reason(state: State, what: str) -> tuple[str, str]:
    """Give rule and key of the answer to "why not?"."""
    found = state.game.why_not(state, what)
    assert found is not None, f"{what} is legal"
    return found.rule, found.key
