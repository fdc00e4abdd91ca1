"""Convergence of a cantilever's frequencies with its rigid elements, against Euler and Bernoulli's beam.

Springs at midpoints converge with order 2 at a clamped end, springs at Alpert's nodes (`order: 4`) with order 4. Run it
in the repository; a name of a picture draws the errors:

    python examples/vibration/cantilever.py [convergence.png]
"""

import sys
from dataclasses import replace
from pathlib import Path

import numpy as np

import symgen
from symgen.describe.chain import Chain

ROOTS = np.array([1.8751040687, 4.6940911330, 7.8547574382, 10.9955407349])
"""beta L of cos cosh = -1."""

COUNTS = (6, 8, 12, 16, 24)


def relative(chain: Chain, elements: int, order: int) -> np.ndarray:
    """The first four frequencies by the beam's."""
    beam = chain.joint("beam")
    finer = replace(beam, flexible=replace(beam.flexible, elements=elements, order=order))
    functions = ["mass_matrix", "stiffness_matrix", "damping_matrix"]
    model = symgen.build_model(replace(chain, joints=(finer,)), "numpy", functions=functions)
    values = model.parameters
    exact = ROOTS**2 / values["L"] ** 2 * np.sqrt(values["EI"] / values["mu"])
    return symgen.analyse.modes(model, np.zeros(len(model.q_names))).omega[:4] / exact


def main(picture: str | None = None) -> None:
    """Prints errors for more and more elements, and what extrapolation makes of two of them."""
    chain = symgen.load_chain(Path(__file__).with_suffix(".yaml"))
    errors = {}
    for order in (2, 4):
        print(f"order {order}" + "".join(f"  mode {k}  " for k in range(4)))
        found = {elements: relative(chain, elements, order) for elements in COUNTS}
        for elements, ratios in found.items():
            print(f"{elements:7}" + "".join(f"  {100 * x:+7.4f}%" for x in ratios - 1.0))
        errors[f"order {order}"] = [found[elements] - 1.0 for elements in COUNTS]
        if order == 2:
            share = (23.0 / 11.0) ** 2  # the order is 2 in D = L/(elements - 1)
            better = (share * found[24] ** 2 - found[12] ** 2) / (share - 1.0)
            print("12, 24 " + "".join(f"  {100 * x:+7.4f}%" for x in np.sqrt(better) - 1.0) + "  extrapolated")
    if picture:
        from symgen.analyse.plot import plot_convergence

        plot_convergence(COUNTS, errors, {"order 2": 2.0, "order 4": 4.0}, picture)


if __name__ == "__main__":
    main(*sys.argv[1:2])
