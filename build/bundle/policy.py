"""Pyodide without `eval`, for a page whose Content-Security-Policy does not allow it.

A compiled library may carry JavaScript functions as text (EM_ASM and EM_JS); Pyodide evaluates
them when it loads the library. Which they are is recorded once while bundling; in the page they
stand in a table, as code, and are looked up by their text.
"""

import json
from collections.abc import Sequence

from build.environment import SetupError

EVALUATED = "=eval(func)"
SCOPE = "function addEmAsm(addr,body){"  # the first of the two places that evaluate
EXPORT = "export default _createPyodideModule;"
SEND = 'dispatchEvent(new CustomEvent("runtime",{detail:_createPyodideModule}));'
UNKNOWN_SHAPE = (
    "pyodide.asm.mjs is not as expected ({} occurs {} times, not {}): build/bundle/policy.py "
    "must be adapted to this version of Pyodide."
)


def recording(script: str) -> str:
    """pyodide.asm.mjs that remembers in `globalThis.functions` what it evaluates."""
    return replaced(script, EVALUATED, "=(globalThis.functions.add(func),eval(func))", 2)


def without_eval(script: str, functions: Sequence[str]) -> str:
    """pyodide.asm.mjs with the functions in it, for an inline module script of the page."""
    entries = ",".join(f"{json.dumps(text)}:{text.strip().rstrip(';')}" for text in functions)
    table = (
        f"const functionTable={{{entries}}};function functionOf(text){{"
        "if(!Object.hasOwn(functionTable,text))throw new Error('not in the table: '+text);"
        "return functionTable[text]}"
    )
    script = replaced(script, SCOPE, table + SCOPE, 1)
    script = replaced(script, EVALUATED, "=functionOf(func)", 2)
    return replaced(script, EXPORT, SEND, 1)


def replaced(script: str, old: str, new: str, times: int) -> str:
    """The script with a text replaced that must occur so many times."""
    if script.count(old) != times:
        raise SetupError(UNKNOWN_SHAPE.format(old, script.count(old), times))
    return script.replace(old, new)
