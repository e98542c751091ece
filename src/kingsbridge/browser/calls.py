"""Calls from the page that holds the tables: an address is matched as a server would, and one device asks them all."""

import inspect
import re
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, get_args, get_origin
from urllib.parse import parse_qsl, unquote

from kingsbridge.server.api.answer import Answer, tell
from kingsbridge.server.api.call import Call
from kingsbridge.server.api.route import Route, Within
from kingsbridge.server.refusals import Refusal

# Whoever holds the page holds the tables.
DEVICE = "page"


class PageCall(Call):
    """A call from the page."""

    def __init__(self, body: str) -> None:
        self._body = body.encode()

    async def device(self) -> str:
        """Name the one device."""
        return DEVICE

    async def seated_device(self) -> str:
        """Name the one device."""
        return DEVICE

    def renew(self) -> None:
        """Do nothing: a page forgets nobody."""

    async def body(self) -> bytes:
        """Give what was sent."""
        return self._body


class Desk:
    """Answers calls by their method and address."""

    def __init__(self, routes: list[Route]) -> None:
        self._routes = [(method, _pattern(path), handler) for method, path, handler, _, _ in routes]

    async def ask(self, method: str, address: str, body: str) -> Answer:
        """Answer a call; a refusal is an answer too."""
        try:
            handler, values = self._find(method, address)
            return await handler(PageCall(body), **_parameters(handler, values))
        except Refusal as refusal:
            return tell(refusal.as_message(), refusal.status)

    def _find(self, method: str, address: str) -> tuple[Callable[..., Awaitable[Answer]], dict[str, str]]:
        path, _, query = address.partition("?")
        found = False
        for known, pattern, handler in self._routes:
            match = pattern.fullmatch(path)
            if match is None:
                continue
            found = True
            if known == method:
                parts = {name: unquote(value) for name, value in match.groupdict().items()}
                return handler, {**dict(parse_qsl(query)), **parts}
        raise Refusal("method-not-allowed" if found else "unknown-path")


def _pattern(path: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path))


def _parameters(handler: Callable[..., Any], values: dict[str, str]) -> dict[str, Any]:
    """Read the parameters that a handler takes; what it does not know is passed over, as over HTTP."""
    given: dict[str, Any] = {}
    for name, parameter in inspect.signature(handler).parameters.items():
        if name in values:
            given[name] = _read(name, values[name], parameter.annotation)
        elif name != "call" and parameter.default is parameter.empty:
            raise Refusal("bad-parameters", {"why": f"{name}: Field required"})
    return given


def _read(name: str, text: str, annotation: Any) -> Any:
    if annotation is str:
        return text
    within = get_args(annotation)[1] if get_origin(annotation) is Annotated else None
    try:
        number = int(text)
    except ValueError as error:
        raise Refusal("bad-parameters", {"why": f"{name}: not a whole number"}) from error
    if isinstance(within, Within) and not within.least <= number <= within.most:
        raise Refusal("bad-parameters", {"why": f"{name}: not within {within.least} and {within.most}"})
    return number
