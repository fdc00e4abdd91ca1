"""Base parameters and friction of a PUMA 560 from 20 s of measurements at 1 kHz, made up with stated noise.

Forces have normal noise of 1 % of each joint's largest, encoders steps of 2e-5 rad; rates and accelerations come from
the coordinates. A second motion, which is not fitted, judges the predictions. Run it in the repository:

    python examples/identification/puma560.py [--seconds 20] [--keep FOLDER]
"""

import argparse
import tempfile
import time
import warnings
from pathlib import Path

import numpy as np

import symgen
from symgen import identify

HERE = Path(__file__).parent
CHAIN = HERE.parent / "puma560_friction.yaml"
COULOMB = np.array([6.0, 7.0, 4.8, 1.0, 0.8, 0.7])  # of the chain file, N m
VISCOUS = np.array([4.9, 3.5, 3.5, 0.13, 0.17, 0.15])  # N m s/rad
STEP, NOISE, RESOLUTION = 1e-3, 0.01, 2e-5


def motion(seconds: float, seed: int) -> tuple[np.ndarray, ...]:
    """t, and q, qd, qdd (s, 6) of five harmonics of 0.1 Hz with random sizes."""
    rng = np.random.default_rng(seed)
    t = np.arange(0.0, seconds, STEP)
    q, qd, qdd = np.zeros((3, len(t), 6))
    for k in range(1, 6):
        w = 2.0 * np.pi * 0.1 * k
        sine, cosine = np.sin(w * t)[:, None], np.cos(w * t)[:, None]
        a, b = rng.normal(size=(2, 6)) * 0.35 / k
        q += a * sine - b * cosine
        qd += w * (a * cosine + b * sine)
        qdd += w * w * (b * cosine - a * sine)
    return t, q, qd, qdd


def measured(model: symgen.Model, seconds: float, seed: int, path: Path) -> tuple[np.ndarray, ...]:
    """Write the measurements; return q, qd, qdd and the forces without noise."""
    t, q, qd, qdd = motion(seconds, seed)
    tau = model.inverse_dynamics(q, qd, qdd) + COULOMB * np.sign(qd) + VISCOUS * qd
    noise = NOISE * np.abs(tau).max(axis=0) * np.random.default_rng(seed + 100).normal(size=tau.shape)
    head = ["t", *(f"{kind}_{name}" for kind in ("q", "tau") for name in model.q_names)]
    table = np.column_stack([t, np.round(q / RESOLUTION) * RESOLUTION, tau + noise])
    np.savetxt(path, table, delimiter=",", header=",".join(head), comments="", fmt="%.9g")
    path.with_suffix(".yaml").write_text(f"sample_time: {STEP}\nencoder_resolution: {RESOLUTION}\n")
    return q, qd, qdd, tau


def main() -> None:
    """Measures, identifies, judges, and prints truth beside estimate."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--keep", type=Path, help="folder for measurements, report and chain")
    arguments = parser.parse_args()
    warnings.simplefilter("ignore", symgen.errors.ChainWarning)  # lumped inertias, as published
    chain = symgen.load_chain(CHAIN)
    model = symgen.build_model(chain, "numpy", functions=["inverse_dynamics"])
    with tempfile.TemporaryDirectory() as temporary:
        folder = arguments.keep or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        measured(model, arguments.seconds, 0, folder / "run.csv")
        *states, truth = measured(model, arguments.seconds, 1, folder / "other.csv")
        start = time.perf_counter()
        found = identify.inertial(chain, folder / "run.csv", validation=folder / "other.csv")
        found.save_report(folder / "report.html")
        found.save_chain(folder / "identified.yaml")
        seconds = time.perf_counter() - start
    print(f"{len(found.names)} parameters, condition {found.condition:.3g}, from files to report in {seconds:.1f} s")
    print("joint      Coulomb  estimate  sigma    viscous  estimate  sigma    prediction error / peak")
    error = found.predict(*states) - truth
    for i, name in enumerate(model.q_names):
        share = np.sqrt(np.mean(error[:, i] ** 2)) / np.abs(truth[:, i]).max()
        values = [
            f"{true:<8g} {found.estimates[key]:<9.4f} {found.standard_errors[key]:<8.1g}"
            for true, key in ((COULOMB[i], f"{name}_coulomb"), (VISCOUS[i], f"{name}_viscous"))
        ]
        print(f"{name:<10} {values[0]} {values[1]} {100.0 * share:.3f} %")


if __name__ == "__main__":
    main()
