"""Natural frequencies and mode shapes about a configuration: K phi = omega^2 M phi (Behi 1985, 2.55 and 3.10 to 3.26).

The undamped modes are real. Damped modes solve (lambda^2 M + lambda C + K) v = 0 for any C and come in complex pairs;
they are computed when they are asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike
from scipy.linalg import cho_factor, cho_solve, eigh, solve_triangular

from symgen.analyse.arguments import configuration
from symgen.analyse.damped import DampedModes, StateModes, damped_modes, largest_entries, state_modes
from symgen.analyse.energy import EnergyShares, energy_shares
from symgen.analyse.linear import Damping, LinearSystem, damping_of, linear_system, listed
from symgen.arrays import Array
from symgen.errors import AnalysisError, ArgumentError

if TYPE_CHECKING:
    from symgen.model.model import Model

__all__ = ["Modes", "StateSpace", "first_modes", "modes", "modes_of"]


INDEFINITE = 1e-15
"""A square of a frequency of less than this share of the largest one, times m, is the rounding of zero."""


UNBALANCED = 1e-7
"""Forces below this share of the stiffness times one rad or m are no deflection worth naming."""


class StateSpace(NamedTuple):
    """x' = A x + B u, y = C x + D u; `scipy.signal.StateSpace(*this)` and `control.ss(*this)` take it.

    With m free coordinates b, x = (b, b') has 2 m entries, u generalised forces and y displacements of them.
    """

    A: Array
    B: Array
    C: Array
    D: Array


@dataclass(frozen=True, eq=False)
class Modes:
    """The modes of a linear system, lowest frequency first.

    Attributes:
        system: M, C and K, and the free coordinates b they belong to.
        omega: (m,) natural frequencies, rad/s.
        shapes: (m, m) mode shapes as columns over the free coordinates, largest entry +1.
        modal_mass: (m,) phi' M phi.
        modal_stiffness: (m,) phi' K phi.
        damping: (m, m) the damping matrix, which the undamped modes do not look at.
        sharing: computes which joints and links carry the energy of shapes.
    """

    system: LinearSystem
    omega: Array
    shapes: Array
    modal_mass: Array
    modal_stiffness: Array
    damping: Array
    sharing: Callable[[LinearSystem, Array], EnergyShares]

    def __len__(self) -> int:
        return len(self.omega)

    def __repr__(self) -> str:
        lowest = ", ".join(f"{f:.4g}" for f in self.frequencies_hz[:6])
        return f"<Modes of {listed(self.system.names)}: {lowest}{', ...' if len(self) > 6 else ''} Hz>"

    @property
    def names(self) -> tuple[str, ...]:
        """Of the free coordinates, which are the rows of the shapes."""
        return self.system.names

    @property
    def frequencies_hz(self) -> Array:
        """(m,) natural frequencies, Hz."""
        return np.asarray(self.omega / (2.0 * np.pi))

    @property
    def modal_damping(self) -> Array:
        """(m, m) phi' C phi; diagonal where damping is proportional."""
        return np.asarray(self.shapes.T @ self.damping @ self.shapes)

    @property
    def damping_ratios(self) -> Array:
        """(m,) of the diagonal of the modal damping: c/(2 sqrt(k m)); zero at zero frequency."""
        critical = 2.0 * self.omega * self.modal_mass
        own = np.diag(self.modal_damping)
        return np.asarray(np.divide(own, critical, out=np.zeros_like(critical), where=critical > 0.0))

    @cached_property
    def shares(self) -> EnergyShares:
        """Which joints and links carry each mode's energy."""
        return self.sharing(self.system, self.shapes)

    @property
    def labels(self) -> tuple[str, ...]:
        """One line per mode: the joints whose springs and the links whose motion carry its energy."""
        return self.shares.labels

    @cached_property
    def damped(self) -> DampedModes:
        """The modes with damping, complex unless it is proportional."""
        return damped_modes(self.state, self.unit_shapes)

    @property
    def unit_shapes(self) -> Array:
        """(m, m) the shapes with modal masses 1."""
        return np.asarray(self.shapes / np.sqrt(self.modal_mass))

    @cached_property
    def state(self) -> StateModes:
        """x' = A x with damping, in the coordinates of the modes, and its poles."""
        unit = self.unit_shapes
        return state_modes(self.omega, unit.T @ self.damping @ unit)

    def full_shapes(self, n: int) -> Array:
        """(n, m) the shapes over all n coordinates, zero at those that are not free."""
        full = np.zeros((n, len(self)))
        full[self.system.free] = self.shapes
        return full

    def to_statespace(self) -> StateSpace:
        """Displacements of the free coordinates as answers to generalised forces on them.

        Example:
            >>> import symgen
            >>> model = symgen.build_model("examples/pendulum.yaml", "numpy")
            >>> symgen.analyse.modes(model, [0.0]).to_statespace().B.shape
            (2, 1)
        """
        m = len(self.system.names)
        factor = cho_factor(self.system.M)
        zero, one = np.zeros((m, m)), np.eye(m)
        lower = np.hstack([-cho_solve(factor, self.system.K), -cho_solve(factor, self.damping)])
        A = np.vstack([np.hstack([zero, one]), lower])
        return StateSpace(A, np.vstack([zero, cho_solve(factor, one)]), np.hstack([one, zero]), zero)


def modes(
    model: Model,
    q: ArrayLike,
    *,
    locked: Collection[str] = (),
    damping: Damping = None,
    qd: ArrayLike | None = None,
    qdd: ArrayLike | None = None,
    at_equilibrium: bool = False,
    params: Any = None,
    inputs: Any = None,
    t: float = 0.0,
) -> Modes:
    """Natural frequencies and mode shapes about a configuration.

    Args:
        model: float64, with `mass_matrix`, `stiffness_matrix` and `damping_matrix`.
        q: (n,) the configuration. It is taken for an equilibrium: forces that remain there change no frequency.
        locked: joints that do not move.
        damping: None takes the chain's own; a tuple (nu1, nu2) means nu1 K + nu2 M; a number or a list of m numbers
            are ratios of the modes.
        qd: (n,) rates of a nominal motion through q. What they add to the linear equations joins damping and stiffness:
            phi' (P* + P*') beta' (4.11), gyroscopic terms among them, and the centrifugal stiffness, the derivative of
            phi' P* phi' by beta, which (4.11) leaves out. `omega` takes the symmetric part of the stiffness, `damped`
            everything: the natural frequencies of the moving arm (4.13 to 4.28). The model needs
            `inverse_dynamics_gradients`.
        qdd: (n,) accelerations of the nominal motion, which bring the derivative of M phi''; None is zero.
        at_equilibrium: True refuses a configuration where smooth forces remain on free coordinates, those of the
            nominal motion included: the motion there is no vibration about q alone.
        params: run-time parameters, one set.
        inputs: external signals.
        t: time, s.

    Returns:
        As many modes as free coordinates: the pseudo joints, or all joints where there are none.

    Raises:
        AnalysisError: a free coordinate moves no mass; the configuration is unstable, so that a square of a frequency
            is negative; it is no equilibrium, where one is asked for.

    Example:
        >>> import symgen
        >>> model = symgen.build_model("examples/pendulum.yaml", "numpy")
        >>> print(symgen.analyse.modes(model, [0.0]).omega.round(3), "rad/s: sqrt(3 g/(2 L)), a uniform rod")
        [4.289] rad/s: sqrt(3 g/(2 L)), a uniform rod
    """
    system, given = linear_system(model, q, locked, params, inputs, t), {"params": params, "inputs": inputs, "t": t}
    still = np.zeros_like(system.q)
    rates = still if qd is None else configuration(model, qd, "qd")
    accelerations = still if qdd is None else configuration(model, qdd, "qdd")
    coupling = np.zeros_like(system.K)
    if qd is not None or qdd is not None:
        if model.state_names:
            raise AnalysisError(
                f"vibration about a motion: {', '.join(model.state_names)} slide there, and have no stiffness of their "
                "own; model.linearize about a state with its deflections gives the linear system"
            )
        stiffer, coupling = _of_motion(model, system, rates, accelerations, given)
        system = replace(system, K=system.K + stiffer, moving=True)
    omega, shapes, mass, stiffness = modes_of(system)
    if at_equilibrium:
        _require_balance(model, system, rates, accelerations, given)
    matrix = damping_of(system, damping, omega, shapes, mass) + coupling
    return Modes(system, omega, shapes, mass, stiffness, matrix, partial(energy_shares, model, params))


def modes_of(system: LinearSystem) -> tuple[Array, Array, Array, Array]:
    """Frequencies (m,) in rad/s, shapes (m, m), modal masses and stiffnesses (m,) of a linear system.

    Squares of frequencies are Rayleigh quotients of the shapes: an error of a shape counts with its square.
    """
    K, M = (system.K + system.K.T) / 2.0, system.M
    factor = np.linalg.cholesky(M)
    vectors, limit = _shapes(K, M, factor)
    mass = np.square(factor.T @ vectors).sum(axis=0)
    squares = np.einsum("ir,ij,jr->r", vectors, K, vectors) / mass
    order = np.argsort(squares, kind="stable")
    squares, vectors, mass = squares[order], vectors[:, order], mass[order]
    if squares[0] < -limit:
        moved = np.abs(vectors[:, 0]) * np.sqrt(np.diag(M))
        names = [system.names[k] for k in np.argsort(-moved) if moved[k] > 0.3 * np.max(moved)]
        raise AnalysisError(
            f"the stiffness is not positive semidefinite: omega^2 = {squares[0]:.6g} of the motion of {listed(names)}, "
            "so nothing vibrates there; check the springs, or take a stable configuration (analyse.equilibrium)"
        )
    largest = largest_entries(vectors)
    shapes, mass = vectors / largest, mass / np.square(largest)
    squares = np.where(np.abs(squares) <= limit, 0.0, squares)
    return np.sqrt(squares), shapes, mass, squares * mass


def _shapes(K: Array, M: Array, factor: Array) -> tuple[Array, float]:
    """Shapes as columns (m, m), and the magnitude of a square of a frequency below which it is zero.

    With M = G G' and K + s M = L L' the shapes are L^-T U, U of the singular values of L^-1 G, which are
    (omega^2 + s)^-1/2. These are roots: stiff springs take half as many digits from low modes as from eigenvalues.
    The shift s is the smallest square that is not zero, so that rigid motions have finite values. Where K is
    indefinite there is no L, and the shapes are those of K phi = omega^2 M phi.
    """
    squares, vectors = eigh(K, M)
    limit = float(INDEFINITE * np.max(np.abs(squares)) * len(squares))
    shift = np.min(squares[squares > limit], initial=np.inf)
    try:
        lower = np.linalg.cholesky(K + (shift if np.isfinite(shift) else 1.0) * M)
    except np.linalg.LinAlgError:
        return np.asarray(vectors), limit
    left = np.linalg.svd(solve_triangular(lower, factor, lower=True))[0]
    return np.asarray(solve_triangular(lower, left, lower=True, trans="T")), limit


def first_modes(count: Any, m: int) -> int:
    """The number of modes that an argument `modes` stands for.

    Raises:
        ArgumentError: no whole number, or more than there are.
    """
    if isinstance(count, bool) or not isinstance(count, int | np.integer) or not 1 <= count <= m:
        raise ArgumentError(f"modes: a whole number from 1 to {m} is wanted, for there are {m} modes, not {count!r}")
    return int(count)


def _of_motion(model: Model, system: LinearSystem, qd: Array, qdd: Array, given: dict[str, Any]) -> tuple[Array, Array]:
    """(m, m) stiffness and (m, m) damping that a nominal motion adds: derivatives of M phi'' + phi' P* phi'."""
    still = np.zeros_like(qd)
    moved, rest = (model.inverse_dynamics_gradients(system.q, *x, **given) for x in ((qd, qdd), (still, still)))
    block = np.ix_(system.free, system.free)
    by_q, by_qd = (np.asarray(a - b, dtype=np.float64)[block] for a, b in zip(moved[:2], rest[:2], strict=True))
    return by_q, by_qd


def _require_balance(model: Model, system: LinearSystem, qd: Array, qdd: Array, given: dict[str, Any]) -> None:
    """Raises AnalysisError, naming the joint, where forces remain that would move a free coordinate noticeably."""
    force = np.asarray(model.bias(system.q, qd, **given), dtype=np.float64)
    if np.any(qdd):
        force = force + np.asarray(model.mass_matrix(system.q, **given), dtype=np.float64) @ qdd
    force = force[system.free]
    worst = int(np.argmax(np.abs(force) / np.sqrt(np.diag(system.M))))
    size = np.max(np.abs(system.K) @ np.maximum(1.0, np.abs(system.q[system.free])), initial=0.0)
    if not np.max(np.abs(force)) <= UNBALANCED * size:
        raise AnalysisError(
            f"the configuration is no equilibrium: a force of {force[worst]:.6g} remains at joint "
            f"{system.names[worst]}; analyse.equilibrium finds one, or hold the joint with locked=[...]"
        )
