"""Finds sentences by their key and fills in names and numbers.

The files are plain Fluent, read by the browser too: `texts/<language>.ftl` for sentences of no single game, and the
game's own `texts/<language>.ftl` laid over them, with those of its lesson in `texts/lesson/` beside it. Keys:
`action-<kind>`, `entry-<kind>`, `reason-<key>`, `component-<key>`, `help-<component>`, `fact-<name>`, `note-<why>`,
`phase-<name>`, `counsel-<fact>`, `error-<code>`, `lesson-<step>`.

An entry with secret arguments has its sentence for those who may read them in the attribute `.known`.
A game that lacks a sentence is still playable: the English one, or the bare key, stands in.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from kingsbridge.core.actions import Action
from kingsbridge.core.components import Component
from kingsbridge.core.contract import Game
from kingsbridge.core.errors import BadRequest, KingsbridgeError, listing
from kingsbridge.core.ledger import LANGUAGES
from kingsbridge.core.reason import Reason

__all__ = ["LANGUAGES", "Texts"]

Names = Sequence[str] | None


class Texts:
    """All sentences in one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise BadRequest(
                "unknown-language",
                f"There is no language '{language}'; languages: {listing(LANGUAGES)}.",
                {"language": language, "allowed": listing(LANGUAGES)},
            )
        self.language = language

    # --- sentences of no single game ------------------------------------------------------------------------------

    def say(self, key: str, **args: Any) -> str:
        """Give a sentence of the shell."""
        return self._find("", key, args) or key

    def error(self, error: KingsbridgeError) -> str:
        """Give an error in the reader's language; one without a text of its own in English."""
        return self._find("", f"error-{error.code}", error.details) or str(error)

    # --- sentences of a game --------------------------------------------------------------------------------------

    def of_game(self, game: Game, key: str, **args: Any) -> str:
        """Give a sentence of a game whose arguments are ready to be read."""
        return self._find(game.id, key, args) or key

    def has(self, game: Game, key: str) -> bool:
        """Say whether a game has a sentence."""
        return any(_bundle(game.id, language).has_message(key) for language in (self.language, "en"))

    def typed(self, game: Game, key: str) -> str:
        """Give a sentence of a game for whoever types; its `.terminal`, where nothing can be touched, if it has one."""
        return self._find(game.id, key, {}, "terminal") or self.of_game(game, key)

    def label(self, game: Game, action: Action, names: Names = None) -> str:
        """Say what an action does, for a button or a choice."""
        return (
            self._find(game.id, f"action-{action.kind}", self._read(game, action.args, names)) or action.key
        )

    def entry(self, game: Game, entry_args: Mapping[str, object], names: Names = None) -> str:
        """Tell a line of the journal, from what `entry.for_seat` gave."""
        args = {name: value for name, value in entry_args.items() if name != "kind"}
        key = f"entry-{entry_args['kind']}"
        read = self._read(game, args, names)
        return self._find(game.id, key, read, "known") or self._find(game.id, key, read) or _bare(entry_args)

    def reason(self, game: Game, reason: Reason, names: Names = None) -> str:
        """Say why something is not possible."""
        return self._find(game.id, f"reason-{reason.key}", self._read(game, reason.args, names)) or reason.key

    def component(self, game: Game, key: str) -> str:
        """Name a component."""
        return self._find(game.id, f"component-{key}", {}) or key.replace("-", " ")

    def help(self, game: Game, key: str) -> str:
        """Say what a component does, with its numbers; empty where there is nothing to say."""
        component = component_of(game, key)
        if component is None:
            return ""
        facts = {name: self._fact_value(game, fact.value) for name, fact in component.facts.items()}
        return self._find(game.id, f"help-{component.key}", facts) or ""

    def fact(self, game: Game, name: str) -> str:
        """Name a value of components."""
        return self._find(game.id, f"fact-{name}", {}) or self.component(game, name)

    def value(self, game: Game, value: object) -> str:
        """Write a value of a component."""
        if isinstance(value, bool):
            return self.say("yes" if value else "no")
        return str(self._fact_value(game, value))

    def note(self, game: Game, why: str) -> str:
        """Say why a value is what it is; a sentence that somebody wrote into the data file stands as it is."""
        return self._find(game.id, f"note-{why}", {}) or why

    def phase(self, game: Game, name: str) -> str:
        """Name a phase, or the end ("over")."""
        return self._find(game.id, f"phase-{name}", {}) or name

    def counsel(self, game: Game, fact: str, args: Mapping[str, object], names: Names = None) -> str:
        """Say what speaks for a move."""
        return self._find(game.id, f"counsel-{fact}", self._read(game, args, names)) or fact

    def seat_name(self, game: Game, seat: int) -> str:
        """Name a seat whose player has no name: by its colour where the game has colours."""
        colours = game.components.table("colour")
        if seat < len(colours):
            return self.component(game, colours[seat].key)
        return self.say("seat-name", number=seat + 1)

    # --- arguments ------------------------------------------------------------------------------------------------

    def _read(self, game: Game, args: Mapping[str, object], names: Names) -> dict[str, Any]:
        return {name: self._read_one(game, name, value, names) for name, value in args.items()}

    def _read_one(self, game: Game, name: str, value: Any, names: Names) -> Any:
        """Turn an argument into what a person reads, by its kind."""
        kind = game.argument_kinds.get(name, "")
        if kind == "seat":
            return self._seat(game, value, names)
        if kind == "seats":
            return self.join([self._seat(game, seat, names) for seat in value])
        if kind == "component":
            return self.component(game, value)
        if kind == "components":
            return self.join([self.component(game, key) for key in value])
        if kind == "by-seat":
            return self.join(
                [f"{self._seat(game, seat, names)} {number:g}" for seat, number in enumerate(value)]
            )
        if isinstance(value, list | tuple):
            return self.join([str(item) for item in value])
        return value

    def join(self, words: list[str]) -> str:
        """List words in a sentence."""
        return ", ".join(words) if words else self.say("nothing")

    def _seat(self, game: Game, seat: int, names: Names) -> str:
        if seat < 0:
            return self.say("nobody")
        return names[seat] if names else self.seat_name(game, seat)

    def _fact_value(self, game: Game, value: Any) -> Any:
        if isinstance(value, bool):
            return int(value)
        if isinstance(value, list):
            return self.join([str(self._fact_value(game, item)) for item in value])
        return self.component(game, value) if isinstance(value, str) else value

    # --- files ----------------------------------------------------------------------------------------------------

    def _find(self, game_id: str, key: str, args: Mapping[str, Any], attribute: str = "") -> str | None:
        """Look in the reader's language, then in English; a sentence that lacks an argument counts as missing."""
        for language in dict.fromkeys([self.language, "en"]):
            bundle = _bundle(game_id, language)
            if not bundle.has_message(key):
                continue
            message = bundle.get_message(key)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is None:
                return None
            text, errors = bundle.format_pattern(pattern, dict(args))
            return None if errors else str(text)
        return None


def component_of(game: Game, key: str) -> Component | None:
    """Find the component behind a name; a coloured card is `<colour>-<component>`."""
    found = [
        component
        for component in game.components.all
        if key == component.key or key.endswith(f"-{component.key}")
    ]
    return max(found, key=lambda each: len(each.key), default=None)


def _bare(entry_args: Mapping[str, object]) -> str:
    return " ".join(str(value) for value in entry_args.values())


@cache
def _bundle(game_id: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    folders = [resources.files("kingsbridge.texts")]
    if game_id:
        own = resources.files(f"kingsbridge.games.{game_id}") / "texts"
        folders += [own, own / "lesson"]
    for folder in folders:
        file = folder / f"{language}.ftl"
        source = file.read_text(encoding="utf-8") if file.is_file() else ""
        bundle.add_resource(FluentResource(source), allow_overrides=True)
    return bundle
