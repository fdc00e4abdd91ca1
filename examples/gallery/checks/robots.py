"""Arms and robots: printed equations, Newton-Euler equations in NumPy, recorded numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
from sympy import cos, sin

from examples.gallery import robot_tables
from examples.gallery.comparison import Comparison
from examples.gallery.newton_euler import Link, inverse_dynamics, links_of_urdf, mass_matrix
from examples.gallery.robot_tables import PUMA_GEARS, PUMA_INERTIA, PUMA_POSES, PUMA_ROTORS
from examples.gallery.subject import Checks, Subject
from examples.gallery.textbook import moved_body


def rp_arm(s: Subject) -> Checks:
    """Craig's torques; two bodies."""
    (theta, d), (w, v), (b, a) = s.motion
    m1, m2, l1, I1, I2, g = s.letters("m1 m2 l1 Izz1 Izz2 g")
    printed = [
        (m1 * l1**2 + I1 + I2 + m2 * d**2) * b + 2 * m2 * d * w * v + (m1 * l1 + m2 * d) * g * cos(theta),
        m2 * a - m2 * d * w**2 + m2 * g * sin(theta),
    ]

    def bodies(N, O, x):
        A = N.orientnew("A", "Axis", (x[0], N.z))
        first, second = l1 * A.x, x[1] * A.x
        return [
            moved_body("turning", m1, A, (0, 0, I1), N, O, first, first.dot(N.y), g),
            moved_body("sliding", m2, A, (0, 0, I2), N, O, second, second.dot(N.y), g),
        ]

    yield s.equal(printed, "Craig (1989), Lagrangian example of the RP manipulator")
    yield s.equal(s.mechanics(bodies), "sympy.physics.mechanics")


def scara_arm(s: Subject) -> Checks:
    """Their inertia matrix in alpha, beta, gamma and delta, its Coriolis terms, and gravity on the slide."""
    q, qd, qdd = s.motion
    m1, m2, m3, m4, l1, l2, r1, r2 = s.letters("m1 m2 m3 m4 l1 l2 r1 r2")
    I1, I2, I3, I4, g = s.letters("Iz1 Iz2 Iz3 Iz4 g")
    alpha = I1 + r1**2 * m1 + l1**2 * (m2 + m3 + m4)
    beta = I2 + I3 + I4 + l2**2 * (m3 + m4) + m2 * r2**2
    gamma = l1 * l2 * (m3 + m4) + l1 * m2 * r2
    delta = I3 + I4
    c, e = cos(q[1]), sin(q[1])
    M = [
        [alpha + beta + 2 * gamma * c, beta + gamma * c, delta, 0],
        [beta + gamma * c, beta, delta, 0],
        [delta, delta, delta, 0],
        [0, 0, 0, m4],
    ]
    C = [
        -gamma * e * qd[1] * qd[0] - gamma * e * (qd[0] + qd[1]) * qd[1],
        gamma * e * qd[0] ** 2,
        0,
        m4 * g,
    ]
    printed = [sum(M[i][j] * qdd[j] for j in range(4)) + C[i] for i in range(4)]

    def bodies(N, O, x):
        axes = [N.orientnew(f"A{k}", "Axis", (sum(x[: k + 1]), N.z)) for k in range(3)]
        elbow = l1 * axes[0].x
        end = elbow + l2 * axes[1].x
        places = [r1 * axes[0].x, elbow + r2 * axes[1].x, end, end + x[3] * N.z]
        return [
            moved_body(f"link{k}", mass, frame, (0, 0, moment), N, O, at, at.dot(N.z), g)
            for k, (mass, frame, moment, at) in enumerate(
                zip((m1, m2, m3, m4), [*axes, axes[2]], (I1, I2, I3, I4), places, strict=True)
            )
        ]

    yield s.equal(printed, "Murray, Li and Sastry (1994), SCARA example")
    yield s.equal(s.mechanics(bodies), "sympy.physics.mechanics")


SAMPLES = 20
FUNCTIONS = ("inverse_dynamics", "mass_matrix", "gravity")


def newton_euler(s: Subject, links: Sequence[Link], gravity: Sequence[float]) -> Comparison:
    """Torques and inertia matrices of random states (seed 0), all joints within pi or 1 m."""
    model, n = s.model(functions=FUNCTIONS), len(links)
    found, wanted = [], []
    for q, qd, qdd in np.random.default_rng(0).uniform(-1, 1, (SAMPLES, 3, n)):
        at = q * [1.0 if link.slides else np.pi for link in links]
        for pair in (
            (model.inverse_dynamics(at, qd, qdd), inverse_dynamics(links, gravity, at, qd, qdd)),
            (model.mass_matrix(at), mass_matrix(links, at)),
        ):
            scale = np.abs(pair[1]).max()
            for numbers, values in zip((found, wanted), pair, strict=True):
                numbers.extend(np.ravel(values) / scale)
    return s.close(found, wanted, "Newton-Euler equations from the table, in NumPy")


def recorded(s: Subject, source: str, numbers: Mapping[str, Sequence[float]]) -> Comparison:
    """`tau`, `gravity` and the `diagonal` of M, 13 digits, at q = 0.3 k (-1)^k, qd = 0.5 sin k, qdd = cos 2k."""
    model, k = s.model(functions=FUNCTIONS), np.arange(1, len(numbers["tau"]) + 1)
    q, qd, qdd = 0.3 * k * (-1.0) ** k, 0.5 * np.sin(k), np.cos(2 * k)
    found = {
        "tau": model.inverse_dynamics(q, qd, qdd),
        "gravity": model.gravity(q),
        "diagonal": np.diag(model.mass_matrix(q)),
    }
    pairs = [(found[name] / np.abs(v).max(), np.array(v) / np.abs(v).max()) for name, v in numbers.items()]
    ours, theirs = (np.concatenate(side) for side in zip(*pairs, strict=True))
    return s.close(ours, theirs, source, why="13 digits are recorded")


def torso(s: Subject) -> Checks:
    """Random states."""
    yield newton_euler(s, robot_tables.torso(), (0, 0, -9.81))


def stanford_arm(s: Subject) -> Checks:
    """Random states."""
    yield newton_euler(s, robot_tables.stanford_arm(), (0, 0, -9.81))


def puma560(s: Subject) -> Checks:
    """Printed numbers, and random states against the printed tables in the other convention of frames."""
    model = s.model(functions=FUNCTIONS)
    worst = max(float(np.abs(model.gravity(q) - torques).max()) for q, torques in PUMA_POSES.values())
    motors = np.diag([gear**2 * rotor for gear, rotor in zip(PUMA_GEARS, PUMA_ROTORS, strict=True)])
    matrix = model.mass_matrix(PUMA_POSES["nominal"][0]) + motors
    yield Comparison(
        "numbers printed in Corke (2011), gravity torques of three poses and an inertia matrix",
        "54 values",
        max(worst, float(np.abs(matrix - PUMA_INERTIA).max())),
        0.5e-4 * 1.01,
        "four decimals are printed",
        unit="N m, kg m^2",
    )
    yield newton_euler(s, robot_tables.puma560(), (0, 0, -9.81))


def panda(s: Subject) -> Checks:
    """Random states, and the recorded one."""
    yield newton_euler(s, robot_tables.panda(), (0, 0, -9.81))
    yield recorded(s, "Pinocchio 4.1.0, recorded", robot_tables.PANDA_PINOCCHIO)


def ur5e(s: Subject) -> Checks:
    """Random states, and the recorded one."""
    yield newton_euler(s, links_of_urdf(s.record.path), (0, 0, -9.80665))
    yield recorded(s, "Pinocchio 4.1.0, recorded", robot_tables.UR5E_PINOCCHIO)


def iiwa14(s: Subject) -> Checks:
    """Random states, and the recorded one."""
    yield newton_euler(s, links_of_urdf(s.record.path), (0, 0, -9.80665))
    yield recorded(s, "Pinocchio 4.1.0, recorded", robot_tables.IIWA_PINOCCHIO)
