"""The analysis on the replay page: asked for, waited for, read, and the better way on the board."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.server.harness import ServerProcess
from tests.web.visitor import SIZES, Visitor, Visitors


@pytest.fixture(scope="module")
def quick_server(built_client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that looks back quickly."""
    data = str(tmp_path_factory.mktemp("analysed"))
    process = ServerProcess(data, "--grace-ms", "0", "--analysis-level", "apprentice").start()
    yield process
    process.stop()


@pytest.fixture
def visitors(browser: Browser, quick_server: ServerProcess) -> Iterator[Visitors]:
    """People at that server."""
    made = Visitors(browser, quick_server.url)
    yield made
    made.leave()


def finished(visitor: Visitor, game: str = "duel") -> str:
    """A game played at random to its end: there are mistakes in it."""
    table = visitor.new_table(game, [{"kind": "human", "name": "Anna"}] * 2, "study")
    visitor.play_out(table)
    return table


def analysed(visitor: Visitor, table: str) -> Any:
    """Have a game analysed over HTTP."""
    path = f"/api/tables/{table}/analysis"
    visitor.post(path, {})
    visitor.wait_until(lambda: visitor.get(path)["account"] is not None, "the analysis does not end")
    return visitor.get(path)


def test_a_game_is_analysed_and_its_costliest_decision_shown(visitors: Visitors) -> None:
    visitor = visitors.arrive(SIZES["desktop"])
    table = finished(visitor)
    page = visitor.go(f"/replay/{table}")
    page.get_by_role("button", name="Analysis").click()
    page.get_by_role("button", name="Analyse this game").click()
    panel = page.locator("[data-analysis=done]")
    panel.wait_for()
    found = visitor.get(f"/api/tables/{table}/analysis")
    # The curve of all seats, with its rounds, leads to a moment by click and by key.
    curve = panel.get_by_role("slider")
    expect(curve.locator("polyline")).to_have_count(2)
    expect(curve.locator(".epoch")).to_have_count(1 + len(found["epochs"]))
    assert len(found["epochs"]) >= 2
    curve.focus()
    page.keyboard.press("End")
    last = len(found["account"]["curve"]) - 1
    expect(curve).to_have_attribute("aria-valuenow", str(last))
    page.keyboard.press("ArrowLeft")
    expect(curve).to_have_attribute("aria-valuenow", str(last - 1))
    expect(curve).to_have_attribute("aria-valuetext", re.compile(rf"^After move {last - 1}: Anna \d+.%"))
    # Each seat: share, sums that add up, three decisions that cost most.
    for seat, account in enumerate(found["account"]["seats"]):
        section = panel.locator(f"section[data-seat='{seat}']")
        mine = [each for each in found["judged"] if each["seat"] == seat]
        mattered = [each for each in mine if each["stake"] >= found["most_cost"]["good"]]
        good = sum(each["quality"] in ("best", "good") for each in mattered)
        assert len(mine) == account["decisions"] and mattered
        told = f"{len(mattered)} of {len(mine)} decisions mattered; good among them: {good} ("
        expect(section.locator("[data-share]")).to_contain_text(told)
        cells = [text.replace("−", "-") for text in section.locator("td").all_inner_texts()]
        assert abs(sum(map(int, cells[:-1])) - int(cells[-1])) <= 3, "but for rounding"
        expect(section.locator("li")).to_have_count(len(account["costliest"]))
    # One of them: the board as it was after the move, its mark, the better way and its reason.
    ply = found["account"]["seats"][0]["costliest"][0]
    judged = next(each for each in found["judged"] if each["ply"] == ply)
    panel.locator("section[data-seat='0'] li button").first.click()
    expect(curve).to_have_attribute("aria-valuenow", str(ply + 1))
    verdict = panel.locator("[data-verdict]")
    expect(verdict).to_have_attribute("data-verdict", judged["quality"])
    expect(verdict).to_contain_text("Better:")
    # The better way on the board, step by step, and back.
    verdict.get_by_role("button", name="Show it on the board").click()
    way = page.locator("[data-way]")
    expect(way).to_have_attribute("data-way", "1")
    way.get_by_role("button", name="One step back").click()
    expect(way).to_have_attribute("data-way", "0")
    way.get_by_role("button", name="Back to the game").click()
    expect(way).to_have_count(0)
    expect(curve).to_have_attribute("aria-valuenow", str(ply + 1))


def test_an_analysis_is_read_on_a_phone_in_german(visitors: Visitors) -> None:
    visitor = visitors.arrive(SIZES["phone"], language="de")
    table = finished(visitor)
    found = analysed(visitor, table)
    page = visitor.go(f"/replay/{table}")
    page.get_by_role("button", name="Analyse").click()
    panel = page.locator("dialog[open] [data-analysis=done]")
    expect(panel.get_by_role("slider")).to_be_in_viewport()
    expect(panel.locator("[data-share]").first).to_contain_text("Entscheidungen kam es auf")
    panel.locator("li button").first.click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    verdict = page.locator("footer [data-verdict]")
    ply = found["account"]["seats"][0]["costliest"][0]
    expect(verdict).to_contain_text(f"{ply + 1}. ")
    expect(verdict).to_contain_text("Besser:")
    verdict.get_by_role("button", name="Auf dem Brett zeigen").click()
    # It stands in the place of the game's own steps, and covers nothing of the board.
    expect(page.locator("footer [data-way]")).to_have_attribute("data-way", "1")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_book_shows_moves_by_quality(visitors: Visitors) -> None:
    """Counted where the analysis is seen to its end, and found by the book where it was left before."""
    visitor = visitors.arrive(SIZES["desktop"])
    alone = [{"kind": "human", "name": "Anna"}, {"kind": "bot"}]
    seen, left = (visitor.new_table("duel", alone, seed) for seed in ("seen", "left"))
    for table in (seen, left):
        visitor.play_out(table)
    page = visitor.go("/book")
    page.locator('[data-reading="false"]').wait_for()
    expect(page.locator('[data-plot="quality"]')).to_have_count(0)
    for table in (seen, left):
        page = visitor.go(f"/replay/{table}")
        page.get_by_role("button", name="Analysis").click()
        page.get_by_role("button", name="Analyse this game").click()
        page.locator("[data-analysis=working], [data-analysis=done]").wait_for()
        if table == seen:
            page.locator("[data-analysis=done]").wait_for()
    analysed(visitor, left)
    page = visitor.go("/book")
    drawn = page.locator('[data-plot="quality"] [data-counts]')
    expect(drawn).to_have_count(2)
    for at, table in enumerate((seen, left)):
        mine = [
            each["quality"]
            for each in visitor.get(f"/api/tables/{table}/analysis")["judged"]
            if not each["seat"]
        ]
        counts = [mine.count(quality) for quality in ("best", "good", "doubtful", "mistake")]
        expect(drawn.nth(at)).to_have_attribute("data-counts", " ".join(map(str, counts)))


def test_a_running_game_has_no_analysis(visitors: Visitors) -> None:
    visitor = visitors.arrive(SIZES["desktop"])
    table = visitor.new_table("duel", [{"kind": "human", "name": "Anna"}] * 2, "study")
    answer = visitor.context.request.get(f"{visitor.base}/api/tables/{table}/analysis")
    assert answer.status == 409 and answer.json()["code"] == "no-analysis-yet"
