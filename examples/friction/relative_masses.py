"""Karnopp (1985), Figure 3: friction between two free masses, F1 = 12 sin 2t on one and F2 = 3 against the other.

The paper shows the block diagram only. With (7) as printed, dP2/dt = F2 - Fr, the force that holds the masses together
would be -2 N at the start; with dP2/dt = Fr - F2, from which (10) and (11) follow, it is (m2 F1 + m1 F2)/(m1 + m2).
Friction is internal, so the mass centre moves as if there were none.

    python examples/friction/relative_masses.py [--png PATH]
"""

import math
import sys
from pathlib import Path

import numpy as np

import symgen

FORCES = {"x2": "12*sin(2*t) - 3", "r": "12*sin(2*t)"}


def main(arguments: list[str]) -> None:
    """Prints the first breakaway and how far the mass centre is from its closed form."""
    run = symgen.simulate(Path(__file__).with_suffix(".yaml"), 12.0, tau=FORCES, sample=0.01)
    first = next(event.time for event in run.events if event.kind == "slip")
    exact = math.asin(0.6) / 2.0
    centre = run.q[:, 0] + 2.0 / 7.0 * run.q[:, 1]
    known = (6.0 * run.t - 1.5 * run.t**2 - 3.0 * np.sin(2.0 * run.t)) / 7.0
    error = np.max(np.abs(centre - known))
    print(f"the masses part at {first:.12f} s, closed form {exact:.12f}")
    print(f"{len(run.events)} changes of mode; the mass centre is off its parabola and sine by {error:.1e} m at most")
    print(f"friction has turned {run.dissipated[-1]:.4f} J into heat; the ledger is off by {run.energy_error:.1e} J")
    assert abs(first - exact) < 1e-10
    assert error < 1e-8
    if arguments[:1] == ["--png"]:
        run.plot(arguments[1])


if __name__ == "__main__":
    main(sys.argv[1:])
