"""Chapter V of Behi (1985): springs, masses and dampers of the T3-776 from its measured modes.

Run it in the repository; a name of a file, such as shapes.png, saves the mode shapes of Figure 5.9:

    python examples/identification/t3_776.py

Reproduced: the frequencies of Table 5.2, nu of (5.45), the matrices of (5.29), (5.35) and (5.41), the flexibility of
Table 5.8, at the measured coordinates and with a rigid base, and the frequencies of Table 5.6 from the parameters of
Table 5.4. Not reproduced, and why:

- The springs of Table 5.4 (5.36): the thesis averages several configurations, and prints the modes of one, A. From A
  alone the diagonal of (5.35) differs from the table by 2, 36, 40 and 7 %.
- The masses of Table 5.4 (5.42), for the same reason: plain least squares on A alone gives a negative moment of
  inertia. The equations have rank 6, but entries of I* between 33 and 42721 count alike, so that the largest rule.
- Weighed by mode instead, so that each equation counts by its own size, A alone gives springs that agree with Table 5.4
  within their standard errors (16, 1, 9 and 0.4 % off), and still leaves most masses open.
- The measured fourth mode, 40.64 Hz, is none of the thesis' model, which has 74.46 Hz; Table 5.6 leaves it out.

Misprinted: (5.28) has 4.51 for 4.31 and 0.029 for 0.024, which are in Table 5.3; (5.41) lacks a transpose; exponents of
K_r in rows 2 and 4 of Table 5.2 are positive.
"""

import sys
from pathlib import Path

import numpy as np

import symgen
from symgen import identify
from symgen.identify.vibration.chain_terms import ChainTerms
from symgen.identify.vibration.matrices import PhysicalMatrices, proportional_damping
from symgen.identify.vibration.verification import flexibility

FOLDER = Path(__file__).parent
SPRINGS = {"K3": 335431.0, "K4": 471433.0, "K9": 1118876.0, "K11": 626203.0}
MASSES = ["J2", "M2", "M3", "M4", "J3", "J4"]


def matrices(terms: ChainTerms, data: identify.ModalData) -> tuple[PhysicalMatrices, PhysicalMatrices]:
    """M, C and K of (beta_3, beta_4, 9Z, 11Z), and of the four joints (5.35, 5.41)."""
    R = terms.at({}, {}, terms.ends(data.outputs), {}).rows
    TR = np.hstack([R[:, 2:], R[:, :2] @ np.linalg.inv(R[2:, :2])])
    found = identify.physical_matrices(data)
    return found.transformed(TR), found.transformed(R)


def main() -> None:
    """Prints the steps of sections 5.2 and 5.3."""
    data = identify.read_vibration(FOLDER / "t3_776_modes.csv")
    chain = symgen.load_chain(FOLDER / "t3_776_measured.yaml")
    terms = ChainTerms(chain, list(SPRINGS), [text.partition(".")[0] for text in data.outputs])
    print("nu of (5.45):", ", ".join(f"{1e3 * nu:.4f}" for nu in proportional_damping(data)), "ms")
    local, joints = matrices(terms, data)
    K = np.diag(local.K) / np.array([11.37**2, 6.572**2, 1.0, 1.0])
    for (name, table), value in zip(SPRINGS.items(), K, strict=True):
        off = 100.0 * (value / table - 1.0)
        print(f"{name} from the diagonal of (5.35): {value:9.0f}, Table 5.4 {table:9.0f}, {off:+.0f} %")
    none = np.full((4, 4), np.nan)
    model_chain = symgen.load_chain(FOLDER.parent / "vibration" / "t3_776.yaml")
    plain = identify.local_parameters(model_chain, [(PhysicalMatrices(joints.M, none, none), {})], MASSES)
    values = (f"{name} {value:.4g}" for name, value in zip(plain.names, plain.values, strict=True))
    print("masses by plain least squares (5.42):", ", ".join(values))
    found = identify.modal(chain, data)
    for name, table in SPRINGS.items():
        value, sigma = found.estimates[name], found.standard_errors[name]
        print(f"{name} weighed by mode: {value:9.0f} +- {sigma:6.0f}, {100.0 * (value / table - 1.0):+.1f} %")
    print("not determined:", ", ".join(found.undetermined))
    rigid = flexibility(terms, {}, "point1.z", "point1.z", rigid=["slide", "rock"])
    print(f"flexibility at point 1 with a rigid base: {rigid:.3e} in/lbf, Table 5.8 2.07e-04")
    whole = identify.modal(chain, FOLDER / "t3_776_shapes.csv", parameters=[*SPRINGS, "nu"])
    for r, mac in enumerate(whole.checks[0].mac):
        print(f"mode {r + 1} at {whole.checks[0].measured[r]:.2f} Hz: MAC {mac:.2f} over all points")
    if len(sys.argv) > 1:
        from symgen.simulate.picture import Picture

        figure = whole.figures[0]
        sheet = Picture(figsize=figure.size, layout="constrained")
        figure.draw(sheet)
        sheet.savefig(sys.argv[1], dpi=100)


if __name__ == "__main__":
    main()
