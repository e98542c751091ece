"""The HTTP API: every route with what it takes and gives. A program can play a seat with nothing else."""

from collections.abc import Awaitable, Callable
from functools import cache
from importlib import resources
from typing import Annotated, Any, TypeVar

import msgspec
from fastapi import FastAPI, Query, Request, WebSocket
from starlette.responses import Response, StreamingResponse

from kingsbridge.bots.levels import DEFAULT_LEVEL
from kingsbridge.core.canonical import digest
from kingsbridge.core.contract import Game
from kingsbridge.core.errors import KingsbridgeError, listing
from kingsbridge.core.ledger import LANGUAGES, read_ledger
from kingsbridge.core.registry import game_ids, load_game
from kingsbridge.server import history, live
from kingsbridge.server.bots import bot_levels
from kingsbridge.server.guard import Guard, read_body
from kingsbridge.server.hall import Hall
from kingsbridge.server.messages import (
    ActionInfo,
    BotChoice,
    Claim,
    ComponentInfo,
    FactInfo,
    GameInfo,
    Hint,
    HintAnswer,
    Moment,
    Move,
    NewTable,
    OptionInfo,
    PaceChoice,
    Position,
    Recover,
    Replay,
    RuleInfo,
    SeatChoice,
    Seated,
    TableInfo,
    Undo,
    Update,
    Why,
    WhyAnswer,
)
from kingsbridge.server.openapi import document
from kingsbridge.server.refusals import EngineRefusal, Refusal
from kingsbridge.server.table import Table

T = TypeVar("T")
COOKIE = "kingsbridge_device"
# The longest that browsers keep a cookie; renewed by every look at one's games.
_COOKIE_SECONDS = 400 * 24 * 3600
_LARGEST_NUMBER = 2**31 - 1

Seat = Annotated[int | None, Query(description="Whose view; left out: a spectator's.", ge=0, le=99)]
Since = Annotated[int, Query(description="The last line the client has seen.", ge=0, le=_LARGEST_NUMBER)]
Seq = Annotated[int, Query(description="The line.", ge=1, le=_LARGEST_NUMBER)]


def reply(message: Any, status: int = 200) -> Response:
    """Answer with a message."""
    return Response(
        msgspec.json.encode(message), status, {"cache-control": "no-store"}, media_type="application/json"
    )


async def body_of(request: Request, kind: type[T]) -> T:
    """Read the body of a request as a message."""
    raw = await read_body(request)
    try:
        return msgspec.json.decode(raw, type=kind)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refusal("malformed", {"why": str(error)}) from error


class Api:
    """The routes, over the hall."""

    def __init__(self, hall: Hall, guard: Guard) -> None:
        self.hall = hall
        self.guard = guard

    # --- devices ----------------------------------------------------------------------------------------------------

    async def device(self, request: Request | WebSocket) -> str:
        """Find out which device asks; empty if it is unknown."""
        return await self.hall.device_of(request.cookies.get(COOKIE, ""))

    async def seated(self, request: Request, act: Callable[[str], Awaitable[Seated]]) -> Response:
        """Do something that may seat a device for the first time, which gives it its cookie."""
        device = await self.device(request)
        token = request.cookies.get(COOKIE, "")
        if not device:
            device, token = await self.hall.new_device()
        return _with_cookie(request, reply(await act(device)), token)

    async def seen(self, table: Table, device: str, seat: int | None) -> None:
        """Check that the asker may see a seat's view, and remember that its person is there."""
        table.check_sees(device, seat)
        if seat is not None:
            self.hall.presence.seen(table.id, seat)

    # --- what can be played -----------------------------------------------------------------------------------------

    async def healthz(self) -> Response:
        """Say that the server is well and can read its store."""
        await self.hall.store.read(lambda connection: connection.exec_driver_sql("SELECT 1"))
        return reply({"status": "ok", "tables": self.hall.in_memory()})

    async def games(self, request: Request) -> Response:
        """List the games with everything a client needs to know about them."""
        return cached(request, msgspec.json.encode([game_info(load_game(each)) for each in game_ids()]))

    async def rules(self, request: Request, game: str, language: str) -> Response:
        """Give the rules of a game."""
        try:
            rules = read_ledger(load_game(game).id, language)
        except KingsbridgeError as error:
            raise EngineRefusal(error, 404) from error
        told = [RuleInfo(rule.id, rule.section, rule.title, rule.text, rule.source) for rule in rules]
        return cached(request, msgspec.json.encode(told))

    async def components(self, request: Request, game: str) -> Response:
        """Give the components of a game, each value with where it comes from."""
        return cached(request, msgspec.json.encode(component_infos(find_game(game))))

    async def shell_texts(self, request: Request, language: str) -> Response:
        """Give the sentences of no single game, as Fluent."""
        return cached(request, fluent("kingsbridge.texts", "", language), "text/plain; charset=utf-8")

    async def game_texts(self, request: Request, language: str, game: str) -> Response:
        """Give the sentences of a game, as Fluent."""
        package = f"kingsbridge.games.{find_game(game).id}"
        return cached(request, fluent(package, "texts", language), "text/plain; charset=utf-8")

    # --- tables -----------------------------------------------------------------------------------------------------

    async def create(self, request: Request) -> Response:
        """Make a table and sit down at it. The game begins when no seat is open."""
        wish = await body_of(request, NewTable)

        async def act(device: str) -> Seated:
            table, codes = await self.hall.create(device, wish)
            return Seated(table.info(device), table.seats_of(device), codes)

        return await self.seated(request, act)

    async def mine(self, request: Request) -> Response:
        """List my tables, those that await me first."""
        device = await self.device(request)
        response = reply(await self.hall.mine(device))
        return _with_cookie(request, response, request.cookies[COOKIE]) if device else response

    async def table(self, request: Request, table_id: str) -> Response:
        """Show a table."""
        table = await self.hall.get(table_id)
        device = await self.device(request)
        table.check_sees(device, None)
        return reply(table.info(device))

    async def invite(self, request: Request, code: str) -> Response:
        """Show the table behind an invitation."""
        table = await self.hall.by_invite(code)
        return reply(table.info(await self.device(request)))

    async def claim(self, request: Request, code: str) -> Response:
        """Sit down on a free seat."""
        wish = await body_of(request, Claim)
        table = await self.hall.by_invite(code)

        async def act(device: str) -> Seated:
            seat, recovery = await table.claim(device, wish.name, wish.seat)
            return Seated(table.info(device), table.seats_of(device), {str(seat): recovery})

        return await self.seated(request, act)

    async def recover(self, request: Request) -> Response:
        """Take a seat over to this device by its recovery code."""
        wish = await body_of(request, Recover)
        table, seat, code_hash = await self.hall.by_recovery(wish.code)

        async def act(device: str) -> Seated:
            await table.recover(device, seat, code_hash)
            return Seated(table.info(device), [seat], {str(seat): wish.code})

        return await self.seated(request, act)

    async def leave(self, request: Request, table_id: str) -> Response:
        """Leave a seat."""
        return await self._change(request, table_id, SeatChoice, lambda t, d, m: t.leave(d, m.seat))

    async def remove(self, request: Request, table_id: str) -> Response:
        """Free a guest's seat before the start (host)."""
        return await self._change(request, table_id, SeatChoice, lambda t, d, m: t.remove(d, m.seat))

    async def bot(self, request: Request, table_id: str) -> Response:
        """Give a seat to a bot: an open one, a bot's, one that was left (host), one long absent (any seat)."""
        return await self._change(request, table_id, BotChoice, lambda t, d, m: t.give_to_bot(d, m))

    async def come_back(self, request: Request, table_id: str) -> Response:
        """Take my seat back from the bot."""
        return await self._change(request, table_id, SeatChoice, lambda t, d, m: t.come_back(d, m.seat))

    async def resign(self, request: Request, table_id: str) -> Response:
        """Give up; a bot plays the seat to the end."""
        return await self._change(request, table_id, SeatChoice, lambda t, d, m: t.resign(d, m.seat))

    async def pace(self, request: Request, table_id: str) -> Response:
        """Set how quickly bots answer."""
        return await self._change(request, table_id, PaceChoice, lambda t, d, m: t.set_pace(d, m.pace))

    async def rematch(self, request: Request, table_id: str) -> Response:
        """Make the next table with the same seats; who asks later gets the same one."""
        table = await self.hall.get(table_id)
        device = await self.device(request)
        following = await self.hall.get(await table.rematch(device))
        codes: dict[str, str] = {}
        for seat in following.seats_of(device):
            if not following.seats[seat].recovery_hash:
                codes[str(seat)] = await following.new_recovery(seat)
        return reply(Seated(following.info(device), following.seats_of(device), codes))

    async def _change(
        self, request: Request, table_id: str, kind: type[T], act: Callable[[Table, str, T], Awaitable[None]]
    ) -> Response:
        message = await body_of(request, kind)
        table = await self.hall.get(table_id)
        device = await self.device(request)
        await act(table, device, message)
        return reply(table.info(device))

    # --- play -------------------------------------------------------------------------------------------------------

    async def state(self, request: Request, table_id: str, seat: Seat = None, since: Since = 0) -> Response:
        """Show the table as it is for a seat, with the lines since one."""
        table = await self.hall.get(table_id)
        device = await self.device(request)
        await self.seen(table, device, seat)
        return reply(table.update(device, seat, since))

    async def move(self, request: Request, table_id: str) -> Response:
        """Play an action. A resend with the same id is done once and answered again."""
        message = await body_of(request, Move)
        table = await self.hall.get(table_id)
        return await self._play(request, table, message, lambda device: table.move(device, message))

    async def undo(self, request: Request, table_id: str) -> Response:
        """Take the seat's last move back."""
        message = await body_of(request, Undo)
        table = await self.hall.get(table_id)
        return await self._play(request, table, message, lambda device: table.undo(device, message))

    async def _play(
        self, request: Request, table: Table, message: Move | Undo, act: Callable[[str], Awaitable[None]]
    ) -> Response:
        device = await self.device(request)
        try:
            await self.seen(table, device, message.seat)
            await act(device)
        except Refusal as refusal:
            return reply(refusal.told(message.id), refusal.status)
        return reply(table.update(device, message.seat, message.seq, message.id))

    async def why(self, request: Request, table_id: str) -> Response:
        """Explain why an action or target is not possible now."""
        message = await body_of(request, Why)
        table = await self.hall.get(table_id)
        return reply(table.why(await self.device(request), message))

    async def hint(self, request: Request, table_id: str) -> Response:
        """Advise the deciding seat, at a table that allows hints."""
        message = await body_of(request, Hint)
        table = await self.hall.get(table_id)
        return reply(await table.hint(await self.device(request), message))

    async def events(self, request: Request, table_id: str, seat: Seat = None, since: Since = 0) -> Response:
        """Stream updates as server-sent events, for clients without WebSocket."""
        last = request.headers.get("last-event-id", "")
        if last.isascii() and last.isdigit() and len(last) < len(str(_LARGEST_NUMBER)):
            since = int(last)
        line = live.Line(self.hall, table_id, await self.device(request), seat, since)
        await line.open()
        headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
        return StreamingResponse(live.events(line), headers=headers, media_type="text/event-stream")

    async def live(self, socket: WebSocket, table_id: str) -> None:
        """Play over a WebSocket: Hello first, then any ClientMessage; answers are ServerMessages."""
        await live.Socket(self.hall, self.guard, socket, table_id, await self.device(socket)).serve()

    # --- looking back -----------------------------------------------------------------------------------------------

    async def moment(self, request: Request, table_id: str, seq: Seq, seat: Seat = None) -> Response:
        """Show the table as a seat saw it right after a line."""
        table = await self._readable(request, table_id, seat)
        return reply(history.moment(table, seq, seat))

    async def replay(self, request: Request, table_id: str) -> Response:
        """Tell a finished game move by move."""
        return reply(history.replay(await self._readable(request, table_id, None)))

    async def position(self, request: Request, table_id: str, ply: int) -> Response:
        """Show a finished game after so many moves, all hands open."""
        return reply(history.position(await self._readable(request, table_id, None), ply))

    async def record(self, request: Request, table_id: str, seat: Seat = None) -> Response:
        """Download the record: a finished game whole, of a running one my view and the public lines."""
        table = await self._readable(request, table_id, seat)
        response = reply(history.record(table, seat))
        response.headers["content-disposition"] = (
            f'attachment; filename="{table.row["game"]}-{table.id}.json"'
        )
        return response

    async def _readable(self, request: Request, table_id: str, seat: int | None) -> Table:
        table = await self.hall.get(table_id)
        table.check_sees(await self.device(request), seat)
        return table

    # --- the list of routes -----------------------------------------------------------------------------------------

    def register(self, app: FastAPI) -> None:
        """Put every route into the app, documented."""
        table = "/api/tables/{table_id}"
        routes: list[tuple[str, str, Callable[..., Any], Any, Any]] = [
            ("GET", "/healthz", self.healthz, None, dict[str, str | int]),
            ("GET", "/api/games", self.games, None, list[GameInfo]),
            ("GET", "/api/games/{game}/rules/{language}", self.rules, None, list[RuleInfo]),
            ("GET", "/api/games/{game}/components", self.components, None, list[ComponentInfo]),
            ("GET", "/api/texts/{language}", self.shell_texts, None, str),
            ("GET", "/api/texts/{language}/{game}", self.game_texts, None, str),
            ("POST", "/api/tables", self.create, NewTable, Seated),
            ("GET", "/api/tables/mine", self.mine, None, list[TableInfo]),
            ("GET", table, self.table, None, TableInfo),
            ("GET", "/api/invites/{code}", self.invite, None, TableInfo),
            ("POST", "/api/invites/{code}/claim", self.claim, Claim, Seated),
            ("POST", "/api/recover", self.recover, Recover, Seated),
            ("POST", f"{table}/leave", self.leave, SeatChoice, TableInfo),
            ("POST", f"{table}/remove", self.remove, SeatChoice, TableInfo),
            ("POST", f"{table}/bot", self.bot, BotChoice, TableInfo),
            ("POST", f"{table}/return", self.come_back, SeatChoice, TableInfo),
            ("POST", f"{table}/resign", self.resign, SeatChoice, TableInfo),
            ("POST", f"{table}/rematch", self.rematch, None, Seated),
            ("POST", f"{table}/pace", self.pace, PaceChoice, TableInfo),
            ("GET", f"{table}/state", self.state, None, Update),
            ("POST", f"{table}/move", self.move, Move, Update),
            ("POST", f"{table}/undo", self.undo, Undo, Update),
            ("POST", f"{table}/why", self.why, Why, WhyAnswer),
            ("POST", f"{table}/hint", self.hint, Hint, HintAnswer),
            ("GET", f"{table}/events", self.events, None, bytes),
            ("GET", f"{table}/moment", self.moment, None, Moment),
            ("GET", f"{table}/replay", self.replay, None, Replay),
            ("GET", f"{table}/replay/{{ply}}", self.position, None, Position),
            ("GET", f"{table}/record", self.record, None, dict[str, Any]),
        ]
        for method, path, handler, takes, gives in routes:
            app.add_api_route(
                path, handler, methods=[method], response_model=None, **document(handler, takes, gives)
            )
        app.add_api_websocket_route(f"{table}/live", self.live)


def _with_cookie(request: Request, response: Response, token: str) -> Response:
    """Let the device keep its token, out of reach of scripts and of other sites."""
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, token, max_age=_COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure)
    return response


def cached(request: Request, content: bytes, media_type: str = "application/json") -> Response:
    """Answer with something that rarely changes; a client that has it is told so."""
    etag = f'"{digest(content.decode())}"'
    headers = {"etag": etag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == etag:
        return Response(status_code=304, headers=headers)
    return Response(content, headers=headers, media_type=media_type)


def find_game(game_id: str) -> Game:
    """Give a game by its id; an unknown one is not found."""
    try:
        return load_game(game_id)
    except KingsbridgeError as error:
        raise EngineRefusal(error, 404) from error


def game_info(game: Game) -> GameInfo:
    """Tell what a client needs to know about a game."""
    return GameInfo(
        id=game.id,
        min_seats=game.min_seats,
        max_seats=game.max_seats,
        options=[OptionInfo(option.name, option.values) for option in game.options_table],
        rules_version=game.rules_version,
        components_fingerprint=game.components_fingerprint,
        argument_kinds=game.argument_kinds,
        actions=[ActionInfo(each.key, each.kind, each.args, each.target) for each in game.catalogue.actions],
        levels=bot_levels(),
        default_level=DEFAULT_LEVEL,
    )


def component_infos(game: Game) -> list[ComponentInfo]:
    """Tell every component of a game."""
    return [
        ComponentInfo(
            table=each.table,
            key=each.key,
            names=each.names,
            facts={
                name: FactInfo(fact.value, fact.provenance, fact.why)  # type: ignore[arg-type]  # checked when read
                for name, fact in each.facts.items()
            },
        )
        for each in game.components.all
    ]


@cache
def fluent(package: str, folder: str, language: str) -> bytes:
    """Read a file of sentences."""
    if language not in LANGUAGES:
        raise Refusal("unknown-language", {"language": language, "allowed": listing(LANGUAGES)})
    place = resources.files(package)
    file = (place / folder if folder else place) / f"{language}.ftl"
    return file.read_bytes() if file.is_file() else b""
