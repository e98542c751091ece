"""Only a test that fails notices a mutant; a run that is killed, or cannot begin, says nothing."""

from pathlib import Path

import pytest
from pytest import ExitCode

from tests.mutants.judging import NOT_KNOWN, NOTICED, PASSED, Verdict, run_tests, verdict_on
from tests.mutants.results import Results

_KILLED = "import os, signal\n\ndef test_it(): os.kill(os.getpid(), signal.SIGKILL)\n"
_KILLED_ONCE = """
import os, pathlib, signal

def test_it():
    mark = pathlib.Path(__file__).with_suffix(".begun")
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    assert False
"""
_WAITS_AND_THEN_NEVER_ENDS = """
import time

def test_that_waits(): time.sleep(0.6)

def test_it():
    while True:
        try:
            sum(range(100))
        except BaseException:
            pass
"""
_FAILS_IN_SET_UP = """
import pytest

@pytest.fixture
def table(): raise ValueError

def test_it(table): pass
"""


def _judge(folder: Path, source: str) -> Verdict:
    file = folder / "test_toy.py"
    file.write_text(source, encoding="utf-8")
    return run_tests([str(file)], folder, seconds_a_test=0.3)


def test_what_cannot_be_imported_does_not_keep_others_from_noticing(tmp_path: Path) -> None:
    (tmp_path / "test_first.py").write_text("raise ValueError\n", encoding="utf-8")
    (tmp_path / "test_last.py").write_text("def test_it(): assert False\n", encoding="utf-8")
    verdict = run_tests([str(tmp_path)], tmp_path)
    assert verdict.outcome == NOTICED and verdict.by.endswith("test_last.py::test_it")
    (tmp_path / "test_last.py").write_text("def test_it(): pass\n", encoding="utf-8")
    assert run_tests([str(tmp_path)], tmp_path).outcome == NOT_KNOWN


@pytest.mark.parametrize("source", [_KILLED_ONCE, _WAITS_AND_THEN_NEVER_ENDS])
def test_a_failing_test_notices(source: str, tmp_path: Path) -> None:
    verdict = _judge(tmp_path, source)
    assert verdict.outcome == NOTICED
    assert verdict.by.endswith("test_toy.py::test_it")


@pytest.mark.parametrize(
    ("source", "why"), [(_KILLED, "ended by signal 9"), (_FAILS_IN_SET_UP, "pytest ended with 1")]
)
def test_a_run_that_breaks_off_says_nothing(source: str, why: str, tmp_path: Path) -> None:
    verdict = _judge(tmp_path, source)
    assert verdict.outcome == NOT_KNOWN
    assert why in verdict.by


@pytest.mark.parametrize(
    ("code", "failed_test", "outcome"),
    [
        (ExitCode.OK, "", PASSED),
        (ExitCode.TESTS_FAILED, "test_it", NOTICED),
        (ExitCode.TESTS_FAILED, "", NOT_KNOWN),
        (ExitCode.INTERRUPTED, "", NOT_KNOWN),
        (ExitCode.INTERNAL_ERROR, "test_it", NOT_KNOWN),
        (ExitCode.NO_TESTS_COLLECTED, "", NOT_KNOWN),
        (-9, "test_it", NOT_KNOWN),
    ],
)
def test_only_a_code_and_a_name_together_notice(code: int, failed_test: str, outcome: str) -> None:
    assert verdict_on(code, failed_test, "").outcome == outcome


def test_verdicts_are_taken_up_again(tmp_path: Path) -> None:
    file = tmp_path / "kept/mutants.jsonl"
    this_test = "tests/mutants/test_judging.py::test_verdicts_are_taken_up_again"
    Results(file).keep("toy: a", "v1", Verdict(NOTICED, this_test))
    Results(file).keep("toy: b", "v1", Verdict(NOT_KNOWN, "killed"))
    results = Results(file)
    assert results.known("toy: a", "v1") == Verdict(NOTICED, this_test)
    assert results.known("toy: a", "v2") is None  # other sources
    assert results.noticed_by("toy: a") == this_test  # yet a good guess
    assert results.known("toy: b", "v1") is None  # nothing known: judged again
    assert results.noticed_by("toy: b") == ""
