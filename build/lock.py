"""A lock between processes, held by the operating system, so that it ends with its holder.

The programs that the holder starts with the lock's file left open hold it too (but not on Windows):
should the holder be killed, nobody else gets the lock before they have ended.
"""

import contextlib
import os
import time
from collections.abc import Generator
from pathlib import Path

if os.name == "nt":
    import msvcrt

    def acquire(file: int) -> bool:
        """Take the lock on an open file, or say that another process has it."""
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
else:
    import fcntl

    def acquire(file: int) -> bool:
        """Take the lock on an open file, or say that another process has it."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True


@contextlib.contextmanager
def held(path: Path, waiting: str) -> Generator[None]:
    """Hold the lock of this name, printing the sentence `waiting` once if it must wait for it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a") as file:
        told = False
        while not acquire(file.fileno()):
            if not told:
                print(waiting, flush=True)
                told = True
            time.sleep(0.1)
        os.set_inheritable(file.fileno(), True)
        yield
