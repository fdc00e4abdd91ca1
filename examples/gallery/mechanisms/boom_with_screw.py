"""The boom with a screw against numbers of the triangle's closed form."""

import numpy as np

from examples.gallery.mechanism import Comparison, Mechanism, Motion
from symgen import build_model, load_chain

THETA, RATE, TORQUE = 0.6, 0.4, 9.0
EXPECTED = {
    "s": 0.9977368221405372, "psi": 1.380871348214691, "g_s": 0.5665232896453722, "h_s": -0.209161390265667,
    "g_psi": 0.7009083536280559, "h_psi": -0.2281548778973898, "ratio": 355.9570809674848, "I": 124.3581635290471,
    "P": -9.55001096086296, "Q": 2418.479634292726, "qdd": 19.45998209824969,
}  # fmt: skip
"""Side and angle of the triangle, their influence coefficients, the reduced inertia and inertia power, torque of motor
and weights, and acceleration; 40 digits with mpmath, from the bodies' energies."""


def compare() -> tuple[Comparison, ...]:
    """Every number at one state."""
    model = build_model(load_chain(MECHANISM.path), optimization="debug")
    q, qd = [THETA], [RATE]
    g, h = model.coordinate_influence(q)
    ratio = g[2, 0] * 2 * np.pi / 0.01
    tau = [TORQUE * ratio]
    _, psi, s = model.coordinates(q)
    found = {
        "s": s, "psi": psi, "g_s": g[2, 0], "h_s": h[2, 0, 0], "g_psi": g[1, 0], "h_psi": h[1, 0, 0], "ratio": ratio,
        "I": model.mass_matrix(q)[0, 0], "P": model.inertia_power(q)[0, 0, 0], "Q": (tau - model.gravity(q))[0],
        "qdd": model.forward_dynamics(q, qd, tau)[0],
    }  # fmt: skip
    worst = max(abs(float(found[key]) / EXPECTED[key] - 1.0) for key in EXPECTED)
    values = f"{len(EXPECTED)} values"
    return (Comparison("closed form of the triangle, in 40 digits", values, worst, 1e-12, "rounding"),)


MECHANISM = Mechanism(
    title="Boom with a screw",
    chain="gallery/boom_with_screw.yaml",
    shows="A drive whose ratio depends on position: barrel and rod of a screw in a triangle as couplings.",
    source="P. E. Dupont, The effect of friction on the forward dynamics problem, IJRR 12(2), 1993, section 4.3; "
    "numbers of our own.",
    motion=Motion(
        "Raised by 9 N m at the screw, for half a second.", 1.0, (0.2,), tau={"boom": "where(t < 0.5, 3000, 2300)"}
    ),
    compare=compare,
)
