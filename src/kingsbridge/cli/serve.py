"""`kingsbridge serve`: play in the browser, alone or with friends."""

import threading
import webbrowser
from typing import Annotated, Any

import typer

from kingsbridge import form
from kingsbridge.bots.levels import MASTER
from kingsbridge.cli.options import known_level
from kingsbridge.cli.terminal import terminal_of
from kingsbridge.core.errors import BadRequest, listing

_BURST_SECONDS = 5  # so many seconds' worth of messages may come at once
_MEMOIRS_SECONDS = 300.0
_EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}


def _switch(name: str, explained: str, *names: str) -> Any:
    """An option that can also be set in the environment."""
    return typer.Option(*names, envvar=f"KINGSBRIDGE_{name}", help=explained)


def _number(name: str, explained: str, least: int = 0, most: int | None = None) -> Any:
    return typer.Option(envvar=f"KINGSBRIDGE_{name}", min=least, max=most, help=explained)


def _port(name: str, explained: str) -> Any:
    return _number(name, explained, most=65535)


def serve(
    ctx: typer.Context,
    host: Annotated[str, _switch("HOST", "Where to listen; 0.0.0.0 lets others in.")] = "127.0.0.1",
    port: Annotated[
        int | None, _port("PORT", "The port; if none is named 8333 or the next free one, 0 for any.")
    ] = None,
    data: Annotated[
        str,
        typer.Option(
            envvar=["KINGSBRIDGE_DATABASE_URL", "KINGSBRIDGE_DATA"],
            metavar="FOLDER|URL",
            help="Where tables are kept: a folder, or the address of a PostgreSQL database.",
        ),
    ] = "",
    log_level: Annotated[str, _switch("LOG_LEVEL", "debug, info, warning or error.")] = "warning",
    grace_ms: Annotated[int, _number("GRACE_MS", "How long bots wait for an undo, in ms.")] = 2500,
    absent_after: Annotated[
        int, _number("ABSENT_AFTER", "Seconds after which any seat may give an absent one to a bot.")
    ] = 120,
    rate: Annotated[
        int, _number("RATE", "Messages a second one device may send for long; 0: any number.")
    ] = 200,
    tables_a_day: Annotated[
        int,
        _number(
            "TABLES_A_DAY",
            "Tables one device may make a day, and ten times as many one address; 0: any number.",
        ),
    ] = 200,
    workers: Annotated[int, _number("WORKERS", "Processes in which bots think.")] = 2,
    workers_elsewhere: Annotated[
        int,
        _number(
            "WORKERS_ELSEWHERE",
            "Questions at once for machines that joined with `kingsbridge worker`; needs PostgreSQL.",
        ),
    ] = 0,
    analysis_level: Annotated[
        str,
        typer.Option(
            envvar="KINGSBRIDGE_ANALYSIS_LEVEL",
            metavar="LEVEL",
            help="How well finished games are looked at again: apprentice, journeyman or master.",
        ),
    ] = MASTER,
    processes: Annotated[
        int, _number("PROCESSES", "Server processes; several need PostgreSQL.", least=1)
    ] = 1,
    trusted_proxies: Annotated[
        str,
        typer.Option(
            "--trusted-proxy",
            envvar="KINGSBRIDGE_TRUSTED_PROXY",
            metavar="ADDRESSES",
            help="Proxies whose word is taken on who asks and whether by https; several with commas.",
        ),
    ] = "",
    metrics_port: Annotated[
        int,
        _port("METRICS_PORT", "A port of its own for /metrics; each further process takes the next."),
    ] = 0,
    metrics_host: Annotated[
        str, _switch("METRICS_HOST", "Where that listens; other machines are let in by 0.0.0.0 only.")
    ] = "127.0.0.1",
    keep_days: Annotated[int, _number("KEEP_DAYS", "Days to keep tables nobody touches; 0: for ever.")] = 0,
    push_contact: Annotated[
        str,
        typer.Option(
            envvar="KINGSBRIDGE_PUSH_CONTACT",
            metavar="mailto:…",
            help="How push services reach you; with it people may be told of their turn while away.",
        ),
    ] = "",
    webhooks: Annotated[
        bool, _switch("WEBHOOKS", "Let people name an address of their own for that.", "--webhooks")
    ] = False,
    public: Annotated[
        bool,
        _switch(
            "PUBLIC",
            "For strangers: tighter limits, and tables nobody touches are kept for a year.",
            "--public",
        ),
    ] = False,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
) -> None:
    """Serve the browser client and the HTTP API until interrupted."""
    # Only here: the other commands need not wait for a web framework to load.
    from kingsbridge.server.fleet import run_fleet
    from kingsbridge.server.log import LEVELS, set_up_logs
    from kingsbridge.server.run import bind, run
    from kingsbridge.server.settings import Settings, database_url, default_data_folder

    terminal = terminal_of(ctx)
    if log_level.lower() not in LEVELS:
        raise BadRequest(
            "bad-log-level",
            f"There is no log level '{log_level}'; levels: {listing(list(LEVELS))}.",
            {"level": log_level, "allowed": listing(list(LEVELS))},
        )
    set_up_logs(log_level)
    settings = Settings(
        database=database_url(data or str(default_data_folder())),
        grace_ms=grace_ms,
        absent_after_seconds=absent_after,
        rate=rate,
        burst=_BURST_SECONDS * rate,
        tables_a_day=tables_a_day if rate else 0,
        workers=workers,
        workers_elsewhere=workers_elsewhere,
        analysis_level=known_level(analysis_level),
        trusted_proxies=trusted_proxies,
        metrics_port=metrics_port,
        metrics_host=metrics_host,
        keep_days=keep_days,
        push_contact=push_contact,
        webhooks=webhooks,
        memoirs_every_seconds=_MEMOIRS_SECONDS,
    )
    if public:
        settings.for_strangers()
    listening = bind(host, port)
    shown_host = _EVERYWHERE.get(host, f"[{host}]" if ":" in host else host)
    address = f"http://{shown_host}:{listening.getsockname()[1]}"

    def ready() -> None:
        kind, reason = form.describe()
        terminal.write_unbroken(terminal.texts.say("serve-ready", address=address))
        terminal.say(f"serve-form-{kind}" if not reason else f"serve-form-{kind}-{reason}")
        terminal.say("serve-stop")
        terminal.out.file.flush()  # a program that started us waits for the address
        if open_browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    if processes > 1:
        run_fleet(settings, listening, processes, log_level, ready)
    else:
        run(settings, listening, ready)
