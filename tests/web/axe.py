"""axe-core in a page: what it finds wrong for those who use a screen reader or a keyboard."""

import tarfile
from functools import cache
from typing import Final

from playwright.sync_api import Page

from build.environment import CACHE
from build.lock import held
from build.npm import Package, fetched

AXE: Final = Package(
    "axe-core",
    "4.14.1",
    "1477dafa598d8d065f273d6af302aa203c02e83131707b7fa648cd41bd3d6b73"
    "4f8c22a0dab86ee6a6f64b8afbe804b214d36db85a2826965edfb3a0b9d546b5",
)
RUN: Final = """
axe.run(document, { resultTypes: ["violations"] }).then(({ violations, passes }) => ({
  passed: passes.length,
  found: violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}: ${html}: ${failureSummary}`)),
}))
"""


@cache
def script() -> str:
    """The source of axe-core."""
    with held(CACHE / "axe.lock", "Waiting for axe-core ..."):
        archive = fetched(AXE)
    with tarfile.open(archive) as package:
        member = package.extractfile("package/axe.min.js")
        assert member is not None  # the hash was right
        return member.read().decode()


def findings(page: Page) -> list[str]:
    """Everything that axe-core, with all its usual rules, has to say against the page."""
    if not page.evaluate("'axe' in window"):
        debugger = page.context.new_cdp_session(page)  # the page's policy allows no other script
        debugger.send("Runtime.evaluate", {"expression": script()})
        debugger.detach()
    result = page.evaluate(RUN)
    assert result["passed"] > 10
    return result["found"]
