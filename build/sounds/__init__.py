"""The sounds, made of sines and noise: `python3 -m build.sounds [FOLDER]` writes the OGG files."""
