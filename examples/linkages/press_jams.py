"""A toggle press that jams: friction in its guide grows with the thrust of the lower toggle.

At rest and without weight the lower toggle transmits a force along itself. At an angle a to the guide it pushes the ram
with F cos a and presses it against the guide with F sin a, so that friction holds whatever the torque where

    tan a >= 1/mu,    sin a = sin q - e/l,

q the angle of the upper toggle, l the length of both, e the offset of the guide. The decision of the model is compared
with this edge on both sides, for torques of both signs over eight orders of magnitude. Runs that open the press under
constant torques pass the edge with the speed that they have, and stick for good; where they do is the same for all.

    python examples/linkages/press_jams.py [--png PATH]
"""

import sys
from pathlib import Path

import numpy as np

import symgen

length, offset, mu = 0.3, 0.02, 0.9


def main(arguments: list[str]) -> None:
    """Prints where the press jams, by closed form and by the model, and a run into it."""
    model = symgen.build_model(Path(__file__).with_name("toggle_press.yaml"))
    edge = np.arcsin(np.sin(np.arctan(1.0 / mu)) + offset / length)
    lean = np.degrees(np.arctan(1.0 / mu))
    print(f"the lower toggle may lean {lean:.3f} deg: the press jams from q = {edge:.9f} rad on")
    for away, moves in ((-1e-9, True), (1e-9, False)):
        for torque in (-1e4, -1e-4, 1e-4, 1e4):
            modes, status = model.decide([edge + away], [0.0], [torque], [0], params={"mu": mu})
            assert (bool(modes[0]), status) == (moves, 0), (away, torque)
    print("1e-9 rad before it any torque moves the press, 1e-9 rad behind it none does")

    stops = []
    for torque, duration in ((0.5, 4.0), (2.0, 2.0)):
        run = symgen.simulate(model, duration, q=[0.6], qd=[0.0], tau=[torque], params={"mu": mu})
        (stop,) = [event for event in run.events if event.kind == "stick"]
        print(
            f"opened by {torque} N m from 0.6 rad it sticks at q = {stop.q[0]:.9f} rad after {stop.time:.6f} s for good"
        )
        assert stop.q[0] > edge
        assert np.all(run.q[run.t > stop.time] == stop.q[0])
        stops.append(stop)
    # nothing but torque, inertia and friction by loads: motions differ by their pace alone, which goes as its root
    assert abs(stops[0].q[0] - stops[1].q[0]) < 1e-8
    assert abs(stops[0].time / stops[1].time - 2.0) < 1e-7
    if arguments[:1] == ["--png"]:
        run.plot().savefig(arguments[1])


if __name__ == "__main__":
    main(sys.argv[1:])
