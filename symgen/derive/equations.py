"""The equations of motion of a chain, and the same in closed form: what `derive_equations` gives."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Protocol

from sympy import Expr, Symbol, factor_terms
from sympy import ImmutableDenseMatrix as Matrix
from sympy import ImmutableDenseNDimArray as Array

from symgen.derive.base_parameters.combinations import BaseParameters, base_parameters
from symgen.derive.friction.sticking import sticking_forces
from symgen.derive.lagrange.canonical import Canonical, Routh, canonical, cyclic_coordinates, routh
from symgen.derive.lagrange.dimensionless import Dimensionless, dimensionless
from symgen.derive.lagrange.equations import LagrangeEquations, column
from symgen.derive.lagrange.readable import readable, simplified
from symgen.derive.lagrange.steps import LagrangeSteps, lagrange_steps
from symgen.derive.lagrange.system import build_system
from symgen.derive.lagrange.vectors import total
from symgen.derive.symbols import rate
from symgen.describe.mechanism import Mechanism
from symgen.errors import ArgumentError

__all__ = ["ClosedForm", "EquationsOfMotion", "Notebook", "derive_equations"]


class Notebook(Protocol):
    """Writes equations and their quantities for notebooks; `report` has one, and `derive` knows nothing of pages."""

    def latex(self, equations: EquationsOfMotion) -> str:
        """The equations as LaTeX, between dollar signs."""
        ...

    def text(self, equations: EquationsOfMotion) -> str:
        """The equations as plain text."""
        ...

    def quantity(self, equations: EquationsOfMotion, value: Any) -> Any:
        """The same matrix or array, which shows itself in the chain's letters; other values as they are."""
        ...

    def show(self, equations: EquationsOfMotion, expression: Any) -> Any:
        """The expression in the chain's letters, as a notebook shows it."""
        ...


def derive_equations(mechanism: Mechanism, notebook: Notebook | None = None) -> EquationsOfMotion:
    """The equations of motion of a mechanism: M qdd + h = tau, and everything that they are made of.

    Nothing is derived yet when this returns but the chain's frames; each attribute derives itself when it is first
    asked for.

    Args:
        mechanism: from `symgen.describe.assemble.assemble`; `symgen.derive_equations` takes the chain itself.
        notebook: shows the equations and their quantities in notebooks; without it, a cell shows their name.

    Example:
        >>> from symgen.describe.assemble import assemble
        >>> from symgen.describe.chain import Chain, Joint
        >>> from symgen.describe.expression import Name, Number
        >>> from symgen.describe.chain import Parameter
        >>> zero = Number(0.0)
        >>> bob = Joint("theta", "revolute", mass=Name("m"), com=(Name("L"), zero, zero))
        >>> values = tuple(Parameter(name, Number(1.0)) for name in ("m", "L", "g0"))
        >>> chain = Chain("pendulum", (bob,), gravity=(Name("g0"), zero, zero), parameters=values)
        >>> derive_equations(assemble(chain)).closed_form().h[0]
        L*g0*m*sin(theta)
    """
    return EquationsOfMotion(build_system(mechanism), notebook=notebook)


def shown(name: str) -> Any:
    """A quantity of Lagrange's equations that shows itself in notebooks; same shape and meaning."""
    inherited = getattr(LagrangeEquations, name).func

    def quantity(self: EquationsOfMotion) -> Any:
        return self._shown(inherited(self))

    quantity.__doc__ = inherited.__doc__
    return cached_property(quantity)


@dataclass(frozen=True, eq=False, repr=False)
class EquationsOfMotion(LagrangeEquations):
    """The equations of motion M qdd + h = tau of one chain, with what a reader asks of them besides.

    In a notebook the equations, matrices and arrays show themselves as LaTeX in the chain's letters, with plain text
    beside it; `show` does so for any expression.
    """

    notebook: Notebook | None = field(default=None, kw_only=True)

    M = shown("M")
    P = shown("P")
    coriolis = shown("coriolis")
    velocity_terms = shown("velocity_terms")
    gravity = shown("gravity")
    springs = shown("springs")
    dampers = shown("dampers")
    applied = shown("applied")
    stiffness = shown("stiffness")
    damping = shown("damping")
    h = shown("h")
    tau = shown("tau")
    reactions = shown("reactions")
    regressor = shown("regressor")
    identification_regressor = shown("identification_regressor")

    def position(self, point: str) -> Matrix:
        """Position of a named point: (3, 1), base frame."""
        return self._shown(super().position(point))

    def rotation(self, point: str) -> Matrix:
        """Rotation of the link that carries the point: (3, 3), its axes are the columns, base frame."""
        return self._shown(super().rotation(point))

    def jacobian(self, point: str) -> Matrix:
        """First-order influence coefficients of the point and of its link: (6, n), velocity rows first."""
        return self._shown(super().jacobian(point))

    def influence(self, point: str) -> tuple[Matrix, Array]:
        """G (3, n) and H (3, n, n) of a named point, base frame: H[:, m, n] = d G[:, n] / d q_m."""
        G, H = super().influence(point)
        return self._shown(G), self._shown(H)

    def influence_rotational(self, point: str) -> tuple[Matrix, Array]:
        """G_r (3, n) and H_r (3, n, n) of the link that carries the point, base frame; omega = G_r qd."""
        G, H = super().influence_rotational(point)
        return self._shown(G), self._shown(H)

    def show(self, expression: Any) -> Any:
        """Any expression, matrix or array of these equations as a notebook shows it: in the chain's letters.

        The result has the attributes `latex` and `text`; a cell that ends with it shows the LaTeX, `print` the text.
        Without a notebook (equations of `symgen.derive.equations`) the expression itself is returned.

        Raises:
            ArgumentError: something else than SymPy's objects.

        Example:
            >>> import symgen
            >>> equations = symgen.derive_equations("examples/two_link.yaml")
            >>> print(equations.show(equations.closed_form().M[1, 1] * equations.qd[1]))
            (m2 L2^2/4 + I2) d(elbow)
        """
        return expression if self.notebook is None else self.notebook.show(self, expression)

    def sticking_forces(self, stuck: Iterable[Any]) -> Matrix:
        """Friction (n, 1) while the joints `stuck` rest: what holds them, and the sliding friction of the others.

        Args:
            stuck: names of joints, or one flag per joint (Karnopp's switch variables).

        The letters of what is not among the chain's: joint forces `tau(joint)`, `sign(d(joint))` for the direction of
        sliding, a bearing's load `N(joint)`, a drive's load torque `tau_l(joint)`.
        """
        return self._shown(sticking_forces(self, stuck)[0])

    def base_parameters(self) -> BaseParameters:
        """The combinations of inertial parameters that joint forces depend on: names, expressions in `m(link)`, ...

        They hold for all values of run-time parameters and are named `Izz_R(joint)`, what regrouping leaves of a body
        in its joint's axes. `model.base_parameters(params=...)` has as many combinations of the same quantities in
        numbers, led by links' own parameters, or fewer: where the values are special, or where two are felt together
        in a ratio that changes with them.
        """
        return base_parameters(self.mechanism)

    @property
    def lagrangian(self) -> Expr:
        """Lagrange's function L = T - V, in closed form."""
        return self._closed_form.lagrangian

    @property
    def momenta(self) -> Matrix:
        """Generalised momenta dL/dqd: (n, 1), in closed form."""
        return self._closed_form.momenta

    @property
    def hamiltonian(self) -> Expr:
        """Hamilton's function of coordinates and momenta `p(joint)`, in closed form; see `hamilton_equations`.

        Raises:
            DerivationError: the inertia matrix is singular.
        """
        return self._closed_form.hamiltonian

    def hamilton_equations(self) -> dict[Symbol, Expr]:
        """Hamilton's equations in closed form: rate of each coordinate `d(joint)`, of each momentum `d(p(joint))`.

        Joints whose motion is given keep their rates. Actuators, loads and dampers are part of the momenta's rates.

        Example:
            >>> import symgen
            >>> equations = symgen.derive_equations("examples/pendulum.yaml")
            >>> equations.hamiltonian
            -L*g*m*cos(swing)/2 + 3*p(swing)**2/(2*L**2*m)
            >>> for rate, value in equations.hamilton_equations().items():
            ...     print(rate, "=", value)
            d(swing) = 3*p(swing)/(L**2*m)
            d(p(swing)) = -L*g*m*sin(swing)/2 + tau(swing) - 3*c*p(swing)/(L**2*m)
        """
        return self._closed_form.hamilton_equations()

    def lagrange_steps(self, joint: str) -> LagrangeSteps:
        """The terms of Lagrange's equation of one coordinate in closed form.

        Args:
            joint: name of a joint with a coordinate of its own.

        Example:
            >>> import symgen
            >>> steps = symgen.derive_equations("examples/pendulum.yaml").lagrange_steps("swing")
            >>> steps.momentum_rate
            L**2*dd(swing)*m/3
            >>> steps.potential_gradient
            L*g*m*sin(swing)/2
        """
        return self._closed_form.lagrange_steps(joint)

    def routhian(self, *joints: str) -> Routh:
        """Routh's function without the cyclic coordinates, its reduced potential and the rates, in closed form.

        Args:
            joints: the cyclic coordinates that are eliminated; all, where none is named.

        Raises:
            ArgumentError: one is not cyclic, or none is.
        """
        return self._closed_form.routhian(*joints)

    def dimensionless(self, *scales: str) -> Dimensionless:
        """The equations in units of some of the chain's parameters, the others as groups Pi, in closed form.

        Args:
            scales: names of these parameters, of independent dimensions; where none is named, a mass, a length and the
                acceleration of gravity, or what there is in their place.

        Raises:
            ArgumentError: a scale is no parameter, or the scales are too few, too many or depend on one another.
            DerivationError: the equations hold numbers with units.
        """
        return self._closed_form.dimensionless(*scales)

    def closed_form(self) -> ClosedForm:
        """The same equations without intermediates, simplified for reading; for small chains."""
        return self._closed_form

    @cached_property
    def _closed_form(self) -> ClosedForm:
        return ClosedForm(self.system, named=self, notebook=self.notebook)

    def _shown(self, value: Any) -> Any:
        return value if self.notebook is None else self.notebook.quantity(self, value)

    def _repr_latex_(self) -> str | None:
        return None if self.notebook is None else self.notebook.latex(self)

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        printer.text(repr(self) if self.notebook is None else self.notebook.text(self))


def closed(name: str) -> Any:
    """A quantity of the named equations, expanded and simplified; same shape and meaning."""

    def quantity(self: ClosedForm) -> Any:
        return self._closed(lambda named: getattr(named, name))

    quantity.__doc__ = getattr(EquationsOfMotion, name).__doc__
    return cached_property(quantity)


@dataclass(frozen=True, eq=False, repr=False)
class ClosedForm(EquationsOfMotion):
    """Equations of motion in the chain's own names only: `.M, .coriolis, .gravity, .h, .tau` and all the others."""

    named: EquationsOfMotion = field(kw_only=True)

    M = closed("M")
    P = closed("P")
    coriolis = closed("coriolis")
    velocity_terms = closed("velocity_terms")
    kinetic_energy = closed("kinetic_energy")
    gravity = closed("gravity")
    springs = closed("springs")
    dampers = closed("dampers")
    applied = closed("applied")
    potential_energy = closed("potential_energy")
    dissipation = closed("dissipation")
    stiffness = closed("stiffness")
    damping = closed("damping")
    h = closed("h")
    reactions = closed("reactions")
    regressor = closed("regressor")

    @cached_property
    def tau(self) -> Matrix:
        """Joint forces of a motion: (n, 1), M qdd + h."""
        n, M, h = self.n, self.M, self.h
        return self._shown(column([total([*(M[i, j] * self.qdd[j] for j in range(n)), h[i]]) for i in range(n)]))

    @cached_property
    def bristles(self) -> Matrix:
        """Generalised friction of bristles, against the motion: (n, 1)."""
        return self._closed(lambda named: named.bristles)

    @cached_property
    def lagrangian(self) -> Expr:
        """Lagrange's function L = T - V."""
        return readable(self.kinetic_energy) - self.potential_energy

    @cached_property
    def momenta(self) -> Matrix:
        """Generalised momenta dL/dqd: (n, 1), M qd."""
        n, M = self.n, self.M
        return self._shown(column([factor_terms(total(M[i, j] * self.qd[j] for j in range(n))) for i in range(n)]))

    @cached_property
    def canonical(self) -> Canonical:
        """Hamilton's function, the rates and gradients that it gives."""
        return canonical(self, self, self.potential_energy)

    @property
    def hamiltonian(self) -> Expr:
        """Hamilton's function of coordinates and momenta `p(joint)`."""
        return self.canonical.function

    def hamilton_equations(self) -> dict[Symbol, Expr]:
        """Hamilton's equations: rate of each coordinate `d(joint)`, of each momentum `d(p(joint))`."""
        found, names = self.canonical, self.mechanism.q_names
        rates = {self.qd[k]: value for k, value in zip(found.coordinates, found.rates, strict=True)}
        forces = [self.lagrange_steps(names[k]) for k in found.coordinates]
        momenta = {
            rate(p.name): (step.force - step.dissipation_gradient).xreplace(rates) - gradient
            for p, step, gradient in zip(found.momenta, forces, found.gradients, strict=True)
        }
        return rates | momenta

    def lagrange_steps(self, joint: str) -> LagrangeSteps:
        """The terms of Lagrange's equation of one coordinate."""
        return lagrange_steps(self, self, readable, self._place(joint))

    def bearing_reactions(self, frame: str = "link") -> Matrix:
        """`reactions` in the axes of each joint's link, or of the base: (joints, 6)."""
        return self._closed(lambda e: e.bearing_reactions(frame))

    def routhian(self, *joints: str) -> Routh:
        """Routh's function without the cyclic coordinates, its reduced potential and the rates."""
        cyclic = cyclic_coordinates(self, self, self.potential_energy)
        chosen = sorted({self._place(joint) for joint in joints}) or cyclic
        names = self.mechanism.q_names
        known = ", ".join(names[k] for k in cyclic) or "none"
        if strange := [k for k in chosen if k not in cyclic]:
            raise ArgumentError(
                f"{names[strange[0]]} is no cyclic coordinate of {self.mechanism.name}; cyclic: {known}"
            )
        if not chosen:
            raise ArgumentError(f"{self.mechanism.name} has no cyclic coordinate, and no function of Routh's")
        return routh(self, self, self.potential_energy, chosen)

    def dimensionless(self, *scales: str) -> Dimensionless:
        """The equations in units of some of the chain's parameters, the others as groups Pi."""
        return dimensionless(self, self, self.h, scales)

    def _place(self, joint: str) -> int:
        names = self.mechanism.q_names
        if joint not in names:
            raise ArgumentError(f"{self.mechanism.name} has no coordinate {joint!r}; it has {', '.join(names)}")
        return names.index(joint)

    @property
    def intermediates(self) -> tuple[Any, ...]:
        """None."""
        return ()

    def position(self, point: str) -> Matrix:
        """Position of a named point: (3, 1), base frame."""
        return self._closed(lambda e: e.position(point))

    def rotation(self, point: str) -> Matrix:
        """Rotation of the link that carries the point: (3, 3), base frame."""
        return self._closed(lambda e: e.rotation(point))

    def jacobian(self, point: str) -> Matrix:
        """First-order influence coefficients of the point and of its link: (6, n)."""
        return self._closed(lambda e: e.jacobian(point))

    def influence(self, point: str) -> tuple[Matrix, Array]:
        """G (3, n) and H (3, n, n) of a named point, base frame."""
        return self._closed(lambda e: e.influence(point)[0]), self._closed(lambda e: e.influence(point)[1])

    def influence_rotational(self, point: str) -> tuple[Matrix, Array]:
        """G_r (3, n) and H_r (3, n, n) of the link that carries the point, base frame."""
        return (
            self._closed(lambda e: e.influence_rotational(point)[0]),
            self._closed(lambda e: e.influence_rotational(point)[1]),
        )

    def closed_form(self) -> ClosedForm:
        """Itself."""
        return self

    def _closed(self, quantity: Callable[[EquationsOfMotion], Any]) -> Any:
        return self._shown(simplified(self.named.expand(quantity(self.named))))
