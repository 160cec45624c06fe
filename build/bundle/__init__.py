"""What `python3 build web` does, one module for each step.

`stage` packs the game with pygbag, `runtime` has Pyodide and `wheel` pygame; `bytecode` compiles
all three inside Pyodide under node and takes only what the game imports; `policy` takes the evals
out of Pyodide and `exports` what nobody asks it for; `release` names every file by its content and
fills in the page.
"""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # the icons are drawn with it
