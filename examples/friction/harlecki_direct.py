"""Harlecki (1995), Figures 8 and 9: joints moved one after the other by given moments, without friction and with it.

As in the paper, moments of the frictionless inverse problem give the wanted courses without friction (Figure 8) and
quite other ones with it (Figure 9a, solid line): joint 2, which shall rest at first, breaks away. Moments with friction
in them restore both courses; for a resting joint any moment of a band does, and its middle is taken. (Figure 9b
corrects joint 2 alone, for the course that joint 1 has by its old moment.) The paper prints neither dimensions nor
courses: here each joint turns by 1 rad in 1 s along a cubic. Static and kinetic friction are equal, as there.

    python examples/friction/harlecki_direct.py [--png PATH]
"""

import sys
from dataclasses import replace
from pathlib import Path

import numpy as np

import symgen

FRICTION = {"mu": 0.5, "mu_static": 0.5}
FRICTIONLESS = ["inverse_dynamics", "forward_dynamics", "kinetic_energy", "potential_energy"]


def course(t, phase):
    """q, qd, qdd (3, 2) wanted: joint `phase` moves from t = phase on, the other one stands."""
    s, wanted = t - phase, np.zeros((3, 2))
    wanted[0, :phase] = 1.0
    wanted[:, phase] = s * s * (3.0 - 2.0 * s), 6.0 * s * (1.0 - s), 6.0 - 12.0 * s
    return wanted - [[1.5, 0.0], [0.0, 0.0], [0.0, 0.0]]


def follow(model, params, moments):
    """The motions of both phases under moments of (t, phase); the second continues the first."""
    runs, start = [], {"q": course(0.0, 0)[0]}
    for phase in (0, 1):

        def tau(t, q, qd, phase=phase):
            return moments(t, phase)

        given = {"t0": phase, "tau": tau, "params": params, "rtol": 1e-8, "atol": 1e-10, "sample": 0.01}
        runs.append(symgen.simulate(model, 1.0, **given, **start))
        start = {"q": runs[-1].q[-1], "qd": runs[-1].qd[-1]}
    return runs


def main(arguments: list[str]) -> None:
    """Prints how far from the wanted course each phase ends, and when joint 2 begins to move."""
    chain = symgen.load_chain(Path(__file__).parents[1] / "harlecki_two_link.yaml")
    bare = replace(chain, joints=tuple(replace(joint, friction=None) for joint in chain.joints), parameters=())
    model, smooth = symgen.build_model(chain), symgen.build_model(bare, functions=FRICTIONLESS)

    def plain(t, phase):
        return smooth.inverse_dynamics(*course(t, phase))

    def corrected(t, phase):
        tau, low, high = model.friction_inverse_dynamics(*course(t, phase), params=FRICTION)
        tau[1 - phase] = (low[1 - phase] + high[1 - phase]) / 2.0
        return tau

    cases = {
        "no friction": (smooth, None, plain),
        "friction": (model, FRICTION, plain),
        "corrected": (model, FRICTION, corrected),
    }
    for name, case in cases.items():
        runs = follow(*case)
        off = [np.max(np.abs(run.q[-1] - course(phase + 1.0, phase)[0])) for phase, run in enumerate(runs)]
        print(f"{name:11}: off the course by {off[0]:.1e} rad at 1 s, {off[1]:.1e} rad at 2 s", end="")
        slips = [event.time for run in runs for event in run.events if event.kind == "slip" and "th2" in event.joints]
        print(f"; joint 2 breaks away at {slips[0]:.6f} s" if slips else "")
        assert (max(off) > 0.1) if name == "friction" else (max(off) < 1e-7)
    if arguments[:1] == ["--png"]:
        runs[1].plot(arguments[1])


if __name__ == "__main__":
    main(sys.argv[1:])
