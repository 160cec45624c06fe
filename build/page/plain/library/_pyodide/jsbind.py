"""How functions of the page are called: their arguments and results have no types of their own."""

from _pyodide_core import JsFuncSignature, js2py_default_call_result, py2js_default

no_default = object()


def anything(*positional, **named):
    """Stands for every function of the page."""


default_signature = JsFuncSignature(
    anything,
    False,
    0,  # how many arguments it must have
    (),
    (),
    py2js_default,  # converts those given by position
    (),
    (),
    (),
    py2js_default,  # converts those given by name
    js2py_default_call_result,
)
