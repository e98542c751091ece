"""Our own programs, started as processes with the same Python and the same package."""

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import Process
from pathlib import Path
from typing import Any

import kingsbridge


async def start_module(module: str, environment: dict[str, str] | None = None, **pipes: Any) -> Process:
    """Start a module of this package."""
    package = str(Path(kingsbridge.__file__).parent.parent)
    path = os.pathsep.join(filter(None, [package, os.environ.get("PYTHONPATH", "")]))
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", module),
        env={**os.environ, **(environment or {}), "PYTHONPATH": path},
        start_new_session=True,  # an interrupt typed at the server is the server's to handle
        **pipes,
    )


async def run_module(module: str, **environment: str) -> None:
    """Run a module to its end; it ends with us."""
    process = await start_module(module, environment)
    try:
        await process.wait()
    except asyncio.CancelledError:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        raise
