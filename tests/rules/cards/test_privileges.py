"""The privilege cards, one by one."""

import pytest

from kingsbridge import load_game
from tests.rules.cards.table import phase, play_out_hand, stock
from tests.situations import do, entries, legal_keys, situation

GAME = load_game("cards")


@pytest.mark.rule("CAR-054")
def test_artist() -> None:
    won = {0: ["lady-aliena"], 1: ["blue-carpenter"]}
    state = situation("cards", 4, won=won, privilege="potter", owners={"artist": 0})
    assert state.current_seat == 1
    assert state.scores()[:2] == [1, 0]
    artist = [entry for entry in entries(state, "points") if entry["source"] == "artist"]
    assert [(entry["seat"], entry["points"]) for entry in artist] == [(0, 1)]


@pytest.mark.rule("CAR-055")
def test_potter() -> None:
    state = situation(
        "cards", 4, won={0: ["lady-aliena"]}, owners={"potter": 0}, stock={0: {"sand": 2, "stone": 1}}
    )
    assert legal_keys(state) == ["convert potter sand", "done"]
    do(state, "convert potter sand")
    assert state.current_seat != 0
    assert state.scores()[0] == 3
    assert stock(state, 0) == {"sand": 1, "stone": 1}


@pytest.mark.rule("CAR-056")
def test_bell_founder() -> None:
    state = situation(
        "cards", 4, won={0: ["lady-aliena"]}, owners={"bell-founder": 0}, stock={0: {"metal": 2}}
    )
    assert legal_keys(state) == ["convert bell-founder metal", "done"]
    do(state, "convert bell-founder metal")
    assert state.current_seat != 0
    assert state.scores()[0] == 5
    assert stock(state, 0) == {"metal": 1}


@pytest.mark.rule("CAR-057")
def test_brick_maker() -> None:
    won = {0: ["green-stonemason"]}
    state = situation("cards", 4, won=won, owners={"brick-maker": 0}, stock={0: {"sand": 2}})
    assert legal_keys(state) == ["convert brick-maker sand", "done"]
    do(state, "convert brick-maker sand")
    assert stock(state, 0) == {"sand": 1, "stone": 1}
    assert state.scores()[0] == 0
    remade = entries(state, "remade")[0]
    assert (remade["material"], remade["total"], remade["made"], remade["made_total"]) == (
        "sand",
        1,
        "stone",
        1,
    )
    assert legal_keys(state) == ["convert stonemason stone", "done"]
    do(state, "convert stonemason stone")
    assert state.scores()[0] == 4 + 1
    assert stock(state, 0) == {"sand": 1}


@pytest.mark.rule("CAR-058")
def test_assistant() -> None:
    state = situation(
        "cards", 4, won={0: ["lady-aliena"]}, owners={"assistant": 0}, stock={0: {"metal": 2, "wood": 1}}
    )
    assert phase(state) == "assistant"
    assert legal_keys(state) == ["assist wood", "assist metal", "done"]
    do(state, "assist metal", "assist metal")
    assert (state.scores()[0], stock(state, 0)) == (2, {"wood": 1})
    assert legal_keys(state) == ["assist wood", "done"]
    assisted = entries(state, "assisted")[0]
    assert (assisted["material"], assisted["total"], assisted["points"], assisted["score"]) == (
        "metal",
        1,
        1,
        1,
    )
    do(state, "done")
    assert state.current_seat != 0
    assert stock(state, 0) == {"wood": 1}


@pytest.mark.rule("CAR-058")
def test_no_other_converter_after_the_assistant_began() -> None:
    state = situation("cards", 4, won={0: ["green-carpenter"]}, owners={"assistant": 0})
    assert legal_keys(state) == ["convert carpenter wood", "done"]
    do(state, "done")
    assert legal_keys(state) == ["assist stone", "assist wood", "assist sand", "done"]
    reason = GAME.why_not(state, "convert carpenter wood")
    assert reason is not None
    assert (reason.rule, reason.key) == ("CAR-058", "conversions-over")
    do(state, "assist wood")
    assert "convert carpenter wood" not in legal_keys(state)


@pytest.mark.rule("CAR-058")
def test_the_assistant_is_not_asked_without_material() -> None:
    state = situation(
        "cards", 4, won={0: ["green-carpenter"]}, owners={"assistant": 0}, stock={0: {"wood": 1}}
    )
    do(state, "convert carpenter wood")
    assert state.current_seat != 0
    assert entries(state, "assisted") == []


@pytest.mark.rule("CAR-058")
def test_the_assistant_serves_his_owner_only_and_before_the_cut() -> None:
    won = {0: ["lady-aliena", "forest", "forest"], 1: ["bishop-waleran", "quarry", "quarry"]}
    stocks = {0: {"stone": 2, "wood": 1}, 1: {"wood": 3}}
    state = situation("cards", 4, won=won, owners={"assistant": 1}, stock=stocks)
    assert (state.current_seat, phase(state)) == (0, "cut")
    do(state, "drop wood", "drop wood")
    assert (state.current_seat, phase(state)) == (1, "assistant")
    do(state, "assist wood", "done", "drop stone")
    assert stock(state, 1) == {"stone": 1, "wood": 2}
    assert state.scores()[:2] == [0, 1 - 2]


@pytest.mark.rule("CAR-058")
def test_the_assistant_works_after_the_last_hand_too() -> None:
    owners = {"artist": 1, "brick-maker": 1, "bell-founder": 1, "assistant": 0}
    won = {0: ["lady-aliena", "quarry", "quarry"]}
    state = situation("cards", 4, won=won, owners=owners, privilege="potter", stock={0: {"stone": 3}})
    do(state, *["assist stone"] * 5)
    assert state.scores()[0] == 5
    play_out_hand(state, prefer="last")
    assert state.is_over
