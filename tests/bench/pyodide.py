"""The searching players in Pyodide under Node.js: slices and decisions.

The figures go to docs/performance.md.
"""

import json
import subprocess
from statistics import median, quantiles
from typing import Final

from build.bundle.runtime import runtime
from build.bundle.tools import NODE
from build.environment import ROOT
from tests.bench._report import Figure, write
from tests.bench._slices import LONGEST_DECISION, LONGEST_SLICE

SCRIPT: Final = """
const [folder, root] = process.argv.slice(1);
const { loadPyodide } = await import(`${folder}/pyodide.mjs`);
const python = await loadPyodide({ indexURL: `${folder}/` });
python.mountNodeFS('/project', root);
console.log(python.runPython(`
import json, sys
sys.path.insert(0, '/project')
from js import performance
from tests.bench._slices import report
json.dumps(list(report(performance.now)))
`));
"""


def figures(what: str, slices: list[float], decisions: list[float]) -> list[Figure]:
    """The figures of one level in one game, in milliseconds."""
    late, longest = quantiles(decisions, n=20)[-1], max(decisions)
    high = quantiles(slices, n=100)[-1]
    return [
        Figure(
            f"{what}: decision, median / 95 % / longest",
            f"{median(decisions):.0f} / {late:.0f} / {longest:.0f} ms",
            f"{LONGEST_DECISION} ms",
            longest <= LONGEST_DECISION,
        ),
        Figure(
            f"{what}: slice, 99 % / longest",
            f"{high:.1f} / {max(slices):.1f} ms",
            f"{LONGEST_SLICE} ms",
            max(slices) <= LONGEST_SLICE,
        ),
    ]


def main() -> None:
    """Measure and write the figures."""
    command = [*NODE, "--input-type=module", "--eval", SCRIPT, str(runtime()), str(ROOT)]
    told = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
    write("pyodide", [figure for row in json.loads(told) for figure in figures(*row)])
