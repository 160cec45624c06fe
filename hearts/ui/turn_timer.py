"""The turn timer: how long the person may think, where that is limited."""

from typing import Final

WARNING: Final = 10  # seconds before the end, when it is told
AWAY: Final = 2.0  # seconds between two looks at most: else something else was on the screen


class TurnTimer:
    """Counts while it is asked for a turn, until it is stopped; not while the person is away."""

    def __init__(self) -> None:
        self._seen: float | None = None
        self._gone = 0.0
        self._warned = False

    def run(self, now: float) -> None:
        """The person is to act; the time begins, or goes on if the table was seen all along."""
        if self._seen is not None and now - self._seen <= AWAY:
            self._gone += now - self._seen
        self._seen = now

    def stop(self) -> None:
        self._seen, self._gone, self._warned = None, 0.0, False

    def left(self, allowed: int) -> int | None:
        """The whole seconds left of those allowed; None where the time is not running."""
        if self._seen is None or not allowed:
            return None
        return max(0, allowed - int(self._gone))

    def warns(self, allowed: int) -> bool:
        """Whether it is to be told, now and not again, that the time is nearly up."""
        left = self.left(allowed)
        if self._warned or left is None or left > WARNING:
            return False
        self._warned = True
        return True
