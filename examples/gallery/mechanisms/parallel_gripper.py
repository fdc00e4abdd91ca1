"""The gripper with mimic fingers against Newton-Euler equations of its tree, projected."""

import numpy as np

from examples.gallery.mechanism import Comparison, Mechanism, Motion
from examples.gallery.newton_euler import inverse_dynamics, links_of_urdf, mass_matrix
from symgen import build_model, load_chain

W = np.array([[1, 0], [0, 1], [0, 1], [0, 20], [0, -20]], float)
"""Rates of all joints by those of roll and the left finger: the file's multipliers."""
OFFSET = np.array([0, 0, 0, -0.3, 0.3])
DAMPING = 2.0


def compare() -> tuple[Comparison, ...]:
    """W' tau of the tree at W q + offset, without the damper of the left finger, and W' M W."""
    model = build_model(load_chain(MECHANISM.path), functions=["inverse_dynamics", "mass_matrix"], optimization="debug")
    links, gravity = links_of_urdf(MECHANISM.path), (0, 0, -9.80665)
    worst = 0.0
    for q, qd, qdd in np.random.default_rng(0).uniform(-1, 1, (20, 3, 2)) * [3.0, 0.04]:
        at = W @ q + OFFSET
        wanted = W.T @ inverse_dynamics(links, gravity, at, W @ qd, W @ qdd) + [0.0, DAMPING * qd[1]]
        M = W.T @ mass_matrix(links, at) @ W
        pairs = ((model.inverse_dynamics(q, qd, qdd), wanted), (model.mass_matrix(q), M))
        worst = max([worst, *(float(np.abs(a - b).max() / np.abs(b).max()) for a, b in pairs)])
    return (
        Comparison("Newton-Euler equations of the tree, projected, in NumPy", "120 values", worst, 1e-12, "rounding"),
    )


MECHANISM = Mechanism(
    title="Parallel gripper",
    chain="gallery/parallel_gripper.urdf",
    shows="A URDF file whose fingers and knuckles mimic one joint.",
    source="A file of our own, in the manner of makers' grippers.",
    motion=Motion("Opens against its damper while the wrist turns.", 1.0, (0.0, 0.0), (2.0, 0.0), {"left": "0.05"}),
    compare=compare,
)
