"""The transcripts say what the engine answers today. They are never written here: see `generate.py`."""

from itertools import zip_longest
from pathlib import Path

import pytest

import kingsbridge
from tests.playthroughs.generate import FOLDER, PLAYTHROUGHS, file_of, transcript

SHOWN = 12


def differences(expected: list[str], found: list[str]) -> list[str]:
    """Show the first lines that differ, old and new."""
    pairs = enumerate(zip_longest(expected, found, fillvalue="(nothing)"), start=1)
    return [f"line {number}:\n- {old}\n+ {new}" for number, (old, new) in pairs if old != new][:SHOWN]


@pytest.mark.parametrize("which", PLAYTHROUGHS, ids=lambda which: file_of(*which).stem)
def test_the_engine_answers_as_written(which: tuple[str, int, int]) -> None:
    expected = file_of(*which).read_text(encoding="utf-8").splitlines()
    different = differences(expected, list(transcript(*which)))
    if different:
        pytest.fail(
            f"{file_of(*which).name} differs from what the engine answers. If a rule changed on purpose, raise "
            "rules_version and run `python -m tests.playthroughs.generate`.\n" + "\n".join(different)
        )


def test_every_game_and_every_file_is_covered() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {file_of(*which).name for which in PLAYTHROUGHS}
    # A game from outside (KINGSBRIDGE_GAMES) keeps its own transcripts.
    rooms = Path(str(kingsbridge.__path__[0])) / "games"
    assert {which[0] for which in PLAYTHROUGHS} == {path.parent.name for path in rooms.glob("*/game.py")}


def test_transcripts_stay_readable_in_size() -> None:
    for which in PLAYTHROUGHS:
        assert 20_000 < file_of(*which).stat().st_size < 300_000
