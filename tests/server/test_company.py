"""People at one table: who watches is counted, short things are said, leaving leaves, and others find the way here."""

import socket

import httpx
import pytest

from kingsbridge.server.app import make_app
from kingsbridge.server.run import local_addresses
from kingsbridge.server.settings import Settings
from kingsbridge.server.table.reactions import AT_ONCE
from tests.server.harness import Player, wait_for


def test_spectators_are_counted(players: list[Player]) -> None:
    host, watcher = players[:2]
    table = host.new_table("human", "greedy", "random")["table"]["id"]
    assert host.get(f"/api/tables/{table}")["watching"] == 0
    with host.live(table, 0) as line:
        line.until(answers="hello")
        with watcher.live(table, None) as other:
            other.until(answers="hello")
            line.until(table_watching=1)
        line.until(table_watching=0)


def test_what_is_said_is_a_line_that_changes_no_position(players: list[Player]) -> None:
    host, friend, _, stranger = players
    made = host.new_table("human", "open", "greedy")["table"]
    friend.claim(made["invite"], "Ellen")
    path = f"/api/tables/{made['id']}"
    wait_for(lambda: host.get(path)["waiting_for"] in (0, 1))
    seat = host.get(path)["waiting_for"]
    mover = (host, friend)[seat]
    update = mover.state(made["id"], seat)
    friend.post(f"{path}/react", {"seat": 1, "reaction": "well-played"})
    mover.move(made["id"], seat, update["table"]["seq"], update["legal"][0]["key"])
    said = [line for line in host.state(made["id"], 0)["lines"] if line["kind"] == "reacted"]
    assert [(line["seat"], line["reaction"], line["facts"]) for line in said] == [(1, "well-played", [])]
    assert stranger.post(f"{path}/react", {"seat": 1, "reaction": "wow"}, 403)["code"] == "not-your-seat"
    assert friend.post(f"{path}/react", {"seat": 1, "reaction": "<b>"}, 400)["code"] == "malformed"
    for _ in range(AT_ONCE - 1):
        friend.post(f"{path}/react", {"seat": 1, "reaction": "wow"})
    assert friend.post(f"{path}/react", {"seat": 1, "reaction": "wow"}, 429)["code"] == "too-many-reactions"
    host.post(f"{path}/react", {"seat": 0, "reaction": "thanks"})  # each has a measure of their own


def test_who_leaves_to_a_bot_may_come_back(players: list[Player]) -> None:
    host, friend, _, _ = players
    made = host.new_table("human", "open", "greedy")["table"]
    friend.claim(made["invite"], "Ellen")
    path = f"/api/tables/{made['id']}"
    left = host.post(f"{path}/leave", {"seat": 0, "bot": True})
    assert (left["seats"][0]["kind"], left["seats"][0]["left"]) == ("bot", True)
    assert not left["is_host"] and friend.get(path)["is_host"]
    back = host.post(f"{path}/return", {"seat": 0})
    assert (back["seats"][0]["kind"], back["seats"][0]["left"]) == ("human", False)


@pytest.mark.parametrize(("host", "is_reached"), [("127.0.0.1", False), ("0.0.0.0", True)])
def test_a_server_knows_where_others_reach_it(host: str, is_reached: bool) -> None:
    with socket.socket() as listening:
        listening.bind((host, 0))
        found = local_addresses(listening)
        port = listening.getsockname()[1]
    assert all(each.startswith("http://") and each.endswith(f":{port}") for each in found)
    assert not found or is_reached


def test_only_this_machine_is_told_its_addresses(players: list[Player]) -> None:
    home = players[0].get("/api/addresses")
    assert home == {"addresses": []}  # this server listens to its own machine alone


@pytest.mark.parametrize(("sender", "is_told"), [("127.0.0.1", True), ("203.0.113.9", False)])
async def test_whoever_calls_this_machine_by_its_inner_name_is_not_told(sender: str, is_told: bool) -> None:
    app = make_app(Settings(database="sqlite://", workers=0, addresses=["http://10.0.0.5:8333"]))
    transport = httpx.ASGITransport(app, client=(sender, 1))
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
        assert bool((await client.get("/api/addresses")).json()["addresses"]) == is_told
