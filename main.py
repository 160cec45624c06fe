# /// script
# requires-python = ">=3.11"
# dependencies = ["pygame-ce==2.5.8", "platformdirs>=4.3"]
# ///
"""Hearts: play in a window. In the browser the page awaits `main()`."""

import asyncio
import sys
from collections.abc import Callable, Sequence

from hearts.ui.app import App
from hearts.ui.arguments import Options, parsed
from hearts.ui.loop import play


async def main(arguments: Sequence[str] = (), made: Callable[[App], None] = lambda _: None) -> int:
    """Run the game until it is closed; `made` is told of the app before its first frame."""
    return await play(parsed(arguments) if arguments else Options(), made=made)


if __name__ == "__main__":
    sys.exit(asyncio.run(main(sys.argv[1:])))
