"""What wins: read from journal and moves by what each game declares."""

from typing import get_type_hints

import pytest

from kingsbridge import game_ids, load_game
from kingsbridge.arena.accumulators import accumulate
from kingsbridge.arena.outcome import Outcome
from kingsbridge.arena.what_wins import ACTIONS, WHOLE_TABLE, WhatWins
from tests.arena.playing import FOREIGN, plan_of, played

SEAT_KINDS = {"seat"}
THING_KINDS = {"component", "components"}
RARE = {"bonus", "penalty"}


@pytest.mark.parametrize("game_id", game_ids())
def test_what_a_game_declares_is_in_its_entries(game_id: str) -> None:
    game = load_game(game_id)
    assert game.report_topics
    for heading, told in game.report_topics.items():
        assert told
        ways = set()
        for line in told:
            kind, seat, thing = line.split(" ")
            arguments = get_type_hints(game.entry_types[kind])
            assert thing in arguments and game.argument_kinds[thing] in THING_KINDS
            ways.add(seat == WHOLE_TABLE)
            if seat != WHOLE_TABLE:
                assert seat in arguments and game.argument_kinds[seat] in SEAT_KINDS
        assert len(ways) == 1, f"{heading} mixes what a seat has with what the table has"


@pytest.mark.parametrize("game_id", game_ids())
def test_every_heading_is_found_in_real_games(game_id: str) -> None:
    game = load_game(game_id)
    plan = plan_of(game_id, *["greedy", "random", "tidy", "tidy"][: game.min_seats])
    wins = WhatWins()
    accumulate(plan, played(plan, 4), [wins])
    assert {*game.report_topics, ACTIONS} - set(wins.figures()) <= RARE


def _counted(
    game_id: str, *bots: str, games: int
) -> tuple[list[Outcome], dict[str, dict[str, dict[str, float]]]]:
    plan = plan_of(game_id, *bots)
    outcomes = played(plan, games)
    wins = WhatWins()
    accumulate(plan, outcomes, [wins])
    rows = wins.figures()
    return outcomes, {
        heading: {f"{row['key']}{row.get('bot', '')}": row for row in each} for heading, each in rows.items()
    }


def test_actions_are_counted_once_a_seat_and_game() -> None:
    outcomes, found = _counted("cards", "random", "random", "random", games=4)
    for key in ("play king", "play prior-philip"):
        had = [(game, seat) for game in outcomes for seat in range(3) if key in _moves_of(game, seat)]
        row = found[ACTIONS][key]
        assert row["seats"] == len(had) > 0
        assert row["wins"] == pytest.approx(sum(game.share(seat) for game, seat in had))


def _moves_of(outcome: Outcome, seat: int) -> set[str]:
    plan = plan_of("cards", "random", "random", "random")
    game = load_game("cards")
    state = game.start(3, plan.options, plan.deal_key(plan.fixture(outcome.game)), None, False)
    found = set()
    for key in outcome.moves:
        if state.current_seat == seat:
            found.add(key)
        state.apply(game.action_id(key))
    return found


def test_every_privilege_has_an_owner_in_every_game() -> None:
    outcomes, found = _counted("cards", "tidy", "random", "random", games=3)
    assert len(found["privilege"]) == 5
    assert {row["seats"] for row in found["privilege"].values()} == {len(outcomes)}


def test_what_strong_bots_have_is_measured_against_what_they_win_anyway() -> None:
    outcomes, found = _counted("pillars", "greedy", "random", games=6)
    share = sum(game.share_of("greedy") for game in outcomes) / len(outcomes)
    events = found["event"]
    assert {row["expected"] for key, row in events.items() if key.endswith("greedy")} == {share}
    both = [row for row in found["space"].values() if row["seats"] == 2 * len(outcomes)]
    assert both and all(row["expected"] == pytest.approx(0.5) for row in both)
    assert all(
        row["lift"] == pytest.approx(row["share"] - row["expected"]) for row in found["space"].values()
    )


def test_the_seat_of_a_forfeit_tells_nothing() -> None:
    outcomes, found = _counted("duel", f"{FOREIGN}:BrokenBot", "random", games=2)
    assert all(game.forfeits for game in outcomes)
    assert max(row["seats"] for row in found[ACTIONS].values()) <= len(outcomes)
    assert {row["share"] for row in found[ACTIONS].values()} == {1.0}
