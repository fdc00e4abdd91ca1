"""Sticking forces in SymPy: what holds each set of joints at rest, in closed form.

With R the joints that move and S those that stick, qdd_S = 0 and

    qdd_R = M_RR^-1 (tau_R - h_R - f_R),    f_S = tau_S - h_S - M_SR qdd_R

Karnopp's (1985) equations (3), (11), (15), (16), (18) and (21) are such forces, one per case of his switch variables.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import fields, replace
from functools import partial
from typing import Any, TypeVar, cast

from sympy import Expr, ImmutableDenseMatrix, Integer, Matrix, Symbol, sign

from symgen.derive.algebra.scalar import Scalar
from symgen.derive.algebra.symbolic import SymbolicAlgebra
from symgen.derive.algebra.values import Values
from symgen.derive.bodies.drives import drive_ratio
from symgen.derive.friction.drives import Losses, drive_losses
from symgen.derive.friction.laws import Law, friction_law
from symgen.derive.lagrange.equations import LagrangeEquations
from symgen.derive.symbols import TIME, Knots, Spline, rate
from symgen.describe.chain import Drive, Friction, Joint
from symgen.describe.couplings import friction_groups
from symgen.describe.expression import Operation, Table
from symgen.describe.joint_records import BACKWARD, FORWARD
from symgen.describe.linear_parameters import SIDES
from symgen.describe.mechanism import Mechanism
from symgen.describe.spline import spline_value
from symgen.describe.traits import is_loaded, joint_rubs, loses
from symgen.errors import ArgumentError, DerivationError

__all__ = [
    "coordinate_friction", "holding_forces", "joint_friction", "kept_values", "not_written_out", "sensed_law",
    "sensed_losses", "sticking_forces", "stuck_joints",
]  # fmt: skip

Numbers = TypeVar("Numbers", Law, Losses)


def sticking_forces(equations: LagrangeEquations, stuck: Iterable[Any]) -> tuple[Matrix, Matrix]:
    """Friction f (n, 1) and accelerations (n, 1) while the joints `stuck` rest, without intermediates.

    f holds the stuck coordinates; of the others it is their sliding friction, with that of the joints that follow them
    (`coordinate_friction`), sgn(qd) written as `sign(d(joint))`, the load
    of a bearing as `N(joint)`, a drive's load torque as `tau_l(joint)`. Joint forces are `tau(joint)`.

    Args:
        stuck: names of joints, or a mask of one flag per joint.

    Raises:
        ArgumentError: an unknown name, a mask of another length, or a prescribed joint.
    """
    mechanism = equations.mechanism
    positions = stuck_joints(mechanism, stuck)
    given = equations.accelerations
    for k in positions:
        if k in given:
            raise ArgumentError(f"stuck: {mechanism.q_names[k]} has a kinematic input, so it cannot stick")
    unwritten = not_written_out(mechanism)
    if unwritten:
        message = f"sticking forces are not written out where {unwritten}"
        raise DerivationError(f"{message}; the functions sticking_forces and friction_dynamics compute them")
    sliding = [equations.expand(coordinate_friction(equations, k)) for k in range(equations.system.mechanism.nv)]
    M, h = equations.expand(equations.M), equations.expand(equations.h)
    expanded = {k: equations.expand(a) for k, a in given.items()}
    return holding_forces(M, list(h), list(equations.forces), sliding, positions, expanded)


def not_written_out(mechanism: Mechanism) -> str:
    """Why friction along the coordinates is not written out in closed form; empty where it is."""
    groups, n = friction_groups(mechanism.chain), mechanism.nv
    several = [joint.name for (joint,) in groups[n:]]
    if several:
        return f"joints with friction follow several coordinates: {', '.join(several)}"
    looped = {name for loop in mechanism.chain.loops for name in (*loop.dependent, loop.name)}
    for own, *others in groups:
        frictional = [joint.name for joint in others if joint_rubs(joint)]
        if looped.intersection(frictional):
            return f"joints of loops have friction: {', '.join(frictional)}"
        if frictional and any(map(loses, (own, *others))):
            return f"joints with friction move together with a drive that has losses: {', '.join(frictional)}"
    return ""


def coordinate_friction(equations: LagrangeEquations, k: int) -> Expr:
    """Sliding friction along a coordinate, of its own joint and of those that follow it alone.

    A joint whose rate is g times the coordinate's adds s |g| F and g^2 times its viscous force, s the sign of the
    coordinate's rate; F is its level at g times that rate. Letters are those of `joint_friction`.
    """
    mechanism = equations.mechanism
    own, *others = friction_groups(mechanism.chain)[k]
    total = joint_friction(mechanism, own)
    algebra, values = kept_values(mechanism)
    places = {name: i for i, name in enumerate(equations.system.mechanism.names)}
    v, s = algebra.scalar(rate(own.name)), algebra.scalar(sign(rate(own.name)))
    for joint in filter(joint_rubs, others):
        g = algebra.scalar(equations.system.projection.first[places[joint.name]][k])
        motor = None if joint.drive is None else joint.drive.motor_friction
        ratios = (g, g * drive_ratio(joint.drive, values)) if joint.drive is not None else (g,)
        for friction, ratio in zip((joint.friction, motor), ratios, strict=False):
            if friction is None:
                continue
            law = sensed_law(friction, values, s * algebra.function("sign", (ratio,)))
            level = law.sliding(ratio * v)
            size = level.offset
            if is_loaded(friction):
                size = size + level.slope * algebra.scalar(Symbol(f"N({joint.name})"))
            along = s * (algebra.function("abs", (ratio,)) * size) + ratio * law.drag(ratio * v)
            total = total + along.x
    return total


def stuck_joints(mechanism: Mechanism, stuck: Iterable[Any]) -> tuple[int, ...]:
    """Positions in q of the joints named, or marked in a mask of one flag per joint.

    Raises:
        ArgumentError: an unknown name, a mask of another length, or one of something else than flags.
    """
    names = mechanism.q_names
    try:
        given = [stuck] if isinstance(stuck, str) else list(stuck)
    except TypeError:
        wanted = f"names of joints, or one flag for each of {', '.join(names)}"
        raise ArgumentError(f"stuck: {wanted}, are wanted, not {stuck!r:.60}") from None
    if given and all(isinstance(item, str) for item in given):
        for item in given:
            if item not in names:
                raise ArgumentError(f"stuck: {item!r} is not a joint that moves; there are {', '.join(names)}")
        return tuple(k for k, name in enumerate(names) if name in given)
    if given and len(given) != len(names):
        raise ArgumentError(f"stuck: a mask needs {len(names)} flags, one per joint, not {len(given)}")
    for flag in given:
        if not _is_flag(flag):
            raise ArgumentError(f"stuck: names of joints alone, or flags True and False, or 1 and 0, not {flag!r:.60}")
    return tuple(k for k, flag in enumerate(given) if flag)


def _is_flag(flag: Any) -> bool:
    """True for a bool, and for a number of any type that is 0 or 1."""
    try:
        return bool(flag == 0 or flag == 1)
    except ValueError:  # an array
        return False


def holding_forces(
    M: Matrix,
    h: Sequence[Expr],
    tau: Sequence[Expr],
    sliding: Sequence[Expr],
    stuck: Sequence[int],
    given: dict[int, Expr] | None = None,
) -> tuple[Matrix, Matrix]:
    """Friction f (n, 1) and accelerations (n, 1) when the joints `stuck` rest.

    Args:
        M: (n, n); h, tau: (n,).
        sliding: (n,) friction of the joints that do not stick.
        stuck: positions that stick.
        given: accelerations of prescribed joints.
    """  # fmt: skip
    n = len(h)
    known = {**dict.fromkeys(stuck, Integer(0)), **(given or {})}
    free = [i for i in range(n) if i not in known]
    right = [tau[i] - h[i] - sliding[i] - sum((M[i, j] * a for j, a in known.items()), Integer(0)) for i in free]
    qdd: list[Expr] = [known.get(i, Integer(0)) for i in range(n)]
    if free:
        block = Matrix([[M[i, j] for j in free] for i in free])
        solved = block.LUsolve(Matrix(right))
        for i, x in zip(free, solved, strict=True):
            qdd[i] = x
    f = list(sliding)
    for i in stuck:
        f[i] = tau[i] - h[i] - sum((M[i, j] * qdd[j] for j in range(n)), Integer(0))
    return ImmutableDenseMatrix(f), ImmutableDenseMatrix(qdd)


def joint_friction(mechanism: Mechanism, joint: Joint) -> Expr:
    """Sliding friction of a joint in the direction of its rate, sgn(qd) written as `sign(d(joint))`.

    The bearing's load is the symbol `N(joint)`, a drive's load torque `tau_l(joint)`.
    """
    algebra, values = kept_values(mechanism)
    v = algebra.scalar(rate(joint.name))
    s = algebra.scalar(sign(rate(joint.name)))
    zero = algebra.zero
    load = algebra.scalar(Symbol(f"N({joint.name})"))
    own, drag = zero, zero
    if joint.friction is not None:
        law = sensed_law(joint.friction, values, s)
        level = law.sliding(v)
        own, drag = level.offset, law.drag(v)
        if is_loaded(joint.friction):
            own = own + level.slope * load
    total = s * own + drag
    if joint.drive is not None:
        N = drive_ratio(joint.drive, values)
        losses = sensed_losses(joint.drive, values, s)
        if losses is not None:
            x = s * (algebra.scalar(Symbol(f"tau_l({joint.name})")) + drag) + own
            total = total + s * losses.excess(x)
        if joint.drive.motor_friction is not None:
            motor = sensed_law(joint.drive.motor_friction, values, s * algebra.function("sign", (N,)))
            size = algebra.function("abs", (N,))
            total = total + s * (size * motor.sliding(N * v).offset) + N * motor.drag(N * v)
    return cast(Expr, total.x.xreplace(named_curves(joint)))


def named_curves(joint: Joint) -> dict[Knots, Knots]:
    """The curves of a joint's friction over its rate with names of their own, by direction where they differ."""
    if joint.friction is None:
        return {}
    ends = SIDES.values() if joint.friction.directional else ("", "")
    tables = {
        f"{joint.name}{end}": table
        for way, end in zip(joint.friction.ways, ends, strict=True)
        if isinstance(way.law, Operation) and isinstance(table := way.law.arguments[-1], Table)
    }
    return {Knots(table): Knots(replace(table, name=name)) for name, table in tables.items()}


def sensed_law(friction: Friction, values: Values, sense: Scalar) -> Law:
    """The law of a `friction` entry, each number that differs by direction as one of two cases of the sense."""
    forward, backward = friction_law(friction, values, FORWARD), friction_law(friction, values, BACKWARD)
    law = _by_sense(sense, replace(forward, curve=None), replace(backward, curve=None))
    if forward.curve is None:
        return law
    return replace(law, curve=forward.curve.beside(backward.curve, partial(_where, sense)))


def sensed_losses(drive: Drive, values: Values, sense: Scalar) -> Losses | None:
    """The losses of a drive in the direction of motion, as cases of the sense; None when it has none."""
    forward, backward = drive_losses(drive, values, FORWARD), drive_losses(drive, values, BACKWARD)
    return None if forward is None or backward is None else _by_sense(sense, forward, backward)


def _by_sense(sense: Scalar, forward: Numbers, backward: Numbers) -> Numbers:
    """A record of numbers in SymPy: `forward` where the sense is positive, else `backward`."""

    def merged(a: Scalar | None, b: Scalar | None) -> Scalar | None:
        if a is None or b is None or a.x == b.x:
            return a
        return _where(sense, a, b)

    numbers: dict[str, Any] = {
        f.name: merged(getattr(forward, f.name), getattr(backward, f.name)) for f in fields(forward)
    }
    return replace(forward, **numbers)


def _where(sense: Scalar, forward: Scalar, backward: Scalar) -> Scalar:
    algebra = sense.algebra
    return algebra.function("where", (algebra.function("gt", (sense, algebra.zero)), forward, backward))


def kept_values(mechanism: Mechanism) -> tuple[SymbolicAlgebra, Values]:
    """Values of a chain's expressions in SymPy, every parameter, input and coordinate a letter."""
    algebra = SymbolicAlgebra()
    letters_of = [*(p.name for p in mechanism.parameters), *mechanism.input_names, *mechanism.names]
    names = {name: algebra.scalar(Symbol(name)) for name in letters_of}
    letters = tuple(replace(p, constant=False) for p in mechanism.parameters)
    return algebra, KeptValues(
        replace(mechanism, chain=replace(mechanism.chain, parameters=letters)),
        algebra,
        names,
        None,
        algebra.scalar(TIME),
    )


class KeptValues(Values):
    """Values in SymPy, in which a spline stays the function that it is."""

    def _operation(self, expression: Operation) -> Scalar:
        if expression.operator == "spline" and isinstance(table := expression.arguments[1], Table):
            x = self(expression.arguments[0])
            number = self.algebra.number(x)
            if number is not None:
                return self.algebra.constant(spline_value(table, number))
            return Scalar(self.algebra, Spline(x.x, Knots(table)))
        return super()._operation(expression)
