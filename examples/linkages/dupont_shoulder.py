"""Dupont (1993), section 4.3: a shoulder that a screw in a triangle drives, whose ratio depends on position.

As his Figures 7 to 9 show for his robot, the ratio of motor to joint rises and falls over the joint's range, and so
does the friction of the screw at the joint: its level times |g|, g = ds/d(theta) by the law of cosines. The numbers of
this boom are our own.

    python examples/linkages/dupont_shoulder.py [--png PATH]
"""

import sys
from pathlib import Path

import numpy as np

import symgen

P, b, FRICTION, PER_TURN = np.array([0.5, -0.4]), 0.9, 400.0, 0.01


def main(arguments: list[str]) -> None:
    """Prints ratio and friction over position beside their closed forms."""
    names = ["coordinates", "motor_from_joint", "inverse_dynamics", "friction_inverse_dynamics"]
    model = symgen.build_model(Path(__file__).with_suffix(".yaml"), functions=names)
    angles, ratios, levels = np.linspace(-0.6, 1.2, 10), [], []
    for theta in angles:
        Q = b * np.array([np.cos(theta + 0.1), np.sin(theta + 0.1)])
        s = np.linalg.norm(Q - P)
        g = (P[0] * Q[1] - P[1] * Q[0]) / s  # of s^2 = P^2 + b^2 - 2 P.Q
        ratio = model.motor_from_joint([theta])[1].item()
        q, rate = [theta], [1e-9]
        friction = model.friction_inverse_dynamics(q, rate, [0.0])[0] - model.inverse_dynamics(q, rate, [0.0])
        print(
            f"theta {theta:5.2f} rad: screw {model.coordinates(q)[2]:.6f} m, "
            f"ratio {ratio:8.3f}, closed form {2.0 * np.pi * g / PER_TURN:8.3f}; "
            f"friction {friction[0]:8.4f} N m, closed form {FRICTION * abs(g):8.4f}"
        )
        assert abs(ratio - 2.0 * np.pi * g / PER_TURN) < 1e-9
        assert abs(friction[0] - FRICTION * abs(g)) < 1e-9
        ratios.append(ratio)
        levels.append(friction[0])
    print(f"ratio between {min(ratios):.1f} and {max(ratios):.1f}")
    assert max(ratios) > 1.5 * min(ratios)
    if arguments[:1] == ["--png"]:
        import matplotlib.pyplot as plt

        _, axes = plt.subplots(2, sharex=True)
        for axis, values, label in zip(axes, (ratios, levels), ("ratio", "friction / N m"), strict=True):
            axis.plot(angles, values)
            axis.set_ylabel(label)
        axes[1].set_xlabel("theta / rad")
        plt.savefig(arguments[1])


if __name__ == "__main__":
    main(sys.argv[1:])
