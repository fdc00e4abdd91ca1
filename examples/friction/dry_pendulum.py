"""A pendulum on a dry pin: every swing is shorter than the one before, until it rests beside the vertical.

From a turn at a to the next at b on the other side, m g c (cos b - cos a) = Mk (a + b) by the balance of energy, which
determines b. For small swings that is the textbook's decrement of 2 Mk/(m g c) per half swing. The rod stays where
m g c |sin b| <= Ms.

    python examples/friction/dry_pendulum.py [--png PATH]
"""

import sys
from math import pi, sin
from pathlib import Path

import numpy as np
from scipy.optimize import brentq

import symgen

WEIGHT, KINETIC, STATIC = 1.5 * 9.81 * 0.4, 0.3, 0.45


def main(arguments: list[str]) -> None:
    """Prints the angle of each turn beside its closed form."""
    run = symgen.simulate(Path(__file__).with_suffix(".yaml"), 20.0, q=[1.2], sample=0.02, rtol=1e-11)
    size, side = 1.2, 1.0
    for event in run.events:
        exact = brentq(lambda b, a=size: WEIGHT * np.sinc((a + b) / (2 * pi)) * sin((a - b) / 2) - KINETIC, -size, size)
        size, side = exact, -side
        print(f"{event.kind:8} at {event.time:9.6f} s, {side * event.q[0]:.10f} rad, closed form {exact:.10f}")
        assert abs(side * event.q[0] - exact) < 1e-8
    assert event.kind == "stick"
    assert WEIGHT * abs(sin(size)) < STATIC
    if arguments[:1] == ["--png"]:
        run.plot(arguments[1])


if __name__ == "__main__":
    main(sys.argv[1:])
