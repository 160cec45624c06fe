"""The commands of `python3 build`, one module each.

A command's docstring is its help; the first line also stands in the list of commands.
`configure(parser)` adds the command's options and `run(options)` returns the exit status.
A command that hands what it does not know to another program sets the default `passes_on` to True
and finds those arguments in `options.rest`, among them all that stand after `--`; for the others
they are an error.
"""
