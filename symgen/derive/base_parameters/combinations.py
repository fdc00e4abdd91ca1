"""Base parameters in symbols: the combinations of inertial parameters that joint forces depend on.

A body that turns about z can hand its mass, the first moment and the second moment along z to its parent without any
joint force changing; a sliding body its whole inertia tensor, and of its first moment what it does not move by itself
(`carriers`). What is left after that, from the tips to the base, spans the joint forces of every tree of revolute and
prismatic joints (Gautier and Khalil 1990; here on second moments, where parallel axes need no case of their own). All
of that is done in symbols and holds for all values of run-time parameters. What then does not act, because of how the
first axes stand to the base and to gravity, is found by the rank of the regressor (`acting`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from sympy import Add, Expr, Float, Integer, Rational, Symbol, cos, expand, sin

from symgen.derive.algebra.scalar import Scalar
from symgen.derive.algebra.spatial import (
    Inertial,
    matmul,
    matvec,
    no_inertial,
    rotate_inertial,
    shift_inertial,
    sub,
)
from symgen.derive.algebra.symbolic import SymbolicAlgebra
from symgen.derive.base_parameters.identifiable import acting, directions, inertial, power_of_length, regrouped
from symgen.derive.base_parameters.sample import quantities_at, reach, resting_tree, sensible_values
from symgen.derive.base_parameters.turning_axes import first_moments, turning_axes
from symgen.derive.bodies.tree import Tree
from symgen.derive.reduced.regroup import axial
from symgen.describe.assemble import assemble
from symgen.describe.chain import Xyz
from symgen.describe.evaluate import names_in, parameter_defaults
from symgen.describe.linear_parameters import LENGTHS, NAMES
from symgen.describe.mechanism import Mechanism

__all__ = ["BaseParameters", "base_parameters", "link_parameters"]

SETS = 3
"""Of values of run-time parameters, for which a grouping must be right."""

ROUNDING = 1e-12
"""Rounding of sums and products of a dozen sines and cosines that cancel."""

LEGEND = (
    "# x_R(joint): what regrouping leaves of x, in the axes of the last revolute joint up to there, z along its axis"
)


@dataclass(frozen=True, slots=True)
class BaseParameters:
    """The base parameters of a chain as formulas.

    With phi the links' inertial parameters (10 per link, in the order of the regressor's columns) and Y the regressor,
    joint forces are Y phi = (Y directions') beta, beta the values of the expressions.

    The formulas hold for all values of run-time parameters. For special values, such as a distance that is zero for
    them alone, fewer combinations may do, and so where two are felt together only, in a ratio that depends on a
    run-time parameter (`mcx + Ixz/L` of a link without gravity), which stay two here: `Model.base_parameters(params=
    ...)` finds those from the regressor's rank in numbers, for one set of values. Each of its combinations is led by a
    parameter of a link, so they read otherwise; where both are as many, either are linear combinations of the other.

    Attributes:
        names: of each, what is left of a body after regrouping, `Izz_R(elbow)`; marked by R as in Khalil and Dombre
            2002, for it is not the link's own `Izz(elbow)`. Moments stand about the origin of the joint's frame, in
            the axes of the revolute joint that turns the body, z along its axis: its own, or where the body slides
            that of the last one before it. `(Ixx-Iyy)_R(elbow)` is the difference of the two.
        expressions: each as a linear combination of `parameters` with coefficients in the chain's geometry.
        parameters: symbols of phi, `m(elbow)`, `mcx(elbow)`, ..., `Izz(elbow)`, about the link frame's origin and in
            the link's axes, first moments being mass times centre.
        directions: per base parameter a phi, at the chain's default geometry, that has this one equal to one and all
            others zero.
    """

    names: tuple[str, ...]
    expressions: tuple[Expr, ...]
    parameters: tuple[Symbol, ...]
    directions: tuple[tuple[float, ...], ...]

    def __len__(self) -> int:
        return len(self.names)

    def __repr__(self) -> str:
        shown = ", ".join(self.names[:3]) + (", ..." if len(self) > 3 else "")
        of = f"{len(self)} combinations of {len(self.parameters)} inertial parameters"
        return f"<BaseParameters: {of}, {shown}; print() shows all>"

    def __str__(self) -> str:
        """Meaning of the names, and a line per combination, its name first; fractions are written as decimals."""
        lines = [f"{name} = {_in_decimals(beta)}" for name, beta in zip(self.names, self.expressions, strict=True)]
        return "\n".join([LEGEND, *lines])


def link_parameters(mechanism: Mechanism) -> tuple[Symbol, ...]:
    """Symbols of the links' inertial parameters, 10 per link, fixed links included."""
    return tuple(Symbol(f"{name}({joint.name})") for joint in mechanism.chain.joints for name in NAMES)


def base_parameters(mechanism: Mechanism, seed: int = 0) -> BaseParameters:
    """The base parameters of a validated chain.

    Args:
        mechanism: run-time parameters stay symbols; what acts is decided for several values of them near the defaults.
        seed: of these values, and of the states at which the rank is looked at.
    """
    sets = sensible_values(mechanism, SETS, seed)
    moments = first_moments([resting_tree(mechanism, values) for values in sets])
    names, powers, expressions = _regrouped(mechanism, moments)
    kept, dependent = acting(mechanism, moments, sets, seed)
    beta = [expressions[k] for k in kept]
    for k, shares in dependent:
        for position, share in enumerate(shares):
            beta[position] += _readable(share) * expressions[k]
    units = directions(mechanism, parameter_defaults(mechanism.chain), moments)
    return BaseParameters(
        names=tuple(names[k] for k in kept),
        expressions=_tidied(mechanism, [powers[k] for k in kept], beta),
        parameters=link_parameters(mechanism),
        directions=tuple(tuple(units[k]) for k in kept),
    )


class _Geometry(SymbolicAlgebra):
    """Expressions in which functions of literals are numbers, so that sums of them stay short."""

    def function(self, name: str, arguments: Sequence[Scalar]) -> Scalar:
        result = super().function(name, arguments)
        literal = isinstance(result.x, Expr) and result.x.is_number and not result.x.is_Rational
        return Scalar(self, result.x.evalf(17)) if literal else result


def _regrouped(mechanism: Mechanism, moments: Sequence[int]) -> tuple[list[str], list[int], list[Expr]]:
    """Regrouped parameters of each body: names, powers of a length in their units, and symbols."""
    tree = _symbolic_tree(mechanism)
    names: list[str] = []
    powers: list[int] = []
    expressions: list[Expr] = []
    for body, left, count in zip(
        tree.bodies, _handed_on(tree, _bodies(mechanism, tree), moments), moments, strict=True
    ):
        J, h = left.J, left.h
        values: tuple[Scalar, ...] = (J[0][0] + J[1][1], J[0][0] - J[1][1], J[0][1], J[0][2], J[1][2], h[0], h[1])
        if not body.revolute:
            values = (left.m, *h[:count])
        stays = regrouped(body.revolute, count)
        names += [_marked(name, body.name) for name in stays]
        powers += [power_of_length(name) for name in stays]
        expressions += [expand(x.x) for x in values]
    return names, powers, expressions


def _marked(name: str, joint: str) -> str:
    return f"({name})_R({joint})" if "-" in name else f"{name}_R({joint})"


def _symbolic_tree(mechanism: Mechanism) -> Tree:
    algebra = _Geometry()
    letters = {*constant_lengths(mechanism)}
    chain = mechanism.chain
    named = tuple(replace(p, constant=p.constant and p.name not in letters) for p in chain.parameters)
    known = {p.name: algebra.scalar(Symbol(p.name)) for p in named if not p.constant}
    return quantities_at(assemble(replace(chain, parameters=named)), algebra, known).tree


def constant_lengths(mechanism: Mechanism) -> list[str]:
    """Constants that are letters in the formulas: those that are not zero and stand in no angle, axis or `gravity`."""
    turned: set[str] = set()
    for joint in mechanism.chain.joints:
        place = joint.place
        angles = (*place.rpy, *place.axis) if isinstance(place, Xyz) else (place.alpha, place.theta)
        turned |= {name for value in angles for name in names_in(value)}
    turned |= {name for value in mechanism.chain.gravity for name in names_in(value)}
    values = parameter_defaults(mechanism.chain)
    return [p.name for p in mechanism.parameters if p.constant and values[p.name] != 0.0 and p.name not in turned]


def _bodies(mechanism: Mechanism, tree: Tree) -> list[Inertial]:
    """The bodies as sums of their links, in the links' symbols, in the axes that turn them."""
    algebra = _Geometry()
    symbols = iter(link_parameters(mechanism))
    bodies = [no_inertial(tree.algebra)] * len(tree.bodies)
    for link in tree.links:
        here = inertial([algebra.scalar(next(symbols)) for _ in NAMES])
        if link.body >= 0:
            bodies[link.body] += shift_inertial(rotate_inertial(here, link.R), link.p)
    return [rotate_inertial(body, axes) for body, axes in zip(bodies, turning_axes(tree), strict=True)]


def _handed_on(tree: Tree, bodies: Sequence[Inertial], moments: Sequence[int]) -> list[Inertial]:
    """Regrouped parameters of each body after the rest went to its parent, tips first, in its turning axes."""
    left = list(bodies)
    axes = turning_axes(tree)
    for i in reversed(range(len(left))):
        body, own = tree.bodies[i], left[i]
        moved = _moved(own, body.revolute, moments[i])
        J = tuple(sub(a, b) for a, b in zip(own.J, moved.J, strict=True))
        left[i] = Inertial(own.m - moved.m, sub(own.h, moved.h), (J[0], J[1], J[2]))
        if body.parent >= 0:
            turned = rotate_inertial(moved, matmul(axes[body.parent], body.R)) if body.revolute else moved
            left[body.parent] += shift_inertial(turned, matvec(axes[body.parent], body.p))
    return left


def _moved(body: Inertial, revolute: bool, moments: int) -> Inertial:
    """The part of a body that passes to its parent, indistinguishable from the parent's own parameters.

    That is the mass on the axis of a body that turns, and of one that slides the inertia tensor and the first moments
    after so many.
    """
    J, h, zero = body.J, body.h, body.m.algebra.zero
    if revolute:
        return axial(body.m, h[2], 0.5 * (J[0][0] + J[1][1] - J[2][2]))
    kept = [zero if k < moments else h[k] for k in range(3)]
    return Inertial(zero, (kept[0], kept[1], kept[2]), J)


def _in_decimals(total: Expr) -> Expr:
    """A sum whose coefficients are decimals where they are no integers."""
    terms = (term.as_coeff_Mul() for term in Add.make_args(total))
    return Add(*((factor if factor.is_Integer else Float(factor)) * rest for factor, rest in terms))


def _readable(number: float) -> Expr:
    """A number as a small fraction where it is one."""
    near = Rational(number).limit_denominator(1000)
    return near if abs(float(near) - number) <= ROUNDING * abs(number) else Float(number)


def _tidied(mechanism: Mechanism, powers: Sequence[int], expressions: Sequence[Expr]) -> tuple[Expr, ...]:
    """The sums without terms that are rounding, small fractions written as such; powers are of a length, of each sum.

    A share of one parameter in another is a product of so many lengths as their units differ in: it is rounding beside
    what lengths like the chain's own would make of it, sines and cosines of run-time parameters being one.
    """
    values = parameter_defaults(mechanism.chain)
    length = reach(resting_tree(mechanism, values))
    known = {Symbol(name): abs(value) or length for name, value in values.items()}
    of_links = dict(zip(link_parameters(mechanism), [*LENGTHS.values()] * len(mechanism.chain.joints), strict=True))
    tidy: list[Expr] = []
    for power, expression in zip(powers, expressions, strict=True):
        total: Expr = Integer(0)
        for term, coefficient in expand(expression).as_coefficients_dict().items():
            (parameter,) = (symbol for symbol in term.free_symbols if symbol in of_links)
            factor = (term / parameter).replace(lambda part: isinstance(part, sin | cos), lambda part: Integer(1))
            share = float(coefficient) * float(factor.subs(known))
            if abs(share) > ROUNDING * length ** (power - of_links[parameter]):
                total += _readable(float(coefficient)) * term
        tidy.append(total)
    return tuple(tidy)
