"""Chapter VI of Behi (1985): how many of twelve modes a hand's response needs, and what the nonlinear terms do.

Run it in the repository:

    python examples/vibration/milacron.py

Of the thesis' tables: z of the mass centres, K_12 and the elbow's stiffness are illegible in Tables 6.2 and 6.3 and
were settled by its own frequencies, so that the agreement of all twelve proves less than it seems. The coupling
-10.85e6 of Table 6.3 has not a cantilever's sign for the printed axes, but only with it the frequencies are those of
Table 6.4. Section 6.2 says that five modes give the transfer function to two percent: true of the displacement
(0.7 % at most), not of the acceleration, which the axes of Figures 6.4 and 6.5 name (31 % in z, by the mode at 37 Hz).
Tables 6.6 to 6.8 cannot be reproduced: pose, branch, payload and stroke are not printed legibly. Their labels do not
agree either: quasi-static deformations fall with the square of the time of a path, and their peaks are as 1, 2.495^-2
and 9.98^-2, so that of the speeds 0.2, 0.1 and 0.022 of the first frequency the last is right and the first two are
rounded from 0.222 and 0.089. At t = 0.300 Table 6.6 means 23323.425 and 28773.706, as its error of 23.4 % says.

Figures 6.6 to 6.14 are scans without legible scales, so their captions' claims are compared, axis by axis, damping
being 0.0005 K as in section 6.2. Six modes give the response to an impulse within 0.1 % in x and z, but 9 % off in y,
where the first milliseconds need modes 7 to 10 (counted from 1, as in the thesis); four modes are 11 to 39 % off. Two
modes give the response to a step within 5 % in x and z and 11 % in y; four add little. The nonlinear terms change less
than 0.1 %: Figures 6.12 to 6.14 show pairs of equal curves.
"""

from collections.abc import Callable
from pathlib import Path

import numpy as np

import symgen
from symgen import analyse

FUNCTIONS = ["mass_matrix", "stiffness_matrix", "damping_matrix", "coriolis_matrix", "jacobian"]
LOAD = ("hand", [1.0, 1.0, 1.0])  # (6.2), (6.3): along each axis of the base

Responses = dict[int, np.ndarray]
"""Of the hand, by number of modes."""


def main() -> None:
    """Prints frequencies, then the responses of Figures 6.6 to 6.14 and what few modes make of them."""
    model = symgen.build_model(Path(__file__).with_suffix(".yaml"), functions=FUNCTIONS)
    q = np.zeros(12)
    found = analyse.modes(model, q)
    for k, (hertz, label) in enumerate(zip(found.frequencies_hz, found.labels, strict=True)):
        print(f"mode {k + 1:2}: {hertz:8.3f} Hz, {label}")
    t = np.linspace(0.0, 0.58, 581)  # s, the axes of Figures 6.12 to 6.14
    late = t[1:291]
    impulse = by_modes(model, q, analyse.impulse_response, t)
    step = by_modes(model, q, analyse.step_response, t)
    nonlinear = analyse.nonlinear_response(model, q, LOAD, "hand", late, "impulse", rtol=1e-7)
    print("\nunit impulse (6.2): six modes describe the response, says the thesis")
    for figure, axis in zip(("6.6", "6.7", "6.8"), range(3), strict=True):
        print(f"Figure {figure}: {in_words(t, impulse, axis)}")
    print("\nunit step (6.3): two modes are enough, says the thesis")
    for figure, axis in zip(("6.9", "6.10", "6.11"), range(3), strict=True):
        print(f"Figure {figure}: {in_words(t, step, axis)}")
    print("\nunit impulse by (3.77): the nonlinear terms are insignificant, says the thesis")
    for figure, axis in zip(("6.12", "6.13", "6.14"), range(3), strict=True):
        change = np.abs(nonlinear - impulse[12][1:291])[:, axis].max() / np.abs(impulse[12][:, axis]).max()
        print(f"Figure {figure}: {'xyz'[axis]} changes by {change:.1g} of its largest value")


def by_modes(model: symgen.Model, q: np.ndarray, respond: Callable[..., np.ndarray], t: np.ndarray) -> Responses:
    """Displacements of the hand in inches (len(t), 3), by number of modes; 12 are all, without a mode left out."""
    return {count: respond(model, q, LOAD, "hand", t, None if count == 12 else count) for count in (2, 4, 6, 12)}


def in_words(t: np.ndarray, responses: Responses, axis: int) -> str:
    """Size, time and sense of the largest displacement, then the errors of few modes."""
    whole = responses[12][:, axis]
    peak = int(np.argmax(np.abs(whole)))
    words = (
        f"{'xyz'[axis]} is largest at {t[peak]:.3f} s, {whole[peak]:+.2e} in, and {abs(whole[-1]):.1e} in at the end"
    )
    for count in (2, 4, 6):
        error = np.abs(responses[count][:, axis] - whole).max() / abs(whole[peak])
        words += f"; {count} modes are {100.0 * error:.1f} % off"
    return words


if __name__ == "__main__":
    main()
