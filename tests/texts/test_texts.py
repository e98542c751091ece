"""Every sentence exists in both languages, with the same arguments, and none that the game does not give."""

import ast
import re
import string
from collections.abc import Callable, Iterator
from importlib import resources
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import kingsbridge
from kingsbridge import BadRequest, Game, Record, State, game_ids, load_game
from kingsbridge.core.contract import ARGUMENT_KINDS
from kingsbridge.core.errors import KingsbridgeError
from kingsbridge.core.play import Play
from kingsbridge.core.reason import Reason
from kingsbridge.server.refusals import REFUSALS
from kingsbridge.texts import LANGUAGES, Texts

SOURCES = Path(kingsbridge.__file__).parent
ERRORS = {"BadRequest", "IllegalAction", "RecordMismatch", "ImpossiblePosition", "KingsbridgeError"}
GAMES = game_ids()
both = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game_id", GAMES)


# --- what the files hold ---------------------------------------------------------------------------------------------


class _Arguments(Visitor):
    """Collects the arguments a message uses, and refuses functions."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        raise AssertionError(f"{node.id.name} is not used: both runtimes format numbers by themselves")


def _file(package: str, language: str) -> str:
    folder = resources.files(package)
    file = (
        folder / f"{language}.ftl" if package == "kingsbridge.texts" else folder / "texts" / f"{language}.ftl"
    )
    return file.read_text(encoding="utf-8")


def messages_of(package: str, language: str) -> dict[str, set[str]]:
    """Give the arguments of each message, and of each attribute as `key.attribute`."""
    found: dict[str, set[str]] = {}
    for item in FluentParser().parse(_file(package, language)).body:
        assert not isinstance(item, ftl.Junk), item.content
        if isinstance(item, ftl.Message):
            for name, pattern in [("", item.value), *[(f".{a.id.name}", a.value) for a in item.attributes]]:
                key = item.id.name + name
                assert key not in found, f"{key} is written twice in {language}"
                visitor = _Arguments()
                visitor.visit(pattern)
                found[key] = visitor.names
    return found


def _packages() -> list[str]:
    return ["kingsbridge.texts", *[f"kingsbridge.games.{game_id}" for game_id in GAMES]]


@pytest.mark.parametrize("package", _packages())
def test_both_languages_have_the_same_messages_with_the_same_arguments(package: str) -> None:
    assert messages_of(package, "en") == messages_of(package, "de")


@pytest.mark.parametrize("package", _packages())
@both
def test_the_browser_can_read_the_files(package: str, language: str) -> None:
    text = _file(package, language)
    assert "NUMBER(" not in text and "DATETIME(" not in text
    assert not re.search(r"[\u2068\u2069]", text)


# Nouns that a number stands before, in their plural.
PLURALS = {
    "en": "bots|builders|cards|cubes|games|goods|houses|moves|players|points|resources|seals|seats|tricks|workers",
    "de": "Bots|Baustoffe|Häuser|Karten|Partien|Personen|Plätze|Punkte|Stiche|Waren|Züge",
}
# Where the number cannot be one, or a noun stands for several numbers.
NEVER_ONE = {
    "entry-hand-begins",
    "help-master-builder",
    "error-one-bot-a-seat",
    "error-wrong-number-of-bots",
    "error-wrong-number-of-players",
    "web-players-range",
    "sim-speed",
}


def _bare_plurals(pattern: ftl.Pattern, language: str) -> list[str]:
    """List nouns in the plural right behind an argument, where no selector asks whether it is one."""
    return [
        after.value
        for before, after in pairwise(pattern.elements)
        if isinstance(before, ftl.Placeable)
        and isinstance(before.expression, ftl.VariableReference)
        and before.expression.id.name not in ("seat", "name")
        and isinstance(after, ftl.TextElement)
        and re.match(rf" (\w+ )?({PLURALS[language]})\b", after.value)
    ]


@pytest.mark.parametrize("package", _packages())
@both
def test_one_is_not_told_in_the_plural(package: str, language: str) -> None:
    found = [
        f"{item.id.name}: {text}"
        for item in FluentParser().parse(_file(package, language)).body
        if isinstance(item, ftl.Message) and item.id.name not in NEVER_ONE
        for pattern in [item.value, *[attribute.value for attribute in item.attributes]]
        if pattern is not None
        for text in _bare_plurals(pattern, language)
    ]
    assert found == []


def _check(messages: dict[str, set[str]], wanted: dict[str, set[str]]) -> None:
    for key, given in wanted.items():
        assert key in messages, f"{key} has no message"
        assert messages[key] <= given, f"{key} uses {messages[key] - given}, which is not given"


@every_game
@both
def test_every_kind_of_action_has_its_label(game_id: str, language: str) -> None:
    wanted: dict[str, set[str]] = {}
    for action in load_game(game_id).catalogue.actions:
        wanted.setdefault(f"action-{action.kind}", set(action.args)).intersection_update(action.args)
    _check(messages_of(f"kingsbridge.games.{game_id}", language), wanted)


@every_game
@both
def test_every_kind_of_entry_has_its_sentence(game_id: str, language: str) -> None:
    messages = messages_of(f"kingsbridge.games.{game_id}", language)
    for kind, args in load_game(game_id).entry_types.items():
        required: set[str] = set(getattr(args, "__required_keys__", ()))
        optional: set[str] = set(getattr(args, "__optional_keys__", ()))
        _check(messages, {f"entry-{kind}": required})
        if optional:
            _check(messages, {f"entry-{kind}.known": required | optional})
            assert messages[f"entry-{kind}.known"] & optional


def _calls(folder: Path, names: set[str]) -> Iterator[ast.Call]:
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
                yield node


def _keys(node: ast.expr | None) -> set[str] | None:
    """Give the keys of a dict that is written out; None if it is made elsewhere."""
    if not isinstance(node, ast.Dict):
        return None
    return {key.value for key in node.keys if isinstance(key, ast.Constant) and isinstance(key.value, str)}


@every_game
@both
def test_every_reason_has_its_sentence(game_id: str, language: str) -> None:
    wanted: dict[str, set[str]] = {"reason-not-now": set(), "reason-over": set()}
    for call in _calls(Path(str(resources.files(f"kingsbridge.games.{game_id}"))), {"Reason"}):
        key = call.args[1]
        assert isinstance(key, ast.Constant) and isinstance(key.value, str)
        args = _keys(call.args[2] if len(call.args) > 2 else ast.Dict([], []))
        assert args is not None
        wanted[f"reason-{key.value}"] = wanted.get(f"reason-{key.value}", args) & args
    _check(messages_of(f"kingsbridge.games.{game_id}", language), wanted)


def _raised() -> dict[str, set[str] | None]:
    """Find every error code in the sources with the arguments given; None where they are made in a variable."""
    codes: dict[str, set[str] | None] = {}
    for code, (_, sentence) in REFUSALS.items():
        codes[code] = {name for _, name, _, _ in string.Formatter().parse(sentence) if name}
    for call in _calls(SOURCES, ERRORS):
        code = ast.literal_eval(call.args[0]) if call.args and isinstance(call.args[0], ast.Constant) else ""
        if code:
            given = _keys(call.args[2])
            before = codes.get(code) if code in codes else given
            codes[code] = None if given is None or before is None else given & before
    return codes


@both
def test_every_error_has_its_sentence(language: str) -> None:
    messages = messages_of("kingsbridge.texts", language)
    raised = _raised()
    assert {"unknown-game", "illegal-action", "unknown-bot", "file-exists"} <= set(raised)
    _check(messages, {f"error-{code}": args for code, args in raised.items() if args is not None})
    assert not [code for code in raised if f"error-{code}" not in messages]


@both
def test_no_error_sentence_is_left_over(language: str) -> None:
    written = {
        key.removeprefix("error-")
        for key in messages_of("kingsbridge.texts", language)
        if key.startswith("error-")
    }
    assert written == set(_raised())


@every_game
@both
def test_components_phases_and_parts_have_names(game_id: str, language: str) -> None:
    game = load_game(game_id)
    messages = messages_of(f"kingsbridge.games.{game_id}", language)
    keys = [f"component-{component.key}" for component in game.components.all]
    keys += [f"phase-{name}" for name in [*game.phase_names, "over"]]
    keys += [f"topic-{heading}" for heading in game.report_topics]
    keys += ["game-title", "game-summary"]
    _check(messages, {key: set() for key in keys})
    facts = game.counsel.tellable(game)
    _check(messages, {f"counsel-{name}": set(args) for name, args in facts.items()})


@every_game
@both
def test_every_value_of_a_component_has_a_name(game_id: str, language: str) -> None:
    game = load_game(game_id)
    messages = messages_of(f"kingsbridge.games.{game_id}", language)
    names = {name for component in game.components.all for name in component.facts}
    assert not [
        name for name in names if f"fact-{name}" not in messages and f"component-{name}" not in messages
    ]


@every_game
@both
def test_why_a_value_is_what_it_is_has_its_sentence(game_id: str, language: str) -> None:
    facts = [fact for component in load_game(game_id).components.all for fact in component.facts.values()]
    messages = messages_of(f"kingsbridge.games.{game_id}", language)
    written = {key.removeprefix("note-") for key in messages if key.startswith("note-")}
    assert written == {fact.why for fact in facts if fact.why}


def test_a_note_of_somebodys_own_is_told_as_it_stands() -> None:
    game = load_game("cards")
    assert Texts("de").note(game, "Read off the card.") == "Read off the card."
    assert Texts("de").note(game, "least-of-a-hand") == "Entscheidung C14: alle drei Minuspersonen."


@both
@pytest.mark.parametrize("game_id", ["pillars", "duel", "world"])
def test_gold_that_follows_from_a_move_has_a_name_in_the_chronicle(game_id: str, language: str) -> None:
    assert "component-gold" in messages_of(f"kingsbridge.games.{game_id}", language)


@both
@pytest.mark.parametrize("game_id", ["pillars", "duel", "world"])
def test_the_end_says_how_a_tie_was_broken(game_id: str, language: str) -> None:
    assert "tie-break" in messages_of(f"kingsbridge.games.{game_id}", language)


@every_game
@both
def test_help_uses_only_values_of_its_component(game_id: str, language: str) -> None:
    game = load_game(game_id)
    for key, args in messages_of(f"kingsbridge.games.{game_id}", language).items():
        if key.startswith("help-"):
            assert args <= set(game.components.get(key.removeprefix("help-")).facts), key


@every_game
def test_argument_kinds_are_known(game_id: str) -> None:
    assert set(load_game(game_id).argument_kinds.values()) <= set(ARGUMENT_KINDS)


@both
def test_every_card_of_the_card_game_has_name_and_help(language: str) -> None:
    texts = Texts(language)
    game = load_game("cards")
    cards = [str(action.args["card"]) for action in game.catalogue.actions if action.kind == "play"]
    assert len(cards) == 37
    names = [texts.component(game, card) for card in cards]
    assert len(set(names)) == 37
    assert all(texts.has(game, f"component-{card}") for card in cards)
    assert all(texts.help(game, card) for card in cards)


# --- what is said in real games ---------------------------------------------------------------------------------------


def _random_game(game: Game, seats: int, seed: int) -> Iterator[State]:
    state = game.new_state(seats=seats, seed=seed, journal=True)
    random = Random(seed)
    while not state.is_over:
        yield state
        state.apply(random.choice(state.legal_actions()))
    yield state


@every_game
@both
@pytest.mark.parametrize("seed", [1, 2])
def test_no_two_legal_actions_look_the_same(game_id: str, language: str, seed: int) -> None:
    game = load_game(game_id)
    texts = Texts(language)
    labels = [texts.label(game, action) for action in game.catalogue.actions]
    for state in _random_game(game, game.max_seats, seed):
        seen = [(game.action(action).target, labels[action]) for action in state.legal_actions()]
        assert len(seen) == len(set(seen))


@every_game
@both
def test_every_entry_reads_well_for_everybody(game_id: str, language: str) -> None:
    game = load_game(game_id)
    texts = Texts(language)
    kinds: set[str] = set()
    for seed in range(3):
        for seats in range(game.min_seats, game.max_seats + 1):
            *_, last = _random_game(game, seats, seed)
            names = [f"N{seat}" for seat in range(seats)]
            assert last.journal is not None
            for entry in last.journal:
                for args in (entry.for_seat(None), entry.for_seat(0), entry.for_referee()):
                    text = texts.entry(game, args, names)
                    kinds.add(entry.kind)
                    assert text and "{" not in text and "$" not in text
                    # A bare key would mean that an argument was missing.
                    assert not text.startswith(f"{entry.kind} ")
    assert kinds


@every_game
@both
def test_every_reason_of_a_random_game_reads_well(game_id: str, language: str) -> None:
    game = load_game(game_id)
    texts = Texts(language)
    for at, state in enumerate(_random_game(game, game.min_seats, 4)):
        for action in game.catalogue.actions if at % 10 == 0 else []:
            reason = game.why_not(state, action.key)
            if reason is not None:
                text = texts.reason(game, reason)
                assert text != reason.key and "{" not in text


# --- how arguments are read ------------------------------------------------------------------------------------------


def test_a_secret_is_told_only_to_those_who_know_it() -> None:
    game = load_game("cards")
    texts = Texts("en")
    dealt = {"kind": "dealt", "seat": 1, "count": 2}
    assert texts.entry(game, dealt) == "Blue gets 2 cards."
    assert texts.entry(game, {**dealt, "cards": ["quarry", "ellen"]}) == "Blue gets Quarry, Ellen."


def test_names_stand_where_seats_are_meant() -> None:
    game = load_game("cards")
    played = {"kind": "played", "seat": 0, "card": "red-carpenter", "value": 6, "trick": 1}
    assert Texts("en").entry(game, played, ["Ann", "Ben", "Cid"]) == "Ann plays Red Carpenter (6)."
    assert Texts("de").entry(game, played) == "Grün spielt: Roter Schreiner (6)."


def test_numbers_by_seat_stand_beside_the_names() -> None:
    ends = {"kind": "hand-ends", "hand": 2, "gains": [3, -1, 0], "scores": [10, 4, 8]}
    text = Texts("en").entry(load_game("cards"), ends, ["Ann", "Ben", "Cid"])
    assert text == "Hand 2 is over. Gained: Ann 3, Ben -1, Cid 0. In all: Ann 10, Ben 4, Cid 8."


def test_plurals() -> None:
    game = load_game("cards")
    points = {"kind": "points", "seat": 0, "source": "regan-hamleigh", "count": 1, "points": -1, "score": 5}
    assert Texts("en").entry(game, points) == "Green: -1 point for Regan Hamleigh, 5 in all."
    assert Texts("de").entry(game, {**points, "points": 2}) == "Grün: 2 Punkte (Regan Hamleigh), zusammen 5."


def test_help_takes_its_numbers_from_the_components() -> None:
    game = load_game("cards")
    assert Texts("en").help(game, "blue-carpenter") == "Own colour: 1 wood for 3 points, plus 1"
    assert Texts("de").help(game, "prior-philip") == "Wer ihn gewinnt, bekommt 1 Metall"
    assert Texts("en").help(game, "no-such-thing") == ""


def test_a_seat_beyond_the_colours_is_numbered() -> None:
    assert Texts("en").seat_name(load_game("cards"), 7) == "Player 8"
    assert Texts("de").seat_name(load_game("cards"), 3) == "Orange"


def test_a_missing_sentence_gives_way_to_the_key() -> None:
    game = load_game("cards")
    texts = Texts("de")
    assert texts.entry(game, {"kind": "unheard-of", "seat": 0}) == "unheard-of 0"
    assert texts.reason(game, Reason("", "unheard-of", {})) == "unheard-of"
    assert texts.error(KingsbridgeError("unheard-of", "Something happened.", {})) == "Something happened."


def _refused(request: Callable[[], object]) -> str:
    with pytest.raises(KingsbridgeError) as caught:
        request()
    return Texts("de").error(caught.value)


@pytest.mark.parametrize(
    ("fixed", "sentence"),
    [
        ({"tax 1": "much"}, "Die Ziehung „tax 1“ lässt sich nur auf Zahlen ab 0 festlegen."),
        ({"events": [True]}, "Die Ziehung „events“ ist auf etwas Unmögliches festgelegt; erlaubt: "),
        ({"events": [99]}, "Die Ziehung „events“ lässt sich nur auf eine Zahl von 0 bis "),
        ({"events": [0]}, "lässt sich nur auf eine Reihenfolge genau dieser Dinge festlegen: "),
    ],
)
def test_a_draw_that_cannot_be_fixed_so_is_said_in_german(fixed: dict[str, Any], sentence: str) -> None:
    assert sentence in _refused(lambda: load_game("pillars").new_state(seed=1, fixed=fixed))


def test_what_is_wrong_with_a_record_is_said_in_german() -> None:
    record = Play(load_game("duel").new_state(seed=1, journal=True)).record().to_dict()
    assert _refused(lambda: Record.from_json("[]")).endswith("Es ist kein JSON-Objekt.")
    assert "überhaupt kein JSON (der Leser meldet: Expecting value" in _refused(lambda: Record.from_json("?"))
    assert "Das Feld „seats“ fehlt" in _refused(lambda: Record.from_dict({**record, "seats": None}))
    assert "Das Feld „moves“ fehlt" in _refused(lambda: Record.from_dict({**record, "moves": [1]}))
    assert "hat Format 9;" in _refused(lambda: Record.from_dict({**record, "format": 9}))


def test_what_has_no_options_and_what_is_no_position_is_said_in_german() -> None:
    game = load_game("cards")
    position = game.new_state(seed=1).to_dict()
    assert "hat keine Optionen" in _refused(lambda: game.new_state(seed=1, events="mixed"))
    assert "Python meldet: KeyError" in _refused(lambda: game.state_from_dict({**position, "more": 1}))


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadRequest, match="languages: en, de") as caught:
        Texts("fr")
    assert caught.value.code == "unknown-language"
    assert Texts("de").error(caught.value) == "Die Sprache „fr“ gibt es nicht; Sprachen: en, de."
