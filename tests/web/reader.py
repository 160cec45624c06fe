"""A person who cannot see: knows of the page its roles, names and states, and uses the keyboard."""

import re
from collections.abc import Callable
from typing import Final, NamedTuple

from playwright.sync_api import Page

from hearts.engine.cards import FACES
from hearts.ui.text import Text
from tests.web.table import SECONDS

LINE: Final = re.compile(
    r"""(?P<indent>\ *)-\ '?(?P<role>\w+)(?:\ "(?P<name>(?:[^"\\]|\\.)*)")?"""
    r"""(?P<states>(?:\ \[[^]]*\])*)'?:?(?:\ (?P<text>.*))?""",
    re.VERBOSE,
)


class Node(NamedTuple):
    """One line of the accessibility tree."""

    role: str
    name: str
    states: str
    group: str  # the name of the group around it

    @property
    def enabled(self) -> bool:
        return "disabled" not in self.states

    @property
    def pressed(self) -> bool:
        return "[pressed]" in self.states


def nodes(page: Page) -> list[Node]:
    """The accessibility tree of the page from its beginning to its end."""
    found: list[Node] = []
    groups: list[tuple[int, str]] = []
    for line in page.locator("body").aria_snapshot().splitlines():
        match = LINE.fullmatch(line)
        if match is None:
            continue
        indent = len(match["indent"])
        groups = [group for group in groups if group[0] < indent]
        name = (match["name"] or match["text"] or "").replace('\\"', '"').strip('"')
        found.append(Node(match["role"], name, match["states"], groups[-1][1] if groups else ""))
        if match["role"] == "group":
            groups.append((indent, name))
    return found


class Reader:
    """Plays with what is read out."""

    def __init__(self, page: Page, language: str) -> None:
        self.page = page
        self.text = Text(language)
        self.cards = {self.text("area.card", card=card): card for card in FACES}

    def nodes(self) -> list[Node]:
        return nodes(self.page)

    @property
    def heading(self) -> str:
        """The heading of what is open."""
        return next(node.name for node in self.nodes() if node.states.startswith(" [level=1]"))

    def until(self, condition: Callable[[list[Node]], bool]) -> list[Node]:
        """Read again, frame by frame, until it is so; the tree then."""
        end = self.page.evaluate("performance.now()") + 1000 * SECONDS
        while not condition(found := self.nodes()):
            now = self.page.evaluate("new Promise(requestAnimationFrame)")
            assert now < end, found
        return found

    def press(self, name: str, group: str = "") -> None:
        """Go to the button of that name, in that group if one is named, and press Enter."""
        place = self.page.get_by_role("group", name=group, exact=True) if group else self.page
        place.get_by_role("button", name=name, exact=True).press("Enter")

    def open(self, name: str, heading: str) -> None:
        """Press a button and wait for what it opens."""
        self.press(name)
        self.until(lambda found: any(node == heading for node in headings(found)))


def headings(found: list[Node]) -> list[str]:
    """The headings of the first level."""
    return [node.name for node in found if "[level=1]" in node.states]
