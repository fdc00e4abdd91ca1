"""Chapter VI of Behi (1985): how many of twelve modes a hand's response needs, and what the nonlinear terms do.

Run it in the repository:

    python examples/vibration/milacron.py

Of the thesis' tables: z of the mass centres, K_12 and the elbow's stiffness are illegible in Tables 6.2 and 6.3 and
were settled by its own frequencies, so that the agreement of all twelve proves less than it seems. The coupling
-10.85e6 of Table 6.3 has not a cantilever's sign for the printed axes, but only with it the frequencies are those of
Table 6.4. Section 6.2 says that five modes give the transfer function to two percent: true of the displacement
(0.7 % at most), not of the acceleration, which the axes of Figures 6.4 and 6.5 name (31 % in z, by the mode at 37 Hz).
Tables 6.6 to 6.8 cannot be reproduced: pose, branch, payload and stroke are not printed legibly.
"""

from pathlib import Path

import numpy as np

import symgen
from symgen import analyse

FUNCTIONS = ["mass_matrix", "stiffness_matrix", "damping_matrix", "coriolis_matrix", "jacobian"]


def main() -> None:
    """Prints frequencies, then the errors of responses by few modes."""
    model = symgen.build_model(Path(__file__).with_suffix(".yaml"), functions=FUNCTIONS)
    q = np.zeros(12)
    found = analyse.modes(model, q)
    for k, (hertz, label) in enumerate(zip(found.frequencies_hz, found.labels, strict=True)):
        print(f"mode {k + 1:2}: {hertz:8.3f} Hz, {label}")
    t = np.linspace(0.0, 0.4, 201)
    load = ("hand", [1.0, 1.0, 1.0])  # (6.3)
    for kind, respond in (("step", analyse.step_response), ("impulse", analyse.impulse_response)):
        whole = respond(model, q, load, "hand", t)
        for count in (2, 4, 6, 12):
            error = np.abs(respond(model, q, load, "hand", t, count) - whole).max(axis=0) / np.abs(whole).max(axis=0)
            words = ", ".join(f"{axis} {100 * e:.1f} %" for axis, e in zip("xyz", error, strict=True))
            print(f"{kind} by {count:2} modes is off by {words} of the largest displacement")
    late = t[1:101]
    linear = analyse.impulse_response(model, q, load, "hand", late)
    nonlinear = analyse.nonlinear_response(model, q, load, "hand", late, "impulse", rtol=1e-7)
    share = np.abs(nonlinear - linear).max() / np.abs(linear).max()
    print(f"the terms quadratic in the rates change the response to a unit impulse by {share:.2g} of its largest value")


if __name__ == "__main__":
    main()
