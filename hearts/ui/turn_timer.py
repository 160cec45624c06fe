"""The turn timer: how long the person may think, where that is limited."""


class TurnTimer:
    """Counts from the moment it is first asked for a turn until it is stopped."""

    def __init__(self) -> None:
        self._began: float | None = None

    def run(self, now: float) -> None:
        """The person is to act; the time begins unless it has begun."""
        if self._began is None:
            self._began = now

    def stop(self) -> None:
        self._began = None

    def left(self, now: float, allowed: int) -> int | None:
        """The whole seconds left of those allowed; None where the time is not running."""
        if self._began is None or not allowed:
            return None
        return max(0, allowed - int(now - self._began))
