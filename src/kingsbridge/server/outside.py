"""Sending to addresses that people name: over TLS, to the public network only, without following anybody elsewhere."""

import http.client
import ipaddress
import socket
import ssl
from urllib.parse import urlsplit

_SECONDS = 10.0
LONGEST_ADDRESS = 1000


class BadAddress(Exception):
    """An address to which nothing is sent."""


def check_address(address: str, anywhere: bool = False) -> None:
    """Refuse what is no address of the public network over TLS."""
    parts = _parts(address)
    if len(address) > LONGEST_ADDRESS or not parts.hostname or parts.username or parts.password:
        raise BadAddress
    if parts.scheme != "https" and not (anywhere and parts.scheme == "http"):
        raise BadAddress


def post(address: str, body: bytes, headers: dict[str, str], anywhere: bool = False) -> int:
    """Send; gives the status. The name is looked up once, and the connection goes where was looked."""
    check_address(address, anywhere)
    parts = _parts(address)
    host, secure = parts.hostname or "", parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    there = socket.create_connection((_public(host, port, anywhere), port), _SECONDS)
    connection = http.client.HTTPConnection(host, port, timeout=_SECONDS)
    connection.sock = (
        ssl.create_default_context().wrap_socket(there, server_hostname=host) if secure else there
    )
    try:
        path = f"{parts.path or '/'}?{parts.query}" if parts.query else parts.path or "/"
        connection.request("POST", path, body, headers)
        return connection.getresponse().status
    finally:
        connection.close()


def _parts(address: str):  # type: ignore[no-untyped-def]  # the type has no public name
    try:
        parts = urlsplit(address)
        _ = parts.port
    except ValueError:
        raise BadAddress from None
    return parts


def _public(host: str, port: int, anywhere: bool) -> str:
    """Look a name up; refuse if it leads into a private network."""
    found = [str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if not anywhere and not all(ipaddress.ip_address(each).is_global for each in found):
        raise BadAddress
    return found[0]
