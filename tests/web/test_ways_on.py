"""The ways on from a game: from a moment, with the same deal, as a challenge; trying out, sharing, importing."""

import json
import re

from playwright.sync_api import expect

from tests.server.test_records import begun_game
from tests.web.visitor import LIT, Visitor, Visitors

BOT = {"kind": "bot", "level": "random"}
ALONE = [{"kind": "human", "name": "Anna"}, BOT, BOT]
SMALL = (390, 664)


def finished(visitor: Visitor, seed: str) -> str:
    table = visitor.new_table("cards", ALONE, seed)
    visitor.play_out(table)
    return table


def newest(visitor: Visitor) -> str:
    """The table that was made last, to which the page has gone."""
    visitor.page.wait_for_url("**/table/*")
    return visitor.page.url.rsplit("/", 1)[1]


def test_playing_on_from_a_moment_of_the_replay(visitors: Visitors) -> None:
    visitor = visitors.arrive(SMALL)
    source = finished(visitor, "play on")
    page = visitor.go(f"/replay/{source}?ply=30")
    page.get_by_role("button", name="Play on …").click()
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text("after 30 moves")
    dialog.get_by_label("What is hidden").select_option("0")
    dialog.get_by_role("button", name="Play on from here").click()
    made = newest(visitor)
    page.locator(LIT).first.wait_for()
    info = visitor.get(f"/api/tables/{made}")
    assert (info["origin"]["table"], info["origin"]["ply"], info["origin"]["seat"]) == (source, 30, 0)
    page.get_by_role("button", name="Menu").click()
    expect(page.locator("dialog[open]")).to_contain_text("Played on from an earlier game after 30 moves")
    visitor.play_out(made)
    page.reload()
    end = page.locator("dialog[open] .end")
    end.wait_for()
    sums = [0.0] * 3
    for row in end.locator("tbody tr").all():
        for seat, cell in enumerate(row.locator("td").all_inner_texts()):
            sums[seat] += float(cell.replace("·", "0").replace("−", "-"))
    assert sums == visitor.state(made)["view"]["scores"], "what was scored before has a row of its own"
    page.goto(f"{visitor.base}/mine")
    expect(page.locator("li", has_text="Played on from an earlier game")).to_have_count(1)


def test_friends_are_told_where_the_table_comes_from(visitors: Visitors) -> None:
    host, guest = visitors.arrive(), visitors.arrive(language="de")
    source = finished(host, "friends")
    page = host.go(f"/replay/{source}?ply=10")
    page.get_by_role("button", name="Play on …").click()
    dialog = page.locator("dialog[open]")
    dialog.get_by_role("combobox").nth(1).select_option("friend")
    dialog.get_by_role("button", name="Invite friends").click()
    info = host.get(f"/api/tables/{newest(host)}")
    expect(page.locator("main")).to_contain_text("Played on from an earlier game after 10 moves")
    other = guest.go(f"/join/{info['invite']}")
    expect(other.locator("main")).to_contain_text("Weitergespielt aus einer früheren Partie nach 10 Zügen")
    other.get_by_role("button", name=re.compile("Hier")).click()
    other.locator(".page").wait_for()
    assert guest.state(info["id"], 1)["table"]["status"] == "running"


def test_trying_out_leaves_the_real_table_alone_and_leads_back(visitor: Visitor) -> None:
    real = visitor.new_table("cards", ALONE, "try out")
    before = visitor.settled(real)
    page = visitor.go(f"/table/{real}")
    page.locator(LIT).first.wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Try it out").press("Enter")
    mark = page.get_by_role("link", name="Experiment")
    mark.wait_for()
    trial = newest(visitor)
    assert trial != real
    visitor.play_out(trial)
    assert visitor.state(real) == {**before, "table": visitor.get(f"/api/tables/{real}")}
    page.go_back()
    page.locator(LIT).first.wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Try it out").click()
    mark.press("Enter")
    page.wait_for_url(f"**/table/{real}")
    page.locator(LIT).first.wait_for()
    expect(page.get_by_role("link", name="Experiment")).to_have_count(0)


def test_where_hints_are_not_allowed_nothing_is_tried_out(visitor: Visitor) -> None:
    seats = [{"kind": "human", "name": "Anna"}, *[{"kind": "bot", "level": "greedy"}] * 2]
    made = visitor.post("/api/tables", {"game": "cards", "seats": seats, "hints": False, "pace": "instant"})
    page = visitor.go(f"/table/{made['table']['id']}")
    page.locator(LIT).first.wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=re.compile("Leave the table")).wait_for()
    expect(page.get_by_role("button", name="Try it out")).to_have_count(0)


def test_the_same_deal_again_side_by_side(visitor: Visitor) -> None:
    source = finished(visitor, "same deal")
    page = visitor.go(f"/table/{source}")
    page.locator("dialog[open] .end").wait_for()
    page.get_by_role("button", name="Play on …").click()
    page.get_by_role("button", name="Play the same deal").click()
    page.locator(LIT).first.wait_for()
    made = newest(visitor)
    assert visitor.get(f"/api/tables/{made}")["origin"]["table"] == source
    visitor.play_out(made)
    page.reload()
    page.locator("dialog[open] .end").wait_for()
    page.get_by_role("button", name="Play on …").click()
    games = page.locator("dialog[open] tbody tr", has=page.locator("td.mine"))
    expect(games).to_have_count(2)
    results = visitor.get(f"/api/tables/{made}/deal")["results"]
    for number, game in enumerate(results):
        for seat, cell in zip(game["seats"], games.nth(number).locator("td").all(), strict=True):
            expect(cell).to_contain_text(str(int(seat["score"])))


def test_a_challenge_among_friends(visitors: Visitors) -> None:
    host, friend = visitors.arrive(), visitors.arrive(SMALL, language="de")
    page = host.go(f"/replay/{finished(host, 'challenge')}")
    page.get_by_role("button", name="Play on …").click()
    page.get_by_role("button", name="Challenge").click()
    page.get_by_role("button", name="Make the link").click()
    link = page.get_by_label("Challenge link").input_value()
    path = link[link.index("/challenge/") :]
    other = friend.go(path)
    expect(other.locator("main")).to_contain_text("Anna fordert dich heraus")
    expect(other.locator("ol")).to_have_count(0)
    other.get_by_role("button", name="Annehmen").press("Enter")
    other.locator(LIT).first.wait_for()
    friend.play_out(newest(friend))
    friend.go(path)
    expect(other.locator("ol li")).to_have_count(2)
    other.locator("ol li:not(.mine) a").click()
    other.get_by_role("slider").wait_for()
    page.goto(host.base + path)
    expect(page.locator("ol li")).to_have_count(2)


def test_a_game_begun_elsewhere_goes_on_from_its_record(visitors: Visitors) -> None:
    visitor = visitors.arrive(SMALL)
    record = begun_game()
    page = visitor.go("/import")
    page.get_by_label("From a file").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": json.dumps(record).encode()}
    )
    going_on = page.get_by_role("region", name="Play on with this game")
    expect(going_on).to_contain_text("4 moves have been made")
    visitor.errors.clear()  # the browser writes down that it could not be shown as a finished game
    going_on.get_by_label("What is hidden").select_option("-1")
    going_on.get_by_role("button", name="Play on with this game").click()
    info = visitor.get(f"/api/tables/{newest(visitor)}")
    assert (info["origin"]["kind"], info["origin"]["ply"], info["origin"]["dealing"]) == (
        "brought",
        4,
        "anew",
    )
    page.get_by_role("button", name="Menu").click()
    expect(page.locator("dialog[open]")).to_contain_text("Begun elsewhere, and played on here after 4 moves")


def test_a_record_is_imported_or_refused_in_a_sentence(visitors: Visitors) -> None:
    owner, reader = visitors.arrive(SMALL), visitors.arrive()
    record = owner.get(f"/api/tables/{finished(owner, 'import')}/record")
    page = reader.go("/mine")
    page.get_by_role("link", name="Import a record").click()
    field, show = page.get_by_label("Or as text"), page.get_by_role("button", name="Check and show")
    field.fill("{")
    show.click()
    expect(page.get_by_role("alert")).to_contain_text("not even JSON")
    reader.errors.clear()
    wrong = {**record, "moves": [*record["moves"][:5], "play queen"]}
    field.fill(json.dumps(wrong))
    show.click()
    expect(page.get_by_role("alert")).to_contain_text("Move 6 of the record")
    reader.errors.clear()  # the browser itself writes down that the server refused
    content = json.dumps(record).encode()
    page.get_by_label("From a file").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": content}
    )
    page.wait_for_url("**/replay/*")
    page.get_by_role("slider").wait_for()
    expect(page.get_by_role("slider")).to_have_attribute("max", str(len(record["moves"])))
    page.get_by_role("button", name="Play on …").click()
    page.get_by_role("button", name="Share").click()
    allow = page.get_by_role("checkbox", name="Everybody with the link may look at this game")
    expect(allow).not_to_be_checked()
    allow.check()
    link = page.get_by_label("Link to the replay").input_value()
    address = owner.base + link[link.index("/replay/") :]
    owner.page.goto(address)
    owner.page.get_by_role("slider").wait_for()
    allow.uncheck()
    expect(page.get_by_label("Link to the replay")).to_have_count(0)
    owner.page.reload()
    expect(owner.page.locator("main")).to_contain_text("not open to spectators")
    owner.errors.clear()
