"""Where Pyodide looks for libraries. It loads no packages in a page."""


class Folder:
    """A folder that Pyodide asks for its text."""

    def __init__(self, path):
        self._path = path

    def __str__(self):
        return self._path


SITE_PACKAGES = Folder("/lib/python3.14/site-packages")
DSO_DIR = Folder("/usr/lib")


def init_loaded_packages():
    """Nothing: none were loaded."""
