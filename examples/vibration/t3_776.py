"""Chapter V of Behi (1985): frequencies of the T3-776, what its first mode is made of, and how to raise it.

Run it in the repository:

    python examples/vibration/t3_776.py

The exponent of K22 in (5.52) is misprinted (E3 for E8), and (5.53) has lost a sign. (5.55) prints R3 = 12.53 for a
first frequency 10 % higher; the formula gives 12.60, and 12.53 needs K_1 to grow by 1.201 instead of 1.21.
"""

from pathlib import Path

import numpy as np

import symgen
from symgen import analyse


def main() -> None:
    """Prints modes, Rayleigh's quotient by springs, the redesign and sensitivities."""
    functions = ["mass_matrix", "stiffness_matrix", "damping_matrix"]
    model = symgen.build_model(Path(__file__).with_suffix(".yaml"), "numpy", functions=functions)
    q = np.zeros(4)
    for name, params in (("as built", {}), ("R3 = 12.53, R4 = 7.572", {"R3": 12.53, "R4": 7.572})):
        hertz = analyse.modes(model, q, params=params).frequencies_hz
        print(f"{name}: " + ", ".join(f"{f:.2f}" for f in hertz) + " Hz")
    quotient = analyse.rayleigh(model, q)
    for name, value in quotient.springs.items():
        print(f"  {100 * value / quotient.stiffness:4.1f} % of the first mode's stiffness: {name}")
    factor = analyse.redesign(quotient, 1.1, "shoulder", springs={"elbow": (7.572 / 6.572) ** 2})
    print(f"10 % higher with R4 = 7.572 needs R3 = {11.37 * np.sqrt(factor):.2f} (5.55)")
    slopes = analyse.sensitivity(model, q)
    for name, slope in sorted(slopes.items(), key=lambda item: -abs(item[1] * model.parameters[item[0]]))[:4]:
        print(f"  1 % more {name} changes the first frequency by {0.01 * slope * model.parameters[name]:+.4f} Hz")


if __name__ == "__main__":
    main()
