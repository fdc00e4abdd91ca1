"""The valve on a measured cam against SciPy's spline in the equation of textbooks."""

import numpy as np
from scipy.interpolate import CubicSpline

from examples.gallery.mechanism import Comparison, Mechanism, Motion
from symgen import build_model, load_chain

ANGLES = np.radians([-180, -80, -65, -50, -35, -20, 0, 20, 35, 50, 65, 80, 180])
LIFTS = [0, 0, 0.0004, 0.0019, 0.0044, 0.0066, 0.0078, 0.0066, 0.0044, 0.0019, 0.0004, 0, 0]


def compare() -> tuple[Comparison, ...]:
    """(J + m s'^2) qdd + m s' s'' qd^2 + (m g + k (s + s0) + b s' qd) s' at random states, s the table's spline."""
    model = build_model(load_chain(MECHANISM.path), functions=["inverse_dynamics"], optimization="debug")
    lift = CubicSpline(ANGLES, LIFTS, bc_type="periodic")
    q, w, a = np.random.default_rng(0).uniform((-10, -80, -900), (10, 80, 900), (200, 3)).T
    s, slope, bend = lift(q), lift(q, 1), lift(q, 2)
    wanted = (0.0008 + 0.12 * slope**2) * a + 0.12 * slope * bend * w**2
    wanted = wanted + slope * (0.12 * 9.81 + 9000 * (s + 0.012) + 3 * slope * w)
    found = model.inverse_dynamics(q[:, None], w[:, None], a[:, None])[:, 0]
    worst = float(np.abs(found - wanted).max() / np.abs(wanted).max())
    return (Comparison("SciPy's CubicSpline in the equation of textbooks", "200 values", worst, 1e-13, "rounding"),)


MECHANISM = Mechanism(
    title="Cam and valve",
    chain="gallery/cam_follower.yaml",
    shows="A measured cam: a table of lifts as a periodic spline with continuous first and second derivatives.",
    source="F. Y. Chen, Mechanics and Design of Cam Mechanisms, 1982 (spring-loaded follower); numbers of our own.",
    motion=Motion("Turned by a torque against the valve's spring.", 0.4, (-3.0,), (40.0,), speed=0.1),
    compare=compare,
)
