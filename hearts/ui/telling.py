"""What is told: the short message on the screen, and what is said to those who cannot see it."""

from hearts.store import Store
from hearts.ui.archive import Archive
from hearts.ui.host import Host
from hearts.ui.input import HAND
from hearts.ui.items import Area, Picture, areas
from hearts.ui.text import Text


class Telling:
    """Hands sentences on to the host; aloud too, where that is wished for."""

    def __init__(self, host: Host, aloud: bool) -> None:
        self._host = host
        self._aloud = aloud
        self._message: tuple[str, float] | None = None  # and until when
        self._read = ""  # last, of the focus

    @property
    def message(self) -> str:
        """The short message on the screen, if there is one."""
        return self._message[0] if self._message else ""

    def show(self, sentence: str, until: float) -> None:
        """A short message on the screen."""
        self._message = sentence, until

    def hush(self) -> None:
        """No short message any more."""
        self._message = None

    def fades(self, now: float) -> bool:
        """Whether the message goes now."""
        if self._message is None or now < self._message[1]:
            return False
        self._message = None
        return True

    def say(self, sentence: str, urgent: bool) -> None:
        """Tell those who cannot see the screen."""
        self._host.say(sentence, urgent)
        if self._aloud:
            self._host.aloud(sentence, urgent)

    def turn(self, aloud: bool) -> None:
        """Say things aloud from now on, or no more."""
        if self._aloud and not aloud:
            self._host.aloud("", True)
        self._aloud = aloud

    def read(self, text: Text, picture: Picture, key: str | None, moved: bool) -> None:
        """Tell what the keyboard has moved to, or what has become of it."""
        for area in areas(picture):
            if area.key == key:
                words, before = described(text, area), self._read
                self._read = words
                if not moved and words == before:
                    continue
                self._host.focused(words)
                if self._aloud:
                    self._host.aloud(words, True)


def complaint(text: Text, store: Store, archive: Archive) -> str | None:
    """The next thing that has gone wrong with what is kept and is not told yet."""
    wrong = store.complaint()
    if wrong:
        return text(f"tell.{wrong}")
    notice = archive.notice()
    return text(f"notice.{notice}") if notice else None


def described(text: Text, area: Area) -> str:
    """What an area is called, with what it is a value of, and whether it is on or open."""
    name = area.label
    if area.named and area.on is not None:
        name = text("area.row", name=area.named, value=name)
    state = area.opened if area.on is None else area.on
    if state is None or (area.group == HAND and not state):
        return name
    return text("area.row", name=name, value=text("told.on" if state else "told.off"))
