"""What can be played: games, rules, components and texts."""

from functools import cache
from importlib import resources

import msgspec

from kingsbridge.bots.levels import DEFAULT_LEVEL
from kingsbridge.core.contract import Game
from kingsbridge.core.errors import KingsbridgeError, listing
from kingsbridge.core.ledger import LANGUAGES, read_ledger
from kingsbridge.core.lesson import has_lesson
from kingsbridge.core.registry import game_ids, load_game
from kingsbridge.core.rule_places import rule_places
from kingsbridge.server.api.answer import TEXT, Answer, lasting
from kingsbridge.server.api.call import Call
from kingsbridge.server.api.route import Route
from kingsbridge.server.howto import how_to
from kingsbridge.server.messages import (
    ActionInfo,
    ComponentInfo,
    FactInfo,
    GameInfo,
    HowTo,
    OptionInfo,
    RuleInfo,
    RulePlaceInfo,
)
from kingsbridge.server.refusals import EngineRefusal, Refusal
from kingsbridge.server.table.levels import bot_levels


class Catalogue:
    """The routes that everybody may ask, and that need no table."""

    def routes(self) -> list[Route]:
        """List the routes."""
        return [
            ("GET", "/api/games", self.games, None, list[GameInfo]),
            ("GET", "/api/games/{game}/rules/{language}", self.rules, None, list[RuleInfo]),
            ("GET", "/api/games/{game}/howto/{language}", self.how_to, None, HowTo),
            ("GET", "/api/games/{game}/components", self.components, None, list[ComponentInfo]),
            ("GET", "/api/texts/{language}", self.shell_texts, None, str),
            ("GET", "/api/texts/{language}/{game}", self.game_texts, None, str),
            ("GET", "/api/texts/{language}/{game}/lesson", self.lesson_texts, None, str),
        ]

    async def games(self, call: Call) -> Answer:
        """List the games with everything a client needs to know about them."""
        return lasting(_games())

    async def rules(self, call: Call, game: str, language: str) -> Answer:
        """Give the rules of a game."""
        try:
            return lasting(_rules(load_game(game).id, language))
        except KingsbridgeError as error:
            raise EngineRefusal(error, 404) from error

    async def how_to(self, call: Call, game: str, language: str) -> Answer:
        """Tell how a game is played."""
        if language not in LANGUAGES:
            raise Refusal("unknown-language", {"language": language, "allowed": listing(LANGUAGES)})
        return lasting(msgspec.json.encode(how_to(_find_game(game), language)))

    async def components(self, call: Call, game: str) -> Answer:
        """Give the components of a game, each value with where it comes from."""
        return lasting(_components(_find_game(game).id))

    async def shell_texts(self, call: Call, language: str) -> Answer:
        """Give the sentences of no single game, as Fluent."""
        return lasting(_fluent("kingsbridge.texts", "", language), TEXT)

    async def game_texts(self, call: Call, language: str, game: str) -> Answer:
        """Give the sentences of a game, as Fluent."""
        package = f"kingsbridge.games.{_find_game(game).id}"
        return lasting(_fluent(package, "texts", language), TEXT)

    async def lesson_texts(self, call: Call, language: str, game: str) -> Answer:
        """Give the sentences of a game's lesson, as Fluent."""
        package = f"kingsbridge.games.{_find_game(game).id}"
        return lasting(_fluent(package, "texts/lesson", language), TEXT)


def _find_game(game_id: str) -> Game:
    try:
        return load_game(game_id)
    except KingsbridgeError as error:
        raise EngineRefusal(error, 404) from error


# What follows never changes while a server runs, and everybody asks for it: it is written once.


@cache
def _games() -> bytes:
    return msgspec.json.encode([_game_info(load_game(game_id)) for game_id in game_ids()])


@cache
def _rules(game_id: str, language: str) -> bytes:
    places = _rule_places(game_id)
    infos = [
        RuleInfo(rule.id, rule.section, rule.title, rule.text, rule.source, places.get(rule.id, []))
        for rule in read_ledger(game_id, language)
    ]
    return msgspec.json.encode(infos)


@cache
def _components(game_id: str) -> bytes:
    return msgspec.json.encode(_component_infos(load_game(game_id)))


def _game_info(game: Game) -> GameInfo:
    return GameInfo(
        id=game.id,
        min_seats=game.min_seats,
        max_seats=game.max_seats,
        options=[OptionInfo(option.name, option.values) for option in game.options_table],
        rules_version=game.rules_version,
        components_fingerprint=game.components_fingerprint,
        argument_kinds=game.argument_kinds,
        actions=[
            ActionInfo(action.key, action.kind, action.args, action.target)
            for action in game.catalogue.actions
        ],
        levels=bot_levels(),
        default_level=DEFAULT_LEVEL,
        lesson=has_lesson(game.id),
    )


def _component_infos(game: Game) -> list[ComponentInfo]:
    return [
        ComponentInfo(
            table=component.table,
            key=component.key,
            names=component.names,
            facts={
                name: FactInfo(fact.value, fact.provenance, fact.why)  # type: ignore[arg-type]  # checked when read
                for name, fact in component.facts.items()
            },
        )
        for component in game.components.all
    ]


@cache
def _rule_places(game_id: str) -> dict[str, list[RulePlaceInfo]]:
    """Read once which code carries each rule out."""
    return {
        rule: [RulePlaceInfo(place.name, place.file, place.line) for place in places]
        for rule, places in rule_places(game_id).items()
    }


@cache
def _fluent(package: str, folder: str, language: str) -> bytes:
    """Read a file of sentences."""
    if language not in LANGUAGES:
        raise Refusal("unknown-language", {"language": language, "allowed": listing(LANGUAGES)})
    place = resources.files(package)
    file = (place / folder if folder else place) / f"{language}.ftl"
    return file.read_bytes() if file.is_file() else b""
