"""Paths to the files of a page."""

import os


class Path(os.PathLike):
    """A path, of which only what it is made of is known."""

    def __init__(self, *parts):
        self._path = os.path.join(*map(os.fspath, parts))

    def __fspath__(self):
        return self._path

    __str__ = __fspath__

    def __repr__(self):
        return f"Path({self._path!r})"

    def __eq__(self, other):
        return isinstance(other, Path) and self._path == other._path

    def __lt__(self, other):
        return self._path < other._path

    def __hash__(self):
        return hash(self._path)

    def __truediv__(self, part):
        return Path(self, part)

    @property
    def name(self):
        return os.path.basename(self._path)

    @property
    def suffix(self):
        return os.path.splitext(self._path)[1]

    @property
    def stem(self):
        return os.path.splitext(self.name)[0]

    @property
    def parent(self):
        return Path(os.path.dirname(self._path))

    @property
    def parents(self):
        """All folders around it, the nearest first."""
        found = [self.parent]
        while found[-1].parent != found[-1]:
            found.append(found[-1].parent)
        return tuple(found)

    def resolve(self):
        return Path(os.path.realpath(self._path))

    def is_dir(self):
        return os.path.isdir(self._path)

    def iterdir(self):
        return (self / name for name in os.listdir(self._path))

    def read_text(self, encoding):
        with open(self._path, encoding=encoding) as file:
            return file.read()
