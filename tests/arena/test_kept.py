"""Results of the claims about strength go on on any machine, and never mix two bots."""

import json
from contextlib import closing
from pathlib import Path

import pytest

from bench.kept import Kept, kept_games
from bench.strength import CLAIMS, FOLDER, Claim, in_doubt, row
from kingsbridge.arena.match import play_fixture
from kingsbridge.arena.schedule import Plan

CLAIM = Claim("cards", ("greedy@2", "greedy", "greedy"), 6, None)


def _play(file: Path, plan: Plan, games: list[int]) -> None:
    with closing(Kept(file, plan)) as kept:
        for number in games:
            kept.append(play_fixture((plan, plan.fixture(number))))


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file, plan = tmp_path / "a.jsonl", CLAIM.plan()
    _play(file, plan, [1, 0])
    file.write_bytes(file.read_bytes() + b'{"game":2,"sco')  # the machine died
    with closing(Kept(file, plan)) as kept:
        assert sorted(kept.done) == [0, 1]
    _play(file, plan, [2])
    played = [play_fixture((plan, plan.fixture(number))) for number in range(3)]
    for game, again in zip(kept_games(file, plan), played, strict=True):
        assert (game.game, game.deal, game.bots) == (again.game, again.deal, again.bots)
        assert (game.scores, game.winners) == (again.scores, again.winners)
    (tmp_path / f"{CLAIM.name}.jsonl").write_bytes(file.read_bytes())
    assert row(CLAIM, tmp_path).startswith("| cards | 3 | greedy@2 | greedy |  | ")
    assert row(CLAIM, tmp_path).endswith(" | 3 so far |")


def test_games_of_another_bot_or_another_plan_are_refused(tmp_path: Path) -> None:
    file, plan = tmp_path / "a.jsonl", CLAIM.plan()
    _play(file, plan, [0])
    with pytest.raises(SystemExit, match="other bots"):
        Kept(file, Claim("cards", ("greedy@2", "random", "random"), 6, None).plan())
    opening, *games = file.read_text().splitlines()
    changed = json.loads(opening)
    changed["how"]["greedy@2"] = "000000000000"
    file.write_text("\n".join([json.dumps(changed), *games, ""]))
    with pytest.raises(SystemExit, match="other bots"):
        kept_games(file, plan)


def test_what_the_repository_holds_are_games_of_the_bots_there_are() -> None:
    names = {claim.name: claim for claim in CLAIMS}
    assert len(names) == len(CLAIMS)
    for file in FOLDER.glob("*.jsonl"):
        kept_games(file, names[file.stem].plan())
        assert file.stat().st_size < 100_000


def test_a_claim_is_in_doubt_while_its_interval_holds_what_is_asked(tmp_path: Path) -> None:
    file, plan = tmp_path / "a.jsonl", CLAIM.plan()
    _play(file, plan, list(range(6)))
    outcomes = kept_games(file, plan)
    assert in_doubt(Claim("cards", CLAIM.bots, 6, 0.9), outcomes)
    assert not in_doubt(Claim("cards", CLAIM.bots, 6, 0.5), outcomes)
    assert not in_doubt(CLAIM, outcomes)
