"""Playing in the browser: two clicks, friends, reload and restart, undo, why not, replay."""

import json
import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from kingsbridge.bots.levels import level_of
from tests.server.harness import ServerProcess
from tests.web.visitor import LIT, PHONE, SIZES, Visitor, Visitors, shown_seq, shows

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
    page.get_by_role("button", name="Start with bots").click()
    for visitor in (host, guest):
        visitor.page.locator(".page").wait_for()
    random = Random(4)
    table = page.url.rsplit("/", 1)[1]
    for _ in range(6):
        visitor = (host, guest)[awaited_seat(host, table)]
        visitor.page.locator(LIT).first.wait_for()
        visitor.click_a_move(random)
    # Who played what is folded into its trick when that is over, so only that something is told is certain.
    expect(page.locator(".chronicle .told").first).to_be_attached()
    lines = host.state(table, 0)["lines"]
    assert {line["seat"] for line in lines if line["kind"] == "move"} == {0, 1, 2}
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
    expect(visitor.page.get_by_text("Connecting …")).to_have_count(0)
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


def test_a_turn_is_taken_back_while_the_bots_wait(browser: Browser, patient_server: ServerProcess) -> None:
    visitors = Visitors(browser, patient_server.url)
    visitor = visitors.arrive()
    table = visitor.new_table("pillars", ALONE[:2], "patience")
    before = visitor.settled(table)
    ending = next(each for each in before["legal"] if each["ends_turn"] and not each["reveals"])
    page = visitor.go(f"/table/{table}")
    page.locator(f'[data-target="{ending["target"]}"]').dblclick()
    bar = page.locator(".decision")
    expect(bar.get_by_text("until Red answers")).to_be_visible()
    expect(page.locator(LIT)).to_have_count(0)
    bar.get_by_role("button", name="Undo").click()
    shows(page, visitor.settled(table))
    after = visitor.settled(table)
    assert (after["view"], after["legal"]) == (before["view"], before["legal"])
    visitors.leave()


@pytest.mark.parametrize(("size", "language"), [("desktop", "en"), ("phone", "de")])
def test_a_hint_chooses_on_the_board(visitors: Visitors, size: str, language: str) -> None:
    visitor = visitors.arrive(SIZES[size], language)
    table = open_table(visitor)
    page = visitor.page
    legal = {each["key"]: each["target"] for each in visitor.settled(table)["legal"]}
    button = page.get_by_role("button", name={"en": "Hint", "de": "Hinweis"}[language])
    hints = page.locator("[data-hint]")
    if size == "desktop":
        page.keyboard.press("t")
    else:
        button.click()
    expect(hints).to_have_count(3)
    expect(hints.first).to_be_focused()
    expect(hints.first).to_contain_text({"en": "outlook", "de": "Aussicht"}[language])
    expect(hints.last).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(hints).to_have_count(0)
    button.click()
    wanted = legal[hints.first.get_attribute("data-hint") or ""]
    hints.first.click()
    expect(page.locator("[data-target][data-selected=true]")).to_have_attribute("data-target", wanted)
    before = shown_seq(page)
    page.locator("[data-confirm]").click()
    expect(page.locator(f'.page:not([data-seq="{before}"])')).to_be_visible()


def test_a_table_without_hints_has_no_button(visitor: Visitor) -> None:
    wish = {"game": "cards", "seats": [{"kind": "human"}] * 3, "hints": False, "pace": "instant"}
    table = visitor.post("/api/tables", wish)["table"]["id"]
    page = visitor.go(f"/table/{table}")
    page.locator(".curtain button").click()
    expect(page.locator(".decision").get_by_role("button", name="Undo")).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)


def test_the_host_chooses_how_well_bots_play(visitor: Visitor) -> None:
    seats = [{"kind": "human"}, {"kind": "open"}, {"kind": "open"}]
    table = visitor.new_table("cards", seats, "7")
    page = visitor.go(f"/table/{table}")
    page.get_by_label("Bots").select_option("apprentice")
    page.get_by_role("button", name="Start with bots").click()
    assert visitor.my_turn()
    assert [level_of(seat["level"]) for seat in visitor.state(table)["table"]["seats"]] == [
        "",
        *["apprentice"] * 2,
    ]
    page.get_by_role("button", name="Menu").click()
    menu = page.locator("dialog[open]")
    expect(menu.get_by_text("Bot: Apprentice")).to_have_count(2)
    menu.get_by_role("combobox", name=re.compile("^Who plays")).last.select_option("random")
    expect(menu.get_by_text("Bot: Novice")).to_have_count(1)
    assert visitor.state(table)["table"]["seats"][2]["level"] == "random"


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
    page.get_by_role("button", name="Back to the game").first.click()
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


def test_replay_names_those_who_won_and_says_what_fails(visitor: Visitor) -> None:
    table = visitor.new_table("cards", ALONE, "winners")
    random = Random(14)
    while (state := visitor.settled(table))["legal"]:
        visitor.move(table, state, random.choice(state["legal"])["key"])
    # A tie-break can give the win to one of several with the most points; here to whoever has the fewest.
    scores = state["view"]["scores"]
    winner = scores.index(min(scores))
    last = visitor.get(f"/api/tables/{table}/replay")["steps"][-1]["ply"]

    def with_winner(route: Route) -> None:
        position = route.fetch().json()
        for view in position["views"]:
            view["winners"] = [winner]
        route.fulfill(json=position)

    page = visitor.page
    page.route(f"**/replay/{last}", with_winner)
    page.route("**/api/tables", lambda route: route.abort("connectionrefused"))
    visitor.go(f"/replay/{table}")
    page.get_by_role("button", name="Result").click()
    result = page.locator("dialog[open]")
    expect(result.locator("thead th.winner")).to_have_count(1)
    expect(result.locator("thead th").nth(winner)).to_have_class(re.compile("winner"))
    result.get_by_role("button", name="Play this game").click()
    expect(page.get_by_text("The server cannot be reached.")).to_be_visible()


def hand_shown(page: Page) -> set[str]:
    """The cards of the hand that lies open on the page."""
    cards = page.locator("ul.hand [data-target]").evaluate_all("all => all.map(each => each.dataset.target)")
    return {str(card).removeprefix("card:") for card in cards}


def awaited_seat(visitor: Visitor, table: str) -> int:
    """Wait until a person has to decide, at this device or another, and say on which seat."""
    found: list[int] = []

    def is_awaited() -> bool:
        info = visitor.get(f"/api/tables/{table}")
        found[:] = [info["waiting_for"]]
        return bool(info["waiting_for"] >= 0 and info["seats"][info["waiting_for"]]["kind"] == "human")

    visitor.wait_until(is_awaited, f"nobody is awaited at table {table}")
    return found[0]


@pytest.mark.parametrize("size", SIZES)
def test_two_people_seated_at_one_device_see_their_own_hands(visitors: Visitors, size: str) -> None:
    visitor = visitors.arrive(SIZES[size])
    page = visitor.go()
    page.get_by_label("Your name").fill("Tom")
    page.get_by_label("Who plays Blue").select_option(label="On this device")
    page.get_by_label("Name for Blue").fill("Agnes")
    for colour in ("Red", "Orange"):
        page.get_by_label(f"Who plays {colour}").select_option(label="Bot: Novice")
    page.get_by_role("button", name="Play now").click()
    page.locator(f"{LIT}, .curtain").first.wait_for()
    table = page.url.rsplit("/", 1)[1]
    kinds = [(seat["name"], seat["level"]) for seat in visitor.state(table)["table"]["seats"]]
    assert kinds[:2] == [("Tom", ""), ("Agnes", "")] and kinds[2][1] == "random"
    random = Random(15)
    passed = set()
    for _ in range(6):
        seat = awaited_seat(visitor, table)
        page.locator(f"{LIT}, .curtain").first.wait_for()
        if page.locator(".curtain").count():
            expect(page.locator("ul.hand")).to_have_count(0)
            page.get_by_role("button", name=f"I am {('Tom', 'Agnes')[seat]}").click()
            passed.add(seat)
            page.locator(LIT).first.wait_for()
        assert hand_shown(page) == set(visitor.state(table, seat)["view"]["hand"])
        visitor.click_a_move(random)
    assert passed == {0, 1}


def test_two_people_on_one_device_see_a_curtain(visitor: Visitor) -> None:
    seats = [{"kind": "human", "name": "Tom"}, {"kind": "human", "name": "Agnes"}, {"kind": "bot"}]
    table = visitor.new_table("cards", seats, "hotseat")
    page = visitor.go(f"/table/{table}")
    random = Random(13)
    curtain = page.get_by_role("dialog", name=re.compile("Pass the device"))
    met = 0
    for _ in range(6):
        awaited_seat(visitor, table)
        page.locator(f"{LIT}, .curtain").first.wait_for()
        if curtain.count():
            assert page.locator("[data-target]").count() == 0, "nothing is shown behind the curtain"
            page.keyboard.press("Enter")
            met += 1
            page.locator(LIT).first.wait_for()
        visitor.click_a_move(random)
    assert met >= 2
    page.reload()
    curtain.wait_for()
    assert page.locator("[data-target]").count() == 0, (
        "a reload shows nobody's hand before somebody says who it is"
    )


def test_the_tab_calls_back_who_is_away(visitor: Visitor) -> None:
    open_table(visitor)
    page = visitor.page
    assert "Your turn" not in page.title()
    page.evaluate("Object.defineProperty(document, 'hidden', {value: true})")
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    assert "Your turn" in page.title()
