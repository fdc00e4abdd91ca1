"""An offset slider-crank with a flywheel: torque over a turn, and the coefficient of speed fluctuation.

A compressor's piston works on its way out alone. At constant speed the crank's torque follows from inverse dynamics;
under its mean the speed fluctuates, less the larger the flywheel. The work over a part of a turn is the change of the
kinetic energy I*(q) w^2/2, which gives the speed in closed form, crank by crank; the simulated one is compared with it.
The rule of textbooks, the greatest change of work over I* w^2, is printed beside.

    python examples/linkages/flywheel.py [--png PATH]
"""

import sys
from pathlib import Path
from typing import Any

import numpy as np

import symgen

r, b, e = 0.04, 0.14, 0.01
ROD = {"mass": 0.4, "centre": 0.05, "inertia": 0.0009}
PISTON, LOAD, SPEED, g = 0.5, 180.0, 100.0, 9.81


def closed_form(q: Any, J: float) -> tuple[Any, Any, Any]:
    """Piston's place, I* and potential energy at crank angles q, from the triangle of crank, rod and guide."""
    sine = (e - r * np.sin(q)) / b
    cosine = np.sqrt(1.0 - sine**2)
    rod = -r * np.cos(q) / (b * cosine)  # influence coefficient of the rod's angle
    piston = -r * np.sin(q) - b * sine * rod
    c = ROD["centre"]
    centre = (-r * np.sin(q) - c * sine * rod) ** 2 + (r * np.cos(q) + c * cosine * rod) ** 2
    inertia = J + ROD["mass"] * centre + ROD["inertia"] * rod**2 + PISTON * piston**2
    return r * np.cos(q) + b * cosine, inertia, ROD["mass"] * g * (r * np.sin(q) + c * sine)


def work(q: Any) -> Any:
    """Work of the load up to crank angles q, from the inner dead centre on: zero on the way in."""
    x = closed_form(q, 0.0)[0]
    path = np.concatenate([[0.0], np.cumsum(np.maximum(np.diff(x), 0.0))])
    return -LOAD * path


def fluctuation(speeds: Any) -> Any:
    """The coefficient of speed fluctuation: greatest less least speed, over the mean of both."""
    return 2.0 * (np.max(speeds) - np.min(speeds)) / (np.max(speeds) + np.min(speeds))


def main(arguments: list[str]) -> None:
    """Prints the torque's range and the fluctuation of two flywheels beside closed forms."""
    model = symgen.build_model(Path(__file__).with_name("slider_crank.yaml"))
    stroke = np.sqrt((b + r) ** 2 - e**2) - np.sqrt((b - r) ** 2 - e**2)
    mean = LOAD * stroke / (2.0 * np.pi)
    inner = np.pi + np.arcsin(e / (b - r))  # rod folded over the crank: the piston is nearest
    turn = inner + np.linspace(0.0, 2.0 * np.pi, 721)
    torque = np.array([model.inverse_dynamics([q], [SPEED], [0.0])[0] for q in turn])
    x, _, _ = closed_form(turn, 0.0)
    print(f"stroke {1e3 * stroke:.3f} mm, mean torque {mean:.6f} N m, at constant speed between {torque.min():.3f} and "
          f"{torque.max():.3f} N m")  # fmt: skip
    assert abs(np.ptp(x) - stroke) < 1e-6  # the outer dead centre is between two of the angles
    assert abs(np.trapezoid(torque, turn) / (2.0 * np.pi) - mean) < 1e-3 * mean
    runs = []
    for J in (0.2, 0.02):
        run = symgen.simulate(
            model, 0.3, q={"crank": inner}, qd={"crank": SPEED}, tau={"crank": mean}, params={"J_f": J}, sample=5e-4,
            rtol=1e-10, atol=1e-12,
        )  # fmt: skip
        runs.append(run)
        q, w = run.q[:, 0], run.qd[:, 0]
        fine = np.linspace(q[0], q[-1], 200_001)
        _, inertia, potential = closed_form(fine, J)
        energy = 0.5 * inertia[0] * SPEED**2 + mean * (fine - q[0]) + work(fine) - potential + potential[0]
        exact = np.sqrt(2.0 * energy / inertia)
        off = np.max(np.abs(w - np.interp(q, fine, exact)))
        last = fine > q[-1] - 2.0 * np.pi
        swing, found = fluctuation(exact[last]), fluctuation(w[q > q[-1] - 2.0 * np.pi])
        rule = np.ptp((energy - 0.5 * inertia * SPEED**2)[last]) / (np.mean(inertia) * SPEED**2)
        print(f"J = {J:4.2f} kg m^2: speed off its closed form by {off:.1e} rad/s; coefficient of fluctuation "
              f"{found:.5f}, closed form {swing:.5f}, rule {rule:.5f}")  # fmt: skip
        assert off < 1e-5
        assert abs(found - swing) < 1e-2 * swing  # samples miss the extremes by a little
        assert abs(rule - swing) < 0.05 * swing
    if arguments[:1] == ["--png"]:
        runs[0].plot(arguments[1])


if __name__ == "__main__":
    main(sys.argv[1:])
