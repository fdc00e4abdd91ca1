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
from numpy.typing import ArrayLike, NDArray
from scipy.optimize import minimize
from scipy.special import logsumexp, softmax

from symgen.describe.chain import Chain
from symgen.describe.nearest import nearest
from symgen.errors import IdentificationError
from symgen.identify.inertial import Problem, problem_of
from symgen.identify.parameters import evaluated
from symgen.pipeline.load import as_chain

__all__ = ["Excitation", "excitation"]

Array = NDArray[Any]

STEP = 1e-30
"""Of complex steps."""
SHARP = 60.0
"""Sharpness of the smooth maximum, relative to the limits."""
GRID = 8
"""Instants per period of the highest harmonic at which limits are looked at."""
FINE = 20
"""Points of the fine grid per instant."""
BETWEEN = 2e-4
"""Most that lies between points of the fine grid, relative: (pi/(FINE GRID))^2/2."""
CRITERIA = ("d-optimal", "condition")


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


def series(t: Array, duration: float, harmonics: int) -> tuple[Array, Array, Array]:
    """Maps (s, 2 harmonics + 1) from a joint's (c, a, b) to q, qd, qdd at t."""
    w = 2.0 * np.pi / duration * np.arange(1, harmonics + 1)
    angle = t[:, None] * w
    sine, cosine = np.sin(angle), np.cos(angle)
    zero, one = np.zeros((len(t), 1)), np.ones((len(t), 1))
    return (
        np.hstack([one, sine / w, -cosine / w]),
        np.hstack([zero, cosine, sine]),
        np.hstack([zero, -w * sine, w * cosine]),
    )


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
    rigid = as_chain(chain)
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


class Search:
    """Objective and limits of the coefficients x: (c, a, b) of each joint in turn, relative to its limits."""

    def __init__(
        self, problem: Problem, duration: float, harmonics: int, span: Array, most: tuple[Array, Array],
        criterion: str, weights: Array,
    ) -> None:  # fmt: skip
        self.problem, self.criterion, self.weights = problem, criterion, weights
        self.n, self.width = len(span), 2 * harmonics + 1
        self.middle, self.half = span.mean(axis=1), 0.5 * (span[:, 1] - span[:, 0])
        self.rate, self.acceleration = most
        p = len(problem.basis.names)
        instants = max(2 * self.width, -(-2 * p // self.n)) + 1
        self.maps = series(np.arange(instants) * (duration / instants), duration, harmonics)
        grid = GRID * harmonics
        self.grid = series(np.arange(grid) * (duration / grid), duration, harmonics)
        self.fine = series(np.linspace(0.0, duration, FINE * grid), duration, harmonics)
        unit = np.minimum(self.rate, self.half * 2.0 * np.pi / duration)
        self.unit = np.concatenate([self.half[:, None], np.repeat(unit[:, None], self.width - 1, axis=1)], axis=1)
        size = problem.basis.reference[list(problem.basis.base.columns)]
        self.size = np.where(size > 0.0, size, 1.0)

    def parts(self, x: Array) -> tuple[Array, Array, Array]:
        """Centre (n,), sines and cosines (n, harmonics)."""
        real = self.real(x)
        half = (self.width - 1) // 2
        return real[:, 0], real[:, 1 : 1 + half], real[:, 1 + half :]

    def real(self, x: Array) -> Array:
        """(n, width) coefficients."""
        result = x.reshape(self.n, self.width) * self.unit
        result[:, 0] += self.middle
        return np.asarray(result)

    def start(self, seed: int) -> Array:
        """Random coefficients well within the limits."""
        rng = np.random.default_rng(seed)
        x = rng.normal(size=(self.n, self.width))
        x[:, 0] *= 0.1
        return self.enforced(x.ravel(), 0.7)

    def enforced(self, x: Array, share: float = 1.0) -> Array:
        """The coefficients, those of joints that leave their limits scaled back."""
        x = x.reshape(self.n, self.width).copy()
        x[:, 0] = np.clip(x[:, 0], -0.9, 0.9)
        still = x.copy()
        still[:, 0] = 0.0
        moves = (self.real(still.ravel()) - np.column_stack([self.middle, np.zeros((self.n, self.width - 1))])).T
        q, qd, qdd = (np.abs(S @ moves).max(axis=0) for S in self.fine)
        room = self.half * (1.0 - np.abs(x[:, 0]))
        scale = np.min([room / q, self.rate / qd, self.acceleration / qdd], axis=0) * share
        x[:, 1:] *= np.minimum(1.0, scale * (1.0 - BETWEEN))[:, None]
        return np.asarray(x.ravel())

    def _columns(self, q: Array, qd: Array, qdd: Array) -> Array:
        """W (b, n, count) of q, qd, qdd (n, count)."""
        linear = self.problem.regressors.linear
        Y = linear.regressor(linear.motion(q, qd, qdd))[list(self.problem.basis.base.columns)]
        return np.asarray(Y * self.weights[:, None] / self.size[:, None, None])

    def condition(self, x: Array) -> float:
        """Condition number of W."""
        real = self.real(x)
        W = self._columns(*(real @ S.T for S in self.maps))
        return float(np.linalg.cond(W.reshape(len(W), -1)))

    def value(self, x: Array) -> tuple[float, Array]:
        """The criterion, and its derivatives."""
        real = self.real(x)
        state = np.array([real @ S.T for S in self.maps])  # (3, n, count)
        count = state.shape[2]
        W = self._columns(*state).reshape(len(self.size), -1)
        values, vectors = np.linalg.eigh(W @ W.T)
        if values[0] <= 1e-14 * values[-1]:
            return np.inf, np.zeros(x.size)
        if self.criterion == "condition":
            G = (
                np.outer(vectors[:, -1], vectors[:, -1]) / values[-1]
                - np.outer(vectors[:, 0], vectors[:, 0]) / values[0]
            )
            result = float(np.log(values[-1] / values[0]))
        else:
            G = -(vectors / values) @ vectors.T
            result = -float(np.sum(np.log(values)))
        H = (2.0 * G @ W).reshape(len(W), self.n, count)
        steps = 3 * self.n
        moved = np.repeat(state[:, :, None, :].astype(complex), steps, axis=2)  # (3, n, steps, count)
        for k in range(steps):
            moved[k // self.n, k % self.n, k] += 1j * STEP
        flat = moved.reshape(3, self.n, -1)
        slopes = self._columns(*flat).imag.reshape(len(W), self.n, steps, count) / STEP
        by_state = np.einsum("bnks,bns->ks", slopes, H).reshape(3, self.n, count)
        gradient = sum(by_state[k] @ self.maps[k] for k in range(3)) * self.unit
        return result, np.asarray(gradient).ravel()

    def _excess(self, x: Array) -> list[tuple[Array, Array]]:
        """Per kind of limit, what is used of it on the grid (n, points), and its derivatives by a joint's x."""
        real = self.real(x)
        found = []
        limits = (self.half, self.rate, self.acceleration)
        for k, (S, limit) in enumerate(zip(self.grid, limits, strict=True)):
            offset = self.middle if k == 0 else np.zeros(self.n)
            share = (real @ S.T - offset[:, None]) / limit[:, None]
            slope = S[None] * self.unit[:, None, :] / limit[:, None, None]  # (n, points, width)
            found.append((np.concatenate([share, -share], axis=1), np.concatenate([slope, -slope], axis=1)))
        return found

    def room(self, x: Array) -> Array:
        """(3 n,): one less the smooth maximum of what is used of each limit."""
        return np.concatenate([1.0 - logsumexp(SHARP * share, axis=1) / SHARP for share, _ in self._excess(x)])

    def room_slope(self, x: Array) -> Array:
        """(3 n, size of x)."""
        result = np.zeros((3, self.n, self.n, self.width))
        for k, (share, slope) in enumerate(self._excess(x)):
            weights = softmax(SHARP * share, axis=1)
            for i in range(self.n):
                result[k, i, i] = -weights[i] @ slope[i]
        return np.asarray(result.reshape(3 * self.n, -1))
