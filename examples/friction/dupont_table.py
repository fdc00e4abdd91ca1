"""Dupont (1993), Figure 3: a slide pressed against its guide by the acceleration of the table under it.

As in the figure, the acceleration jumps where the slide turns round, always to a smaller size. The jump is
2 |Ff|/m1 = 2 mu |ydd|, in proportion to |Ff| and not equal to it; (6) is misprinted and needs ydd, not yd. Near
t = 2 and 6, where cos 0.8 t is small, it is small. The table moves without friction: y = 50 (1 - cos 0.8 t)/(40 0.64).

    python examples/friction/dupont_table.py [--png PATH]
"""

import sys
from math import cos
from pathlib import Path

import numpy as np

import symgen


def main(arguments: list[str]) -> None:
    """Prints the jump of acceleration at each reversal beside its closed form."""
    chain = Path(__file__).parents[1] / "xy_table.yaml"
    run = symgen.simulate(chain, 10.0, tau={"x": "8*sin(2.4*t)", "y": "50*cos(0.8*t)"}, sample=0.01, rtol=1e-11)
    for event in run.events:
        if event.kind == "reversal":
            before, after = run.at([event.time - 1e-9, event.time + 1e-9]).qdd[:, 1]
            exact = 2.0 * 0.3 * abs(50.0 / 40.0 * cos(0.8 * event.time))
            jump = abs(before) - abs(after)
            print(f"reversal at {event.time:.10f} s: acceleration falls by {jump:.7f} m/s^2, closed form {exact:.7f}")
            assert abs(jump - exact) < 1e-6
    error = np.max(np.abs(run.q[:, 0] - 50.0 / 25.6 * (1.0 - np.cos(0.8 * run.t))))
    print(f"the table is off its closed form by {error:.1e} m at most")
    assert error < 1e-8
    if arguments[:1] == ["--png"]:
        run.plot(arguments[1])


if __name__ == "__main__":
    main(sys.argv[1:])
