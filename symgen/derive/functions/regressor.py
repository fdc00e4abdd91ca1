"""Inverse dynamics of the rigid bodies as a linear map of the links' inertial parameters.

    tau_bodies = Y p,   p = (m, m c_x, m c_y, m c_z, Ixx, Ixy, Ixz, Iyy, Iyz, Izz) per link

First moments and inertias are about the link frame's origin, in its axes. Rotors, springs, dampers and friction have
no columns.

Source: Atkeson, An and Hollerbach 1986. The fast form: `symgen.derive.recursive.regressor`.
"""

from __future__ import annotations

from symgen.derive.functions.arguments import Arguments
from symgen.derive.functions.build import quantity
from symgen.derive.functions.card import LARGE, Card, Declaration, Result

__all__ = ["CARD"]


def declare(a: Arguments) -> Declaration:
    """Arguments and results."""
    doc = "per link m, m c_x, m c_y, m c_z, Ixx, Ixy, Ixz, Iyy, Iyz, Izz at the link frame's origin"
    return Declaration(
        (a.q, a.qd, a.qdd),
        (Result("Y", (a.n, 10 * a.links), doc),),
        "Inverse dynamics of the rigid bodies as a linear map of the links' inertial parameters.",
    )


CARD = Card(
    "regressor",
    declare,
    quantity(lambda e: e.regressor.flat()),
    lambda w, signature: (w.quantities.regressor(w.qdd),),
    most=LARGE,
    method="wrenches of unit parameters (Atkeson, An and Hollerbach 1986)",
)
