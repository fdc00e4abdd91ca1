"""Swing-up of a cart-pole by IPOPT with the exact Hessian of the emitted step.

The pole hangs at rest and shall stand at rest after two seconds; the cart's force is held over each of fifty steps and
its square is least. Derivatives come from the emitted C: CasADi takes `jac_` and `jac_adj1_` of the step's function.
Kelly 2017, "An introduction to trajectory optimization", section 6, has this problem (other numbers). Run it in the
repository:

    python examples/casadi/swing_up.py
"""

import sys
from pathlib import Path
from typing import Any

import numpy as np

import symgen

CHAIN = Path(__file__).parent / "cart_pole.yaml"
DURATION, STEPS, LIMIT = 2.0, 50, 20.0
HANGING, STANDING = np.array([0.0, 0.0, 0.0, 0.0]), np.array([0.0, np.pi, 0.0, 0.0])


def problem(step: Any, p: Any) -> tuple[Any, Any, dict[str, Any]]:
    """The nonlinear program over states and forces, a start for it, and its bounds."""
    import casadi as ca

    x, u = ca.MX.sym("x", 4, STEPS + 1), ca.MX.sym("u", 1, STEPS)
    h = DURATION / STEPS
    gaps = [x[:, k + 1] - step(x[:, k], u[:, k], p, h) for k in range(STEPS)]
    program = {"x": ca.veccat(x, u), "f": h * ca.sumsqr(u), "g": ca.vertcat(*gaps)}
    free = np.full((4, STEPS + 1), np.inf)
    free[0] = 2.0
    low, high = np.hstack([-free.T.ravel(), np.full(STEPS, -LIMIT)]), np.hstack([free.T.ravel(), np.full(STEPS, LIMIT)])
    for place, state in ((0, HANGING), (4 * STEPS, STANDING)):
        low[place : place + 4] = high[place : place + 4] = state
    share = np.linspace(0.0, 1.0, STEPS + 1)[:, None]
    start = np.hstack([((1 - share) * HANGING + share * STANDING).ravel(), np.zeros(STEPS)])
    return program, start, {"lbx": low, "ubx": high, "lbg": 0.0, "ubg": 0.0}


def main() -> None:
    """Solves and says how it went."""
    import casadi as ca

    functions = symgen.casadi_functions(CHAIN, ["next"])
    p = functions["parameters"]()["p"]
    program, start, bounds = problem(functions["next"], p)
    solver = ca.nlpsol("swing_up", "ipopt", program, {"ipopt": {"print_level": 0, "sb": "yes"}, "print_time": False})
    found = solver(x0=start, **bounds)
    statistics = solver.stats()
    if not statistics["success"]:
        sys.exit(f"IPOPT: {statistics['return_status']}")
    x = found["x"].full().ravel()[: 4 * (STEPS + 1)].reshape(-1, 4)
    u = found["x"].full().ravel()[4 * (STEPS + 1) :]
    print(f"{statistics['return_status']} after {statistics['iter_count']} iterations, cost {float(found['f']):.4f}")
    print(f"largest force {np.max(np.abs(u)):.2f} N, widest way of the cart {np.max(np.abs(x[:, 0])):.3f} m")
    print(f"largest gap between steps {float(ca.norm_inf(found['g'])):.1e}")


if __name__ == "__main__":
    main()
