"""Comparisons of a robot's emitted C with plain Newton-Euler equations, and with recorded numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from examples.gallery.mechanism import Comparison, Mechanism
from examples.gallery.newton_euler import Link, inverse_dynamics, mass_matrix
from symgen import Model, build_model, load_chain

__all__ = ["against_newton_euler", "against_recorded", "model_of", "recorded_state"]

SAMPLES = 20
FUNCTIONS = ["inverse_dynamics", "mass_matrix", "gravity"]
ROUNDING = "rounding of a few hundred operations"


def model_of(mechanism: Mechanism) -> Model:
    """The robot's torques, inertia matrix and gravity in C."""
    return built(mechanism.path)


@cache
def built(path: Path) -> Model:
    """The model of a chain's file."""
    return build_model(load_chain(path), functions=FUNCTIONS, optimization="debug")


def relative(found: Any, wanted: Any) -> float:
    """Largest difference by the largest wanted value."""
    return float(np.abs(np.asarray(found) - wanted).max() / np.abs(wanted).max())


def against_newton_euler(mechanism: Mechanism, links: Sequence[Link], gravity: Sequence[float]) -> Comparison:
    """Torques and inertia matrices of random states (seed 0), all joints within pi or 1 m."""
    model, n = model_of(mechanism), len(links)
    generator = np.random.default_rng(0)
    worst = 0.0
    for q, qd, qdd in generator.uniform(-1, 1, (SAMPLES, 3, n)):
        q = q * [1.0 if link.slides else np.pi for link in links]
        worst = max(
            worst,
            relative(model.inverse_dynamics(q, qd, qdd), inverse_dynamics(links, gravity, q, qd, qdd)),
            relative(model.mass_matrix(q), mass_matrix(links, q)),
        )
    values = SAMPLES * (n + n * n)
    return Comparison("Newton-Euler equations from the table, in NumPy", f"{values} values", worst, 1e-12, ROUNDING)


def recorded_state(n: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """The state of recorded numbers: q = 0.3 k (-1)^k, qd = 0.5 sin k, qdd = cos 2k, k = 1, ..., n."""
    k = np.arange(1, n + 1)
    return 0.3 * k * (-1.0) ** k, 0.5 * np.sin(k), np.cos(2 * k)


def against_recorded(mechanism: Mechanism, source: str, recorded: Mapping[str, Sequence[float]]) -> Comparison:
    """`tau`, `gravity` and the `diagonal` of the inertia matrix in the state of `recorded_state`, 13 digits."""
    model = model_of(mechanism)
    q, qd, qdd = recorded_state(len(recorded["tau"]))
    found = {
        "tau": model.inverse_dynamics(q, qd, qdd),
        "gravity": model.gravity(q),
        "diagonal": np.diag(model.mass_matrix(q)),
    }
    worst = max(relative(found[name], np.array(values)) for name, values in recorded.items())
    values = sum(len(numbers) for numbers in recorded.values())
    return Comparison(source, f"{values} values", worst, 1e-12, "13 digits are recorded")
