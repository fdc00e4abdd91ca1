"""The search for exciting trajectories: criterion, limits, and their exact derivatives by the coefficients."""

from __future__ import annotations

import numpy as np
from scipy.special import logsumexp, softmax

from symgen.arrays import Array
from symgen.identify.problem import Problem

__all__ = ["CRITERIA", "Search", "series"]


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
        size = np.sqrt(np.mean(problem.basis.reference[list(problem.basis.base.columns)] ** 2, axis=1))
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
