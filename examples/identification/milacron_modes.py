"""Twelve modes of the arm of Behi (1985), chapter VI, from accelerations with noise of 0.5 %, then its springs.

Run it in the repository:

    python examples/identification/milacron_modes.py

Damping grows with frequency there (C = 0.0005 K): 0.9 % of the first mode, 40 % and 76 % of the last two, which are
hardly seen as peaks; 0.5 % is of each response's magnitude at each line. The responses are synthetic.
"""

from pathlib import Path

import numpy as np

import symgen
from symgen import analyse, identify

NOISE = 0.005
CHAIN = Path(__file__).parents[1] / "vibration" / "milacron.yaml"
DRIVEN = ("column", "elbow", "wrist2")


def measured(model, hertz, rng):
    """Accelerations of all twelve coordinates per unit force at three of them, with noise."""
    q, w = np.zeros(12), 2.0 * np.pi * hertz
    clean = np.stack(
        [
            [analyse.frequency_response(model, q, a, b, w, quantity="acceleration") for a in DRIVEN]
            for b in model.q_names
        ]
    )
    clean = np.moveaxis(clean, 2, 0)
    noise = rng.standard_normal(clean.shape) + 1j * rng.standard_normal(clean.shape)
    H = clean * (1.0 + NOISE / np.sqrt(2.0) * noise)
    return identify.responses(hertz, H, model.q_names, DRIVEN, quantity="acceleration", source="shaker")


def main() -> None:
    """Prints modes with their errors, then parameters."""
    chain = symgen.load_chain(CHAIN)
    model = symgen.build_model(chain, "numpy", functions=["mass_matrix", "stiffness_matrix", "damping_matrix"])
    data = measured(model, np.arange(1.0, 800.0, 0.5), np.random.default_rng(2))
    true = analyse.modes(model, np.zeros(12))
    fit = identify.modal_parameters(data, 12)
    for k in range(len(fit)):
        f, ratio = fit.frequencies_hz[k], fit.damping_ratios[k]
        print(f"mode {k + 1:2}: {f:8.3f} Hz ({f / true.frequencies_hz[k] - 1.0:+.1e}), "
              f"damping {100.0 * ratio:6.3f} % ({ratio / true.damping_ratios[k] - 1.0:+.1e})")  # fmt: skip
    doubtful = {"k_base": 3e7, "k_shoulder": 3e7, "k_elbow": 7e6, "k_wrist": 6e6, "nu": 8e-4}
    guess = identify.with_values(chain, {f"parameters.{k}": identify.Identified(v) for k, v in doubtful.items()})
    found = identify.modal(guess, data)
    for name, value in found.estimates.items():
        print(f"{name}: {value:.6g} +- {found.standard_errors[name]:.1g}; true {model.parameters[name]:g}")
    predicted = found.checks[0].predicted
    print(f"frequencies of the identified chain: within {np.max(np.abs(predicted / true.frequencies_hz - 1.0)):.1e}")


if __name__ == "__main__":
    main()
