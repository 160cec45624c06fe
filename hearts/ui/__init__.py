"""The screen: a pygame-ce table over the engine and the computer players."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # results are printed there
