"""The advantage cards that are not shown elsewhere: each does what it says."""

import pytest

from kingsbridge import load_game
from tests.rules.pillars.table import cubes, golds, next_round, of, play_until, points
from tests.situations import do, entries, situation

GAME = load_game("pillars")


def test_sixteen_cards_of_three_kinds() -> None:
    kinds = [each.word("lasts") for each in GAME.components.table("advantage")]
    assert (kinds.count("for-good"), kinds.count("once"), kinds.count("at-once")) == (8, 3, 5)


@pytest.mark.rule("PIL-096")
def test_otto_brings_the_black_worker_from_the_next_round_on() -> None:
    state = situation(
        "pillars",
        2,
        phase="event",
        event="event-king",
        kingsbridge=["otto", "ellen"],
        gold=[9, 9],
        at={"kingsbridge-1": [1], "market": [0], "court": [1, 0]},
    )
    assert entries(state, "wool")[1]["workers"] == 12
    assert of(state, 1)["workers_in_all"] == 13 and of(state, 1)["black"]
    next_round(state)
    assert [of(state, seat)["workers"] for seat in range(2)] == [12, 13]
    next_round(state)
    assert of(state, 1)["workers"] == 13


@pytest.mark.rule("PIL-097")
def test_jack_has_room_for_a_sixth_in_phase_one() -> None:
    row = ["mortar-mixer", "woodworker", "stonecutter", "toolmaker-1", "mason-1"]
    state = situation(
        "pillars", 2, offer=["mason-3", "potter-3"], gold=[20, 20], rows={0: row}, advantages={"jack": 0}
    )
    do(state, "hire mason-3")
    assert len(of(state, 0)["craftsmen"]) == of(state, 0)["room"] == 6
    other = situation(
        "pillars", 2, offer=["mason-3", "potter-3"], gold=[20, 20], rows={0: row}, advantages={"jack": 1}
    )
    do(other, "hire mason-3", "dismiss mason-3")
    assert len(of(other, 0)["craftsmen"]) == 5


@pytest.mark.rule("PIL-100")
def test_ellen_shows_the_coming_event_to_her_owner_only() -> None:
    state = situation(
        "pillars", 3, advantages={"ellen": 1}, event="event-collapse", next_event="event-william"
    )
    assert [state.view(seat)["fate"]["foreseen"] for seat in (0, 1, 2, None)] == [
        None,
        "event-collapse",
        None,
        None,
    ]
    play_until(state, "builder")
    assert state.view(1)["fate"]["foreseen"] == "event-collapse"
    play_until(state, "dismissal")
    assert state.view(1)["fate"]["foreseen"] is None
    next_round(state)
    assert state.view(1)["fate"]["foreseen"] == "event-william"
    told = entries(state, "foreseen")
    assert [(entry["seat"], entry["event"]) for entry in told] == [(1, "event-william")]
    assert state.journal is not None
    shown = next(entry for entry in state.journal if entry.kind == "foreseen")
    assert "event" not in shown.for_seat(0) and shown.for_seat(1)["event"] == "event-william"


@pytest.mark.rule("PIL-100")
def test_ellen_shows_nothing_in_the_round_she_is_taken() -> None:
    state = situation(
        "pillars",
        2,
        phase="event",
        event="event-king",
        kingsbridge=["ellen", "tom"],
        at={"kingsbridge-1": [1], "market": [0]},
    )
    assert of(state, 1)["advantages"] == ["ellen"]
    assert state.view(1)["fate"]["foreseen"] is None


@pytest.mark.rule("PIL-104")
@pytest.mark.rule("PIL-105")
@pytest.mark.rule("PIL-106")
@pytest.mark.parametrize(
    ("card", "vp", "gold", "held"),
    [("madonna", 3, 0, {}), ("wool-fair", 0, 8, {}), ("toledo", 0, 0, {"metal": 2})],
)
def test_cards_that_work_at_once(card: str, vp: int, gold: int, held: dict[str, int]) -> None:
    at = {"kingsbridge-1": [1], "court": [1], "market": [0]}
    state = situation(
        "pillars",
        2,
        phase="kingsbridge",
        kingsbridge=[card, "tom"],
        at=at,
        gold=[9, 9],
        points=[2, 2],
        court_metal=0,
    )
    assert (points(state)[1], golds(state)[1], cubes(state, 1)) == (2 + vp, 9 + gold, held)
    assert of(state, 1)["advantages"] == []


@pytest.mark.rule("PIL-107")
@pytest.mark.rule("PIL-108")
def test_the_two_of_the_last_round() -> None:
    at = {"kingsbridge": [1, 0], "market": [0]}
    state = situation("pillars", 2, phase="kingsbridge", round=6, at=at)
    assert [cubes(state, seat) for seat in range(2)] == [{"wood": 1, "stone": 1}, {"metal": 1}]


@pytest.mark.rule("PIL-098")
@pytest.mark.rule("PIL-102")
def test_francis_and_tax_exemption_work_in_the_round_they_are_taken() -> None:
    at = {"kingsbridge": [1, 0], "market": [0]}
    state = situation(
        "pillars",
        2,
        phase="kingsbridge",
        kingsbridge=["francis", "tax-exemption"],
        at=at,
        gold=[9, 9],
        fixed={"tax 3": 5},
    )
    assert state.current_seat == 0
    do(state, "exemption")
    assert golds(state) == [9, 7]


@pytest.mark.rule("PIL-101")
@pytest.mark.rule("PIL-103")
def test_thomas_and_remigius_are_used_once() -> None:
    state = situation(
        "pillars",
        2,
        phase="event",
        event="event-conflict",
        advantages={"thomas": 1, "remigius": 1},
        points=[5, 5],
        at={"market": [0]},
    )
    do(state, "thomas")
    assert of(state, 1)["advantages"] == ["remigius"]
    assert points(state) == [3, 5]
