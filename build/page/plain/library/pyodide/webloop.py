"""Pyodide's event loop: the plain asyncio has none to begin."""


def _initialize_event_loop():
    pass
