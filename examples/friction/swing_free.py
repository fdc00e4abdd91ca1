"""A load carried without swing: a rope's load stands still after the stop if it was carried for whole periods.

The note printed before Karnopp's paper (1985), on a PUMA 600 that carries shells, states the rule for constant speed V
and short accelerations: a stop after whole periods 2 pi sqrt(L/g) cancels the swing, a stop in between leaves "residual
oscillation". For small angles and accelerations of length ta it is 2 V/(L w) |sin(w T/2)| sin(w ta/2)/(w ta/2). The
1e-3 rad that stay after whole periods are due to the period's growth with the amplitude.

    python examples/friction/swing_free.py [--png PATH]
"""

import sys
from math import acos, cos, pi, sin, sqrt
from pathlib import Path

import symgen

V, L, G, TA = 0.4, 1.0, 9.81, 0.05


def main(arguments: list[str]) -> None:
    """Prints the swing that stays, for stops at quarters of the period, beside the formula for small angles."""
    model = symgen.build_model(Path(__file__).with_suffix(".yaml"))
    w = sqrt(G / L)
    for quarters in (1, 2, 3, 4, 6, 8):
        T = quarters / 4.0 * 2.0 * pi / w
        run = symgen.simulate(model, T + 2.0, params={"T": T}, sample=0.02)
        q, qd = run.q[-1, 1], run.qd[-1, 1]
        stays = acos(cos(q) - L * qd * qd / (2.0 * G))
        known = 2.0 * V / (L * w) * abs(sin(w * T / 2.0)) * sin(w * TA / 2.0) / (w * TA / 2.0)
        print(f"carried for {quarters / 4.0:4.2f} periods: {stays:.5f} rad stay, for small angles {known:.5f}")
        assert abs(stays - known) < 2e-3
    if arguments[:1] == ["--png"]:
        run.plot(arguments[1])


if __name__ == "__main__":
    main(sys.argv[1:])
