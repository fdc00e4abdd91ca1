"""A governor that moves in steps: its flyball sticks while the speed rises, then jumps.

Karnopp (1985, section 1) names "hunting of speed governors" and draws none; the speed is given here, not controlled.
At rest at an angle q the hinge carries m L sin q (w^2 L cos q - g), so that the ball breaks away at
w^2 = (g + Ms/(m L sin q))/(L cos q): one speed per step.

    python examples/friction/governor.py [--png PATH]
"""

import sys
from math import cos, sin, sqrt
from pathlib import Path

import symgen

G, M, L, STATIC, W0, RISE = 9.81, 0.5, 0.3, 0.1, 6.0, 0.05


def main(arguments: list[str]) -> None:
    """Prints the angle of each rest and the speed that ends it, beside its closed form."""
    run = symgen.simulate(Path(__file__).with_suffix(".yaml"), 30.0, q={"arm": 0.5}, sample=0.03, rtol=1e-11)
    slips = [event for event in run.events if event.kind == "slip"]
    for event in slips:
        q, speed = event.q[1], W0 + RISE * event.time
        exact = sqrt((G + STATIC / (M * L * sin(q))) / (L * cos(q)))
        print(f"the arm leaves {q:.6f} rad at {speed:.10f} rad/s, closed form {exact:.10f}")
        assert abs(speed - exact) < 1e-9
    print(f"{len(slips)} steps up to {run.q[-1, 1]:.6f} rad")
    assert len(slips) > 3
    if arguments[:1] == ["--png"]:
        run.plot(arguments[1])


if __name__ == "__main__":
    main(sys.argv[1:])
