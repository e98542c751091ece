"""One spelling for every piece of data, so that equal data have equal hashes on every machine."""

import hashlib
import json


def canonical_json(data: object) -> str:
    """Write data with sorted keys and without spaces."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def digest(data: object) -> str:
    """Hash JSON-ready data to 32 hexadecimal digits."""
    return hashlib.blake2b(canonical_json(data).encode("ascii"), digest_size=16).hexdigest()
