"""Dupont (1993), Figure 5: a screw under 750 sin 4t without gravity; the same under a load that it may not hold.

As in the figure, the acceleration jumps where the screw turns round and has a corner where the load changes sign: its
amplitudes are 750/(J + m l^2/eta), 9.3 driving and 24.1 backdriving. The 750 sin 4t of the paper is tau_a, at the
screw. The second run leaves the dead band of Figure 6: the screw starts at the load's torque over the static eta1.

    python examples/friction/dupont_screw.py [--png PATH]
"""

import sys
from math import acos, asin, pi, sin
from pathlib import Path

import symgen


def main(arguments: list[str]) -> None:
    """Prints amplitudes, the first reversal and the first breakaway beside their closed forms."""
    model = symgen.build_model(Path(__file__).parents[1] / "dupont_screw.yaml")
    run = symgen.simulate(model, 5.0, tau={"screw": "750*sin(4*t)"}, params={"weight": 0.0}, sample=0.01, rtol=1e-11)
    driving, backdriving = (750.0 / (5.0 + 50.0 / eta) for eta in (0.663, 1.91))
    turn = next(event.time for event in run.events if event.kind == "reversal")
    lifted = symgen.simulate(model, 12.0, tau={"screw": "300 + 260*sin(1.5*t)"}, rtol=1e-11)
    start = next(event.time for event in lifted.events if event.kind == "slip")
    for name, found, exact in (
        ("acceleration, driving", run.at(pi / 8.0).qdd[0], driving),
        ("acceleration, backdriving", run.at(0.3 * pi).qdd[0] / sin(1.2 * pi), backdriving),
        ("first reversal / s", turn, (2.0 * pi - acos(2.0 * driving / backdriving - 1.0)) / 4.0),
        ("under load, breakaway / s", start, asin((300.0 / 0.6 - 300.0) / 260.0) / 1.5),
    ):
        print(f"{name:26} {found:.10f}, closed form {exact:.10f}")
        assert abs(found - exact) < 1e-8
    if arguments[:1] == ["--png"]:
        run.plot(arguments[1])


if __name__ == "__main__":
    main(sys.argv[1:])
