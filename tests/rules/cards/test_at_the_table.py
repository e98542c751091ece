"""What holds for the whole game: what happens by itself, secrets, taking back, and the answer to "why not?"."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from kingsbridge import BadRequest, State, load_game
from kingsbridge.core.components import PROVENANCES
from kingsbridge.core.ledger import read_ledger
from kingsbridge.core.play import Play
from tests.rules.cards.table import hand_of, phase
from tests.situations import entries, random_game, situation

GAME = load_game("cards")


@pytest.mark.rule("CAR-071")
def test_what_is_no_choice_happens_by_itself_and_is_told() -> None:
    """Seats 0 to 2 have nothing to decide in this scoring; their points and materials are entries all the same."""
    won = {
        0: ["green-carpenter", "quarry", "ellen"],
        1: ["blue-carpenter"],
        2: ["red-carpenter", "regan-hamleigh"],
    }
    state = situation("cards", 4, won=won, stock={seat: {} for seat in range(3)})
    assert state.current_seat == 3
    told = [(entry["seat"], entry["source"], entry["points"]) for entry in entries(state, "points")]
    assert told[:3] == [(0, "own-craftsmen", 1), (0, "ellen", 2), (1, "own-craftsmen", 1)]
    assert told[3:] == [(2, "own-craftsmen", 1), (2, "regan-hamleigh", -1)]
    assert next((entry["seat"], entry["source"]) for entry in entries(state, "material")) == (0, "quarry")


@pytest.mark.rule("CAR-071")
@pytest.mark.parametrize("seats", [3, 4])
def test_only_card_plays_and_nothing_else_are_asked_when_forced(seats: int) -> None:
    for seed in range(6):
        for state in random_game(GAME.new_state(seats=seats, seed=seed), random.Random(seed)):
            legal = state.legal_actions()
            assert legal == sorted(set(legal))
            if phase(state) == "play":
                assert len(hand_of(state, state.current_seat)) > 1
            else:
                assert len(legal) > 1


@pytest.mark.rule("CAR-072")
def test_a_view_holds_no_other_hand() -> None:
    state = situation("cards", 4, hands={0: ["king"], 1: ["potter"]}, privilege="potter")
    own = ("hand", "prospects", "unseen_privileges")
    assert state.view(None)["hand"] == []
    for seat in range(4):
        view = state.view(seat)
        assert view["hand"] == state.to_dict()["hands"][seat]
        known = {key: value for key, value in view.items() if key not in own}
        public = {**{key: state.view(None)[key] for key in known}, "seat": seat}
        assert known == public


@pytest.mark.rule("CAR-072")
def test_a_sample_is_made_from_knowledge_alone() -> None:
    """Two positions that seat 0 cannot tell apart give the same samples."""
    one = situation("cards", 4, hands={0: ["king"], 1: ["potter"], 2: ["ellen"]}, privilege="potter")
    data = one.to_dict()
    first, second = data["hands"][1], data["hands"][2]
    first[first.index("potter")] = data["pile"][0]
    data["pile"][0] = "potter"
    data["hands"][1], data["hands"][2] = second, first
    data["pile"] = data["pile"][::-1]
    data["key"] = "11" * 16
    other = GAME.state_from_dict(data)
    assert one.view(0) == other.view(0)
    for seed in range(20):
        assert one.sample(0, seed).fingerprint() == other.sample(0, seed).fingerprint()
        assert one.sample(0, seed).check() == []
        assert one.sample(0, seed).view(0) == one.view(0)


@pytest.mark.rule("CAR-072")
def test_trying_a_sample_out_changes_nothing_at_the_table() -> None:
    state = situation("cards", 4, won={0: ["green-carpenter"]})
    before = state.fingerprint()
    sample = state.sample(0, 1)
    while not sample.is_over and sample.epoch == state.epoch:
        sample.apply(sample.legal_actions()[0])
    assert state.fingerprint() == before


@pytest.mark.rule("CAR-072")
def test_samples_deal_every_unknown_card_to_every_place() -> None:
    state = situation("cards", 4, lead=0, left=3, hands={0: ["king"]})
    hidden = {card for seat in range(1, 4) for card in hand_of(state, seat)}
    seen: dict[str, set[int]] = {card: set() for card in hidden}
    for seed in range(200):
        for seat, hand in enumerate(state.sample(0, seed).to_dict()["hands"]):
            for card in hand:
                if card in seen and seat:
                    seen[card].add(seat)
    assert {card: seats for card, seats in seen.items() if seats != {1, 2, 3} and card != "artist"} == {}


def session_in_scoring(seed: int) -> Play:
    """Play at random until somebody may convert."""
    dice = random.Random(seed)
    session = Play(GAME.new_state(seats=4, seed=seed, journal=True))
    while phase(session.state) != "conversion":
        session.play(dice.choice(session.state.legal_actions()))
    return session


@pytest.mark.rule("CAR-073")
def test_a_played_card_cannot_be_taken_back() -> None:
    session = Play(GAME.new_state(seats=4, seed=1, journal=True))
    seat = session.state.current_seat
    assert GAME.reveals(session.state, session.state.legal_actions()[0])
    session.play(session.state.legal_actions()[0])
    assert not session.can_undo(seat)
    with pytest.raises(BadRequest):
        session.undo(seat)


@pytest.mark.rule("CAR-073")
@pytest.mark.parametrize("seed", range(5))
def test_steps_of_the_scoring_can_be_taken_back_until_another_decides(seed: int) -> None:
    session = session_in_scoring(seed)
    seat = session.state.current_seat
    before = session.state.fingerprint()
    session.play(session.state.legal_actions()[0])
    assert session.can_undo(seat)
    assert not session.can_undo((seat + 1) % 4)
    session.undo(seat)
    assert session.state.fingerprint() == before
    while session.state.current_seat == seat:
        session.play(session.state.legal_actions()[-1])
    if session.state.epoch == 0:
        assert session.can_undo(seat)
        session.play(session.state.legal_actions()[0])
    assert not session.can_undo(seat)


@pytest.mark.rule("CAR-073")
def test_the_play_before_the_last_trick_cannot_be_taken_back() -> None:
    """The seat's own next decision may be the first of the scoring, but cards have been seen since."""
    for seed in range(10):
        dice = random.Random(seed)
        session = Play(GAME.new_state(seats=3, seed=seed, journal=True))
        while phase(session.state) == "play":
            seat = session.state.current_seat
            session.play(dice.choice(session.state.legal_actions()))
            assert not session.can_undo(seat)


@pytest.mark.rule("CAR-073")
def test_the_step_that_deals_the_next_hand_cannot_be_taken_back() -> None:
    session = session_in_scoring(3)
    while session.state.epoch == 0:
        seat = session.state.current_seat
        session.play(session.state.legal_actions()[-1])
    assert not session.can_undo(seat)


def _playing() -> State:
    return situation("cards", 4, hands={0: ["alfred-builder"], 1: ["king"]})


def _tom() -> State:
    return situation("cards", 4, won={0: ["tom-builder"]})


def _converting() -> State:
    return situation("cards", 4, won={0: ["green-carpenter", "green-toolmaker"]})


def _assisting() -> State:
    return situation("cards", 4, won={0: ["lady-aliena"]}, owners={"assistant": 0})


def _cutting() -> State:
    return situation("cards", 4, won={0: ["lady-aliena", "forest", "forest"]}, stock={0: {"stone": 3}})


REASONS: list[tuple[Callable[[], State], str, str, str, dict[str, Any]]] = [
    (_playing, "play alfred-builder", "CAR-012", "alfred-waits", {"card": "alfred-builder"}),
    (_playing, "play king", "CAR-010", "not-in-hand", {"card": "king"}),
    (_playing, "card:king", "CAR-010", "not-in-hand", {"card": "king"}),
    (_playing, "done", "CAR-010", "not-now", {}),
    (_playing, "tom stone", "CAR-010", "not-now", {}),
    (_tom, "done", "CAR-028", "tom-first", {}),
    (_tom, "play king", "CAR-028", "tom-first", {}),
    (_converting, "convert potter sand", "CAR-031", "no-converter", {"converter": "potter"}),
    (_converting, "convert toolmaker metal", "CAR-032", "no-material", {"material": "metal"}),
    (_converting, "converter:toolmaker", "CAR-032", "no-material", {"material": "metal"}),
    (_converting, "assist stone", "CAR-031", "not-now", {}),
    (_converting, "tom sand", "CAR-031", "not-now", {}),
    (_assisting, "assist metal", "CAR-058", "no-material", {"material": "metal"}),
    (_assisting, "convert carpenter wood", "CAR-058", "conversions-over", {}),
    (_assisting, "convert toolmaker metal", "CAR-058", "conversions-over", {}),
    (_assisting, "convert potter sand", "CAR-058", "conversions-over", {}),
    (_assisting, "drop stone", "CAR-058", "not-now", {}),
    (_cutting, "drop sand", "CAR-042", "no-material", {"material": "sand"}),
    (_cutting, "drop metal", "CAR-042", "no-material", {"material": "metal"}),
    (_cutting, "done", "CAR-042", "cut-first", {"kept": 3}),
    (_cutting, "assist metal", "CAR-042", "cut-first", {"kept": 3}),
]


@pytest.mark.rule("CAR-074")
@pytest.mark.parametrize(("make", "what", "rule", "key", "args"), REASONS)
def test_reasons(make: Callable[[], State], what: str, rule: str, key: str, args: dict[str, Any]) -> None:
    reason = GAME.why_not(make(), what)
    assert reason is not None
    assert (reason.rule, reason.key, reason.args) == (rule, key, args)


@pytest.mark.rule("CAR-074")
def test_after_the_end_the_reason_is_the_end() -> None:
    state = GAME.new_state(seats=3, seed=2)
    while not state.is_over:
        state.apply(state.legal_actions()[0])
    reason = GAME.why_not(state, "done")
    assert reason is not None
    assert reason.key == "over"


@pytest.mark.rule("CAR-074")
@pytest.mark.parametrize("seats", [3, 4])
def test_exactly_the_illegal_actions_have_a_reason_with_a_rule(seats: int) -> None:
    rules = {rule.id for rule in read_ledger("cards", "en")}
    keys = set()
    for seed in range(4):
        dice = random.Random(seed)
        for state in random_game(GAME.new_state(seats=seats, seed=seed), dice):
            if phase(state) != "play" or dice.random() < 0.2:
                for number in range(GAME.num_actions):
                    reason = GAME.why_not(state, GAME.action(number).key)
                    assert (reason is None) == (number in state.legal_actions())
                    if reason is not None:
                        assert reason.rule in rules
                        keys.add(reason.key)
    assert keys >= {
        "not-now",
        "not-in-hand",
        "alfred-waits",
        "tom-first",
        "no-converter",
        "no-material",
        "cut-first",
    }


@pytest.mark.rule("CAR-075")
def test_every_value_says_where_it_comes_from() -> None:
    facts = [(each.key, name, fact) for each in GAME.components.all for name, fact in each.facts.items()]
    assert facts
    assert [(key, name) for key, name, fact in facts if fact.provenance not in PROVENANCES] == []
    unexplained = [
        (key, name)
        for key, name, fact in facts
        if fact.provenance in ("derived", "reconstructed") and not fact.why
    ]
    assert unexplained == []
    assert GAME.components.get("carpenter").facts["wood"].provenance == "rulebook"
    assert GAME.components.get("lady-aliena").facts["value"].provenance == "public"
