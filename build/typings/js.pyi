# The page's global objects, which Pyodide shows to Python as the module `js`.
from typing import Any

URLSearchParams: Any
hearts: Any  # build/page/screen.js
location: Any
navigator: Any
