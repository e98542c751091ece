"""Says in one sentence which extra is missing, instead of a traceback."""

import importlib
from types import ModuleType

from kingsbridge.core.errors import BadRequest


def need(module: str, extra: str) -> ModuleType:
    """Import a module of an optional extra."""
    try:
        return importlib.import_module(module)
    except ImportError as error:
        raise BadRequest(
            "missing-extra",
            f"This needs {module}: pip install 'kingsbridge[{extra}]'.",
            {"module": module, "extra": f"kingsbridge[{extra}]"},
        ) from error
