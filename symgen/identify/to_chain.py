"""Identified parameters as values of the chain: masses, centres, inertias, levels, springs, coefficients, losses."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from symgen.arrays import Array
from symgen.describe.chain import Chain
from symgen.describe.linear_parameters import LinearParameter
from symgen.describe.loops import bearing_joint
from symgen.identify.parameters import Basis, unit_of
from symgen.identify.realise import Way
from symgen.identify.spring_places import spring_places
from symgen.identify.static_levels import raised
from symgen.identify.unknowns import Extra
from symgen.identify.write_back import Identified, with_values

__all__ = ["chain_with"]


UNCHANGED = 1e-12
"""Changes below this share of a parameter's scale are rounding: the chain keeps its own expression."""
SURE = 1e-13
"""Errors below this share of a parameter's scale are rounding: the data do not look at the parameter."""
STEP = 1e-30
"""Of complex steps."""
KEYS = (
    ("mass", "kg"), ("com.x", "m"), ("com.y", "m"), ("com.z", "m"), ("inertia.xx", "kg m^2"), ("inertia.xy", "kg m^2"),
    ("inertia.xz", "kg m^2"), ("inertia.yy", "kg m^2"), ("inertia.yz", "kg m^2"), ("inertia.zz", "kg m^2"),
)  # fmt: skip
"""Keys of a link in the order of `central`, and their units."""


def chain_with(
    basis: Basis, way: Way, theta: Array, spread: Array, extras: Sequence[Extra], values: Array, errors: Array,
    fixed: frozenset[str],
) -> tuple[Chain, tuple[str, ...]]:  # fmt: skip
    """The chain with identified values, and remarks on values that it cannot hold.

    Args:
        theta: (columns,) all linear parameters.
        spread: (columns, columns) their covariance.
        values, errors: of the extras.
        fixed: names of parameters that the data leave open; the chain keeps its own values.

    Raises:
        ChainError: the values break a rule of the format.
    """
    chain = basis.chain
    found: dict[str, Identified] = {}
    remarks: list[str] = []
    for k, joint in enumerate(chain.joints):
        mine = slice(10 * k, 10 * k + 10)
        found |= _link(joint.name, theta[mine], way.nominal[mine], spread[mine, mine], way.scale[mine])
    found |= spring_places(basis, theta, spread, fixed, remarks)
    for c in range(10 * len(chain.joints), len(theta)):
        parameter = basis.columns[c]
        if parameter.name not in fixed and parameter.kind not in ("spring", "rest", "offset"):
            found |= _single(basis, parameter, theta, spread, c, remarks)
    for extra, value, error in zip(extras, values.tolist(), errors.tolist(), strict=True):
        if extra.name in fixed:
            continue
        found[extra.place] = _extra(extra, value, error)
        if extra.kind in ("k1", "k2"):
            chain = _without_angle(chain, extra.place.split(".")[0])
    found, more = raised(chain, found)
    return with_values(chain, found), (*remarks, *more)


def _without_angle(chain: Chain, name: str) -> Chain:
    """The chain without a drive's friction angle, in whose place losses are written."""
    drive = chain.joint(name).drive
    if drive is None or drive.friction_angle is None:
        return chain
    loss = replace(drive, friction_angle=None)
    return replace(chain, joints=tuple(replace(j, drive=loss) if j.name == name else j for j in chain.joints))


def central(link: Array) -> Array:
    """Mass, centre and inertia about the centre, of m, m c and the inertia about the origin."""
    m, h = link[0], link[1:4]
    c = h / m if m != 0.0 else 0.0 * h
    xx, xy, xz, yy, yz, zz = link[4:]
    square = c @ c
    return np.array([
        m, *c,
        xx - m * (square - c[0] * c[0]), xy + m * c[0] * c[1], xz + m * c[0] * c[2],
        yy - m * (square - c[1] * c[1]), yz + m * c[1] * c[2], zz - m * (square - c[2] * c[2]),
    ])  # fmt: skip


def _link(name: str, link: Array, nominal: Array, spread: Array, scale: Array) -> dict[str, Identified]:
    """Values of a link that change, or have an error."""
    values, own = central(link), central(nominal)
    slope = np.array([central(link + 1j * STEP * unit).imag / STEP for unit in np.eye(10)]).T
    errors = np.sqrt(np.maximum(0.0, np.einsum("ij,jk,ik->i", slope, spread, slope)))
    found = {}
    sizes = np.array([scale[0], *(scale[1:4] / scale[0]), *scale[4:]])
    for (key, unit), value, before, error, size in zip(KEYS, values, own, errors, sizes, strict=True):
        if error > SURE * size:
            found[f"{name}.{key}"] = Identified(float(value), float(error), unit)
        elif abs(value - before) > UNCHANGED * size:
            found[f"{name}.{key}"] = Identified(float(value), None, unit, chosen=True)
    return found


def _single(
    basis: Basis, parameter: LinearParameter, theta: Array, spread: Array, c: int, remarks: list[str]
) -> dict[str, Identified]:
    """The place and value of a parameter of a joint."""
    joint, value, error = parameter.joint, float(theta[c]), float(np.sqrt(max(0.0, spread[c, c])))
    note = ""
    if not parameter.signed and value < 0.0:
        remarks.append(f"{parameter.name} is estimated below zero, {value:.3g}; the chain has zero.")
        value, note = 0.0, f"estimate {value:.3g}"
    key = parameter.which if parameter.side is None else f"{parameter.which}.{parameter.side + 1}"
    place = {
        "rotor": "drive.inertia" if bearing_joint(basis.chain, joint).armature is None else "armature",
        "friction": f"friction.{key}",
        "motor": f"drive.motor_friction.{key}",
        "damper": "damping",
    }[parameter.kind]
    return {f"{joint}.{place}": Identified(value, error, unit_of(basis.chain, parameter), note)}


def _extra(extra: Extra, value: float, error: float) -> Identified:
    """The value of a parameter at its place: of a loss it may be an efficiency."""
    if not extra.signed:
        value = max(0.0, value)
    if ".efficiency" in extra.place:
        eta = 1.0 / (1.0 + value) if extra.kind == "k1" else 1.0 / (1.0 - value)
        return Identified(eta, eta * eta * error)
    return Identified(value, error, extra.unit or None)
