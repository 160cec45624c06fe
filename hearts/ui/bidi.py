"""A line of text as runs: pieces of one script and one direction, as they stand on the screen.

Follows the Unicode Bidirectional Algorithm (UAX #9) for a single line without embeddings: rules
W1 to W7, N1, N2, I1, I2 and L2. Brackets need no pairing rule (N0) here: a bracket follows its
neighbours. pygame shapes a run; the order of the runs is decided here.
"""

import re
from functools import lru_cache
from itertools import groupby
from operator import attrgetter, itemgetter
from typing import Final, NamedTuple
from unicodedata import bidirectional

LEFT_MARK: Final = "\u200e"  # invisible: what stands beside it is read from the left
RIGHT_MARK: Final = "\u200f"
LATIN, DEVANAGARI, ARABIC = "Latn", "Deva", "Arab"
SHARED: Final = frozenset(" !\"'()*,-./:;?[]«»×–—‘’“”…\u200c\u200d" + LEFT_MARK + RIGHT_MARK)
"""Characters every typeface has: they belong to the script before them."""
FROM_RIGHT: Final = re.compile("[\u0590-\u065f\u066e-\u06ef\u06fa-\u08ff\u200f\ufb1d-\ufefc]")
INSIDE: Final = {("ES", "EN"), ("CS", "EN"), ("CS", "AN")}  # one such between two digits
REFUSED: Final = re.compile("[\0\ud800-\udfff]")  # no typeface takes a NUL or half a character
UNKNOWN: Final = "\ufffd"  # what stands in their place
MARKS: Final = dict.fromkeys(map(ord, LEFT_MARK + RIGHT_MARK))


class Run(NamedTuple):
    """Text in the order it is read, its script (ISO 15924), and whether it is read backwards."""

    text: str
    script: str
    backwards: bool = False


def from_right(text: str) -> bool:
    """Whether a line is read from the right: it has a letter of a right-to-left script."""
    return FROM_RIGHT.search(text) is not None


@lru_cache(maxsize=4096)
def runs(line: str) -> tuple[Run, ...]:
    """The runs of a line from left to right."""
    line = REFUSED.sub(UNKNOWN, line)
    if line.isascii():
        return (Run(line, LATIN),) if line else ()
    turned = from_right(line)
    directions = _backwards(line) if turned else [False] * len(line)
    found: list[Run] = []
    scripts = [
        ARABIC if backwards else script
        for script, backwards in zip(_scripts(line), directions, strict=True)
    ]
    keys = zip(scripts, directions, strict=True)
    for (script, backwards), part in groupby(zip(keys, line, strict=True), itemgetter(0)):
        text = "".join(character for _, character in part).translate(MARKS)
        if text:
            found.append(Run(text, script, backwards))
    return _reordered(found) if turned else tuple(found)


def _scripts(line: str) -> list[str]:
    """The script of each character."""
    found = [None if character in SHARED else _script(character) for character in line]
    script = next((known for known in found if known), LATIN)
    scripts: list[str] = []
    for known in found:
        script = known or script
        scripts.append(script)
    return scripts


def _script(character: str) -> str:
    if "\u0900" <= character <= "\u097f":
        return DEVANAGARI
    if "\u0600" <= character <= "\u06ff" or FROM_RIGHT.match(character):
        return ARABIC
    return LATIN


def _backwards(line: str) -> list[bool]:
    """Whether each character of a line that is read from the right is read backwards itself."""
    kinds = _neutral(_numbers(_weak(line)))
    return [kind not in ("L", "EN", "AN") for kind in kinds]


def _weak(line: str) -> list[str]:
    """Bidirectional classes after rules W1 to W3; the line begins as if after a letter R."""
    kinds: list[str] = []
    strong = before = "R"
    for character in line:
        kind = bidirectional(character)
        if kind in ("NSM", "BN"):
            kind = before
        elif kind == "EN" and strong == "AL":
            kind = "AN"
        if kind in ("L", "R", "AL"):
            strong = kind
        before = kind
        kinds.append(kind)
    return ["R" if kind == "AL" else kind for kind in kinds]


def _numbers(kinds: list[str]) -> list[str]:
    """Rules W4 to W7: what belongs to a number, and numbers among letters read from the left."""
    for place in range(1, len(kinds) - 1):
        before, kind, after = kinds[place - 1 : place + 2]
        if before == after and (kind, before) in INSIDE:
            kinds[place] = before
    spans = [(kind, len(list(group))) for kind, group in groupby(kinds)]
    joined: list[str] = []
    for place, (kind, length) in enumerate(spans):
        beside = {spans[place - 1][0] if place else "", *(k for k, _ in spans[place + 1 :][:1])}
        if kind == "ET":
            kind = "EN" if "EN" in beside else "ON"
        elif kind in ("ES", "CS", "WS", "B", "S"):
            kind = "ON"
        joined += [kind] * length
    strong = "R"
    for place, kind in enumerate(joined):
        if kind in ("L", "R"):
            strong = kind
        elif kind == "EN" and strong == "L":
            joined[place] = "L"
    return joined


def _neutral(kinds: list[str]) -> list[str]:
    """Rules N1 and N2: neutral characters between two of one direction take it, others R."""
    spans = [(kind, len(list(group))) for kind, group in groupby(kinds)]
    settled: list[str] = []
    for place, (kind, length) in enumerate(spans):
        if kind == "ON":
            before = spans[place - 1][0] if place else "R"
            after = spans[place + 1][0] if place + 1 < len(spans) else "R"
            kind = "L" if before == after == "L" else "R"
        settled += [kind] * length
    return settled


def _reordered(found: list[Run]) -> tuple[Run, ...]:
    """Rule L2: all is turned round, and what is read forwards is turned back."""
    ordered: list[Run] = []
    for backwards, group in groupby(reversed(found), attrgetter("backwards")):
        members = list(group)
        ordered += members if backwards else reversed(members)
    return tuple(ordered)
