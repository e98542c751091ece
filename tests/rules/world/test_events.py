"""The 44 events, one by one."""

from typing import Any

import pytest

from kingsbridge import State, load_game
from kingsbridge.texts import Texts
from tests.rules.world.builder import chapter_events
from tests.rules.world.table import goods, location, owner, phase, play, project, reason, revealed, vp
from tests.situations import do, entries, legal_keys, situation

GAME = load_game("world")


def turn(event: str, chapter: int, **what: Any) -> State:
    """Stand in a turn of seat 0 of two with an event in the council."""
    return situation("world", 2, event=event, chapter=chapter, **what)


def begun(event: str, key: str, chapter: int) -> None:
    """Check that an event brings a project, open at once."""
    state = revealed(event, chapter=chapter)
    assert project(state, key)["status"] == "under-way"
    assert phase(state) == "orient"
    assert entries(state, "project-begun") == [{"kind": "project-begun", "project": key}]


def covers(event: str, space: str, chapter: int) -> None:
    """Check that an event covers a favor space."""
    state = revealed(event, chapter=chapter)
    assert [each["space"] for each in state.view(None)["ring"] if each["covered"]] == [space]
    assert entries(state, "space-covered")[0]["space"] == space


def test_there_are_eleven_events_a_chapter_and_three_long_ones_at_most() -> None:
    for chapter in (1, 2, 3, 4):
        keys = chapter_events(chapter)
        assert [GAME.components.get(key).number("number") for key in keys] == list(range(1, 12))
        assert sum(GAME.components.get(key).word("kind") == "long-term" for key in keys) <= 3


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_event_card_space_and_location_says_what_it_does(language: str) -> None:
    texts = Texts(language)
    for table in ("event", "action", "favor", "house", "project", "location", "duty", "penalty", "good"):
        for component in GAME.components.table(table):
            assert texts.help(GAME, component.key), component.key


# --- chapter I ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WOR-113")
def test_caroli() -> None:
    state = revealed("caroli", seats=2, goods={0: {"wool": 1}, 1: {"wool": 2}})
    do(state, "accept caroli", "accept caroli")
    assert (goods(state, 0), goods(state, 1)) == ({"gold": 3}, {"gold": 3, "wool": 1})


@pytest.mark.rule("WOR-114")
def test_bridge_works() -> None:
    state = turn("bridge-works", 1, cloth_open=True, goods={0: {"wool": 2, "cloth": 1}})
    play(state, "wool-cloth-sales", "sell wool", "sell wool", "sell cloth")
    assert goods(state, 0) == {"gold": 6}


@pytest.mark.rule("WOR-115")
def test_looms_banned() -> None:
    begun("looms-banned", "fulling-mill", 1)


@pytest.mark.rule("WOR-116")
def test_scarlet_cloth() -> None:
    state = revealed("scarlet-cloth", seats=2, goods={0: {"wool": 1}, 1: {"wool": 1}})
    assert not state.view(None)["market"]["cloth_covered"]
    do(state, "accept scarlet-cloth", "decline")
    assert (goods(state, 0), goods(state, 1)) == ({"cloth": 1}, {"wool": 1})
    assert len(entries(state, "market-opened")) == 1
    without = revealed("scarlet-cloth", seats=2, goods={0: {"wool": 1}}, empty=["cloth"])
    assert phase(without) == "orient"


@pytest.mark.rule("WOR-117")
def test_bridge_collapse() -> None:
    state = revealed("bridge-collapse", goods={0: {"grain": 1}, 1: {"wool": 1, "grain": 1}})
    do(state, "give grain")
    assert [goods(state, seat) for seat in range(3)] == [{}, {"wool": 1}, {}]
    assert state.scores() == [20, 20, 19]


@pytest.mark.rule("WOR-118")
def test_prior_elected() -> None:
    assert revealed("prior-elected", goods={0: {"piety": 1}, 2: {"piety": 2}}).scores() == [20, 20, 22]
    assert revealed("prior-elected").scores() == [20, 20, 20]


@pytest.mark.rule("WOR-119")
def test_wool_plans() -> None:
    begun("wool-plans", "wool-exchange", 1)


@pytest.mark.rule("WOR-120")
def test_merthin_bridge() -> None:
    what: dict[str, Any] = {"goods": {0: {"stone": 2}}, "projects": {"wool-exchange": [0, 0]}}
    state = play(turn("merthin-bridge", 1, **what), "building-project", "build bridge stone")
    assert vp(state, 0) == 24
    assert project(state, "bridge")["points"] == 4 and project(state, "wool-exchange")["points"] == 3
    state = play(turn("merthin-bridge", 1, **what), "building-project", "build wool-exchange stone")
    assert vp(state, 0) == 23


@pytest.mark.rule("WOR-121")
def test_fleece_fair() -> None:
    state = do(turn("fleece-fair", 1, goods={0: {"grain": 2}}), "swap fleece-fair gold")
    assert goods(state, 0) == {"grain": 1, "gold": 2}


@pytest.mark.rule("WOR-122")
def test_waylaid() -> None:
    state = revealed("waylaid", goods={0: {"gold": 2}, 1: {"wool": 5}})
    assert [goods(state, seat) for seat in range(3)] == [{"gold": 1}, {"wool": 5}, {}]
    assert state.scores() == [20, 19, 19]


@pytest.mark.rule("WOR-123")
def test_mattie_wise() -> None:
    state = do(revealed("mattie-wise", seats=2, goods={0: {"gold": 1}}), "accept mattie-wise")
    assert (goods(state, 0), phase(state)) == ({"medical": 1}, "orient")


# --- chapter II -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("WOR-124")
def test_war_with_france() -> None:
    state = revealed("war-with-france", seats=2, chapter=2, round=2)
    assert phase(state) == "lay-off"
    do(state, "play grain-card", "discard resource", "play grain-card", "discard resource")
    assert phase(state) == "orient"
    assert goods(state, 0) == {}
    do(state, "orient 0")
    assert state.view(None)["round"] == 3
    assert [len(row["played"]) for row in state.view(None)["table"]] == [2, 2]
    assert not entries(state, "played")


@pytest.mark.rule("WOR-125")
def test_caris_nun() -> None:
    state = play(turn("caris-nun", 2), "resource", "decline")
    assert goods(state, 0) == {"medical": 1}
    state = play(turn("caris-nun", 2), "donation")  # cannot be carried out without gold
    assert goods(state, 0) == {"medical": 1}
    state = play(turn("caris-nun", 2), "resource", "take stone")
    assert goods(state, 0) == {"stone": 1}
    state = play(turn("caris-nun", 2, empty=["medical"], hoarder=1), "resource", "decline")
    assert goods(state, 0) == {}


@pytest.mark.rule("WOR-126")
def test_elfric_council() -> None:
    what: dict[str, Any] = {"goods": {0: {"stone": 1, "gold": 1}}}
    state = turn("elfric-council", 2, **what)
    assert project(state, "bridge")["covered"]
    assert phase(play(state, "building-project")) == "discard"
    assert phase(play(turn("elfric-council", 2, **what), "donation")) == "discard"
    state = turn("elfric-council", 2, projects={"priors-palace": [0, 0]}, **what)
    play(state, "building-project")
    assert legal_keys(state) == ["build priors-palace stone", "decline"]
    assert reason(state, "build bridge stone") == ("WOR-126", "project-covered")
    end = situation(
        "world",
        2,
        at="free-resources",
        chapter=2,
        edge=["elfric-council"],
        projects={"priors-palace": [0, 0]},
    )
    assert [entry["project"] for entry in entries(end, "free-resource")] == ["priors-palace"]


@pytest.mark.rule("WOR-127")
def test_heresy_trial() -> None:
    state = revealed("heresy-trial", seats=4, chapter=2, goods={2: {"piety": 1}, 3: {"piety": 2}})
    assert state.scores() == [19, 19, 20, 20]


@pytest.mark.rule("WOR-128")
def test_palace_ordered() -> None:
    begun("palace-ordered", "priors-palace", 2)


@pytest.mark.rule("WOR-129")
def test_merthin_leaves() -> None:
    covers("merthin-leaves", "guild-master", 2)


@pytest.mark.rule("WOR-130")
def test_ralph_plunders() -> None:
    state = revealed(
        "ralph-plunders", chapter=2, goods={0: {"cloth": 1, "wool": 1, "gold": 3}, 1: {"grain": 1}}
    )
    assert legal_keys(state) == ["give wool", "give cloth"]
    do(state, "give cloth")
    assert [goods(state, seat) for seat in range(3)] == [{"wool": 1, "gold": 3}, {}, {}]
    assert state.scores() == [20, 20, 20]


@pytest.mark.rule("WOR-131")
def test_crecy() -> None:
    state = revealed("crecy", chapter=2, goods={1: {"loyalty": 2}})
    assert [goods(state, seat) for seat in range(3)] == [{}, {"loyalty": 2, "gold": 2}, {}]


@pytest.mark.rule("WOR-132")
def test_war_tax() -> None:
    state = revealed("war-tax", chapter=2, goods={0: {"gold": 3}, 1: {"gold": 1}})
    assert [goods(state, seat) for seat in range(3)] == [{"gold": 1}, {}, {}]
    assert state.scores() == [20, 19, 18]


@pytest.mark.rule("WOR-133")
def test_caris_in_france() -> None:
    state = revealed("caris-in-france", chapter=2)
    assert [goods(state, seat) for seat in range(3)] == [{"medical": 1}] * 3


@pytest.mark.rule("WOR-134")
def test_cloth_demand() -> None:
    state = turn("cloth-demand", 2, goods={0: {"cloth": 3}})
    play(state, "wool-cloth-sales", "sell cloth", "sell cloth")
    assert (goods(state, 0), phase(state)) == ({"cloth": 1, "gold": 8}, "discard")


# --- chapter III ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("WOR-135")
def test_lolla() -> None:
    state = revealed("lolla", chapter=3, plague={})
    assert legal_keys(state) == ["take stone", "take wood", "take medical"]
    do(state, "take medical", "take stone", "take wood")
    assert [goods(state, seat) for seat in range(3)] == [{"medical": 1}, {"stone": 1}, {"wood": 1}]


@pytest.mark.rule("WOR-136")
def test_more_ill() -> None:
    houses = {"grain-for-wood": 0, "wool-for-stone": 0, "gold-for-wood": 1}
    state = revealed("more-ill", chapter=3, plague={}, houses=houses)
    assert legal_keys(state) == ["lose grain-for-wood", "lose wool-for-stone"]
    assert reason(state, "lose gold-for-wood") == ("WOR-136", "not-own-house")
    do(state, "lose wool-for-stone")
    assert [owner(state, space) for space in houses] == [0, -1, -1]
    assert state.scores() == [20, 20, 18]
    assert state.view(None)["table"][0]["houses_left"] == 3


@pytest.mark.rule("WOR-137")
def test_vice_and_chaos() -> None:
    state = turn("vice-and-chaos", 3, plague={}, edge=["high-wages"], round=2, goods={0: {"gold": 2}})
    play(state, "grain-card", "take grain")
    assert legal_keys(state) == ["swap high-wages stone", "swap high-wages wood", "done"]
    assert reason(state, "discard resource") == ("WOR-046", "drawn-by-chance")
    before = set(state.view(0)["hand"])
    do(state, "done")
    assert len(before - set(state.view(0)["hand"])) == 1
    assert entries(state, "drawn-away")[0]["source"] == "vice-and-chaos"


@pytest.mark.rule("WOR-138")
def test_hospital_founded() -> None:
    begun("hospital-founded", "hospital", 3)


@pytest.mark.rule("WOR-139")
def test_monks_flee() -> None:
    covers("monks-flee", "prior", 3)


@pytest.mark.rule("WOR-140")
def test_caris_prioress() -> None:
    state = revealed("caris-prioress", chapter=3, goods={0: {"medical": 1}, 1: {"medical": 3}})
    assert state.scores() == [20, 22, 20]


@pytest.mark.rule("WOR-141")
def test_tenants_flee() -> None:
    state = turn("tenants-flee", 3, plague={}, houses={"grain-for-wood": 0, "wool-for-stone": 0})
    play(state, "house-rent", "rent wool-for-stone")
    assert (phase(state), goods(state, 0)) == ("discard", {"wool": 1})
    assert state.view(None)["rent_limit"] == 1


@pytest.mark.rule("WOR-142")
def test_rotten_crops() -> None:
    state = revealed("rotten-crops", chapter=3, plague={}, goods={0: {"grain": 2}, 1: {"wool": 1}})
    assert [goods(state, seat) for seat in range(3)] == [{"grain": 1}, {"wool": 1}, {}]
    assert state.scores() == [20, 19, 19]


@pytest.mark.rule("WOR-143")
def test_flagellants() -> None:
    held = {0: {"gold": 1}, 1: {"gold": 2, "piety": 11}}
    state = revealed("flagellants", seats=2, chapter=3, plague={}, goods=held)
    do(state, "accept flagellants")
    assert (goods(state, 0), phase(state)) == ({"piety": 1}, "orient")  # the cathedral is empty for seat 1
    assert goods(state, 1)["gold"] == 2


@pytest.mark.rule("WOR-144")
def test_high_wages() -> None:
    state = turn("high-wages", 3, plague={}, goods={0: {"gold": 4}})
    assert legal_keys(state)[-2:] == ["swap high-wages stone", "swap high-wages wood"]
    do(state, "swap high-wages wood")
    assert goods(state, 0) == {"gold": 2, "wood": 1}
    assert reason(state, "swap high-wages stone") == ("WOR-045", "swapped-already")


@pytest.mark.rule("WOR-145")
def test_caris_heals() -> None:
    state = revealed("caris-heals", chapter=3, plague={}, goods={0: {"medical": 3}, 2: {"medical": 1}})
    assert state.scores() == [23, 20, 21]
    assert entries(state, "points")[0]["count"] == 3


# --- chapter IV -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("WOR-146")
def test_earl_ralph() -> None:
    held = {0: {"gold": 1, "wool": 2}, 1: {"cloth": 1, "piety": 4}}
    state = revealed("earl-ralph", chapter=4, plague={}, goods=held)
    do(state, "give wool", "give wool")
    assert [goods(state, seat) for seat in range(3)] == [{"gold": 1}, {"piety": 4}, {}]
    assert state.scores() == [20, 20, 20]


@pytest.mark.rule("WOR-147")
def test_tower_stands() -> None:
    state = revealed(
        "tower-stands",
        chapter=4,
        plague={},
        projects={"tower": [4, 0]},
        seals={"tower": [1]},
        goods={2: {"loyalty": 1}},
    )
    assert project(state, "tower")["status"] == "finished"
    assert state.scores() == [20, 22, 23]
    assert (state.view(None)["supply"]["stone"], state.view(None)["supply"]["wood"]) == (25 - 6, 15 - 2)


@pytest.mark.rule("WOR-147")
def test_tower_stands_with_substitutes_and_not_twice() -> None:
    state = revealed("tower-stands", chapter=4, plague={}, projects={"tower": [4, 0]}, empty=["wood"])
    assert (state.view(None)["substitutes"], state.view(None)["supply"]["wood"]) == (2, 0)
    assert state.check() == []
    again = revealed("tower-stands", chapter=4, plague={}, finished=["tower"])
    assert again.scores() == [20, 20, 20]


@pytest.mark.rule("WOR-148")
def test_chapel_wanted() -> None:
    begun("chapel-wanted", "lady-chapel", 4)


@pytest.mark.rule("WOR-149")
def test_plague_leaves() -> None:
    state = revealed(
        "plague-leaves", chapter=4, plague={"house-4": 3, "house-5": 1, "hideout": 2}, ill=["hideout"]
    )
    assert entries(state, "fell-ill") == [{"kind": "fell-ill", "location": "house-4", "need": 3}]
    # Of the eleven, five have been cared for.
    assert entries(state, "plague-left")[0]["count"] == 6
    assert all(each["status"] == "none" for each in state.view(None)["plague"])
    assert location(state, "house-4")["need"] == 0


@pytest.mark.rule("WOR-150")
def test_borough_charter() -> None:
    houses = {"grain-for-wood": 0, "wool-for-stone": 0, "gold-for-wood": 2}
    assert revealed("borough-charter", chapter=4, plague={}, houses=houses).scores() == [22, 20, 21]


@pytest.mark.rule("WOR-151")
def test_gates_closed() -> None:
    state = turn("gates-closed", 4, plague={}, goods={0: {"wool": 3, "cloth": 1}})
    assert not state.view(None)["market"]["open"]
    assert phase(play(state, "wool-cloth-sales")) == "discard"


@pytest.mark.rule("WOR-151")
def test_gates_closed_says_why() -> None:
    state = turn("gates-closed", 4, plague={}, goods={0: {"wool": 1}})
    play(state, "resource")
    found = GAME.phases[GAME.phase_names.index("wool-cloth-sales")].why_not(
        state, GAME.action_id("sell wool")
    )
    assert (found.rule, found.key) == ("WOR-151", "market-closed")


@pytest.mark.rule("WOR-152")
def test_good_harvest() -> None:
    state = revealed("good-harvest", chapter=4, plague={})
    assert [goods(state, seat) for seat in range(3)] == [{"grain": 1}] * 3


@pytest.mark.rule("WOR-153")
def test_philemon_schemes() -> None:
    covers("philemon-schemes", "bishop", 4)


@pytest.mark.rule("WOR-154")
def test_ralph_dies() -> None:
    state = do(
        revealed("ralph-dies", seats=2, chapter=4, plague={}, goods={0: {"loyalty": 2}}), "accept ralph-dies"
    )
    assert (goods(state, 0), state.scores(), phase(state)) == ({"loyalty": 1}, [23, 20], "orient")


@pytest.mark.rule("WOR-155")
def test_remedies_written() -> None:
    state = turn(
        "remedies-written",
        4,
        plague={"hideout": 1},
        ill=["hideout"],
        goods={0: {"medical": 1}},
        hands={0: ["medicine"]},
    )
    assert location(state, "hideout")["points"] == 3
    assert vp(play(state, "medicine", "care hideout"), 0) == 23


@pytest.mark.rule("WOR-156")
def test_wedding() -> None:
    state = do(turn("wedding", 4, plague={}, goods={0: {"cloth": 2}}), "swap wedding vp")
    assert (goods(state, 0), vp(state, 0)) == ({"cloth": 1}, 22)
