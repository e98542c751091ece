"""What can be played: games, rules, components and texts."""

from functools import cache
from importlib import resources

import msgspec
from fastapi import Request
from starlette.responses import Response

from kingsbridge.bots.levels import DEFAULT_LEVEL
from kingsbridge.core.contract import Game
from kingsbridge.core.errors import KingsbridgeError, listing
from kingsbridge.core.ledger import LANGUAGES, read_ledger
from kingsbridge.core.registry import game_ids, load_game
from kingsbridge.core.rule_places import rule_places
from kingsbridge.server.api.replies import cached, reply
from kingsbridge.server.api.route import Route
from kingsbridge.server.messages import (
    ActionInfo,
    ComponentInfo,
    FactInfo,
    GameInfo,
    OptionInfo,
    RuleInfo,
    RulePlaceInfo,
)
from kingsbridge.server.refusals import EngineRefusal, Refusal
from kingsbridge.server.site import Site
from kingsbridge.server.table.levels import bot_levels


class Catalogue:
    """The routes that everybody may ask, and that need no table."""

    def __init__(self, site: Site) -> None:
        self._site = site

    def routes(self) -> list[Route]:
        """List the routes."""
        return [
            ("GET", "/healthz", self.healthz, None, dict[str, str | int]),
            ("GET", "/api/games", self.games, None, list[GameInfo]),
            ("GET", "/api/games/{game}/rules/{language}", self.rules, None, list[RuleInfo]),
            ("GET", "/api/games/{game}/components", self.components, None, list[ComponentInfo]),
            ("GET", "/api/texts/{language}", self.shell_texts, None, str),
            ("GET", "/api/texts/{language}/{game}", self.game_texts, None, str),
        ]

    async def healthz(self) -> Response:
        """Say that the server is well and can read its store."""
        await self._site.store.read(lambda connection: connection.exec_driver_sql("SELECT 1"))
        return reply({"status": "ok", "tables": self._site.hall.count()})

    async def games(self, request: Request) -> Response:
        """List the games with everything a client needs to know about them."""
        infos = [_game_info(load_game(game_id)) for game_id in game_ids()]
        return cached(request, msgspec.json.encode(infos))

    async def rules(self, request: Request, game: str, language: str) -> Response:
        """Give the rules of a game."""
        try:
            rules = read_ledger(load_game(game).id, language)
        except KingsbridgeError as error:
            raise EngineRefusal(error, 404) from error
        places = _rule_places(game)
        infos = [
            RuleInfo(rule.id, rule.section, rule.title, rule.text, rule.source, places.get(rule.id, []))
            for rule in rules
        ]
        return cached(request, msgspec.json.encode(infos))

    async def components(self, request: Request, game: str) -> Response:
        """Give the components of a game, each value with where it comes from."""
        return cached(request, msgspec.json.encode(_component_infos(_find_game(game))))

    async def shell_texts(self, request: Request, language: str) -> Response:
        """Give the sentences of no single game, as Fluent."""
        return cached(request, _fluent("kingsbridge.texts", "", language), "text/plain; charset=utf-8")

    async def game_texts(self, request: Request, language: str, game: str) -> Response:
        """Give the sentences of a game, as Fluent."""
        package = f"kingsbridge.games.{_find_game(game).id}"
        return cached(request, _fluent(package, "texts", language), "text/plain; charset=utf-8")


def _find_game(game_id: str) -> Game:
    try:
        return load_game(game_id)
    except KingsbridgeError as error:
        raise EngineRefusal(error, 404) from error


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
