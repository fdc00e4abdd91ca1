"""Bristles in plain numbers: the steady curve g, the deflection's rate, the friction.

    z' = v - (s0 |v| / g) z,    F = s0 z + s1 z' + s2 v,    g = F_C + (F_S - F_C) exp(-|v / v_s|^delta)

Source: Canudas de Wit, Olsson, Astrom and Lischinsky 1995, eqs. (1) to (3). Dahl's (1968) has g = F_C and s1 = 0.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from symgen.arrays import Array
from symgen.describe.chain import Chain
from symgen.describe.expression import Expression
from symgen.describe.joint_records import Bristle, LuGre
from symgen.reference.duals import Scalar, real, real_part
from symgen.reference.expressions import evaluate

__all__ = ["Bristles"]


class Bristles:
    """The bristles of a chain whose joints all count as coordinates.

    Args:
        chain: without couplings.
    """

    def __init__(self, chain: Chain) -> None:
        found = [(k, joint) for k, joint in enumerate(chain.moving) if joint.bristle is not None]
        self._laws: list[tuple[int, str, Bristle]] = [
            (k, f"{joint.name}_bristle", joint.bristle) for k, joint in found if joint.bristle is not None
        ]

    def __len__(self) -> int:
        return len(self._laws)

    def rates(self, names: Mapping[str, Scalar], qd: Array, t: float) -> Array:
        """(s,) rates of the deflections, which `names` holds; those that it lacks are zero."""
        return np.array([self._rate(law, real(names.get(z, 0.0)), qd[k], names, t) for k, z, law in self._laws])

    def forces(self, names: Mapping[str, Scalar], qd: Array, t: float) -> Array:
        """(n,) friction against the motion of the joints."""
        forces: list[Any] = [0.0] * len(qd)
        for k, name, law in self._laws:
            z, v = real(names.get(name, 0.0)), qd[k]
            force = _number(law.stiffness, names, t) * z
            if isinstance(law, LuGre) and law.damping is not None:
                force = force + _number(law.damping, names, t) * self._rate(law, z, v, names, t)
            if law.viscous is not None:
                force = force + _level(law.viscous, v, names, t) * v
            forces[k] = force
        return np.array(forces)

    def held(self, names: Mapping[str, Scalar], qd: Array, t: float, length: float) -> Array:
        """(s,) deflections after a time with rates held: z_e + (z - z_e) exp(-a l), a = s0 |v|/g and z_e = v/a."""
        rates, at_zero = self.rates(names, qd, t), self.rates({**names, **{z: 0.0 for _, z, _ in self._laws}}, qd, t)
        found: list[float] = []
        for (_, name, _), rate, free in zip(self._laws, rates.tolist(), at_zero.tolist(), strict=True):
            z = real_part(names.get(name, 0.0))
            unit = self.rates({**names, name: 1.0}, qd, t)[len(found)]
            a = free - unit
            found.append(z + length * rate if a == 0.0 else z - rate * np.expm1(-a * length) / a)
        return np.array(found)

    def at_rest(self, names: Mapping[str, Scalar], t: float, n: int) -> tuple[Array, Array]:
        """(n,) each: stiffness, and damping with the mean viscous friction, of small motion about rest."""
        K, D = np.zeros(n), np.zeros(n)
        for k, _, law in self._laws:
            K[k] = _number(law.stiffness, names, t)
            if law.viscous is not None:
                D[k] = 0.5 * (_level(law.viscous, 1.0, names, t) + _level(law.viscous, -1.0, names, t))
            if isinstance(law, LuGre) and law.damping is not None:
                D[k] += _number(law.damping, names, t)
        return K, D

    @staticmethod
    def _rate(law: Bristle, z: Any, v: Any, names: Mapping[str, Scalar], t: float) -> Any:
        speed = v if np.real(v) >= 0.0 else -v
        level = _level(law.coulomb, v, names, t)
        if isinstance(law, LuGre) and law.static is not None and law.stribeck is not None:
            scaled = speed / _number(law.stribeck.velocity, names, t)
            share = np.exp(-(scaled ** _number(law.stribeck.exponent, names, t)))
            level = level + (_level(law.static, v, names, t) - level) * share
        return v - _number(law.stiffness, names, t) * speed / level * z


def _number(expression: Expression, names: Mapping[str, Scalar], t: float) -> Any:
    return real(evaluate(expression, names, t=t))


def _level(level: Any, v: Any, names: Mapping[str, Scalar], t: float) -> Any:
    """The level of the direction of v."""
    if isinstance(level, tuple):
        level = level[0 if np.real(v) >= 0.0 else 1]
    return _number(level, names, t)
