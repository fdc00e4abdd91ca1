"""Dupont (1993), section 4.3: a screw with losses in a robot, whose rotor and load are coupled to all joints.

The paper derives the vector case (equations 22 to 28) and prints no run of it; waist, shoulder and a boom on a screw
are a chain of that kind. The term tau_s of the screw holds accelerations of the joints before it (equation 23), so
that the screw's dead band (Figure 6) moves with the waist while the boom rests. At the breakaway motor torque less
tau_s is the load over the static eta1, the upper edge of his band. An independent integration finds three slips and
three stops, and three instants at which the load on the thread changes its sides.

    python examples/friction/dupont_vector_screw.py [--png PATH]
"""

import sys
from math import cos, sin
from pathlib import Path

import symgen

LEAD, ROTOR, BOOM, OFFSET = 0.02, 0.008, 40.0, 0.8
MOTOR = "(3.5 + 0.6*(15*sin(1.1*t) - boom/0.02) - 0.1*d(boom)/0.02)"
TAU = {
    "waist": "200*(1.2*sin(1.3*t) - waist) - 60*d(waist)",
    "shoulder": "900*(0.4 + 0.35*sin(0.9*t) - shoulder) - 250*d(shoulder) + 330",
    "boom": f"{MOTOR}/0.02",
}
START = {"shoulder": 0.4}
INDEPENDENT = {
    "first breakaway / s": 0.154270547464118,
    "waist / rad": -0.140923065204727,
    "shoulder / rad": 0.296325403809741,
    "screw / rad": 21.4334676241372,
}


def main(arguments: list[str]) -> None:
    """Prints the first breakaway and the end beside an independent integration, and the law at the breakaway."""
    model = symgen.build_model(Path(__file__).parents[1] / "spherical_screw.yaml")
    run = symgen.simulate(model, 8.0, q=START, tau=TAU, rtol=1e-11, atol=1e-13)
    slips = [event for event in run.events if event.kind == "slip"]
    found = slips[0].time, run.q[-1, 0], run.q[-1, 1], run.q[-1, 2] / LEAD
    for (name, known), value in zip(INDEPENDENT.items(), found, strict=True):
        print(f"{name:20} {value:.12f}, independent {known:.12f}")
        assert abs(value - known) < 1e-9
    changes = [event for event in run.events if event.kind in ("slip", "stick", "reversal")]
    print(f"changes of mode      {len(changes)}; changes of the load's sign {len(run.events) - len(changes)}")
    assert (len(changes), len(run.events)) == (6, 9)

    t, q, qd = slips[0].time, slips[0].q, slips[0].qd
    before = symgen.simulate(model, t, q=START, tau=TAU, rtol=1e-11, atol=1e-13, until=f"t - {t!r}")
    waist = before.at(before.t[-1] - 1e-9).qdd[0]  # it is continuous but for the boom's own acceleration
    rotor = ROTOR * (sin(q[1]) * waist + cos(q[1]) * qd[0] * qd[1])
    motor = 3.5 + 0.6 * 15.0 * sin(1.1 * t)
    load = BOOM * LEAD * (9.81 * sin(q[1]) - OFFSET * (qd[1] ** 2 + (qd[0] * cos(q[1])) ** 2))
    print(f"at the breakaway     motor less rotor {motor - rotor:.9f} N m, load over eta1 {load / 0.6:.9f} N m")
    assert abs(motor - rotor - load / 0.6) < 1e-7
    if arguments[:1] == ["--png"]:
        run.plot(arguments[1])


if __name__ == "__main__":
    main(sys.argv[1:])
