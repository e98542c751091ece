"""Several server processes on one PostgreSQL behave like one server."""

from collections.abc import Iterator
from random import Random

import pytest

from tests.server.harness import Json, Player, ServerProcess, wait_for

MOVES = 25


@pytest.fixture(scope="module")
def neighbours(postgres_url: str) -> Iterator[list[ServerProcess]]:
    """Two processes on one database."""
    servers = [
        ServerProcess(postgres_url, "--grace-ms", "0", "--absent-after", "1").start() for _ in range(2)
    ]
    yield servers
    for server in servers:
        server.kill()


@pytest.fixture
def table(neighbours: list[ServerProcess]) -> tuple[str, list[Player]]:
    """Two people, each at a process of their own, and a bot; gives the table and the people."""
    people = [Player(server.url) for server in neighbours]
    made = people[0].new_table("human", "open", "greedy")["table"]
    people[1].claim(made["invite"], "B")
    return made["id"], people


def test_each_hears_at_once_what_the_other_does(table: tuple[str, list[Player]]) -> None:
    table_id, people = table
    random = Random(1)
    movers = set()
    with people[0].live(table_id, 0) as one, people[1].live(table_id, 1) as two:
        lines = [one, two]
        latest = [line.until(answers="hello") for line in lines]
        for _ in range(MOVES):
            waiting = awaited_person(people[0], table_id, max(update["table"]["seq"] for update in latest))
            mover, seq = waiting["waiting_for"], waiting["seq"]
            # Told on its own line, by its own process, whoever moved before.
            latest = [
                line.until(type="update", table_seq=seq) if update["table"]["seq"] < seq else update
                for line, update in zip(lines, latest, strict=True)
            ]
            action = random.choice(latest[mover]["legal"])["key"]
            assert latest[1 - mover]["legal"] == []
            lines[mover].send(type="move", id=f"m{seq}", seat=mover, seq=seq, action=action)
            latest[mover] = lines[mover].until(answers=f"m{seq}")
            movers.add(mover)
    assert movers == {0, 1}
    last = awaited_person(people[0], table_id, latest[mover]["table"]["seq"])
    wait_for(lambda: people[1].get(f"/api/tables/{table_id}")["seq"] == last["seq"])
    told = [person.state(table_id, None)["lines"] for person in people]
    assert [line["seq"] for line in told[0]] == list(range(1, last["seq"] + 1))
    assert told[0] == told[1]


def awaited_person(person: Player, table_id: str, seq: int) -> Json:
    """Wait until it is a person's turn after a line; gives the table. A process may know a change a little later."""
    found: list[Json] = []

    def is_awaited() -> bool:
        found[:] = [person.get(f"/api/tables/{table_id}")]
        return found[0]["seq"] >= seq and found[0]["waiting_for"] in (0, 1)

    wait_for(is_awaited)
    return found[0]


def test_who_is_at_another_process_counts_as_present(table: tuple[str, list[Player]]) -> None:
    table_id, people = table

    def present(seat: int) -> bool:
        return bool(people[0].get(f"/api/tables/{table_id}")["seats"][seat]["present"])

    with people[1].live(table_id, 1) as line:
        line.until(answers="hello")
        wait_for(lambda: present(1))  # before the other process has said so, nobody here knows
        people[0].post(f"/api/tables/{table_id}/bot", {"seat": 1, "level": "greedy"}, 409)


def test_when_a_process_dies_another_goes_on(neighbours: list[ServerProcess], postgres_url: str) -> None:
    third = ServerProcess(postgres_url).start()
    person = Player(third.url)
    table_id = person.new_table("human", "greedy", "random")["table"]["id"]
    update = person.awaited(table_id)
    third.kill()
    other = Player(neighbours[1].url, person.cookie)
    assert other.awaited(table_id)["view"] == update["view"]
    for _ in range(10):
        update = other.awaited(table_id)
        other.move(table_id, 0, update["table"]["seq"], update["legal"][0]["key"])
    movers = {line["seat"] for line in other.awaited(table_id)["lines"] if line["kind"] == "move"}
    assert movers == {0, 1, 2}, "the bots went on too"
