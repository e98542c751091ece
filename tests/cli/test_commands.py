"""The other commands: simulation, replay, referee, rules, components, games, version, and the reader's language."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kingsbridge import Record, load_game
from kingsbridge.bots.registry import bot_names
from kingsbridge.core.play import Play
from kingsbridge.texts import Texts
from tests.cli.running import Run


@pytest.fixture(scope="module")
def finished() -> str:
    """Give the record of a finished game as text."""
    play = Play(load_game("cards").new_state(seats=3, seed=11, journal=True))
    play.players = ["Ann", "random", "human"]
    while not play.state.is_over:
        play.play(play.state.legal_actions()[0])
    return play.record().to_json()


@pytest.fixture
def file(tmp_path: Path, finished: str) -> Path:
    """Give the file of a finished game."""
    path = tmp_path / "game.json"
    path.write_text(finished, encoding="utf-8")
    return path


# --- check ------------------------------------------------------------------------------------------------------------


def _other_move(data: dict[str, Any]) -> None:
    data["moves"][3] = "done"


def _unknown_move(data: dict[str, Any]) -> None:
    data["moves"][3] = "play joker"


def _other_draw(data: dict[str, Any]) -> None:
    deal = data["draws"]["deal 2"]
    deal[0], deal[1] = deal[1], deal[0]


def _other_result(data: dict[str, Any]) -> None:
    data["result"]["scores"][0] += 1


def _other_key(data: dict[str, Any]) -> None:
    data["key"] = "00" * 16


def _other_rules(data: dict[str, Any]) -> None:
    data["rules_version"] += 1


def _other_components(data: dict[str, Any]) -> None:
    data["components"] = "corrected"


def _other_game(data: dict[str, Any]) -> None:
    data["game"] = "chess"


def _missing_move(data: dict[str, Any]) -> None:
    data["moves"].pop()


def _no_moves(data: dict[str, Any]) -> None:
    del data["moves"]


@pytest.mark.parametrize(
    ("tamper", "sentence"),
    [
        (_other_move, "Move 4 of the record, “done”, is not possible at that point."),
        (_unknown_move, "Move 4 of the record, “play joker”, is not possible at that point."),
        (_other_draw, "The recorded draw “deal 2” does not follow from the key of the game."),
        (_other_result, "The recorded result does not follow from the moves"),
        (_other_key, "is not possible at that point"),
        (_other_rules, "under version 2 of the rules of “cards”; here version 1 applies"),
        (_other_components, "with different components of “cards”: there corrected"),
        (_other_game, "There is no game “chess”"),
        (_missing_move, "recorded"),
        (_no_moves, "This is not a record of a game"),
    ],
)
def test_the_referee_refuses_a_tampered_record(
    run: Run, file: Path, tamper: Callable[[dict[str, Any]], None], sentence: str
) -> None:
    data = json.loads(file.read_text(encoding="utf-8"))
    tamper(data)
    file.write_text(json.dumps(data), encoding="utf-8")
    refused = run("check", file)
    assert refused.code == 2
    assert sentence in refused.err
    assert refused.err.count("\n") == 1
    assert refused.out == ""


@pytest.mark.parametrize("content", [b"hello", b"[1, 2]", b"\xff\xfe\x00", b"", b"[" * 100_000])
def test_the_referee_refuses_what_is_no_record(run: Run, file: Path, content: bytes) -> None:
    file.write_bytes(content)
    refused = run("check", file)
    assert refused.code == 2
    assert refused.err.count("\n") == 1
    assert file.read_bytes() == content


def test_the_referee_accepts_what_is_right(run: Run, file: Path) -> None:
    accepted = run("check", file)
    assert accepted.code == 0
    assert "The record is correct: a finished game of “cards”" in accepted.out
    german = run("--language", "de", "check", file)
    assert "Die Aufzeichnung stimmt" in german.out


def test_the_referee_tells_of_draws_fixed_by_hand(run: Run, file: Path) -> None:
    pile = ["potter", "assistant", "bell-founder", "brick-maker", "artist"]
    state = load_game("cards").new_state(seats=3, seed=1, journal=True, fixed={"privileges": pile})
    file.write_text(Play(state).record().to_json(), encoding="utf-8")
    accepted = run("check", file)
    assert accepted.code == 0
    assert "fixed by hand and do not come from the key: privileges" in " ".join(accepted.out.split())


def test_a_folder_is_no_record(run: Run, tmp_path: Path) -> None:
    refused = run("--language", "de", "check", tmp_path)
    assert refused.code == 2
    assert refused.err == f"Die Datei {tmp_path} lässt sich nicht lesen.\n"


# --- replay -----------------------------------------------------------------------------------------------------------


def test_replay_tells_every_move(run: Run, file: Path) -> None:
    told = run("replay", file)
    moves = len(Record.from_json(file.read_text(encoding="utf-8")).moves)
    assert told.code == 0
    assert f"{moves:4}  " in told.out
    assert "The game is over. Winner:" in told.out
    assert "Ann plays" in told.out and "Blue (random): Play" in told.out and "Red plays" in told.out


def test_replay_shows_each_reader_what_he_may_know(run: Run, file: Path) -> None:
    assert run("replay", file).out.count("gets 10 cards") > run("replay", file, "--seat", "1").out.count(
        "gets 10 cards"
    )
    assert "gets 10 cards" not in run("replay", file, "--all").out


def test_replay_of_a_running_game_keeps_its_secrets(run: Run, file: Path) -> None:
    play = Play(load_game("cards").new_state(seats=3, seed=1, journal=True))
    file.write_text(play.record().to_json(), encoding="utf-8")
    refused = run("replay", file, "--all")
    assert refused.code == 2 and "hidden cards stay hidden" in refused.err
    assert run("replay", file).code == 0


def test_replay_stops_where_it_is_told_to(run: Run, file: Path) -> None:
    told = run("replay", file, "--ply", "4")
    assert "   4  " in told.out and "   5  " not in told.out
    assert "Hand 1 · trick 2 of 10" in told.out
    assert run("replay", file, "--ply", "99999").code == 2
    assert run("replay", file, "--seat", "9").code == 2


# --- sim --------------------------------------------------------------------------------------------------------------


def test_sim_counts_every_game(run: Run, tmp_path: Path) -> None:
    report = tmp_path / "report.json"
    done = run(
        "sim", "cards", "--games", "12", "--seats", "tidy,random,random", "--seed", "4", "--json", report
    )
    assert done.code == 0
    assert "95 % interval" in done.out and "decisions/s" in done.out and "seat 3" in done.out
    assert not [line for line in done.out.splitlines() if len(line) > 80 and "report.json" not in line]
    numbers = json.loads(report.read_text(encoding="utf-8"))
    assert numbers["games"] == 12
    assert sum(row["wins"] for row in numbers["bots"]) == pytest.approx(12)
    assert sum(row["wins"] for row in numbers["seats"]) == pytest.approx(12)
    assert [row["bot"] for row in numbers["bots"]] == ["tidy", "random", "random"]


def test_sim_gives_the_same_for_a_seed_whoever_works(run: Run, tmp_path: Path) -> None:
    reports = []
    for number, workers in enumerate(["1", "2"]):
        file = tmp_path / f"{number}.json"
        words = ["--games", "15", "--seats", "random,random,random", "--seed", "4", "--workers", workers]
        assert run("sim", "cards", *words, "--json", file).code == 0
        reports.append(json.loads(file.read_text(encoding="utf-8")))
    assert reports[0]["bots"] == reports[1]["bots"]
    assert reports[0]["seats"] == reports[1]["seats"]


def test_sim_refuses_before_it_plays(run: Run, tmp_path: Path) -> None:
    report = tmp_path / "report.json"
    report.write_text("mine", encoding="utf-8")
    assert run("sim", "cards", "--games", "1", "--json", report).code == 2
    assert report.read_text(encoding="utf-8") == "mine"
    refused = run("sim", "cards", "--seats", "random,random,bishop")
    assert refused.code == 2
    assert refused.err == f"There is no bot “bishop”; bots: {', '.join(bot_names())}.\n"
    assert run("sim", "cards", "--games", "0").code == 2
    assert run("sim", "cards", "--seats", "random").code == 2


# --- rules, components, games -----------------------------------------------------------------------------------------


def test_rules_are_printed_whole_single_and_by_word(run: Run) -> None:
    whole = run("rules", "cards").out
    assert "CAR-001" in whole and "Source: " in whole
    single = run("rules", "cards", "car-001").out
    assert "CAR-001" in single and "CAR-002" not in single
    assert run("rules", "CAR-001").out == single
    assert "Code: " in single and "games/cards/" in single
    found = run("rules", "cards", "--search", "ALFRED").out
    assert "Alfred" in found and "CAR-001" not in found
    assert "No rule mentions “xyzzy”." in run("rules", "cards", "--search", "xyzzy").out
    assert "Quelle: " in run("--language", "de", "rules", "cards").out
    refused = run("--language", "de", "rules", "cards", "CAR-999")
    assert refused.code == 2 and "gibt es im Spiel „cards“ nicht" in refused.err


def test_components_tell_where_every_value_comes_from(run: Run) -> None:
    out = run("components", "cards").out
    game = load_game("cards")
    facts = [fact for component in game.components.all for fact in component.facts.values()]
    reconstructed = [fact for fact in facts if fact.provenance == "reconstructed"]
    assert f"{len(reconstructed)} values are reconstructed" in out
    table = out.split("\n[1] ")[0]
    assert table.count("rulebook") == len([fact for fact in facts if fact.provenance == "rulebook"])
    flat = " ".join(out.split())
    assert all(Texts("en").note(game, fact.why) in flat for fact in facts)


def test_components_are_told_in_german(run: Run) -> None:
    table, notes = run("--language", "de", "components", "cards").out.split("Anmerkungen:")
    facts = [fact for component in load_game("cards").components.all for fact in component.facts.values()]
    for provenance, word in (("rulebook", "Spielregel"), ("derived", "abgeleitet")):
        assert table.count(word) == len([fact for fact in facts if fact.provenance == provenance])
        assert provenance not in table
    assert (
        "rekonstruiert: Eine Quelle war nicht zu finden" in notes
        and "Entscheidung C14: alle drei Minuspersonen." in notes
    )


def test_games_are_listed(run: Run) -> None:
    out = run("games").out
    assert "cards" in out and "3-4" in out and "kingsbridge play cards" in out


# --- language and errors ----------------------------------------------------------------------------------------------


def test_the_language_comes_from_switch_then_variable_then_system(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert "Spiel" in run("games").out
    monkeypatch.setenv("KINGSBRIDGE_LANGUAGE", "en")
    assert "Start one with" in run("games").out
    assert "Spiel" in run("--language", "de", "games").out
    monkeypatch.setenv("KINGSBRIDGE_LANGUAGE", "fr")
    refused = run("games")
    assert refused.code == 2 and "fr" in refused.err
    monkeypatch.delenv("KINGSBRIDGE_LANGUAGE")
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "Start one with" in run("games").out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["fly"], "Den Befehl „fly“ gibt es nicht; Befehle: play, "),
        (["play"], "Es fehlt GAME"),
        (["play", "cards", "--fly"], "Die Option --fly gibt es nicht"),
        (["games", "more", "words"], "Das hat nicht geklappt"),
        (["play", "cards", "--seats"], "Der Wert für --seats passt hier nicht"),
        (["replay", "f", "--ply", "x"], "Der Wert für --ply passt hier nicht"),
    ],
)
def test_a_mistyped_command_is_refused_in_the_readers_language(
    run: Run, words: list[str], sentence: str
) -> None:
    refused = run("--language=de", *words)
    assert refused.code == 2
    assert sentence in refused.err
    assert refused.err.count("\n") == 1


def test_help_and_version(run: Run) -> None:
    assert "Commands:" in run("--help").out
    assert "Commands:" in run().out
    said = run("--version")
    assert said.code == 0
    assert said.out.startswith("kingsbridge ") and (
        "compiled" in said.out or "interpreted, because" in said.out
    )
    for command in ("play", "sim", "arena", "report", "replay", "check", "rules", "components", "games"):
        assert run(command, "--help").code == 0


def test_the_command_works_in_a_pipe_and_without_colour(tmp_path: Path) -> None:
    environment = os.environ | {"NO_COLOR": "1", "LANG": "C.UTF-8", "XDG_DATA_HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-m", "kingsbridge.cli.main", "play", "cards", "--bots", "random", "--seats", "3"],
        input="1\n1\n",
        capture_output=True,
        text=True,
        env=environment,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "\x1b" not in done.stdout
    assert (tmp_path / "kingsbridge/cards-1.json").exists()
    broken = subprocess.run(
        [sys.executable, "-m", "kingsbridge.cli.main", "check", str(tmp_path / "none.json")],
        capture_output=True,
        text=True,
        env=environment,
        check=False,
    )
    assert broken.returncode == 2
    assert broken.stderr.count("\n") == 1 and "Traceback" not in broken.stderr
