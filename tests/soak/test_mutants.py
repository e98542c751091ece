"""Each mutant must make some test of its game fail."""

from pathlib import Path

import pytest

from tests.mutants.listing import Mutant, all_mutants
from tests.mutants.mutants import TESTS_FAILED, copy_package, plant, run_tests

pytestmark = pytest.mark.soak


@pytest.mark.parametrize("game", sorted({mutant.game for mutant in all_mutants()}))
def test_the_tests_pass_without_a_mutant(game: str, tmp_path: Path) -> None:
    copy_package(tmp_path)
    assert run_tests(game, tmp_path) == 0


@pytest.mark.parametrize("mutant", all_mutants(), ids=str)
def test_the_tests_notice(mutant: Mutant, tmp_path: Path) -> None:
    plant(mutant, tmp_path)
    assert run_tests(mutant.game, tmp_path) == TESTS_FAILED, f"Nothing noticed that {mutant.why}."
