"""Sounds: the files, and silence where none can be heard."""

from array import array
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from build.sounds.score import SOUNDS, wave_of
from build.sounds.waves import RATE
from hearts.ui import sound
from hearts.ui.sound import NAMES, Sounds

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "sounds"
FULL = 32768


@pytest.fixture
def device(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A sound device that is heard by nobody."""
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    yield
    pygame.mixer.quit()


@pytest.fixture
def no_device(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A machine without sound."""
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    yield
    pygame.mixer.quit()


def samples(name: str) -> array:
    """The samples of a sound file as the mixer decodes them, at the files' own rate."""
    pygame.mixer.init(RATE, -16, 1, allowedchanges=0)
    return array("h", pygame.mixer.Sound(FOLDER / f"{name}.ogg").get_raw())


def test_every_name_has_its_file_and_its_maker() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {f"{name}.ogg" for name in NAMES}
    assert set(SOUNDS) == set(NAMES)


def test_the_files_are_small_enough_for_the_browser() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) <= 80_000


@pytest.mark.usefixtures("device")
@pytest.mark.parametrize("name", NAMES)
def test_a_sound_is_soft_and_starts_and_ends_in_silence(name: str) -> None:
    heard = samples(name)
    assert 0.05 * RATE < len(heard) < 2.5 * RATE
    loudest = max(map(abs, heard))
    assert 0.1 * FULL < loudest < 0.6 * FULL
    assert max(map(abs, (*heard[:4], *heard[-64:]))) < 0.02 * FULL


@pytest.mark.usefixtures("device")
@pytest.mark.parametrize("name", NAMES)
def test_a_file_holds_what_its_maker_makes(name: str) -> None:
    heard, made = samples(name), wave_of(name)
    assert len(heard) == len(made)
    energy = sum(sample * sample for sample in made)
    error = sum((one / FULL - other) ** 2 for one, other in zip(heard, made, strict=True))
    assert error < 0.25 * energy


@pytest.mark.usefixtures("device")
def test_sounds_are_decoded_when_first_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    decoded: list[str] = []

    class Counted(pygame.mixer.Sound):
        def __init__(self, path: Path) -> None:
            decoded.append(path.stem)
            super().__init__(path)

    monkeypatch.setattr(sound.pygame.mixer, "Sound", Counted)
    sounds = Sounds()
    sounds.play("card")
    assert not decoded
    assert not pygame.mixer.get_init()
    sounds.wake()
    for name in ("card", "card", "sweep"):
        sounds.play(name)
    assert decoded == ["card", "sweep"]
    assert pygame.mixer.get_busy()


@pytest.mark.usefixtures("device")
def test_sounds_are_decoded_one_by_one_once_they_can_be_heard() -> None:
    sounds = Sounds()
    assert not sounds.prepare()
    assert not pygame.mixer.get_init()
    sounds.wake()
    assert [sounds.prepare() for _ in (*NAMES, None)] == [True] * len(NAMES) + [False]
    assert pygame.mixer.get_init()
    assert not pygame.mixer.get_busy()


@pytest.mark.usefixtures("device")
@pytest.mark.parametrize("quiet", [Sounds(muted=True), Sounds(volume=0)], ids=["muted", "volume 0"])
def test_quiet_sounds_open_no_device(quiet: Sounds) -> None:
    quiet.wake()
    quiet.play("win")
    assert not quiet.prepare()
    assert not pygame.mixer.get_init()


@pytest.mark.usefixtures("no_device")
def test_without_a_device_there_is_silence_and_no_error() -> None:
    sounds = Sounds()
    sounds.wake()
    assert not sounds.prepare()
    for name in NAMES:
        sounds.play(name)
    assert not pygame.mixer.get_init()


def test_an_unknown_name_is_refused() -> None:
    with pytest.raises(ValueError, match="no sound 'drum'"):
        Sounds().play("drum")
