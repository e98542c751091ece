"""The ladder: ratings that find the strength put in, meetings that tell, a file that survives."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kingsbridge.arena.ladder import FOOT, Deal, Ladder, Setting, all_settings
from kingsbridge.arena.strengths import Meeting, expected, fit, strengths
from kingsbridge.arena.workers import Cores, OneCore
from kingsbridge.core.errors import BadRequest
from tests.cli.conftest import run as run
from tests.cli.running import Run

FIRST = "tests.arena.foreign:FirstBot"


def played(truth: dict[str, float], deals: int, seed: int) -> list[Meeting]:
    """Let bots of known strength meet."""
    dice = Random(seed)
    bots = list(truth)
    found = []
    for _ in range(deals):
        one, two = dice.sample(bots, 2)
        chance = expected(truth[one], truth[two])
        found.append(Meeting(one, two, 2, sum(dice.random() < chance for _ in range(2))))
    return found


def test_ratings_find_the_strength_put_in() -> None:
    truth = {"random": 0.0, "weak": 150.0, "strong": 400.0}
    within = 0
    for seed in range(10):
        for found in strengths(list(truth), played(truth, 300, seed), "random"):
            within += found.low <= truth[found.bot] <= found.high
    assert within >= 26, "of thirty 95 % intervals too few hold the truth"
    many = fit(list(truth), played(truth, 4000, 1), "random")
    assert many["random"] == 0
    assert many["weak"] == pytest.approx(150, abs=25) and many["strong"] == pytest.approx(400, abs=35)


def test_a_bot_that_won_everything_has_a_rating() -> None:
    found = strengths(["random", "best"], [Meeting("best", "random", 2, 2.0)] * 5, "random")
    assert found[0].bot == "best" and 200 < found[0].rating < 2000


def test_what_wins_everything_is_still_in_doubt() -> None:
    """However whole deals are drawn again, they all are wins: the interval must not close over so few games."""
    for deals in (1, 5):
        best, foot = strengths(["random", "best"], [Meeting("best", "random", 2, 2.0)] * deals, "random")
        assert best.bot == "best" and best.high - best.low > 400
        assert (foot.low, foot.high) == (0, 0)
    many = [Meeting("best", "random", 2, 1.0 + deal % 2) for deal in range(400)]
    best = strengths(["random", "best"], many, "random")[0]
    assert best.high - best.low < 120, "many open games tell much"


def test_the_most_telling_meetings_are_open_and_of_bots_little_known(tmp_path: Path) -> None:
    with Ladder(tmp_path / "l.jsonl", 1, 10.0) as ladder:
        ladder.join(["tidy", "greedy", "yardstick"])
        cards = Setting("cards", 3)
        for deal in range(30):
            for pair, score in ((("random", "tidy"), 1.5), (("greedy", "random"), 3.0)):
                ladder.played.append((Deal(cards, *pair, deal), Meeting(*pair, 3, score)))
        chosen = ladder.most_telling(6)
        assert all("yardstick" in (deal.first, deal.second) for deal in chosen[:2]), "the new one plays first"
        assert not any({deal.first, deal.second} == {"greedy", "random"} for deal in chosen)
        assert len({deal.setting for deal in chosen}) > 1


def test_the_file_grows_and_does_not_depend_on_who_plays(tmp_path: Path) -> None:
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    for path, steps in ((one, [3, 2]), (two, [5])):
        for deals in steps:
            with Ladder(path, 7, 10.0) as ladder:
                ladder.join(["tidy", FIRST])
                assert sum(ladder.play(deals, OneCore() if path == one else Cores(1))) > 0
    lines = _lines(one)
    assert [line["join"] for line in lines if "join" in line] == [FOOT, "tidy", FIRST]
    assert len(_deals(one)) == len(_deals(two)) == 5
    with Ladder(two, 0, 10.0) as again:
        assert again.seed == 7 and len(again.played) == 5
    other = _deals(two)
    assert all(other.get(deal, line) == line for deal, line in _deals(one).items()), (
        "a deal came out otherwise"
    )
    assert set(other) & set(_deals(one))


def _lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def _deals(path: Path) -> dict[tuple[Any, ...], dict[str, Any]]:
    names = ("game", "seats", "first", "second", "deal")
    return {tuple(line[name] for name in names): line for line in _lines(path) if "score" in line}


def test_a_deal_is_kept_as_soon_as_it_is_over(tmp_path: Path) -> None:
    """And not when the round is: with slow bots that is hours later."""
    path = tmp_path / "l.jsonl"
    with Ladder(path, 7, 10.0) as ladder:
        ladder.join(["tidy", FIRST])
        running = ladder.play(8, OneCore())
        for kept in (1, 2):
            assert next(running) > 0
            assert len(_deals(path)) == kept
        running.close()
    with Ladder(path, 7, 10.0) as ladder:
        assert len(ladder.played) == 2


def test_all_games_and_seats_are_played() -> None:
    assert len(all_settings()) >= 9
    assert Setting("duel", 2) in all_settings() and Setting("world", 4) in all_settings()


def test_a_cut_line_is_played_again_and_other_files_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "l.jsonl"
    with Ladder(path, 1, 10.0) as ladder:
        ladder.join(["tidy"])
        list(ladder.play(1, OneCore()))
    path.write_bytes(path.read_bytes()[:-10])
    with Ladder(path, 1, 10.0) as ladder:
        assert ladder.played == []
        with pytest.raises(BadRequest):
            Ladder(path, 1, 10.0).__enter__()
    path.write_text('{"format":1}\n', encoding="utf-8")
    with pytest.raises(BadRequest) as refused:
        Ladder(path, 1, 10.0).__enter__()
    assert refused.value.code == "bad-ladder"
    other = tmp_path / "letter.txt"
    other.write_text("a line of somebody else's", encoding="utf-8")
    with pytest.raises(BadRequest), Ladder(other, 1, 5.0):
        pass
    assert other.read_text(encoding="utf-8") == "a line of somebody else's", "what is not ours stays"
    other.write_text('{"ladder":', encoding="utf-8")
    with Ladder(other, 1, 5.0) as ladder:
        assert ladder.bots == ["random"], "a first line that was cut off is written again"


def test_the_command(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "l.jsonl"
    words = ["arena", "--ladder", path, "--games", "2", "--workers", "1"]
    assert run(*words, "--bots", "tidy,greedy", "--seed", "1").code == 0
    told = run("--language", "de", *words)
    assert told.code == 0 and "greedy@1" in told.out.replace("greedy ", "greedy@1 ")
    page = (tmp_path / "l.html").read_text(encoding="utf-8")
    assert "Die Rangliste" in page and "tidy" in page
    assert run("arena", "duel").code == 2 and run("arena", "--bots", "tidy").code == 2
    page_itself = run("arena", "--ladder", tmp_path / "new.html", "--bots", "tidy", "--games", "1")
    assert page_itself.code == 2 and not (tmp_path / "new.html").exists(), "the page would replace the ladder"
    assert run(*words, "duel").code == 2 and "GAME" in run("arena", "duel", *words[1:]).err
    for file in (tmp_path / "l.html", tmp_path / "l.jsonl"):
        assert file.stat().st_mode == path.stat().st_mode, "a page is for others to read, as its file is"


def test_a_bot_that_was_changed_does_not_play_on(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither when it joins again nor when nobody names it."""
    path, monkey = tmp_path / "l.jsonl", tmp_path / "ladder_monkey.py"
    source = (
        "from kingsbridge.bots.bot import Bot\n\n\nclass M(Bot):\n"
        "    def choose(self, info, budget, seed):\n        return info.legal_actions()[0]\n"
    )
    monkey.write_text(source, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    words = ["arena", "--ladder", path, "--games", "2", "--workers", "1"]
    assert run(*words, "--bots", "ladder_monkey:M").code == 0
    assert run(*words).code == 0
    before = path.read_bytes()
    monkey.write_text(source + "# stronger now\n", encoding="utf-8")
    for named in ([], ["--bots", "ladder_monkey:M"]):
        told = run(*words, *named)
        assert told.code == 2 and "ladder_monkey:M" in told.err
        assert path.read_bytes() == before
