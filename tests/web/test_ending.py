"""The ending: first what a person wants to know, then the sums, the race, and the ways on."""

import re
from random import Random

import pytest
from playwright.sync_api import expect

from kingsbridge import game_ids
from kingsbridge.core.registry import load_game
from tests.web.board.sizes import SIZES, faults
from tests.web.board.stage import Stage, random_play
from tests.web.visitor import DESKTOP, PHONE, Visitor, Visitors

GAMES = {"cards": 3, "pillars": 2, "duel": 2}
WINDOWS = {"1366x641", "768x1024", "844x390", "390x664", "320x640"}
LONGER_THAN_ANY = 10_000  # moves


def finished(visitor: Visitor, game: str) -> str:
    """A game played to its end."""
    seats = [{"kind": "human", "name": "Anna"}] + [{"kind": "bot", "level": "random"}] * (GAMES[game] - 1)
    table = visitor.new_table(game, seats, "ending")
    visitor.play_out(table)
    return table


@pytest.mark.parametrize(("game", "size"), [("cards", DESKTOP), ("pillars", PHONE), ("duel", PHONE)])
def test_the_own_result_comes_first(visitors: Visitors, game: str, size: tuple[int, int]) -> None:
    visitor = visitors.arrive(size)
    table = finished(visitor, game)
    page = visitor.go(f"/table/{table}")
    view = visitor.state(table)["view"]
    end = page.locator("dialog[open] .end")
    first = end.locator(".mine")
    own_shield = end.locator("thead th use").first.get_attribute("href")
    assert own_shield and end.locator(".winners use").first.get_attribute("href") == own_shield
    if 0 in view["winners"]:
        expect(first).to_have_text(re.compile("^You (won|share)"))
    else:
        expect(first).to_have_text(re.compile(rf"^\d\w\w of {len(view['scores'])}, "))
    expect(first).to_be_in_viewport()
    expect(end.get_by_role("button", name="Play again")).to_be_in_viewport()
    for way in ("Replay", "Another game", "Download"):
        expect(end.get_by_role("link", name=way)).to_be_attached()
    # However many sources there are, the sums are in view, and it is said whose are one's own.
    expect(end.locator("tfoot th")).to_be_in_viewport()
    expect(end.locator("thead th", has_text="you")).to_have_count(1)
    expect(end.locator("thead th").first).to_contain_text("Anna")
    names = end.locator("svg[role=img] text.name").all_text_contents()
    assert names[0] == "Anna" and len(names) == len(view["scores"])
    rows = end.locator("tbody tr")
    sums = [0.0] * len(names)
    for row in rows.all():
        for seat, cell in enumerate(row.locator("td").all_inner_texts()):
            sums[seat] += float(cell.replace("·", "0").replace("−", "-"))
    assert sums == view["scores"]
    if game == "pillars":
        expect(
            end.locator("tbody th", has_text=re.compile("^(Mason|Woodworker|Stonecutter|Mortar mixer)$"))
        ).not_to_have_count(0)


@pytest.mark.parametrize("game_id", game_ids())
def test_the_ending_fits_with_long_names(visitors: Visitors, game_id: str) -> None:
    game = load_game(game_id)
    stage = Stage(visitors.arrive(language="de"), game, game.max_seats)
    stage.show(random_play(game, game.max_seats, Random(game_id), LONGER_THAN_ANY))
    stage.page.locator("button.go").last.click()
    stage.page.locator("dialog[open] .end").wait_for()
    found = [fault for size in SIZES if str(size) in WINDOWS for fault in faults(stage.page, size)]
    assert not found, "\n".join(found)


def test_a_win_is_celebrated_unless_motion_is_not_wanted(visitors: Visitors) -> None:
    visitor = visitors.arrive()
    table = visitor.new_table("duel", [{"kind": "human"}] * 2, "both")  # whoever wins, somebody here does
    visitor.play_out(table)
    page = visitor.go(f"/table/{table}")
    page.locator("dialog[open] .end").wait_for()
    expect(page.locator("[data-celebration]")).to_have_count(0)
    page.emulate_media(reduced_motion="no-preference")
    page.reload()
    expect(page.locator("[data-celebration]")).to_have_count(1)


def test_the_replay_names_its_buttons(visitor: Visitor) -> None:
    page = visitor.go(f"/replay/{finished(visitor, 'duel')}")
    step = page.get_by_role("slider")
    expect(page.get_by_role("button", name="Play it")).to_have_text(re.compile("Play it"))
    expect(page.locator(".steps").get_by_text("Step", exact=True)).to_be_visible()
    page.get_by_role("button", name="Play it").click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    visitor.wait_until(lambda: int(step.input_value()) > 1, "it does not go on by itself")
    page.get_by_role("button", name="Pause").click()
    expect(step).not_to_have_value("0")
    # Who does not see the board hears which step it is, and what it was.
    page.get_by_role("button", name="To the beginning").click()
    page.get_by_role("button", name="One step on").click()
    expect(step).to_have_attribute("aria-valuetext", re.compile("^Step 1 of "))
    expect(page.locator("[data-spoken]")).to_contain_text("claims the")
