"""What derivation costs: the examples, planar arms of growing length, and the exponent of growth, as tables."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from benchmarks.measure import DYNAMICS, Measured, measure
from symgen.text.tables import text_table

EXAMPLES = ("two_link", "puma560", "panda")
LENGTHS = (4, 8, 16, 32)


def stages(results: Sequence[Measured]) -> str:
    """Seconds of each stage, the fastest of several processes."""
    names = ("load", "derive", "emit", "check", "YAML to checked C")
    rows = [
        [r.name, *(f"{r.seconds[name]:.2f}" for name in names), f"{r.megabytes:.0f}", "yes" if r.passed else "NO"]
        for r in results
    ]
    return text_table(["seconds", *names, "MB", "passed"], rows)


def functions(results: Sequence[Measured]) -> str:
    """Flops and nanoseconds of the dynamics."""
    rows = [[r.name, *(f"{r.flops[f]} / {r.ns[f]:.0f}" for f in DYNAMICS)] for r in results]
    return text_table(["flops / ns per state", *DYNAMICS], rows)


def exponent(results: Sequence[Measured], function: str) -> float:
    """Least-squares slope of log flops over log n."""
    points = [(math.log(r.n), math.log(r.flops[function])) for r in results]
    x, y = (sum(values) / len(points) for values in zip(*points, strict=True))
    return sum((a - x) * (b - y) for a, b in points) / sum((a - x) ** 2 for a, _ in points)


def growth_report(report: Callable[[str], None]) -> str:
    """All tables as text; every chain is measured in its own process."""
    examples, arms = [], []
    for name in EXAMPLES:
        report(f"{name}: stages")
        examples.append(measure(f"examples/{name}.yaml", all_functions=True))
    for n in LENGTHS:
        report(f"planar arm of {n}: stages")
        arms.append(measure(f"planar:{n}", all_functions=False))
    growth = ", ".join(f"{function} n^{exponent(arms, function):.2f}" for function in DYNAMICS)
    return "\n\n".join(
        (
            "all functions, the fastest of three processes for each stage\n" + stages(examples),
            "planar arms: inertia matrix, bias, inverse and forward dynamics\n" + stages(arms),
            functions([*examples, *arms]),
            f"growth of flops over n = {LENGTHS[0]} to {LENGTHS[-1]}: {growth}",
        )
    )
