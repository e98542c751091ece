"""1 to 4 of a round: reveal, orientation, income and favor."""

from typing import Any

import pytest

from kingsbridge import State
from tests.rules.world.table import goods, location, phase, reason, revealed, vp
from tests.situations import do, entries, legal_keys, situation

# Corners c0 to c3 of this event: stone, vp1, piety, gold2.
EVENT = "prior-elected"


def orient(seats: int = 4, event: str = EVENT, **what: Any) -> State:
    """Stand before the orientation of an event."""
    return situation("world", seats, at="orient", event=event, **what)


@pytest.mark.rule("WOR-014")
def test_the_top_event_is_revealed_and_carried_out_before_it_is_turned() -> None:
    state = revealed("prior-elected", goods={1: {"piety": 1}})
    assert vp(state, 1) == 22
    assert phase(state) == "orient"
    assert state.view(None)["event"]["event"] == "prior-elected"
    assert state.view(None)["event"]["arrow"] == -1


@pytest.mark.rule("WOR-015")
def test_the_location_falls_ill_before_the_event() -> None:
    state = revealed("lolla", chapter=3, plague={"house-1": 2, "house-4": 5})
    assert phase(state) == "choose"
    assert location(state, "house-1")["status"] == "ill"
    assert location(state, "house-1")["need"] == 2
    assert location(state, "house-4")["status"] == "hidden"
    kinds = [entry.kind for entry in state.journal or []]
    assert kinds.index("event-revealed") < kinds.index("fell-ill")


@pytest.mark.rule("WOR-015")
def test_no_plague_before_chapter_three() -> None:
    state = revealed("war-tax", chapter=2)
    assert not entries(state, "fell-ill") and not entries(state, "no-new-illness")


@pytest.mark.rule("WOR-016")
def test_an_offer_is_made_once_to_each() -> None:
    state = revealed("caroli", seats=2, goods={0: {"wool": 3}, 1: {"wool": 1}})
    assert legal_keys(state) == ["accept caroli", "decline"]
    do(state, "accept caroli")
    assert state.current_seat == 1
    do(state, "decline")
    assert phase(state) == "orient"
    assert goods(state, 0) == {"wool": 2, "gold": 3}
    assert entries(state, "offer-declined") == [{"kind": "offer-declined", "seat": 1, "event": "caroli"}]


@pytest.mark.rule("WOR-016")
def test_who_cannot_swap_is_not_asked() -> None:
    state = revealed("caroli", seats=3, goods={1: {"wool": 1}})
    assert state.current_seat == 1
    assert reason(state, "accept mattie-wise") == ("WOR-016", "not-now")
    do(state, "decline")
    assert phase(state) == "orient"


@pytest.mark.rule("WOR-017")
def test_the_active_player_chooses_first() -> None:
    state = revealed("lolla", seats=4, chapter=3, active=2)
    asked = []
    while phase(state) == "choose":
        asked.append(state.current_seat)
        do(state, "take stone")
    assert asked == [2, 3, 0, 1]


@pytest.mark.rule("WOR-018")
def test_goods_are_given_up_unit_by_unit() -> None:
    state = revealed("earl-ralph", seats=2, chapter=4, goods={0: {"cloth": 1, "stone": 1, "gold": 1}})
    assert legal_keys(state) == ["give gold", "give stone", "give cloth"]
    assert reason(state, "give wool") == ("WOR-018", "no-good")
    do(state, "give cloth")
    assert state.current_seat == 0
    do(state, "give gold")
    assert goods(state, 0) == {"stone": 1}
    assert phase(state) == "orient"


@pytest.mark.rule("WOR-018")
def test_only_named_goods_count() -> None:
    state = revealed("bridge-collapse", seats=2, goods={0: {"grain": 1, "wool": 1, "gold": 5}})
    assert legal_keys(state) == ["give grain", "give wool"]
    assert reason(state, "give gold") == ("WOR-018", "not-asked-for")
    do(state, "give wool")
    assert (goods(state, 0), vp(state, 0), vp(state, 1)) == ({"grain": 1, "gold": 5}, 20, 19)


@pytest.mark.rule("WOR-019")
def test_long_term_events_apply_from_the_reveal_on() -> None:
    state = situation(
        "world", 2, event="bridge-works", edge=["fleece-fair"], goods={0: {"wool": 1, "grain": 1}}
    )
    assert [each["event"] for each in state.view(None)["long_term"]] == ["fleece-fair", "bridge-works"]
    assert [each["on_edge"] for each in state.view(None)["long_term"]] == [True, False]
    assert state.view(None)["market"]["wool"] == 1
    assert "swap fleece-fair gold" in legal_keys(state)


@pytest.mark.rule("WOR-020")
def test_a_cover_is_not_a_long_term_event() -> None:
    state = revealed("monks-flee", chapter=3)
    ring = {each["space"]: each["covered"] for each in state.view(None)["ring"]}
    assert [space for space, covered in ring.items() if covered] == ["prior"]
    assert state.view(None)["long_term"] == []


@pytest.mark.rule("WOR-021")
def test_goods_are_given_while_there_are_any_and_no_point_instead() -> None:
    state = situation(
        "world", 3, at="reveal", chapter=4, active=1, next_events=["good-harvest"], goods={2: {"grain": 9}}
    )
    assert [goods(state, seat).get("grain", 0) for seat in range(3)] == [0, 1, 9]
    assert state.scores() == [20, 20, 20]


@pytest.mark.rule("WOR-021")
def test_only_what_the_supply_has_can_be_chosen() -> None:
    state = revealed("lolla", seats=2, chapter=3, empty=["stone"])
    assert legal_keys(state) == ["take wood", "take medical"]
    assert reason(state, "take stone") == ("WOR-021", "supply-empty")
    assert reason(state, "take grain") == ("WOR-021", "not-given")
    state = revealed("lolla", seats=2, chapter=3, empty=["stone", "wood", "medical"])
    assert phase(state) == "orient"


@pytest.mark.rule("WOR-022")
def test_all_tied_seats_are_meant() -> None:
    state = revealed("caris-prioress", seats=4, chapter=3, goods={0: {"medical": 2}, 3: {"medical": 2}})
    assert state.scores() == [22, 20, 20, 22]
    assert revealed("caris-prioress", seats=4, chapter=3).scores() == [20, 20, 20, 20]


# --- 2. orientation -------------------------------------------------------------------------------------------------


@pytest.mark.rule("WOR-023")
def test_the_active_player_chooses_among_four() -> None:
    state = orient(active=1, goods={1: {"gold": 1}})
    assert state.current_seat == 1
    assert legal_keys(state) == ["orient 0", "orient 1", "orient 2", "orient 3"]
    do(state, "orient 2")
    assert state.view(None)["event"]["arrow"] == 2
    assert reason(orient(), "play resource") == ("WOR-023", "orient-first")


@pytest.mark.rule("WOR-024")
@pytest.mark.parametrize("arrow", range(4))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_side_d_gets_corner_d_minus_k(arrow: int, seats: int) -> None:
    corners = ["stone", "vp", "piety", "gold"]
    state = orient(seats, goods={0: {"gold": 5}}, favor="merchants")
    table = state.view(None)["orientations"][arrow]
    sides = {2: [0, 2], 3: [0, 1, 2], 4: [0, 1, 2, 3]}[seats]
    expected = [corners[(side - arrow) % 4] for side in sides]
    assert [income["good"] for income in table["incomes"]] == expected
    do(state, f"orient {arrow}")
    incomes = [e for e in (state.journal or []) if e.for_referee().get("source") == "income"]
    assert [e.for_referee().get("good", "vp") for e in incomes] == expected


@pytest.mark.rule("WOR-025")
def test_outlaws_need_a_gold_after_the_income() -> None:
    # From the Prior one step leads to the Outlaws; seat 0 gets gold only with the arrow at 1.
    state = orient(favor="prior")
    assert legal_keys(state) == ["orient 0", "orient 1", "orient 2", "orient 3"]
    state = orient(favor="queen")
    assert legal_keys(state) == ["orient 0", "orient 1", "orient 3"]
    assert reason(state, "orient 2") == ("WOR-025", "outlaws-unpaid")
    assert [each["legal"] for each in state.view(None)["orientations"]] == [True, True, False, True]
    assert "orient 2" in legal_keys(orient(favor="queen", goods={0: {"gold": 1}}))


@pytest.mark.rule("WOR-025")
def test_a_begging_active_player_pays_outlaws_from_the_hand() -> None:
    what: dict[str, Any] = {"event": "crecy", "active": 3, "favor": "prior", "penalties": {3: ["begging"]}}
    assert legal_keys(orient(**what)) == ["orient 0", "orient 2", "orient 3"]
    assert "orient 1" in legal_keys(orient(**what, goods={3: {"gold": 1}}))


# --- 3. income ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WOR-026")
def test_everybody_receives_the_own_corner() -> None:
    state = do(orient(favor="merchants"), "orient 0")
    assert [goods(state, seat) for seat in range(4)] == [{"stone": 1}, {}, {"piety": 1}, {"gold": 2}]
    assert state.scores() == [20, 21, 20, 20]


@pytest.mark.rule("WOR-027")
def test_a_point_where_nothing_is_left() -> None:
    state = do(orient(favor="merchants", empty=["piety"]), "orient 0")
    assert state.scores() == [20, 21, 21, 20]
    assert orient(favor="merchants", empty=["piety"]).view(None)["orientations"][0]["incomes"][2] == {
        "good": "vp",
        "units": 1,
    }


@pytest.mark.rule("WOR-028")
def test_income_in_order_and_empty_sides_lose() -> None:
    state = orient(2, favor="merchants")
    assert state.view(None)["orientations"][0]["lost"] == ["vp1", "gold2"]
    do(state, "orient 0")
    assert (goods(state, 0), goods(state, 1)) == ({"stone": 1}, {"piety": 1})
    sources = [
        e["seat"] for e in entries(do(orient(active=2), "orient 0"), "goods") if e["source"] == "income"
    ]
    assert sources == [2, 3, 0]


# --- 4. favor -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WOR-029")
def test_the_marker_moves_and_the_active_player_is_rewarded() -> None:
    state = do(orient(active=1, favor="guild-master"), "orient 2")
    assert state.view(None)["favor"] == "merchants"
    assert goods(state, 1)["wool"] == 1
    assert "wool" not in goods(state, 0)


@pytest.mark.rule("WOR-030")
def test_no_move_no_award() -> None:
    state = do(orient(favor="merchants"), "orient 0")
    assert state.view(None)["favor"] == "merchants"
    assert "wool" not in goods(state, 0)
    assert not entries(state, "favor-moved")


@pytest.mark.rule("WOR-031")
def test_the_ring_is_closed() -> None:
    ring = [each["space"] for each in orient().view(None)["ring"]]
    assert ring == [
        "queen",
        "prior",
        "first-outlaws",
        "guild-master",
        "prioress",
        "merchants",
        "king",
        "second-outlaws",
        "earl",
        "bishop",
    ]
    assert do(orient(favor="bishop"), "orient 1").view(None)["favor"] == "queen"


@pytest.mark.rule("WOR-032")
def test_covered_spaces_are_not_counted() -> None:
    state = orient(event="crecy", favor="first-outlaws", covered=["guild-master"])
    assert do(state, "orient 1").view(None)["favor"] == "prioress"
    state = orient(event="crecy", favor="guild-master", covered=["guild-master"])
    assert state.view(None)["favor"] == "guild-master"
    assert do(state, "orient 1").view(None)["favor"] == "prioress"


@pytest.mark.rule("WOR-033")
def test_an_empty_supply_awards_nothing() -> None:
    state = do(orient(favor="second-outlaws", empty=["grain"], vp=[5, 5, 5, 5]), "orient 1")
    assert state.view(None)["favor"] == "earl"
    assert goods(state, 0) == {"gold": 2}
    assert vp(state, 0) == 5


@pytest.mark.rule("WOR-034")
@pytest.mark.parametrize(("before", "good"), [("bishop", "loyalty"), ("guild-master", "medical")])
def test_queen_and_prioress(before: str, good: str) -> None:
    assert vp(do(orient(favor=before, goods={0: {good: 3}}), "orient 1"), 0) == 22
    state = do(orient(favor=before), "orient 1")
    assert vp(state, 0) == 20
    assert goods(do(orient(favor=before, goods={0: {good: 3}}), "orient 1"), 0)[good] == 3


@pytest.mark.rule("WOR-035")
@pytest.mark.parametrize(
    ("before", "good"), [("queen", "piety"), ("prioress", "wool"), ("second-outlaws", "grain")]
)
def test_prior_merchants_and_earl(before: str, good: str) -> None:
    assert goods(do(orient(favor=before), "orient 1"), 0)[good] == 1


@pytest.mark.rule("WOR-036")
def test_guild_master() -> None:
    houses = {"grain-for-wood": 0, "wool-for-stone": 0, "gold-for-wood": 1}
    state = orient(event="crecy", favor="first-outlaws", houses=houses)
    assert vp(do(state, "orient 1"), 0) == 22


@pytest.mark.rule("WOR-037")
@pytest.mark.parametrize(("before", "good"), [("merchants", "loyalty"), ("earl", "piety")])
def test_king_and_bishop(before: str, good: str) -> None:
    state = do(orient(favor=before, goods={0: {good: 3}}), "orient 1")
    assert (vp(state, 0), goods(state, 0)[good]) == (23, 3)


@pytest.mark.rule("WOR-038")
@pytest.mark.parametrize("before", ["prior", "king"])
def test_outlaws_take_a_gold(before: str) -> None:
    state = do(orient(favor=before, goods={0: {"gold": 1}}), "orient 1")
    assert goods(state, 0)["gold"] == 2
    paid = [e for e in entries(state, "goods") if e["change"] == -1]
    assert paid[0]["good"] == "gold"
