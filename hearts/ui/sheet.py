"""A sheet: a surface that knows what was painted on it, so that only what differs is painted."""

from collections.abc import Callable, Iterable, Iterator

import pygame

from hearts.ui.items import Item
from hearts.ui.overlay import without_areas


class Sheet:
    """A surface and the items on it, the lowest first."""

    def __init__(self, surface: pygame.Surface) -> None:
        self.surface = surface
        self._items: tuple[Item, ...] | None = None  # none yet: everything is to be painted
        self._seen: list[Item] = []  # what can be seen of them
        self._bounds: dict[Item, pygame.Rect] = {}

    def changes(
        self,
        items: tuple[Item, ...],
        bounds_of: Callable[[Item], pygame.Rect],
        below: Iterable[pygame.Rect],
    ) -> Iterator[tuple[pygame.Rect, list[Item]]]:
        """The places to be painted anew, none over another, and what is to be seen in each.

        `below` are the places that have changed under this sheet. The caller paints every place.
        """
        if items is self._items and not below:
            return
        first, before, known = self._items is None, self._seen, self._bounds
        seen = list(without_areas(items))
        bounds = {item: known.get(item) or bounds_of(item) for item in seen}
        self._items, self._seen, self._bounds = items, seen, bounds
        whole = self.surface.get_rect()
        places = [*below]
        if first or [i for i in before if i in bounds] != [i for i in seen if i in known]:
            places = [whole]  # something has come to lie over something else
        else:
            places += [known[item] for item in before if item not in bounds]
            places += [bounds[item] for item in seen if item not in known]
        reach = [bounds[item] for item in seen]
        for place in apart(places, whole):
            yield place, [seen[number] for number in place.collidelistall(reach)]


def apart(places: Iterable[pygame.Rect], whole: pygame.Rect) -> list[pygame.Rect]:
    """The same places inside the whole, those that meet made one."""
    found: list[pygame.Rect] = []
    for place in places:
        joined = place.clip(whole)
        while (number := joined.collidelist(found)) >= 0:
            joined = joined.union(found.pop(number))
        if joined:
            found.append(joined)
    return found
