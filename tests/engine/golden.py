"""Golden files: texts that only `pytest --record` writes."""

from pathlib import Path

FOLDER = Path(__file__).parent / "golden"


def check_golden(name: str, text: str, record: bool) -> None:
    """Compare a text with the golden file of that name, or write it there."""
    path = FOLDER / name
    if record:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8", newline="\n")
    assert text == path.read_text("utf-8")
