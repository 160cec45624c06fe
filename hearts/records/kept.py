"""Results that took long to work out, kept by name so that they need not be worked out again.

Whatever is lost or damaged here can be worked out once more.
"""

import json
from typing import Any, Final

from hearts.records.storage import Storage

VERSION: Final = 1
REVIEWS: Final = "reviews"  # by the id of a game
EXPERT: Final = "daily-expert"  # by the day


def kept(storage: Storage, key: str) -> dict[str, Any]:
    """The results kept under a key, by name; none where they cannot be read."""
    try:
        data = json.loads(storage.read(key) or "{}")
        results = data["results"] if data["version"] == VERSION else {}
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return {}
    return results if isinstance(results, dict) else {}


def keep(storage: Storage, key: str, name: str, result: object) -> bool:
    """Keep a result, which JSON must be able to say; whether the storage took it."""
    results = {**kept(storage, key), name: result}
    try:
        storage.write(key, json.dumps({"version": VERSION, "results": results}) + "\n")
    except OSError:
        return False
    return True
