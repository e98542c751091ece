"""A plugin of pytest for the run on a mutant: the likeliest tests come first, the one that fails is written down, and
one that computes for ever is ended.

Time is counted as the processor spends it on the test, so a machine that is busy, asleep or frozen ends nothing.
"""

import os
import signal
from collections.abc import Generator, Iterator
from pathlib import Path
from types import FrameType

import pytest

FAILED_TESTS = "MUTANT_FAILED_TESTS"  # environment: the file that gets the names of the tests that failed
MOST_SECONDS = "MUTANT_MOST_SECONDS"  # environment: what one test may compute
RULES_FIRST = "MUTANT_RULES_FIRST"  # environment: the rules whose tests come first


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the tests that show one of the rules that the mutant breaks."""
    rules = os.environ[RULES_FIRST].split()
    items.sort(key=lambda item: all(mark.args[0] not in rules for mark in item.iter_markers("rule")))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """Let the test fail, by its name, when it has computed for too long."""

    def give_up(number: int, frame: FrameType | None) -> None:
        # Ended here and now: an exception might be caught by the very loop that does not end.
        _write_down(item.nodeid)
        os._exit(pytest.ExitCode.TESTS_FAILED)

    signal.signal(signal.SIGVTALRM, give_up)
    signal.setitimer(signal.ITIMER_VIRTUAL, float(os.environ[MOST_SECONDS]))
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Name a test that failed, and stop; an error in what is set up for it is no failure of the test."""
    report = yield
    if report.failed and report.when == "call":
        _write_down(report.nodeid)
        item.session.shouldfail = "a test has noticed"
    return report


def _write_down(name: str) -> None:
    with Path(os.environ[FAILED_TESTS]).open("a", encoding="utf-8") as file:
        file.write(f"{name}\n")
