"""People at one table: watching, short words, leaving, the next game, the invitation, the levels of bots."""

import re
from random import Random

from playwright.sync_api import expect

from tests.web.board.sizes import Size, faults
from tests.web.test_table import ALONE
from tests.web.visitor import PHONE, Visitor, Visitors

FRIENDS = [{"kind": "human", "name": "Philip"}, {"kind": "open"}, {"kind": "bot"}]


def sit_down_with(host: Visitor, friend: Visitor, name: str = "Ellen") -> str:
    """A table of two people and a bot, both before their pages."""
    table = host.new_table("cards", FRIENDS, "company")
    invite = host.get(f"/api/tables/{table}")["invite"]
    friend.post(f"/api/invites/{invite}/claim", {"name": name})
    for person in (host, friend):
        person.go(f"/table/{table}").locator(".page").wait_for()
    return table


def test_a_spectator_is_told_that_he_watches_and_is_counted(visitors: Visitors) -> None:
    player, watcher = visitors.arrive(), visitors.arrive(PHONE, "de")
    table = player.new_table("cards", ALONE, "watched")
    player.go(f"/table/{table}").locator(".page").wait_for()
    expect(player.page.get_by_text("person is watching")).to_have_count(0)
    watcher.go(f"/table/{table}")
    expect(watcher.page.get_by_text("Du siehst zu")).to_be_visible()
    expect(player.page.get_by_text("1 person is watching")).to_have_count(1)
    expect(watcher.page.get_by_role("button", name="Etwas sagen")).to_have_count(0)
    # Beside the rail, with and without room for the words.
    for size in (
        Size(390, 664, touch=True, phone=True),
        Size(320, 640, touch=True, phone=True, scrolls=True),
    ):
        assert faults(watcher.page, size) == []


def test_a_short_word_is_read_in_the_language_of_each_and_can_be_hidden(visitors: Visitors) -> None:
    host, friend = visitors.arrive(), visitors.arrive(PHONE, "de")
    sit_down_with(host, friend)
    host.page.get_by_role("button", name="Say something").click()
    host.page.get_by_role("button", name="Well played!").click()
    bubble = friend.page.locator("div.said")
    expect(bubble).to_contain_text("Philip")
    expect(bubble).to_contain_text("Gut gespielt!")
    expect(host.page.locator(".chronicle .told", has_text="Philip: Well played!")).to_have_count(1)
    friend.page.get_by_role("button", name="Etwas sagen").click()
    friend.page.get_by_role("button", name="Nicht zeigen, was andere sagen").click()
    expect(bubble).to_have_count(0)


def test_nothing_of_the_board_lies_over_what_can_be_said(visitors: Visitors) -> None:
    host, friend = visitors.arrive((390, 664)), visitors.arrive()
    table = host.new_table("pillars", FRIENDS[:2], "said")
    friend.post(f"/api/invites/{host.get(f'/api/tables/{table}')['invite']}/claim", {"name": "Ellen"})
    page = host.go(f"/table/{table}")
    page.get_by_role("button", name="Say something").click()
    words = page.locator(".choices button")
    expect(words).to_have_count(8)
    covered = """button => {
      const box = button.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      return document.elementFromPoint(x, y)?.closest('button') !== button;
    }"""
    assert not [word.inner_text() for word in words.all() if word.evaluate(covered)]


def test_leaving_leaves_to_a_bot_and_the_seat_can_be_taken_back(visitor: Visitor) -> None:
    table = visitor.new_table("pillars", ALONE[:2], "leaving")
    page = visitor.go(f"/table/{table}")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=re.compile("^Leave the table")).click()
    sheet = page.locator("dialog[open]")
    for choice in ("Come back later", "Let a bot play on", "Give up"):
        expect(sheet.get_by_role("button", name=choice)).to_be_visible()
    sheet.get_by_role("button", name="Let a bot play on").click()
    page.locator(".start").wait_for()
    assert visitor.state(table)["table"]["seats"][0]["kind"] == "bot"
    back = visitor.post(f"/api/tables/{table}/return", {"seat": 0})
    assert back["seats"][0]["kind"] == "human"


def test_two_at_one_device_leave_together(visitor: Visitor) -> None:
    two = [{"kind": "human", "name": "Tom"}, {"kind": "human", "name": "Agnes"}]
    table = visitor.new_table("duel", two, "together")
    page = visitor.go(f"/table/{table}")
    page.locator(".page, .curtain").first.wait_for()
    if page.locator(".curtain").count():
        page.keyboard.press("Enter")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=re.compile("^Leave the table")).click()
    page.get_by_role("button", name="Let a bot play on").click()
    page.locator(".start").wait_for()
    assert {seat["kind"] for seat in visitor.get(f"/api/tables/{table}")["seats"]} == {"bot"}


def test_of_who_has_left_nobody_says_that_they_think(visitors: Visitors) -> None:
    host, friend = visitors.arrive(), visitors.arrive(PHONE)
    table = sit_down_with(host, friend, "Philip")  # as the host is called
    expect(host.page.locator(".page")).to_contain_text("Philip 2")
    friend.post(f"/api/tables/{table}/leave", {"seat": 1})
    random = Random(1)
    while host.get(f"/api/tables/{table}")["waiting_for"] != 1:
        state = host.state(table)
        if state["legal"]:
            host.move(table, state, random.choice(state["legal"])["key"])
        else:
            host.page.wait_for_timeout(20)
    expect(host.page.locator(".wait")).to_have_text("Philip 2 has left; the game waits.")
    host.page.get_by_role("button", name="Let a bot play for Philip 2").click()
    host.wait_until(lambda: bool(host.state(table)["legal"]), "no bot plays")


def test_who_waits_for_others_finds_the_rules_and_who_only_watches_is_told_so(visitors: Visitors) -> None:
    host, passer_by = visitors.arrive(), visitors.arrive(PHONE)
    table = host.new_table("cards", FRIENDS)
    for person, told in ((host, 0), (passer_by, 1)):
        page = person.go(f"/table/{table}")
        expect(page.get_by_role("link", name="How to play")).to_be_visible()
        expect(page.get_by_role("link", name=re.compile("^Learn this game"))).to_be_visible()
        expect(page.get_by_text("only that link leads to a free seat")).to_have_count(told)


def test_a_rematch_is_announced_to_everybody_and_joined_with_one_click(visitors: Visitors) -> None:
    host, friend, watcher = visitors.arrive(), visitors.arrive(PHONE, "de"), visitors.arrive()
    table = sit_down_with(host, friend)
    watcher.go(f"/table/{table}").locator(".page").wait_for()
    host.play_out(table, {1: friend})
    for person in (host, friend, watcher):
        person.page.locator("dialog[open] .end").wait_for()
    host.page.get_by_role("button", name="Play again").click()
    friend.page.locator("dialog[open]").get_by_role("button", name="Nächste Partie mitspielen").click()
    watcher.page.locator("dialog[open]").get_by_role("button", name="Watch the next game").click()
    for person in (host, friend, watcher):
        person.page.wait_for_url(re.compile(f"/table/(?!{table})"))
    assert len({person.page.url for person in (host, friend, watcher)}) == 1


def test_the_invitation_is_a_code_for_phones_too(visitor: Visitor) -> None:
    table = visitor.new_table("cards", FRIENDS)
    addresses = {"addresses": ["http://192.0.2.7:8333"]}
    visitor.page.route("**/api/addresses", lambda route: route.fulfill(json=addresses))
    page = visitor.go(f"/table/{table}")
    link = page.get_by_label("Send this link to your friends")
    expect(link).to_have_value(re.compile(r"^http://192\.0\.2\.7:8333/join/"))
    page.get_by_role("button", name="QR code").click()
    expect(page.locator("[data-qr]")).to_have_attribute("data-qr", link.input_value())
    assert page.locator("[data-qr] path").evaluate("path => path.getBBox().width") > 20


def test_the_level_of_a_bot_is_seen_at_the_table(visitor: Visitor) -> None:
    seats = [
        {"kind": "human"},
        {"kind": "bot", "level": "journeyman"},
        {"kind": "bot", "level": "apprentice"},
    ]
    page = visitor.go(f"/table/{visitor.new_table('pillars', seats, 'levels')}")
    page.locator(".page").wait_for()
    for level, points in (("Journeyman", 2), ("Apprentice", 1)):
        sign = page.get_by_role("img", name=f"Bot: {level}", include_hidden=True).first
        expect(sign.locator("circle[r='1.7']")).to_have_count(points)


def test_a_recovery_code_says_where_to_enter_it(visitor: Visitor) -> None:
    addresses = {"addresses": ["http://192.0.2.7:8333"]}
    visitor.page.route("**/api/addresses", lambda route: route.fulfill(json=addresses))
    visitor.start_alone()
    page = visitor.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("Continue on another device").click()
    menu = page.locator("dialog[open]")
    # The other device does not know this one's name for itself.
    expect(menu.get_by_text("open 192.0.2.7:8333,")).to_be_visible()
    expect(menu.get_by_text("choose “My games” and enter the code")).to_be_visible()
    code = menu.locator("code").inner_text()
    visitor.go("/mine").get_by_text("I have a recovery code").click()
    page.get_by_label("Recovery code").fill(code)
    page.get_by_role("button", name="Take my seat").click()
    page.locator(".page").wait_for()


def test_names_and_colours_are_the_same_everywhere(visitor: Visitor) -> None:
    table = visitor.new_table("duel", [{"kind": "human"}, {"kind": "bot"}], "names")
    page = visitor.go(f"/table/{table}")
    page.get_by_role("button", name="Menu").click()
    shown = page.locator("dialog[open] .strip .name > .display").all_inner_texts()
    visitor.go("/mine").locator("main li").first.wait_for()
    assert [name.strip() for name in shown] == page.locator("main li").first.locator(
        ".name"
    ).all_inner_texts()
