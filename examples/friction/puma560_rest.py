"""A PUMA 560 that comes to rest: its motors supply gravity's moments of the first pose, friction stops the joints.

If the waist alone turns, the others held by their friction, it is one joint with Coulomb and viscous friction: it stops
after J/b ln(1 + b w/c). With all joints moving there is no closed form; the energy ledger must close. The chain,
`puma560_friction.yaml`, has the inertias of Armstrong, Khatib and Burdick (1986), who draw no such run.

    python examples/friction/puma560_rest.py [--png PATH]
"""

import sys
from math import log
from pathlib import Path

import numpy as np

import symgen


def main(arguments: list[str]) -> None:
    """Prints when the waist stops beside the closed form, then when each joint stops for good."""
    model = symgen.build_model(Path(__file__).parents[1] / "puma560_friction.yaml")
    q = np.array([0.3, -0.4, 0.2, 0.1, 0.5, 0.0])
    tau = model.gravity(q)
    alone = symgen.simulate(model, 1.0, q=q, qd=[1.0, 0.0, 0.0, 0.0, 0.0, 0.0], tau=tau, rtol=1e-11)
    stop, exact = alone.events[-1].time, model.mass_matrix(q)[0, 0] / 4.9 * log(1.0 + 4.9 / 6.0)
    print(f"the waist alone stops at {stop:.10f} s, closed form {exact:.10f}")
    assert abs(stop - exact) < 1e-9
    run = symgen.simulate(model, 1.0, q=q, qd=[1.0, -1.5, 1.2, 2.0, -2.5, 3.0], tau=tau, sample=0.001, rtol=1e-11)
    for k, name in enumerate(model.q_names):
        moving = [event.time for event in run.events if event.mode[k] == 0 and event.before[k] != 0]
        print(f"{name:9} at rest from {moving[-1]:.6f} s, at {run.q[-1, k]:9.6f} rad")
    lost = run.energy[0] + run.work_in[-1] - run.energy[-1]
    print(f"friction took {run.dissipated[-1]:.9f} J; the ledger misses {abs(lost - run.dissipated[-1]):.1e} J")
    assert not run.qd[-1].any()
    assert abs(lost - run.dissipated[-1]) < 1e-8
    if arguments[:1] == ["--png"]:
        run.plot(arguments[1])


if __name__ == "__main__":
    main(sys.argv[1:])
