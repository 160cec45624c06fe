"""What asyncio prints of its tasks for those who look for errors in a terminal: not here."""

__all__ = ()
