"""Playing in the browser: two clicks, whole games, friends, reload and restart, undo, why not, replay."""

import json
import re
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, expect

from tests.server.harness import ServerProcess
from tests.web.visitor import LIT, PHONE, Visitor, Visitors, shown_seq

ALONE = [{"kind": "human"}, {"kind": "bot"}, {"kind": "bot"}]


def open_table(visitor: Visitor, seed: str = "7") -> str:
    """Sit down at a small table with bots."""
    table = visitor.new_table("cards", ALONE, seed)
    visitor.go(f"/table/{table}")
    assert visitor.my_turn()
    return table


def test_two_clicks_to_the_first_move(visitor: Visitor) -> None:
    page = visitor.start_alone()
    visitor.click_a_move(Random(1))
    expect(page.get_by_role("heading", name="Chronicle")).to_be_visible()


def test_whole_game_by_mouse(visitor: Visitor) -> None:
    table = open_table(visitor)
    moves = visitor.play_to_the_end(visitor.click_a_move, Random(2))
    assert moves > 20
    end = visitor.page.locator("dialog[open]")
    expect(end.locator("table")).to_be_visible()
    expect(end.get_by_role("img", name="Points of each player over the game")).to_be_visible()
    view = visitor.state(table)["view"]
    totals = [float(text) for text in end.locator("tfoot td").all_inner_texts()]
    assert totals == view["scores"]
    for seat, score in enumerate(view["scores"]):
        column = end.locator(f"tbody td:nth-child({seat + 2})").all_inner_texts()
        assert sum(float(text.replace("·", "0")) for text in column) == score, "points by source add up"


def test_whole_game_by_keyboard_on_a_phone_in_german(visitors: Visitors) -> None:
    visitor = visitors.arrive(PHONE, "de")
    open_table(visitor, "11")
    visitor.play_to_the_end(visitor.press_a_move, Random(3))
    expect(visitor.page.locator("dialog[open]").get_by_text(re.compile("ewonnen"))).to_be_visible()


def test_friends_join_through_the_invite_link(visitors: Visitors) -> None:
    host, guest = visitors.arrive(), visitors.arrive(PHONE, "de")
    page = host.go()
    page.get_by_label("Your name").fill("Philip")
    page.get_by_label("Your name").press("Tab")
    page.get_by_role("button", name="one fewer").click()
    page.get_by_role("button", name="Invite friends").click()
    link = page.get_by_label("Send this link to your friends").input_value()
    guest.page.goto(link)
    guest.page.get_by_label("Dein Name").fill("Ellen")
    guest.page.get_by_role("button", name="Platz nehmen").click()
    expect(page.get_by_text("Ellen")).to_be_visible()
    page.get_by_role("button", name="Begin with bots").click()
    for visitor in (host, guest):
        visitor.page.locator(".page").wait_for()
    random = Random(4)
    for _ in range(6):
        for visitor in (host, guest):
            visitor.page.wait_for_timeout(300)
            if visitor.page.locator(LIT).count():
                visitor.click_a_move(random)
    expect(page.get_by_text(re.compile("^Ellen plays")).first).to_be_attached()
    table = page.url.rsplit("/", 1)[1]
    hands = [host.state(table, 0)["view"]["hand"], guest.state(table, 1)["view"]["hand"]]
    assert hands[0] and hands[1]


def test_reload_goes_on_where_it_was(visitor: Visitor) -> None:
    open_table(visitor)
    visitor.click_a_move(Random(5))
    assert visitor.my_turn()
    seq = shown_seq(visitor.page)
    visitor.page.reload()
    assert visitor.my_turn()
    assert shown_seq(visitor.page) == seq
    visitor.click_a_move(Random(6))


def test_server_restart_in_mid_game(browser: Browser, own_server: ServerProcess) -> None:
    visitors = Visitors(browser, own_server.url)
    visitor = visitors.arrive()
    table = open_table(visitor)
    visitor.click_a_move(Random(7))
    assert visitor.my_turn()
    seq = shown_seq(visitor.page)
    own_server.kill()
    expect(visitor.page.get_by_text("Connecting …")).to_be_visible()
    own_server.start()
    expect(visitor.page.get_by_text("Connecting …")).to_have_count(0, timeout=30_000)
    assert visitor.my_turn()
    assert shown_seq(visitor.page) >= seq
    visitor.click_a_move(Random(8))
    assert visitor.state(table)["table"]["status"] == "running"
    visitors.leave()


def test_undo_takes_a_move_back(visitor: Visitor) -> None:
    table = open_table(visitor, "scoring")
    random = Random(9)
    undo = visitor.page.locator(".decision").get_by_role("button", name="Undo")
    for _ in range(60):
        assert visitor.my_turn()
        before = visitor.settled(table)
        visitor.click_a_move(random)
        if undo.is_enabled():
            undo.click()
            expect(visitor.page.locator(LIT)).to_have_count(len({each["target"] for each in before["legal"]}))
            assert visitor.settled(table)["view"] == before["view"]
            return
    raise AssertionError("no move could be taken back in 60 moves")


def test_why_not_names_the_rule(visitor: Visitor) -> None:
    page = visitor.page
    random = Random(10)
    for seed in range(40):
        table = visitor.new_table("cards", ALONE, f"alfred {seed}")
        if "alfred-builder" in visitor.settled(table)["view"]["hand"]:
            break
    visitor.go(f"/table/{table}")
    assert visitor.my_turn()
    refused = page.locator('[data-target="card:alfred-builder"]')
    refused.click(force=True)  # it says that it is disabled, and answers all the same
    answer = page.locator('[data-why="card:alfred-builder"]')
    expect(answer).to_contain_text("last trick")
    with page.context.expect_page() as opened:
        answer.get_by_role("link").click()
    expect(opened.value.locator("article.wanted")).to_contain_text("Alfred")
    visitor.click_a_move(random)


def test_a_line_of_the_chronicle_shows_that_moment(visitor: Visitor) -> None:
    open_table(visitor)
    random = Random(11)
    for _ in range(3):
        assert visitor.my_turn()
        visitor.click_a_move(random)
    assert visitor.my_turn()
    page = visitor.page
    page.locator(".chronicle li button").first.click()
    expect(page.locator(LIT)).to_have_count(0)
    page.get_by_role("button", name="Back to now").first.click()
    expect(page.locator(LIT).first).to_be_visible()


def test_replay_of_a_finished_game(visitor: Visitor, tmp_path: Path) -> None:
    table = visitor.new_table("cards", ALONE, "replay")
    random = Random(12)
    while (state := visitor.settled(table))["legal"]:
        visitor.move(table, state, random.choice(state["legal"])["key"])
    page = visitor.go(f"/replay/{table}")
    step = page.get_by_role("slider")
    expect(step).to_have_value("0")
    page.get_by_role("button", name="One step on").click()
    expect(step).to_have_value("1")
    page.keyboard.press("End")
    last = step.get_attribute("max")
    assert last is not None and int(last) > 30
    expect(step).to_have_value(last)
    page.get_by_role("button", name="Result").click()
    expect(page.locator("dialog[open] tfoot")).to_contain_text(str(int(max(state["view"]["scores"]))))
    with page.expect_download() as download:
        page.locator("dialog[open]").get_by_role("link", name="Download").click()
    target = tmp_path / "record.json"
    download.value.save_as(target)
    assert json.loads(target.read_text(encoding="utf-8"))["game"] == "cards"


def test_two_people_on_one_device_see_a_curtain(visitor: Visitor) -> None:
    seats = [{"kind": "human", "name": "Tom"}, {"kind": "human", "name": "Agnes"}, {"kind": "bot"}]
    table = visitor.new_table("cards", seats, "hotseat")
    page = visitor.go(f"/table/{table}")
    random = Random(13)
    curtain = page.get_by_role("dialog", name=re.compile("Pass the device"))
    met = 0
    for _ in range(6):
        page.locator(f"{LIT}, .curtain").first.wait_for()
        if curtain.count():
            assert page.locator("[data-target]").count() == 0, "nothing is shown behind the curtain"
            page.keyboard.press("Enter")
            met += 1
            page.locator(LIT).first.wait_for()
        visitor.click_a_move(random)
        page.wait_for_timeout(300)
    assert met >= 2


def test_the_tab_calls_back_who_is_away(visitor: Visitor) -> None:
    open_table(visitor)
    page = visitor.page
    assert "Your turn" not in page.title()
    page.evaluate("Object.defineProperty(document, 'hidden', {value: true})")
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    assert "Your turn" in page.title()
