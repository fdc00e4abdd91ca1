"""A differential wrist with friction at its motors: one is driven, the other held by its friction until it is dragged.

M = I + 2 N^2 J along roll and pitch. While left rests, roll = -pitch, and the torque w = u - N F of right beyond its
friction gives 2 w/(Mr + Mp); left has to hold (Mr - Mp) w/(Mr + Mp) and lets go when that is N F. Roll alone coasts
against both motors for Mr v/(2 N F).

    python examples/friction/differential.py
"""

from pathlib import Path

import symgen

N, F, J = 50.0, 0.004, 2e-6
LEVEL, ROLL, PITCH = N * F, 0.03 + 2.0 * N**2 * J, 0.01 + 2.0 * N**2 * J
RAMP = 2.0
"""Torque per second, N m/s."""


def main() -> None:
    """Prints each number beside its closed form, and fails where they differ."""
    model = symgen.build_model(Path(__file__).with_suffix(".yaml"))
    driven = symgen.simulate(model, 1.0, inputs={"u_right": f"{RAMP}*t"}, rtol=1e-12)
    coast = symgen.simulate(model, 1.0, qd={"roll": 2.0}, rtol=1e-12)
    first, second = driven.events[:2]
    more = LEVEL * (ROLL + PITCH) / (ROLL - PITCH)
    assert [(event.kind, event.joints) for event in (first, second)] == [("slip", ("right",)), ("slip", ("left",))]
    for what, found, exact in (
        ("right breaks away at", RAMP * first.time, LEVEL),
        ("left is dragged at", RAMP * second.time, LEVEL + more),
        ("roll has turned by then", second.q[0], more**3 / (3.0 * RAMP**2 * (ROLL + PITCH))),
        ("pitch has turned by", -second.q[1], more**3 / (3.0 * RAMP**2 * (ROLL + PITCH))),
        ("roll coasts for", coast.events[0].time, ROLL * 2.0 / (2.0 * LEVEL)),
    ):
        print(f"{what:24s} {found:.12f}, closed form {exact:.12f}")
        assert abs(found - exact) < 1e-10
    assert not driven.q[driven.t <= first.time].any()  # both motors hold: nothing moves, not by rounding either
    assert coast.qd[-1].tolist() == [0.0, 0.0]


if __name__ == "__main__":
    main()
