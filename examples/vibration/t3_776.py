"""Chapter V of Behi (1985): frequencies of the T3-776, what its first mode is made of, and how to raise it.

Run it in the repository:

    python examples/vibration/t3_776.py

Reproduced: the frequencies of Table 5.6 and, with R3 and R4 larger, of Table 5.9; the first mode (5.53); the same
frequency by Rayleigh's quotient (2.60). Misprinted, inferred or not reproduced:

- The exponent of K22 in (5.52) is E8, not E3, and (5.53) has lost the minus sign of its first entry.
- Table 5.4 lists the springs in the order shoulder, elbow, base at point 9, base at point 11; the text calls the base's
  springs K1 and K2.
- (5.55) prints R3 = 12.53 for a first frequency 10 % higher; the formula gives 12.60, and 12.53 needs K_1 to grow by
  1.201 instead of 1.21. Either misses the 10 %, for the shape changes with the springs; repeated it reaches them.
- Configuration B is not printed. Its angles and arms were inferred from the frequencies of Table 5.7; those of Table
  5.10, for the arms longer by the same 1.16 in and 1 in, then follow to their last digit.
- The flexibility of Table 5.8 is that of the drives alone, at the measured coordinates (`../identification/t3_776.py`);
  with the base's springs it is 2.22e-4 in/lbf.
"""

from pathlib import Path

import numpy as np

import symgen
from symgen import analyse

B = np.radians([0.0, 0.0, 33.092 - 54.89, 55.549 - 33.34])
"""Configuration B seen from A, which is q = 0."""


def main() -> None:
    """Prints modes, Rayleigh's quotient by springs, the redesign and sensitivities."""
    functions = ["mass_matrix", "stiffness_matrix", "damping_matrix"]
    model = symgen.build_model(Path(__file__).with_suffix(".yaml"), "numpy", functions=functions)
    q = np.zeros(4)
    for name, pose, R3, R4 in (("A", q, 11.37, 6.572), ("B", B, 12.946, 8.485)):
        for longer in (0.0, 1.0):
            params = {"R3": R3 + 1.16 * longer, "R4": R4 + longer}
            hertz = analyse.modes(model, pose, params=params).frequencies_hz
            arms = ", ".join(f"{arm} = {value:.2f}" for arm, value in params.items())
            print(f"configuration {name}, {arms}: " + ", ".join(f"{f:.2f}" for f in hertz) + " Hz")
    quotient = analyse.rayleigh(model, q)
    for name, value in quotient.springs.items():
        print(f"  {100 * value / quotient.stiffness:4.1f} % of the first mode's stiffness: {name}")
    factor = analyse.redesign(quotient, 1.1, "shoulder", springs={"elbow": (7.572 / 6.572) ** 2})
    print(f"10 % higher with R4 = 7.572 needs R3 = {11.37 * np.sqrt(factor):.2f} (5.55)")
    wanted, params = 1.1 * quotient.frequency_hz, {"R3": 11.37 * np.sqrt(factor), "R4": 7.572}
    for _ in range(3):
        changed = analyse.rayleigh(model, q, params=params)
        print(f"  R3 = {params['R3']:.3f} gives {changed.frequency_hz:.4f} Hz of {wanted:.4f} Hz")
        params["R3"] *= np.sqrt(analyse.redesign(changed, wanted / changed.frequency_hz, "shoulder"))
    slopes = analyse.sensitivity(model, q)
    for name, slope in sorted(slopes.items(), key=lambda item: -abs(item[1] * model.parameters[item[0]]))[:4]:
        print(f"  1 % more {name} changes the first frequency by {0.01 * slope * model.parameters[name]:+.4f} Hz")


if __name__ == "__main__":
    main()
