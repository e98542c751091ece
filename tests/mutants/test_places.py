"""A mutant finds its place by name and syntax, wherever the code has moved; if it does not, it says why."""

from pathlib import Path

import pytest

from tests.mutants.listing import Mutant
from tests.mutants.places import Misfit, edit_of

_SOURCE = '''"""A phase."""

LIMIT: int = 3  # how many


class Draw:
    """Draw a card."""

    def enter(self, state: State) -> None:
        # from the top
        card = state.pile.pop(0)  # Größe
        if card >= 0:
            state.held += 1
            state.seen += 1
        elif card < -1:
            state.held += 1
        state.log(f"draw {card + 1}", "é", card + 1)
'''


@pytest.fixture
def package(tmp_path: Path) -> Path:
    room = tmp_path / "games/toy/phases"
    room.mkdir(parents=True)
    (room / "draw.py").write_text(_SOURCE, encoding="utf-8")
    return tmp_path


def _mutant(
    change: str, to: str, *, name: str = "Draw.enter", kind: str = "function", nth: int = 0
) -> Mutant:
    return Mutant("toy", "a test", kind, name, change, to, nth)


@pytest.mark.parametrize(
    ("mutant", "old", "new"),
    [
        (_mutant("card>=0", "card > 0"), "card >= 0", "(card > 0)"),
        (_mutant("card + 1", "card"), '"é", card + 1', '"é", (card)'),
        (_mutant('f"draw {card + 1}"', '"draw 1"'), 'f"draw {card + 1}"', '("draw 1")'),
        (_mutant("state.seen += 1", "pass"), "state.seen += 1", "pass"),
        (
            _mutant("state.held += 1", "pass", nth=2),
            ":\n            state.held += 1\n        state",
            ":\n            pass\n        state",
        ),
        (
            _mutant("state.held += 1\nstate.seen += 1", "if card:\n    state.held += 1"),
            "state.held += 1\n            state.seen += 1",
            "if card:\n                state.held += 1",
        ),
        (_mutant("3", "4", name="LIMIT", kind="constant"), "int = 3 ", "int = (4) "),
        (_mutant("card >= 0", "card", name="phases.draw:Draw.enter"), "card >= 0", "(card)"),
    ],
    ids=lambda part: part.change if isinstance(part, Mutant) else "",
)
def test_only_the_named_syntax_is_replaced(package: Path, mutant: Mutant, old: str, new: str) -> None:
    edit = edit_of(mutant, package)
    assert _SOURCE.count(old) == 1
    assert edit.text == _SOURCE.replace(old, new)


def test_moving_a_function_does_not_break_a_mutant(package: Path) -> None:
    moved = package / "games/toy/effects.py"
    (package / "games/toy/phases/draw.py").rename(moved)
    edit = edit_of(_mutant("card >= 0", "card > 0"), package)
    assert edit.file == moved


@pytest.mark.parametrize(
    ("mutant", "sentence"),
    [
        (_mutant("card", "0", name="Draw.leave"), "there is no function 'Draw.leave'"),
        (
            _mutant("card", "0", name="phases.deal:Draw.enter"),
            "there is no function 'phases.deal:Draw.enter'",
        ),
        (_mutant("3", "4", name="MOST", kind="constant"), "there is no constant 'MOST'"),
        (_mutant("card == 0", "True"), "function 'Draw.enter' does not hold 'card == 0'"),
        (
            _mutant("state.held += 1", "pass"),
            "function 'Draw.enter' holds 'state.held += 1' 2 times: `nth` must say which",
        ),
        (
            _mutant("card < -1", "True", nth=2),
            "function 'Draw.enter' holds 'card < -1' 1 times: `nth` must say which",
        ),
        (_mutant("if card", "pass"), "'if card' and 'pass' are neither two expressions nor two statements"),
        (
            _mutant("if card < -1:\n    state.held += 1", "pass"),
            "an `elif` cannot be replaced by itself: change its condition, or the whole `if`",
        ),
    ],
)
def test_a_misfit_says_what_is_wrong(package: Path, mutant: Mutant, sentence: str) -> None:
    with pytest.raises(Misfit) as raised:
        edit_of(mutant, package)
    assert str(raised.value) == sentence


def test_a_name_in_two_modules_needs_its_module(package: Path) -> None:
    (package / "games/toy/draw.py").write_text(_SOURCE, encoding="utf-8")
    with pytest.raises(Misfit, match=r"in games/toy/draw\.py and games/toy/phases/draw\.py: name its module"):
        edit_of(_mutant("card >= 0", "card > 0"), package)
