"""`kingsbridge serve`: play in the browser, alone or with friends."""

import threading
import webbrowser
from typing import Annotated

import typer

from kingsbridge import form
from kingsbridge.cli.terminal import terminal_of
from kingsbridge.core.errors import BadRequest, listing

_BURST_SECONDS = 5  # so many seconds' worth of messages may come at once
_EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}


def serve(
    ctx: typer.Context,
    host: Annotated[
        str, typer.Option(envvar="KINGSBRIDGE_HOST", help="Where to listen; 0.0.0.0 lets others in.")
    ] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(
            envvar="KINGSBRIDGE_PORT",
            min=0,
            max=65535,
            help="The port; if none is named 8333 or the next free one, 0 for any.",
        ),
    ] = None,
    data: Annotated[
        str,
        typer.Option(
            envvar=["KINGSBRIDGE_DATABASE_URL", "KINGSBRIDGE_DATA"],
            metavar="FOLDER|URL",
            help="Where tables are kept: a folder, or the address of a PostgreSQL database.",
        ),
    ] = "",
    log_level: Annotated[
        str, typer.Option(envvar="KINGSBRIDGE_LOG_LEVEL", help="debug, info, warning or error.")
    ] = "warning",
    grace_ms: Annotated[
        int,
        typer.Option(envvar="KINGSBRIDGE_GRACE_MS", min=0, help="How long bots wait for an undo, in ms."),
    ] = 2500,
    absent_after: Annotated[
        int,
        typer.Option(
            envvar="KINGSBRIDGE_ABSENT_AFTER",
            min=0,
            help="Seconds after which any seat may give an absent one to a bot.",
        ),
    ] = 120,
    rate: Annotated[
        int,
        typer.Option(
            envvar="KINGSBRIDGE_RATE",
            min=0,
            help="Messages a second one device may send for long; 0: any number.",
        ),
    ] = 200,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
) -> None:
    """Serve the browser client and the HTTP API until interrupted."""
    # Only here: the other commands need not wait for a web framework to load.
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
    )
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

    run(settings, listening, ready)
