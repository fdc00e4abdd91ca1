"""An arm with elastic drives along a straight line: deformation, estimate, correction (Behi, chapter IV).

Run it in the repository:

    python examples/vibration/flexible_two_link.py

What rates of the joints do to the first frequency (4.13 to 4.28) is printed, too: it is little, as the thesis says,
though its (4.28) is wrong. For eps = 0.1 it prints 0.995, which is sqrt(1 - eps^2); (4.24) gives sqrt(1 - eps^2/4),
0.99875. The pseudo-inverse of its (4.32), (J'J)^-1 J', is singular where an arm has more joints than a correction
needs; J' (J J')^-1 is taken there, by singular values.
"""

from pathlib import Path

import numpy as np

import symgen
from symgen import analyse


def main() -> None:
    """Prints how far the tip leaves its line at three speeds, what rates do, and what the drives have to correct."""
    functions = ["mass_matrix", "stiffness_matrix", "damping_matrix", "bias"]
    functions += ["inverse_dynamics_gradients", "position", "jacobian", "influence"]
    model = symgen.build_model(Path(__file__).with_suffix(".yaml"), functions=functions)
    start = analyse.inverse_kinematics(model, "tip", [0.75, 0.3, 0.0], start=[-0.2, 0.0, 1.0, 0.0])
    weightless = {"g": 0.0}
    first = analyse.modes(model, start, params=weightless).frequencies_hz[0]
    print(f"first natural frequency {first:.2f} Hz at the start")
    for duration in (0.4, 1.0, 4.0):
        line = analyse.straight_line(model, "tip", start, [0.35, 0.6, 0.0], duration)
        t = np.linspace(0.0, duration, 81)
        nominal = np.array([line(x)[0] for x in t])
        sizes = []
        for method in ("dynamic", "quasi-static"):
            beta = analyse.deflection(model, line, t, method, params=weightless)
            away = model.position("tip", nominal + beta) - model.position("tip", nominal)
            sizes.append(1e3 * np.linalg.norm(away, axis=1).max())
        print(f"{duration:g} s: off the line by {sizes[0]:.3f} mm, quasi-static estimate {sizes[1]:.3f} mm")
        change = [moving(model, *line(x)[:2], weightless) for x in t]
        print(f"  rates lower the first frequency by {-100.0 * min(change):.2g} %")
    correction = analyse.compensation(model, nominal[8], beta[8], "tip")
    print(f"a tenth into the last, the drives turn by {np.abs(correction.change).max():.2g} rad to undo it")


def moving(model: symgen.Model, q: np.ndarray, qd: np.ndarray, params: dict[str, float]) -> float:
    """The change of the first natural frequency by rates alone, relative to the frequency in the same pose at rest."""
    found = analyse.modes(model, q, qd=qd, damping=(0.0, 0.0), params=params)
    return float(found.damped.frequencies_hz[0] / found.frequencies_hz[0] - 1.0)


if __name__ == "__main__":
    main()
