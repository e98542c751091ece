"""What is shipped to run a public server, run for real where its programs are there: proxies, container, unit."""

import contextlib
import os
import re
import shutil
import ssl
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.harness import PATIENCE, ServerProcess, free_port, wait_for

DEPLOY = Path(__file__).parents[2] / "deploy"
WISH = {"game": "cards", "seats": [{"kind": "human"}] * 3}

# --- proxies ---------------------------------------------------------------------------------------------------------


def nginx(folder: Path, server_port: int) -> tuple[list[str], int]:
    """Give the command that runs nginx with the file we ship, but for its addresses and certificate, and its port."""
    port, plain = free_port(), free_port()
    request = [
        "openssl",
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-days",
        "1",
        "-subj",
        "/CN=localhost",
    ]
    pair = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    subprocess.run([*request, *pair], check=True, capture_output=True)
    site = (DEPLOY / "nginx.conf").read_text()
    for ours, here in (
        (r"listen \[::\]:\d+.*;", ""),
        (r"listen 443", f"listen 127.0.0.1:{port}"),
        (r"listen 80", f"listen 127.0.0.1:{plain}"),
        (r"/etc/letsencrypt/live/[^/]+", str(folder)),
        (r"127\.0\.0\.1:8333", f"127.0.0.1:{server_port}"),
        (r"games\.example\.org", "localhost"),
    ):
        site, found = re.subn(ours, here, site)
        assert found, f"deploy/nginx.conf does not hold {ours}"
    around = (
        f"daemon off; pid {folder}/pid; error_log stderr; events {{}} http {{ access_log off;\n{site}\n}}"
    )
    (folder / "nginx.conf").write_text(around)
    return ["nginx", "-c", str(folder / "nginx.conf"), "-p", str(folder), "-e", "stderr"], port


def caddy(folder: Path, server_port: int) -> tuple[list[str], int]:
    """Give the command that runs Caddy with the file we ship, and its port."""
    port = free_port()
    # Its own certificates, for this machine; no other port, and no word to anybody outside.
    local = f"{{\n\tlocal_certs\n\tskip_install_trust\n\tadmin off\n\thttp_port {free_port()}\n}}\n"
    (folder / "Caddyfile").write_text(local + (DEPLOY / "Caddyfile").read_text())
    settings = [f"SITE=https://localhost:{port}", f"UPSTREAM=127.0.0.1:{server_port}"]
    homes = [f"{name}={folder}" for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME")]
    command = ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
    return ["env", *settings, *homes, *command], port


@pytest.fixture(scope="module", params=[nginx, caddy])
def proxied(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[str, str]]:
    """A public server behind a proxy: the address of the proxy, and its own."""
    make: Callable[[Path, int], tuple[list[str], int]] = request.param
    if shutil.which(make.__name__) is None:
        if os.environ.get("CI"):
            pytest.fail(f"{make.__name__} is missing")
        pytest.skip(f"no {make.__name__} here: its file was not tried")
    folder = tmp_path_factory.mktemp(make.__name__)
    switches = (
        "--public",
        "--trusted-proxy",
        "127.0.0.1",
        "--tables-a-day",
        "1",
    )  # an address ten times as many
    server = ServerProcess(str(folder / "data"), *switches).start()
    command, port = make(folder, server.port)
    proxy = subprocess.Popen(command, stderr=(folder / "log").open("w"))
    url = f"https://localhost:{port}"
    try:

        def answers() -> bool:
            assert proxy.poll() is None, (folder / "log").read_text()
            with contextlib.suppress(httpx.TransportError):
                return visitor(url).get("/healthz").status_code == 200
            return False

        wait_for(answers)
        yield url, server.url
    finally:
        proxy.terminate()
        proxy.wait()
        server.kill()


def visitor(url: str, address: str = "127.0.0.1") -> httpx.Client:
    """Somebody outside who comes from an address."""
    by = httpx.HTTPTransport(local_address=address, verify=False)
    return httpx.Client(base_url=url, transport=by, timeout=PATIENCE)


def test_a_page_behind_a_proxy_plays(proxied: tuple[str, str]) -> None:
    url, _ = proxied
    with visitor(url) as person:
        made = person.post("/api/tables", json=WISH, headers={"origin": url})
        assert made.status_code == 200, made.text
        assert "Secure" in made.headers["set-cookie"]
        trusting = ssl.create_default_context()
        trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
        cookie = {"Cookie": f"kingsbridge_device={made.cookies['kingsbridge_device']}"}
        table = made.json()["table"]["id"]
        live = f"{url.replace('https', 'wss', 1)}/api/tables/{table}/live"
        with connect(
            live, ssl=trusting, additional_headers=cookie, origin=Origin(url), open_timeout=PATIENCE
        ) as line:
            line.send('{"type": "hello", "protocol": 1, "seat": 0, "since": 0, "id": "h"}')
            assert '"answers":"h"' in str(line.recv(timeout=PATIENCE))


def test_limits_behind_a_proxy_hold_for_each_visitor(proxied: tuple[str, str]) -> None:
    """And what a visitor says of where they come from does not count."""
    url, _ = proxied

    def makes_table(person: httpx.Client, number: int) -> bool:
        made_up = {"x-forwarded-for": f"203.0.113.{number}", "cookie": f"kingsbridge_device={number}"}
        return person.post("/api/tables", json=WISH, headers=made_up).status_code == 200

    with visitor(url, "127.0.0.3") as flood, visitor(url, "127.0.0.4") as other:
        assert [makes_table(flood, number) for number in range(12)] == [True] * 10 + [False] * 2
        assert makes_table(other, 99)


def test_meters_are_not_shown_behind_a_proxy(proxied: tuple[str, str]) -> None:
    url, own = proxied
    assert visitor(url).get("/metrics").status_code in (403, 404)
    assert httpx.get(f"{own}/metrics").status_code == 200


# --- other files -----------------------------------------------------------------------------------------------------


def test_the_containerfile_is_sound() -> None:
    text = (DEPLOY / "Containerfile").read_text()
    assert re.search(r"^USER \d+", text, re.M), "it does not run as root"
    assert "HEALTHCHECK" in text and "/readyz" in text
    assert "latest" not in text
    runner = shutil.which("podman") or shutil.which("docker")
    if runner is None or subprocess.run([runner, "info"], capture_output=True, check=False).returncode:
        pytest.skip("no container tool here: the file was only read")
    images = re.findall(r"^FROM (\S+)", text, re.M)
    if not all(_can_have(runner, image) for image in images):
        pytest.skip("the images it builds on cannot be fetched here: the file was only read")
    if subprocess.run(
        [runner, "run", "--rm", images[-1], "true"], capture_output=True, check=False
    ).returncode:
        pytest.skip("containers cannot be run here: the file was only read")
    form = ["--format", "docker"] if runner.endswith("podman") else []
    file = str(DEPLOY / "Containerfile")
    build = [runner, "build", *form, "-f", file, "-t", "kingsbridge-test", str(DEPLOY.parent)]
    subprocess.run(build, check=True)
    look = [runner, "image", "inspect", "-f", "{{json .Config.Healthcheck}}", "kingsbridge-test"]
    assert "/readyz" in subprocess.run(look, check=True, capture_output=True, text=True).stdout
    started = [runner, "run", "-d", "--rm", "--read-only", "--tmpfs", "/tmp", "-v", "/data", "-P"]
    container = subprocess.run(
        [*started, "kingsbridge-test"], check=True, capture_output=True, text=True
    ).stdout.strip()
    try:
        port = subprocess.run([runner, "port", container, "8333"], capture_output=True, text=True, check=True)
        url = f"http://127.0.0.1:{port.stdout.strip().rsplit(':', 1)[1]}"

        def ready() -> bool:
            with contextlib.suppress(httpx.TransportError):
                return httpx.get(f"{url}/readyz").status_code == 200
            return False

        wait_for(ready)
    finally:
        subprocess.run([runner, "stop", container], check=False)


def _can_have(runner: str, image: str) -> bool:
    """Say whether an image is here or can be fetched."""
    asks = (["image", "inspect", image], ["pull", "-q", image])
    return any(
        subprocess.run([runner, *ask], capture_output=True, check=False).returncode == 0 for ask in asks
    )


def test_the_unit_and_the_composition_are_sound() -> None:
    unit = (DEPLOY / "kingsbridge.service").read_text()
    assert "DynamicUser=yes" in unit and "ProtectSystem=strict" in unit and "LimitNOFILE=" in unit
    analyze = shutil.which("systemd-analyze")
    if analyze:
        told = subprocess.run(
            [analyze, "verify", "--man=no", DEPLOY / "kingsbridge.service"],
            capture_output=True,
            text=True,
            check=False,
        )
        ours = [line for line in told.stderr.splitlines() if "kingsbridge" in line]
        assert not [line for line in ours if "not executable" not in line and "No such file" not in line], (
            ours
        )
        # Of ten: what somebody could do who has taken the server over.
        unit_file = str(DEPLOY / "kingsbridge.service")
        exposed = [analyze, "security", "--offline=true", "--threshold=20", unit_file]
        known = subprocess.run([analyze, "--help"], capture_output=True, text=True, check=True).stdout
        if "--offline" in known:
            subprocess.run(exposed, check=True, capture_output=True)
    composed = (DEPLOY / "compose.yaml").read_text()
    for part in ("postgres", "caddy", "kingsbridge", "read_only: true", "8333/readyz"):
        assert part in composed
