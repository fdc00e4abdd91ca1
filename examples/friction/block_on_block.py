"""Karnopp (1985), Figure 6: a mass on a mass on the ground, driven through a spring by V0 = 0.5 m/s until 0.25 s.

As in the figure, joints stick at zero rate several times while friction rises to its breakaway value and drops to that
of sliding; both masses come to rest at the end, with rates that are exactly zero. The stiffnesses are not printed in
the paper (here 400 and 500 N/m), so curves agree in shape, not number by number. The chain is `karnopp_masses.yaml`.

    python examples/friction/block_on_block.py [--png PATH]
"""

import sys
from itertools import pairwise
from pathlib import Path

import symgen

PULL = "400*(min(0.5*t, 0.125) - x2 - r)"


def main(arguments: list[str]) -> None:
    """Prints the first breakaway beside its closed form, the phases of each joint, and where the masses stop."""
    chain = Path(__file__).parents[1] / "karnopp_masses.yaml"
    run = symgen.simulate(chain, 2.0, tau={"x2": PULL, "r": PULL}, params={"k": 500.0}, sample=0.002)
    first = next(event.time for event in run.events if event.kind == "slip")
    print(f"mass 1 breaks away at {first:.12f} s, closed form {3.0 / (400.0 * 0.5):.12f}")
    for k, name in enumerate(run.q_names):
        modes = [run.mode[0, k], *(event.mode[k] for event in run.events)]
        phases = [modes[0], *(b for a, b in pairwise(modes) if a != b)]
        print(f"{name:2}: " + " ".join({1: "+", -1: "-", 0: "stuck"}[int(mode)] for mode in phases))
    print(f"at rest at x2 = {run.q[-1, 0]:.9f} m, r = {run.q[-1, 1]:.9f} m; ledger off by {run.energy_error:.1e} J")
    assert abs(first - 0.015) < 1e-10
    assert not run.qd[-1].any()
    if arguments[:1] == ["--png"]:
        run.plot(arguments[1])


if __name__ == "__main__":
    main(sys.argv[1:])
