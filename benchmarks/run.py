"""`make bench`: the examples, planar arms of growing length, and the exponent of growth, as tables."""

from __future__ import annotations

import math
import os
import platform
from collections.abc import Sequence
from pathlib import Path

from benchmarks.measure import DYNAMICS, Measured, measure
from symgen.cli.tables import table

EXAMPLES = ("two_link", "puma560", "panda")
LENGTHS = (4, 8, 16, 32)


def stages(results: Sequence[Measured]) -> str:
    """Seconds of each stage."""
    names = ("load", "derive", "emit", "check", "YAML to checked C")
    rows = [
        [r.name, *(f"{r.seconds[name]:.2f}" for name in names), f"{r.megabytes:.0f}", "yes" if r.passed else "NO"]
        for r in results
    ]
    return table(["seconds", *names, "MB", "passed"], rows)


def functions(results: Sequence[Measured]) -> str:
    """Flops and nanoseconds of the dynamics."""
    rows = [[r.name, *(f"{r.flops[f]} / {r.ns[f]:.0f}" for f in DYNAMICS)] for r in results]
    return table(["flops / ns per state", *DYNAMICS], rows)


def exponent(results: Sequence[Measured], function: str) -> float:
    """Least-squares slope of log flops over log n."""
    points = [(math.log(r.n), math.log(r.flops[function])) for r in results]
    x, y = (sum(values) / len(points) for values in zip(*points, strict=True))
    return sum((a - x) * (b - y) for a, b in points) / sum((a - x) ** 2 for a, _ in points)


def processor() -> str:
    """The machine, in words."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    return next((line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")), platform.machine())


def main() -> None:
    """Measures and prints."""
    print(
        f"{processor()}, {os.cpu_count()} cores, Python {platform.python_version()}; every chain in its own process\n"
    )
    examples = [measure(f"examples/{name}.yaml", all_functions=True) for name in EXAMPLES]
    print("all functions\n" + stages(examples) + "\n")
    arms = [measure(f"planar:{n}", all_functions=False) for n in LENGTHS]
    print("planar arms: inertia matrix, bias, inverse and forward dynamics\n" + stages(arms) + "\n")
    print(functions([*examples, *arms]) + "\n")
    growth = ", ".join(f"{function} n^{exponent(arms, function):.2f}" for function in DYNAMICS)
    print(f"growth of flops over n = {LENGTHS[0]} to {LENGTHS[-1]}: {growth}")


if __name__ == "__main__":
    main()
