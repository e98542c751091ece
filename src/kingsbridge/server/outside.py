"""Sending to addresses that people name: over TLS, to the public network only, without following anybody elsewhere."""

import contextlib
import http.client
import ipaddress
import socket
import ssl
import threading
from urllib.parse import urlsplit

_SECONDS = 10.0
_SECONDS_IN_ALL = 15.0
LONGEST_ADDRESS = 1000
# All addresses of IPv6 that are given to anybody lie here, and those that lead on to IPv4.
_GIVEN = ipaddress.IPv6Network("2000::/3")
_NAT64 = ipaddress.IPv6Network("64:ff9b::/96")


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
    # Whoever answers a byte at a time is not listened to for ever. By a handle of its own: TLS takes the first over.
    handle = there.dup()
    hanging_up = threading.Timer(_SECONDS_IN_ALL, _hang_up, [handle])
    hanging_up.daemon = True
    hanging_up.start()
    connection = http.client.HTTPConnection(host, port, timeout=_SECONDS)
    connection.sock = there
    try:
        if secure:
            connection.sock = ssl.create_default_context().wrap_socket(there, server_hostname=host)
        path = f"{parts.path or '/'}?{parts.query}" if parts.query else parts.path or "/"
        connection.request("POST", path, body, headers)
        return connection.getresponse().status
    finally:
        hanging_up.cancel()
        hanging_up.join()
        handle.close()
        connection.close()


def _hang_up(handle: socket.socket) -> None:
    with contextlib.suppress(OSError):  # the other side was quicker
        handle.shutdown(socket.SHUT_RDWR)


def _parts(address: str):  # type: ignore[no-untyped-def]  # the type has no public name
    try:
        parts = urlsplit(address)
        _ = parts.port
    except ValueError:
        raise BadAddress from None
    return parts


def _is_public(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    """Say whether an address is one of the public network, and so is the one it wraps, if it does."""
    if not address.is_global or address.is_multicast:
        return False
    if address.version == 4:
        return True
    if address in _NAT64:
        return _is_public(ipaddress.IPv4Address(address.packed[-4:]))
    wrapped = address.sixtofour
    return address in _GIVEN and address.teredo is None and (wrapped is None or _is_public(wrapped))


def _public(host: str, port: int, anywhere: bool) -> str:
    """Look a name up; refuse if it leads into a private network."""
    found = [str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if not anywhere and not all(_is_public(ipaddress.ip_address(address)) for address in found):
        raise BadAddress
    return found[0]
