"""Convergence of a cantilever's frequencies with its rigid elements, against Euler and Bernoulli's beam.

Run it in the repository:

    python examples/vibration/cantilever.py
"""

from dataclasses import replace
from pathlib import Path

import numpy as np

import symgen

ROOTS = np.array([1.8751040687, 4.6940911330, 7.8547574382, 10.9955407349])
"""beta L of cos cosh = -1."""


def main() -> None:
    """Prints errors for more and more elements, and what extrapolation makes of two of them."""
    chain = symgen.load_chain(Path(__file__).with_suffix(".yaml"))
    beam = chain.joint("beam")
    found = {}
    print("elements  " + "".join(f"  mode {k}" for k in range(4)))
    for elements in (6, 12, 24):
        finer = replace(beam, flexible=replace(beam.flexible, elements=elements))
        functions = ["mass_matrix", "stiffness_matrix", "damping_matrix"]
        model = symgen.build_model(replace(chain, joints=(finer,)), "numpy", functions=functions)
        values = model.parameters
        exact = ROOTS**2 / values["L"] ** 2 * np.sqrt(values["EI"] / values["mu"])
        q = np.zeros(len(model.q_names))
        found[elements] = symgen.analyse.modes(model, q).omega[:4] / exact
        print(f"{elements:8}  " + "".join(f"  {x:+.4f}" for x in found[elements] - 1.0))
    coarse, fine = found[12], found[24]
    share = (23.0 / 11.0) ** 2  # the order is 2 in D = L/(elements - 1)
    better = (share * fine**2 - coarse**2) / (share - 1.0)
    print("extrapolated" + "".join(f"  {x:+.4f}" for x in np.sqrt(better) - 1.0))


if __name__ == "__main__":
    main()
