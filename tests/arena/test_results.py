"""The results file: appended to, resumed, and refused where it is another's."""

import json
from pathlib import Path

import pytest

from kingsbridge import BadRequest
from kingsbridge.arena.results import Results, read_results, seed_of
from kingsbridge.arena.schedule import stopping_at
from kingsbridge.arena.tournament import play_plan
from kingsbridge.arena.workers import OneCore
from tests.arena.playing import plan_of, played, run_into, timeless


def test_an_interrupted_run_goes_on_where_it_was(tmp_path: Path) -> None:
    plan = plan_of("duel", "random", "tidy")
    whole = run_into(tmp_path / "whole.jsonl", plan, 6, OneCore())
    file = tmp_path / "parts.jsonl"
    with Results(file, plan) as results:
        played = play_plan(plan, 6, results, OneCore())
        for _ in range(2):
            next(played)
        played.close()
    kept = file.read_bytes()
    assert kept.count(b"\n") == 3
    assert timeless(run_into(file, plan, 6, OneCore())) == timeless(whole)
    assert file.read_bytes().startswith(kept)


def test_a_run_can_be_made_longer(tmp_path: Path) -> None:
    plan = plan_of("duel", "random", "tidy")
    file = tmp_path / "run.jsonl"
    assert len(run_into(file, plan, 2, OneCore())) == 2
    assert [outcome.game for outcome in run_into(file, plan, 4, OneCore())] == [0, 1, 2, 3]


def test_a_file_from_before_fresh_deals_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    plan = plan_of("cards", "random", "random", "tidy")
    older = {name: value for name, value in plan.header().items() if name != "fresh_deals"}
    file.write_text(json.dumps(older) + "\n", encoding="utf-8")
    assert timeless(run_into(file, plan, 2, OneCore())) == timeless(played(plan, 2))


@pytest.mark.parametrize("cut", [1, 40])
def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path, cut: int) -> None:
    plan = plan_of("duel", "random", "tidy")
    file = tmp_path / "run.jsonl"
    whole = run_into(file, plan, 4, OneCore())
    file.write_bytes(file.read_bytes()[:-cut])
    assert len(read_results(file)[1]) == 3
    assert timeless(run_into(file, plan, 4, OneCore())) == timeless(whole)


def test_a_header_that_was_cut_off_is_written_again(tmp_path: Path) -> None:
    plan = plan_of("duel", "random", "tidy")
    file = tmp_path / "run.jsonl"
    file.write_text('{"format":1,"ga', encoding="utf-8")
    assert len(run_into(file, plan, 1, OneCore())) == 1


def test_the_header_says_what_was_played(tmp_path: Path) -> None:
    plan = stopping_at(plan_of("pillars", "random", "tidy", seed=9), 0.4, 50)
    file = tmp_path / "run.jsonl"
    with Results(file, plan):
        pass
    header = json.loads(file.read_text(encoding="utf-8"))
    assert header["game"] == "pillars" and header["bots"] == ["random", "tidy"] and header["seed"] == 9
    assert (
        header["rules_version"] >= 1
        and header["components"]
        and header["stop"] == {"share": 0.4, "games": 50}
    )
    assert read_results(file) == (plan, [])
    assert seed_of(file) == 9 and seed_of(tmp_path / "none.jsonl") is None


@pytest.mark.parametrize(
    ("bots", "seed", "what"), [(["random", "greedy"], 5, "bots"), (["random", "tidy"], 6, "seed")]
)
def test_another_run_is_refused(tmp_path: Path, bots: list[str], seed: int, what: str) -> None:
    file = tmp_path / "run.jsonl"
    run_into(file, plan_of("duel", "random", "tidy"), 1, OneCore())
    before = file.read_bytes()
    with pytest.raises(BadRequest) as caught, Results(file, plan_of("duel", *bots, seed=seed)):
        pass
    assert caught.value.code == "other-results" and caught.value.details["what"] == what
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    "content", ["my diary", "my diary\n", "[]\n", '{"format":99}\n', '{"format":1}\n{}\n']
)
def test_a_file_of_another_kind_is_refused_and_left_alone(tmp_path: Path, content: str) -> None:
    file = tmp_path / "diary.txt"
    file.write_text(content, encoding="utf-8")
    with pytest.raises(BadRequest), Results(file, plan_of("duel", "random", "tidy")):
        pass
    with pytest.raises(BadRequest):
        read_results(file)
    assert file.read_text(encoding="utf-8") == content


def test_two_runs_do_not_write_at_once(tmp_path: Path) -> None:
    plan = plan_of("duel", "random", "tidy")
    file = tmp_path / "run.jsonl"
    with Results(file, plan), pytest.raises(BadRequest, match="Another run"), Results(file, plan):
        pass


def test_a_file_that_is_not_there() -> None:
    with pytest.raises(BadRequest, match="There is no file"):
        read_results(Path("no/such/file.jsonl"))
