"""A record of a servo axis with the faults of real ones, and what is identified from it in spite of them.

`servo_axis.csv` has 10 s of point-to-point moves under a position loop, made up by symgen's own simulator with a mass
of 95 kg, 20 N of Coulomb friction, 200 N s/m and 3 N of offset. Its faults are those of real records: the encoder has
steps of 1e-5 m, the instants jitter, the force comes 6 ms late with coloured noise of 4 N, and 20 of its values are
spikes. `--write` makes it anew. Run it in the repository:

    python examples/identification/servo_axis.py [--write]
"""

import sys
import warnings
from pathlib import Path

import numpy as np

import symgen
from symgen import identify
from symgen.errors import IdentificationWarning

HERE = Path(__file__).parent
TRUTH = {"m(x)": 95.0, "x_coulomb": 20.0, "x_viscous": 200.0, "x_offset": 3.0}
LATE, COUNT = 0.006, 2500


def moves(t: np.ndarray) -> np.ndarray:
    """Point-to-point moves: 0.5 s of acceleration, 0.2 s at constant rate, 0.5 s of braking, 0.05 s of rest."""
    period = np.arange(COUNT) * 0.004 % 1.25
    size = np.resize(np.repeat([1.0, -1.0, 0.6, -0.6], 312), COUNT)
    accelerating, braking = period < 0.5, (period >= 0.7) & (period < 1.2)
    rate = np.cumsum(0.8 * size * (accelerating.astype(float) - braking)) * 0.004
    return np.asarray(np.interp(t, np.arange(COUNT) * 0.004, np.cumsum(rate) * 0.004))


def write(chain: symgen.Chain) -> None:
    """Simulates the axis and spoils what a logger would have seen."""
    rng = np.random.default_rng(4)
    t = np.sort(np.arange(COUNT) * 0.004 + 3e-4 * rng.uniform(-1.0, 1.0, COUNT))
    true = identify.with_values(chain, {
        "parameters.m": identify.Identified(95.0), "x.friction.coulomb": identify.Identified(20.0),
        "x.friction.viscous": identify.Identified(200.0),
    })  # fmt: skip
    loop = {"x": lambda time, q, qd: 6e4 * (float(moves(np.array([time]))[0]) - q[0]) - 3e3 * qd[0]}
    run = symgen.simulate(true, 10.0, tau=loop, hold=0.004, sample=0.001)
    noise = np.zeros(COUNT)
    for k in range(1, COUNT):
        noise[k] = 0.8 * noise[k - 1] + 4.0 * 0.6 * rng.normal()
    force = np.interp(t - LATE, run.t, run.tau[:, 0]) + 3.0 + noise
    force[rng.choice(COUNT, 20, replace=False)] += rng.choice([-400.0, 400.0], 20)
    table = np.column_stack([t, np.round(np.interp(t, run.t, run.q[:, 0]) / 1e-5) * 1e-5, force])
    np.savetxt(HERE / "servo_axis.csv", table, "%.7g", ",", header="t,q_x,tau_x", comments="")


def main(arguments: list[str]) -> None:
    """Looks at the record, mends it where the remarks say how, and prints estimates and remarks."""
    chain = symgen.load_chain(HERE / "servo_axis.yaml")
    if "--write" in arguments:
        write(chain)
    said = {"encoder_resolution": 1e-5, "resample": 0.004}
    for more in ({}, {"delay": {"tau": LATE}}):
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", IdentificationWarning)
            found = identify.inertial(chain, HERE / "servo_axis.csv", description=said | more)
        print("\nwith the force moved back" if more else "as it is")
        for name, (low, high) in found.intervals().items():
            word = "holds" if low <= TRUTH[name] <= high else "misses"
            print(f"{name:<10} {found.estimates[name]:8.2f}   95 %: {low:8.2f} to {high:8.2f}, {word} {TRUTH[name]:g}")
        for remark in found.remarks:
            print("  -", remark)


if __name__ == "__main__":
    main(sys.argv[1:])
