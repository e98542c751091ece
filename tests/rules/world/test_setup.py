"""Set up, chapters, and what is secret."""

import pytest

from kingsbridge import load_game
from tests.rules.world.builder import CARDS, SUPPLY, chapter_events
from tests.rules.world.table import goods, project, revealed, run_until, vp
from tests.situations import entries, situation

GAME = load_game("world")
STARRED = CARDS[:6]


@pytest.mark.rule("WOR-001")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_seats_play_for_points(seats: int) -> None:
    state = GAME.new_state(seats=seats, seed=1)
    assert state.scores() == [8] * seats
    assert (GAME.min_seats, GAME.max_seats) == (2, 4)


@pytest.mark.rule("WOR-002")
@pytest.mark.parametrize(("seats", "sides"), [(2, [0, 2]), (3, [0, 1, 2]), (4, [0, 1, 2, 3])])
def test_seats_sit_at_their_sides(seats: int, sides: list[int]) -> None:
    view = GAME.new_state(seats=seats, seed=1).view(None)
    assert [row["side"] for row in view["table"]] == sides
    assert [row["colour"] for row in view["table"]] == ["red", "green", "yellow", "blue"][:seats]
    assert view["active"] == 0


@pytest.mark.rule("WOR-003")
def test_everything_begins_with_the_active_player() -> None:
    state = situation("world", 4, active=2)
    assert state.view(None)["order"] == [2, 3, 0, 1]
    assert state.current_seat == 2


@pytest.mark.rule("WOR-004")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_supply_does_not_depend_on_the_seats(seats: int) -> None:
    state = situation("world", seats)
    assert state.view(None)["supply"] == SUPPLY


@pytest.mark.rule("WOR-005")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_first_goods(seats: int) -> None:
    state = GAME.new_state(seats=seats, seed=3, fixed={"events 1": shuffled_first("looms-banned")})
    for seat in range(seats):
        assert (goods(state, seat), vp(state, seat)) == ({"gold": 2, "wool": 1}, 8)
        row = state.view(seat)["table"][seat]
        assert (row["houses_left"], row["seals_left"], row["houses"]) == (4, 2, 0)
    assert state.view(None)["supply"]["wool"] == 15 - seats


def shuffled_first(event: str, chapter: int = 1) -> list[str]:
    """Order a chapter's events so that one comes first."""
    return [event, *[key for key in chapter_events(chapter) if key != event]]


@pytest.mark.rule("WOR-006")
def test_twelve_cards_in_every_chapter() -> None:
    state = GAME.new_state(seats=3, seed=5)
    assert state.view(1)["hand"] == CARDS
    run_until(state, chapter=2, round=1, phase="orient")
    if not state.view(None)["table"][2]["penalties"]:
        assert state.view(2)["hand"] == CARDS
    held = [state.view(seat) for seat in range(3)]
    assert all(len(v["hand"]) + len(v["discards"]) + len(v["table"][v["seat"]]["played"]) == 12 for v in held)


@pytest.mark.rule("WOR-007")
def test_a_first_game_begins_with_six_cards_and_no_discards() -> None:
    state = GAME.new_state(seats=2, seed=4, first_game=True)
    assert state.view(0)["hand"] == STARRED
    seen = 0
    while state.epoch == 0:
        assert [row["discarded"] for row in state.view(None)["table"]] == [0, 0]
        seen = max(seen, *[len(row["played"]) for row in state.view(None)["table"]])
        state.apply(state.legal_actions()[-1])
    assert seen >= 5


@pytest.mark.rule("WOR-007")
@pytest.mark.rule("WOR-080")
def test_from_chapter_two_on_a_first_game_has_all_cards() -> None:
    state = situation("world", 2, at="end-of-chapter", first_game=True)
    assert state.epoch == 1
    assert state.view(0)["hand"] == CARDS


@pytest.mark.rule("WOR-008")
def test_six_of_eleven_events_come() -> None:
    for seed in range(3):
        state = GAME.new_state(seats=2, seed=seed, journal=True)
        while not state.is_over:
            state.apply(state.legal_actions()[-1])
        for chapter in (1, 2, 3, 4):
            seen = [e["event"] for e in entries(state, "event-revealed") if e["chapter"] == chapter]
            assert len(seen) == len(set(seen)) == 6
            assert set(seen) < set(chapter_events(chapter))
            assert len(chapter_events(chapter)) == 11


@pytest.mark.rule("WOR-008")
def test_the_deck_is_a_draw_of_each_chapter() -> None:
    order = shuffled_first("crecy", 2)
    state = GAME.new_state(seats=2, seed=1, fixed={"events 2": order})
    run_until(state, chapter=2, phase="orient")
    assert state.view(None)["revealed"] == ["crecy"]
    assert sorted(state.view(None)["unseen_events"]) == sorted(order[1:])


@pytest.mark.rule("WOR-009")
def test_the_first_board() -> None:
    view = GAME.new_state(seats=2, seed=1, fixed={"events 1": shuffled_first("prior-elected")}).view(None)
    assert [each["project"] for each in view["projects"] if each["status"] == "under-way"] == ["bridge"]
    assert view["market"]["cloth_covered"] and view["market"]["cloth_limit"] == 0
    assert view["favor"] == "first-outlaws"
    assert all(each["status"] == "none" for each in view["plague"])


@pytest.mark.rule("WOR-010")
def test_four_chapters_of_six_rounds() -> None:
    state = GAME.new_state(seats=3, seed=2, journal=True)
    while not state.is_over:
        state.apply(state.legal_actions()[0])
    rounds = [(e["chapter"], e["round"]) for e in entries(state, "event-revealed")]
    assert rounds == [(chapter, round) for chapter in range(1, 5) for round in range(1, 7)]
    assert state.epoch == 4


@pytest.mark.rule("WOR-011")
def test_a_chapter_begins_with_cards_and_a_new_deck() -> None:
    state = situation("world", 3, at="end-of-chapter", chapter=1)
    assert state.epoch == 1
    view = state.view(0)
    assert (view["round"], len(view["revealed"]), view["hand"]) == (1, 1, CARDS)
    assert [row["played"] for row in view["table"]] == [[], [], []]
    assert entries(state, "chapter-begins")[0] == {"kind": "chapter-begins", "chapter": 2, "active": 1}


@pytest.mark.rule("WOR-012")
def test_hands_discards_events_and_markers_are_secret() -> None:
    state = situation("world", 3, chapter=3, round=4, turn=2)
    view, spectator = state.view(1), state.view(None)
    assert len(view["hand"]) == 6 and len(view["discards"]) == 3
    assert spectator["hand"] == [] == spectator["discards"]
    assert [row["cards"] for row in view["table"]] == [6, 6, 6]
    assert all(each["need"] == 0 for each in view["plague"] if each["status"] == "hidden")
    assert "deck" in view and isinstance(view["deck"], int)


@pytest.mark.rule("WOR-013")
def test_screens_hide_the_goods_of_others_until_the_end() -> None:
    state = situation("world", 3, screens=True, goods={0: {"gold": 3}, 1: {"gold": 1}})
    view = state.view(0)
    assert view["table"][0]["goods"]["gold"] == 3
    assert [row["goods"] for row in view["table"][1:]] == [None, None]
    assert [row["missing"] for row in state.view(None)["table"]] == [None, None, None]
    open_view = situation("world", 3, goods={1: {"gold": 1}}).view(0)
    assert open_view["table"][1]["goods"]["gold"] == 1
    end = situation("world", 3, at="end-of-chapter", chapter=4, screens=True)
    assert end.is_over and end.view(0)["table"][1]["goods"] is not None


@pytest.mark.rule("WOR-013")
def test_screens_leave_the_journal_open() -> None:
    state = revealed("crecy", chapter=2, screens=True, goods={1: {"loyalty": 1}})
    told = [entry.for_seat(0) for entry in state.journal or [] if entry.kind == "goods"]
    assert told[0]["seat"] == 1 and told[0]["change"] == 2


def test_the_projects_of_the_builder_are_those_of_the_game() -> None:
    assert project(situation("world", 2), "bridge")["stone_spaces"] == 4


def test_every_fact_about_the_printed_game_says_where_it_comes_from() -> None:
    components = GAME.components
    for table in ("event", "location", "house"):
        assert {each.key: each.names for each in components.table(table) if each.names} == {}
    followed = {
        ("hospital", "donor_vp"),
        ("fulling-mill", "donor_vp"),
        ("fulling-mill", "donor_good"),
        ("grain-for-wood", "rent"),
        ("piety-for-stone", "rent"),
    }
    assert {components.get(key).facts[name].provenance for key, name in followed} == {"derived"}
    chosen = {("grain-for-wood", "units"), ("medical-for-wood", "units"), ("house-7", "choice")}
    assert {components.get(key).facts[name].provenance for key, name in chosen} == {"reconstructed"}
