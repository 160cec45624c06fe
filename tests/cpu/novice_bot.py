"""A program that speaks the bot protocol: the novice, for the tests of the arena."""

import sys

from hearts.cpu.bot import replies
from hearts.cpu.player import player

if __name__ == "__main__":
    for answer in replies(sys.stdin, player("novice"), "seed"):
        print(answer, flush=True)
