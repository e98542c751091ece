"""The rule ledger: every rule of a game in our own words, numbered, read from `rules/<language>.md`.

A rule is a heading `### CAR-012 Title`, its text, and a last line `Source: ...` (the rulebook's section, or a ruling).
Second-level headings group rules as the rulebook does.
"""

import re
from importlib import resources

from kingsbridge.core.errors import BadRequest, listing

_RULE = re.compile(r"^### ([A-Z]{3}-\d{3}) (.+)$")
_SECTION = re.compile(r"^## (.+)$")
LANGUAGES = ["en", "de"]


class Rule:
    """One rule of the ledger."""

    def __init__(self, rule_id: str = "", title: str = "", section: str = "") -> None:
        self.id = rule_id
        self.title = title
        self.section = section
        self.text = ""
        self.source = ""


def read_ledger(game_id: str, language: str) -> list[Rule]:
    """Read the rules of a game in a language."""
    if language not in LANGUAGES:
        raise BadRequest(
            "unknown-language",
            f"There is no language '{language}'; languages: {listing(LANGUAGES)}.",
            {"language": language, "allowed": listing(LANGUAGES)},
        )
    file = resources.files(f"kingsbridge.games.{game_id}") / "rules" / f"{language}.md"
    return parse_ledger(file.read_text(encoding="utf-8"))


def parse_ledger(text: str) -> list[Rule]:
    """Read rules from the text of a ledger."""
    rules: list[Rule] = []
    section = ""
    for line in text.splitlines():
        heading = _RULE.match(line)
        group = _SECTION.match(line)
        if heading:
            rules.append(Rule(heading[1], heading[2], section))
        elif group:
            section = group[1]
        elif rules and line.startswith(("Source: ", "Quelle: ")):
            rules[-1].source = line.split(": ", 1)[1]
        elif rules and rules[-1].section == section:
            rules[-1].text = f"{rules[-1].text}\n{line}".strip()
    return rules


def find_rule(game_id: str, language: str, rule_id: str) -> Rule:
    """Give one rule by its id."""
    rules = read_ledger(game_id, language)
    for rule in rules:
        if rule.id == rule_id.upper():
            return rule
    raise BadRequest(
        "unknown-rule",
        f"There is no rule '{rule_id}' in game '{game_id}'; rules go from {rules[0].id} to {rules[-1].id}.",
        {"rule": rule_id, "game": game_id, "first": rules[0].id, "last": rules[-1].id},
    )
