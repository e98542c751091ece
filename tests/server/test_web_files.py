"""The built web client: what is cached for how long, packed files, the client's own pages, and a page without it."""

import gzip
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from kingsbridge.server.app import make_app
from kingsbridge.server.settings import Settings

INDEX = b"<!doctype html><title>built</title>"
SCRIPT = b"export const answer = 42;"


@pytest.fixture
def static(tmp_path: Path) -> Path:
    """A small build."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(INDEX)
    (folder / "assets" / "app-1a2b.js").write_bytes(SCRIPT)
    (folder / "assets" / "app-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT))
    return folder


@pytest.fixture
async def browser(
    static: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[httpx.AsyncClient]:
    """A client of a server with that build."""
    monkeypatch.setattr("kingsbridge.server.app.STATIC", static)
    app = make_app(Settings(database=f"sqlite:///{tmp_path}/db"))
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://test") as client:
        yield client


async def test_files_with_a_hash_are_kept_for_ever(browser: httpx.AsyncClient) -> None:
    plain = await browser.get("/assets/app-1a2b.js", headers={"accept-encoding": "identity"})
    assert (plain.status_code, plain.content) == (200, SCRIPT)
    assert "immutable" in plain.headers["cache-control"] and "javascript" in plain.headers["content-type"]
    packed = await browser.get("/assets/app-1a2b.js", headers={"accept-encoding": "gzip, br"})
    assert (packed.headers["content-encoding"], packed.content) == ("gzip", SCRIPT)
    assert packed.headers["etag"] != plain.headers["etag"] and packed.headers["vary"] == "accept-encoding"


@pytest.mark.parametrize(
    "path", ["/", "/join/abcd-efgh", "/table/12", "/rules/cards/CAR-010", "/settings", "/mine"]
)
async def test_pages_of_the_client_are_the_index(browser: httpx.AsyncClient, path: str) -> None:
    page = await browser.get(path)
    assert (page.status_code, page.content, page.headers["cache-control"]) == (200, INDEX, "no-cache")
    again = await browser.get(path, headers={"if-none-match": page.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert (await browser.head(path)).status_code == 200


async def test_a_missing_file_is_not_a_page(browser: httpx.AsyncClient) -> None:
    for path in ("/assets/old-9z.js", "/favicon.ico", "/api/nothing"):
        assert (await browser.get(path)).status_code == 404


async def test_without_a_build_a_page_says_so(browser: httpx.AsyncClient, static: Path) -> None:
    (static / "index.html").unlink()
    for language, word in (("en", "make play"), ("de-DE,de", "gebaut")):
        page = await browser.get("/", headers={"accept-language": language})
        assert page.status_code == 404 and word in page.text
