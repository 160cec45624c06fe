"""Writes every sound into the folder given, or into assets/sounds, with oggenc (vorbis-tools)."""

import argparse
import io
import subprocess
import sys
import wave
from array import array
from pathlib import Path

from build.sounds.score import SOUNDS, wave_of
from build.sounds.waves import RATE, Wave

ASSETS = Path(__file__).resolve().parents[2] / "assets" / "sounds"
ENCODE = ("oggenc", "--quiet", "--quality", "0", "--serial", "1", "--output")


def wav(samples: Wave) -> bytes:
    """The samples as a WAV file, mono, 16 bits."""
    data = array("h", (round(32767 * sample) for sample in samples))
    if sys.byteorder == "big":
        data.byteswap()
    file = io.BytesIO()
    with wave.open(file, "wb") as writer:
        writer.setnchannels(1)
        writer.setsampwidth(2)
        writer.setframerate(RATE)
        writer.writeframes(data.tobytes())
    return file.getvalue()


parser = argparse.ArgumentParser(prog="python3 -m build.sounds", description=__doc__)
parser.add_argument("folder", metavar="FOLDER", nargs="?", type=Path, default=ASSETS)
folder = parser.parse_args().folder
folder.mkdir(parents=True, exist_ok=True)
for name in SOUNDS:
    subprocess.run([*ENCODE, folder / f"{name}.ogg", "-"], input=wav(wave_of(name)), check=True)
