# interpreted: the compiler reads the decorator below by its name and never runs it
"""Lets classes of `core` and `games` say that interpreted code may inherit from them once they are compiled."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**flags: bool) -> Any:
        """Stand in for `mypy_extensions.mypyc_attr`, so that the engine needs no package at run time."""
        return lambda cls: cls
