"""`kingsbridge play --coach` asks before a move that throws much away, and names the decision that mattered most."""

from pathlib import Path

import pytest

from kingsbridge import Record
from kingsbridge.bots.advice import Advice, Ground
from kingsbridge.bots.bot import Info
from kingsbridge.cli import coach
from tests.cli.running import Run

QUICK = ["--seats", "3", "--bots", "random", "--seed", "5", "--coach"]


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last action is best, and all others throw much away."""

    def judge(info: Info, level: str, seed: int, seconds: float) -> list[Advice]:
        assert info.seat == info.sample(0).current_seat and seconds < 1
        legal = info.legal_actions()
        advised = [Advice(legal[-1], 0.9, 9, [Ground("alike", 0.0)])]
        for other in legal[:-1]:
            advised.append(Advice(other, 0.2, 1, []))
            advised[-1].instead = [Ground("gives", 1.0)]
        return advised

    monkeypatch.setattr(coach, "judge", judge)


def test_who_thinks_again_may_choose_again_and_who_insists_plays(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    played = run("play", "cards", *QUICK, "--save", file, lines=["1", "", "1", "y", "q"])
    assert played.code == 0
    assert played.out.count("This move gives a lot away") == 2
    assert "keeps good cards from the others" in played.out
    assert "another move is about as good" not in played.out
    moves = Record.from_json(file.read_text(encoding="utf-8")).moves
    assert len(moves) >= 1


def test_after_a_hand_the_decision_that_mattered_most_is_named(run: Run) -> None:
    played = run("play", "cards", *QUICK, lines=["1", "y"] * 60)
    assert "The decision that mattered most" in played.out
    assert "Better was" in played.out


def test_without_the_coach_nobody_asks(run: Run) -> None:
    played = run("play", "cards", *QUICK[:-1], lines=["1", "q"])
    assert "gives a lot away" not in played.out
