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
    """The sounds by name. Nothing is opened or decoded before sounds can be heard.

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
        sound = self._sound(name) if self._heard else None
        if sound is not None:
            sound.set_volume(min(1.0, self.volume) ** 2)  # even steps for the ear
            sound.play()

    def prepare(self) -> bool:
        """Decode one more of the sounds that can be heard; whether there was one."""
        name = next((name for name in NAMES if name not in self._decoded), None)
        return name is not None and self._heard and self._sound(name) is not None

    @property
    def _heard(self) -> bool:
        return self._awake and not self.muted and not self._refused and self.volume > 0

    def _sound(self, name: str) -> pygame.mixer.Sound | None:
        if name not in self._decoded:
            try:
                if not pygame.mixer.get_init():
                    pygame.mixer.init(RATE, -16, 1, BUFFER)
                self._decoded[name] = pygame.mixer.Sound(ASSETS / "sounds" / f"{name}.ogg")
            except pygame.error:  # no device, or the system refuses it
                self._refused = True
        return self._decoded.get(name)
