"""The wheel: what is installed from it plays without the repository."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

from build.environment import ROOT

GAME = "--autoplay --level novice --speed instant --seed 7 --games 1 --windowed 640x400"


def test_the_game_is_played_from_the_wheel(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("hearts-*.whl")
    installed = tmp_path / "installed"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(installed)
    play = [sys.executable, "-m", "hearts", "play", *GAME.split()]
    # Nobody's settings: whoever runs the tests may play too.
    home = dict.fromkeys(("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"), str(tmp_path / "home"))
    environment = os.environ | home | {"PYTHONPATH": str(installed)}
    done = subprocess.run(
        play, cwd=tmp_path, env=environment, check=True, capture_output=True, text=True
    )
    assert done.stdout.splitlines()[-1].startswith("classic seed 7: seat ")
