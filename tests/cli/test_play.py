"""Playing in the terminal: a whole game, saving, going on, taking back, and asking why not."""

import json
import re
from pathlib import Path

import pytest

from kingsbridge import Record, load_game
from kingsbridge.bots.levels import DEFAULT_LEVEL
from kingsbridge.core.play import Play
from tests.cli.running import Run

ENOUGH = ["1"] * 400
QUICK = ["--seats", "3", "--bots", "random", "--seed", "5"]


def _record(file: Path) -> Record:
    return Record.from_json(file.read_text(encoding="utf-8"))


def _saved_at_conversion(file: Path) -> None:
    """Save a game in which the person on seat 1 has a choice in the scoring."""
    game = load_game("cards")
    play = Play(game.new_state(seats=3, seed=3, journal=True))
    play.players = ["human", "random", "random"]
    while not (play.state.view(0)["phase"] == "conversion" and play.state.current_seat == 0):
        play.play(play.state.legal_actions()[-1])
    file.write_text(play.record().to_json(), encoding="utf-8")


def test_a_whole_game_is_played_and_its_record_is_right(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    played = run("play", "cards", *QUICK, "--save", file, lines=ENOUGH)
    assert played.code == 0
    assert "The game is over. Winner:" in played.out
    assert "wins" in played.out.splitlines()[-5]
    assert _record(file).result is not None
    assert run("check", file).code == 0


def test_defaults_are_asked_for_and_taken_by_enter(run: Run, tmp_path: Path) -> None:
    played = run("play", "cards", "--seed", "1", lines=["9", "4", "nobody", "", "q"])
    assert "Please enter a number from 3 to 4." in played.out
    assert "Please enter names of bots" in played.out
    assert f"Enter for {DEFAULT_LEVEL}" in played.out
    players = _record(tmp_path / "data/kingsbridge/cards-1.json").players
    assert players == ["human", *[DEFAULT_LEVEL] * 3]


def test_quitting_saves_and_says_how_to_go_on(run: Run, tmp_path: Path) -> None:
    played = run("play", "cards", *QUICK, lines=["1", "2", "q"])
    command = re.search(r"kingsbridge (play cards --resume (\S+))", played.out)
    assert command is not None
    file = Path(command[2])
    assert file.parent == tmp_path / "data/kingsbridge"
    before = _record(file)
    resumed = run(*command[1].split(), lines=["1", "q"])
    assert resumed.code == 0
    after = _record(file)
    assert after.moves[: len(before.moves)] == before.moves
    assert len(after.moves) > len(before.moves)
    assert after.key == before.key


@pytest.mark.parametrize("typed", [["1"], []])
def test_the_end_of_the_input_saves(run: Run, tmp_path: Path, typed: list[str]) -> None:
    played = run("play", "cards", *QUICK, lines=typed)
    assert played.code == 0
    assert (tmp_path / "data/kingsbridge/cards-1.json").exists()


def test_an_interrupt_saves(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    assert run("play", "cards", *QUICK).code == 0
    assert (tmp_path / "data/kingsbridge/cards-1.json").exists()


def test_a_bot_named_with_its_version_is_no_name_of_a_player(run: Run) -> None:
    played = run("play", "cards", "--seats", "3", "--bots", "apprentice@1", "--seed", "5", lines=["q"])
    assert "Blue (Apprentice)" in played.out and "apprentice@1 (" not in played.out


def test_saves_have_names_of_their_own(run: Run, tmp_path: Path) -> None:
    for _ in range(2):
        run("play", "cards", *QUICK, lines=["q"])
    assert sorted(file.name for file in (tmp_path / "data/kingsbridge").iterdir()) == [
        "cards-1.json",
        "cards-2.json",
    ]


def test_a_file_of_somebody_else_is_not_overwritten(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Philip", encoding="utf-8")
    refused = run("play", "cards", *QUICK, "--save", file, lines=["q"])
    assert (refused.code, refused.out) == (2, "")
    assert "will not be overwritten" in refused.err
    assert file.read_text(encoding="utf-8") == "Dear Philip"


def test_a_save_that_became_another_game_meanwhile_is_not_overwritten(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "cards", *QUICK, "--save", file, lines=["q"])
    mine = file.read_text(encoding="utf-8")
    other = json.loads(mine) | {"key": "0" * 32}
    assert run("play", "cards", "--resume", file, lines=["1", "q"]).code == 0
    grown = file.read_text(encoding="utf-8")
    assert grown != mine
    (tmp_path / "elsewhere.json").write_text(json.dumps(other), encoding="utf-8")
    refused = run("play", "cards", "--resume", file, "--save", tmp_path / "elsewhere.json", lines=["q"])
    assert refused.code == 2
    assert json.loads((tmp_path / "elsewhere.json").read_text(encoding="utf-8")) == other


def test_a_choice_may_be_typed_as_key(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    state = load_game("cards").new_state(seats=3, seed=1)
    while state.current_seat:
        state.apply(state.legal_actions()[0])
    key = state.game.action(state.legal_actions()[2]).key
    run("play", "cards", "--seats", "3", "--bots", "random", "--seed", "1", "--save", file, lines=[key, "q"])
    assert key in _record(file).moves


def test_a_conversion_can_be_taken_back_but_a_card_cannot(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    _saved_at_conversion(file)
    before = _record(file).moves
    undone = run("play", "cards", "--resume", file, lines=["1", "u", "q"])
    assert "Taken back." in undone.out
    assert _record(file).moves == before
    refused = run("play", "cards", *QUICK, lines=["1", "u", "q"])
    assert "This move cannot be taken back" in refused.out


def test_help_explains_the_phase_and_the_keys(run: Run) -> None:
    played = run("play", "cards", *QUICK, lines=["?", "q"])
    assert "Rule CAR-" in played.out
    assert "? NAME what something does, or why" in played.out


def test_why_not_names_reason_and_rule(run: Run) -> None:
    played = run(
        "play", "cards", *QUICK, lines=["? alfred", "?convert potter sand", "? material:wood", "? xyzzy", "q"]
    )
    out = " ".join(played.out.split())
    assert "Alfred Builder: Only for the last trick; scores nothing." in out
    assert re.search(
        r"Potter: use 1 sand: Something else is asked for right now\. \(Rule CAR-\d+: .+?\)", out
    )
    assert "Give up 1 wood: Something else is asked for right now." in out
    assert "There is no “xyzzy” in this game" in out


def test_a_wrong_choice_changes_nothing(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    played = run("play", "cards", *QUICK, "--save", file, lines=["99", "0", "done", "q"])
    assert "Please choose a number from 1 to" in played.out
    assert "Done: Something else is asked for right now." in " ".join(played.out.split())
    assert "human" in _record(file).players
    play = Play.resume(_record(file))
    assert 0 not in {move.seat for move in play.moves}


def test_log_table_and_rules_are_at_hand(run: Run) -> None:
    played = run("play", "cards", *QUICK, lines=["l", "t", "", "r car-001", "r CAR-999", "q"])
    assert played.out.count("trick 1 of 10") == 3
    assert played.out.count("Hand 1 begins.") == 2
    assert "CAR-001  Aim" in played.out
    assert "There is no rule CAR-999" in played.out


def test_nothing_hidden_is_shown(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    played = run("play", "cards", *QUICK, "--save", file, lines=["q"])
    play = Play.resume(_record(file))
    state = play.state
    shown = state.view(0)
    seen = {*shown["hand"], *[play["card"] for play in shown["trick"]["plays"]]}
    hidden = (
        {card for seat in (1, 2) for card in state.view(seat)["hand"]}
        - seen
        - set(shown["unseen_privileges"])
    )
    names = {card.replace("-", " ").title() for card in hidden - {"lady-aliena"}}
    assert names
    # The help of Tom and others may name materials, never cards.
    assert not [name for name in names if name in played.out]


def test_two_people_pass_the_keyboard(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    typed = ["", "1", "", "1", "", "q"]
    played = run("play", "cards", "--players", "human,you,random", "--seed", "2", "--save", file, lines=typed)
    assert "Pass the keyboard to Green, then press Enter." in played.out
    assert "Pass the keyboard to Blue, then press Enter." in played.out
    assert _record(file).players == ["human", "human", "random"]


def test_a_chosen_seat_is_taken(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    played = run("play", "cards", "--bots", "tidy,random", "--seat", "2", "--save", file, lines=["q"])
    assert "Blue (you)" in played.out
    assert _record(file).players == ["tidy", "human", "random"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["play", "chess"], "There is no game “chess”; games: "),
        (
            ["play", "cards", "--seats", "7", "--bots", "greedy"],
            "cannot be played with 7 seats; possible: 3, 4",
        ),
        (["play", "cards", "--bots", "deep-blue"], "There is no bot “deep-blue”; bots: random"),
        (["play", "cards", "--players", "you,nobody,random"], "There is no bot “nobody”; bots: random"),
        (["play", "cards", "--players", "you,random"], "cannot be played with 2 seats; possible: 3, 4"),
        (
            ["play", "cards", "--seats", "4", "--bots", "random,random"],
            "With 4 seats you need 3 bots beside you, not 2",
        ),
        (["play", "cards", "--bots", "random", "--seats", "3", "--seat", "4"], "There is no seat 4"),
        (
            ["play", "cards", "--bots", "random", "--option", "size=big"],
            "This game has no options, so there is no option “size”",
        ),
        (["play", "cards", "--resume", "/no/such/file"], "There is no file /no/such/file."),
        (
            ["play", "cards", "--bots", "random", "--seed", "x"],
            "The value for --seed does not fit here",
        ),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_sentence(run: Run, words: list[str], sentence: str) -> None:
    refused = run(*words, lines=ENOUGH)
    assert refused.code == 2
    assert sentence in refused.err
    assert refused.err.count("\n") == 1
    assert refused.out == ""


def test_a_resumed_game_takes_no_other_settings(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "cards", *QUICK, "--save", file, lines=["q"])
    before = file.read_text(encoding="utf-8")
    refused = run("play", "cards", "--resume", file, "--seats", "4", lines=["q"])
    assert refused.code == 2 and "already has its seats" in refused.err
    refused = run("play", "cards", "--resume", file, "--players", "you,random,random,random", lines=["q"])
    assert refused.code == 2 and "has 3 seats" in refused.err
    assert file.read_text(encoding="utf-8") == before


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_line_fits_into_80_columns_and_has_no_colour(run: Run, language: str) -> None:
    played = run(
        "--language",
        language,
        "play",
        "cards",
        "--seats",
        "4",
        "--bots",
        "random",
        "--seed",
        "5",
        lines=ENOUGH,
    )
    assert played.code == 0
    lines = played.out.splitlines()
    assert len(lines) > 500
    assert not [line for line in lines if len(line) > 80]
    assert "\x1b" not in played.out
    assert "…" not in played.out


def test_german_is_german_throughout(run: Run) -> None:
    played = run("--language", "de", "play", "cards", *QUICK, lines=["?", "? alfred", *ENOUGH])
    assert "deine Wahl" in played.out
    assert "Das Spiel ist vorbei. Es gewinnt:" in played.out
    english = re.findall(r"\b(?:the|your|plays|takes|points|wins|hand|trick)\b", played.out)
    assert not english


def test_bots_of_a_level_are_called_by_it_in_the_language_of_the_reader(run: Run) -> None:
    played = run(
        "--language", "de", "play", "cards", "--players", "du,apprentice@1,random", "--seed", "5", lines=["q"]
    )
    assert "(Lehrling)" in played.out and "(random)" in played.out
