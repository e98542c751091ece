"""Run the tests on a package that may hold a mutant, and say whether they noticed.

A mutant is noticed by a test that failed and has a name. A run that was killed, that could not begin or that ended in
any other way proves nothing: what is killed is run again, and else nothing is known.
"""

import os
import resource
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.mutants import witness
from tests.mutants.planting import ROOT

NOTICED, PASSED, NOT_KNOWN = "noticed", "passed", "not known"
TRIES = 2
SECONDS_A_TEST = 90  # of computing; without a mutant the longest test takes a tenth of it
SECONDS_A_RUN = 1800  # of computing, if not even the tests' own limit ends it: then nothing is known
MOST_MEMORY = 3 << 30  # a loop that collects for ever must not take the machine with it


class Verdict(NamedTuple):
    """What a run of the tests showed, and by what: the test that failed, or why nothing is known."""

    outcome: str
    by: str = ""


def tests_of(game: str) -> list[str]:
    """Name the tests that judge a game's engine, its rules first: they find most errors, and fast."""
    parts = [f"tests/rules/{game}", "tests/hidden", "tests/conformance"]
    return [part for part in parts if any((ROOT / part).glob("test_*.py"))]


def judge(game: str, folder: Path, likely: str = "", rules: Sequence[str] = ()) -> Verdict:
    """Run a game's tests on the package in a folder, and go on only while nothing is noticed.

    First comes the test that will likely fail; among the others those that show one of the rules.
    """
    if likely:
        verdict = run_tests([likely], folder)
        if verdict.outcome == NOTICED:
            return verdict
    for tests in tests_of(game):
        # What hidden and conformance ask of the other games cannot notice.
        verdict = run_tests(["-m", "not (slow or soak)", "-k", game, tests], folder, rules)
        if verdict.outcome != PASSED:
            break
    return verdict


def run_tests(
    arguments: Sequence[str],
    folder: Path,
    rules: Sequence[str] = (),
    seconds_a_test: float = SECONDS_A_TEST,
) -> Verdict:
    """Run tests up to the first failure, and once more if that run was killed."""
    for _ in range(TRIES):
        code, failed_test, output = _run(arguments, folder, rules, seconds_a_test)
        if code >= 0:
            break
    return verdict_on(code, failed_test, output)


def _run(
    arguments: Sequence[str], folder: Path, rules: Sequence[str], seconds_a_test: float
) -> tuple[int, str, str]:
    """Give pytest's exit code (negative: the signal that ended it), the test that failed, and what was printed."""
    failed_tests = folder / "failed_tests.txt"
    failed_tests.write_text("", encoding="utf-8")
    environment = {
        **os.environ,
        "PYTHONPATH": str(folder),
        "KINGSBRIDGE_PURE": "1",
        "PYTHONDONTWRITEBYTECODE": "1",
        "HYPOTHESIS_STORAGE_DIRECTORY": str(folder / "hypothesis"),
        witness.FAILED_TESTS: str(failed_tests),
        witness.MOST_SECONDS: str(seconds_a_test),
        witness.RULES_FIRST: " ".join(rules),
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # a browser's plugin alone takes longer than most of the tests
    }
    plugins = ["-p", witness.__name__, "-p", "pytest_asyncio.plugin", "-p", "no:cacheprovider"]
    done = subprocess.run(
        # No -x: it would give up at a file that cannot be imported. The witness stops at the first test that fails.
        [sys.executable, "-m", "pytest", "--continue-on-collection-errors", "-q", *plugins, *arguments],
        cwd=ROOT,
        env=environment,
        preexec_fn=_limit,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return done.returncode, failed_tests.read_text(encoding="utf-8").partition("\n")[0], done.stdout


def _limit() -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS_A_RUN, SECONDS_A_RUN))
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


def verdict_on(code: int, failed_test: str, output: str) -> Verdict:
    """Judge by how pytest ended and by the test that failed."""
    if code == pytest.ExitCode.TESTS_FAILED and failed_test:
        return Verdict(NOTICED, failed_test)
    if code == pytest.ExitCode.OK and not failed_test:
        return Verdict(PASSED)
    if code < 0:
        return Verdict(NOT_KNOWN, f"the run was ended by signal {-code}")
    last_lines = " / ".join(output.strip().splitlines()[-3:])
    return Verdict(NOT_KNOWN, f"pytest ended with {code}: {last_lines}")
