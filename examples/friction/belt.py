"""A block on a belt, held by a spring: the textbook's stick-slip, whose period has a closed form.

Stuck, the block rides with the belt until the spring pulls with Fs; then it slides, a harmonic motion about Fk/k, until
its speed is the belt's again. T = 2 (Fs - Fk)/(k v) + (2/w) (pi - atan((Fs - Fk) w/(k v))), w = sqrt(k/m).

    python examples/friction/belt.py [--png PATH]
"""

import sys
from math import atan, pi, sqrt
from pathlib import Path

import numpy as np

import symgen


def main(arguments: list[str]) -> None:
    """Prints the period, and the difference of all periods from the closed form."""
    run = symgen.simulate(Path(__file__).with_suffix(".yaml"), 20.0, sample=0.02, rtol=1e-12, atol=1e-14)
    m, k, v, drop = 1.0, 40.0, 0.1, 1.5 - 1.0
    w = sqrt(k / m)
    exact = 2.0 * drop / (k * v) + 2.0 / w * (pi - atan(drop * w / (k * v)))
    slips = np.array([event.time for event in run.events if event.kind == "slip"])
    error = np.max(np.abs(np.diff(slips) - exact))
    print(f"first breakaway at {slips[0]:.12f} s, closed form {1.5 / (k * v):.12f}")
    print(
        f"period {np.mean(np.diff(slips)):.12f} s, closed form {exact:.12f}; {len(slips)} periods, off by {error:.1e} s"
    )
    assert abs(slips[0] - 1.5 / (k * v)) < 1e-10
    assert error < 1e-10
    if arguments[:1] == ["--png"]:
        run.plot(arguments[1])


if __name__ == "__main__":
    main(sys.argv[1:])
