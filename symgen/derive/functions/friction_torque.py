"""Joint forces of a motion with friction, for a controller's feed-forward: torques alone, no holding bands.

    tau = M qdd + h + f(s),    s_i = sign qd_i, and where qd_i = 0 the intended direction of joint i

f is the sliding friction of the direction s. A joint at rest that is about to move gets the friction of that motion;
with direction 0 it gets none. With s_i = sign qdd_i at rest these are the torques of `friction_inverse_dynamics`.

Source: Dupont 1993, eqs. (17) to (24), for drives. The fast form takes M qdd + h from Newton and Euler's recursion
(Luh, Walker and Paul 1980), without M: `symgen.derive.recursive.grouped_newton_euler`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from symgen.derive.functions.arguments import FORCE, Arguments
from symgen.derive.functions.build import planned
from symgen.derive.functions.card import Card, Declaration, Flat, Result, Signature

if TYPE_CHECKING:
    from symgen.derive.definition import Definition
    from symgen.derive.fast import Writer
    from symgen.derive.recursive.formulation import Formulation

__all__ = ["CARD"]


def declare(a: Arguments) -> Declaration:
    """Arguments and results."""
    return Declaration(
        (a.q, a.qd, a.qdd, a.direction),
        (Result("tau", (a.n,), a.forces, FORCE),),
        "Joint forces of a motion with friction; that of a joint at rest opposes its intended direction.",
    )


def definition(opinion: Definition, signature: Signature) -> Flat:
    """From Lagrange's equations."""
    from symgen.derive.algebra.branches import nodes_of
    from symgen.derive.friction.feed_forward import torques

    return (tuple(nodes_of(torques(opinion.friction))),)


def in_form(opinion: Writer, form: Formulation) -> tuple[object, ...]:
    """Friction of the motion beside its smooth forces."""
    from symgen.derive.friction.feed_forward import torques

    return (torques(opinion.known_motion, form.inverse_dynamics(opinion.qdd)),)


CARD = Card(
    "friction_torque",
    declare,
    definition,
    planned,
    "summand",
    "friction_torque",
    "Newton and Euler's recursion (Luh, Walker and Paul 1980) and the laws of friction and of drives (Dupont 1993, "
    "eqs. 17 to 24)",
    friction=True,
    in_form=in_form,
)
