"""Karnopp (1985), Figure 2: one mass under a force that rises and falls; its breakaway, speed and stop in closed form.

The paper prints no run of this case. The motion is as its text describes the law: at rest friction equals the force
exactly, at breakaway it drops to the sliding value at once, and the mass that stops has no rate left, not a small one.
His momentum form with a dead band (method "karnopp") stops within a step of the instant, with no rate left either.

    python examples/friction/karnopp_mass.py [--png PATH]
"""

import math
import sys
from pathlib import Path

import numpy as np

import symgen

FORCE = (np.array([0.0, 8.0, 16.0, 20.0]), np.array([0.0, 24.0, -24.0, 0.0]))


def main(arguments: list[str]) -> None:
    """Prints instants and a speed beside the closed form, then the stop in fixed steps."""
    model = symgen.build_model(Path(__file__).with_suffix(".yaml"))
    run = symgen.simulate(model, 16.0, tau={"x": FORCE}, sample=0.02)
    slip, stop = (next(event.time for event in run.events if event.kind == kind) for kind in ("slip", "stick"))
    exact = {"breakaway / s": 15 / 3, "speed at 8 s / (m/s)": 14.25, "stop / s": 8 + (7 + math.sqrt(49 + 85.5)) / 3}
    for (name, known), found in zip(exact.items(), (slip, run.at(8.0).qd[0], stop), strict=True):
        print(f"{name:20} {found:.12f}, closed form {known:.12f}")
        assert abs(found - known) < 1e-9
    for dt in (1e-2, 1e-3):
        steps = symgen.simulate(model, 16.0, tau={"x": FORCE}, method="karnopp", dt=dt)
        end = next(event.time for event in steps.events if event.kind == "stick")
        rate = steps.qd[np.searchsorted(steps.t, end + 0.1), 0]
        print(f"dead band, steps of {dt:g} s: stop at {end:.4f} s; 0.1 s later the rate is {rate:g} m/s")
        assert abs(end - stop) < 2.0 * dt
        assert rate == 0.0
    if arguments[:1] == ["--png"]:
        run.plot(arguments[1])


if __name__ == "__main__":
    main(sys.argv[1:])
