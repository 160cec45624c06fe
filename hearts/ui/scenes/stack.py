"""The scenes that are open, one over the other, and the focus each is returned to with."""

from hearts.ui.input import Input
from hearts.ui.items import Item, Panel, Picture
from hearts.ui.overlay import without_areas
from hearts.ui.scenes import Scene
from hearts.ui.space import Space
from hearts.ui.theme import SHADE


class Stack:
    """Open scenes, the uppermost last."""

    def __init__(self, control: Input) -> None:
        self._input = control
        self._open: list[tuple[Scene, str | None]] = []  # and the focus it was left with

    def __len__(self) -> int:
        return len(self._open)

    @property
    def top(self) -> Scene:
        """The uppermost scene."""
        return self._open[-1][0]

    def place(self, name: str) -> int | None:
        """Where the scene of that name is, if it is open."""
        names = [scene.name for scene, _ in self._open]
        return names.index(name) if name in names else None

    def push(self, scene: Scene) -> None:
        """Put a scene over the others."""
        if self._open:
            self._open[-1] = self.top, self._input.focus
        self._open.append((scene, None))
        self._input.leave()

    def leave_to(self, place: int) -> None:
        """Leave every scene above the one at that place."""
        if place < len(self._open) - 1:
            del self._open[place + 1 :]
            self._input.leave()
            self._input.focus = self._open[-1][1]

    def pictures(self, space: Space, now: float) -> tuple[Picture, Picture]:
        """What is seen of the scenes below the uppermost, darkened, and the picture of that."""
        below: list[Item] = []
        for scene in self._seen()[:-1]:
            below += without_areas(scene.picture(space._replace(focus=None, dragged=None), now))
        if below:
            below.append(Panel(space.box, SHADE))
        return tuple(below), self.top.picture(space, now)

    def _seen(self) -> list[Scene]:
        """The uppermost scene and what can be seen below it, the lowest first."""
        seen = [self.top]
        for scene, _ in reversed(self._open[:-1]):
            if not seen[0].over:
                break
            seen.insert(0, scene)
        return seen
