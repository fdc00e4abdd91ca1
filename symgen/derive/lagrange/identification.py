"""The columns of `identification_regressor` by their definition, beside those of the links.

A rotor's column is its share of Lagrange's equations with J = 1, T = s^2/2: a_k s' + s (omega x e).G_r,k, with the
coefficients a of `rotors`. Levels of friction, springs, dampers and offsets act across their joints; those of joints
that close loops by the influence coefficients of these (Benedict and Tesar 1978).
"""

from __future__ import annotations

from sympy import Abs, Expr, Integer, Max, exp, sign

from symgen.derive.lagrange.regressor import regressor
from symgen.derive.lagrange.rotors import coefficients_of_unit_rotor
from symgen.derive.lagrange.system import System
from symgen.derive.lagrange.vectors import ONE, ZERO, total
from symgen.derive.symbols import translate
from symgen.describe.chain import Friction, Joint
from symgen.describe.joint_records import FORWARD
from symgen.describe.linear_parameters import LinearParameter, linear_parameters

__all__ = ["identification_regressor"]


def identification_regressor(system: System) -> list[list[Expr]]:
    """(n, columns), n of the coordinates."""
    rows, projection = regressor(system), system.projection
    closing: dict[int, dict[int, Expr]] = {}
    for c, parameter in enumerate(linear_parameters(system.mechanism.chain)):
        if parameter.kind == "link":
            continue
        place = closing_place(system, parameter)
        if place is not None:
            closing[c] = closing_entries(system, parameter, place)
        filled = entries(system, parameter) if place is None else {}
        for i, row in enumerate(rows):
            row.append(filled.get(i, ZERO))
    found = projection.rows(rows)
    for c, column in closing.items():
        for k, entry in column.items():
            found[k][c] = entry
    return found


def closing_place(system: System, parameter: LinearParameter) -> int | None:
    """Position of the loop whose closing joint a column belongs to; None of other columns."""
    names = [loop.name for loop in system.mechanism.chain.loops]
    return names.index(parameter.joint) if parameter.joint in names else None


def closing_entries(system: System, parameter: LinearParameter, place: int) -> dict[int, Expr]:
    """Entries of a column of a joint that closes a loop, by coordinate: g times its force at the rate g qd."""
    row, friction = system.projection.closing[place], system.mechanism.chain.loops[place].friction
    assert friction is not None
    v = total([g * rate for g, rate in zip(row, system.projection.symbols.qd, strict=True)])
    force = gate(parameter, v) * level(friction, parameter.which, v, ONE)
    return {k: g * force for k, g in enumerate(row) if g != 0}


def entries(system: System, parameter: LinearParameter) -> dict[int, Expr]:
    """Entries of a column, by joint."""
    mechanism, symbols = system.mechanism, system.symbols
    i = mechanism.names.index(parameter.joint)
    joint = mechanism.joints[i]
    q, v = symbols.q[i], symbols.qd[i]
    if parameter.kind == "rotor":
        return coefficients_of_unit_rotor(system, parameter.joint)
    if parameter.kind == "friction" and joint.friction is not None:
        return {i: gate(parameter, v) * level(joint.friction, parameter.which, v, ONE)}
    if parameter.kind == "motor" and joint.drive is not None and joint.drive.motor_friction is not None:
        N = ratio(joint)
        return {i: gate(parameter, N * v) * level(joint.drive.motor_friction, parameter.which, v, Abs(N))}
    if parameter.other:
        j = mechanism.names.index(parameter.other)
        return {i: symbols.q[j], j: q}
    return {i: {"spring": q, "rest": Integer(-1), "damper": v, "offset": ONE}[parameter.kind]}


def ratio(joint: Joint) -> Expr:
    """N of a joint's drive."""
    drive = joint.drive
    if drive is not None and drive.lead_per_radian is not None:
        return 1 / translate(drive.lead_per_radian)
    return ONE if drive is None or drive.ratio is None else translate(drive.ratio)


def gate(parameter: LinearParameter, v: Expr) -> Expr:
    """1 at rates of the direction in which a level acts, else 0; 1 of levels that act in both."""
    if parameter.side is None:
        return ONE
    return Max(sign(v if parameter.side == FORWARD else -v), ZERO)


def level(friction: Friction, which: str, v: Expr, N: Expr) -> Expr:
    """Force per unit of a level that acts at the rate N v, times N."""
    if which == "viscous":
        return N * N * v
    decay: Expr = ZERO
    if friction.stribeck is not None:
        decay = exp(-(Abs(N * v / translate(friction.stribeck.velocity)) ** translate(friction.stribeck.exponent)))
    return N * sign(v) * (decay if which == "static" else 1 - decay)
