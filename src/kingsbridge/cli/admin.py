"""`kingsbridge admin`: what the operator of a server sees and does; the server may be running meanwhile."""

from typing import TYPE_CHECKING, Annotated, Any

import typer

from kingsbridge.cli.terminal import terminal_of

if TYPE_CHECKING:
    from kingsbridge.server.office import Office

app = typer.Typer(no_args_is_help=True, rich_markup_mode=None, help="See and tidy what a server keeps.")

Data = Annotated[
    str,
    typer.Option(
        envvar=["KINGSBRIDGE_DATABASE_URL", "KINGSBRIDGE_DATA"],
        metavar="FOLDER|URL",
        help="Where tables are kept: a folder, or the address of a PostgreSQL database.",
    ),
]
Most = Annotated[int, typer.Option("--most", min=1, help="How many to list at most.")]


def _office(data: str) -> "Office":
    # Only here: the other commands need not wait for a database library to load.
    from kingsbridge.server.office import Office

    return Office(data)


@app.command("tables")
def tables(ctx: typer.Context, data: Data = "", most: Most = 50) -> None:
    """List the tables that changed last."""
    _list(ctx, _office(data).tables(most))


@app.command("people")
def people(ctx: typer.Context, data: Data = "", most: Most = 50) -> None:
    """List devices, those with the most seats first: there are no accounts."""
    _list(ctx, _office(data).people(most))


@app.command("remove-table")
def remove_table(ctx: typer.Context, table: str, data: Data = "") -> None:
    """Remove a table with all that belongs to it."""
    _office(data).remove_table(table)
    terminal_of(ctx).say("admin-removed", count=1)


@app.command("remove-person")
def remove_person(ctx: typer.Context, device: str, data: Data = "") -> None:
    """Remove what is kept of a person: the device, names, codes and callbacks; the games stay without a name."""
    terminal_of(ctx).say("admin-person-removed", count=_office(data).remove_person(device))


@app.command("sweep")
def sweep(
    ctx: typer.Context,
    data: Data = "",
    finished: Annotated[int, typer.Option(min=0, help="Days to keep finished games; 0: for ever.")] = 0,
    running: Annotated[int, typer.Option(min=0, help="Days to keep games nobody goes on with.")] = 0,
    waiting: Annotated[int, typer.Option(min=0, help="Days to keep tables that never began.")] = 0,
) -> None:
    """Remove tables that have not changed for so many days."""
    terminal_of(ctx).say("admin-removed", count=_office(data).sweep(finished, running, waiting))


@app.command("close")
def close(ctx: typer.Context, data: Data = "") -> None:
    """Let nobody new in: devices that are known play on."""
    _set(ctx, data, "closed", True)


@app.command("open")
def reopen(ctx: typer.Context, data: Data = "") -> None:
    """Let everybody in again."""
    _set(ctx, data, "closed", False)


@app.command("read-only")
def read_only(
    ctx: typer.Context, data: Data = "", off: Annotated[bool, typer.Option("--off", help="End it.")] = False
) -> None:
    """Let nothing change, for a move to another machine, say."""
    _set(ctx, data, "read-only", not off)


def _set(ctx: typer.Context, data: str, flag: str, on: bool) -> None:
    _office(data).set(flag, on)
    terminal_of(ctx).say("admin-set", flag=flag, state="on" if on else "off")


def _list(ctx: typer.Context, rows: list[tuple[Any, ...]]) -> None:
    terminal = terminal_of(ctx)
    for row in rows:
        terminal.write_unbroken("  ".join(str(value) for value in row))
