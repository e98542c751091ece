"""Each mutant must make some test of its game fail.

Verdicts are kept in build/mutants.jsonl, or in the file that KINGSBRIDGE_MUTANTS names: a run that was stopped goes on
where it was, and judges anew only what the sources or tests of a game have changed since.
"""

import os
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from tests.mutants.judging import NOT_KNOWN, NOTICED, PASSED, Verdict, judge
from tests.mutants.listing import Mutant, all_mutants
from tests.mutants.places import rules_near
from tests.mutants.planting import PACKAGE, ROOT, copy_package, plant
from tests.mutants.results import Results, made_of

pytestmark = pytest.mark.soak

Planting = Callable[[Path], object]


@pytest.fixture(scope="module")
def results() -> Results:
    return Results(Path(os.environ.get("KINGSBRIDGE_MUTANTS", ROOT / "build/mutants.jsonl")))


def _verdict(
    results: Results, game: str, name: str, planting: Planting, folder: Path, rules: Sequence[str] = ()
) -> Verdict:
    """Look up the verdict on a planted package, or judge it and keep that."""
    sources = made_of(game)
    known = results.known(name, sources)
    if known is not None:
        return known
    planting(folder)
    verdict = judge(game, folder, results.noticed_by(name), rules)
    if made_of(game) != sources:
        verdict = Verdict(NOT_KNOWN, "sources or tests were changed during the run")
    results.keep(name, sources, verdict)
    return verdict


def _without_mutant(results: Results, game: str, folder: Path) -> Verdict:
    return _verdict(results, game, f"{game}: no mutant", copy_package, folder / "sound")


@pytest.mark.parametrize("game", sorted({mutant.game for mutant in all_mutants()}))
def test_the_tests_pass_without_a_mutant(game: str, results: Results, tmp_path: Path) -> None:
    assert _without_mutant(results, game, tmp_path) == Verdict(PASSED)


@pytest.mark.parametrize("mutant", all_mutants(), ids=str)
def test_the_tests_notice(mutant: Mutant, results: Results, tmp_path: Path) -> None:
    sound = _without_mutant(results, mutant.game, tmp_path)
    assert sound.outcome == PASSED, f"Tests that fail anyway notice nothing: {sound.by}"
    name = f"{mutant} [{mutant.name}: {mutant.change} -> {mutant.to}, {mutant.nth}]"
    verdict = _verdict(
        results,
        mutant.game,
        name,
        lambda folder: plant(mutant, folder),
        tmp_path / "mutant",
        rules_near(mutant, PACKAGE),
    )
    assert verdict.outcome != NOT_KNOWN, f"Whether it is noticed that {mutant.why} is not known: {verdict.by}"
    assert verdict.outcome == NOTICED, f"Nothing noticed that {mutant.why}."
