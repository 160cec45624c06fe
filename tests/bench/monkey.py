"""Throws 200,000 random inputs at the screen: python -m tests.bench.monkey [INPUTS [SEED]]"""

import sys
import time
import traceback

from tests.ui.monkey import Monkey


def main(inputs: int = 200_000, seed: str = "0") -> int:
    """Throw the inputs; 1 and the place where it broke, if it did."""
    began = time.perf_counter()
    monkey = Monkey(seed)
    try:
        monkey.go(inputs)
    except Exception:
        traceback.print_exc()
        print(f"seed {seed!r} broke after {monkey.thrown} inputs")
        return 1
    print(f"seed {seed!r}: {inputs} inputs in {time.perf_counter() - began:.0f} s, nothing broke")
    return 0


if __name__ == "__main__":
    sys.exit(main(*(int(text) for text in sys.argv[1:2]), *sys.argv[2:3]))
