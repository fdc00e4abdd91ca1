"""Lagrange's equations of a chain: every quantity derived when it is first asked for, and kept."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from sympy import Expr, Symbol
from sympy import ImmutableDenseMatrix as Matrix
from sympy import ImmutableDenseNDimArray as Array

from symgen.derive.lagrange import balance, identification, inertia, potential, regressor
from symgen.derive.lagrange.balance import ClosingLoads, closing_loads
from symgen.derive.lagrange.frames import Frame
from symgen.derive.lagrange.influence import Columns
from symgen.derive.lagrange.system import System
from symgen.derive.lagrange.ties import tie_loads
from symgen.derive.lagrange.vectors import ZERO, Vector, total
from symgen.derive.symbols import acceleration
from symgen.describe.chain import Chain
from symgen.describe.mechanism import Mechanism
from symgen.errors import ArgumentError

__all__ = ["LagrangeEquations", "column"]


@dataclass(frozen=True, eq=False, repr=False)
class LagrangeEquations(ABC):
    """The quantities of M qdd + h = tau of one chain, as SymPy objects over named intermediates.

    Shapes for n coordinates; unit systems are the chain's own. Expressions contain the chain's names, `d(joint)` for
    rates, `dd(joint)` for accelerations, and the symbols of `intermediates`; `expand` puts these back, `needed` lists
    those that an expression stands on.
    """

    system: System
    _points: dict[tuple[str, str], Any] = field(default_factory=dict, repr=False)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self.mechanism.name}: {', '.join(self.mechanism.q_names)}>"

    @property
    def mechanism(self) -> Mechanism:
        """The mechanism of the chain."""
        return self.system.mechanism

    @property
    def chain(self) -> Chain:
        """The chain of single joints and rigid links."""
        return self.mechanism.chain

    @property
    def n(self) -> int:
        """Number of coordinates."""
        return self.system.projection.n

    @property
    def q(self) -> tuple[Symbol, ...]:
        """Coordinates, the chain's joint names."""
        return self.system.projection.symbols.q

    @property
    def qd(self) -> tuple[Symbol, ...]:
        """Rates, `d(joint)`."""
        return self.system.projection.symbols.qd

    @property
    def qdd(self) -> tuple[Symbol, ...]:
        """Accelerations, `dd(joint)`."""
        return self.system.projection.symbols.qdd

    @property
    def forces(self) -> tuple[Symbol, ...]:
        """Symbols of the joint forces, `tau(joint)`, for writing M qdd + h = forces."""
        return self.system.projection.symbols.tau

    @property
    def intermediates(self) -> tuple[tuple[Symbol, Expr], ...]:
        """All intermediates named so far with what they stand for, in order."""
        return self.system.names.items()

    def needed(self, *wanted: Any) -> tuple[tuple[Symbol, Expr], ...]:
        """The intermediates that the wanted expressions, matrices or arrays stand on, in order."""
        return self.system.names.needed(*wanted)

    def expand(self, wanted: Any) -> Any:
        """The expression, matrix or array with every intermediate replaced by what it stands for."""
        return self.system.names.expand(wanted)

    # inertia

    @cached_property
    def M(self) -> Matrix:
        """Inertia matrix I*: (n, n), symmetric (Behi 1985, 2.44)."""
        return self._projected(self._tree_inertia)

    @cached_property
    def _tree_inertia(self) -> list[list[Expr]]:
        """I*_b over all joints; named where it is projected."""
        rows, names = inertia.inertia_matrix(self.system), self.system.names
        if not self.system.projection.coupled:
            return rows
        return [
            [names.name(f"M{min(i, j) + 1}_{max(i, j) + 1}", x) for j, x in enumerate(row)]
            for i, row in enumerate(rows)
        ]

    @cached_property
    def P(self) -> Array:
        """Inertia power array P*: (n, n, n); the velocity terms of joint i are qd' P[i] qd (Behi 1985, B.14)."""
        n, projection = self.n, self.system.projection
        blocks = [projection.matrix(block) for block in inertia.inertia_power(self.system)]
        flat = projection.rows([[x for row in block for x in row] for block in blocks])
        if projection.second:
            bent = projection.columns(self._tree_inertia)  # I*_b g, whose column is the force along a coordinate
            for i, row in enumerate(flat):
                h = projection.curvature([line[i] for line in bent])
                flat[i] = [x + y for x, y in zip(row, (y for line in h for y in line), strict=True)]
        return Array([x for row in flat for x in row], (n, n, n))

    @cached_property
    def coriolis(self) -> Matrix:
        """Christoffel's matrix C: (n, n); C qd are the velocity terms, dM/dt - 2C is skew-symmetric."""
        projection = self.system.projection
        C = self._projected(inertia.coriolis_matrix(self.system))
        if projection.second:
            C = C + Matrix(projection.rows(self._tree_inertia)) * Matrix(projection.turning())
        return C

    @cached_property
    def velocity_terms(self) -> Matrix:
        """Coriolis and centrifugal terms: (n, 1), equal to C qd."""
        projection, tree = self.system.projection, inertia.velocity_terms(self.system)
        if projection.second:
            bends = [total([rate * v for rate, v in zip(row, self.qd, strict=True)]) for row in projection.turning()]
            extra = [total([m * k for m, k in zip(row, bends, strict=True)]) for row in self._tree_inertia]
            tree = [a + b for a, b in zip(tree, extra, strict=True)]
        return self._forces(tree)

    @cached_property
    def kinetic_energy(self) -> Expr:
        """qd' M qd / 2."""
        return inertia.kinetic_energy(self.system)

    # potential and applied forces

    @cached_property
    def gravity(self) -> Matrix:
        """Gravity terms dV_g/dq: (n, 1), no springs."""
        return self._forces(potential.gravity_terms(self.system))

    @cached_property
    def springs(self) -> Matrix:
        """Gradient of the springs' energy and of `potential`: (n, 1)."""
        return self._forces(potential.spring_terms(self.system))

    @cached_property
    def dampers(self) -> Matrix:
        """Gradient of Rayleigh's function in the rates: (n, 1)."""
        return self._forces(potential.damper_terms(self.system))

    @cached_property
    def applied(self) -> Matrix:
        """Generalised forces of `loads` and `forces`: (n, 1)."""
        return self._forces(potential.applied_terms(self.system))

    @cached_property
    def bristles(self) -> Matrix:
        """Generalised friction of bristles, against the motion: (n, 1)."""
        return self._forces(potential.bristle_terms(self.system))

    @cached_property
    def bristles_at_rest(self) -> tuple[Matrix, Matrix]:
        """Stiffness and damping of bristles for small motion about rest: (n, n) each."""
        states, joints = self.mechanism.states, len(self.system.mechanism.names)
        stiffness = potential.across_joints(self.system, [(state.joint, state.stiffness) for state in states])
        damping = potential.across_joints(self.system, [(state.joint, state.damping) for state in states])
        K, D = (
            [[x if i == j else ZERO for j in range(joints)] for i, x in enumerate(row)] for row in (stiffness, damping)
        )
        return self._projected(K), self._projected(D)

    @cached_property
    def potential_energy(self) -> Expr:
        """Gravity's part is zero at the base origin, the springs' at their rest."""
        return potential.potential_energy(self.system)

    @cached_property
    def dissipation(self) -> Expr:
        """Rayleigh's function, half the power lost in dampers."""
        return potential.dissipation(self.system)

    @cached_property
    def stiffness(self) -> Matrix:
        """Hessian of the potential energy, gravity included: (n, n)."""
        K, projection = self._projected(potential.stiffness_matrix(self.system)), self.system.projection
        if projection.second:
            terms = potential.gravity_terms(self.system), potential.spring_terms(self.system)
            K = K + Matrix(projection.curvature([a + b for a, b in zip(*terms, strict=True)]))
        return K

    @cached_property
    def damping(self) -> Matrix:
        """Hessian of Rayleigh's function: (n, n)."""
        return self._projected(potential.damping_matrix(self.system))

    # the equations

    @cached_property
    def h(self) -> Matrix:
        """Bias: (n, 1), velocity terms + gravity + springs + dampers - applied, + bristles; M qdd + h = tau.

        Friction that decides whether joints rest is no part of it.
        """
        parts = [self.velocity_terms, self.gravity, self.springs, self.dampers, -self.applied]
        if self.mechanism.states:
            parts.append(self.bristles)
        return column([total(terms) for terms in zip(*(part.flat() for part in parts), strict=True)])

    @cached_property
    def momentum(self) -> Matrix:
        """Generalised momenta M qd: (n, 1)."""
        return column([total([self.M[i, j] * self.qd[j] for j in range(self.n)]) for i in range(self.n)])

    @cached_property
    def momentum_rate(self) -> Matrix:
        """C' qd less the bias without velocity terms: (n, 1); the momenta's rates are tau + this - friction."""
        turned = [total([self.coriolis[j, i] * self.qd[j] for j in range(self.n)]) for i in range(self.n)]
        parts = [turned, *(-part for part in (self.gravity, self.springs, self.dampers)), self.applied]
        if self.mechanism.states:
            parts.append(-self.bristles)
        return column([total(terms) for terms in zip(*(list(part) for part in parts), strict=True)])

    @cached_property
    def tau(self) -> Matrix:
        """Joint forces of a motion: (n, 1), M qdd + h."""
        n, M = self.n, self.M
        return column(
            [total([*(M[i, j] * self.qdd[j] for j in range(n) if M[i, j] is not ZERO), self.h[i]]) for i in range(n)]
        )

    @cached_property
    def coupling_forces(self) -> dict[str, Expr]:
        """Forces that couplings exert on the joints that follow, along their coordinates: rows of the tree's equations.

        The tension of a rope, the force between teeth; friction of the joints is not part of them.
        """
        system, joints = self.system, self.system.mechanism.names
        follow = [k for k, joint in enumerate(joints) if joint in dict(self.mechanism.chain.coupled)]
        if not follow:
            return {}
        accelerations = [acceleration(joint) for joint in joints]
        parts = (inertia.velocity_terms, potential.gravity_terms, potential.spring_terms, potential.damper_terms)
        terms, applied = [part(system) for part in parts], potential.applied_terms(system)
        terms += [potential.bristle_terms(system)] if self.mechanism.states else []
        return {
            joints[k]: total([
                *(m * a for m, a in zip(self._tree_inertia[k], accelerations, strict=True)),
                *(part[k] for part in terms), -applied[k],
            ])
            for k in follow
        }  # fmt: skip

    @cached_property
    def reactions(self) -> Matrix:
        """(joints, 6): force, moment that the parent exerts on the link at its frame's origin, in the link's frame."""
        more = [*(load for pair in self.closing.loads for load in pair), *tie_loads(self.system)]
        return Matrix(self.system.n, 6, [x for row in balance.reactions(self.system, more) for x in row])

    def bearing_reactions(self, frame: str = "link") -> Matrix:
        """`reactions` in the axes of each joint's link, or of the base: (joints, 6).

        Args:
            frame: "link" or "base".

        Raises:
            ArgumentError: another frame.
        """
        if frame not in ("link", "base"):
            raise ArgumentError(f"reactions are in the axes of 'link' or 'base', not {frame!r}")
        if frame == "link":
            return self.reactions
        moving = [f for f in self.system.frames if f.coordinate is not None]
        rows = []
        for f, row in zip(moving, self.reactions.tolist(), strict=True):
            R = Matrix([list(line) for line in f.R])
            rows += [list(R * Matrix(row[:3])) + list(R * Matrix(row[3:]))]
        return Matrix(len(rows), 6, [x for row in rows for x in row])

    @cached_property
    def closing_forces(self) -> Matrix:
        """(loops, 6): force, moment that the first link of a loop exerts on the second at its place, base frame."""
        return Matrix([[*force, *moment] for force, moment in self.closing.symbols])

    @cached_property
    def closing(self) -> ClosingLoads:
        """Symbols for the forces of the joints that close loops, and what decides them."""
        return closing_loads(self.system)

    @cached_property
    def regressor(self) -> Matrix:
        """(n, 10 links): tau of the rigid bodies is the regressor times the links' inertial parameters."""
        rows = self.system.projection.rows(regressor.regressor(self.system))
        return Matrix(self.n, 10 * len(self.mechanism.chain.joints), [x for row in rows for x in row])

    @cached_property
    def identification_regressor(self) -> Matrix:
        """(n, columns): tau as a linear map of all that it is linear in, see `linear_parameters`."""
        rows = identification.identification_regressor(self.system)
        return Matrix(self.n, len(rows[0]) if rows else 0, [x for row in rows for x in row])

    @property
    def accelerations(self) -> dict[int, Expr]:
        """qdd of the prescribed joints, by position in q."""
        place = {name: k for k, name in enumerate(self.mechanism.q_names)}
        joints = self.system.mechanism.names
        return {place[joints[k]]: value for k, value in self.system.accelerations.items()}

    # points

    def position(self, point: str) -> Matrix:
        """Position of a named point: (3, 1), base frame."""
        return column(list(self._point(point)[1]))

    def rotation(self, point: str) -> Matrix:
        """Rotation of the link that carries the point: (3, 3), its axes are the columns, base frame."""
        return Matrix([list(row) for row in self._point(point)[0].R])

    def jacobian(self, point: str) -> Matrix:
        """First-order influence coefficients of the point and of its link: (6, n), velocity rows first."""
        frame, at = self._point(point)
        influence = self.system.influence
        return Matrix([*self._rows(influence.G(frame, at, point)), *self._rows(influence.Gr(frame))])

    def influence(self, point: str) -> tuple[Matrix, Array]:
        """G (3, n) and H (3, n, n) of a named point, base frame: H[:, m, n] = d G[:, n] / d q_m."""
        if ("H", point) not in self._points:
            frame, at = self._point(point)
            influence = self.system.influence
            G = influence.G(frame, at, point)
            H = {(m, n): influence.H(m, n, G, point) for m in frame.path for n in frame.path}
            self._points["H", point] = (Matrix(self._rows(G)), self._array(H, G))
        pair: tuple[Matrix, Array] = self._points["H", point]
        return pair

    def influence_rotational(self, point: str) -> tuple[Matrix, Array]:
        """G_r (3, n) and H_r (3, n, n) of the link that carries the point, base frame; omega = G_r qd."""
        if ("Hr", point) not in self._points:
            influence = self.system.influence
            Gr = influence.Gr(self._point(point)[0])
            Hr = {(m, n): influence.Hr(m, n, Gr) for m in Gr for n in Gr}
            self._points["Hr", point] = (Matrix(self._rows(Gr)), self._array(Hr, Gr))
        pair: tuple[Matrix, Array] = self._points["Hr", point]
        return pair

    @abstractmethod
    def closed_form(self) -> LagrangeEquations:
        """The same equations without intermediates, simplified for reading."""

    def _point(self, point: str) -> tuple[Frame, Vector]:
        if point not in [p.name for p in self.mechanism.chain.points]:
            known = ", ".join(p.name for p in self.mechanism.chain.points) or "none"
            raise ArgumentError(f"{self.mechanism.name} has no point {point!r}; it has {known}")
        return self.system.point(point)

    def _rows(self, columns: Columns) -> list[list[Expr]]:
        return self.system.projection.columns(self._components(columns))

    def _components(self, columns: Columns) -> list[list[Expr]]:
        return [[columns[j][k] if j in columns else ZERO for j in range(self.system.n)] for k in range(3)]

    def _array(self, vectors: dict[tuple[int, int], Vector], G: Columns) -> Array:
        joints, n, projection = self.system.n, self.n, self.system.projection
        nothing = (ZERO, ZERO, ZERO)
        flat: list[Expr] = []
        for k, row in enumerate(self._components(G)):
            H = [[vectors.get((m, j), nothing)[k] for j in range(joints)] for m in range(joints)]
            flat += [x for line in projection.second_order(H, row) for x in line]
        return Array(flat, (3, n, n))

    def _forces(self, forces: Sequence[Expr]) -> Matrix:
        return column(self.system.projection.forces(forces))

    def _projected(self, rows: Sequence[Sequence[Expr]]) -> Matrix:
        return Matrix(self.n, self.n, [x for row in self.system.projection.matrix(rows) for x in row])


def column(elements: Sequence[Expr]) -> Matrix:
    """A column matrix."""
    return Matrix(len(elements), 1, list(elements))
