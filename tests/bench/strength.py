"""Play the ladder of levels in the arena and write docs/strength.md.

A match whose report lies in docs/strength is not played again: delete the report to do so.
"""

import json
from argparse import ArgumentParser
from pathlib import Path
from typing import Any, NamedTuple

from hearts import arena

ROOT = Path(__file__).parents[2]
REPORTS = ROOT / "docs" / "strength"
DOCUMENT = ROOT / "docs" / "strength.md"


class Bout(NamedTuple):
    """One match of the ladder: A against B and more options of the arena."""

    a: str
    b: str
    options: str

    @property
    def file(self) -> Path:
        """Where its report lies."""
        return REPORTS / f"{self.a}-{self.b}.json"

    @property
    def command(self) -> str:
        """The command that plays it."""
        return f"python -m hearts arena {self.a} {self.b} {self.options}"


LADDER = (
    Bout("easy", "novice", "--deals 1000 --seed ladder"),
    Bout("normal", "easy", "--deals 1000 --seed ladder"),
    Bout("hard", "normal", "--deals 300 --seed ladder"),
    Bout("expert", "hard", "--deals 600 --seed ladder"),
)
AGAINST_EASY = (
    Bout("hard", "easy", "--deals 500 --seed ladder"),
    Bout("expert", "easy", "--deals 500 --seed ladder"),
)

HEAD = """\
# Strength

How well the levels play, measured by `python -m hearts arena` on duplicate deals: every deal is
played once with the first level in each seat and the second in all the others, so that luck with
the cards falls out. A difference is in points a deal, the first level's less the others'; fewer
points are better. Errors are standard errors over deals.

This page is written by `python3 build bench strength`, which plays the matches whose reports are
not in `docs/strength`.
"""


def main() -> None:
    """Play what has not been played, and write the page."""
    REPORTS.mkdir(exist_ok=True)
    for bout in (*LADDER, *AGAINST_EASY):
        if not bout.file.exists():
            play(bout)
    parts = [
        HEAD,
        "## Each level against three of the one below\n",
        table(LADDER),
        "## Against three of `easy`\n",
        "`easy` ducks and sheds danger, and looks no further.\n",
        table(AGAINST_EASY),
        "## Time a decision\n",
        "Processor time of the first level in these matches, where it had a choice.\n",
        times((*LADDER, *AGAINST_EASY)),
        "## To measure again\n",
        "```\n" + "\n".join(bout.command for bout in (*LADDER, *AGAINST_EASY)) + "\n```",
    ]
    DOCUMENT.write_text("\n".join(parts) + "\n", "utf-8")


def play(bout: Bout) -> None:
    """Play the match and keep its report."""
    parser = ArgumentParser()
    arena.add_arguments(parser)
    words = [bout.a, bout.b, *bout.options.split(), "--report", str(bout.file)]
    if arena.run(parser.parse_args(words)) != 0:
        raise SystemExit(1)


def report_of(bout: Bout) -> dict[str, Any]:
    """The report of a match that has been played."""
    return json.loads(bout.file.read_text("utf-8"))


def table(bouts: tuple[Bout, ...]) -> str:
    """Points and moons as a table."""
    lines = [
        "| level | against | deals | points | of each other | difference | moons | of each other |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for bout in bouts:
        report = report_of(bout)
        a, b, difference = report["a"], report["b"], report["difference"]
        lines.append(
            f"| {bout.a} | 3 × {bout.b} | {report['deals']} × {report['seatings']}"
            f" | {a['points']['mean']:.2f} | {b['points']['mean']:.2f}"
            f" | **{difference['mean']:+.2f}** ± {difference['error']:.2f}"
            f" | {a['moons_shot']:.1%} | {b['moons_shot']:.1%} |"
        )
    return "\n".join(lines) + "\n"


def times(bouts: tuple[Bout, ...]) -> str:
    """Milliseconds a decision as a table."""
    lines = ["| level | against | plays: median | 95 % | longest | passes: median | 95 % |"]
    lines.append("|---|---|---|---|---|---|---|")
    for bout in bouts:
        side = report_of(bout)["a"]
        plays, passes = side["plays"], side["passes"]
        cells = (plays["median"], plays["p95"], plays["longest"], passes["median"], passes["p95"])
        figures = " | ".join(f"{1000 * seconds:.1f} ms" for seconds in cells)
        lines.append(f"| {bout.a} | {bout.b} | {figures} |")
    return "\n".join(lines) + "\n"
