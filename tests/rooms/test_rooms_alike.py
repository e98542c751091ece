"""The rooms of the four games are alike: the same files for the same jobs, and nobody reads into another's job."""

import importlib
import re
from pathlib import Path

import pytest

import kingsbridge
from kingsbridge import game_ids, load_game

GAMES = Path(kingsbridge.__file__).parent / "games"
PACKAGE = GAMES.parent
MODULES = {
    "__init__",
    "actions",
    "changes",
    "components",
    "counsel",
    "effects",
    "effort",
    "entries",
    "features",
    "frames",
    "game",
    "options",
    "reckoning",
    "sampling",
    "sense",
    "soundness",
    "state",
    "view",
    "worth",
}
FILES = {
    "components.toml",
    "lesson.toml",
    "puzzles.jsonl",
    "themes.toml",
    "worth.toml",
    "rules/en.md",
    "rules/de.md",
    "texts/en.ftl",
    "texts/de.ftl",
    "texts/lesson/en.ftl",
    "texts/lesson/de.ftl",
    "howto/screens.toml",
    "howto/en.ftl",
    "howto/de.ftl",
}
# Jobs that no other game has.
JOBS_OF_ITS_OWN = {"pillars": {"planner"}, "world": {"rates"}}
# What a frame holds is read by its names, which `frames.py` gives.
BARE_FRAME = re.compile(r"\bframe\.[abc]\b|\bframes\[-?\d+\]\.[abc]\b")


@pytest.mark.parametrize("game_id", game_ids())
def test_every_room_has_the_same_files(game_id: str) -> None:
    room = GAMES / game_id
    assert {file.stem for file in room.glob("*.py")} - JOBS_OF_ITS_OWN.get(game_id, set()) == MODULES
    assert [name for name in sorted(FILES) if not (room / name).is_file()] == []
    assert (room / "phases").is_dir()


@pytest.mark.parametrize("game_id", game_ids())
def test_what_a_frame_holds_is_read_by_name(game_id: str) -> None:
    readers = [*(GAMES / game_id).rglob("*.py"), PACKAGE / "tables" / f"{game_id}.py"]
    bare = [
        f"{file.relative_to(PACKAGE)}:{number}"
        for file in readers
        if file.name != "frames.py"
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if BARE_FRAME.search(line)
    ]
    assert bare == []


@pytest.mark.parametrize("game_id", game_ids())
def test_frames_are_made_in_one_place(game_id: str) -> None:
    makers = [
        str(file.relative_to(PACKAGE))
        for file in (GAMES / game_id).rglob("*.py")
        if file.name != "frames.py" and re.search(r"\bFrame\(", file.read_text(encoding="utf-8"))
    ]
    assert makers == []


@pytest.mark.parametrize("game_id", game_ids())
def test_the_order_of_the_phases_is_the_list_of_frames(game_id: str) -> None:
    frames = importlib.import_module(f"kingsbridge.games.{game_id}.frames")
    assert load_game(game_id).phase_names == frames.ORDER


@pytest.mark.parametrize("game_id", game_ids())
def test_points_change_in_one_place(game_id: str) -> None:
    """A score that changed without its entry would be missing in every list of points."""
    scoring = re.compile(r"\.(points|vp)\[[^\]]+\] [+-]=")
    places = [
        str(file.relative_to(PACKAGE))
        for file in (GAMES / game_id).rglob("*.py")
        if file.name != "changes.py" and scoring.search(file.read_text(encoding="utf-8"))
    ]
    assert places == []


@pytest.mark.parametrize("game_id", game_ids())
def test_levels_have_their_efforts(game_id: str) -> None:
    assert {"apprentice@1", "journeyman@1", "master@1"} <= set(load_game(game_id).efforts.levels)


def test_bots_know_no_game() -> None:
    named = [
        f"{file.name}: {game_id}"
        for file in (PACKAGE / "bots").glob("*.py")
        for game_id in game_ids()
        if re.search(rf"[\"']{game_id}[\"']|games\.{game_id}", file.read_text(encoding="utf-8"))
    ]
    assert named == []
