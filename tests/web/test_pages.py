"""Every page at both sizes, in both languages and lights: no serious finding of axe, no scrolling to decide."""

import json
from random import Random

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, Route, expect

from tests.web.visitor import SIZES, Json, Visitor, Visitors

ALONE = [{"kind": "human"}, {"kind": "bot"}, {"kind": "bot"}, {"kind": "bot"}]
SERIOUS = {"serious", "critical"}


def findings(page: Page) -> list[str]:
    """What axe holds against the page, if it is serious."""
    found = Axe().run(page).response["violations"]
    return [
        f"{each['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
        for each in found
        if each["impact"] in SERIOUS
        for node in each["nodes"]
    ]


def finished_table(visitor: Visitor) -> str:
    """A game played to the end over HTTP."""
    table = visitor.new_table("cards", ALONE[:3], "pages")
    random = Random(1)
    while (state := visitor.settled(table))["legal"]:
        visitor.move(table, state, random.choice(state["legal"])["key"])
    return table


@pytest.mark.parametrize("theme", ["day", "candle"])
@pytest.mark.parametrize("size", SIZES)
def test_axe_has_no_serious_findings(visitors: Visitors, size: str, theme: str) -> None:
    visitor = visitors.arrive(SIZES[size], "de" if theme == "candle" else "en", theme)
    running = visitor.new_table("cards", ALONE, "3")
    waiting = visitor.new_table("cards", [{"kind": "human"}, {"kind": "open"}, {"kind": "bot"}])
    finished = finished_table(visitor)
    invite = visitor.get(f"/api/tables/{waiting}")["invite"]
    pages = {
        "/": ".start",
        "/mine": "main li",
        "/settings": "fieldset",
        "/rules/cards": "article",
        "/rules/cards/CAR-012": "article.wanted",
        f"/join/{invite}": "main li",
        f"/table/{waiting}": "main li",
        f"/table/{running}": "[data-target]",
        f"/table/{finished}": "dialog[open] .end",
        f"/replay/{finished}": "[type=range]",
        "/nowhere": "h1",
    }
    held = {}
    for path, ready in pages.items():
        visitor.go(path).locator(ready).first.wait_for()
        held[path] = findings(visitor.page)
    assert not any(held.values()), {path: found for path, found in held.items() if found}


@pytest.mark.parametrize("size", SIZES)
def test_a_table_never_scrolls(visitors: Visitors, size: str) -> None:
    visitor = visitors.arrive(SIZES[size])
    table = visitor.new_table("cards", ALONE, "4")
    visitor.go(f"/table/{table}")
    assert visitor.my_turn()
    width, height = SIZES[size]
    whole = visitor.page.evaluate(
        "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    )
    assert whole[0] <= width and whole[1] <= height


def test_a_rule_says_which_code_carries_it_out(visitors: Visitors) -> None:
    page = visitors.arrive().go("/rules/cards/CAR-012")
    expect(page.locator("article.wanted")).to_contain_text("games/cards/")
    expect(page.locator("article:not(.wanted)").first).not_to_contain_text("games/cards/")


def test_rules_say_in_the_readers_language_why_a_value_is_what_it_is(visitors: Visitors) -> None:
    page = visitors.arrive(language="de").go("/rules/cards")
    expect(page.get_by_text("Entscheidung C14: alle drei Minuspersonen.")).to_have_count(1)


@pytest.mark.parametrize("size", SIZES)
def test_no_page_is_wider_than_the_window(visitors: Visitors, size: str) -> None:
    visitor = visitors.arrive(SIZES[size], "de")
    for path in ("/", "/mine", "/settings", "/rules/cards"):
        page = visitor.go(path)
        page.locator("main").wait_for()
        assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0], path


def test_language_changes_at_once_and_stays(visitor: Visitor) -> None:
    page = visitor.start_alone()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Deutsch").click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name="Chronik")).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "de"
    page.reload()
    expect(page.get_by_role("heading", name="Chronik")).to_be_visible()


def test_settings_are_kept(visitor: Visitor) -> None:
    page = visitor.go("/settings")
    page.get_by_label("Candlelight").last.check()
    page.get_by_label("play with one click").check()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "candle")
    expect(page.get_by_label("play with one click")).to_be_checked()


def test_options_of_a_game_are_offered_and_sent(visitor: Visitor) -> None:
    """The card game has no options: the server's answer is given some."""
    sent: list[Json] = []

    def with_options(route: Route) -> None:
        games = route.fetch().json()
        games[0]["options"] = [
            {"name": "pace", "values": ["slow", "quick"]},
            {"name": "blind", "values": [False, True]},
        ]
        route.fulfill(json=games)

    def without_options(route: Route) -> None:
        wish: Json = json.loads(route.request.post_data or "{}")
        sent.append(wish["options"])
        route.continue_(post_data=json.dumps({**wish, "options": {}}))

    page = visitor.page
    page.route("**/api/games", with_options)
    page.route("**/api/tables", without_options)
    visitor.go()
    expect(page.get_by_label("pace").locator("option")).to_have_text(["slow", "quick"])
    page.get_by_label("blind").select_option(label="yes")
    page.get_by_role("button", name="Play now").click()
    page.locator("[data-target]").first.wait_for()
    assert sent == [{"blind": True}]


def test_first_load_is_small(visitor: Visitor) -> None:
    """Shell, one game, one language and fonts, as they came over the wire."""
    sizes: list[int] = []
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda event: sizes.append(int(event["encodedDataLength"])))
    visitor.start_alone()
    visitor.page.wait_for_load_state("networkidle")
    assert sum(sizes) <= 300_000, sum(sizes)
