"""A chain's own values of its linear parameters, and the sizes by which their changes are weighed."""

from __future__ import annotations

import numpy as np

from symgen.arrays import Array
from symgen.describe.chain import Chain
from symgen.describe.evaluate import evaluate, parameter_defaults
from symgen.describe.expression import Expression
from symgen.describe.friction_numbers import varying_friction
from symgen.describe.joint_records import FORWARD
from symgen.describe.linear_parameters import LENGTHS, NAMES, LinearParameter, linear_parameters
from symgen.describe.loops import bearing_joint
from symgen.describe.traits import own_inertia

__all__ = ["evaluated", "level_of", "nominal_values", "scales"]


EMPTY = 1e-3
"""Scale of a link that the chain gives no mass, relative to the others: it stays empty where it can."""
OFFSET = 1e-6
"""Scale of an offset: it stays zero where a spring's rest does the same."""


def evaluated(chain: Chain, expression: Expression | None, otherwise: float = 0.0) -> float:
    """Value of an expression at the parameters' own values."""
    return otherwise if expression is None else float(evaluate(expression, parameter_defaults(chain)))


def level_of(chain: Chain, parameter: LinearParameter) -> Expression | None:
    """The chain's expression of a level of friction; None where it has none, and for other parameters."""
    if parameter.kind not in ("friction", "motor"):
        return None
    joint = bearing_joint(chain, parameter.joint)
    motor = joint.drive.motor_friction if joint.drive else None
    friction = joint.friction if parameter.kind == "friction" else motor
    assert friction is not None
    way = friction.ways[parameter.side or FORWARD]
    level: Expression | None = getattr(way, parameter.which)
    return way.coulomb if level is None and parameter.which == "static" else level


def nominal_values(chain: Chain) -> Array:
    """(columns,): the chain's own values of its linear parameters; offsets, and levels that vary, are zero."""
    values: list[float] = []
    varying = {expression for _, expression in varying_friction(chain)}
    stiffness = spring_matrix(chain)
    names = chain.movable_names
    rest = np.array([evaluated(chain, joint.rest) for joint in chain.movable])
    for parameter in linear_parameters(chain):
        joint = bearing_joint(chain, parameter.joint)
        i = names.index(joint.name) if joint.name in names else -1
        if parameter.kind == "link":
            if parameter.which == NAMES[0]:
                values += link_values(chain, joint.name)
        elif parameter.kind == "rotor":
            values.append(evaluated(chain, own_inertia(joint)))
        elif parameter.kind in ("friction", "motor"):
            level = level_of(chain, parameter)
            values.append(0.0 if level in varying else evaluated(chain, level))
        elif parameter.kind == "spring":
            values.append(float(stiffness[i, names.index(parameter.other or joint.name)]))
        elif parameter.kind == "rest":
            values.append(float(stiffness[i] @ rest))
        else:
            values.append(evaluated(chain, joint.damping) if parameter.kind == "damper" else 0.0)
    return np.array(values)


def spring_matrix(chain: Chain) -> Array:
    """(joints, joints): springs of single joints and between joints."""
    joints, names = chain.movable, chain.movable_names
    K = np.diag([evaluated(chain, joint.stiffness) for joint in joints]) if joints else np.zeros((0, 0))
    for spring in chain.stiffness:
        index = [names.index(name) for name in spring.joints]
        K[np.ix_(index, index)] += np.array([[evaluated(chain, e) for e in row] for row in spring.matrix])
    return K


def link_values(chain: Chain, name: str) -> list[float]:
    """m, m c and I about the link frame's origin."""
    joint = chain.joint(name)
    m, c, i = evaluated(chain, joint.mass), np.array([evaluated(chain, x) for x in joint.com]), joint.inertia
    xx, yy, zz, xy, xz, yz = (evaluated(chain, e) for e in (i.xx, i.yy, i.zz, i.xy, i.xz, i.yz))
    I = np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]]) + m * (c @ c * np.eye(3) - np.outer(c, c))  # noqa: E741
    return [m, *(m * c).tolist(), I[0, 0], I[0, 1], I[0, 2], I[1, 1], I[1, 2], I[2, 2]]


def scales(chain: Chain, nominal: Array) -> Array:
    """(columns,): sizes by which changes of the parameters are weighed against each other."""
    columns = linear_parameters(chain)
    count = len(chain.joints)
    links = nominal[: 10 * count].reshape(count, 10)
    mass = np.abs(links[:, 0])
    inertia = np.abs(links[:, [4, 7, 9]]).max(axis=1, initial=0.0)
    radius = np.sqrt(inertia[mass > 0.0] / mass[mass > 0.0])
    length = float(np.median(radius[radius > 0.0])) if np.any(radius > 0.0) else 1.0
    size = np.maximum(mass, inertia / length**2)
    typical = float(np.median(size[size > 0.0])) if np.any(size > 0.0) else 1.0 / EMPTY
    size = np.where(size > 0.0, size, EMPTY * typical)
    powers = np.array([*LENGTHS.values()])
    found = [*(size[:, None] * length**powers).ravel()]
    for c in range(10 * count, len(columns)):
        found.append(OFFSET if columns[c].kind == "offset" else abs(nominal[c]) or 1.0)
    return np.array(found)
