"""What tests of World Without End read off a position, by the public view."""

from typing import Any

from kingsbridge import State
from tests.situations import do, entries, legal_keys, situation


def goods(state: State, seat: int) -> dict[str, int]:
    """Give the goods of a seat, without those it has none of."""
    return {good: units for good, units in state.view(seat)["table"][seat]["goods"].items() if units}


def vp(state: State, seat: int) -> float:
    """Give the points of a seat."""
    return float(state.view(None)["table"][seat]["vp"])


def phase(state: State) -> str:
    """Name the phase."""
    return str(state.view(None)["phase"])


def project(state: State, key: str) -> dict[str, Any]:
    """Give what the view tells of a project."""
    found: list[dict[str, Any]] = [each for each in state.view(None)["projects"] if each["project"] == key]
    return found[0]


def location(state: State, key: str) -> dict[str, Any]:
    """Give what the view tells of a plague location."""
    found: list[dict[str, Any]] = [each for each in state.view(None)["plague"] if each["location"] == key]
    return found[0]


def owner(state: State, space: str) -> int:
    """Say whose house stands on a space."""
    found: list[int] = [each["owner"] for each in state.view(None)["houses"] if each["space"] == space]
    return found[0]


def revealed(event: str, seats: int = 3, **what: Any) -> State:
    """Reveal an event; the position stands at the first question."""
    state = situation("world", seats, at="reveal", next_events=[event], **what)
    assert entries(state, "event-revealed")[0]["event"] == event
    return state


def play(state: State, card: str, *steps: str) -> State:
    """Play a card and carry it out, step by step."""
    return do(state, f"play {card}", *steps)


def play_quietly(state: State, decline: bool = True) -> State:
    """Let the seat to move decline, or do the first thing that comes; once."""
    keys = legal_keys(state)
    return do(state, "decline" if decline and "decline" in keys else keys[0])


def run_until(state: State, **view: Any) -> State:
    """Play the last legal action, which declines or ends a step, until the view says so."""
    while any(state.view(None)[name] != value for name, value in view.items()):
        assert not state.is_over, f"{view} never came"
        state.apply(state.legal_actions()[-1])
    return state


def reason(state: State, what: str) -> tuple[str, str]:
    """Give rule and key of the reason why something is not legal."""
    found = state.game.why_not(state, what)
    assert found is not None, f"{what} is legal"
    return found.rule, found.key
