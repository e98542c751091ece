"""The mutants still fit the sources; whether the tests notice them, `tests/soak/test_mutants.py` finds out."""

import pytest

from tests.mutants.mutants import Mutant, all_mutants, occurrences


def test_there_are_enough_of_each_game() -> None:
    games = [mutant.game for mutant in all_mutants()]
    assert games
    assert {game: games.count(game) for game in games if games.count(game) < 30} == {}


@pytest.mark.parametrize("mutant", all_mutants(), ids=str)
def test_each_mutant_changes_exactly_one_place(mutant: Mutant) -> None:
    assert occurrences(mutant) == 1
    assert mutant.new != mutant.old
