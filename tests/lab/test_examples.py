"""Every example runs, in its short form, and does what it says."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from examples import ismcts_against_journeyman, linear_value, own_bot, train_cards, what_wins_in_world
from tests.cli.running import Run

ROOT = Path(__file__).parents[2]
EXAMPLES = sorted(path.stem for path in (ROOT / "examples").glob("*.py") if path.stem != "__init__")


def test_every_example_is_run_here() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    assert all(name in text for name in EXAMPLES)


def test_a_bot_of_thirty_lines_in_the_arena(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_bot.RolloutBot, "playouts", 1)
    monkeypatch.setenv("COLUMNS", "160")  # a narrow table cuts the bot's long name
    lines = (ROOT / "examples/own_bot.py").read_text(encoding="utf-8").split('"""\n', 2)[-1].splitlines()
    assert len([line for line in lines if line]) <= 30
    told = run(
        "arena", "duel", "--bots", "examples.own_bot:RolloutBot,random", "--games", "2", "--workers", "1"
    )
    assert told.code == 0 and "RolloutBot" in told.out and "forfeits at" not in told.out


def test_a_linear_value_from_a_data_set(run: Run, tmp_path: Path) -> None:
    words = ["--games", "40", "--out", tmp_path / "d", "--workers", "1", "--shard", "20"]
    assert run("dataset", "duel", "--bots", "tidy,random", *words).code == 0
    told = linear_value.main(str(tmp_path / "d"))
    assert told["rows"] > 2000
    assert told["explained by the fit"] > 0.05, "the features foretell nothing"


def test_what_wins_in_world(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    what_wins_in_world.main(str(tmp_path / "w.svg"), "6", "1")
    assert "most points" in capsys.readouterr().out
    picture = (tmp_path / "w.svg").read_text(encoding="utf-8")
    assert picture.startswith("<svg xmlns=") and picture.count("<circle") >= 6


def test_ismcts_against_journeyman() -> None:
    got = ismcts_against_journeyman.play("duel", 2, 0, rival="random")
    assert sorted(got) == [-1.0, 1.0]


def test_numpy_net_learns(tmp_path: Path) -> None:
    """The training with numpy, always: the network foretells better than before, and plays legal games."""
    path = tmp_path / "net.npz"
    net = train_cards.new_net("numpy")
    rows = train_cards.self_play(net, games=1, playouts=2, seed=3, share=0.2)
    features, worths, masks = (np.stack([row[part] for row in rows]) for part in range(3))
    first = net.learn(features, worths, masks)
    for _ in range(30):
        last = net.learn(features, worths, masks)
    assert last < first / 2
    net.save(path)
    again = train_cards.new_net("numpy", seed=9)
    again.load(path)
    assert np.allclose(again.worths(features), net.worths(features))
    assert 0 <= train_cards.wins_against_greedy(path, 1, seed=1) <= 1


@pytest.mark.skipif(
    importlib.util.find_spec("torch") is None, reason="PyTorch is not installed (extra: train)"
)
def test_torch_net_trains(tmp_path: Path) -> None:
    train_cards.train(tmp_path / "net.pt", "torch", laps=1, games=1, playouts=2, test_games=1, quiet=True)
    assert (tmp_path / "net.pt").exists()


@pytest.mark.slow
def test_the_commands_of_the_guide_start(tmp_path: Path) -> None:
    """The training's command reads its words, in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "examples.train_cards", "--help"],
        cwd=ROOT,
        env={**os.environ},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0 and "--numpy" in done.stdout
