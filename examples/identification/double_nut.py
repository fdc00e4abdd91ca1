"""Friction of a preloaded screw from seeded tests: constant velocities under many payloads, and breakaway.

The tests are synthetic. Noise of the motor's torque is 3 N (referred to the axis), one step of the encoder 0.1 um.

    python examples/identification/double_nut.py [--report friction.html]
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

import symgen
from symgen.identify import friction

HERE = Path(__file__).parent
NOISE, RESOLUTION, DT = 3.0, 1e-7, 0.01


def constant_velocity_tests(axis, rng):
    """One row per test: the weight of the payload is the load, lowered and lifted at rates up to 50 mm/s."""
    payload = rng.uniform(-9.0, 290.0, 400)
    rate = rng.choice([-1.0, 1.0], 400) * rng.uniform(0.002, 0.05, 400)
    tau = [
        axis.friction_inverse_dynamics([0.0], [v], [0.0], params={"payload": m})[0][0]
        for m, v in zip(payload, rate, strict=True)
    ]
    tau += NOISE * rng.normal(size=400)
    return {"load_lift": (10.0 + payload) * 9.81, "qd_lift": rate, "tau_lift": tau}


def breakaway_tests(axis, rng):
    """Time series: from rest the torque rises by 2 N a sample until the axis has moved, and falls, ten times as
    slowly, until it rests."""
    columns = {"t": [], "q_lift": [], "tau_lift": [], "load_lift": []}
    q, t = 0.0, 0.0
    for payload in (0.0, 60.0, 120.0, 200.0, 290.0):
        weight = (10.0 + payload) * 9.81
        more = {"params": {"payload": payload}, "sample": DT}
        for s in (1.0, -1.0):
            slope, moved = s * 2.0 / DT, f"{20 * RESOLUTION} - abs(lift - {q})"
            rise = symgen.simulate(
                axis, 15.0, q=[q], qd=[0.0], tau={"lift": f"{weight} + {slope}*t"}, until=moved, **more
            )
            peak = rise.tau[-1, 0]
            fall = symgen.simulate(
                axis, 9.0, q=rise.q[-1], qd=rise.qd[-1], tau={"lift": f"{peak} - {0.1 * slope}*t"}, **more
            )
            for run in (rise, fall):
                columns["t"].extend(t + run.t[1:])
                columns["q_lift"].extend(run.q[1:, 0])
                columns["tau_lift"].extend(run.tau[1:, 0] + NOISE * rng.normal(size=len(run.t) - 1))
                columns["load_lift"].extend(np.full(len(run.t) - 1, weight))
                t = columns["t"][-1]
            q = float(fall.q[-1, 0])
    found = {name: np.array(values) for name, values in columns.items()}
    found["q_lift"] = RESOLUTION * np.round(found["q_lift"] / RESOLUTION)
    return found


def main(report=None):
    """Identify, and print the estimates beside the truth."""
    chain = symgen.load_chain(HERE / "double_nut.yaml")
    axis = symgen.build_model(chain, optimization="debug")
    rng = np.random.default_rng(10)
    found = friction(
        chain,
        constant_velocity_tests(axis, rng),
        breakaway=breakaway_tests(axis, rng),
        breakaway_description={"encoder_resolution": RESOLUTION},
    )
    truth = {
        "lift_k1": 0.12, "lift_k2": 0.1, "lift_preload": 800.0, "lift_motor_coulomb": 0.06,
        "lift_motor_viscous": 0.0004, "lift_static_k1": 0.15, "lift_static_k2": 0.14, "lift_motor_static": 0.09,
    }  # fmt: skip
    print(f"{'parameter':20} {'truth':>10} {'estimate':>10} {'error':>9}")
    for name, estimate in found.estimates.items():
        print(f"{name:20} {truth.get(name, 0.0):10.5g} {estimate:10.5g} {found.standard_errors[name]:9.2g}")
    print(*found.remarks, sep="\n")
    if report:
        print(f"wrote {found.save_report(report)}")


if __name__ == "__main__":
    main(sys.argv[2] if len(sys.argv) > 2 else None)
