"""Closures of a chain's loops in numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from symgen.arrays import Array
from symgen.describe.chain import BASE, Chain
from symgen.describe.expression import Expression
from symgen.reference.bodies import Link, rotation_about
from symgen.reference.closures import Closure
from symgen.reference.duals import Scalar, real_part
from symgen.reference.expressions import evaluate

__all__ = ["closures_of"]


def closures_of(chain: Chain, names: Mapping[str, Scalar], links: Sequence[Link]) -> list[Closure]:
    """The closures of a valid chain.

    Args:
        chain: the chain.
        names: values of parameters.
        links: its numbers.
    """
    index = {BASE: -1, **{link.name: k for k, link in enumerate(links)}}
    places = {link.name: link.coordinate for link in links}

    def number(expression: Expression) -> float:
        return real_part(evaluate(expression, names))

    found = []
    for loop in chain.loops:
        first, second = loop.between
        frame = _triad(np.array([number(x) for x in loop.axis]))
        axes_a, axes_b = (_turn([number(x) for x in anchor.rpy]) for anchor in loop.between)
        at_a, at_b = (np.array([number(x) for x in anchor.at]) for anchor in loop.between)
        found.append(
            Closure(
                loop.name,
                loop.type,
                index[first.joint],
                index[second.joint],
                at_a,
                at_b,
                axes_a @ frame,
                axes_b @ frame,
                axes_b,
                length=0.0 if loop.length is None else number(loop.length),
                dependent=tuple(places[name] for name in loop.dependent),
                branch={"left": 1, "right": -1, None: 0}[loop.branch],
                near={places[name]: number(value) for name, value in loop.near},
            )
        )
    return found


def _triad(axis: Array) -> Array:
    """(3, 3) directions, the last one along the axis."""
    e = axis / np.linalg.norm(axis)
    e1 = np.cross(e, np.eye(3)[int(np.argmin(np.abs(e)))])
    e1 = e1 / np.linalg.norm(e1)
    return np.column_stack([e1, np.cross(e, e1), e])


def _turn(rpy: Sequence[float]) -> Array:
    """Rz(yaw) Ry(pitch) Rx(roll)."""
    x, y, z = (rotation_about(unit, angle) for unit, angle in zip(np.eye(3), rpy, strict=True))
    turned: Array = z @ y @ x
    return turned
