"""Damaged saves: an error or the same game, never half a game, never another exception."""

from random import Random

import pytest

from hearts.engine.notation import Save, read, write
from tests.engine.plays import one_of
from tests.engine.saves import long_save, sealed, short_save

SAVES = {
    "short": short_save(),
    "classic": long_save("classic", deals=1),
    "cancellation/6": long_save("cancellation/6", deals=0),
}
EVERY_SAVE = pytest.mark.parametrize("save", SAVES.values(), ids=SAVES)
STRUCTURE = " \n\r\t\"'[]{}:,\\-0123456789♥\0"


def read_or_none(text: str) -> Save | None:
    """The save, None for a text that is refused; any other exception fails the test."""
    try:
        return read(text)
    except ValueError:
        return None


def is_read(text: str, save: Save) -> bool:
    """Whether the text is read; only as the very game that was saved."""
    again = read_or_none(text)
    assert again in (None, save)
    return again is not None


def is_read_when_sealed(text: str) -> bool:
    """Whether a text is read whose checksum does not betray the damage; then as a whole game."""
    again = read_or_none(sealed(text))
    assert again is None or read(write(again)) == again
    return again is not None


@EVERY_SAVE
def test_every_truncation(save: Save) -> None:
    text = write(save)
    read_back = [end for end in range(len(text)) if is_read(text[:end], save)]
    assert read_back == [len(text) - 1]  # only the last line's end is missing
    beheaded = [start for start in range(len(text)) if is_read(text[start:], save)]
    assert beheaded == [0]


@EVERY_SAVE
def test_random_bytes_changed(save: Save) -> None:
    rng = Random("bytes")
    raw = write(save).encode()
    for _ in range(1000):
        damaged = bytearray(raw)
        for _ in range(one_of((1, 1, 1, 2, 5), rng)):
            damaged[int(rng.random() * len(damaged))] = int(rng.random() * 256)
        is_read(damaged.decode(errors="surrogateescape"), save)


@EVERY_SAVE
def test_characters_and_lines_lost_added_and_moved(save: Save) -> None:
    rng = Random("moved")
    text = write(save)
    for _ in range(300):
        is_read(damaged(text, rng), save)


@EVERY_SAVE
def test_damage_that_the_checksum_does_not_betray(save: Save) -> None:
    rng = Random("sealed")
    text = write(save)
    read_back = sum(is_read_when_sealed(damaged(text, rng)) for _ in range(600))
    assert 0 < read_back < 600


def damaged(text: str, rng: Random) -> str:
    """The text with a character or a line changed, lost, added or moved."""
    parts = list(text) if rng.random() < 0.7 else text.splitlines(keepends=True)
    place, other = (int(rng.random() * len(parts)) for _ in range(2))
    way = one_of(("change", "lose", "add", "move"), rng)
    if way == "change":
        parts[place] = one_of(STRUCTURE, rng) if len(parts) == len(text) else parts[other]
    elif way == "lose":
        del parts[place]
    elif way == "add":
        parts.insert(place, one_of(STRUCTURE, rng) if len(parts) == len(text) else parts[other])
    else:
        parts.insert(place, parts.pop(other))
    return "".join(parts)


@pytest.mark.parametrize("text", ["", "\n", " ", "\0", "hearts", "deal 0", "end 0 00000000", "♥"])
def test_what_is_no_save_at_all(text: str) -> None:
    with pytest.raises(ValueError, match=r"^line 1, "):
        read(text)
