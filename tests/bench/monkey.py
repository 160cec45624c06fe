"""Throws 200,000 random inputs at the screen: python -m tests.bench.monkey [INPUTS [SEED]]"""

import sys
import time

from tests.ui.monkey import Monkey


def main(inputs: int = 200_000, seed: str = "0") -> None:
    """Throw the inputs; what breaks is raised, after the number of inputs it took."""
    began = time.perf_counter()
    monkey = Monkey(seed)
    try:
        monkey.go(inputs)
    finally:
        print(f"seed {seed!r}: {monkey.thrown} inputs in {time.perf_counter() - began:.0f} s")
    print("nothing broke")


if __name__ == "__main__":
    match sys.argv[1:]:
        case [inputs, seed]:
            main(int(inputs), seed)
        case [inputs]:
            main(int(inputs))
        case _:
            main()
