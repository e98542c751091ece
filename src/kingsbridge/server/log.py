"""Structured logs: one event a line, readable on a terminal, JSON elsewhere. Keys, tokens and hands never get here."""

import logging
import sys

import structlog

_EXTRA = ["table", "code", "game", "why", "seats", "running", "with_problems"]
LEVELS = ("debug", "info", "warning", "error")


def set_up_logs(level: str) -> None:
    """Send our logs and those of the libraries to the standard error, in one form."""
    shared: list[structlog.types.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
    ]
    renderer: structlog.types.Processor
    if sys.stderr.isatty():
        renderer = structlog.dev.ConsoleRenderer(
            # The other ways to show a failure show what its variables held.
            exception_formatter=structlog.dev.plain_traceback
        )
    else:
        shared.append(structlog.processors.format_exc_info)
        renderer = structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            # Parts that do without structlog, because they run inside browsers too, say in `extra` what they mean.
            foreign_pre_chain=[*shared, structlog.stdlib.ExtraAdder(_EXTRA)],
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("kingsbridge").setLevel(level.upper())
    # It warns of each request that is none: whoever likes could fill a disk with that.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
