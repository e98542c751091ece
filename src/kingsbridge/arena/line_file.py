"""A file of JSON lines that is only ever appended to, by one run at a time, so that a run can be interrupted anywhere.

A line counts once it is whole: what was cut off, even by a power cut, is left out when the file is read again.
"""

import fcntl
import json
import os
from pathlib import Path
from typing import Any

from kingsbridge.core.errors import BadRequest


class LineFile:
    """The file, open for more lines."""

    def __init__(self, path: Path) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = path.open("ab+")
        except OSError as error:
            raise BadRequest(
                "unwritable-file", f"The file '{path}' cannot be written.", {"file": str(path)}
            ) from error
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            self.close()
            raise BadRequest(
                "results-in-use", f"Another run is writing to '{path}'.", {"file": str(path)}
            ) from error

    def read(self) -> tuple[bytes, bytes]:
        """Give the whole lines, and apart what stands behind the last of them."""
        self._file.seek(0)
        text = self._file.read()
        end = text.rfind(b"\n") + 1
        return text[:end], text[end:]

    def cut(self, whole: bytes) -> None:
        """Leave nothing but the whole lines that `read` gave."""
        self._file.truncate(len(whole))

    def write(self, line: dict[str, Any]) -> None:
        """Append a line that outlives the machine from now on."""
        self._file.write(json.dumps(line, separators=(",", ":"), ensure_ascii=False).encode() + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def close(self) -> None:
        """Let others write."""
        self._file.close()


def could_begin(text: bytes, opening: bytes) -> bool:
    """Say whether a file without a whole line is empty or the cut-off first line of one that opens like this."""
    return opening.startswith(text[: len(opening)])
