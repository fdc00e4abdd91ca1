"""Deformation of a chain along a given motion of its joints (Behi 1985, chapter IV).

With phi the nominal motion and beta the deformation from it, M, P*, C and K at the undeflected pose phi(t):

    (4.11)  M beta'' + beta'' P* beta' + phi' (P* + P*') beta' + C beta' + K beta = T - M phi'' - phi' P* phi'
    (4.12)  K beta = T - M phi'' - phi' P* phi'

(products with P* are quadratic forms of rates). K holds the springs: of joints, `stiffness` blocks and bending links,
their `rest` ignored, for phi is where they are at rest. T holds gravity, loads and `potential` at phi. Coordinates
without a spring do not deform; a spring at a joint that follows others counts with its influence coefficients at phi.
With w = phi' + beta' all quadratic terms together are those of `bias` at phi and w, which holds T and `forces` too; its
springs and dampers are taken off.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Literal

import numpy as np
from numpy.typing import ArrayLike
from scipy.integrate import solve_ivp

from symgen.analyse.arguments import numbers, require_double, tolerance
from symgen.analyse.linear import SINGULAR, listed, mechanism_of, named_values, require_mass
from symgen.arrays import Array
from symgen.describe.evaluate import evaluate, parameter_defaults
from symgen.errors import AnalysisError, ArgumentError

if TYPE_CHECKING:
    from symgen.model.model import Model

__all__ = ["deflection"]

Motion = Callable[[float], tuple[ArrayLike, ArrayLike, ArrayLike]]
"""Nominal q, qd, qdd (n,) at an instant."""


def deflection(
    model: Model,
    motion: Motion,
    t: ArrayLike,
    method: Literal["dynamic", "quasi-static"] = "dynamic",
    *,
    settled: bool = False,
    params: Any = None,
    inputs: Any = None,
    rtol: float = 1e-9,
) -> Array:
    """The deformation (s, n) at instants of a nominal motion.

    Args:
        model: with `mass_matrix`, `damping_matrix` and `bias`.
        motion: gives the nominal q, qd, qdd (n,) at any instant from t[0] to t[-1].
        t: (s,) rising, s. With "dynamic" the arm is at rest with respect to phi at t[0].
        method: "dynamic" integrates (4.11), "quasi-static" solves (4.12) at every instant.
        settled: True where the arm begins as gravity and loads leave it at rest: K beta = T at phi(t[0]). False lets
            it begin undeformed, so that its weight comes as a step. "quasi-static" has no beginning.
        params, inputs: as in `modes`.
        rtol: relative tolerance of the integration.

    Returns:
        beta (s, n), rad or m; zero at coordinates without stiffness.

    Raises:
        ArgumentError: an unknown method, instants that do not rise, a motion of the wrong shape.
        AnalysisError: no coordinate has stiffness; its matrix is singular or indefinite on the way; the coordinates
            have no mass, which "quasi-static" does without; the integration fails.
    """
    require_double(model)
    at, rtol = numbers("t", t), tolerance(rtol)
    if not callable(motion):
        raise ArgumentError("motion: a function of time is wanted that gives q, qd, qdd")
    if at.ndim != 1 or not at.size or not np.all(np.isfinite(at)) or not np.all(np.diff(at) > 0.0):
        raise ArgumentError("t: finite instants (s,) that rise are wanted")
    if method not in ("dynamic", "quasi-static"):
        raise ArgumentError(f"method: {method!r} is not one of dynamic, quasi-static")
    springs = Springs(model, {"params": params, "inputs": inputs})
    if not springs.follow and not np.any(np.diag(springs.K)):
        raise AnalysisError("no joint of this chain has stiffness, so nothing deforms; give joints 'stiffness'")
    paths = np.array([springs.matrix(_nominal_state(motion, float(x), springs.n)[0], float(x)) for x in at])
    soft = np.flatnonzero(np.any(np.diagonal(paths, axis1=1, axis2=2) != 0.0, axis=0))
    for block in paths[:, soft][:, :, soft]:
        size = np.sqrt(np.abs(np.diag(block)))
        scaled = block / np.outer(size, size) if np.all(size > 0.0) else np.zeros_like(block)
        if not np.linalg.eigvalsh(scaled)[0] > SINGULAR * len(size):
            names = [model.q_names[k] for k in soft]
            raise AnalysisError(
                f"the stiffness of {listed(names)} is not positive definite, so the deformation has no bound"
            )
    equation = _Equation(model, motion, springs, soft, {"params": params, "inputs": inputs})
    found = np.zeros((at.size, springs.n))
    block = paths[0][np.ix_(soft, soft)]
    if method == "quasi-static":
        for k, x in enumerate(at):
            block = paths[k][np.ix_(soft, soft)]
            found[k, soft] = np.linalg.solve(block, equation.nominal(float(x), np.zeros(soft.size))[1])
        return found
    start = np.zeros(2 * soft.size)
    if settled:
        start[: soft.size] = np.linalg.solve(block, equation.standing(float(at[0])))
        found[0, soft] = start[: soft.size]
    if at.size == 1:
        return found
    M, load, _, _ = equation.nominal(float(at[0]), np.zeros(soft.size))
    require_mass(M, [model.q_names[k] for k in soft], "take method='quasi-static'")
    bent = np.max(np.abs(np.linalg.solve(block, load)), initial=1e-9)
    done = solve_ivp(equation, (at[0], at[-1]), start, "DOP853", at, rtol=rtol, atol=1e-3 * rtol * max(bent, 1e-6))
    if not done.success:
        raise AnalysisError(f"the deformation could not be integrated: {done.message}")
    found[:, soft] = done.y[: soft.size].T
    return found


class Springs:
    """The springs of joints and the `stiffness` blocks, of joints that follow others with their influence coefficients.

    A joint b with the spring k_b adds k_b g_b' g_b to K and g_b' k_b (q_b - rest_b) to the forces, g_b (n,) being its
    first-order influence coefficients at the pose.

    Raises:
        AnalysisError: a joint that follows others has a spring, and the model lacks its influence coefficients.
    """

    def __init__(self, model: Model, given: dict[str, Any]) -> None:
        mechanism = mechanism_of(model)
        values = parameter_defaults(mechanism.chain) | named_values(model, given["params"])
        self.model, self.given, self.n = model, given, mechanism.nv
        own = {name: k for k, name in enumerate(mechanism.q_names)}
        self.K, self.rest = np.zeros((self.n, self.n)), np.zeros(self.n)
        self.follow: list[tuple[int, float, float]] = []
        for place, joint in enumerate(mechanism.joints):
            k = 0.0 if joint.stiffness is None else evaluate(joint.stiffness, values)
            rest = 0.0 if joint.rest is None else evaluate(joint.rest, values)
            if joint.name in own:
                self.K[own[joint.name], own[joint.name]], self.rest[own[joint.name]] = k, rest
            elif k != 0.0:
                self.follow.append((place, k, rest))
        for spring in mechanism.chain.stiffness:
            rows = [own[name] for name in spring.joints]
            self.K[np.ix_(rows, rows)] += [[evaluate(element, values) for element in row] for row in spring.matrix]
        needed = [name for name in ("coordinates", "coordinate_influence") if name not in model.functions]
        if self.follow and needed:
            names = listed([mechanism.names[place] for place, _, _ in self.follow])
            raise AnalysisError(
                f"the springs of {names} are on joints that follow others, and the model has no "
                f"{' and '.join(needed)}; build it with functions=['default', 'coordinate_influence']"
            )

    def matrix(self, q: Array, t: float) -> Array:
        """K (n, n) at a pose."""
        if not self.follow:
            return self.K
        g = self._influence(q, t)
        return np.asarray(self.K + sum(k * np.outer(g[place], g[place]) for place, k, _ in self.follow))

    def forces(self, q: Array, t: float) -> Array:
        """(n,) with which the springs pull the coordinates back, their rest counted."""
        own = self.K @ (q - self.rest)
        if not self.follow:
            return np.asarray(own)
        g = self._influence(q, t)
        places = np.asarray(self.model.coordinates(q, **dict(self.given, t=t)), dtype=np.float64)
        return np.asarray(own + sum(k * g[place] * (places[place] - rest) for place, k, rest in self.follow))

    def _influence(self, q: Array, t: float) -> Array:
        return np.asarray(self.model.coordinate_influence(q, **dict(self.given, t=t))[0], dtype=np.float64)


def _nominal_state(motion: Motion, t: float, n: int) -> tuple[Array, Array, Array]:
    """q, qd, qdd (n,) of a motion; raises ArgumentError where it gives anything else."""
    given = motion(t)
    if not isinstance(given, tuple | list) or len(given) != 3:
        raise ArgumentError(f"motion: it gives q, qd, qdd, not {given!r:.80}")
    q, qd, qdd = (numbers("motion", x) for x in given)
    if {q.shape, qd.shape, qdd.shape} != {(n,)}:
        raise ArgumentError(f"motion: it gives q, qd, qdd of shape ({n},) each, not {q.shape}, {qd.shape}, {qdd.shape}")
    if not all(np.all(np.isfinite(x)) for x in (q, qd, qdd)):
        raise ArgumentError(f"motion: at t = {t:g} it is not finite")
    return q, qd, qdd


class _Equation:
    """(4.11) as a system of first order for the coordinates that deform."""

    def __init__(self, model: Model, motion: Motion, springs: Springs, soft: Array, given: dict[str, Any]) -> None:
        self.model, self.motion, self.springs, self.soft, self.given = model, motion, springs, soft, given

    def at(self, t: float) -> tuple[Array, Array, Array]:
        """Nominal q, qd, qdd (n,)."""
        return _nominal_state(self.motion, t, self.springs.n)

    def standing(self, t: float) -> Array:
        """T of the coordinates that deform: gravity, loads, `potential` and `forces` at rest, at an instant."""
        q = self.at(t)[0]
        still = np.asarray(self.model.bias(q, np.zeros_like(q), **dict(self.given, t=t)), dtype=np.float64)
        return np.asarray((self.springs.forces(q, t) - still)[self.soft])

    def nominal(self, t: float, rate: Array) -> tuple[Array, Array, Array, Array]:
        """M of the coordinates that deform, the load with all terms in rates, C and K, at an instant."""
        soft = self.soft
        q, qd, qdd = self.at(t)
        given = dict(self.given, t=t)
        M = np.asarray(self.model.mass_matrix(q, **given), dtype=np.float64)
        w = qd.copy()
        w[soft] += rate
        C = np.asarray(self.model.damping_matrix(q, **given), dtype=np.float64)
        load = self.springs.forces(q, t) + C @ w - np.asarray(self.model.bias(q, w, **given)) - M @ qdd
        block = np.ix_(soft, soft)
        return M[block], np.asarray(load[soft]), C[block], self.springs.matrix(q, t)[block]

    def __call__(self, t: float, state: Array) -> Array:
        beta, rate = np.split(state, 2)
        M, load, C, K = self.nominal(t, rate)
        return np.concatenate([rate, np.linalg.solve(M, load - C @ rate - K @ beta)])
