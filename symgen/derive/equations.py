"""The equations of motion of a chain, and the same in closed form: what `derive_equations` gives."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from sympy import ImmutableDenseMatrix as Matrix
from sympy import ImmutableDenseNDimArray as Array

from symgen.derive.base_parameters.combinations import BaseParameters, base_parameters
from symgen.derive.friction.sticking import sticking_forces
from symgen.derive.lagrange.equations import LagrangeEquations, column
from symgen.derive.lagrange.readable import simplified
from symgen.derive.lagrange.system import build_system
from symgen.derive.lagrange.vectors import total
from symgen.describe.chain import Chain
from symgen.describe.validate import validate

__all__ = ["ClosedForm", "EquationsOfMotion", "Notebook", "derive_equations"]

Notebook = Callable[["EquationsOfMotion"], str]
"""Writes equations as the LaTeX of a notebook cell; `report` has one, and `derive` knows nothing of pages."""


def derive_equations(chain: Chain, notebook: Notebook | None = None) -> EquationsOfMotion:
    """The equations of motion of a chain: M qdd + h = tau, and everything that they are made of.

    Nothing is derived yet when this returns but the chain's frames; each attribute derives itself when it is first
    asked for.

    Args:
        chain: any chain of rigid links; `symgen.derive_equations` takes bending ones, too.
        notebook: the LaTeX of a notebook cell that ends with the equations; without it, a cell shows their name.

    Raises:
        ChainError: the chain breaks a rule of the format.
        DerivationError: a link bends and was not expanded into rods (`symgen.describe.expand`).

    Example:
        >>> from symgen.describe.chain import Chain, Joint
        >>> from symgen.describe.expression import Name, Number
        >>> from symgen.describe.chain import Parameter
        >>> zero = Number(0.0)
        >>> bob = Joint("theta", "revolute", mass=Name("m"), com=(Name("L"), zero, zero))
        >>> values = tuple(Parameter(name, Number(1.0)) for name in ("m", "L", "g0"))
        >>> chain = Chain("pendulum", (bob,), gravity=(Name("g0"), zero, zero), parameters=values)
        >>> derive_equations(chain).closed_form().h[0]
        L*g0*m*sin(theta)
    """
    return EquationsOfMotion(build_system(validate(chain)), notebook=notebook)


@dataclass(frozen=True, eq=False, repr=False)
class EquationsOfMotion(LagrangeEquations):
    """The equations of motion M qdd + h = tau of one chain, with what a reader asks of them besides."""

    notebook: Notebook | None = field(default=None, kw_only=True)

    def sticking_forces(self, stuck: Iterable[Any]) -> Matrix:
        """Friction (n, 1) while the joints `stuck` rest: what holds them, and the sliding friction of the others.

        Args:
            stuck: names of joints, or one flag per joint (Karnopp's switch variables).

        The letters of what is not among the chain's: joint forces `tau(joint)`, `sign(d(joint))` for the direction of
        sliding, a bearing's load `N(joint)`, a drive's load torque `tau_l(joint)`.
        """
        return sticking_forces(self, stuck)[0]

    def base_parameters(self) -> BaseParameters:
        """The combinations of inertial parameters that joint forces depend on: names, expressions in `m(link)`, ...

        They hold for all values of run-time parameters and are named `Izz_R(joint)`, what regrouping leaves of a body
        in its joint's axes. `model.base_parameters(params=...)` has as many combinations of the same quantities in
        numbers, led by links' own parameters, or fewer: where the values are special, or where two are felt together
        in a ratio that changes with them.
        """
        return base_parameters(self.chain)

    def closed_form(self) -> ClosedForm:
        """The same equations without intermediates, simplified for reading; for small chains."""
        return self._closed_form

    @cached_property
    def _closed_form(self) -> ClosedForm:
        return ClosedForm(self.system, named=self, notebook=self.notebook)

    def _repr_latex_(self) -> str | None:
        return self.notebook(self) if self.notebook else None


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
        n, M, h = self.system.n, self.M, self.h
        return column([total([*(M[i, j] * self.qdd[j] for j in range(n)), h[i]]) for i in range(n)])

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
        return simplified(self.named.expand(quantity(self.named)))
