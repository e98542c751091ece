# interpreted: the compiler reads what is named below by its type and never runs it
"""What only the compiler knows: classes that interpreted code may inherit from, and numbers of the machine's own.

Interpreted, each has a stand-in, so that the engine needs no package at run time.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int

    def mypyc_attr(**flags: bool) -> Any:
        """Stand in for `mypy_extensions.mypyc_attr`."""
        return lambda cls: cls
