"""The API over HTTP: calls come as requests, devices are known by a cookie, answers leave as responses."""

import inspect
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, get_args, get_origin

import msgspec
from fastapi import Query, Request, WebSocket
from starlette.responses import Response

from kingsbridge.core.canonical import digest
from kingsbridge.server.api.answer import JSON, Answer
from kingsbridge.server.api.call import Call
from kingsbridge.server.api.route import Within
from kingsbridge.server.devices import Devices
from kingsbridge.server.guard import COOKIE, Caller, read_body

# The longest that browsers keep a cookie; renewed by every look at one's games.
_COOKIE_SECONDS = 400 * 24 * 3600


async def device_of(devices: Devices, request: Request | WebSocket) -> str:
    """Find out which device sends a request; empty if it is unknown."""
    return await devices.find(request.cookies.get(COOKIE, ""))


class HttpCall(Call):
    """A call that came as a request; its response gives the device its cookie where it is to have one."""

    def __init__(self, devices: Devices, request: Request) -> None:
        self._devices = devices
        self._request = request
        self._given_token = ""
        self._newcomer = ""
        self.home = Caller(request.headers, request.scope).address.hex()

    async def device(self) -> str:
        """Find out which device asks, by its cookie."""
        return await device_of(self._devices, self._request)

    async def seated_device(self) -> str:
        """Find out which device asks; one that is unknown gets a cookie."""
        device = await self.device()
        if device:
            self.renew()
        else:
            device, self._given_token = self._devices.add()
            self._newcomer = device
        return device

    def renew(self) -> None:
        """Let a device that is known keep its cookie for longer."""
        self._given_token = self._request.cookies[COOKIE]

    async def body(self) -> bytes:
        """Read the body of the request."""
        return await read_body(self._request)

    async def answer(self, handler: Callable[..., Awaitable[Answer]], parameters: dict[str, Any]) -> Response:
        """Let it be answered; a device that is new is stored before it hears of itself."""
        try:
            answer = await handler(self, **parameters)
            await self._devices.keep(self._newcomer)
        finally:
            self._devices.forget(self._newcomer)
        return self._response(answer)

    def _response(self, answer: Answer) -> Response:
        response = _lasting(self._request, answer) if answer.lasts else _passing(answer)
        if answer.file_name:
            response.headers["content-disposition"] = f'attachment; filename="{answer.file_name}"'
        if self._given_token:
            self._set_cookie(response)
        return response

    def _set_cookie(self, response: Response) -> None:
        """Let the device keep its token, out of reach of scripts and of other sites."""
        response.set_cookie(
            COOKIE,
            self._given_token,
            max_age=_COOKIE_SECONDS,
            httponly=True,
            samesite="lax",
            secure=self._request.url.scheme == "https",
        )


def reply(message: Any, status: int = 200) -> Response:
    """Answer with a message."""
    return _passing(Answer(msgspec.json.encode(message), status))


def _passing(answer: Answer) -> Response:
    return Response(
        answer.content, answer.status, {"cache-control": "no-store"}, media_type=answer.media_type or JSON
    )


def _lasting(request: Request, answer: Answer) -> Response:
    """Answer a client that has the content already without a second copy."""
    etag = f'"{digest(answer.content.decode())}"'
    headers = {"etag": etag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == etag:
        return Response(status_code=304, headers=headers)
    return Response(answer.content, headers=headers, media_type=answer.media_type)


def endpoint(
    handler: Callable[..., Awaitable[Answer]], devices: Devices
) -> Callable[..., Awaitable[Response]]:
    """Serve a handler over HTTP: the framework reads from the signature which parameters a request has."""

    async def serve(request: Request, **parameters: Any) -> Response:
        return await HttpCall(devices, request).answer(handler, parameters)

    parameters = [
        parameter.replace(annotation=_as_query(parameter.annotation), kind=parameter.KEYWORD_ONLY)
        for name, parameter in inspect.signature(handler).parameters.items()
        if name != "call"
    ]
    request = inspect.Parameter("request", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=Request)
    serve.__signature__ = inspect.Signature([request, *parameters])  # type: ignore[attr-defined]
    serve.__name__ = handler.__name__
    return serve


def _as_query(annotation: Any) -> Any:
    """Put the framework's description of a bounded number in the place of ours."""
    if get_origin(annotation) is not Annotated:
        return annotation
    kind, within = get_args(annotation)
    assert isinstance(within, Within)
    return Annotated[kind, Query(description=within.about, ge=within.least, le=within.most)]
