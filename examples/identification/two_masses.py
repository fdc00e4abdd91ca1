"""Section 5.1 of Behi (1985): two masses identified from the responses to a force on the second one.

Run it in the repository:

    python examples/identification/two_masses.py

The responses are synthetic: the chain's own, with noise of 1 % of their magnitude. Modes come from fitting them, M, C
and K from the modes by (5.25) to (5.27), and the six parameters from fitting the chain's responses directly.
"""

from pathlib import Path

import numpy as np

import symgen
from symgen import analyse, identify

NOISE = 0.01


def measured(model, hertz, rng):
    """Responses of both masses to a force on the second one, m/N, with noise."""
    w = 2.0 * np.pi * hertz
    clean = np.stack(
        [
            analyse.frequency_response(model, np.zeros(2), ("second", [1.0, 0.0, 0.0]), point, w)[:, 0]
            for point in ("first", "second")
        ],
        axis=1,
    )
    noise = rng.standard_normal(clean.shape) + 1j * rng.standard_normal(clean.shape)
    H = clean * (1.0 + NOISE / np.sqrt(2.0) * noise)
    return identify.responses(hertz, H[:, :, None], ["first.x", "second.x"], ["second.x"], source="hammer")


def main() -> None:
    """Prints modes, matrices and parameters beside the true ones."""
    chain = symgen.load_chain(Path(__file__).with_suffix(".yaml"))
    functions = ["mass_matrix", "stiffness_matrix", "damping_matrix", "jacobian"]
    model = symgen.build_model(chain, "numpy", functions=functions)
    data = measured(model, np.arange(2.0, 40.0, 0.05), np.random.default_rng(1))
    fit = identify.modal_parameters(data)
    true = analyse.modes(model, np.zeros(2))
    for k in range(len(fit)):
        f, ratio = fit.standard_errors[0][k], fit.damping_ratios[k]
        print(f"mode {k + 1}: {fit.frequencies_hz[k]:.4f} +- {f:.4f} Hz, damping {100.0 * ratio:.3f} %; "
              f"true {true.frequencies_hz[k]:.4f} Hz, {100.0 * true.damping_ratios[k]:.3f} %")  # fmt: skip
    for name, matrix in identify.physical_matrices(fit.modes())._asdict().items():
        print(f"{name} of (5.25) to (5.27): {np.array2string(matrix, precision=4, suppress_small=True)}")
    other = dict.fromkeys(["m1", "m2"], 1.5) | dict.fromkeys(["k1", "k2"], 1.2e4) | dict.fromkeys(["c1", "c2"], 4.0)
    guess = identify.with_values(chain, {f"parameters.{k}": identify.Identified(v) for k, v in other.items()})
    found = identify.modal(guess, data)
    for name, value in found.estimates.items():
        print(f"{name}: {value:.6g} +- {found.standard_errors[name]:.2g}; true {model.parameters[name]:g}")


if __name__ == "__main__":
    main()
