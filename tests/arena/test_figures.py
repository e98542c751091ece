"""The figures, the page that shows them, and statistics of one's own."""

import json
import re
from dataclasses import replace
from typing import Any

import pytest

from kingsbridge import BadRequest
from kingsbridge.arena.accumulators import accumulate, find_accumulators
from kingsbridge.arena.figures import make_figures, standings
from kingsbridge.arena.plots import Range, bars, intervals, ticks
from kingsbridge.arena.report import Report
from kingsbridge.texts import LANGUAGES, Texts
from tests.arena.playing import FOREIGN, game_with, plan_of, played


@pytest.fixture(scope="module")
def figures() -> dict[str, Any]:
    """Count a small round robin with a bot that forfeits."""
    plan = plan_of("pillars", "greedy", "tidy", f"{FOREIGN}:IllegalBot", round_robin=True, seats=2)
    return make_figures(plan, played(plan, 6), find_accumulators([f"{FOREIGN}:Moves"]))


def test_figures_agree_with_each_other(figures: dict[str, Any]) -> None:
    assert figures["games"] == 6
    assert sum(row["wins"] for row in figures["bots"]) == pytest.approx(6)
    assert sum(row["wins"] for row in figures["seat_shares"][""]) == pytest.approx(6)
    assert {row["fair"] for row in figures["bots"]} == {0.5}
    assert {row["games"] for row in figures["bots"]} == {4}
    assert sum(sum(counts) for counts in figures["scores"]["histogram"]["counts"].values()) == 12
    assert sum(figures["length"]["histogram"]["counts"]["games"]) == 6
    assert [row["meetings"] for row in figures["meetings"]] == [2, 2, 2]
    assert len(figures["forfeits"]) == 4 == sum(row["forfeits"] for row in figures["bots"])
    assert json.loads(json.dumps(figures)) == figures


def test_own_statistics_see_every_move(figures: dict[str, Any]) -> None:
    own = figures["own"][f"{FOREIGN}:Moves"]
    assert own["games"] == 6 and own["entries"]
    assert own["moves"] == round(figures["length"]["mean"] * 6)


def test_two_and_two_share_half_of_the_wins() -> None:
    plan = plan_of("cards", "tidy", "tidy", "random", "random")
    games = [game_with(number, ["tidy", "tidy", "random", "random"], [number % 4]) for number in range(4)]
    row = standings(plan, games)["bots"][0]
    assert (row["share"], row["fair"], row["games"]) == (0.5, 0.5, 4)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_stands_alone_and_says_everything(figures: dict[str, Any], language: str) -> None:
    texts = Texts(language)
    page = Report(figures, texts).html()
    assert not re.search(r"https?:|src=|<script|<link|@import|url\(", page)
    for key in (
        "ratings",
        "wins",
        "meetings",
        "seats",
        "scores",
        "length",
        "times",
        "forfeits",
        "what-wins",
        "own",
    ):
        assert texts.say(f"report-{key}") in page
    assert {"en": "Craftsmen employed", "de": "Beschäftigte Handwerker"}[language] in page
    assert page.count("<svg") >= 12 and ">nan" not in page
    assert not re.search(r">(report|column|telling|forfeit)-[a-z-]+<", page), "a sentence is missing"


def test_names_from_outside_cannot_break_the_page(figures: dict[str, Any]) -> None:
    evil = "<script>alert(1)</script>"
    changed = json.loads(json.dumps(figures).replace("greedy", evil))
    assert evil not in Report(changed, Texts("en")).html()


def test_no_games_no_figures() -> None:
    with pytest.raises(BadRequest, match="No game"):
        make_figures(plan_of("duel", "random", "tidy"), [])


def test_results_of_other_rules_are_refused() -> None:
    plan = plan_of("duel", "random", "tidy")
    with pytest.raises(BadRequest, match="other rules"):
        accumulate(replace(plan, rules_version=99), played(plan, 1), [])


def test_a_move_that_is_not_legal_is_found() -> None:
    plan = plan_of("duel", "random", "tidy")
    (game,) = played(plan, 1)
    for wrong in ("fly", game.moves[-1]):
        with pytest.raises(BadRequest, match="not legal there"):
            accumulate(plan, [replace(game, moves=[wrong])], [])


def test_only_accumulators_accumulate() -> None:
    with pytest.raises(BadRequest, match="Accumulator"):
        find_accumulators([f"{FOREIGN}:FirstBot"])


def test_ticks_are_round_and_inside() -> None:
    assert ticks(0, 1) == [0.0, 0.2, 0.4, 0.6, 0.8, 1.0]
    assert ticks(-3, 47) == [0, 10, 20, 30, 40]
    assert ticks(5, 5) == [5]


def test_plots_stay_inside() -> None:
    drawn = intervals([Range("a", -9, 0.5, 9, "x", 0.3)], 0, 1, str)
    numbers = [float(number) for number in re.findall(r'(?:cx|x1|x2)="([\d.-]+)"', drawn)]
    assert numbers and min(numbers) >= 0 and max(numbers) <= 720
    assert bars("b", 0, 1, [0, 0]).count("<rect") == 2
