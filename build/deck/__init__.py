"""The deck and the icon, drawn: `python3 -m build.deck [FOLDER]` writes the files of assets."""
