"""Who holds whom: the closed forms of the forces that keep joints at rest, for every set of stuck joints.

Karnopp (1985) derives these by hand, one per case of his switch variables. Run it in the repository:

    python examples/sticking_forces.py [chain.yaml]
"""

import itertools
import sys
from pathlib import Path

import sympy

import symgen

HERE = Path(__file__).parent


def main(arguments: list[str]) -> None:
    """Prints f of each stuck joint; d(x) is the rate of x, tau(x) its drive's force, N(x) its bearing's load."""
    chain = symgen.load_chain(arguments[0] if arguments else HERE / "karnopp_masses.yaml")
    equations = symgen.derive_equations(chain)
    for size in range(1, len(chain.q_names) + 1):
        for stuck in itertools.combinations(chain.q_names, size):
            f = equations.sticking_forces(stuck)
            for name in stuck:
                force = sympy.factor_terms(f[chain.q_names.index(name)])
                print(f"{', '.join(stuck)} at rest: f({name}) = {force}")


if __name__ == "__main__":
    main(sys.argv[1:])
