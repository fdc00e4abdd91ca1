"""Harlecki (1995), Figure 9: the old moment at joint 1, and the corrected drive moment that keeps joint 2 at rest.

As in the paper, joint 1 has the moment M1* of the frictionless inverse problem, the first part of Figure 8. With
friction its course (Figure 9a, solid line) is quite another one than required (broken line). His joint 1 sticks for a
while as well; here it turns round before the end. So that joint 2 does not move at first, its drive must not give M2*
(Figure 9b, solid line) but the M2D that goes with the new course (broken line), found with joint 2 held. With these
dimensions the pin of joint 2 holds most of the difference by itself, up to 2.7 N m, and slips by 3e-4 rad under M2*;
without friction in it M2* turns the joint by 0.2 rad, and M2D not at all, but for the steps of its table.
The paper prints neither dimensions nor courses: here joint 1 is to turn by 1 rad in 1 s along a cubic.

    python examples/friction/harlecki_correction.py [--png PATH]
"""

import sys
from dataclasses import replace
from pathlib import Path

import numpy as np

import symgen
from symgen.describe.expression import Number

FRICTION = {"mu": 0.5, "mu_static": 0.5}
END = 1.0
"""s that the course takes."""

TIMES = np.linspace(0.0, END, 2001)
TIGHT = {"rtol": 1e-10, "atol": 1e-12}


def required(t):
    """q, qd, qdd (s, 2) of the course: joint 1 turns, joint 2 stands."""
    s = t / END
    turning = np.array([s * s * (3.0 - 2.0 * s) - 1.5, 6.0 * s * (1.0 - s) / END, (6.0 - 12.0 * s) / END**2])
    return np.stack([turning, np.zeros_like(turning)], axis=-1)


def without_friction(chain, names):
    """The chain with smooth joints of these names."""
    return replace(
        chain, joints=tuple(replace(joint, friction=None) if joint.name in names else joint for joint in chain.joints)
    )


def main(arguments: list[str]) -> None:
    """Prints how far joint 2 turns under both moments, with friction in its pin and without."""
    chain = symgen.load_chain(Path(__file__).parents[1] / "harlecki_two_link.yaml")
    smooth = symgen.build_model(without_friction(chain, ("th1", "th2")), functions=["inverse_dynamics"])
    old = np.array([smooth.inverse_dynamics(*required(t)) for t in TIMES])
    held = without_friction(chain, ("th2",))
    held = replace(held, joints=(held.joints[0], replace(held.joints[1], motion=Number(0.0))))
    start = required(0.0)[0]
    first = {"th1": (TIMES, old[:, 0])}
    course = symgen.simulate(symgen.build_model(held), END, q=start, tau=first, params=FRICTION, sample=TIMES, **TIGHT)
    corrected = course.tau[:, 1]

    given = {"q": start, "params": FRICTION, "sample": TIMES, **TIGHT}
    moments = {"M2*": old[:, 1], "M2D": corrected}
    turned, carried = {}, {}
    for pins, kind in (("both pins", chain), ("pin 1 alone", without_friction(chain, ("th2",)))):
        model = symgen.build_model(kind)
        for name, moment in moments.items():
            run = symgen.simulate(model, END, tau={**first, "th2": (TIMES, moment)}, **given)
            turned[pins, name], carried[pins, name] = np.ptp(run.q[:, 1]), np.max(np.abs(run.friction[:, 1]))
            print(f"friction in {pins:11}, {name}: joint 2 turns by {turned[pins, name]:.1e} rad", end="; ")
            print(f"friction in its pin reaches {carried[pins, name]:.3f} N m")
    print(f"joint 1 at the end: {required(END)[0, 0]:.6f} rad required, {course.q[-1, 0]:.6f} rad with friction")
    assert turned["both pins", "M2D"] == 0.0 < 1e-4 < turned["both pins", "M2*"]
    assert carried["both pins", "M2D"] < 1e-2 < 2.0 < carried["both pins", "M2*"]
    assert turned["pin 1 alone", "M2D"] < 1e-4 < 0.05 < turned["pin 1 alone", "M2*"]
    if arguments[:1] == ["--png"]:
        picture(course, old[:, 1], corrected, arguments[1])


def picture(run, old, corrected, path):
    """Figure 9: courses of joint 1 with its phases of static friction, and moments at joint 2."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(6.5, 6.5), layout="constrained")
    course, moments = figure.subplots(2, 1, sharex=True)
    course.plot(run.t, run.q[:, 0], "k-", label="with friction")
    course.plot(TIMES, required(TIMES)[0, :, 0], "k--", label="required")
    course.set_ylabel("theta 1 / rad")
    moments.plot(TIMES, old, "k-", label="M2*")
    moments.plot(TIMES, corrected, "k--", label="M2D, corrected")
    moments.set(xlabel="t / s", ylabel="drive moment of link 2 / (N m)")
    for axis in (course, moments):
        axis.legend()
        axis.grid(alpha=0.3)
    figure.savefig(path, dpi=130)


if __name__ == "__main__":
    main(sys.argv[1:])
