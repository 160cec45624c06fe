"""Results kept by name, most of them so that they need not be worked out again.

Whatever is lost or damaged here can be worked out once more, or is no great loss.
"""

import json
from collections.abc import Mapping
from typing import Any, Final, cast

from hearts.records.storage import Storage

VERSION: Final = 1


def kept(storage: Storage, key: str) -> dict[str, Any]:
    """The results kept under a key, by name; none where they cannot be read."""
    try:
        data = json.loads(storage.read(key) or "{}")
        results = data["results"] if data["version"] == VERSION else None
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return {}
    return cast(dict[str, Any], results) if isinstance(results, dict) else {}


def keep(storage: Storage, key: str, name: str, result: object) -> bool:
    """Keep a result, which JSON must be able to say; whether the storage took it."""
    return keep_only(storage, key, {**kept(storage, key), name: result})


def keep_only(storage: Storage, key: str, results: Mapping[str, object]) -> bool:
    """Keep these results under a key and no others; whether the storage took them."""
    try:
        storage.write(key, json.dumps({"version": VERSION, "results": results}) + "\n")
    except OSError:
        return False
    return True
