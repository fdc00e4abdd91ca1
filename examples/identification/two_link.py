"""Measurements of the two-link arm, made up with stated noise, and what is identified from them.

`two_link.csv` has 10 s at 100 Hz: encoders with steps of 2e-5 rad, the elbow in degrees, and motor currents of 12.5 and
4 N m per A with 1 % of their peaks in noise; `two_link.yaml` says so. `--write` makes both anew. Run it in the
repository:

    python examples/identification/two_link.py [--write]
"""

import sys
from pathlib import Path

import numpy as np

import symgen
from symgen import identify

HERE = Path(__file__).parent
CONSTANTS = np.array([12.5, 4.0])
SAID = """# what the columns of two_link.csv are
columns: {t: time, tau_shoulder: i1, tau_elbow: i2}
units: {q_elbow: deg}
torque_constants: {shoulder: 12.5, elbow: 4}
encoder_resolution: 2e-5
sample_time: 0.01
"""


def write(model: symgen.Model) -> None:
    """Makes the measurements up: four harmonics of 0.2 Hz."""
    rng, t = np.random.default_rng(1), np.arange(1000) * 0.01
    q, qd, qdd = np.zeros((3, len(t), 2))
    for k in range(1, 5):
        w, size, phase = 0.4 * np.pi * k, rng.normal(size=2) / k, rng.uniform(0, 6, 2)
        q += size * np.sin(w * t[:, None] + phase)
        qd += size * w * np.cos(w * t[:, None] + phase)
        qdd -= size * w * w * np.sin(w * t[:, None] + phase)
    tau = model.inverse_dynamics(q, qd, qdd) + [0.6, 0.3] * np.sign(qd) + [0.05, 0.03] * qd
    currents = (tau + 0.01 * np.abs(tau).max(axis=0) * rng.normal(size=tau.shape)) / CONSTANTS
    read = np.round(q / 2e-5) * 2e-5
    table = np.column_stack([t, read[:, 0], np.degrees(read[:, 1]), currents])
    np.savetxt(HERE / "two_link.csv", table, "%.8g", ",", header="time,q_shoulder,q_elbow,i1,i2", comments="")
    (HERE / "two_link.yaml").write_text(SAID)


def main(arguments: list[str]) -> None:
    """Identifies, the last quarter held out, and prints."""
    chain = symgen.load_chain(HERE.parent / "two_link.yaml")
    if "--write" in arguments:
        write(symgen.build_model(chain, "numpy", functions=["inverse_dynamics"]))
    found = identify.inertial(chain, HERE / "two_link.csv", validation=0.25)
    for name, (low, high) in found.intervals().items():
        print(f"{name:<28} {found.estimates[name]:9.5f}   95 %: {low:9.5f} to {high:9.5f}")
    for verdict in found.verdicts:
        print(f"{verdict.name}: predicted within {100 * verdict.share:.2f} % of the peak, on data not fitted")


if __name__ == "__main__":
    main(sys.argv[1:])
