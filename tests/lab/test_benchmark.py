"""The description of the games as benchmarks is measured, and stays true."""

from pathlib import Path

import pytest

import kingsbridge
from kingsbridge.lab.benchmark import describe, hidden_bits, markdown
from tests.cli.running import Run

PAGE = Path(__file__).parents[2] / "docs/benchmarks.md"


@pytest.mark.parametrize("game_id", kingsbridge.game_ids())
def test_a_description_is_that_of_the_game(game_id: str) -> None:
    game = kingsbridge.load_game(game_id)
    found = describe(game, game.max_seats, games=3, seed=2)
    assert found == describe(game, game.max_seats, games=3, seed=2)
    assert 50 < found.decisions < game.max_decisions
    assert 1 < found.branching < found.most_actions <= game.num_actions
    assert found.draws > 5 and found.hidden_bits > 5
    # The page holds a line for it, with what does not depend on how many games were played.
    line = next(
        line
        for line in PAGE.read_text("utf-8").splitlines()
        if line.startswith(f"| {game_id} | {found.seats} |")
    )
    assert line.endswith(f"| {game.num_features} | {game.num_actions} |")
    assert markdown([found]).splitlines()[0] in PAGE.read_text("utf-8")


def test_nothing_is_hidden_where_all_is_over() -> None:
    game = kingsbridge.load_game("duel")
    state = game.new_state(seed=1)
    assert hidden_bits(state, 0) > 5
    while state.epoch < 11:
        state.apply(state.legal_actions()[0])
    late = hidden_bits(state, 0)
    assert late < hidden_bits(game.new_state(seed=1), 0)


def test_the_command(run: Run, tmp_path: Path) -> None:
    told = run("benchmark", "duel", "--games", "2", "--table", tmp_path / "t.md")
    assert told.code == 0 and "duel" in told.out
    assert (tmp_path / "t.md").read_text(encoding="utf-8").startswith("| game | seats |")
