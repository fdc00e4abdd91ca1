"""A PID loop that hunts: the integral pushes a stuck carriage over its target again and again, as Karnopp warns.

Karnopp (1985, section 1) names "limit cycling around a final position" and draws none. While the carriage
sticks at an error e, the integral grows in proportion to time; it breaks away after (Fs - F sgn e)/(ki |e|), F the
force at which it stuck.
The integral is a state of the controller, an expression in compiled code; no Python runs during the motion.

    python examples/friction/pid_hunting.py [--png PATH]
"""

import sys
from itertools import pairwise
from pathlib import Path

import symgen

KP, KI, KD, GOAL, FS = 100.0, 400.0, 10.0, 0.1, 3.0
FORCE = f"{KP}*({GOAL} - x) + {KI}*e - {KD}*d(x)"


def main(arguments: list[str]) -> None:
    """Prints each rest beside its closed form: where, and for how long."""
    states = {"e": {"rate": f"{GOAL} - x", "start": 0.0}}
    run = symgen.simulate(Path(__file__).with_suffix(".yaml"), 12.0, tau={"x": FORCE}, states=states, sample=0.01)
    rests = [(a, b) for a, b in pairwise(run.events) if a.kind == "stick"]
    for stop, slip in rests:
        error = GOAL - stop.q[0]
        force = KP * error + KI * run.at(stop.time).states["e"]
        sense = 1.0 if error > 0.0 else -1.0
        exact = (FS - sense * force) / (KI * abs(error))
        rest = slip.time - stop.time
        print(f"stuck at {1e3 * error:8.4f} mm from the goal for {rest:.9f} s, closed form {exact:.9f}")
        assert abs(rest - exact) < 1e-8
    assert len(rests) > 3, "it hunts"
    if arguments[:1] == ["--png"]:
        run.plot(arguments[1])


if __name__ == "__main__":
    main(sys.argv[1:])
