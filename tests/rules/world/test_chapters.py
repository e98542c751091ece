"""End of rounds and chapters, duties, protection, penalties."""

from typing import Any

import pytest

from kingsbridge import State, load_game
from tests.rules.world.builder import CARDS, chapter_events
from tests.rules.world.table import goods, phase, project, reason, vp
from tests.situations import do, entries, legal_keys, situation

GAME = load_game("world")
PAID = {"piety": 2, "grain": 2, "gold": 5}


def round_end(seats: int = 3, **what: Any) -> State:
    """End a round; the next event is revealed."""
    return situation("world", seats, at="end-of-round", **what)


def duties(seats: int = 2, tax: str = "3", chapter: int = 1, **what: Any) -> State:
    """Collect the duties at the end of a chapter."""
    return situation("world", seats, at="duties", chapter=chapter, fixed={f"tax {chapter}": tax}, **what)


def begins(seats: int = 3, first: str = "crecy", chapter: int = 2, **what: Any) -> State:
    """Begin a chapter whose first event is known."""
    order = [first, *[key for key in chapter_events(chapter) if key != first]]
    fixed = {f"events {chapter}": order, **what.pop("fixed", {})}
    return situation("world", seats, at="chapter-begins", chapter=chapter, fixed=fixed, **what)


def on_edge(state: State) -> list[str]:
    return [each["event"] for each in state.view(None)["long_term"] if each["on_edge"]]


# --- end of a round -------------------------------------------------------------------------------------------------


@pytest.mark.rule("WOR-064")
def test_a_long_term_event_moves_to_the_edge() -> None:
    state = round_end(event="bridge-works", next_events=["waylaid"])
    assert on_edge(state) == ["bridge-works"]
    assert on_edge(round_end(event="prior-elected", next_events=["waylaid"])) == []


@pytest.mark.rule("WOR-064")
def test_the_third_pushes_the_oldest_out_at_the_end_of_the_round() -> None:
    what: dict[str, Any] = {"round": 3, "edge": ["bridge-works", "fleece-fair"], "event": "merthin-bridge"}
    during = situation("world", 3, **what, goods={0: {"wool": 1}})
    assert during.view(None)["market"]["wool"] == 1
    assert len(during.view(None)["long_term"]) == 3
    after = round_end(**what, next_events=["waylaid"])
    assert on_edge(after) == ["fleece-fair", "merthin-bridge"]
    assert after.view(None)["market"]["wool"] == 2
    assert entries(after, "event-left") == [{"kind": "event-left", "event": "bridge-works"}]


@pytest.mark.rule("WOR-065")
@pytest.mark.parametrize("active", [0, 1, 2])
def test_the_start_figure_passes_left(active: int) -> None:
    assert round_end(active=active, next_events=["waylaid"]).view(None)["active"] == (active + 1) % 3


@pytest.mark.rule("WOR-065")
@pytest.mark.rule("WOR-078")
def test_after_round_six_it_passes_twice() -> None:
    state = round_end(round=6, active=0, goods=dict.fromkeys(range(3), PAID), chapter=2)
    assert [entry["seat"] for entry in entries(state, "figure-passed")] == [1, 2]
    assert entries(state, "tax-rolled")[0]["seat"] == 1
    assert state.view(None)["active"] == 2


@pytest.mark.rule("WOR-066")
def test_after_six_rounds_the_chapter_ends() -> None:
    assert round_end(round=5, chapter=2, next_events=["crecy"]).epoch == 1
    assert round_end(round=6, chapter=2).epoch == 2


# --- end of a chapter -----------------------------------------------------------------------------------------------


@pytest.mark.rule("WOR-067")
def test_each_project_gets_a_resource_stone_first() -> None:
    state = situation(
        "world", 2, at="free-resources", projects={"fulling-mill": [2, 0], "wool-exchange": [0, 0]}
    )
    found = [(entry["project"], entry["good"]) for entry in entries(state, "free-resource")]
    assert found == [("bridge", "stone"), ("fulling-mill", "wood"), ("wool-exchange", "stone")]
    assert state.scores()[0] <= 20
    assert (project(state, "bridge")["stone"], project(state, "lady-chapel")["stone"]) == (1, 0)


@pytest.mark.rule("WOR-067")
def test_wood_where_the_quarry_is_empty_and_nothing_on_finished_projects() -> None:
    state = situation("world", 2, at="free-resources", empty=["stone"], finished=["fulling-mill"])
    assert [entry["good"] for entry in entries(state, "free-resource")] == ["wood"]
    state = situation("world", 2, at="free-resources", empty=["stone", "wood"])
    assert entries(state, "free-resource") == []


@pytest.mark.rule("WOR-067")
def test_a_project_finished_by_it_pays_its_donors() -> None:
    state = situation("world", 2, at="free-resources", projects={"bridge": [3, 2]}, seals={"bridge": [1]})
    assert entries(state, "completed")[0]["donors"] == [1]
    assert project(state, "bridge")["donors"] == []
    scored = [(e["seat"], e["points"]) for e in entries(state, "points") if e["source"] == "bridge"]
    assert scored == [(1, 1)]


@pytest.mark.rule("WOR-068")
def test_tiles_leave_the_board() -> None:
    state = duties(chapter=2, covered=["guild-master"], goods={0: PAID, 1: PAID})
    assert not any(each["covered"] for each in state.view(None)["ring"])
    assert not state.view(None)["market"]["cloth_covered"]


@pytest.mark.rule("WOR-069")
def test_long_term_events_leave_the_board() -> None:
    state = duties(edge=["bridge-works", "fleece-fair"], goods={0: PAID, 1: PAID})
    assert on_edge(state) == []
    assert entries(state, "board-cleared")[0]["events"] == ["bridge-works", "fleece-fair"]
    assert state.view(None)["market"]["wool"] == 2


@pytest.mark.rule("WOR-070")
@pytest.mark.parametrize(("held", "lost"), [(0, 6), (1, 3), (2, 0), (3, 0)])
def test_piety_is_due(held: int, lost: int) -> None:
    state = duties(goods={0: {**PAID, "piety": held}, 1: PAID})
    assert vp(state, 0) == 20 - lost
    assert goods(state, 0).get("piety", 0) == max(held - 2, 0)
    assert state.view(None)["table"][0]["penalties"] == (["penance"] if lost else [])


@pytest.mark.rule("WOR-071")
@pytest.mark.parametrize(("held", "lost"), [(0, 4), (1, 2), (2, 0)])
def test_grain_is_due(held: int, lost: int) -> None:
    state = duties(goods={0: {**PAID, "grain": held}, 1: PAID})
    assert vp(state, 0) == 20 - lost
    assert state.view(None)["table"][0]["penalties"] == (["begging"] if lost else [])


@pytest.mark.rule("WOR-072")
@pytest.mark.parametrize("tax", ["2", "3", "4", "5"])
def test_one_roll_is_the_tax_of_all(tax: str) -> None:
    state = duties(tax=tax, goods={0: {**PAID, "gold": 9}, 1: {**PAID, "gold": 1}})
    paid = [e["change"] for e in entries(state, "goods") if e["source"] == "tax-duty"]
    assert paid == [-int(tax), -1]
    assert vp(state, 1) == 20 - (int(tax) - 1)
    assert entries(state, "sentenced") == [{"kind": "sentenced", "seat": 1, "penalty": "royal-court"}]
    assert state.view(None)["reckoning"]["tax"] == int(tax)


@pytest.mark.rule("WOR-072")
def test_the_die_shows_two_to_five() -> None:
    fact = GAME.components.get("tax-die").facts["value"]
    assert (min(fact.value), max(fact.value), len(fact.value)) == (2, 5, 6)


@pytest.mark.rule("WOR-073")
def test_duties_come_in_order_for_all_before_anybody_decides() -> None:
    state = duties(goods={0: {"loyalty": 3, "piety": 1}, 1: PAID})
    assert phase(state) == "protection"
    order = [(e["source"], e["seat"]) for e in entries(state, "goods")]
    assert order == [("piety-duty", 0), ("piety-duty", 1), ("grain-duty", 1), ("tax-duty", 1)]
    assert [(e["duty"], e["missing"]) for e in entries(state, "short")] == [
        ("piety-duty", 1),
        ("grain-duty", 2),
        ("tax-duty", 3),
    ]


@pytest.mark.rule("WOR-074")
def test_points_never_fall_below_zero() -> None:
    state = duties(vp=[4, 20], goods={1: PAID})
    assert vp(state, 0) == 0
    lost = [e["points"] for e in entries(state, "points") if e["seat"] == 0 and e["points"] < 0]
    assert sum(lost) == -4


@pytest.mark.rule("WOR-075")
def test_the_rest_is_kept_and_payments_return() -> None:
    state = duties(goods={0: {"piety": 5, "grain": 4, "gold": 9}, 1: PAID})
    kept = {
        e["good"]: e["total"] for e in entries(state, "goods") if e["seat"] == 0 and "duty" in e["source"]
    }
    assert kept == {"piety": 3, "grain": 2, "gold": 6}
    assert state.view(None)["supply"]["piety"] >= 12 - 3 - 1


@pytest.mark.rule("WOR-076")
def test_loyalty_averts_one_penalty_each() -> None:
    state = duties(chapter=2, goods={0: PAID, 1: {"loyalty": 2}})
    assert state.current_seat == 1
    assert legal_keys(state) == ["protect piety-duty", "suffer piety-duty"]
    assert reason(state, "protect grain-duty") == ("WOR-076", "other-duty")
    do(state, "suffer piety-duty", "protect grain-duty", "protect tax-duty")
    assert entries(state, "sentenced") == [{"kind": "sentenced", "seat": 1, "penalty": "penance"}]
    assert [e["duty"] for e in entries(state, "protected")] == ["grain-duty", "tax-duty"]
    assert vp(state, 1) <= 20 - 6 - 4 - 3


@pytest.mark.rule("WOR-076")
def test_each_seat_decides_in_order_from_the_active_player_on() -> None:
    state = duties(3, chapter=2, goods={seat: {**PAID, "piety": 0, "loyalty": 1} for seat in range(3)})
    order = []
    while phase(state) == "protection":
        order.append(state.current_seat)
        do(state, "protect piety-duty")
    assert order == [1, 2, 0]
    assert entries(state, "sentenced") == []


@pytest.mark.rule("WOR-077")
def test_after_chapter_four_losses_are_doubled() -> None:
    state = duties(chapter=4, goods={0: {**PAID, "grain": 1}, 1: PAID})
    assert state.is_over and entries(state, "sentenced") == []
    assert state.scores()[0] == 20 - 4 + 1  # 2 gold left are a point


@pytest.mark.rule("WOR-077")
def test_loyalty_undoes_the_doubling_of_one_duty() -> None:
    state = duties(chapter=4, goods={0: {**PAID, "grain": 1, "loyalty": 1}, 1: PAID})
    do(state, "protect grain-duty")
    assert state.scores()[0] == 20 - 2 + 1


@pytest.mark.rule("WOR-079")
def test_tower_and_plague_after_chapter_two() -> None:
    state = situation(
        "world", 2, at="end-of-chapter", chapter=2, fixed={"plague": [5, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4]}
    )
    assert project(state, "tower")["status"] == "under-way"
    view = state.view(None)
    assert sum(each["status"] != "none" for each in view["plague"]) == 11
    assert state.to_dict()["plague"][0] == 5
    after_one = situation("world", 2, at="end-of-chapter", chapter=1)
    assert project(after_one, "tower")["status"] == "absent"
    after_three = situation("world", 2, at="end-of-chapter", chapter=3)
    assert sum(value > 0 for value in after_three.to_dict()["plague"]) == 11 - 6


# --- penalties ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WOR-081")
def test_penance_then_court_in_order_before_the_first_event() -> None:
    state = begins(active=1, penalties={0: ["penance", "royal-court"], 1: ["royal-court"], 2: ["penance"]})
    assert [e["seat"] for e in entries(state, "drawn-away")] == [2, 0]
    assert not entries(state, "event-revealed")
    assert (phase(state), state.current_seat) == ("lay-off", 1)
    do(state, "play resource", "discard medicine")
    assert state.current_seat == 0
    do(state, legal_keys(state)[0])
    assert entries(state, "event-revealed")
    assert state.view(None)["table"][0]["discarded"] == 1


@pytest.mark.rule("WOR-082")
def test_penance_is_the_discard_of_the_first_round() -> None:
    order = ["favor-card", *[card for card in CARDS if card != "favor-card"]]
    state = begins(2, penalties={1: ["penance"]}, fixed={"penance 2.1": order})
    assert state.view(1)["discards"] == ["favor-card"]
    do(state, "orient 0", "play resource", "take stone")
    assert state.current_seat == 0
    assert len(state.view(1)["hand"]) == 10


@pytest.mark.rule("WOR-083")
def test_begging_means_no_income_in_the_first_round() -> None:
    state = begins(2, penalties={0: ["begging"]}, goods={0: {"gold": 1}})
    assert state.view(None)["orientations"][0]["incomes"][0] is None
    do(state, "orient 0")
    assert goods(state, 0) == {"gold": 1}
    assert entries(state, "no-income") == [{"kind": "no-income", "seat": 0}]


@pytest.mark.rule("WOR-083")
def test_penalties_end_with_the_first_round() -> None:
    state = round_end(
        2, chapter=2, round=1, penalties={0: ["begging"], 1: ["royal-court"]}, next_events=["crecy"]
    )
    assert [row["penalties"] for row in state.view(None)["table"]] == [[], []]


@pytest.mark.rule("WOR-084")
def test_the_court_takes_two_cards_and_the_turn() -> None:
    state = begins(2, penalties={0: ["royal-court"]})
    assert reason(state, "discard medicine") == ("WOR-041", "play-first")
    do(state, "play medicine")
    assert reason(state, "play resource") == ("WOR-041", "discard-first")
    do(state, "discard donation")
    assert vp(state, 0) == 20 and goods(state, 0) == {}
    do(state, "orient 0")
    assert state.current_seat == 1 and phase(state) == "play"
    do(state, "play medicine", "treat", "discard donation")
    assert state.view(None)["round"] == 2


@pytest.mark.rule("WOR-085")
def test_the_court_has_no_swap_and_no_knowledge_in_that_round() -> None:
    state = begins(2, first="caris-nun", penalties={0: ["royal-court"]})
    do(state, "play resource", "discard donation", "orient 1")
    assert state.current_seat == 1
    assert goods(state, 0).get("medical", 0) == 1  # by the corner of the card, not by the nun


@pytest.mark.rule("WOR-085")
def test_the_war_spares_those_who_stood_before_the_court() -> None:
    state = begins(3, first="war-with-france", penalties={2: ["royal-court"]})
    do(state, "play resource", "discard donation")
    assert (phase(state), state.current_seat) == ("lay-off", 1)
    do(state, "play resource", "discard donation")
    assert state.current_seat == 0
    do(state, "play resource", "discard donation", "orient 0")
    assert [len(row["played"]) for row in state.view(None)["table"]] == [1, 1, 1]
    assert state.view(None)["round"] == 2


@pytest.mark.rule("WOR-085")
def test_who_bought_the_way_out_is_not_spared() -> None:
    state = begins(2, first="war-with-france")
    assert state.current_seat == 1
    do(state, "play resource", "discard donation")
    assert state.current_seat == 0


@pytest.mark.rule("WOR-086")
@pytest.mark.parametrize("first", ["war-with-france", "caris-nun"])
def test_penance_and_another_event(first: str) -> None:
    state = begins(2, first=first, penalties={1: ["penance"]})
    if first == "war-with-france":
        do(state, legal_keys(state)[0])
        assert state.current_seat == 0
    else:
        do(state, "orient 0", legal_keys(do(state.clone(), "orient 0"))[0])
        while state.current_seat == 1:
            do(state, legal_keys(state)[-1])
    assert (len(state.view(1)["discards"]), len(state.view(1)["hand"])) == (1, 10)


@pytest.mark.rule("WOR-086")
def test_penance_and_vice() -> None:
    state = begins(2, first="vice-and-chaos", chapter=3, penalties={0: ["penance"]}, plague={})
    do(state, "orient 0", legal_keys(do(state.clone(), "orient 0"))[0])
    while state.current_seat == 0:
        do(state, legal_keys(state)[-1])
    assert (len(state.view(0)["discards"]), len(state.view(0)["hand"])) == (1, 10)
    assert len(entries(state, "drawn-away")) == 1
