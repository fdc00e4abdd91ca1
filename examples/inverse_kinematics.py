"""Inverse kinematics of any manipulator by damped least squares on emitted positions, rotations and Jacobians.

Goldenberg and Lawrence (1985) solve for the joint variables by iteration on the Jacobian, for whatever manipulator;
the damping keeps steps finite where it loses rank. Run it in the repository:

    python examples/inverse_kinematics.py [chain.yaml [point]]
"""

import sys
from pathlib import Path
from typing import Any

import numpy as np

import symgen

HERE = Path(__file__).parent


def pose_error(model: Any, point: str, q: Any, position: Any, rotation: Any) -> Any:
    """(6,) what is missing to the wanted pose: metres, then the rotation vector's first order."""
    R = model.rotation(point, q)
    turned = sum(np.cross(R[:, k], rotation[:, k]) for k in range(3)) / 2.0
    return np.concatenate([position - model.position(point, q), turned])


def solve(model: Any, point: str, q: Any, position: Any, rotation: Any, tolerance: float = 1e-12) -> tuple[Any, int]:
    """Joint coordinates that reach a pose, and the number of steps; Levenberg's damping, less the better it goes."""
    damping, error = 1e-2, pose_error(model, point, q, position, rotation)
    for count in range(500):
        if np.max(np.abs(error)) < tolerance:
            return q, count
        J = model.jacobian(point, q)
        step = J.T @ np.linalg.solve(J @ J.T + damping * np.eye(6), error)
        step *= min(1.0, 0.5 / max(np.max(np.abs(step)), 1e-300))
        trial = pose_error(model, point, q + step, position, rotation)
        if np.linalg.norm(trial) < np.linalg.norm(error):
            q, error, damping = q + step, trial, max(0.2 * damping, 1e-15)
        else:
            damping = min(10.0 * damping, 1e3)
    return q, -1


def main(arguments: list[str]) -> None:
    """Draws poses that can be reached, and reaches them from elsewhere."""
    chain = symgen.load_chain(arguments[0] if arguments else HERE / "panda.yaml")
    point = arguments[1] if len(arguments) > 1 else chain.points[0].name
    model = symgen.build_model(chain, functions=["position", "rotation", "jacobian"])
    rng = np.random.default_rng(1)
    found, steps, trials = 0, [], 20
    for _ in range(trials):
        wanted = rng.uniform(-1.0, 1.0, len(model.q_names))
        start = wanted + rng.normal(size=len(wanted)) * 0.3
        q, count = solve(model, point, start, model.position(point, wanted), model.rotation(point, wanted))
        if count >= 0:
            found += 1
            steps.append(count)
            assert np.allclose(model.position(point, q), model.position(point, wanted), atol=1e-11)
    print(f"{chain.name}: {found} of {trials} poses of {point} reached, {np.median(steps):.0f} steps in the median")
    assert found >= 0.9 * trials


if __name__ == "__main__":
    main(sys.argv[1:])
