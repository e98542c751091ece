"""Places 1 and 2: the events, the Archbishop's seat, and what every event does."""

from typing import Any

import pytest

from kingsbridge import load_game
from tests.rules.pillars.table import (
    cubes,
    golds,
    next_round,
    of,
    of_kind,
    phase,
    play_until,
    points,
    row,
    stock,
)
from tests.situations import do, entries, legal_keys, situation

GAME = load_game("pillars")
BAD = ["event-william", "event-conflict", "event-town-wall", "event-cold-winter", "event-collapse"]
GOOD = ["event-king", "event-richard", "event-philip", "event-volunteers", "event-archbishop"]


@pytest.mark.rule("PIL-041")
def test_the_event_comes_when_all_builders_stand() -> None:
    at = {"court": [0, 1], "market": [0, 1], "castle": [0]}
    state = situation(
        "pillars", 2, phase="builder", seat=1, price=2, at=at, bag={}, gold=[9, 9], event="event-king"
    )
    assert state.view(None)["fate"]["revealed"] is None
    do(state, "place cathedral")
    assert entries(state, "event-revealed") == [{"kind": "event-revealed", "event": "event-king", "good": 1}]
    assert state.view(None)["fate"]["revealed"] == "event-king"
    assert state.view(None)["fate"]["past"][-1] == "event-king"


@pytest.mark.rule("PIL-042")
def test_five_good_and_five_bad() -> None:
    good = [each.key for each in GAME.components.table("event") if each.facts["good"].value]
    bad = [each.key for each in GAME.components.table("event") if not each.facts["good"].value]
    assert (good, bad) == (GOOD, BAD)


@pytest.mark.rule("PIL-042")
@pytest.mark.rule("PIL-043")
@pytest.mark.parametrize("event", GOOD)
def test_after_a_good_event_nobody_is_protected_and_the_cube_is_taken(event: str) -> None:
    state = situation(
        "pillars", 2, phase="event", event=event, at={"archbishop": [1]}, advantages={"thomas": 0}
    )
    assert (phase(state), state.current_seat) == ("archbishop", 1)
    assert legal_keys(state) == ["cube wood", "cube stone", "cube sand"]
    assert not any(each["protected"] for each in state.view(None)["table"])


@pytest.mark.rule("PIL-043")
def test_the_seat_chooses_protection_after_a_bad_event() -> None:
    state = situation(
        "pillars", 3, phase="event", event="event-conflict", at={"archbishop": [1]}, points=[5, 5, 5]
    )
    assert (phase(state), state.current_seat) == ("shelter", 1)
    assert points(state) == [5, 5, 5]
    do(state, "shelter")
    assert points(state) == [3, 5, 3]
    assert cubes(state, 1) == {}
    assert [entry["seat"] for entry in entries(state, "spared")] == [1]


@pytest.mark.rule("PIL-043")
@pytest.mark.rule("PIL-045")
def test_or_the_cube() -> None:
    at = {"archbishop": [1], "market": [2]}
    state = situation("pillars", 3, phase="event", event="event-conflict", at=at, points=[5, 5, 5])
    do(state, "claim-cube")
    assert points(state) == [3, 3, 3]
    assert (phase(state), legal_keys(state)) == ("archbishop", ["cube wood", "cube stone", "cube sand"])
    do(state, "cube stone")
    assert cubes(state, 1) == {"stone": 1}
    assert (stock(state, "stone")["stall"], stock(state, "stone")["supply"]) == (3, 19)


@pytest.mark.rule("PIL-043")
def test_without_cubes_in_the_stalls_there_is_only_protection() -> None:
    empty: dict[str, Any] = {"stalls": {"wood": 0, "stone": 0, "sand": 0}, "cubes": {0: {"metal": 1}}}
    at = {"archbishop": [1], "market": [0]}
    bad = situation("pillars", 2, phase="event", event="event-conflict", at=at, **empty)
    assert of(bad, 1)["protected"]
    good = situation("pillars", 2, phase="event", event="event-king", at=at, **empty)
    assert good.view(None)["step"] > 2


@pytest.mark.rule("PIL-044")
@pytest.mark.rule("PIL-101")
@pytest.mark.parametrize("event", BAD)
def test_thomas_protects_after_the_reveal(event: str) -> None:
    state = situation(
        "pillars",
        3,
        phase="event",
        event=event,
        advantages={"thomas": 2},
        start=1,
        points=[5, 5, 5],
        gold=[9, 9, 9],
        held={"forest-2": 2},
    )
    state = play_until(state, "fate")
    while row(state, 2) and phase(state) != "fate":
        do(state, legal_keys(state)[0])
    assert state.current_seat == 2
    assert legal_keys(state) == ["thomas", "endure"]
    before = (points(state)[2], golds(state)[2], row(state, 2))
    do(state, "thomas")
    assert of(state, 2)["protected"]
    assert of(state, 2)["advantages"] == []
    assert (points(state)[2], row(state, 2)) == (before[0], before[2])
    assert entries(state, "spared")[0] == {"kind": "spared", "seat": 2, "event": event}


@pytest.mark.rule("PIL-044")
def test_thomas_may_be_kept() -> None:
    state = situation(
        "pillars", 2, phase="event", event="event-conflict", advantages={"thomas": 0}, points=[5, 5]
    )
    do(state, "endure")
    assert points(state)[0] == 3
    assert of(state, 0)["advantages"] == ["thomas"]


@pytest.mark.rule("PIL-044")
def test_seats_are_met_clockwise_from_the_start_player() -> None:
    state = situation("pillars", 4, phase="event", event="event-king", start=2)
    assert [entry["seat"] for entry in entries(state, "gold")] == [2, 3, 0, 1]


@pytest.mark.rule("PIL-044")
def test_cube_and_thomas_together() -> None:
    state = situation(
        "pillars",
        2,
        phase="event",
        event="event-conflict",
        at={"archbishop": [0]},
        advantages={"thomas": 0},
        points=[5, 5],
    )
    do(state, "claim-cube", "thomas", "cube sand")
    assert points(state) == [5, 3]
    assert cubes(state, 0) == {"sand": 1}


@pytest.mark.rule("PIL-044")
def test_who_is_sheltered_is_not_asked_about_thomas() -> None:
    state = situation(
        "pillars", 2, phase="event", event="event-conflict", at={"archbishop": [0]}, advantages={"thomas": 0}
    )
    do(state, "shelter")
    assert of(state, 0)["advantages"] == ["thomas"]


@pytest.mark.rule("PIL-045")
def test_the_cube_is_taken_and_not_bought() -> None:
    """Wood without a woodworker, and it may be sold in the same round."""
    at = {"archbishop": [0], "market": [0]}
    state = situation("pillars", 2, phase="event", event="event-king", at=at, rows={0: ["mortar-mixer"]})
    do(state, "cube wood")
    play_until(state, "market")
    assert "sell 1 wood" in legal_keys(state)
    assert of_kind(state, "buy") and not [key for key in of_kind(state, "buy") if "wood" in key]
    assert stock(state, "wood")["stall"] == 3


@pytest.mark.rule("PIL-046")
@pytest.mark.rule("PIL-114")
@pytest.mark.parametrize(
    ("gold", "left", "lost"), [(0, 0, 2), (1, 0, 1), (2, 0, 1), (3, 0, 0), (4, 0, 0), (9, 5, 0)]
)
def test_t13_william(gold: int, left: int, lost: int) -> None:
    state = situation(
        "pillars",
        2,
        phase="fate",
        event="event-william",
        gold=[gold, 20],
        points=[5, 5],
        mill={},
        at={"court": [0, 1]},
    )
    paid = next(entry for entry in entries(state, "paid") if entry["seat"] == 0)
    assert (paid["due"], paid["paid"], paid["missing"], paid["total"]) == (
        4,
        gold - left,
        4 - gold + left,
        left,
    )
    assert points(state)[0] == 5 - lost
    assert entries(state, "paid")[1]["total"] == 16


@pytest.mark.rule("PIL-109")
def test_king() -> None:
    state = situation("pillars", 2, phase="event", event="event-king", gold=[3, 28])
    told = entries(state, "gold")
    assert [(entry["change"], entry["lost"], entry["total"]) for entry in told[:2]] == [(5, 0, 8), (2, 3, 30)]


@pytest.mark.rule("PIL-110")
def test_richard_brings_metal() -> None:
    state = situation("pillars", 3, phase="event", event="event-richard")
    assert [cubes(state, seat).get("metal") for seat in range(3)] == [1, 1, 1]
    assert stock(state, "metal")["supply"] == 9


@pytest.mark.rule("PIL-111")
@pytest.mark.parametrize(("mill", "gold"), [(0, 0), (3, 3), (5, 5), (9, 5)])
def test_philip_pays_for_workers_in_the_mill(mill: int, gold: int) -> None:
    state = situation("pillars", 2, phase="event", event="event-philip", mill={0: mill, 1: 2}, gold=[1, 1])
    told = {entry["seat"]: entry["change"] for entry in entries(state, "gold")}
    assert told.get(0, 0) == gold
    assert told[1] == 2


@pytest.mark.rule("PIL-112")
@pytest.mark.rule("PIL-054")
def test_volunteers() -> None:
    held = {"forest-2": 0, "gravel-pit-4": 0, "quarry-3": 1}
    state = situation("pillars", 3, phase="event", event="event-volunteers", held=held)
    assert [cubes(state, seat) for seat in range(3)] == [{"wood": 3, "sand": 5}, {"stone": 4}, {}]


@pytest.mark.rule("PIL-117")
@pytest.mark.rule("PIL-054")
def test_cold_winter_spares_the_protected() -> None:
    held = {"forest-2": 0, "gravel-pit-4": 0, "quarry-3": 1}
    state = situation(
        "pillars", 2, phase="event", event="event-cold-winter", held=held, at={"archbishop": [1]}
    )
    do(state, "shelter")
    assert [cubes(state, seat) for seat in range(2)] == [{"wood": 1, "sand": 3}, {"stone": 3}]
    assert [entry["extra"] for entry in entries(state, "produced")] == [-1, 0, -1]


@pytest.mark.rule("PIL-113")
@pytest.mark.rule("PIL-082")
def test_archbishop_gives_one_extra_use() -> None:
    state = situation(
        "pillars",
        2,
        phase="architect",
        event="event-archbishop",
        cubes={0: {"wood": 10, "sand": 4}},
        rows={0: ["carpenter-2", "potter-2"]},
    )
    assert state.view(None)["extra_use_left"]
    do(state, *["use carpenter-2"] * 3)
    assert not state.view(None)["extra_use_left"]
    assert legal_keys(state) == ["done", "use potter-2"]
    do(state, "use potter-2", "use potter-2")
    assert points(state)[0] == 2 + 5


@pytest.mark.rule("PIL-115")
@pytest.mark.parametrize(("before", "after"), [(5, 3), (2, 0), (1, 0), (0, 0)])
def test_conflict_never_below_zero(before: int, after: int) -> None:
    state = situation("pillars", 2, phase="event", event="event-conflict", points=[before, 9])
    assert points(state)[0] == after
    assert entries(state, "points")[0]["points"] == after - before


@pytest.mark.rule("PIL-116")
@pytest.mark.parametrize("seats", [2, 3])
def test_town_wall_takes_a_builder_of_the_next_round(seats: int) -> None:
    state = situation(
        "pillars", seats, phase="event", event="event-town-wall", at={"archbishop": [1], "market": [0]}
    )
    do(state, "shelter")
    next_round(state)
    allowed = [each["builders_allowed"] for each in state.view(None)["table"]]
    assert allowed == [2, 3] + [2] * (seats - 2)
    epoch = state.epoch
    while state.view(None)["part"] < 3:
        keys = legal_keys(state)
        do(state, next((key for key in keys if key in ("pass", "keep", "pass-builder")), keys[0]))
    assert state.epoch == epoch
    assert sorted(entry["seat"] for entry in entries(state, "builder-walled")) == [0, *range(2, seats)]
    next_round(state)
    assert [each["builders_allowed"] for each in state.view(None)["table"]] == [3] * seats


@pytest.mark.rule("PIL-118")
def test_collapse_takes_a_craftsman_of_choice() -> None:
    state = situation(
        "pillars", 3, phase="event", event="event-collapse", start=1, rows={2: ["mason-1"], 0: []}
    )
    assert (phase(state), state.current_seat) == ("dismissal", 1)
    do(state, "dismiss woodworker")
    # Seat 2 has only one and seat 0 none: nothing to choose.
    assert [row(state, seat) for seat in range(3)] == [[], ["mortar-mixer", "stonecutter"], []]
    assert [entry["seat"] for entry in entries(state, "dismissed")] == [1, 2]


@pytest.mark.rule("PIL-118")
def test_the_protected_lose_nobody() -> None:
    state = situation("pillars", 2, phase="event", event="event-collapse", at={"archbishop": [0]})
    do(state, "shelter")
    assert state.current_seat == 1
    do(state, "dismiss stonecutter")
    assert [len(row(state, seat)) for seat in range(2)] == [3, 2]


@pytest.mark.rule("PIL-042")
def test_reasons_while_the_event_is_decided() -> None:
    shelter = situation("pillars", 2, phase="event", event="event-conflict", at={"archbishop": [0]})
    thomas = situation("pillars", 2, phase="event", event="event-conflict", advantages={"thomas": 0})
    cube = situation(
        "pillars", 2, phase="event", event="event-king", at={"archbishop": [0]}, stalls={"wood": 0}
    )
    for state, what, key in (
        (shelter, "done", "shelter-first"),
        (thomas, "done", "thomas-first"),
        (cube, "done", "cube-first"),
        (cube, "cube wood", "stall-empty"),
    ):
        reason = GAME.why_not(state, what)
        assert reason is not None and reason.key == key
