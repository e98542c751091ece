"""The mutants still fit the sources; whether the tests notice them, `tests/soak/test_mutants.py` finds out."""

import ast
from functools import cache

from tests.mutants.listing import Mutant, all_mutants
from tests.mutants.places import Misfit, edit_of
from tests.mutants.planting import PACKAGE


def test_there_are_enough_of_each_game() -> None:
    games = [mutant.game for mutant in all_mutants()]
    assert games
    assert {game: games.count(game) for game in games if games.count(game) < 30} == {}


def test_no_two_mutants_are_the_same() -> None:
    errors = [mutant._replace(why="") for mutant in all_mutants()]
    assert [error for error in errors if errors.count(error) > 1] == []


def test_every_mutant_changes_exactly_one_place() -> None:
    misfits = [sentence for mutant in all_mutants() if (sentence := _misfit(mutant))]
    assert not misfits, "Mend these in tests/mutants/*.toml:\n" + "\n".join(misfits)


def _misfit(mutant: Mutant) -> str:
    """Say in a sentence what is wrong with a mutant; nothing if it fits."""
    try:
        edit = edit_of(mutant, PACKAGE)
    except Misfit as error:
        return f"{mutant}: {error}."
    if _syntax(edit.text) == _syntax(edit.file.read_text(encoding="utf-8")):
        return f"{mutant}: '{mutant.to}' means the same as '{mutant.change}'."
    return ""


@cache  # a file holds many mutants
def _syntax(text: str) -> str:
    return ast.dump(ast.parse(text))
