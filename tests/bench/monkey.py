"""Throws 200,000 random inputs at the screen: python -m tests.bench.monkey [INPUTS [SEED]]"""

import sys
import time

from tests.ui.monkey import Monkey


def main(inputs: int, seed: str) -> None:
    """Throw the inputs; what breaks is raised, after the number of inputs it took."""
    began = time.perf_counter()
    monkey = Monkey(seed)
    try:
        monkey.go(inputs)
    finally:
        print(f"seed {seed!r}: {monkey.thrown} inputs in {time.perf_counter() - began:.0f} s")
    print("nothing broke")


if __name__ == "__main__":
    wanted = sys.argv[1:]
    main(int(wanted[0]) if wanted else 200_000, wanted[1] if wanted[1:] else "0")
