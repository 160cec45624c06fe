"""What the desktop takes in and hands out: links, files and the clipboard."""

from pathlib import Path

import pygame
import pytest

from hearts.store import Settings, Store
from hearts.ui.arguments import parsed
from hearts.ui.host_desktop import Desktop, Files


@pytest.fixture
def desktop(tmp_path: Path) -> Desktop:
    return Desktop((640, 360), tmp_path / "data", documents=tmp_path / "documents")


def test_an_exported_file_is_put_with_the_documents_and_replaces_none(desktop: Desktop) -> None:
    paths = [desktop.give("hearts.json", text) for text in ("one", "two")]
    assert [Path(path or "").read_text(encoding="utf-8") for path in paths] == ["one", "two"]
    assert Path(paths[0] or "").name == "hearts.json"


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "documents").write_text("not a folder", encoding="utf-8")
    desktop = Desktop((640, 360), tmp_path, documents=tmp_path / "documents")
    assert desktop.give("hearts.json", "text") is None


def test_a_dropped_file_is_read_and_a_dropped_text_taken(desktop: Desktop, tmp_path: Path) -> None:
    path = tmp_path / "a game.txt"
    path.write_text("hearts save 1\n", encoding="utf-8")
    pygame.event.clear()
    pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(path)))
    pygame.event.post(pygame.event.Event(pygame.DROPTEXT, text="#1.2.3"))
    desktop.inputs()
    assert [desktop.received() for _ in range(3)] == ["hearts save 1\n", "#1.2.3", None]


@pytest.mark.parametrize("way", ["plain", "quoted", "address"])
def test_a_path_that_is_given_or_pasted_is_read(way: str, tmp_path: Path) -> None:
    path = tmp_path / "my export, 50 %.json"
    path.write_text('{"hearts": "history"}', encoding="utf-8")
    given = {"plain": str(path), "quoted": f"'{path}'", "address": path.as_uri()}[way]
    assert Desktop((640, 360), tmp_path, given=given).received() == '{"hearts": "history"}'


def test_an_empty_file_is_empty_and_not_its_path(tmp_path: Path) -> None:
    path = tmp_path / "export.json"
    path.touch()
    assert Desktop((640, 360), tmp_path, given=str(path)).received() == ""


@pytest.mark.parametrize("text", ["#1.36.429f2e74.G43jwR", "x" * 5000, "a\0b", ""])
def test_what_is_no_path_is_the_text_itself(text: str, tmp_path: Path) -> None:
    assert Desktop((640, 360), tmp_path, given=text).received() == text


def test_the_command_line_takes_a_link_or_a_file() -> None:
    assert parsed(["#1.36.429f2e74.G43jwR"]).given == "#1.36.429f2e74.G43jwR"
    assert parsed([]).given is None


@pytest.mark.parametrize(("text", "copied"), [("7f3a", True), ("a\0b", False), ("\ud800", False)])
def test_what_no_clipboard_takes_is_told(text: str, copied: bool, desktop: Desktop) -> None:
    assert desktop.copy(text) == copied


# Files


def test_texts_are_kept_in_files_by_their_keys(tmp_path: Path) -> None:
    files = Files(tmp_path / "new" / "folder")
    assert (files.keys(), files.read("game")) == ((), None)
    files.write("game", "hearts save 1\nपान\n")
    files.write("settings", "{}")
    files.write("settings", "{ }")
    assert Files(files.folder).keys() == ("game", "settings")
    assert Files(files.folder).read("game") == "hearts save 1\nपान\n"
    assert files.read("settings") == "{ }"
    files.remove("game")
    files.remove("game")
    assert files.keys() == ("settings",)


def test_a_write_that_fails_leaves_the_text_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = Files(tmp_path)
    files.write("game", "old")

    def full(_: int) -> None:
        raise OSError("no space left")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="no space left"):
        files.write("game", "new")
    assert files.read("game") == "old"
    assert [path.name for path in tmp_path.iterdir()] == ["game.txt"]


@pytest.mark.parametrize("key", ["game", "settings"])
def test_bytes_that_are_no_text_are_set_aside_as_they_are(key: str, tmp_path: Path) -> None:
    damaged = b'{"version": 1, \xff\xfe\x00'
    (tmp_path / f"{key}.txt").write_bytes(damaged)
    store = Store(Files(tmp_path))
    assert (store.game(), store.settings()) == (None, Settings())
    assert (tmp_path / f"{key}-unreadable-1.txt").read_bytes() == damaged
    assert store.complaint() == "damaged"
