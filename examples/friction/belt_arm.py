"""An arm with a belt to its elbow: while the motor's friction holds, the forearm keeps its direction as the arm swings.

The forearm is carried without turning, so the arm is a pendulum of the inertia m1 L^2/3 + m2 L^2 and the static moment
m1 L/2 + m2 L: from the amplitude A it falls for a quarter of a period, K(sin(A/2))/w. The belt bears the forearm's
weight and what its acceleration takes. Where the forearm is horizontal and its weight m2 g a2 exceeds N F, it sinks.

    python examples/friction/belt_arm.py
"""

from math import cos, pi, sin, sqrt
from pathlib import Path

import numpy as np

import symgen

G, M1, M2, L, A2, N, F = 9.81, 2.0, 1.0, 0.4, 0.1, 20.0, 0.1
AMPLITUDE = 1.2


def quarter(amplitude: float, w: float) -> float:
    """A quarter of a pendulum's period, by the arithmetic-geometric mean: pi/(2 w agm(1, cos(A/2)))."""
    a, b = 1.0, cos(amplitude / 2.0)
    for _ in range(8):  # digits double each time
        a, b = (a + b) / 2.0, sqrt(a * b)
    return pi / (2.0 * w * a)


def main() -> None:
    """Prints each number beside its closed form, and fails where they differ."""
    model = symgen.build_model(Path(__file__).with_suffix(".yaml"))
    inertia, moment = M1 * L**2 / 3.0 + M2 * L**2, (M1 * L / 2.0 + M2 * L) * G
    w = sqrt(moment / inertia)
    down = {"shoulder": AMPLITUDE, "elbow": -AMPLITUDE}
    fall = symgen.simulate(model, 2.0, q=down, until="shoulder < 0", rtol=1e-12)
    speed = 2.0 * w * sin(AMPLITUDE / 2.0)
    bears = abs(fall.friction[:, 2])
    for what, found, exact in (
        ("the arm hangs down at", fall.t[-1], quarter(AMPLITUDE, w)),
        ("its rate is then", -fall.qd[-1, 0], speed),
        ("the belt bears at first", bears[0], M2 * A2 * L * cos(AMPLITUDE) * moment * sin(AMPLITUDE) / inertia),
    ):
        print(f"{what:24s} {found:.12f}, closed form {exact:.12f}")
        assert abs(found - exact) < 1e-9
    assert bears.max() < N * F
    turned = np.abs(fall.q.sum(axis=1))
    print(f"the forearm turns by     {turned.max():.1e} rad")
    assert turned.max() < 1e-12
    found, status = model.decide(
        [0.0, pi / 2.0], [0.0, 0.0], [0.0, 0.0], [0, 0, 0], params={"m2": 1.01 * N * F / (G * A2)}
    )
    print(f"a heavier forearm:       {'sinks' if found[2] < 0 else 'is held'}, status {status}")
    assert found[2] == -1


if __name__ == "__main__":
    main()
