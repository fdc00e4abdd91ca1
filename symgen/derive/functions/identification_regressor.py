"""Joint forces as a linear map of all parameters that they are linear in, for identification.

    tau = Y p,   p = (links, rotors, levels of friction, springs, dampers, offsets)

Columns per unit of each parameter, q, qd, qdd of joint i, N its drive's ratio, w = exp(-|v/v_s|^delta) with a Stribeck
velocity, else 0:

    links         those of `regressor`
    rotor         s' e + s (omega x e) on the parent, N s' across the joint, s = e.omega + N qd
    coulomb       (1 - w) sgn(qd);  static  w sgn(qd);  viscous  qd
    of a motor    |N| (1 - w) sgn(qd);  |N| w sgn(qd);  N^2 qd,  with v = |N| qd
    stiffness     q_i in row i; between two joints q_j in row i and q_i in row j
    rest          -1, for stiffness times rest
    damping       qd
    offset        1, of a measured force

Columns of joints that follow others, and of joints that close loops at the rate v = g qd, enter by g' (influence
coefficients of the joints).

Loads, `forces`, `potential`, `dissipation`, load-dependent friction and losses of drives have no columns.

Source: Atkeson, An and Hollerbach 1986 for links; Dupont 1993, equations (23), (24), for rotors. The fast form:
`symgen.derive.recursive.identification`; names of the columns: `symgen.describe.linear_parameters`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from symgen.derive.functions.arguments import Arguments
from symgen.derive.functions.build import quantity
from symgen.derive.functions.card import Card, Declaration, Result, Signature

if TYPE_CHECKING:
    from symgen.derive.fast import Writer

__all__ = ["CARD"]


def declare(a: Arguments) -> Declaration:
    """Arguments and results."""
    others = ", ".join(name for name in a.linear if not name.endswith(")"))
    doc = f"per link m, m c, I at the link frame's origin, then {others or 'nothing else'}"
    return Declaration(
        (a.q, a.qd, a.qdd),
        (Result("Y", (a.n, len(a.linear)), doc),),
        "Joint forces as a linear map of links, rotors, levels of friction, springs, dampers and offsets.",
    )


def fast(opinion: Writer, signature: Signature) -> tuple[object, ...]:
    """The recursion, which few ask for and all would import."""
    from symgen.derive.recursive.identification import identification_regressor

    return (identification_regressor(opinion.quantities, opinion.qdd),)


CARD = Card(
    "identification_regressor",
    declare,
    quantity(lambda e: e.identification_regressor.flat()),
    fast,
    asked=True,
    method="wrenches of unit parameters (Atkeson, An and Hollerbach 1986)",
)
