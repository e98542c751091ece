"""The levels: versioned names, plans by game and kind of decision, and searches that are reproducible."""

import pytest

import kingsbridge
from kingsbridge import form
from kingsbridge.arena.match import play_fixture
from kingsbridge.arena.schedule import make_plan
from kingsbridge.bots.bot import Info
from kingsbridge.bots.coach import BRIEF, LONG, judging_plan
from kingsbridge.bots.levels import (
    HARD_CAP_SECONDS,
    LEVELS,
    STYLES,
    VERSIONS,
    as_judge,
    full_name,
    level_of,
    plan_for,
    style_of,
)
from kingsbridge.bots.registry import bot_names, is_bot, make_bot
from kingsbridge.bots.search import Search, SearchPlan
from tests.bots.blunders.pillars import BLUNDERS as PILLARS_BLUNDERS
from tests.bots.learned_values import made_up
from tests.situations import legal_keys, situation

GAMES = kingsbridge.game_ids()


def test_a_level_is_chosen_with_or_without_its_version() -> None:
    assert [name for name in bot_names() if name in LEVELS] == [
        "apprentice",
        "journeyman",
        "master",
        "grandmaster",
    ]
    state = kingsbridge.load_game("duel").new_state(seed=3)
    info = Info(state, state.current_seat)
    meant = f"master@{LEVELS['master']}"
    assert make_bot("master").choose(info, 50, 1) == make_bot(meant).choose(info, 50, 1)
    assert is_bot("master@1") and not is_bot("master@")
    assert full_name("master") == full_name(meant) == meant and full_name("master@1") == "master@1"
    assert level_of("master@2") == "master"


@pytest.mark.parametrize(
    "name",
    [
        *("master@0", "master@4", "master@1@1", "@1", "Master", "greedy@3", "random@1"),
        *("master-miser@1", "master-@2", "master-spendthrift@2", "-miser@2", "greedy-miser@2"),
    ],
)
def test_other_versions_are_refused(name: str) -> None:
    assert not is_bot(name)
    with pytest.raises(kingsbridge.BadRequest, match="There is no bot"):
        make_bot(name)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_style_searches_as_its_level_does_and_chooses_to_its_own_taste(game_id: str) -> None:
    game = kingsbridge.load_game(game_id)
    assert set(game.weights[2].styles) == set(STYLES)
    state = game.new_state(seats=game.max_seats, seed=5)
    chosen: dict[str, list[int]] = {style: [] for style in ("", *STYLES)}
    while len({tuple(choices) for choices in chosen.values()}) < len(chosen):
        assert not state.is_over
        info = Info(state, state.current_seat)
        plain = plan_for("journeyman@2", info)
        for style in STYLES:
            plan = plan_for(f"journeyman-{style}@2", info)
            assert plan.style == style and plain.style == ""
            assert (plan.iterations, plan.race, plan.worth) == (plain.iterations, plain.race, plain.worth)
        for style, choices in chosen.items():
            bot = make_bot(f"apprentice-{style}@2" if style else "apprentice@2")
            choices.append(bot.choose(info, 20, 3))
        state.apply(chosen[""][-1])


def test_a_style_is_named_behind_its_level() -> None:
    assert full_name("master-miser@2") == "master-miser@2"
    assert (level_of("master-miser@2"), style_of("master-miser@2")) == ("master", "miser")
    assert style_of("master@2") == style_of("greedy") == ""
    # A bare name means a version; before the second none has a taste.
    assert is_bot("master-plotter") == (LEVELS["master"] >= 2)


@pytest.mark.parametrize("game_id", GAMES)
def test_moves_are_judged_by_the_version_that_their_limits_were_measured_with(game_id: str) -> None:
    assert [as_judge(name) for name in ("master", "journeyman-miser", "apprentice@2", "greedy")] == [
        *("master@1", "journeyman@1", "apprentice@1"),
        "greedy",
    ]
    state = kingsbridge.load_game(game_id).new_state(seed=1)
    info = Info(state, state.current_seat)
    for level in (BRIEF, LONG):
        judging, first = judging_plan(info, level), plan_for(f"{level}@1", info)
        assert (judging.iterations, judging.race, judging.worth) == (first.iterations, 0, 1)


@pytest.mark.parametrize("game_id", GAMES)
def test_each_level_searches_more_than_the_one_below(game_id: str) -> None:
    state = kingsbridge.load_game(game_id).new_state(seed=1)
    plans = [plan_for(level, Info(state, state.current_seat)) for level in LEVELS]
    iterations = [plan.iterations for plan in plans]
    assert iterations == sorted(set(iterations))
    assert all(plan.seconds == HARD_CAP_SECONDS for plan in plans[:-1])
    assert [plan.slip > 0 for plan in plans] == [True, False, False, False]


@pytest.mark.parametrize("game_id", GAMES)
def test_no_level_races_that_was_measured_without(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = kingsbridge.load_game(game_id)
    monkeypatch.setattr(game, "learned", made_up(game))
    state = game.new_state(seed=1)
    info = Info(state, state.current_seat)
    for level, versions in VERSIONS.items():
        assert LEVELS[level] in versions
        for version in versions:
            name = f"{level}@{version}"
            race = plan_for(name, info).race
            assert race == game.efforts.levels[name].race
            assert race == 0 or plan_for(name, info).worth > 1


def test_what_is_only_reckoned_gets_less_thought() -> None:
    building = situation("pillars", 2, phase="architect", rows={0: ["woodworker"]}, cubes={0: {"wood": 3}})
    placing = situation("pillars", 2, phase="builder", seat=0)
    reckoned, free = (plan_for("master", Info(state, 0)).iterations for state in (building, placing))
    assert reckoned < free


@pytest.mark.parametrize(("game_id", "share"), [("world", 0.5), ("pillars", 0.5**1.5)])
def test_crowded_tables_get_less_thought_as_playouts_grow(game_id: str, share: float) -> None:
    game = kingsbridge.load_game(game_id)
    states = [game.new_state(seats=seats, seed=1) for seats in (2, 4)]
    two, four = (plan_for("master", Info(state, state.current_seat)).iterations for state in states)
    assert four == int(two * share)


def _info() -> Info:
    state = situation("cards", seats=4, lead=1, left=4)
    return Info(state, state.current_seat)


def test_a_search_spends_its_budget_and_no_more() -> None:
    info = _info()
    search = Search(info, SearchPlan(), 1)
    search.run(70)
    children = search.root.children.values()
    assert sum(child.visits for child in children) == search.iterations == 70
    assert {child.action for child in children} == set(info.legal_actions())
    assert all(0.0 <= child.total <= child.visits <= child.available for child in children)
    assert search.best() in info.legal_actions()


@pytest.mark.parametrize("game_id", GAMES)
def test_a_search_that_is_decided_ends_early_with_the_same_choice(game_id: str) -> None:
    state = kingsbridge.load_game(game_id).new_state(seed=4)
    saved = 0
    for seed in range(6):
        info = Info(state, state.current_seat)
        whole, early = Search(info, SearchPlan(), seed), Search(info, SearchPlan(), seed)
        whole.run(200)
        early.run(200, until_decided=True)
        assert early.best() == whole.best()
        saved += whole.iterations - early.iterations
        state.apply(whole.best())
    assert saved > 0


def test_the_hard_cap_ends_a_search_with_a_legal_choice() -> None:
    plan = SearchPlan()
    plan.seconds = 1e-9
    info = _info()
    search = Search(info, plan, 1)
    search.run(10**9)
    assert search.iterations < 10**6
    assert search.choice() in info.legal_actions()


def test_only_a_slip_leaves_the_best() -> None:
    plan = SearchPlan()
    plan.slip = 0.9
    info = _info()
    sure, slipping = set(), set()
    for seed in range(30):
        search = Search(info, plan, 1)
        search.run(60)
        search.random.seed(seed)
        sure.add(search.best())
        slipping.add(search.choice())
    assert len(sure) == 1 and sure < slipping


@pytest.mark.parametrize("game_id", GAMES)
def test_apprentice_answers_at_once(game_id: str) -> None:
    game = kingsbridge.load_game(game_id)
    for seats in range(game.min_seats, game.max_seats + 1):
        state = game.new_state(seats=seats, seed=1)
        info = Info(state, state.current_seat)
        few, many = (plan_for(level, info).iterations for level in ("apprentice", "journeyman"))
        assert 0 < few <= 60 and few * 8 <= many


def test_apprentice_slips_only_between_what_looked_nearly_as_good() -> None:
    info = _info()
    slipped = []
    for seed in range(30):
        search = Search(info, plan_for("apprentice", info), seed)
        search.run(search.plan.iterations)
        visits = {child.action: child.visits for child in search.root.children.values()}
        choice = search.choice()
        assert visits[choice] * 2 >= max(visits.values())
        slipped.append(choice != search.best())
        assert make_bot("apprentice").choose(info, 0, seed) == choice  # the same seed, the same slip
    assert any(slipped) and not all(slipped)


def test_the_second_apprentice_slips_to_nothing_that_looked_clearly_worse() -> None:
    info = _info()
    slipped = 0
    for seed in range(30):
        search = Search(info, plan_for("apprentice@2", info), seed)
        search.run(search.plan.iterations)
        guesses = {child.action: child.prior for child in search.root.children.values()}
        choice, best = search.choice(), search.best()
        assert guesses[choice] * 2 >= guesses[best]
        slipped += choice != best
    assert slipped > 0


def test_the_second_apprentice_slips_to_no_idle_action() -> None:
    """It errs in what it takes, and does not leave free stone lying: with a few of these seeds it otherwise would."""
    [blunder] = [each for each in PILLARS_BLUNDERS if "last idle workers" in each.name]
    state = blunder.position("pillars")
    info = Info(state, state.current_seat)
    chosen = {state.game.action(make_bot("apprentice@2").choose(info, 0, seed)).key for seed in range(20)}
    assert "pass" not in chosen and len(chosen) > 1


@pytest.mark.parametrize("game_id", GAMES)
def test_idle_is_what_the_catalogue_knows(game_id: str) -> None:
    game = kingsbridge.load_game(game_id)
    kinds = {game.action(action).kind for action in range(game.num_actions)}
    assert game.efforts.idle and set(game.efforts.idle) <= kinds


def test_apprentice_is_right_where_it_is_forced_or_obvious() -> None:
    forced = situation("cards", seats=4, lead=1, left=2, hands={1: ["alfred-builder", "quarry"]})
    # The last wood, and a Woodworker who makes points of it: anything else would be given away.
    obvious = situation(
        "pillars", 2, phase="architect", round=6, rows={0: ["woodworker"]}, cubes={0: {"wood": 2}}
    )
    assert len(forced.legal_actions()) == 1 < len(obvious.legal_actions())
    for state, key in ((forced, legal_keys(forced)[0]), (obvious, "use woodworker")):
        info = Info(state, state.current_seat)
        choices = {make_bot("apprentice").choose(info, 0, seed) for seed in range(20)}
        assert choices == {state.game.action_id(key)}


@pytest.mark.slow
@pytest.mark.skipif(form.describe()[0] != "compiled", reason="too slow interpreted; the games are the same")
def test_apprentice_loses_to_journeyman_on_either_seat() -> None:
    game = kingsbridge.load_game("pillars")
    plan = make_plan(game, ["journeyman", "apprentice"], {}, 0, fresh_deals=True)
    assert [play_fixture((plan, plan.fixture(number))).winners for number in (0, 1)] == [[0], [1]]
