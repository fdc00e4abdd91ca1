"""`python -m tests.fuzz SECONDS`: the tests marked `fuzz`, with new seeds in every round, until the time is over.

They cover chains and URDF, measurements and what lies beside them, Parquet, sweeps and plans, edited C, controllers of
any formula, and emitted text. Each round prints its seed; the one that fails prints what was found and how to run it
again. A round has 4 GB of memory, so that a text that takes more is a failure and does not bring the machine down.
"""

from __future__ import annotations

import os
import random
import resource
import subprocess
import sys
import time
from pathlib import Path

TESTS = Path(__file__).parent
MEMORY = 4 * 1024**3


def main(seconds: float) -> int:
    """Runs rounds; returns 0 when none failed, 1 when one did."""
    end = time.monotonic() + seconds
    files = [str(path) for path in sorted(TESTS.rglob("test_*.py")) if "mark.fuzz" in path.read_text(encoding="utf-8")]
    seed = time.time_ns() % 10**9
    while (left := end - time.monotonic()) > 0.0:
        print(f"seed {seed}: {left:.0f} s left", flush=True)
        random.Random(seed).shuffle(files)  # none waits for the others when the time is short
        given = [f"--hypothesis-seed={seed}", "-m", "fuzz", "-q", "-x", "-p", "no:cacheprovider", *files]
        round_ = subprocess.Popen(
            [sys.executable, "-c", f"import sys, tests.fuzz; sys.exit(tests.fuzz.one_round({given!r}))"],
            env={**os.environ, "HYPOTHESIS_PROFILE": "fuzz"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        try:
            said, _ = round_.communicate(timeout=left)
        except subprocess.TimeoutExpired:
            round_.kill()
            round_.communicate()
            break
        print(said.rstrip().rpartition("\n")[2] if round_.returncode == 0 else said, flush=True)
        if round_.returncode != 0:
            print(
                f"again: HYPOTHESIS_PROFILE=fuzz python -m pytest -m fuzz -x --hypothesis-seed={seed} {' '.join(files)}"
            )
            return 1
        seed += 1
    print("no failure")
    return 0


def one_round(given: list[str]) -> int:
    """Pytest in this process, within the memory."""
    import pytest

    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    return int(pytest.main(given))


if __name__ == "__main__":
    sys.exit(main(float(sys.argv[1])))
