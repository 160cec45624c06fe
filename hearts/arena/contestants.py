"""Contestants: players by level, or programs that speak the bot protocol."""

import json
import shlex
import shutil
import subprocess
from time import perf_counter, process_time
from typing import Final, Protocol

from hearts.cpu.player import decide, decision_rng, player
from hearts.cpu.protocol import action_of, request_of
from hearts.engine.events import Action
from hearts.engine.game import Game
from hearts.engine.rules import Seat
from hearts.engine.view import view

PROGRAM: Final = "cmd:"
PATIENCE: Final = 5.0  # seconds that a program may take to end once nothing more is asked


class Contestant(Protocol):
    """Whoever plays for a side."""

    def act(self, game: Game, seat: Seat) -> tuple[Action, float]:
        """The seat's action and the seconds it took."""
        ...

    def close(self) -> None:
        """Let go of whatever the contestant holds."""
        ...


def contestant(name: str) -> Contestant:
    """The level of that name, or the program after `cmd:`; ValueError for anything else."""
    if name.startswith(PROGRAM):
        return Program(name.removeprefix(PROGRAM))
    return Level(name)


class Level:
    """A player of this package; its time is that of the processor."""

    def __init__(self, name: str) -> None:
        self._player = player(name)

    def act(self, game: Game, seat: Seat) -> tuple[Action, float]:
        """Decide as the same seat would in any game that has come to this point."""
        seen, rng = view(game, seat), decision_rng(game, seat)
        start = process_time()
        action = decide(self._player, seen, rng)
        return action, process_time() - start

    def close(self) -> None:
        """Nothing is held."""


class Program:
    """Another program, asked over its standard input and output; its time is that of the clock."""

    def __init__(self, command: str) -> None:
        self._command = command
        self._words = shlex.split(command)
        if not self._words or shutil.which(self._words[0]) is None:
            raise ValueError(f"there is no program {command!r}")
        self._process: subprocess.Popen[str] | None = None

    def act(self, game: Game, seat: Seat) -> tuple[Action, float]:
        """Ask the program; ValueError, quoting what it said, for an answer that is none."""
        seen = view(game, seat)
        request = json.dumps(request_of(seen))
        start = perf_counter()
        line = self._asked(request)
        seconds = perf_counter() - start
        try:
            return action_of(seen, json.loads(line)), seconds
        except (ValueError, RecursionError) as error:
            raise ValueError(
                f"{self._command!r} answered {line.strip()[:200]!r} to {request}: {error}"
            ) from None

    def _asked(self, request: str) -> str:
        if self._process is None:
            self._process = _started(self._words)
        stdin, stdout = self._process.stdin, self._process.stdout
        if stdin is None or stdout is None:
            raise AssertionError("the program was started with pipes")
        try:
            stdin.write(request + "\n")
            stdin.flush()
            line = stdout.readline()
        except OSError:
            line = ""
        if not line:
            raise ValueError(f"{self._command!r} ended without an answer to {request}")
        return line

    def close(self) -> None:
        """End the program: its input is closed, and one that goes on all the same is stopped."""
        if self._process is not None:
            try:
                self._process.communicate(timeout=PATIENCE)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.communicate()
            self._process = None


def _started(words: list[str]) -> subprocess.Popen[str]:
    pipe = subprocess.PIPE
    return subprocess.Popen(words, stdin=pipe, stdout=pipe, encoding="utf-8", errors="replace")
