"""Plays the sounds of assets/sounds; silent where there is no device or none is allowed."""

from typing import Final

import pygame

from hearts.ui.assets import ASSETS

NAMES: Final = (
    "deal",
    "card",
    "sweep",
    "pick",
    "illegal",
    "hearts_broken",
    "queen",
    "moon",
    "win",
    "lose",
)
RATE: Final = 32_000  # samples a second, that of the files
BUFFER: Final = 1024  # samples: 32 ms between an event and its sound


class Sounds:
    """The sounds by name. Nothing is opened or decoded before it is to be heard.

    Browsers allow sound only after the person has done something: call `wake` then; what is
    played before stays silent.
    """

    def __init__(self, volume: float = 0.7, muted: bool = False) -> None:
        self.volume = volume  # 0 to 1, as the person hears it
        self.muted = muted
        self._awake = False
        self._refused = False
        self._decoded: dict[str, pygame.mixer.Sound] = {}

    def wake(self) -> None:
        """Let sounds be heard from now on."""
        self._awake = True

    def play(self, name: str) -> None:
        """Start the sound; ValueError when there is none of that name."""
        if name not in NAMES:
            raise ValueError(f"there is no sound {name!r}, only {', '.join(NAMES)}")
        if self.muted or not self._awake or self._refused or self.volume <= 0:
            return
        try:
            sound = self._sound(name)
        except pygame.error:  # no device, or the system refuses it
            self._refused = True
            return
        sound.set_volume(min(1.0, self.volume) ** 2)  # even steps for the ear
        sound.play()

    def _sound(self, name: str) -> pygame.mixer.Sound:
        if not pygame.mixer.get_init():
            pygame.mixer.init(RATE, -16, 1, BUFFER)
        if name not in self._decoded:
            self._decoded[name] = pygame.mixer.Sound(ASSETS / "sounds" / f"{name}.ogg")
        return self._decoded[name]
