"""Figures with their goals, printed and kept in docs/performance.md with their machine."""

import os
import platform
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

REPORT: Final = Path(__file__).resolve().parents[2] / "docs" / "performance.md"
HEAD: Final = """# Performance

Made by `python3 build bench NAME`, which replaces the section of that name.
"""


class Figure(NamedTuple):
    """Something measured, and its goal if it has one."""

    what: str
    value: str
    goal: str = ""
    reached: bool = True


def machine() -> str:
    """The processor, its cores, how busy it was, and the Python that measured."""
    cpu = re.search(r"model name\s*: (.*)", text_of(Path("/proc/cpuinfo")))
    name = cpu[1] if cpu else platform.processor() or platform.machine()
    busy = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    python = platform.python_version()
    return f"{name}, {os.cpu_count()} cores{busy}, {platform.system()}, Python {python}"


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.exists() else ""


def table(figures: Sequence[Figure]) -> str:
    """The figures as a table of Markdown."""
    rows = [
        f"| {figure.what} | {figure.value} | {figure.goal} | {verdict(figure)} |"
        for figure in figures
    ]
    return "\n".join(["| | measured | goal | |", "|---|---|---|---|", *rows])


def verdict(figure: Figure) -> str:
    if not figure.goal:
        return ""
    return "reached" if figure.reached else "missed"


def write(name: str, figures: Sequence[Figure]) -> None:
    """Print the figures and put them in the place of the section's older ones."""
    section = f"## {name}\n\n{machine()}\n\n{table(figures)}\n"
    print(section)
    before = text_of(REPORT) or HEAD
    parts = re.split(r"(?m)^(?=## )", before)
    kept = [part.rstrip() + "\n" for part in parts if not part.startswith(f"## {name}\n")]
    REPORT.parent.mkdir(exist_ok=True)
    REPORT.write_text("\n".join([*kept, section]), encoding="utf-8")
