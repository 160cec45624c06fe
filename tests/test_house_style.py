"""Rules for the files of the repository that a program can check."""

import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
LONGEST = 300
LIST_FILES = ["git", "-c", "safe.directory=*", "ls-files", "-z"]

# Put together here, so that this file does not contain them.
REGISTRIES = [
    ".".join(parts)
    for parts in (
        ("pypi", "org"),
        ("files", "pythonhosted", "org"),
        ("registry", "npmjs", "org"),
        ("registry", "yarnpkg", "com"),
        ("deb", "debian", "org"),
        ("cdn", "jsdelivr", "net"),
        ("unpkg", "com"),
        ("conda", "anaconda", "org"),
    )
]
LOCAL_PATHS = ["/" + path for path in ("work/", "home/", "Users/", "root/", "tmp/")]
LOCAL_PATHS += ["../" + "shared", "C:" + "\\"]


def kept() -> list[Path]:
    """Every file that git keeps or would keep."""
    listing = subprocess.run(
        [*LIST_FILES, "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=True,
        text=True,
    )
    paths = (ROOT / name for name in listing.stdout.split("\0") if name)
    return [path for path in paths if path.is_file()]


def text_of(path: Path) -> str | None:
    """The text of a file, or None if it is something else."""
    try:
        return path.read_bytes().decode("utf-8")
    except UnicodeDecodeError:
        return None


def kept_texts() -> dict[str, str]:
    """The text files that git keeps, by their path in the repository."""
    texts = {path.relative_to(ROOT).as_posix(): text_of(path) for path in kept()}
    return {name: text for name, text in texts.items() if text is not None}


def test_the_list_of_files_is_that_of_the_repository() -> None:
    texts = kept_texts()
    assert {"README.md", "pyproject.toml", "tests/test_house_style.py"} <= set(texts)
    assert not [name for name in texts if name.startswith("build/.")]


@pytest.mark.parametrize("words", [REGISTRIES, LOCAL_PATHS], ids=["registries", "local paths"])
def test_no_file_names_a_place_outside(words: list[str]) -> None:
    assert not [
        (name, word) for name, text in kept_texts().items() for word in words if word in text
    ]


def test_no_source_file_is_longer_than_a_few_screens() -> None:
    lines = {
        name: text.count("\n")
        for name, text in kept_texts().items()
        if name.endswith((".py", ".js", ".mjs"))
    }
    assert not {name: count for name, count in lines.items() if count > LONGEST}


def test_every_text_file_ends_its_lines_alike() -> None:
    assert not [
        name
        for name, text in kept_texts().items()
        if text and ("\r" in text or not text.endswith("\n"))
    ]
