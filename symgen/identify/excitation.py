"""Trajectories that determine a chain's parameters well: finite Fourier series within limits, optimised.

    q_i(t) = c_i + sum over k of a_ik sin(k w t)/(k w) - b_ik cos(k w t)/(k w),   w = 2 pi/duration

Minimised is -log det(W'W) (D-optimal: the volume of the ellipsoid of confidence) or log cond(W'W), W the columns of the
base parameters at instants of the period, each column by its size in random states. Gradients are exact: complex steps
through the regressor, and the series' linear map. Limits hold on a grid, by a smooth maximum; the end is within them.
Source: Swevers, Ganseman, Tuekel, De Schutter and Van Brussel 1997.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import ArrayLike
from scipy.optimize import minimize

from symgen.arrays import Array
from symgen.describe.chain import Chain
from symgen.describe.nearest import nearest
from symgen.errors import IdentificationError
from symgen.identify.chain_values import evaluated
from symgen.identify.excitation_search import CRITERIA, Search, series
from symgen.identify.problem import problem_of
from symgen.identify.steady import as_levels
from symgen.pipeline.load import as_mechanism

__all__ = ["Excitation", "excitation"]


@dataclass(frozen=True, eq=False)
class Excitation:
    """A periodic trajectory.

    Attributes:
        joints: names.
        duration: of a period, s.
        centre: (n,).
        sines, cosines: (n, harmonics), the a and b of the series, rad/s or m/s.
        condition: condition number of W, columns by their sizes in random states.
        before: that of the start of the search.
        iterations: of the search.
    """

    joints: tuple[str, ...]
    duration: float
    centre: Array
    sines: Array
    cosines: Array
    condition: float
    before: float
    iterations: int

    def __repr__(self) -> str:
        return (
            f"<Excitation of {', '.join(self.joints)}: {self.sines.shape[1]} harmonics of {1.0 / self.duration:.3g} "
            f"Hz, condition {self.condition:.3g}, {self.before:.3g} before the search>"
        )

    def at(self, t: ArrayLike) -> tuple[Array, Array, Array]:
        """q, qd, qdd (..., n) at instants, s."""
        t = np.asarray(t, dtype=float)
        maps = series(t.ravel(), self.duration, self.sines.shape[1])
        x = np.concatenate([self.centre[:, None], self.sines, self.cosines], axis=1)
        q, qd, qdd = (np.asarray(S @ x.T).reshape(*t.shape, len(self.joints)) for S in maps)
        return q, qd, qdd

    def columns(self, dt: float) -> dict[str, Array]:
        """One period in steps of dt, as named columns: t, q_<joint>, qd_<joint>, qdd_<joint>."""
        t = np.arange(0.0, self.duration, dt)
        table = {"t": t}
        for kind, values in zip(("q", "qd", "qdd"), self.at(t), strict=True):
            table |= {f"{kind}_{name}": values[:, i] for i, name in enumerate(self.joints)}
        return table

    def to_csv(self, path: str | Path, dt: float) -> Path:
        """Write one period in steps of dt, s; returns the path."""
        from symgen.output import write_files

        table = self.columns(dt)
        rows = np.column_stack(list(table.values())).tolist()
        text = "".join(",".join(map(repr, row)) + "\n" for row in rows)
        (written,) = write_files({Path(path): ",".join(table) + "\n" + text})
        return written


def excitation(
    chain: Chain | str | Path,
    *,
    duration: float = 10.0,
    harmonics: int = 5,
    position: Any = None,
    rate: Any = None,
    acceleration: Any = None,
    criterion: str = "d-optimal",
    weights: ArrayLike | None = None,
    iterations: int = 40,
    seed: int = 0,
) -> Excitation:
    """A periodic trajectory within limits from which the chain's parameters are estimated well.

    Args:
        chain: or the path of its file.
        duration: of a period, s.
        harmonics: of the series.
        position: (low, high) of each joint: a pair for all, pairs by name, or (n, 2); None takes the chain's `limits`.
        rate: largest rate of each joint: a number, numbers by name, or (n,); None takes the chain's `limits`.
        acceleration: largest acceleration, likewise.
        criterion: `"d-optimal"` or `"condition"`.
        weights: (n,) one over the standard deviation of each joint's force; None takes all as equal.
        iterations: of SciPy's SLSQP, at most.
        seed: of the start.

    Raises:
        IdentificationError: a limit is missing or leaves no motion, or the motion cannot determine more than a pose.

    Example:
        >>> from symgen.identify import excitation
        >>> found = excitation("examples/two_link.yaml", duration=4, harmonics=3, position=(-1.5, 1.5), rate=3,
        ...                    acceleration=10, criterion="condition", iterations=15)
        >>> q, qd, qdd = found.at([0.0, 1.0, 2.0])
        >>> bool(abs(q).max() <= 1.5), found.condition < found.before
        (True, True)
    """
    if criterion not in CRITERIA:
        raise IdentificationError(f"criterion: {criterion!r:.40} is none of {', '.join(CRITERIA)}")
    if not (duration > 0.0 and harmonics >= 1 and iterations >= 1):
        raise IdentificationError("excitation: duration, harmonics and iterations must be above zero")
    rigid = as_levels(as_mechanism(chain).chain)
    problem = problem_of(rigid)
    names = rigid.q_names
    span = positions(rigid, position)
    most = (sizes(rigid, rate, "rate"), sizes(rigid, acceleration, "acceleration"))
    search = Search(problem, duration, harmonics, span, most, criterion, _weights(weights, len(names)))
    start = search.start(seed)
    if not np.isfinite(search.value(start)[0]):
        raise IdentificationError(
            f"excitation: {rigid.name} has parameters that no motion of {harmonics} harmonics determines; take more"
        )
    limits: Any = [{"type": "ineq", "fun": search.room, "jac": search.room_slope}]
    found = minimize(
        search.value, start, jac=True, method="SLSQP", options={"maxiter": iterations, "ftol": 1e-4},
        constraints=limits,
    )  # fmt: skip
    x = search.enforced(found.x if search.value(found.x)[0] <= search.value(start)[0] else start)
    centre, sines, cosines = search.parts(x)
    condition, before = (search.condition(y) for y in (x, search.enforced(start)))
    return Excitation(names, float(duration), centre, sines, cosines, condition, before, int(found.nit))


def _weights(weights: ArrayLike | None, n: int) -> Array:
    given = np.ones(n) if weights is None else np.asarray(weights, dtype=float)
    if given.shape != (n,) or not np.all(given > 0.0):
        raise IdentificationError(f"weights: {n} numbers above zero are wanted")
    return given


def positions(chain: Chain, given: Any) -> Array:
    """(n, 2) limits of position."""
    names = chain.q_names
    found = np.full((len(names), 2), np.nan)
    for i, joint in enumerate(chain.moving):
        if joint.limits is not None and joint.limits.lower is not None and joint.limits.upper is not None:
            found[i] = evaluated(chain, joint.limits.lower), evaluated(chain, joint.limits.upper)
    if isinstance(given, Mapping):
        for name, pair in given.items():
            found[_place(name, names, "position")] = pair
    elif given is not None:
        found[:] = np.asarray(given, dtype=float)
    for name, (low, high) in zip(names, found, strict=True):
        if not (np.isfinite(low) and np.isfinite(high) and low < high):
            raise IdentificationError(
                f"position: {name} has no range: `position={{{name!r}: (LOW, HIGH)}}`, or `limits` in the chain"
            )
    return found


def sizes(chain: Chain, given: Any, what: str) -> Array:
    """(n,) limits of rates or accelerations."""
    names = chain.q_names
    found = np.full(len(names), np.nan)
    for i, joint in enumerate(chain.moving):
        if what == "rate" and joint.limits is not None and joint.limits.velocity is not None:
            found[i] = evaluated(chain, joint.limits.velocity)
    if isinstance(given, Mapping):
        for name, size in given.items():
            found[_place(name, names, what)] = size
    elif given is not None:
        found[:] = np.asarray(given, dtype=float)
    for name, size in zip(names, found, strict=True):
        if not (np.isfinite(size) and size > 0.0):
            raise IdentificationError(f"{what}: {name} has no limit above zero: `{what}={{{name!r}: NUMBER}}`")
    return found


def _place(name: str, names: tuple[str, ...], what: str) -> int:
    if name not in names:
        raise IdentificationError(f"{what}: no joint {name!r}{nearest(name, names)}; there are {', '.join(names)}")
    return names.index(name)
