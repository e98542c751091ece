"""What holds for the whole game: what happens by itself, secrets, taking back, "why not?", the origin of values."""

import random

import pytest

from kingsbridge import State, load_game
from kingsbridge.core.components import PROVENANCES
from kingsbridge.core.ledger import read_ledger
from kingsbridge.core.play import Play
from tests.rules.pillars.table import phase, play_until
from tests.situations import do, entries, legal_keys, random_game, situation

GAME = load_game("pillars")
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


@pytest.mark.rule("PIL-119")
@SEATS
def test_nobody_is_asked_without_a_choice(seats: int) -> None:
    dice = random.Random(seats)
    for seed in range(8):
        state = GAME.new_state(seats=seats, seed=seed)
        for _ in random_game(state, dice):
            assert len(state.legal_actions()) > 1


@pytest.mark.rule("PIL-119")
def test_what_happens_by_itself_is_told_with_its_sum() -> None:
    state = situation(
        "pillars",
        2,
        phase="event",
        event="event-king",
        held={"forest-2": 0},
        gold=[9, 9],
        mill={0: 9, 1: 12},
        at={"priory": [1], "court": [0], "market": [1]},
        fixed={"tax 3": 4},
    )
    assert phase(state) == "market"
    wool = entries(state, "wool")
    assert [(entry["workers"], entry["total"]) for entry in wool] == [(9, 23), (12, 26)]
    assert [entry["resource"] for entry in entries(state, "produced")] == ["wood"]
    assert [(entry["seat"], entry["source"], entry["points"]) for entry in entries(state, "points")] == [
        (1, "priory", 2)
    ]
    assert [(entry["seat"], entry["paid"]) for entry in entries(state, "paid")] == [(1, 4)]


@pytest.mark.rule("PIL-120")
@SEATS
def test_views_differ_only_in_what_ellen_shows(seats: int) -> None:
    dice = random.Random(seats)
    seen = 0
    for seed in range(12):
        state = GAME.new_state(seats=seats, seed=seed)
        for _ in random_game(state, dice):
            public = state.view(None)
            for seat in range(seats):
                view = state.view(seat)
                if view["fate"]["foreseen"]:
                    seen += 1
                    assert "ellen" in view["table"][seat]["advantages"]
                    assert view["fate"]["foreseen"] == state.to_dict()["event_deck"][0]
                    view["fate"]["foreseen"] = None
                assert view["previews"] == {} or seat == state.current_seat
                assert {**view, "seat": None, "previews": {}} == public
    assert seen > 0


@pytest.mark.rule("PIL-120")
def test_samples_keep_what_is_known_and_shuffle_the_rest() -> None:
    state = situation("pillars", 3, advantages={"ellen": 1}, event="event-william")
    decks = {tuple(state.sample(0, seed).to_dict()["event_deck"]) for seed in range(50)}
    assert len({deck[0] for deck in decks}) > 3
    known = {state.sample(1, seed).to_dict()["event_deck"][0] for seed in range(50)}
    assert known == {"event-william"}
    craftsmen = [state.sample(0, seed).to_dict()["craft_deck"] for seed in range(50)]
    assert {frozenset(deck[:4]) for deck in craftsmen} == {frozenset(state.to_dict()["craft_deck"][:4])}
    assert len({tuple(deck[:4]) for deck in craftsmen}) > 10


@pytest.mark.rule("PIL-121")
def test_steps_can_be_taken_back_until_another_decides() -> None:
    session = Play(GAME.new_state(seats=2, seed=1, journal=True))
    before = session.state.fingerprint()
    action = session.state.legal_actions()[0]
    assert not GAME.reveals(session.state, action) and GAME.ends_turn(session.state, action)
    session.play(action)
    assert session.can_undo(0) and not session.can_undo(1)
    session.undo(0)
    assert session.state.fingerprint() == before
    session.play(action)
    session.play(session.state.legal_actions()[0])
    assert not session.can_undo(0)


@pytest.mark.rule("PIL-121")
def test_a_step_that_draws_a_builder_cannot_be_taken_back() -> None:
    session = Play(GAME.new_state(seats=2, seed=1, journal=True))
    while phase(session.state) != "builder":
        session.play(session.state.legal_actions()[-1])
    state = session.state
    seat = state.current_seat
    assert all(GAME.reveals(state, action) for action in state.legal_actions())
    session.play(state.legal_actions()[-1])
    assert not session.can_undo(seat)


@pytest.mark.rule("PIL-122")
@SEATS
def test_exactly_the_illegal_actions_have_a_reason_with_a_rule(seats: int) -> None:
    rules = {rule.id for rule in read_ledger("pillars", "en")}
    dice = random.Random(seats)
    state = GAME.new_state(seats=seats, seed=seats)
    for _ in random_game(state, dice):
        for action in GAME.catalogue.actions:
            reason = GAME.why_not(state, action.key)
            assert (reason is None) == (action.id in state.legal_actions())
            assert reason is None or reason.rule in rules


@pytest.mark.rule("PIL-122")
def test_reasons_in_other_phases() -> None:
    throw = situation("pillars", 2, phase="draw", fixed={"bag 3.1": 5})
    cards = situation("pillars", 2)
    row = ["mortar-mixer", "woodworker", "stonecutter", "toolmaker-1", "mason-1"]
    full = do(
        situation("pillars", 2, offer=["mason-3", "potter-3"], gold=[20, 20], rows={0: row}), "hire mason-3"
    )
    for state, what, key in (
        (throw, "place court", "throw-back-first"),
        (cards, "done", "not-now"),
        (full, "pass", "dismiss-first"),
        (full, "dismiss potter-2", "not-in-row"),
        (play_until(cards, "builder"), "done", "not-now"),
    ):
        reason = GAME.why_not(state, what)
        assert reason is not None and reason.key == key
    assert legal_keys(full) == sorted(legal_keys(full), key=GAME.action_id)


@pytest.mark.rule("PIL-123")
def test_every_value_says_where_it_comes_from() -> None:
    facts = [(each, fact) for each in GAME.components.all for fact in each.facts.values()]
    assert len(facts) > 250
    assert {fact.provenance for _, fact in facts} == set(PROVENANCES)
    for component, fact in facts:
        assert fact.why or fact.provenance in ("rulebook", "public"), component.key


def previews(state: State, key: str) -> list[tuple[str, int, int, bool]]:
    """Give what the seat to move is told that an action would change."""
    found = state.view(state.current_seat)["previews"][key]
    return [(each["thing"], each["before"], each["after"], each["later"]) for each in found]


@pytest.mark.rule("PIL-120")
def test_who_decides_sees_what_a_choice_would_change_and_nobody_else() -> None:
    supply = ["forest-2", "forest-3", "forest-4", "quarry-2", "quarry-3", "gravel-pit-2", "gravel-pit-3"]
    cards = situation("pillars", 2, supply=supply, gold=[20, 20], offer=["mason-3", "potter-3"])
    assert previews(cards, "take forest-3") == [("worker", 12, 6, False), ("wood", 0, 3, True)]
    assert previews(cards, "hire mason-3") == [("gold", 20, 16, False)]
    assert previews(cards, "pass") == []
    assert set(cards.view(0)["previews"]) == set(legal_keys(cards))
    assert cards.view(1)["previews"] == cards.view(None)["previews"] == {}


@pytest.mark.rule("PIL-032")
def test_a_builder_shows_what_is_due() -> None:
    drawn = situation("pillars", 2, phase="builder", seat=0, price=5, gold=[9, 9])
    assert drawn.view(0)["builder"]["due"] == 5
    assert previews(drawn, "place court") == [("gold", 9, 4, False)]
    passed = situation("pillars", 2, phase="passed", passed={7: 1, 5: 0}, bag={})
    assert passed.view(1)["builder"]["due"] == 0
    assert previews(passed, "place court") == []


def test_previews_are_what_happens() -> None:
    building = situation(
        "pillars", 2, phase="architect", gold=[29], rows={0: ["master-woodworker-1", "woodworker"]},
        cubes={0: {"wood": 7}},
    )  # fmt: skip
    assert previews(building, "use master-woodworker-1") == [("gold", 29, 30, False), ("wood", 7, 6, False)]
    assert previews(building, "use woodworker") == [("wood", 7, 5, False), ("points", 2, 3, False)]
    tax = situation(
        "pillars", 2, phase="court", gold=[0, 9], advantages={"tax-exemption": 0}, fixed={"tax 3": 4}
    )
    assert previews(tax, "pay-tax") == [("points", 2, 0, False)]
    assert previews(tax, "exemption") == []
