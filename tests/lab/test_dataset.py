"""Self-play as Parquet: the rows are the games, a run can be interrupted, and shards can be checked."""

import hashlib
import json
from pathlib import Path

import pyarrow.parquet as parquet
import pytest

import kingsbridge
from kingsbridge.arena.schedule import make_plan
from kingsbridge.arena.workers import OneCore
from kingsbridge.core.errors import BadRequest
from kingsbridge.lab.dataset import (
    COLUMNS,
    Dataset,
    checksum_of,
    games_done,
    name_of,
    schema_of,
    write_dataset,
)
from tests.cli.running import Run


def small(game_id: str, games: int = 3, shard: int = 2, seed: int = 4) -> Dataset:
    """Plan a few games of tidy and random bots."""
    game = kingsbridge.load_game(game_id)
    bots = ["tidy", *["random"] * (game.min_seats - 1)]
    return Dataset(make_plan(game, bots, {}, seed, fresh_deals=True), games, shard)


@pytest.mark.parametrize("game_id", kingsbridge.game_ids())
def test_rows_are_the_decisions_of_the_games(game_id: str, tmp_path: Path) -> None:
    dataset = small(game_id)
    assert list(write_dataset(dataset, tmp_path / "d", OneCore())) == [2, 1]
    rows = [
        row for shard in (0, 1) for row in parquet.read_table(tmp_path / "d" / name_of(shard)).to_pylist()
    ]
    facts = json.loads((tmp_path / "d/dataset.json").read_text(encoding="utf-8"))
    game = kingsbridge.load_game(game_id)
    plan = dataset.plan
    at = 0
    for number in range(3):
        state = game.start(plan.seats, plan.options, plan.deal_key(plan.fixture(number)), None, True)
        while not state.is_over:
            row = rows[at]
            assert (row["game"], row["seat"]) == (number, state.current_seat)
            assert row["features"] == state.features(state.current_seat)
            assert [action for action, flag in enumerate(row["mask"]) if flag] == state.legal_actions()
            assert facts["actions"][row["action"]] == game.action(row["action"]).key
            assert row["bot"] == plan.fixture(number).bots[state.current_seat]
            state.journal = []
            seat = state.current_seat
            state.apply(row["action"])
            assert row["entries"] == [json.dumps(e.for_seat(seat), ensure_ascii=False) for e in state.journal]
            at += 1
        own = [row for row in rows if row["game"] == number]
        scores, winners = state.scores(), state.winners()
        assert all(row["points"] == scores[row["seat"]] for row in own)
        assert all((row["win"] > 0) == (row["seat"] in winners) for row in own)
    assert at == len(rows)


def test_a_run_carries_on_where_it_was(tmp_path: Path) -> None:
    whole, parted = tmp_path / "whole", tmp_path / "parted"
    dataset = small("duel", games=5)
    list(write_dataset(dataset, whole, OneCore()))
    run = write_dataset(dataset, parted, OneCore())
    next(run)
    run.close()
    assert games_done(dataset, parted) == 2
    # A shard that was cut off, and one that was changed, are played again.
    (parted / name_of(1)).write_bytes(b"half")
    checksum_of(parted / name_of(1)).write_bytes(b"\xff\xfe")  # no text, as a crash may leave it
    first = parted / name_of(0)
    first.write_bytes(first.read_bytes()[:-1] + b"x")
    assert games_done(dataset, parted) == 0
    assert sum(write_dataset(dataset, parted, OneCore())) == 5
    names = sorted(str(path.relative_to(whole)) for path in whole.rglob("*.*"))
    assert len(names) == 8
    assert names == sorted(str(path.relative_to(parted)) for path in parted.rglob("*.*"))
    assert all((whole / name).read_bytes() == (parted / name).read_bytes() for name in names)
    for shard in range(3):
        written = checksum_of(whole / name_of(shard)).read_text(encoding="ascii")
        digest = hashlib.sha256((whole / name_of(shard)).read_bytes()).hexdigest()
        assert written == f"{digest}  {name_of(shard)}\n"


def test_another_data_set_and_a_full_folder_are_refused(tmp_path: Path) -> None:
    list(write_dataset(small("duel", games=1), tmp_path / "d", OneCore()))
    with pytest.raises(BadRequest) as other:
        list(write_dataset(small("duel", games=1, seed=5), tmp_path / "d", OneCore()))
    assert other.value.code == "other-dataset"
    (tmp_path / "full").mkdir()
    (tmp_path / "full/file").touch()
    with pytest.raises(BadRequest) as full:
        list(write_dataset(small("duel", games=1), tmp_path / "full", OneCore()))
    assert full.value.code == "folder-in-use"


def test_a_run_that_was_stopped_before_its_first_shard_carries_on(tmp_path: Path) -> None:
    """Wherever it was stopped: what lies there is only what it wrote itself."""
    dataset = small("duel", games=1)
    list(write_dataset(dataset, tmp_path / "whole", OneCore()))
    facts = (tmp_path / "whole/dataset.json").read_bytes()
    begun = tmp_path / "begun"
    begun.mkdir()
    (begun / ".dataset.json.part").write_bytes(facts[:100])
    list(write_dataset(dataset, begun, OneCore()))
    stopped = tmp_path / "stopped"
    stopped.mkdir()
    (stopped / "dataset.json").write_bytes(facts)
    list(write_dataset(dataset, stopped, OneCore()))
    for folder in (begun, stopped):
        assert games_done(dataset, folder) == 1 and (folder / "README.md").exists()


def test_a_shard_that_is_being_written_is_no_part_of_the_table(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    list(write_dataset(small("duel", games=1), tmp_path / "d", OneCore()))
    whole = parquet.read_table(tmp_path / "d/shards").num_rows
    (tmp_path / "d/shards/.shard-00001.parquet.part").write_bytes(b"half")
    assert parquet.read_table(tmp_path / "d/shards").num_rows == whole


def test_a_file_in_the_place_of_the_folder_is_refused_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(BadRequest) as refused:
        list(write_dataset(small("duel", games=1), tmp_path / "file", OneCore()))
    assert refused.value.code == "unwritable-file"


def test_the_page_names_every_column_with_its_type(tmp_path: Path) -> None:
    list(write_dataset(small("cards", games=1), tmp_path / "d", OneCore()))
    page = (tmp_path / "d/README.md").read_text(encoding="utf-8")
    for field in schema_of(kingsbridge.load_game("cards")):
        assert f"| `{field.name}` | {field.type} |" in page
    assert list(COLUMNS) == [field.name for field in schema_of(kingsbridge.load_game("cards"))]


def test_the_command(run: Run, tmp_path: Path) -> None:
    words = [
        "dataset",
        "duel",
        "--bots",
        "tidy,random",
        "--games",
        "2",
        "--out",
        tmp_path / "d",
        "--workers",
        "1",
    ]
    assert "2 games are in" in run(*words).out
    assert run(*words).code == 0, "the same command again"
    assert run(*words, "--seed", "9").code == 2
