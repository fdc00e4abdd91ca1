"""The friction circle: one body on a dry pin whose friction follows the load, solved for its acceleration.

With the load's components F = a qdd + b across the axis and f = s k |F|, k = mu r the radius of the friction circle,
the equation M qdd + B + s k |a qdd + b| = 0 is a quadratic one. Its root with the sign of the sliding s is

    qdd = -(M B - k^2 a.b + s k sqrt(M^2 b.b - 2 M B a.b + B^2 a.a - k^2 (a.a b.b - (a.b)^2)))/(M^2 - k^2 a.a),

the only one where k |a| < M. Otherwise the pin may jam, or has several accelerations (Painleve 1895).
"""

from __future__ import annotations

from typing import Any

from sympy import (
    Abs,
    Expr,
    Integer,
    Matrix,
    StrictLessThan,
    cancel,
    count_ops,
    factor_list,
    factor_terms,
    fraction,
    sqrt,
)
from sympy.polys import PolynomialError

from symgen.derive.lagrange.canonical import acting, quotient
from symgen.derive.lagrange.equations import LagrangeEquations
from symgen.derive.lagrange.readable import readable, tree_size
from symgen.derive.symbols import translate
from symgen.describe.chain import Joint
from symgen.report.blocks import Block, Equations, Paragraph, Title, element, sentence
from symgen.report.canonical import bias
from symgen.report.forms import LONGEST
from symgen.report.quantities import Quantities

__all__ = ["friction_circle_blocks", "solved"]


def friction_circle_blocks(equations: LagrangeEquations, shown: Quantities) -> list[Block]:
    """The solved form and its condition; nothing for a chain of another kind, or where it is too long."""
    joints = equations.system.mechanism.joints
    if len(joints) != 1 or equations.accelerations or not is_dry_pin(joints[0]):
        return []
    ratio, acceleration = solved(equations, shown)
    if tree_size(acceleration) > LONGEST:
        return []
    over, under = fraction(ratio)
    words = "With the load of its bearing the equation is implicit. Solved for the acceleration it is"
    unique = StrictLessThan(over, under, evaluate=False)
    otherwise = ". Otherwise the pin may jam, or several accelerations fulfil the equation."
    condition: tuple[Any, ...] = ("where ", unique, otherwise)
    return [
        Title("Friction circle", 3),
        Paragraph(sentence(words)),
        Equations(((equations.qdd[0], acceleration),)),
        Paragraph(condition),
    ]


def is_dry_pin(joint: Joint) -> bool:
    """True for a pin with a coefficient of friction times its radial load, and levels beside it, the same both ways."""
    friction = joint.friction
    return (
        joint.type == "revolute" and joint.drive is None and joint.bristle is None and friction is not None
        and friction.coefficient is not None and friction.normal == "radial" and friction.span is None
        and friction.stribeck is None and friction.law is None and not friction.directional
    )  # fmt: skip


def solved(equations: LagrangeEquations, shown: Quantities) -> tuple[Expr, Expr]:
    """k |a|/M, which is below one where the acceleration is unique, and the acceleration."""
    (frame,) = (f for f in equations.system.frames if f.coordinate is not None)
    friction = equations.system.mechanism.joints[0].friction
    assert friction is not None
    s, qd, qdd, forward = element("s", 0), equations.qd[0], equations.qdd[0], friction.ways[0]
    assert forward.coefficient is not None
    force = equations.expand(equations.bearing_reactions("base"))[0, :3]
    axis = equations.expand(Matrix([list(frame.axis)]))
    across = force - (force * axis.T)[0] * axis
    a = across.applyfunc(lambda x: x.diff(qdd))
    b = across.xreplace({qdd: Integer(0)})
    aa, ab, bb = (readable((x * y.T)[0]) for x, y in ((a, a), (a, b), (b, b)))
    k = translate(forward.coefficient) * (1 if friction.radius is None else translate(friction.radius))
    levels = [s * translate(forward.coulomb)] if forward.coulomb is not None else []
    levels += [translate(forward.viscous) * qd] if forward.viscous is not None else []
    M, B = shown.M[0, 0], bias(shown)[0] - acting(equations)[0] + sum(levels)
    under = M**2 * bb - 2 * M * B * ab + B**2 * aa - k**2 * (aa * bb - ab**2)
    root = rooted(under.expand().xreplace({s**2: Integer(1)}), equations)
    below = readable(M**2 - k**2 * aa)
    smooth, dry = (shortest(-(M * B - k**2 * ab), below), shortest(-s * k, below))
    return quotient(k * rooted(aa, equations), M), smooth + dry * root


def shortest(over: Expr, under: Expr) -> Expr:
    """A fraction, cancelled where that is shorter."""
    plain = quotient(over, under)
    return min(plain, factor_terms(cancel(plain)), key=count_ops)


def rooted(expression: Expr, equations: LagrangeEquations) -> Expr:
    """The square root, squares taken out: parameters are positive, other factors may have either sign."""
    over, under = fraction(quotient(expression, Integer(1)))
    if under != 1:
        return rooted(over, equations) / rooted(under, equations)
    try:
        content, factors = factor_list(readable(over))
    except PolynomialError:
        return sqrt(expression)
    outside, inside = Integer(1), content
    for base, power in factors:
        positive = base in equations.system.symbols.parameters
        outside *= (base if positive else Abs(base)) ** (power // 2)
        inside *= base ** (power % 2)
    return outside * sqrt(inside)
