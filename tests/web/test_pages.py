"""Every page as people have it, in both languages and lights: no serious finding of axe, no scrolling to decide."""

import json
from random import Random

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from kingsbridge import game_ids
from tests.web.visitor import SIZES, WINDOWS, Visitor, Visitors

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


LIGHTS = ["day", "candle"]


def windows_and_lights() -> list[object]:
    """Every window by one light at once, and by the other where there is time."""
    return [
        pytest.param(
            *(size, light),
            id=f"{size[0]}x{size[1]} by {light}",
            marks=[] if light == LIGHTS[number % 2] else [pytest.mark.soak],
        )
        for number, size in enumerate(WINDOWS)
        for light in LIGHTS
    ]


@pytest.mark.parametrize(("size", "theme"), windows_and_lights())
def test_axe_has_no_serious_findings(visitors: Visitors, size: tuple[int, int], theme: str) -> None:
    visitor = visitors.arrive(size, "de" if theme == "candle" else "en", theme)
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
        **{f"/learn/{game}": "section.lesson" for game in game_ids()},
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


EVERY_WINDOW = [
    *((1366, 768), (1366, 641), (1280, 600), (1024, 768), (768, 1024), (844, 390), (390, 844), (390, 664)),
    *((320, 640), (2560, 1440), (683, 384)),  # the last is 1366x768 at a zoom of 200 %
]
# What is wrong with the page in this window: wider than it, texts cut without a way to read them, targets too small.
TROUBLES = """() => {
  const troubles = [];
  if (document.documentElement.scrollWidth > innerWidth) troubles.push('wider than the window');
  const seen = (each) => each.checkVisibility() && !each.closest('.hidden-text, .frame, .skip, .rail, .chronicle');
  for (const each of document.querySelectorAll('main *, header *, dialog[open] *')) {
    const text = each.children.length === 0 && each.tagName !== 'INPUT' && each.textContent.trim();
    if (!text || !seen(each) || each.closest('svg, [title], select')) continue;
    const isCut = getComputedStyle(each).overflowX !== 'visible' && each.scrollWidth > each.clientWidth + 1;
    if (isCut) troubles.push(`cut: ${text.slice(0, 40)}`);
  }
  const small = innerWidth < 900 ? 44 : 24;
  for (const each of document.querySelectorAll('button, a, select, input, summary')) {
    // a word inside a sentence is as high as its line
    const isWord = each.closest('p, article, ol li, [aria-labelledby=wrong-title] li');
    if (!seen(each) || getComputedStyle(each).display === 'inline' || isWord) continue;
    const box = (each.closest('label:not(.field-label)') ?? each).getBoundingClientRect();
    const isOut = box.right < 0 || box.width <= 1;
    if (!isOut && box.height < small - 0.5) {
      troubles.push(`${Math.round(box.height)} px high: ${each.textContent.trim().slice(0, 30) || each.className}`);
    }
  }
  return troubles;
}"""


def test_every_page_fits_every_window(visitors: Visitors) -> None:
    visitor = visitors.arrive(language="de")
    page = visitor.page
    long_name = {"kind": "human", "name": "Maximiliane von Hohenstein"}
    waiting = visitor.new_table("world", [long_name, {"kind": "open"}, {"kind": "open"}, {"kind": "bot"}])
    finished = visitor.new_table("duel", [long_name, {"kind": "bot", "level": "random"}], "fits")
    visitor.play_out(finished)
    invite = visitor.get(f"/api/tables/{waiting}")["invite"]
    pages = {
        "/": ".start",
        "/mine": "main li",
        "/settings": "fieldset",
        "/rules/pillars": "main h1",
        f"/join/{invite}": "main li",
        f"/table/{waiting}": "main li",
        f"/table/{finished}": "dialog[open] .end",
        f"/replay/{finished}": "[type=range]",
    }
    troubles = {}
    for path, ready in pages.items():
        visitor.go(path).locator(ready).first.wait_for()
        for width, height in EVERY_WINDOW:
            page.set_viewport_size({"width": width, "height": height})
            found = page.evaluate(TROUBLES)
            if path == "/":
                play = page.get_by_role("button", name="Jetzt spielen").bounding_box()
                assert play is not None
                if play["y"] < 0 or play["y"] + play["height"] > height:
                    found.append("Play is out of view")
            if found:
                troubles[f"{path.split('/')[1]} {width}x{height}"] = found
    assert not troubles, json.dumps(troubles, indent=1, ensure_ascii=False)
