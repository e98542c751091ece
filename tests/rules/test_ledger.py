"""Every rule of a ledger has a marked test, every mark has a rule, and both languages tell the same rules."""

import ast
import re
from pathlib import Path

import pytest

import kingsbridge
from kingsbridge import game_ids
from kingsbridge.core.ledger import Rule, parse_ledger
from kingsbridge.core.rule_places import rule_places

TESTS = Path(__file__).parent
GAMES = Path(kingsbridge.__file__).parent / "games"
WITH_RULES = [game_id for game_id in game_ids() if (GAMES / game_id / "rules").is_dir()]
RULE_ID = re.compile(r"\b[A-Z]{3}-\d{3}\b")


def ledger(game_id: str, language: str) -> list[Rule]:
    """Read the rules from the file itself, so that a duplicate shows."""
    return parse_ledger((GAMES / game_id / "rules" / f"{language}.md").read_text(encoding="utf-8"))


def marked_rules(tests: Path) -> set[str]:
    """Collect the ids in `pytest.mark.rule(...)` of test functions; works without running or importing them."""
    found: set[str] = set()
    for file in sorted(tests.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for decorator in node.decorator_list:
                    found |= _rule_marks(decorator)
    return found


def _rule_marks(decorator: ast.expr) -> set[str]:
    return {
        str(argument.value)
        for call in ast.walk(decorator)
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.rule"
        for argument in call.args
        if isinstance(argument, ast.Constant)
    }


def test_some_game_has_rules() -> None:
    assert "cards" in WITH_RULES


@pytest.mark.parametrize("game_id", WITH_RULES)
def test_every_rule_has_a_test(game_id: str) -> None:
    rules = {rule.id for rule in ledger(game_id, "en")}
    assert sorted(rules - marked_rules(TESTS / game_id)) == []


@pytest.mark.parametrize("game_id", WITH_RULES)
def test_every_mark_has_a_rule(game_id: str) -> None:
    rules = {rule.id for rule in ledger(game_id, "en")}
    assert sorted(marked_rules(TESTS / game_id) - rules) == []


@pytest.mark.parametrize("game_id", WITH_RULES)
def test_languages_tell_the_same_rules(game_id: str) -> None:
    english, german = ledger(game_id, "en"), ledger(game_id, "de")
    assert [rule.id for rule in english] == [rule.id for rule in german]
    sections = [[rule.section for rule in rules] for rules in (english, german)]
    assert len(set(zip(*sections, strict=True))) == len(set(sections[0])) == len(set(sections[1]))


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game_id", WITH_RULES)
def test_rules_are_complete_and_numbered_in_order(game_id: str, language: str) -> None:
    rules = ledger(game_id, language)
    prefix = game_id[:3].upper()
    assert [rule.id for rule in rules] == [f"{prefix}-{number:03}" for number in range(1, len(rules) + 1)]
    assert [
        rule.id for rule in rules if not (rule.title and rule.section and rule.text and rule.source)
    ] == []


@pytest.mark.parametrize("game_id", WITH_RULES)
def test_rules_named_in_the_engine_exist(game_id: str) -> None:
    named = {
        rule_id
        for file in (GAMES / game_id).rglob("*.py")
        for rule_id in RULE_ID.findall(file.read_text(encoding="utf-8"))
    }
    assert named
    assert sorted(named - {rule.id for rule in ledger(game_id, "en")}) == []


@pytest.mark.parametrize("game_id", WITH_RULES)
def test_every_rule_leads_to_its_code(game_id: str) -> None:
    places = rule_places(game_id)
    assert sorted({rule.id for rule in ledger(game_id, "en")} - set(places)) == []
    for place in [place for found in places.values() for place in found]:
        lines = (GAMES / game_id / place.file).read_text(encoding="utf-8").splitlines()
        assert place.name.rsplit(".", 1)[-1] in lines[place.line - 1]


@pytest.mark.parametrize("game_id", WITH_RULES)
def test_rules_speak_of_people_and_not_of_seats(game_id: str) -> None:
    # Seats are the engine's word; where one sits stands in titles and where places at the table are meant.
    meant = re.compile(r"Archbishop's seat|random seats")
    told = {rule.id: meant.sub("", rule.text) for rule in ledger(game_id, "en")}
    assert [rule_id for rule_id, text in told.items() if re.search(r"\bseats?\b", text, re.IGNORECASE)] == []
    german = {rule.id: rule.text for rule in ledger(game_id, "de")}
    engine = re.compile(r"\b(jede[rmns]?|ein|kein) Platz|Platz \d")
    assert [rule_id for rule_id, text in german.items() if engine.search(text)] == []
