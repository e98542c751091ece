"""Build the site that needs no server: `web/` and the engine -> `dist/site`, a folder for any web host.

The client is built for pages that hold their tables themselves; beside it lie Python in WebAssembly (the npm package
pyodide), its standard library cut down to what the engine uses, the engine with its games, and the answers that never
change (texts, rules, components), which the client reads as files before the engine is there.

    python tools/build_site.py [--open] [--interpreted] [--plain]
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import functools
import http.server
import json
import os
import shutil
import subprocess
import sys
import webbrowser
from base64 import b64encode
from hashlib import sha256
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from kingsbridge.texts.texts import LANGUAGES, Texts
from tools import build_web, site_engine

ROOT: Final = Path(__file__).resolve().parent.parent
SITE: Final = ROOT / "dist/site"
SHELL: Final = ROOT / "web/site"  # files that only a site has: the manifest, the service worker
# What no page asks for: the service worker itself, and a word to hosts that would build the folder anew.
NOT_KEPT: Final = ("sw.js", ".nojekyll")
AGAIN: Final = "again.js"  # stands in the page and is no file of the site
# What that script says when nothing else can: by its names for them.
WORDS: Final = {
    "missing": "web-page-not-loaded",
    "host": "web-page-needs-host",
    "old": "web-page-needs-newer",
}


def inline_script() -> str:
    """Give the one script that stands in the page itself."""
    words = {
        language: {name: Texts(language).say(key) for name, key in WORDS.items()} for language in LANGUAGES
    }
    script = (SHELL / AGAIN).read_text(encoding="utf-8")
    return script.replace("__WORDS__", json.dumps(words, ensure_ascii=False))


def policy() -> str:
    """Say what the page may load and run: nothing from elsewhere.

    Python is WebAssembly, which must be allowed to be compiled; transitions set styles.
    """
    own = b64encode(sha256(inline_script().encode()).digest()).decode()
    rules = [
        "default-src 'self'",
        f"script-src 'self' 'wasm-unsafe-eval' 'sha256-{own}'",
        "worker-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
    ]
    return "; ".join(rules)


def build(*, compiled: bool = True, compressed: bool = True) -> str:
    """Build everything anew; gives why the engine is interpreted, empty if it is not."""
    build_web.build_into(SITE, "--mode", "site", "--base", "./")
    shutil.rmtree(SITE / ".vite", ignore_errors=True)
    for file in SHELL.iterdir():
        if file.name not in (AGAIN, *NOT_KEPT):
            shutil.copy(file, SITE / file.name)
    (SITE / ".nojekyll").touch()
    _write_head(SITE / "index.html")
    _write_answers(SITE)
    why = site_engine.write(SITE / "engine", compiled=compiled)
    write_service_worker(SITE)
    if compressed:
        _compress(SITE)
    return why


def _compress(site: Path) -> None:
    """Lay compressed copies beside the files, for hosts that can send them."""
    script = ROOT / "web/tools/compress.mjs"
    subprocess.run(
        [build_web.find_node(), str(script), str(site), str(ROOT / "build/site/compressed")], check=True
    )


# ---------------------------------------------------------------- files beside the engine


def _write_answers(site: Path) -> None:
    """Write down what every server would answer alike."""
    from kingsbridge.browser.calls import Desk
    from kingsbridge.core.registry import game_ids
    from kingsbridge.server.api.catalogue import Catalogue

    addresses = {
        path.format(game=game, language=language)
        for _, path, _, _, _ in Catalogue().routes()
        for game in game_ids()
        for language in LANGUAGES
    }
    desk = Desk(Catalogue().routes())
    for address in sorted(addresses):
        answer = asyncio.run(desk.ask("GET", address, ""))
        assert answer.status == 200, address
        suffix = "ftl" if address.startswith("/api/texts") else "json"
        file = site / f"{address[1:]}.{suffix}"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(answer.content)


def _write_head(page: Path) -> None:
    """Say in the page what a server would say in headers, what to do without files, and that it can be installed."""
    without = " ".join(
        f'<p lang="{language}">{Texts(language).say("web-page-needs-scripts")}</p>' for language in LANGUAGES
    )
    head = (
        f'<meta http-equiv="Content-Security-Policy" content="{policy()}" />\n    '
        f"<script>{inline_script()}</script>\n    "
        '<link rel="manifest" href="./manifest.webmanifest" />\n    '
        '<link rel="apple-touch-icon" href="./icon-192.png" />\n    '
    )
    text = page.read_text(encoding="utf-8")
    text = text.replace("<title>", f"{head}<title>", 1)
    page.write_text(
        text.replace("<body>", f"<body>\n    <noscript>{without}</noscript>", 1), encoding="utf-8"
    )


def write_service_worker(site: Path) -> None:
    """Name every file and one version of them all in the service worker, so that a changed site is noticed."""
    hashes = {
        file.relative_to(site).as_posix(): b64encode(sha256(file.read_bytes()).digest()).decode()
        for file in sorted(path for path in site.rglob("*") if path.is_file())
        if file.name not in NOT_KEPT
    }
    version = sha256(json.dumps(hashes).encode()).hexdigest()[:16]
    files = {name: "" if name == "index.html" else f"sha256-{hashed}" for name, hashed in hashes.items()}
    text = (SHELL / "sw.js").read_text(encoding="utf-8")
    text = text.replace("__VERSION__", version).replace("__FILES__", json.dumps(files))
    (site / "sw.js").write_text(text, encoding="utf-8")


def _size() -> str:
    """Say what the engine takes to be downloaded."""
    folder = SITE / "engine"
    plain = [file for file in folder.iterdir() if file.suffix not in (".br", ".gz")]
    small = [copy if (copy := file.with_name(f"{file.name}.br")).exists() else file for file in plain]
    told = [sum(file.stat().st_size for file in files) / 1e6 for files in (plain, small)]
    return f"engine {told[0]:.1f} MB, compressed {told[1]:.1f} MB"


# ---------------------------------------------------------------- looking at it


class Files(http.server.SimpleHTTPRequestHandler):
    """A plain file server that knows what WebAssembly is."""

    extensions_map = {
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
        ".ftl": "text/plain; charset=utf-8",
    }

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing of every file."""


class Server(http.server.ThreadingHTTPServer):
    """Serves files to browsers, which hang up whenever they like."""

    def handle_error(self, request: object, client_address: object) -> None:
        """Say nothing of that."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


def serve(site: Path, port: int = 0, files: type[Files] = Files) -> Server:
    """Serve the folder on this machine."""
    return Server(("127.0.0.1", port), functools.partial(files, directory=os.fspath(site)))


def main() -> int:
    """Build the site, and show it if asked to."""
    parser = argparse.ArgumentParser(prog="make site")
    parser.add_argument("--open", action="store_true", help="serve the site on this machine and open it")
    parser.add_argument("--interpreted", action="store_true", help="do not compile the engine")
    parser.add_argument("--plain", action="store_true", help="lay no compressed copies beside the files")
    asked = parser.parse_args()
    try:
        why = build(compiled=not asked.interpreted, compressed=not asked.plain)
    except (site_engine.SiteBuildFailed, build_web.WebBuildFailed) as error:
        print(f"make site: {error}", file=sys.stderr)
        return 1
    if why:
        print(
            f"The engine of this site is interpreted, about three times slower, because {why}.",
            file=sys.stderr,
        )
    print(f"Built {SITE.relative_to(ROOT)}/ ({_size()}): put it on any web host.")
    if asked.open:
        server = serve(SITE)
        address = f"http://127.0.0.1:{server.server_port}/"
        print(f"Serving it at {address} (Ctrl+C ends).", flush=True)
        webbrowser.open(address)
        with contextlib.suppress(KeyboardInterrupt):
            server.serve_forever()
    return 0


if __name__ == "__main__":
    sys.exit(main())
