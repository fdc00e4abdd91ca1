"""`make identification`: do stated intervals hold the truth, and what does noise in the coordinates do.

Measurements are made up from a PUMA 560 with friction, with seeds, and forces from the numeric reference, which shares
no code with the regressors. The first table counts trials in which the 95 % intervals hold the truth, with noise in the
forces alone. The second has noise in the coordinates: the bias of each sort of parameter, for rates and accelerations
from the coordinates. Further lines: errors without noise, consistent sets at many poses, times.
"""

from __future__ import annotations

import argparse
import sys
import time
import warnings
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from symgen import identify
from symgen.describe.chain import Chain
from symgen.errors import ChainWarning
from symgen.identify.problem import problem_of
from symgen.pipeline import load_chain
from symgen.reference.friction import FrictionReference
from symgen.reference.mechanics import Mechanics

__all__ = ["coverage", "forces", "main"]

Array = NDArray[Any]

ROOT = Path(__file__).parents[1]
TARGET = Path(__file__).with_name("IDENTIFICATION.md")
CHAIN = ROOT / "examples" / "puma560_friction.yaml"
SAMPLES, NOISE, POSES = 300, 0.01, 100_000


def forces(chain: Chain, q: Array, qd: Array, qdd: Array) -> Array:
    """(s, n): joint forces, friction that does not depend on loads included."""
    reference = FrictionReference(chain)
    rows = []
    for state in zip(q, qd, qdd, strict=True):
        tau = reference.mechanics.inverse_dynamics(*state)
        for i, law in enumerate(reference.laws):
            if law is not None:
                tau[i] += law.levels.sliding(np.sign(state[1][i]), state[1][i], 0.0)
        rows.append(tau)
    return np.array(rows)


def states(chain: Chain, samples: int, seed: int) -> Array:
    """(3, samples, n): q, qd, qdd at random."""
    size = np.array([1.5, 1.5, 4.0])[:, None, None]
    return np.random.default_rng(seed).uniform(-1.0, 1.0, (3, samples, len(chain.moving))) * size


def coverage(chain: Chain, trials: int, samples: int, known: bool, seed: int = 0) -> tuple[tuple[str, ...], Array]:
    """Names of the parameters, and the share of trials in which each one's interval holds the truth.

    Args:
        known: the standard deviations of the forces are given as weights; else they are estimated.
    """
    q, qd, qdd = states(chain, samples, seed)
    tau = forces(chain, q, qd, qdd)
    sigma = NOISE * np.abs(tau).max(axis=0)
    problem = problem_of(chain)
    truth = dict(zip(problem.basis.names, problem.start(), strict=True))
    rng = np.random.default_rng(seed + 1)
    held = np.zeros(len(truth))
    for _ in range(trials):
        noisy = tau + sigma * rng.normal(size=tau.shape)
        data = {"q": q, "qd": qd, "qdd": qdd, "tau": noisy}
        found = identify.inertial(chain, data, weights=1.0 / sigma if known else None)
        held += [low <= truth[name] <= high for name, (low, high) in found.intervals().items()]
    return problem.basis.names, held / trials


def harmonic(chain: Chain, seconds: float, h: float, seed: int) -> tuple[Array, Array]:
    """t, and q, qd, qdd (3, s, n) of five harmonics of 0.1 Hz."""
    rng, t = np.random.default_rng(seed), np.arange(0.0, seconds, h)
    found = np.zeros((3, len(t), len(chain.moving)))
    for k in range(1, 6):
        w = 2.0 * np.pi * 0.1 * k
        sine, cosine = np.sin(w * t)[:, None], np.cos(w * t)[:, None]
        a, b = rng.normal(size=(2, len(chain.moving))) * 0.35 / k
        found += np.array([a * sine - b * cosine, w * (a * cosine + b * sine), w * w * (b * cosine - a * sine)])
    return t, found


def bias(chain: Chain, trials: int, noise: float) -> list[tuple[str, float, float]]:
    """Sort of parameter, and over trials the root mean square of bias/sigma and of error/sigma."""
    t, (q, qd, qdd) = harmonic(chain, 10.0, 5e-3, 0)
    tau = forces(chain, q, qd, qdd)
    sigma = NOISE * np.abs(tau).max(axis=0)
    problem = problem_of(chain)
    truth, rng = problem.start(), np.random.default_rng(5)
    names = [*problem.basis.names, *(extra.name for extra in problem.extras)]
    scores = []
    for _ in range(trials):
        data = {"t": t, "q": q + noise * rng.normal(size=q.shape), "tau": tau + sigma * rng.normal(size=tau.shape)}
        found = identify.inertial(chain, data, weights=1.0 / sigma)
        score = np.full(len(truth), np.nan)  # of parameters that these data do not determine
        mine = [names.index(name) for name in found.names]
        score[mine] = (found.values - truth[mine]) / np.sqrt(np.diag(found.covariance))
        scores.append(score)
    z = np.array(scores)
    sorts = [leader.kind if leader.kind == "link" else leader.which or leader.kind for leader in problem.basis.leaders]
    result = []
    for sort in dict.fromkeys(sorts):
        mine = z[:, [own == sort for own in sorts]]
        found_bias = np.nanmean(mine, axis=0)
        result.append((sort, float(np.sqrt(np.nanmean(found_bias**2))), float(np.sqrt(np.nanmean(mine**2)))))
    return result


def exact(chain: Chain) -> tuple[float, float]:
    """Without noise: the largest error of a level, and of another motion's forces over the largest force."""
    q, qd, qdd = states(chain, SAMPLES, 0)
    found = identify.inertial(chain, {"q": q, "qd": qd, "qdd": qdd, "tau": forces(chain, q, qd, qdd)})
    problem = problem_of(chain)
    levels = [k for k, leader in enumerate(problem.basis.leaders) if leader.kind == "friction"]
    other = states(chain, 50, 9)
    truth = forces(chain, *other)
    error = float(np.abs(found.predict(*other) - truth).max() / np.abs(truth).max())
    return float(np.abs(found.values - problem.start())[levels].max()), error


def smallest_eigenvalue(chain: Chain, poses: int) -> float:
    """Of the inertia matrix over random poses, for the consistent set of noisy data."""
    q, qd, qdd = states(chain, 100, 3)
    tau = forces(chain, q, qd, qdd)
    noisy = tau + 0.05 * np.abs(tau).max(axis=0) * np.random.default_rng(0).normal(size=tau.shape)
    found = identify.inertial(chain, {"q": q, "qd": qd, "qdd": qdd, "tau": noisy}, consistent=True)
    from symgen.pipeline import build_model

    model = build_model(found.chain, "numpy", functions=["mass_matrix"])
    M = model.mass_matrix(np.random.default_rng(1).uniform(-np.pi, np.pi, (poses, len(chain.moving))))
    assert Mechanics(found.chain).n == len(chain.moving)
    return float(np.linalg.eigvalsh(M)[:, 0].min())


def times(chain: Chain, repeats: int) -> list[tuple[str, float]]:
    """Names of the timed calls, and the median of the processor's time in ms."""
    q, qd, qdd = states(chain, 1000, 4)
    tau = forces(chain, q, qd, qdd)
    tau = tau + 0.05 * np.abs(tau).max(axis=0) * np.random.default_rng(0).normal(size=tau.shape)
    data = {"q": q, "qd": qd, "qdd": qdd, "tau": tau}
    result = []
    for words, options in (("least squares", {}), ("consistent", {"consistent": True})):
        spent = []
        for _ in range(repeats):
            start = time.process_time()
            identify.inertial(chain, data, **options)
            spent.append(time.process_time() - start)
        result.append((f"{words}, 1,000 samples of six joints, arrays to result", 1e3 * float(np.median(spent))))
    return result


def main(arguments: list[str] | None = None) -> None:
    """Runs everything and writes the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--trials", type=int, default=1000)
    parser.add_argument("--output", type=Path, default=TARGET)
    given = parser.parse_args(arguments)
    warnings.simplefilter("ignore", ChainWarning)
    chain = load_chain(CHAIN)
    lines = [
        "# Identification: stated errors against true ones",
        "",
        f"Made by `make identification`: {CHAIN.name}, {given.trials} seeded trials of {SAMPLES} samples, noise of "
        f"{100 * NOISE:g} % of each joint's largest force.",
        "",
        "| 95 % intervals, noise in the forces alone | pooled | worst parameter | best parameter |",
        "|---|---|---|---|",
    ]
    for known in (True, False):
        names, held = coverage(chain, given.trials, SAMPLES, known)
        words = "noise given as weights" if known else "noise estimated by joint"
        low, high = names[int(held.argmin())], names[int(held.argmax())]
        lines.append(
            f"| {words} | {100 * held.mean():.2f} % | {100 * held.min():.1f} % ({low[:24]}) | "
            f"{100 * held.max():.1f} % ({high[:24]}) |"
        )
        print(lines[-1], file=sys.stderr, flush=True)
    lines += [
        "",
        "Noise in the coordinates, rates and accelerations from them (10 s at 200 Hz, 1 % in the forces): bias, and",
        "root mean square error, over the stated standard error; 0 and 1 where the stated errors are right, but",
        "for the trials' own spread.",
        "",
        "| noise of q, rad | parameters | bias / sigma | rms error / sigma |",
        "|---|---|---|---|",
    ]
    for noise in (6e-6, 1e-3, 1e-2):
        for sort, shift, spread in bias(chain, max(10, given.trials // 25), noise):
            lines.append(f"| {noise:g} | {sort} | {shift:.2f} | {spread:.2f} |")
        print(lines[-1], file=sys.stderr, flush=True)
    level, force = exact(chain)
    lines += [
        "",
        "| further | found |",
        "|---|---|",
        f"| largest error of a Coulomb or viscous level without noise | {level:.1e} |",
        f"| largest error of another motion's forces without noise, of the largest force | {force:.1e} |",
        f"| smallest eigenvalue of M at {POSES} random poses, consistent set of data with 5 % noise | "
        f"{smallest_eigenvalue(chain, POSES):.2e} kg m^2 |",
        *(f"| {words} | {spent:.0f} ms |" for words, spent in times(chain, 15)),
    ]
    given.output.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
