"""A six-joint arm moves from rest to rest in least time by IPOPT with the exact Hessian of the emitted step.

The PUMA 560 turns all six joints within the torques of its drives; the length of the steps is one of the variables, so
that derivatives by `dt` take part. Torques are held over each step. Run it in the repository:

    python examples/casadi/reach.py
"""

import sys
import warnings
from pathlib import Path
from typing import Any

import numpy as np

import symgen

CHAIN = Path(__file__).parents[1] / "puma560.yaml"
STEPS = 20
TORQUES = np.array([97.6, 186.4, 89.4, 24.2, 20.1, 21.3])
"""N m, largest ones of the drives (Armstrong, Khatib and Burdick 1986)."""

FROM, TO = np.array([0.0, -0.8, 0.4, 0.0, 0.3, 0.0]), np.array([1.2, -0.2, -0.3, 0.5, -0.4, 0.8])


def problem(step: Any) -> tuple[Any, Any, dict[str, Any]]:
    """The nonlinear program over states, torques and the length of a step, a start for it, and its bounds."""
    import casadi as ca

    n = len(FROM)
    x, u, h = ca.MX.sym("x", 2 * n, STEPS + 1), ca.MX.sym("u", n, STEPS), ca.MX.sym("h")
    gaps = [x[:, k + 1] - step(x[:, k], u[:, k], [], h) for k in range(STEPS)]
    scaled = u / TORQUES
    cost = STEPS * h + 1e-3 * h * ca.sumsqr(scaled)
    program = {"x": ca.veccat(x, u, h), "f": cost, "g": ca.vertcat(*gaps)}
    states, torques = np.tile(np.repeat([np.pi, 8.0], n), STEPS + 1), np.tile(TORQUES, STEPS)
    low, high = np.hstack([-states, -torques, 0.005]), np.hstack([states, torques, 0.1])
    for place, q in ((0, FROM), (2 * n * STEPS, TO)):
        low[place : place + 2 * n] = high[place : place + 2 * n] = np.hstack([q, np.zeros(n)])
    share = np.linspace(0.0, 1.0, STEPS + 1)[:, None]
    way = np.hstack([(1 - share) * FROM + share * TO, np.zeros((STEPS + 1, n))])
    start = np.hstack([way.ravel(), np.zeros(n * STEPS), 0.04])
    return program, start, {"lbx": low, "ubx": high, "lbg": 0.0, "ubg": 0.0}


def main() -> None:
    """Solves and says how it went."""
    import casadi as ca

    warnings.simplefilter("ignore")  # the elbow's lumped inertia
    step = symgen.casadi_functions(CHAIN, ["next"])["next"]
    program, start, bounds = problem(step)
    solver = ca.nlpsol("reach", "ipopt", program, {"ipopt": {"print_level": 0, "sb": "yes"}, "print_time": False})
    found = solver(x0=start, **bounds)
    statistics = solver.stats()
    if not statistics["success"]:
        sys.exit(f"IPOPT: {statistics['return_status']}")
    solution = found["x"].full().ravel()
    u = solution[12 * (STEPS + 1) : -1].reshape(-1, 6)
    print(f"{statistics['return_status']} after {statistics['iter_count']} iterations, {STEPS * solution[-1]:.3f} s")
    at_limit = int(np.sum(np.abs(u) > 0.999 * TORQUES))
    print(f"{at_limit} of {u.size} torques at their limits, largest gap {float(ca.norm_inf(found['g'])):.1e}")


if __name__ == "__main__":
    main()
