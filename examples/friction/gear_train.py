"""A pair of gears with dry friction in both bearings: driven, driven back, and coasting to rest.

At the pinion the wheel's friction counts 1/N times, at the wheel the pinion's N times. With I = J1 + J2/N^2 and the
kinetic sum F = F1 + F2/N it coasts for v I/F, over v^2 I/(2 F).

    python examples/friction/gear_train.py
"""

from pathlib import Path

import symgen

N, INERTIA, STATIC, KINETIC = 4.0, 0.02 + 0.5 / 16.0, 0.15 + 3.0 / 4.0, 0.1 + 2.0 / 4.0
RAMP = 0.5
"""Torque per second, N m/s."""


def main() -> None:
    """Prints each number beside its closed form, and fails where they differ."""
    model = symgen.build_model(Path(__file__).with_suffix(".yaml"))
    driven = symgen.simulate(model, 4.0, tau={"pinion": f"{RAMP}*t"})
    back = symgen.simulate(model, 10.0, inputs={"load": f"{RAMP}*t"})
    coast = symgen.simulate(model, 2.0, qd=[5.0])
    for what, found, exact in (
        ("the motor breaks away at", RAMP * driven.events[0].time, STATIC),
        ("the load breaks away at", RAMP * back.events[0].time, N * STATIC),
        ("coasting ends after", coast.events[0].time, 5.0 * INERTIA / KINETIC),
        ("the pinion stops at", coast.q[-1, 0], 12.5 * INERTIA / KINETIC),
    ):
        print(f"{what:26s} {found:.12f}, closed form {exact:.12f}")
        assert abs(found - exact) < 1e-10
    assert coast.qd[-1, 0] == 0.0


if __name__ == "__main__":
    main()
