"""Training: a run carries on where it was, finds what decides, and writes what is read back."""

import json
from dataclasses import replace
from datetime import date
from pathlib import Path
from random import Random

import pytest

import kingsbridge
from kingsbridge.core.errors import BadRequest
from kingsbridge.core.learned import FILE, MOST_BYTES, read_learned
from kingsbridge.lab.training.card import written
from kingsbridge.lab.training.fitting import fit
from kingsbridge.lab.training.learning import NOTES, games_noted, install, train_on
from kingsbridge.lab.training.notes import Notes, Position, SelfPlay, own_features
from tests.cli.running import Run

GAMES = kingsbridge.game_ids()


def plan_of(game_id: str, bot: str = "tidy") -> SelfPlay:
    """Plan quick games at all tables."""
    game = kingsbridge.load_game(game_id)
    seats = sorted({game.min_seats, game.max_seats})
    return SelfPlay(game_id, game.components_fingerprint, seats, bot, 0, 3)


def test_a_run_carries_on_where_it_was(tmp_path: Path) -> None:
    plan = plan_of("duel")
    for folder, steps in (("whole", [4]), ("parted", [1, 3, 4])):
        for games in steps:
            notes = Notes(tmp_path / folder / NOTES, plan)
            assert sum(notes.play_on(games)) == games - games_before(steps, games)
            notes.close()
            with (tmp_path / folder / NOTES).open("ab") as file:
                file.write(b'{"game":')  # cut off by a power cut
        assert games_noted(tmp_path / folder, plan) == 4
    assert (tmp_path / "whole" / NOTES).read_bytes() == (tmp_path / "parted" / NOTES).read_bytes()


def games_before(steps: list[int], games: int) -> int:
    """Say how many games there were before a step."""
    return max([step for step in steps if step < games], default=0)


def test_the_games_of_another_training_are_refused(tmp_path: Path) -> None:
    Notes(tmp_path / NOTES, plan_of("duel")).close()
    with pytest.raises(BadRequest) as other:
        Notes(tmp_path / NOTES, replace(plan_of("duel"), seed=4))
    assert other.value.code == "other-training"
    Notes(tmp_path / NOTES, plan_of("duel")).close()  # and nothing was left open


@pytest.mark.parametrize("game_id", GAMES)
def test_what_is_written_is_read_back(game_id: str, tmp_path: Path) -> None:
    game = kingsbridge.load_game(game_id)
    plan = plan_of(game_id, "greedy@2")
    told: list[int] = []
    found = train_on(game, plan, 30, tmp_path, told.append)
    assert told == [1] * 30
    text = (tmp_path / FILE).read_text(encoding="utf-8")
    assert text == written(game, plan, 30, found, date.today())
    read = read_learned(text, game.sense.part_names, game.feature_names)
    assert (read.parts, read.places, read.features) == (
        found.learned.parts,
        found.learned.places,
        found.learned.features,
    )
    assert len(text.encode()) <= MOST_BYTES / 3, "full training finds a few times as many numbers"
    assert all(f"epoch {losses.epoch}: " in text for losses in found.losses)
    [command] = [line.strip("# ") for line in text.splitlines() if "kingsbridge train" in line]
    words = command.split()
    assert words[:3] == ["kingsbridge", "train", game_id] and plan.bot in words
    # As the command reads it: the option again for each number of seats.
    assert [words[at + 1] for at, word in enumerate(words) if word == "--seats"] == [
        str(n) for n in plan.seats
    ]


def test_it_finds_the_feature_that_decides() -> None:
    game = kingsbridge.load_game("duel")
    random = Random(1)
    places = own_features(game)
    deciding = 5
    positions = []
    for number in range(2000):
        rows = [bytes(random.randrange(3) for _ in places) for _ in range(2)]
        odds = rows[0][deciding] - rows[1][deciding]
        winner = 0 if random.random() < 1 / (1 + 3.0**-odds) else 1
        won = [float(seat == winner) for seat in range(2)]
        positions.append(Position(number, 0, True, [[1.0] * 7, [1.0] * 7], rows, won))
    found = fit(game, positions)
    weights = dict(zip(found.learned.places, found.learned.features[0], strict=True))
    assert 0.7 < weights.pop(places[deciding]) < 1.5
    assert max(abs(weight) for weight in weights.values()) < 0.5
    [losses] = found.losses
    assert losses.learned < losses.even - 0.1 and losses.positions == 400


def test_games_and_not_positions_are_held_out() -> None:
    """All positions of a game have one winner: a fit that had seen some would seem to foretell the others."""
    game = kingsbridge.load_game("duel")
    random = Random(2)
    places = own_features(game)
    positions = []
    for number in range(150):
        rows = [bytes(random.randrange(2) for _ in places) for _ in range(2)]
        won = [1.0, 0.0] if random.random() < 0.5 else [0.0, 1.0]
        positions += [Position(number, 0, True, [[0.0] * 7, [0.0] * 7], rows, won)] * 6
    [losses] = fit(game, positions).losses
    assert losses.positions == 180 and losses.learned > 0.6


def test_the_command_trains_and_says_how_well(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("train", "duel", "--out", tmp_path / "t", "--bot", "tidy")
    told = run(*words, "--games", "50")
    assert told.code == 0 and "log loss" in told.out and "positions)" in told.out
    lines = (tmp_path / "t" / NOTES).read_text(encoding="utf-8").splitlines()
    assert json.loads(lines[0])["bot"] == "tidy" and len(lines) == 51
    # Further games are only added; another plan has a folder of its own.
    assert run(*words, "--games", "52").code == 0
    assert (tmp_path / "t" / NOTES).read_text(encoding="utf-8").splitlines()[:51] == lines
    refused = run(*words, "--games", "52", "--seed", "9")
    assert refused.code == 2 and "another training" in refused.err
    assert "There is no bot" in run(*words, "--bot", "pope").err


def test_it_is_put_into_the_room_of_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    room = tmp_path / "room"
    room.mkdir()
    (tmp_path / FILE).write_text("numbers", encoding="utf-8")
    monkeypatch.setattr("kingsbridge.lab.training.learning.resources.files", lambda name: room)
    game = kingsbridge.load_game("duel")
    assert install(game, tmp_path).read_text(encoding="utf-8") == "numbers"
    room.rename(tmp_path / "away")
    with pytest.raises(BadRequest) as refused:
        install(game, tmp_path)
    assert refused.value.code == "unwritable-file"
