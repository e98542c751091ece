"""Many bots and few workers: the page tells the place in line and offers the host a lower level."""

import os
import re
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import pytest
from playwright.sync_api import Browser, expect

from kingsbridge.bots.levels import level_of
from tests.server.harness import ServerProcess
from tests.server.test_kills import children
from tests.web.visitor import LIT, SIZES, Json, Visitor, Visitors

WORKERS = 2
CROWD = WORKERS + 1  # tables before ours, all of one person: whose turn it is goes by people


@contextmanager
def held(workers: list[int]) -> Iterator[None]:
    """Workers that think and think."""
    for worker in workers:
        os.kill(worker, signal.SIGSTOP)
    try:
        yield
    finally:
        for worker in workers:
            with suppress(ProcessLookupError):  # the server has lost its patience with it
                os.kill(worker, signal.SIGCONT)


def tables_of_bots(visitor: Visitor, level: str, count: int) -> list[str]:
    """Tables at which a bot begins, in the order in which their bots ask for a worker."""
    seats: list[Json] = [{"kind": "human"}, *[{"kind": "bot", "level": level}] * 2]
    made = (visitor.new_table("cards", seats, f"load {number}") for number in range(40))
    waiting = (table for table in made if visitor.state(table)["table"]["waiting_for"] != 0)
    return [next(waiting) for _ in range(count)]


@pytest.mark.parametrize("size", SIZES)
def test_bots_in_line_and_the_offer_of_a_lower_level(
    browser: Browser, thinking_server: ServerProcess, size: str
) -> None:
    visitors = Visitors(browser, thinking_server.url)
    crowd, host = visitors.arrive(), visitors.arrive(SIZES[size])
    crowd.settled(tables_of_bots(crowd, "greedy", 1)[0])  # so the workers run, and none is at work
    assert thinking_server.process is not None
    server = thinking_server.process.pid
    crowd.wait_until(lambda: len(children(server)) == WORKERS, "the workers do not start")
    with held(children(server)):
        tables_of_bots(crowd, "greedy", CROWD)
        (table,) = tables_of_bots(host, "master", 1)
        page = host.go(f"/table/{table}")
        expect(page.locator(".wait")).to_have_text(re.compile("has to wait: number 1 in the queue …$"))
        board = page.locator("main").bounding_box()
        offer = page.get_by_role("button", name="Let the bots play as Journeyman")
        expect(offer).to_be_in_viewport(ratio=1)
        assert page.locator("main").bounding_box() == board, "the offer does not push the board"
        expect(page.locator(".wait")).to_be_in_viewport(ratio=1)
        offer.click()
        # Not at once the next lower one under the same finger.
        expect(page.locator(".lower")).to_have_count(0)
        expect(page.locator(".wait")).to_contain_text("in the queue")
    page.locator(LIT).first.wait_for()
    expect(page.locator(".wait")).to_have_text("Choose a highlighted item")
    assert [level_of(seat["level"]) for seat in host.state(table)["table"]["seats"]] == [
        "",
        *["journeyman"] * 2,
    ]
    visitors.leave()
