"""The pages for people: links lead somewhere, what they name exists, and the changelog keeps up with the rules."""

import re
from pathlib import Path

import pytest

import kingsbridge

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
LINK = re.compile(r"\]\((?!https?:|#)([^)#\s]+)|\bsrc=\"(?!https?:)([^\"]+)\"")
PATH = re.compile(r"`([\w.-]+/[\w./-]*)`")
PACKAGE = ROOT / "src/kingsbridge"
HOUSE = [ROOT, PACKAGE, PACKAGE / "server", PACKAGE / "games/cards", ROOT / "web"]  # where paths may begin
RULES = re.compile(r"^\| `(\w+)` \| (\d+) \|", re.MULTILINE)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    targets = [target or source for target, source in LINK.findall(page.read_text(encoding="utf-8"))]
    assert [target for target in targets if not (page.parent / target).exists()] == []


@pytest.mark.parametrize("name", ["docs/architecture.md", "CONTRIBUTING.md"])
def test_what_the_maps_name_is_there(name: str) -> None:
    paths = PATH.findall((ROOT / name).read_text(encoding="utf-8"))
    assert paths
    assert [path for path in paths if not any((folder / path).exists() for folder in HOUSE)] == []


def test_the_changelog_names_the_rules_version_of_each_game() -> None:
    latest: dict[str, int] = {}
    for game, version in RULES.findall((ROOT / "CHANGELOG.md").read_text(encoding="utf-8")):
        latest[game] = max(int(version), latest.get(game, 0))
    present = {game: kingsbridge.load_game(game).rules_version for game in kingsbridge.game_ids()}
    assert latest == present, "a new rules_version is told in CHANGELOG.md"


def test_the_readme_leads_to_the_pages_for_those_who_join() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for page in ("docs/architecture.md", "CONTRIBUTING.md", "CHANGELOG.md"):
        assert f"({page})" in readme
