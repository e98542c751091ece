"""`kingsbridge worker`: lets bots of servers elsewhere think on this machine."""

import asyncio
import contextlib
import os
from typing import Annotated

import typer

from kingsbridge.cli.terminal import terminal_of


def worker(
    ctx: typer.Context,
    join: Annotated[
        str,
        typer.Option(
            envvar="KINGSBRIDGE_DATABASE_URL", metavar="URL", help="The PostgreSQL database of the servers."
        ),
    ],
    workers: Annotated[
        int,
        typer.Option(envvar="KINGSBRIDGE_WORKERS", min=0, help="How many think at once; 0: one a core."),
    ] = 0,
    log_level: Annotated[
        str, typer.Option(envvar="KINGSBRIDGE_LOG_LEVEL", help="debug, info, warning or error.")
    ] = "warning",
) -> None:
    """Answer the questions of bots until interrupted."""
    from kingsbridge.server.joined import Joined
    from kingsbridge.server.log import set_up_logs

    set_up_logs(log_level)
    number = workers or os.cpu_count() or 1
    terminal = terminal_of(ctx)

    async def run() -> None:
        joined = Joined(join, number)
        terminal.say("worker-ready", count=number)
        terminal.out.file.flush()
        await joined.run()

    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(run())
